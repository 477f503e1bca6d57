/** Who plays: mark, name, score, whose turn it is, and what each one still holds. */

import { icon } from "../src/icons.js";
import { h } from "../src/render.js";
import { signed } from "../src/store.js";

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {import("../src/board.js").Tools} tools
 * @param {number | null} eyes  the seat whose hand lies open below
 */
export function seats({ names, bots, view, decision }, tools, eyes) {
  const winners = view.outcome?.winners ?? [];
  const attacker = /** @type {{ attacker?: number }} */ (/** @type {unknown} */ (view)).attacker;
  const paid = /** @type {{ paid?: number[] }} */ (/** @type {unknown} */ (view)).paid ?? [];
  return h("ul", { class: "seats", "aria-label": "Players" }, names.map((name, seat) => {
    const isTurn = decision?.seat === seat;
    const hand = view.hands[seat];
    const score = view.scores[seat] ?? 0;
    const tags = [
      attacker === seat && "Attacker",
      bots[seat] && "bot",
      view.options.money === "on" && `${view.outcome?.payoffs.length ? `coins ${signed(view.outcome.payoffs[seat] ?? 0)}` : `paid ${paid[seat] ?? 0}`}`,
    ].filter(Boolean);
    return h("li", { key: seat, class: ["seat", isTurn && "turn", winners.includes(seat) && "winner"], "aria-current": isTurn ? "true" : undefined },
      h("img", { class: "token", src: tools.face(`counter-${seat}.svg`), alt: "" }),
      h("div", { class: "who" },
        h("span", { class: "name" }, name),
        h("span", { class: "tags" }, isTurn && h("span", { class: "to-move" }, icon("turn"), "to move"), winners.includes(seat) && h("span", { class: "to-move" }, "winner"), tags.length ? ` ${tags.join(" · ")}` : "")),
      h("span", { class: "score" }, h("span", { class: "sr" }, "score "), signed(score)),
      seat !== eyes && hand && h("div", { class: "held", role: "img", "aria-label": held(hand) },
        hand.cards
          ? hand.cards.map((card) => h("img", { key: card, src: tools.face(`small/${card}.svg`), alt: "" }))
          : Array.from({ length: hand.count }, (_, index) => h("img", { key: index, src: tools.face(`back-${seat}.svg`), alt: "" }))));
  }));
}

/** @param {import("../src/types.js").Hand} hand */
const held = ({ count, cards }) => (count ? `holds ${count}: ${cards ? cards.join(", ") : "hidden"}` : "holds nothing");

/** Who plays: mark, name, score, whose turn it is, and what each one still holds. */

import { icon } from "../src/icons.js";
import { h } from "../src/render.js";
import { signed } from "../src/store.js";

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {import("../src/games.js").GameBoard} game
 * @param {number | null} eyes  the seat whose hand lies open below
 */
export function seats(shown, game, eyes) {
  const { names, bots, view, decision } = shown;
  const winners = view.outcome?.winners ?? [];
  return h("ul", { class: "seats", "aria-label": "Players" }, names.map((name, seat) => {
    const isTurn = decision?.seat === seat;
    const tags = [bots[seat] && "bot", ...game.tags(shown, seat)].filter(Boolean);
    return h("li", { key: seat, class: ["seat", isTurn && "turn", winners.includes(seat) && "winner"], "aria-current": isTurn ? "true" : undefined },
      game.token(seat),
      h("div", { class: "who" },
        h("span", { class: "name" }, name),
        h("span", { class: "tags" }, isTurn && h("span", { class: "to-move" }, icon("turn"), "to move"), winners.includes(seat) && h("span", { class: "to-move" }, "winner"), tags.length ? ` ${tags.join(" · ")}` : "")),
      view.scores && h("span", { class: "score" }, h("span", { class: "sr" }, "score "), signed(view.scores[seat] ?? 0)),
      game.held(shown, seat, seat === eyes));
  }));
}

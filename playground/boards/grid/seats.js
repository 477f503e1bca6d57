/** What a seat still holds, as all may know it: how many cards, and the sideboard. */

import { h } from "../../src/render.js";

/** @typedef {import("./words.js").GridView} GridView */

/**
 * @param {import("../../src/types.js").Snapshot} shown
 * @param {number} seat
 * @param {boolean} isOpen  whether the hand lies open elsewhere
 * @param {import("./words.js").Pieces} pieces
 */
export function held({ view }, seat, isOpen, pieces) {
  const { hands, sideboards, supplies } = /** @type {GridView} */ (view);
  const count = hands[seat]?.count ?? 0;
  const aside = (sideboards?.[seat] ?? []).map((key) => pieces.short(key));
  const facts = [
    `${count} ${count === 1 ? "card" : "cards"} in hand`,
    supplies && `${supplies[seat]} tokens left`,
  ].filter(Boolean);
  return h("div", { class: "held small" },
    h("p", {}, facts.join(" · ")),
    !isOpen && aside.length > 0 && [
      h("p", { class: "aside", title: aside.join(", ") }, `Sideboard: ${aside.join(", ")}`),
      h("p", { class: "brief", "aria-hidden": "true" }, `${aside.length} on the sideboard`),
    ]);
}

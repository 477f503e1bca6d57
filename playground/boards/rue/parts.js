/** Rue's own parts of the panels: a seat's mark, what it holds, what is told of it, what can be shown. */

import { h } from "../../src/render.js";
import { signed } from "../../src/store.js";

/** @typedef {import("../../src/board.js").Tools} Tools */
/** @typedef {import("../../src/types.js").Snapshot} Snapshot */

/** @param {Tools} tools @param {number} seat */
export const token = (tools, seat) => h("img", { class: "token", src: tools.face(`counter-${seat}.svg`), alt: "" });

/**
 * @param {Tools} tools
 * @param {Snapshot} shown
 * @param {number} seat
 */
export function held(tools, shown, seat) {
  const view = /** @type {import("./words.js").RueView} */ (shown.view);
  const hand = view.hands[seat];
  if (!hand) return null;
  const { count, cards } = hand;
  const words = count ? `holds ${count}: ${cards ? cards.join(", ") : "hidden"}` : "holds nothing";
  return h("div", { class: "held", role: "img", "aria-label": words },
    cards
      ? cards.map((card) => h("img", { key: card, src: tools.face(`small/${card}.svg`), alt: "" }))
      : Array.from({ length: count }, (_, index) => h("img", { key: index, src: tools.face(`back-${seat}.svg`), alt: "" })));
}

/**
 * @param {Snapshot} shown
 * @param {number} seat
 */
export function tags({ view }, seat) {
  const { attacker, paid, options, outcome } = /** @type {import("./words.js").RueView} */ (view);
  const coins = outcome?.payoffs.length ? `coins ${signed(outcome.payoffs[seat] ?? 0)}` : `paid ${paid[seat] ?? 0}`;
  return [...(attacker === seat ? ["Attacker"] : []), ...(options.money === "on" ? [coins] : [])];
}

/** @param {import("../rue.js").default} board */
export function switches(board) {
  const { settings, tools } = board;
  const box = (/** @type {"foxed" | "gains"} */ key, /** @type {string} */ label) => h("label", { class: "switch", key },
    h("input", { type: "checkbox", checked: settings[key], onchange: (/** @type {Event} */ event) => board.show({ [key]: /** @type {HTMLInputElement} */ (event.target).checked }) }),
    h("span", {}, label));
  return h("div", { class: "switches", role: "group", "aria-label": "What is shown" },
    box("gains", "Show gains (what each cell would score)"),
    h("span", { class: "pair" }, box("foxed", "Show foxed"), " ", tools.rule("rue.culture.jargon")),
    h("label", { class: "switch" }, h("span", {}, "Pictures"),
      h("select", { value: settings.motif, onchange: (/** @type {Event} */ event) => board.show({ motif: /** @type {HTMLSelectElement} */ (event.target).value }) },
        ["formations", "flowers"].map((motif) => h("option", { key: motif, value: motif }, motif)))));
}

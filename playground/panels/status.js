/** What is asked of whom, what is shown on the table, and the keys. */

import { h } from "../src/render.js";

/** @typedef {import("../src/board.js").Settings} Settings */

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {boolean} busy
 * @param {import("../src/board.js").Tools} tools
 */
export function status({ decision, prompt, names, bots, ply, plies }, busy, tools) {
  const isBot = decision && bots[decision.seat] !== null;
  const text = !decision ? "The game is over" : isBot ? `${names[decision.seat]} is thinking …` : prompt;
  return h("p", { class: ["status", isBot && "thinking"], key: "status" },
    h("span", {}, text), ply < plies ? h("span", { class: "past" }, ` (looking back at move ${ply} of ${plies})`) : "", " ",
    decision && !isBot && tools.rule(decision.rule),
    busy && h("span", { class: "wait", key: "wait" }, " Waiting for the engine …"));
}

/**
 * @param {Settings} settings
 * @param {(changes: Partial<Settings>) => void} flip
 * @param {import("../src/board.js").Tools} tools
 */
export function switches(settings, flip, tools) {
  const box = (/** @type {"foxed" | "gains"} */ key, /** @type {string} */ label) => h("label", { class: "switch", key },
    h("input", { type: "checkbox", checked: settings[key], onchange: (/** @type {Event} */ event) => flip({ [key]: /** @type {HTMLInputElement} */ (event.target).checked }) }),
    h("span", {}, label));
  return h("div", { class: "switches", role: "group", "aria-label": "What is shown" },
    box("gains", "Show gains (what each cell would score)"),
    h("span", { class: "pair" }, box("foxed", "Show foxed"), " ", tools.rule("rue.culture.jargon")),
    h("label", { class: "switch" }, h("span", {}, "Pictures"),
      h("select", { value: settings.motif, onchange: (/** @type {Event} */ event) => flip({ motif: /** @type {HTMLSelectElement} */ (event.target).value }) },
        ["formations", "flowers"].map((motif) => h("option", { key: motif, value: motif }, motif)))));
}

/** The keys in a line. */
export function keys() {
  return h("p", { class: "keys small", id: "tw-keys", key: "keys" },
    "Keys: arrows move over the table, Enter places, R and Shift R turn the tile, 1 to 8 choose one, Escape lets go, Ctrl Z takes back.");
}

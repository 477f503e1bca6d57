/** The board: lines of cells as a seat sees them, with what stands there and what can be done. */

import { h } from "../../src/render.js";

/** @typedef {import("../../src/render.js").Child} Child */
/**
 * What there is to a cell.
 * @typedef {object} Look
 * @property {(string | false | null)[]} marks  its classes besides
 * @property {Child} face  the piece on it
 * @property {string} words  what it is called, besides its name
 * @property {string | null} drag  how it can be dragged: "free", or "chosen" with a finger too
 */

/**
 * @param {string[][]} lines
 * @param {object} on
 * @param {string} on.label
 * @param {string} on.at  the cell where the keyboard is
 * @param {(name: string) => Look} on.look
 * @param {(name: string) => void} on.tap
 * @param {(name: string) => void} on.focus
 * @param {(key: string) => boolean} on.step
 * @param {(event: PointerEvent) => void} on.press
 * @param {string} [on.kind]  a class of the whole
 */
export function field(lines, { label, at, look, tap, focus, step, press, kind }) {
  return h("div", {
    class: ["grid", kind], role: "grid", "aria-label": label, "aria-describedby": "tw-keys", key: "grid",
    onpointerdown: press,
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (step(event.key)) event.preventDefault();
    },
  },
  lines.map((line) => h("div", { class: "row", role: "row", key: line[0] },
    h("span", { class: "head", "aria-hidden": "true" }, line[0]?.slice(1)),
    line.map((name) => {
      const { marks, face, words, drag } = look(name);
      return h("div", { class: "spot", role: "gridcell", key: name },
        h("button", {
          type: "button", class: ["cell", ...marks], "data-cell": name, "data-drag": drag, tabindex: name === at ? "0" : "-1",
          "aria-label": `${name}: ${words}`, title: face ? `${name}: ${words}` : undefined,
          onfocus: () => focus(name), onclick: () => tap(name),
        }, face),
        marks.includes("last") && h("span", { class: "brackets", key: "brackets" }));
    }))),
  h("div", { class: "foot", "aria-hidden": "true", key: "foot" },
    h("span", { class: "head" }), (lines[0] ?? []).map((name) => h("span", { class: "head", key: name }, name[0]))));
}

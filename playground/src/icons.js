/** Small pictures for buttons, drawn in the text's colour. Whatever shows one says in words what it means. */

import { h } from "./render.js";

const PATHS = {
  left: "M5 4v5h5M5.4 9A7.2 7.2 0 1 1 5 14",
  right: "M19 4v5h-5M18.6 9A7.2 7.2 0 1 0 19 14",
  undo: "M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3",
  turn: "M6 4l13 8-13 8z",
  play: "M7 4l13 8-13 8z",
  start: "M6 5v14M19 5l-9 7 9 7",
};

/** @param {keyof typeof PATHS} name */
export const icon = (name) =>
  h("svg", { class: `icon icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, h("path", { d: PATHS[name] }));

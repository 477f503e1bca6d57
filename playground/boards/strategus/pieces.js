/** How a piece looks: its mask with rank and name, or its back with the mark of its side. */

import { h } from "../../src/render.js";
import { signOf } from "./army.js";
import { mask } from "./masks.js";
import { SIDES } from "./words.js";

/** Blades on South's backs, waves on North's: told apart without colour. */
const PATTERN = [
  [-36, -12, 12, 36].flatMap((y, row) => [-36, -12, 12, 36].map((x, column) =>
    ((row + column) % 2 ? `M${x - 10} ${y}L${x} ${y - 3.6}L${x + 10} ${y}L${x} ${y + 3.6}Z` : `M${x} ${y - 10}L${x + 3.6} ${y}L${x} ${y + 10}L${x - 3.6} ${y}Z`))).join(""),
  [-38, -24, -10, 4, 18, 32].map((y) => `M-50 ${y}q6.25-9 12.5 0q6.25 9 12.5 0q6.25-9 12.5 0q6.25 9 12.5 0q6.25-9 12.5 0q6.25 9 12.5 0q6.25-9 12.5 0q6.25 9 12.5 0v4q-6.25 9-12.5 0q-6.25-9-12.5 0q-6.25 9-12.5 0q-6.25-9-12.5 0q-6.25 9-12.5 0q-6.25-9-12.5 0q-6.25 9-12.5 0q-6.25-9-12.5 0Z`).join(""),
];
const PLATE = ["M-26-26H26V26H-26Z", "M-28 0a28 28 0 1 1 56 0a28 28 0 1 1-56 0Z"];
const RING = ["M-22-22H22V22H-22ZM-18-18V18H18V-18Z", "M-24 0a24 24 0 1 1 48 0a24 24 0 1 1-48 0ZM-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z"];
const APPLE = "M0-8q6-6 12-1q5 9-2 19q-4 6-10 2q-6 4-10-2q-7-10-2-19q6-5 12 1ZM-1-8q0-6 4-9l2 2q-4 3-4 7Z";

/** The mark of a side, as on the backs of its pieces. @param {number} seat */
export const mark = (seat) =>
  h("svg", { class: "mask", viewBox: "-51 -51 102 102", "aria-hidden": "true", focusable: "false" },
    h("path", { class: "c", d: PATTERN[seat] ?? "" }), h("path", { class: "k", d: PLATE[seat] ?? "" }),
    h("path", { class: "c", d: (RING[seat] ?? "") + APPLE }));

/**
 * A piece as a seat sees it.
 * @param {number} seat  whose it is
 * @param {string | null} kind  null where it is hidden
 */
export function piece(seat, kind) {
  return kind === null
    ? h("span", { class: ["piece", "back", SIDES[seat]], key: "back" }, mark(seat))
    : h("span", { class: ["piece", SIDES[seat]], key: `kind ${kind}` }, mask(kind), h("b", { class: "rank", "data-text": signOf(kind) }), h("span", { class: "called", "data-text": kind }));
}

/** The mark of a seat beside its name. @param {number} seat */
export const token = (seat) => h("span", { class: "token", key: "token" }, h("span", { class: ["piece", "back", SIDES[seat]] }, mark(seat)));

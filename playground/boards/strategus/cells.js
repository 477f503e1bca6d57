/** The hundred cells by name, `a1` to `j10`, as one side sees them from behind its pieces. */

/** @typedef {import("../../src/types.js").Cell} Cell */

export const SIZE = 10;
/** How many rows a side places its pieces on. */
export const DEPTH = 4;
const COLUMNS = "abcdefghij";

/** @param {Cell} cell */
export const named = ([x, y]) => `${COLUMNS[x]}${SIZE - y}`;

/**
 * The name of the cell in a line and a column of the board as a seat sees it, from its upper left.
 * @param {number} line
 * @param {number} column
 * @param {number} seat
 */
export const nameAt = (line, column, seat) =>
  named(seat === 1 ? [SIZE - 1 - column, SIZE - 1 - line] : [column, line]);

/**
 * Where a seat sees a cell: line and column, from its upper left.
 * @param {string} name
 * @param {number} seat
 * @returns {[number, number]}
 */
export function spotOf(name, seat) {
  const [column, line] = [COLUMNS.indexOf(name[0] ?? ""), SIZE - Number(name.slice(1))];
  return seat === 1 ? [SIZE - 1 - line, SIZE - 1 - column] : [line, column];
}

/**
 * The lines of the board from top to bottom, each from left to right, as a seat sees them.
 * @param {number} seat
 * @param {number} [depth]  only so many lines, those nearest to the seat
 */
export function linesOf(seat, depth = SIZE) {
  return Array.from({ length: depth }, (_, line) =>
    Array.from({ length: SIZE }, (_, column) => nameAt(SIZE - depth + line, column, seat)));
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowDown: [1, 0], ArrowLeft: [0, -1] };

/**
 * Where an arrow key, Home or End leads from a cell; null for any other key.
 * @param {string} name
 * @param {string} key
 * @param {number} seat
 * @param {number} [depth]  how many of the lines nearest to the seat there are
 */
export function stepped(name, key, seat, depth = SIZE) {
  const [line, column] = spotOf(name, seat);
  if (key === "Home") return nameAt(line, 0, seat);
  if (key === "End") return nameAt(line, SIZE - 1, seat);
  const step = STEPS[key];
  if (!step) return null;
  const held = (/** @type {number} */ value, /** @type {number} */ low) => Math.max(low, Math.min(SIZE - 1, value));
  return nameAt(held(line + step[0], SIZE - depth), held(column + step[1], 0), seat);
}

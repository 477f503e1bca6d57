/** Cells of an unbounded plane: names, steps, and the window that is shown of it. */

/** @typedef {import("./types.js").Cell} Cell */
/** @typedef {{ west: number, north: number, east: number, south: number }} Window */

/** @param {Cell} cell */
export const named = ([x, y]) => `${x},${y}`;

/**
 * The cell that a name stands for, null where it is none.
 * @param {string} name
 * @returns {Cell | null}
 */
export function cellCalled(name) {
  const match = /^(0|-?[1-9]\d{0,8}),(0|-?[1-9]\d{0,8})$/.exec(name);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/**
 * What is shown of the plane: all cells given with one more around them, and never less than five by three.
 * @param {Cell[]} cells
 * @returns {Window}
 */
export function windowOf(cells) {
  const shown = { west: -2, north: -1, east: 2, south: 1 };
  for (const [x, y] of cells) {
    shown.west = Math.min(shown.west, x - 1);
    shown.east = Math.max(shown.east, x + 1);
    shown.north = Math.min(shown.north, y - 1);
    shown.south = Math.max(shown.south, y + 1);
  }
  return shown;
}

/**
 * The rows of a window, from north to south, each from west to east.
 * @param {Window} shown
 * @returns {Cell[][]}
 */
export function rowsOf({ west, north, east, south }) {
  /** @type {Cell[][]} */
  const rows = [];
  for (let y = north; y <= south; y += 1) {
    /** @type {Cell[]} */
    const row = [];
    for (let x = west; x <= east; x += 1) row.push([x, y]);
    rows.push(row);
  }
  return rows;
}

/** @type {Record<string, Cell>} */
const STEPS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/**
 * Where an arrow key, Home or End leads from a cell, within the window; null for any other key.
 * @param {Cell} from
 * @param {string} key
 * @param {Window} shown
 * @returns {Cell | null}
 */
export function stepped([x, y], key, shown) {
  if (key === "Home") return [shown.west, y];
  if (key === "End") return [shown.east, y];
  const step = STEPS[key];
  if (!step) return null;
  const held = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => Math.max(low, Math.min(high, value));
  return [held(x + step[0], shown.west, shown.east), held(y + step[1], shown.north, shown.south)];
}

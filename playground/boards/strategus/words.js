/** What a view of Strategus holds, and what is said of it. */

/**
 * @typedef {object} Standing  A piece on the board; its kind is null where it is hidden.
 * @property {import("../../src/types.js").Cell} cell
 * @property {number} seat
 * @property {string | null} kind
 */
/**
 * @typedef {import("../../src/types.js").View & {
 *   board: Standing[], ready: boolean[], quiet: number, offer: number | null, lakes: import("../../src/types.js").Cell[],
 *   graveyard: Record<string, number>[], to_move: number,
 * }} StrategusView
 */

export const SIDES = ["south", "north"];
/** From so many half-moves before the limit on it is shown. */
const NEAR = 40;

/**
 * How many half-moves without a fight are left before the game is a draw; null where it is not near.
 * @param {StrategusView} view
 */
export function quietLeft({ quiet, options, outcome }) {
  const rest = Number(options.no_fight_limit) - quiet;
  return outcome === null && rest <= NEAR ? rest : null;
}

/** How many pieces of a side are removed. @param {Record<string, number>} removed */
export const total = (removed) => Object.values(removed).reduce((sum, count) => sum + count, 0);

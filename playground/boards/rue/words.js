/** Rue's tiles and what lies on the table, in words. */

import { named } from "../../src/grid.js";
import { change } from "../../src/store.js";

/** @typedef {import("../../src/types.js").Cell} Cell */

/**
 * @typedef {object} Laid  A tile on the table, as a view tells it.
 * @property {Cell} cell
 * @property {string} card
 * @property {number} rotation
 * @property {number} played_by
 * @property {number | null} counter
 * @property {number} coins
 */
/**
 * @typedef {import("../../src/types.js").View & {
 *   hands: import("../../src/types.js").Hand[], board: Laid[], attacker: number, to_move: number, paid: number[], area_limit: number,
 * }} RueView
 */

const PATTERNS = { P: ["Prow", "RBBB"], C: ["Corner", "RRBB"], F: ["Flanks", "RBRB"], T: ["Tower", "RRRB"] };

/** Name, body and unturned edges (north, east, south, west) of each tile. */
export const TILES = Object.fromEntries(
  ["Red", "Blue"].flatMap((body) =>
    Object.entries(PATTERNS).map(([letter, [pattern, edges]]) =>
      [`${body[0]}${letter}`, { name: `${body} ${pattern}`, body: body.toLowerCase(), edges: /** @type {string} */ (edges) }])),
);

const SIDES = ["north", "east", "south", "west"];

/** @param {string} code */
export const tileName = (code) => TILES[code]?.name ?? code;

/** Whether a tile's body is blue: worth a point. @param {string} code */
export const isBlue = (code) => TILES[code]?.body === "blue";

/**
 * The edges of a turned tile, north, east, south, west.
 * @param {string} code
 * @param {number} turn
 */
export function edges(code, turn) {
  const plain = TILES[code]?.edges ?? "";
  return plain.slice(4 - turn) + plain.slice(0, 4 - turn);
}

/**
 * "red north and east, blue south and west".
 * @param {string} code
 * @param {number} turn
 */
export function edgeWords(code, turn) {
  const turned = edges(code, turn);
  const sides = (/** @type {string} */ colour) => listed(SIDES.filter((_, side) => turned[side] === colour));
  return `red ${sides("R")}, blue ${sides("B")}`;
}

/** "a", "a and b", "a, b and c". @param {string[]} words */
export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/**
 * A tile on the table, for those who hear it.
 * @param {Laid} laid
 * @param {string[]} names
 * @param {boolean} foxed
 */
export function laidWords({ cell, card, rotation, played_by, counter, coins }, names, foxed) {
  const worth = isBlue(card) ? "+1" : "−1";
  return [
    `${named(cell)}: ${tileName(card)}, ${edgeWords(card, rotation)}`,
    counter === null ? "no counter" : `counter of ${names[counter]}, ${worth}`,
    `played by ${names[played_by]}`,
    coins ? `${coins} ${coins === 1 ? "coin" : "coins"}` : "",
    foxed ? "foxed" : "",
  ].filter(Boolean).join("; ");
}

/**
 * What a placement would do.
 * @typedef {object} Preview
 * @property {number} gain  the mover's score after it, less before
 * @property {boolean} badForm
 * @property {Map<string, "+1" | "−1" | "±0" | "pays">} marks  by cell name
 * @property {string[]} lines  the engine's sentences
 * @property {string[]} certain  those that hold whatever pays
 * @property {string[]} reds  the names of the cells whose red tiles cost a counter
 */

/**
 * Reads a preview from the events that a placement would have.
 * @param {import("../../src/types.js").Happened[]} events
 * @returns {Preview}
 */
export function previewOf(events) {
  /** @type {Preview} */
  const found = { gain: 0, badForm: false, marks: new Map(), lines: [], certain: [], reds: [] };
  for (const { kind, cell, paid, text } of events) {
    if (kind === "place" || kind === "match" || kind === "stake") continue;
    if (kind === "end" || kind === "score" || kind === "win" || kind === "payoff") continue;
    found.lines.push(text);
    if (kind !== "pay") found.certain.push(text);
    if (kind === "bad-form") found.badForm = true;
    if (!cell || kind === "bad-form") continue;
    if (kind === "capture") mark(found, cell, "+1", 1);
    if (kind === "pay" || kind === "burden") mark(found, cell, "−1", -1);
    if (kind === "again") mark(found, cell, "±0", 0);
    if (kind === "pay") found.reds.push(named(cell));
    if (kind === "pay" && paid) found.marks.set(named(paid), "pays");
  }
  return found;
}

/**
 * @param {Preview} found
 * @param {Cell} cell
 * @param {"+1" | "−1" | "±0"} sign
 * @param {number} gain
 */
function mark(found, cell, sign, gain) {
  found.marks.set(named(cell), sign);
  found.gain += gain;
}

/** One sentence for a preview. @param {Preview} preview @param {boolean} choice */
export function previewWords({ lines, certain, gain }, choice) {
  if (!lines.length) return "It captures nothing.";
  const told = choice ? [...certain, "For red tiles you choose what pays."] : lines;
  return `${told.join(" ")} In all ${change(gain)}.`;
}

/** Texts of actions, read and written: the words of docs/develop/formats.md, as far as boards need them. */

import { named } from "./grid.js";

/** @typedef {import("./types.js").Cell} Cell */

/**
 * A placement: tile, cell, quarter turns clockwise, and the cells that pay.
 * @typedef {object} Placing
 * @property {string} key
 * @property {Cell} cell
 * @property {number} turn
 * @property {Cell[]} pay
 */

const PLACE = /^place (\S+) (-?\d+),(-?\d+) r([0-3])(?: pay((?: -?\d+,-?\d+)+))?$/;

/**
 * @param {string} text
 * @returns {Placing | null}
 */
export function readPlacing(text) {
  const match = PLACE.exec(text);
  if (!match) return null;
  const [, key = "", x, y, turn, pay = ""] = match;
  const cells = pay.trim() ? pay.trim().split(" ").map((name) => name.split(",").map(Number)) : [];
  return { key, cell: [Number(x), Number(y)], turn: Number(turn), pay: /** @type {Cell[]} */ (cells) };
}

/** @param {Omit<Placing, "pay"> & { pay?: Cell[] }} placing */
export function placingText({ key, cell, turn, pay = [] }) {
  const words = ["place", key, named(cell), `r${turn}`];
  if (pay.length) words.push("pay", ...pay.map(named));
  return words.join(" ");
}

/** All legal placements, by tile and turn, then cell. */
export class Placements {
  /** @type {Map<string, Map<number, Map<string, Placing[]>>>} */
  #tiles = new Map();

  /** @param {string[]} legal */
  constructor(legal) {
    for (const text of legal) {
      const placing = readPlacing(text);
      if (!placing) continue;
      const turns = within(this.#tiles, placing.key, () => new Map());
      const cells = within(turns, placing.turn, () => new Map());
      within(cells, named(placing.cell), () => /** @type {Placing[]} */ ([])).push(placing);
    }
  }

  /** @param {string} key */
  has(key) {
    return this.#tiles.has(key);
  }

  /**
   * The turns in which a tile may lie somewhere, ascending.
   * @param {string} key
   */
  turns(key) {
    return [...(this.#tiles.get(key)?.keys() ?? [])].sort((a, b) => a - b);
  }

  /**
   * The names of the cells where a tile may lie so turned.
   * @param {string} key
   * @param {number} turn
   */
  cells(key, turn) {
    return new Set(this.#tiles.get(key)?.get(turn)?.keys() ?? []);
  }

  /**
   * The ways to lay a tile somewhere; they differ in what pays.
   * @param {string} key
   * @param {number} turn
   * @param {Cell} cell
   */
  ways(key, turn, cell) {
    return this.#tiles.get(key)?.get(turn)?.get(named(cell)) ?? [];
  }
}

/**
 * @template K, V
 * @param {Map<K, V>} map
 * @param {K} key
 * @param {() => V} make
 * @returns {V}
 */
function within(map, key, make) {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

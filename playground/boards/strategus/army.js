/** The forty pieces of a side, and how they are put on its four rows. Rows and places are as the player sees them from behind. */

import { DEPTH, SIZE } from "./cells.js";

/** @typedef {(string | null)[][]} Rows  four rows of ten kinds, the front row first; null where nothing stands */
/** @typedef {{ key: string, name: string, rank: number | null, count: number }} Kind */

/** @type {Kind[]} */
export const ARMY = [
  ["elephant", 1, 1], ["grizzly", 2, 1], ["rhino", 3, 2], ["gorilla", 4, 3], ["lion", 5, 4], ["tiger", 6, 4],
  ["wolf", 7, 4], ["fox", 8, 5], ["scout", 9, 8], ["mouse", 10, 1], ["trap", null, 6], ["apple", null, 1],
].map(([key, rank, count]) => /** @type {Kind} */ ({ key, name: `${String(key)[0]?.toUpperCase()}${String(key).slice(1)}`, rank, count }));

const BY_KEY = new Map(ARMY.map((kind) => [kind.key, kind]));

/** The sign on a piece: its rank, T or A. @param {string} key */
export const signOf = (key) => String(BY_KEY.get(key)?.rank ?? (key[0] ?? "").toUpperCase());

/** A kind in words: `wolf, rank 7`; the trap and the apple have no rank. @param {string} key */
export const wordsOf = (key) => {
  const rank = BY_KEY.get(key)?.rank;
  return rank ? `${key}, rank ${rank}` : key;
};

/** The kind that a key stands for: a rank, 0 for the mouse's, T or A. @param {string} key */
export const kindOfKey = (key) => ARMY.find((kind) => signOf(kind.key).toLowerCase() === (key === "0" ? "10" : key.toLowerCase()))?.key ?? null;

/** @returns {Rows} */
export const nothing = () => Array.from({ length: DEPTH }, () => Array.from({ length: SIZE }, () => null));

/**
 * How many pieces of each kind are still to place.
 * @param {Rows} rows
 * @returns {Map<string, number>}
 */
export function left(rows) {
  const counts = new Map(ARMY.map(({ key, count }) => [key, count]));
  for (const kind of rows.flat()) if (kind) counts.set(kind, (counts.get(kind) ?? 0) - 1);
  return counts;
}

/** How many pieces stand. @param {Rows} rows */
export const standing = (rows) => rows.flat().filter(Boolean).length;

/** @typedef {[number, number]} Place  row and column */

/**
 * The kind at a place.
 * @param {Rows} rows
 * @param {Place} place
 */
export const at = (rows, [row, column]) => rows[row]?.[column] ?? null;

/**
 * The rows with a kind, or nothing, at a place; what stood there is to place again.
 * @param {Rows} rows
 * @param {Place} place
 * @param {string | null} kind
 * @returns {Rows}
 */
export const put = (rows, [row, column], kind) => rows.map((line, y) => (y === row ? line.map((was, x) => (x === column ? kind : was)) : line));

/**
 * The rows with two places exchanged; either may be empty.
 * @param {Rows} rows
 * @param {Place} one
 * @param {Place} other
 */
export const swap = (rows, one, other) => put(put(rows, one, at(rows, other)), other, at(rows, one));

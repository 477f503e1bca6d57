/** What the last ply did, where it can be seen. */

import { named } from "../../src/grid.js";

/** @typedef {{ placed: string | null, marks: Map<string, string> }} Changes */

/** What an event is called on the cell it is about. @type {Record<string, string>} */
const MARKS = { capture: "taken", emptied: "emptied", weaken: "weakened", swap: "swapped" };

/**
 * @param {import("../../src/types.js").Snapshot} shown
 * @returns {Changes}
 */
export function changesOf({ log }) {
  /** @type {Changes} */
  const changes = { placed: null, marks: new Map() };
  for (const event of log.at(-1)?.events ?? []) {
    const { kind, cell, cells = [], to } = event;
    if ((kind === "play" || kind === "place") && cell) changes.placed = named(cell);
    const mark = MARKS[kind];
    if (mark && cell) changes.marks.set(named(cell), mark);
    if (mark) for (const other of cells) changes.marks.set(named(other), mark);
    if (kind === "move" && to) changes.marks.set(named(to), "moved");
  }
  return changes;
}

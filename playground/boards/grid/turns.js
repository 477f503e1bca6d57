/** Whose turn it is beyond the next seat's: extra turns, and turns without a card. */

/** @typedef {import("../../src/types.js").Snapshot} Snapshot */
/** @typedef {import("./words.js").GridView} GridView */

/** So many turns without a card are told of, and after so many a card has to be played. */
const TOLD = 8, MOST = 12;
/** What begins a turn that is not over when it asks something. */
const BEGINS = /^(play|use) /;

/** Whether the turn that is on is an extra one. @param {Snapshot} shown */
export function isExtra({ log, view, decision }) {
  if (!decision) return false;
  const { pending = [] } = /** @type {GridView} */ (view);
  const begun = pending.length ? log.findLastIndex(({ action }) => BEGINS.test(action ?? "")) : log.length;
  return (log[begun - 1]?.events ?? []).some(({ kind }) => kind === "again");
}

/**
 * What is owed, and how long no card was played, in words.
 * @param {Snapshot} shown
 * @returns {string[]}
 */
export function turnWords({ view, names, decision }) {
  const { extra = 0, quiet = 0, to_move: seat } = /** @type {GridView} */ (view);
  if (!decision) return [];
  return [
    extra ? `${names[seat]} takes ${extra} extra ${extra === 1 ? "turn" : "turns"} after this one` : "",
    quiet >= MOST ? `${quiet} turns without a card: a card must be played now` : quiet >= TOLD ? `${quiet} turns without a card; after ${MOST} a card must be played` : "",
  ].filter(Boolean);
}

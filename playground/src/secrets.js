/** What a page is told for a moment and does not keep, and what is kept from whoever has the device. */

import { hides, humans, isLatest, isWritten } from "./store.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Moment} Moment */

/** Kinds of events that a log does not list while the game goes on: a fight and what becomes of the survivor. */
const PASSING = new Set(["fight", "advance", "known", "hide"]);

/**
 * The fight of the last move, as the viewer saw it; null where there was none, or none of whose pieces were shown.
 * @param {Snapshot} shown
 * @returns {Moment | null}
 */
export function momentOf(shown) {
  const line = shown.log.at(-1);
  const events = (line?.events ?? []).filter(({ kind }) => PASSING.has(kind));
  if (!isLatest(shown) || shown.seat === null || !events.some(({ attacker }) => attacker !== undefined)) return null;
  return { seat: shown.seat, events };
}

/** Whether the last move was a fight. @param {Snapshot} shown */
export const hasFight = ({ log }) => (log.at(-1)?.events ?? []).some(({ kind }) => kind === "fight");

/**
 * The snapshot without what is not to be kept of its last move.
 * @param {Snapshot} shown
 * @returns {Snapshot}
 */
export function forgetful(shown) {
  if (shown.view.ready === undefined || !hides(shown) || isWritten(shown) || !hasFight(shown)) return shown;
  const log = shown.log.map((line) => ({ ...line, events: line.events.filter(({ kind }) => !PASSING.has(kind)) }));
  return { ...shown, log };
}

/**
 * Why an action may not be carried out by whoever has the device; null where it may. Only in games with secrets.
 * @param {Snapshot} shown
 * @param {number | null} handover
 * @param {string} action
 * @returns {string | null}
 */
export function barred({ decision, names, bots, seat }, handover, action) {
  if (handover !== null) return `The board is covered until ${names[handover]} has the device.`;
  const [, by] = /^@(\d+) /.exec(action) ?? [];
  const actor = by === undefined ? decision?.seat : Number(by);
  if (actor === undefined || actor === seat || names[actor] === undefined) return null;
  return `It is for ${names[actor]}${bots[actor] ? "" : ", who has to have the device,"} to do that.`;
}

/** Whether another person than the one who looks is to act where the game is looked at. @param {Snapshot} shown */
export const isElsewhere = (shown) =>
  shown.decision !== null && shown.seat !== null && shown.decision.seat !== shown.seat && humans(shown).includes(shown.decision.seat);

/** What is told to the player: what went wrong, and what happened. */

import { Failure } from "./client.js";

/** @typedef {import("./types.js").Snapshot} Snapshot */
/** @typedef {import("./types.js").Notice} Notice */

/** Kinds of events that are seen and not read out: how edges match, and forty pieces that are placed in a row. */
const MATCHING = new Set(["match"]), PLACING = new Set(["place"]);

/**
 * @param {unknown} error
 * @returns {Notice}
 */
export function noticeOf(error) {
  if (!(error instanceof Failure)) throw error;
  const { code, message, rule, reason } = error.trouble;
  if (code === "illegal-action") return { kind: "refused", text: reason ?? message, ...(rule ? { rule } : {}) };
  return { kind: "wrong", text: message, ...(rule ? { rule } : {}) };
}

/**
 * What happened between two snapshots, in the engine's sentences.
 * @param {Snapshot} now
 * @param {Snapshot | null} was
 * @param {number} number  of the move that is looked at
 */
export function spoken(now, was, number) {
  const silent = now.view.ready ? PLACING : MATCHING;
  const before = was ? was.ply : 0;
  const lines = now.ply > before ? now.log.filter(({ ply }) => ply > before) : now.ply < before ? [] : now.log.slice(-1);
  const events = lines.flatMap(({ events }) => events.filter(({ kind }) => !silent.has(kind)).map(({ text }) => text));
  const back = now.ply < before ? [`Back at move ${number}.`] : [];
  return [...back, ...events, now.decision ? `${now.prompt}.` : ""].join(" ").trim();
}

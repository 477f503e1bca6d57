/** What is asked of whom, and the keys. */

import { h } from "../src/render.js";
import { numberOf } from "../src/store.js";

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {boolean} busy
 * @param {import("../src/board.js").Tools} tools
 * @param {number} origin  the ply from which moves are counted
 * @param {{ isPaused?: boolean, notes?: string[] }} [more]  whether bots wait; what else is told of the turn
 */
export function status(shown, busy, tools, origin, { isPaused = false, notes = [] } = {}) {
  const { decision, prompt, names, bots, ply, plies } = shown;
  const isBot = decision && bots[decision.seat] !== null;
  const thinks = isBot && !isPaused && ply === plies;
  const text = !decision ? "The game is over" : isBot ? `${names[decision.seat]} is ${thinks ? "thinking …" : "to move"}` : prompt;
  const [, head, more] = /^(.*?)(?:; (.*))?$/s.exec(text) ?? ["", text];
  return h("p", { class: ["status", thinks && "thinking"], key: "status" },
    h("span", {}, head), ply === plies && more && h("span", { class: "rest small" }, `; ${more}`), ply < plies ? h("span", { class: "past" }, ` (looking back at move ${numberOf(shown, ply, origin)} of ${numberOf(shown, plies, origin)})`) : "", " ",
    ...notes.map((note) => h("span", { class: "tag", key: note }, note)), notes.length ? " " : "",
    decision && !isBot && tools.rule(decision.rule),
    busy && h("span", { class: "wait", key: "wait" }, " Waiting for the engine …"));
}

/** The keys in a line. @param {string} text */
export function keys(text) {
  return h("p", { class: "keys small", id: "tw-keys", key: "keys" }, `Keys: ${text}`);
}

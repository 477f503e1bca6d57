/** What is asked of whom, and the keys. */

import { h } from "../src/render.js";

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {boolean} busy
 * @param {import("../src/board.js").Tools} tools
 */
export function status({ decision, prompt, names, bots, ply, plies }, busy, tools) {
  const isBot = decision && bots[decision.seat] !== null;
  const text = !decision ? "The game is over" : isBot ? `${names[decision.seat]} is thinking …` : prompt;
  const [, head, more] = /^(.*?)(?:; (.*))?$/s.exec(text) ?? ["", text];
  return h("p", { class: ["status", isBot && "thinking"], key: "status" },
    h("span", {}, head), more && h("span", { class: "rest small" }, `; ${more}`), ply < plies ? h("span", { class: "past" }, ` (looking back at move ${ply} of ${plies})`) : "", " ",
    decision && !isBot && tools.rule(decision.rule),
    busy && h("span", { class: "wait", key: "wait" }, " Waiting for the engine …"));
}

/** The keys in a line. @param {string} text */
export function keys(text) {
  return h("p", { class: "keys small", id: "tw-keys", key: "keys" }, `Keys: ${text}`);
}

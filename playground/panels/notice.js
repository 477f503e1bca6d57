/** Sentences to the player: a refusal with its clause, an error, a hint; and how the game ended. */

import { h } from "../src/render.js";
import { signed } from "../src/store.js";

/**
 * @param {import("../src/types.js").Notice | null} notice
 * @param {import("../src/board.js").Tools} tools
 */
export function notice(notice, tools) {
  return h("div", { class: "notices" },
    h("div", { role: "alert", key: "alert" },
      notice && notice.kind !== "hint" && h("p", { class: ["notice", notice.kind] },
        h("strong", {}, notice.kind === "refused" ? "Not allowed: " : "That did not work: "), ended(notice.text), " ",
        notice.rule && tools.rule(notice.rule))),
    notice?.kind === "hint" && h("p", { class: "notice hint", key: "hint" }, notice.text, notice.rule && [" ", tools.rule(notice.rule)]));
}

/** @param {string} text */
const ended = (text) => text + (/[.!?]$/.test(text) ? "" : ".");

/** A reason as a sentence. @param {string} text */
export const sentence = (text) => `${text[0]?.toUpperCase() ?? ""}${ended(text.slice(1))}`;

/** A message without the clause that is linked after it. @param {import("../src/types.js").Trouble} trouble */
export const unnamed = ({ message, rule }) => (rule ? message.replace(` (${rule})`, "") : message);

/**
 * @param {import("../src/types.js").Snapshot} shown
 * @param {import("../src/board.js").Tools} tools
 * @param {() => void} again
 */
export function result({ view: { outcome }, names, log }, tools, again) {
  if (!outcome) return null;
  const winners = outcome.winners.map((seat) => names[seat]);
  const how = log.at(-1)?.events.find(({ kind }) => kind === "end")?.text;
  const verb = winners.length > 1 ? "win" : "wins";
  return h("section", { class: "result", "aria-label": "Result", key: "result" },
    h("p", { class: "winner" }, winners.length ? `${winners.join(" and ")} ${verb}` : "A draw"),
    h("p", {}, outcome.scores.length ? names.map((name, seat) => `${name}: ${signed(outcome.scores[seat] ?? 0)}`).join(" · ") : how, " ", tools.rule(outcome.decided_by)),
    outcome.payoffs.length > 0 && h("p", {}, `Coins: ${names.map((name, seat) => `${name}: ${signed(outcome.payoffs[seat] ?? 0)}`).join(" · ")} `, tools.rule("rue.money.stakes")),
    h("button", { type: "button", class: "button filled", onclick: again }, "Play again"));
}

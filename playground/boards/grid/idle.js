/** Why a card on the table can do nothing now: what to ask the engine, and which of its answers explains best. */

import { named } from "../../src/grid.js";

/** @typedef {import("../../src/types.js").Notice} Notice */
/** @typedef {import("./words.js").Lying} Lying */
/** @typedef {import("./words.js").GridView} GridView */

/** Answers to what a card of its kind never does, and to what it cannot do to one cell only. */
const NEVER = /\.token-action$/, THERE = /\.targets$/;
const AROUND = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

/** Whether a turn begins: nothing is asked in the middle of one. @param {import("./meanings.js").Meanings} meanings */
export const isTurn = ({ plays, bare }) => plays.length > 0 || bare.some(({ verb }) => verb === "pass");

/**
 * The actions that a tap on a card could mean: to be used, and to move a token to a card around it, to those of the
 * same owner first.
 * @param {GridView} view
 * @param {Lying} lying
 */
export function asked(view, lying) {
  const [x, y] = lying.cell;
  const lies = new Map(view.board.map((one) => [named(one.cell), one]));
  const around = AROUND.map(([right = 0, down = 0]) => named([x + right, y + down])).filter((name) => lies.has(name));
  const own = around.filter((name) => lies.get(name)?.owner === lying.owner);
  const name = named(lying.cell);
  return [...(own.length ? own : around.slice(0, 1)).map((other) => `move ${name} ${other}`), `use ${name}`];
}

/**
 * The answer that explains best, as a hint; null where something is legal after all, or the card never acts.
 * @param {(Notice | null)[]} answers  to what was asked
 * @returns {Notice | null}
 */
export function hint(answers) {
  const told = answers.filter((one) => one !== null);
  if (told.length < answers.length) return null;
  const telling = told.filter(({ rule }) => !NEVER.test(rule ?? ""));
  const best = telling.find(({ rule }) => !THERE.test(rule ?? "")) ?? telling[0];
  if (!best) return null;
  const why = THERE.test(best.rule ?? "") ? "no card around it is held by you" : best.text.replace(/\.$/, "");
  return { ...best, kind: "hint", text: `It cannot act now: ${why}.` };
}

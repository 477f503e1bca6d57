/** The bar under the table: what a cell holds and may be used for, and what a step of a turn asks. */

import { cellCalled } from "../../src/grid.js";
import { h } from "../../src/render.js";
import { bareWords, lyingWords } from "./words.js";

/** @typedef {import("./table.js").Parts} Parts */
/** @typedef {import("../../src/render.js").Child} Child */

/** So many choices have buttons of their own beside the cells that are lit. */
const FEW = 8;
/** What is told of a card that no cell is lit for. */
export const NOWHERE = "There is no cell now where it may be played.";
/** So many cards that fit a cell are named; of more it is told that they are in the hand. */
const NAMED = 3;

/** @param {Parts} parts */
export function asking(parts) {
  const { board, pick, tools } = parts;
  if (tools.handover() !== null) return null;
  if (pick.seen !== null) return seen(parts, pick.seen);
  if (!board.isMine) return null;
  if (pick.card !== null) return picked(parts, pick.card);
  if (pick.from !== null) return begun(parts, pick.from);
  return step(parts);
}

/** What lies on a cell. @param {Parts} parts @param {string} name */
export function lyingAt({ view }, name) {
  const cell = cellCalled(name);
  return view.board.find((one) => cell && one.cell[0] === cell[0] && one.cell[1] === cell[1]);
}

/** @param {Parts} parts @param {string} name */
function at(parts, name) {
  const one = lyingAt(parts, name);
  return one ? `${parts.pieces.lying(one)} at ${name}` : name;
}

/** @param {string} key @param {string} words @param {() => void} onclick @param {boolean} [filled] */
const button = (key, words, onclick, filled = false) => h("button", { key, type: "button", class: ["button", filled && "filled"], onclick }, words);

/**
 * @param {string} key
 * @param {string} label
 * @param {Child[]} says
 * @param {Child[]} answers
 */
const bar = (key, label, says, answers) =>
  h("div", { class: ["ask", !answers.length && "glance"], role: "group", "aria-label": label, key },
    h("p", { id: "tw-ask" }, ...says), answers.length > 0 && h("div", { class: "answers" }, ...answers));

/** The clause of a card that has one of its own, as Lands have not. @param {Parts} parts @param {string} card */
function clause({ pieces, tools }, card) {
  const rule = pieces.rule(card);
  return rule && pieces.kind(card) !== "land" && tools.rule(rule);
}

/**
 * A cell that was tapped: what lies there, and all that the tap may mean.
 * @param {Parts} parts
 * @param {string} name
 */
function seen(parts, name) {
  const { board, pick, pieces, shown } = parts;
  const one = lyingAt(parts, name);
  const { meanings } = board;
  const fitting = board.isMine && pick.card === null ? meanings.fitting(name) : [];
  const isMany = fitting.length > NAMED;
  const ways = !board.isMine ? [] : pick.card !== null
    ? meanings.ways(pick.card, name).map(({ text }) => button(text, text, () => board.act(text)))
    : [
      ...meanings.usesOf(name).map(({ text }) => button(text, `Use the ${one ? pieces.name(one.card) : "card"}`, () => board.act(text))),
      meanings.source === null && meanings.sources.includes(name) && button("move", "Move a token from here", () => board.begin(name)),
      ...(isMany ? [] : fitting).map((card) => button(card, `Play ${pieces.name(card)} here`, () => board.playAt(card, name))),
    ].filter(Boolean);
  return bar("seen", `The cell ${name}`, [
    h("strong", {}, `${name}: `), one ? `${lyingWords(one, pieces, shown.names)}. ` : "empty. ",
    one && clause(parts, one.card), ways.length > 0 && " What is to be done here?", isMany && ` ${board.holding.filter((card) => fitting.includes(card)).length} of your cards fit: choose one.`,
  ], [...ways, button("close", ways.length ? "Nothing" : "Close", () => board.letGo())]);
}

/** @param {Parts} parts @param {string} card */
function picked(parts, card) {
  const { board, pieces } = parts;
  const cells = board.lit.size;
  return bar("picked", "The chosen card", [
    h("strong", {}, `${pieces.name(card)}. `), pieces.about(card) && `${pieces.about(card)} `,
    cells ? "Tap a cell that is lit. " : `${NOWHERE} `, clause(parts, card),
  ], [button("close", "Let go", () => board.letGo())]);
}

/** @param {Parts} parts @param {string} from */
function begun(parts, from) {
  return bar("begun", "A token that moves", [h("strong", {}, `A token from the ${at(parts, from)}. `), "Tap the card that it goes to."],
    [...targets(parts, parts.board.meanings.movesOf(from)), button("close", "Let go", () => parts.board.letGo())]);
}

/** @param {Parts} parts @param {import("./meanings.js").Meaning[]} some */
const targets = (parts, some) =>
  (some.length > FEW ? [] : some.map(({ text, cell }) => button(text, at(parts, cell ?? ""), () => parts.board.act(text))));

/** A question in the middle of a turn, in words. @param {Parts} parts */
function step(parts) {
  const { board, pieces, shown, tools } = parts;
  const { meanings } = board;
  const { decision, prompt } = shown;
  if (!decision || meanings.plays.length || meanings.able.size) return null;
  const bare = meanings.bare.filter(({ verb }) => verb !== "pass");
  if (!bare.length && !meanings.chosen.length && !meanings.moves.length) return null;
  return bar("step", "What is asked", [h("strong", {}, `${prompt}. `), tools.rule(decision.rule)], [
    ...targets(parts, meanings.chosen),
    ...targets(parts, meanings.moves),
    ...bare.map((meaning) => button(meaning.text, bareWords(meaning, pieces), () => board.act(meaning.text), meaning.verb === "name")),
  ]);
}

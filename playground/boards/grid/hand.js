/** What the player holds: the hand, the sideboard, and what the cards on the table can do instead. */

import { cellCalled } from "../../src/grid.js";
import { h } from "../../src/render.js";
import { humans } from "../../src/store.js";
import { face } from "./card.js";

/** @typedef {import("./table.js").Parts} Parts */

/** @param {Parts} parts */
export function hand(parts) {
  const { board, shown, view, tools } = parts;
  const seat = tools.play.eyes ?? shown.decision?.seat;
  if (!shown.decision || seat === undefined || seat === null) return null;
  const mine = board.isMine;
  const cards = view.hands[seat]?.cards ?? null;
  const aside = view.sideboards?.[seat] ?? [];
  return h("section", { class: ["hand", mine && "mine"], "aria-label": `Hand of ${shown.names[seat]}`, key: "hand" },
    h("h3", {}, humans(shown).length === 1 ? "Your hand" : `Hand of ${shown.names[seat]}`),
    cards
      ? cards.length ? row("Cards", cards, parts, 0) : h("p", { class: "small" }, "No card left in hand.")
      : h("p", { class: "covered" }, `${view.hands[seat]?.count} cards, hidden`),
    aside.length > 0 && [h("h4", { key: "aside" }, "Sideboard"), row("Sideboard", aside, parts, cards?.length ?? 0)],
    mine && instead(parts));
}

/** The key that chooses a card: 1 to 9, 0 for the tenth, and from there on the same with Shift. @param {number} index */
const keyOf = (index) => (index < 20 ? `${index < 10 ? "" : "Shift+"}${(index + 1) % 10}` : undefined);

/**
 * The place that a key stands for among the cards held; null for any other key.
 * @param {{ key: string, code: string, shiftKey: boolean }} event
 */
export function placeOf({ key, code, shiftKey }) {
  const digit = /^\d$/.test(key) ? key : shiftKey ? /^Digit(\d)$/.exec(code)?.[1] : undefined;
  return digit === undefined ? null : ((Number(digit) + 9) % 10) + (digit === key ? 0 : 10);
}

/**
 * @param {string} label
 * @param {string[]} cards
 * @param {Parts} parts
 * @param {number} before  how many cards are numbered before these
 */
function row(label, cards, { board, pick, pieces }, before) {
  return h("div", { class: "cards", role: "group", "aria-label": label, key: label }, cards.map((card, index) => {
    const isChosen = pick.card === card && pick.index === before + index;
    const fits = board.isMine && (pick.seen !== null ? board.meanings.ways(card, pick.seen).length > 0 : board.meanings.has(card));
    const sort = pieces.sort(card);
    return h("button", {
      key: `${card} ${index}`, type: "button", class: ["held-card", isChosen && "selected", !fits && "idle"], "data-card": card,
      "aria-pressed": String(isChosen), disabled: !board.isMine, "aria-keyshortcuts": keyOf(before + index),
      "aria-label": `${pieces.name(card)}${sort ? `, ${sort}` : ""}${board.isMine && !fits ? "; cannot be played now" : ""}`, title: pieces.name(card),
      onclick: () => board.choose(before + index),
    }, face({ card }, pieces));
  }));
}

/** What may be done instead of playing a card, by name. @param {Parts} parts */
function instead({ board, view, pick, pieces }) {
  const { sources, source, uses, bare } = board.meanings;
  const begins = source === null ? sources : [];
  const passes = bare.filter(({ verb }) => verb === "pass");
  if (!begins.length && !uses.length && !passes.length) return null;
  const name = (/** @type {string} */ cell) => {
    const at = cellCalled(cell);
    const lying = view.board.find((one) => at && one.cell[0] === at[0] && one.cell[1] === at[1]);
    return `${lying ? pieces.name(lying.card) : "card"} at ${cell}`;
  };
  return h("div", { class: "instead", key: "instead" },
    h("h4", {}, passes.length ? "No card can be played" : "Instead of a card"),
    h("div", { class: "answers" },
      begins.map((cell) => h("button", { key: `move ${cell}`, type: "button", class: ["button", pick.from === cell && "filled"], "aria-pressed": String(pick.from === cell), onclick: () => board.begin(cell) }, `Move a token from the ${name(cell)}`)),
      uses.map(({ text, cell }) => h("button", { key: text, type: "button", class: "button", onclick: () => board.act(text) }, `Use the ${name(cell ?? "")}`)),
      passes.map(({ text }) => h("button", { key: text, type: "button", class: "button filled", onclick: () => board.act(text) }, "Pass"))));
}

/** What lies over hands or pieces until the next player has the device. */

import { h } from "../src/render.js";

import { PAST, humans, isPast } from "../src/store.js";

/** @typedef {import("../src/types.js").Snapshot} Snapshot */
/** @typedef {import("../src/play.js").Play} Play */

/**
 * @param {Snapshot} shown
 * @param {number} seat
 * @param {Play} play
 * @param {import("../src/games.js").GameBoard} game
 */
export function cover(shown, seat, play, game) {
  const { names } = shown;
  return h("div", { class: "handover", key: "cover" },
    h("p", {}, `The ${game.covers ?? "hands"} are covered. Hand the device to ${names[seat]}.`),
    h("button", { type: "button", class: "button filled", onclick: () => play.takeOver() }, `I am ${names[seat]}`),
    game.covered?.(shown, seat));
}

/**
 * Where nobody plays on from, since what was told later cannot be forgotten.
 * @param {Snapshot} shown
 * @param {Play} play
 */
export function past(shown, play) {
  const { decision, plies } = shown;
  if (!decision || !isPast(shown) || !humans(shown).includes(decision.seat)) return null;
  return h("div", { class: "ask glance", role: "group", "aria-label": "Looking back", key: "past" },
    h("p", {}, PAST),
    h("div", { class: "answers" }, h("button", { type: "button", class: "button", onclick: () => play.goto(plies) }, "To the last move")));
}

/**
 * Where the one who looks back comes to another's turn: nobody acts there before the device has changed hands.
 * @param {Snapshot} shown
 * @param {Play} play
 */
export function elsewhere({ decision, names }, play) {
  if (!decision || !play.isElsewhere) return null;
  const who = names[decision.seat];
  return h("div", { class: "ask glance", role: "group", "aria-label": "Whose turn it is", key: "elsewhere" },
    h("p", {}, `Here it is the turn of ${who}.`),
    h("div", { class: "answers" }, h("button", { type: "button", class: "button", onclick: () => play.cover() }, `Cover, and hand over to ${who}`)));
}

import assert from "node:assert/strict";
import { test } from "node:test";

import { placeOf } from "../boards/grid/hand.js";
import { houseNames } from "../boards/grid/houses.js";
import { asked, hint } from "../boards/grid/idle.js";
import { isExtra, turnWords } from "../boards/grid/turns.js";
import { firstSetup, nextSetup } from "../panels/setup.js";

/** A line of a log. @param {string | null} action @param {string[]} kinds */
const line = (action, ...kinds) => ({ ply: 0, seat: 0, action, events: kinds.map((kind) => ({ kind, rule: "", text: "" })) });
/** @param {object[]} log @param {object[]} [pending] */
const after = (log, pending = []) => /** @type {any} */ ({ log, view: { pending, to_move: 0 }, decision: { seat: 0 }, names: ["Ann", "Ben"] });

test("a turn is an extra one from the event that says so to its end, questions included", () => {
  const owed = line("choose 1,0", "extra", "again");
  assert.ok(!isExtra(after([line(null, "deal")])));
  assert.ok(isExtra(after([line(null), owed])));
  assert.ok(isExtra(after([line(null), owed, line("play barracks 0,1")], [{}])));
  assert.ok(isExtra(after([line(null), owed, line("play fortress 0,1"), line("move 0,1 0,0")], [{}])));
  assert.ok(!isExtra(after([line(null), owed, line("play land-a 0,1")])));
  assert.ok(!isExtra(after([line(null), owed, line("play land-a 0,1"), line("play barracks 2,1")], [{}])));
  assert.ok(!isExtra({ ...after([line(null), owed]), decision: null }));
});

test("turns that are owed are counted, those without a card from eight on", () => {
  const told = (/** @type {object} */ view) => turnWords(/** @type {any} */ ({ view: { to_move: 1, ...view }, names: ["Ann", "Ben"], decision: {} }));
  assert.deepEqual(told({ extra: 0, quiet: 7 }), []);
  assert.deepEqual(told({ extra: 2 }), ["Ben takes 2 extra turns after this one"]);
  assert.match(told({ quiet: 8 })[0] ?? "", /^8 turns without a card; after 12/);
  assert.match(told({ quiet: 12 })[0] ?? "", /a card must be played now$/);
});

test("digits choose cards, zero the tenth, with Shift those after it", () => {
  const place = (/** @type {string} */ key, code = `Digit${key}`, shiftKey = false) => placeOf({ key, code, shiftKey });
  assert.equal(place("1"), 0);
  assert.equal(place("0"), 9);
  assert.equal(place("!", "Digit1", true), 10);
  assert.equal(place("=", "Digit0", true), 19);
  // Where digits need Shift, they are digits still.
  assert.equal(place("2", "Digit2", true), 1);
  assert.equal(place("n", "KeyN"), null);
});

test("a card that cannot act is explained by the clause that stops it", () => {
  const view = /** @type {any} */ ({ board: [
    { cell: [0, 0], card: "fortress", owner: 0 }, { cell: [1, 1], card: "land-a", owner: 0 }, { cell: [1, 0], card: "land-b", owner: 1 },
  ] });
  assert.deepEqual(asked(view, view.board[0]), ["move 0,0 1,1", "use 0,0"]);
  assert.deepEqual(asked(view, view.board[2]), ["move 1,0 0,0", "use 1,0"]);
  const refused = (/** @type {string} */ rule, /** @type {string} */ text) => /** @type {import("../src/types.js").Notice} */ ({ kind: "refused", rule, text });
  const never = refused("vye.turn.token-action", "Fortress has no token action use");
  const repeated = refused("vye.turn.no-shuffling", "the table would be as before");
  assert.deepEqual(hint([repeated, never]), { kind: "hint", rule: "vye.turn.no-shuffling", text: "It cannot act now: the table would be as before." });
  assert.match(hint([refused("vye.fortify.targets", "Land at 1,0 is not yours"), never])?.text ?? "", /no card around it/);
  assert.equal(hint([null, never]), null);
  assert.equal(hint([never, never]), null);
});

test("players of an example are called by the colours of their houses", () => {
  assert.deepEqual(houseNames("game: vye\nseats: 3\n", 3), ["Blue", "Red", "Green"]);
  assert.deepEqual(houseNames("game: vye\noptions: theme=x houses=ladders,midnight\n", 2), ["Yellow", "Blue"]);
  assert.deepEqual(houseNames("game: vye\noptions: houses=nobody,midnight\n", 2), []);
});

test("the form for a new game begins without a seed", () => {
  assert.equal(firstSetup().seed, "");
  const setup = { ...firstSetup(), seed: "7", options: { theme: "random" } };
  const next = nextSetup(setup, null);
  assert.equal(next.seed, "");
  assert.deepEqual([next.options, next.last], [{ theme: "random" }, null]);
  assert.equal(nextSetup(setup, "7").last, "7");
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { ARMY, at, kindOfKey, left, nothing, put, signOf, standing, swap, wordsOf } from "../boards/strategus/army.js";
import { linesOf, named, spotOf, stepped } from "../boards/strategus/cells.js";
import { Moves, lastMove } from "../boards/strategus/moves.js";
import { quietLeft, total } from "../boards/strategus/words.js";
import { barred, forgetful, hasFight, isElsewhere, momentOf } from "../src/secrets.js";
import { choiceBefore, hides, isPlacing } from "../src/store.js";

test("cells are named from the south-west and seen from either side", () => {
  assert.equal(named([0, 9]), "a1");
  assert.equal(named([9, 0]), "j10");
  assert.deepEqual(linesOf(0)[0]?.slice(0, 2), ["a10", "b10"]);
  assert.deepEqual(linesOf(1)[0]?.slice(0, 2), ["j1", "i1"]);
  assert.deepEqual(linesOf(0, 4).map((line) => line[0]), ["a4", "a3", "a2", "a1"]);
  assert.deepEqual(linesOf(1, 4).map((line) => line[0]), ["j7", "j8", "j9", "j10"]);
  for (const seat of [0, 1]) {
    linesOf(seat).forEach((line, row) => line.forEach((name, column) => assert.deepEqual(spotOf(name, seat), [row, column])));
  }
});

test("arrows step as the board is seen and stop at its rim", () => {
  assert.equal(stepped("e4", "ArrowUp", 0), "e5");
  assert.equal(stepped("e4", "ArrowUp", 1), "e3");
  assert.equal(stepped("e4", "ArrowLeft", 1), "f4");
  assert.equal(stepped("a4", "ArrowLeft", 0), "a4");
  assert.equal(stepped("a4", "ArrowUp", 0, 4), "a4");
  assert.equal(stepped("j7", "End", 1), "a7");
  assert.equal(stepped("e4", "x", 0), null);
});

test("an army is counted, placed, exchanged and taken off", () => {
  assert.equal(ARMY.reduce((sum, { count }) => sum + count, 0), 40);
  let rows = put(nothing(), [0, 3], "fox");
  assert.equal(at(rows, [0, 3]), "fox");
  assert.equal(left(rows).get("fox"), 4);
  rows = swap(put(rows, [3, 9], "apple"), [0, 3], [3, 9]);
  assert.deepEqual([at(rows, [0, 3]), at(rows, [3, 9])], ["apple", "fox"]);
  rows = swap(rows, [0, 3], [1, 1]);
  assert.deepEqual([at(rows, [0, 3]), at(rows, [1, 1]), standing(rows)], [null, "apple", 2]);
  assert.equal(standing(nothing()), 0);
});

test("kinds have signs, words and keys", () => {
  assert.deepEqual(["elephant", "mouse", "trap", "apple"].map(signOf), ["1", "10", "T", "A"]);
  assert.equal(wordsOf("wolf"), "wolf, rank 7");
  assert.equal(wordsOf("trap"), "trap");
  assert.deepEqual(["7", "0", "t", "A", "z", "10"].map(kindOfKey), ["wolf", "mouse", "trap", "apple", null, "mouse"]);
});

test("legal moves are found by the cell they begin at", () => {
  const moves = new Moves(["move a4 a5", "move g4 g5", "move g4 g7", "place fox"]);
  assert.deepEqual(moves.sources, ["a4", "g4"]);
  assert.deepEqual([...moves.targets("g4")], ["g5", "g7"]);
  assert.deepEqual([...moves.targets(null)], []);
  assert.deepEqual(lastMove([{ ply: 1, seat: 0, action: "move a4 a5", events: [] }]), { from: "a4", to: "a5" });
  assert.equal(lastMove([{ ply: 1, seat: 0, action: "offer-draw", events: [] }]), null);
});

const FIGHT = [
  { kind: "move", rule: "strategus.move.step", text: "A moves." },
  { kind: "fight", rule: "strategus.fight.fox", text: "A's fox removes B's trap.", seat: 0, attacker: "fox", defender: "trap", winner: "attacker" },
  { kind: "advance", rule: "strategus.fight.advance", text: "A moves in." },
];

/** A snapshot of a hot seat game. @param {object} changes @returns {any} */
const shown = (changes = {}) => ({
  seat: 0, names: ["Ann", "Ben"], bots: [null, null], ply: 82, plies: 82, asides: [], decision: { seat: 1, what: "move" },
  view: { ready: [true, true], outcome: null, options: { no_fight_limit: 200 }, quiet: 0 },
  log: [{ ply: 0, seat: null, action: null, events: FIGHT.slice(0, 1) }, { ply: 81, seat: 1, action: "move a7 a6", events: [] }, { ply: 82, seat: 0, action: "move a4 a5", events: FIGHT }], ...changes,
});

test("a fight is a moment's: it is taken out of what is kept", () => {
  assert.deepEqual(momentOf(shown()), { seat: 0, events: FIGHT.slice(1) });
  assert.equal(momentOf(shown({ ply: 81 })), null);
  assert.equal(momentOf(shown({ seat: null })), null);
  assert.ok(hasFight(shown()));
  const kept = forgetful(shown());
  assert.deepEqual(kept.log.at(-1).events, FIGHT.slice(0, 1));
  const example = shown({ failures: [] });
  assert.equal(forgetful(example), example);
  const over = shown({ over: true });
  assert.equal(forgetful(over), over);
});

test("only who has the device acts, and for nobody else", () => {
  assert.match(barred(shown(), 1, "move a7 a6") ?? "", /covered until Ben/);
  assert.match(barred(shown(), null, "move a7 a6") ?? "", /for Ben, who has to have the device/);
  assert.match(barred(shown({ bots: [null, "greedy"] }), null, "@1 resign") ?? "", /^It is for Ben to do that/);
  assert.equal(barred(shown(), null, "@0 resign"), null);
  assert.equal(barred(shown({ seat: 1 }), null, "move a7 a6"), null);
  assert.ok(isElsewhere(shown()));
  assert.ok(!isElsewhere(shown({ seat: 1 })));
});

test("a game with pieces to place hides them until it is over, and begins when they stand", () => {
  assert.ok(hides(shown()));
  // Once it is over, also where an earlier ply is looked at.
  assert.ok(!hides(shown({ over: true })));
  assert.ok(isPlacing(shown({ decision: { seat: 0, what: "place" } })));
  assert.ok(!isPlacing(shown()));
  assert.ok(!isPlacing(shown({ view: { hands: [], outcome: null }, decision: { seat: 0, what: "place" } })));
  assert.equal(choiceBefore(shown({ ply: 1, plies: 1, log: [{ ply: 0, seat: null }, { ply: 1, seat: 0 }] }), 1), null);
  assert.equal(choiceBefore(shown({ ply: 2, plies: 2, log: [{ ply: 0, seat: null }, { ply: 1, seat: 0 }, { ply: 2, seat: 1 }] }), 1), 1);
});

test("the limit without a fight is told when it is near", () => {
  const view = (/** @type {object} */ changes) => /** @type {any} */ ({ outcome: null, options: { no_fight_limit: 200 }, quiet: 0, ...changes });
  assert.equal(quietLeft(view({ quiet: 159 })), null);
  assert.equal(quietLeft(view({ quiet: 160 })), 40);
  assert.equal(quietLeft(view({ quiet: 160, outcome: {} })), null);
  assert.equal(quietLeft(view({ quiet: 999, options: { no_fight_limit: "off" } })), null);
  assert.equal(total({ fox: 2, wolf: 1 }), 3);
});

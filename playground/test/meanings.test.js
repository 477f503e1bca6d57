import assert from "node:assert/strict";
import { test } from "node:test";

import { Meanings, readMeaning } from "../boards/grid/meanings.js";

const NONE = { card: null, from: null };
const TURN = [
  "move 3,1 2,0", "move 3,1 3,2", "move -1,0 -1,1", "pass-by", "play catapult 0,2", "play land-a 0,2", "play land-a 2,1",
  "play sinkhole 3,1", "use 3,1", "use 4,1",
];

test("actions are taken apart by cells and keys", () => {
  assert.deepEqual(readMeaning("play land-a -2,1"), { text: "play land-a -2,1", verb: "play", card: "land-a", from: null, cell: "-2,1" });
  assert.deepEqual(readMeaning("move 3,1 3,-2"), { text: "move 3,1 3,-2", verb: "move", card: null, from: "3,1", cell: "3,-2" });
  assert.deepEqual(readMeaning("choose 0,0"), { text: "choose 0,0", verb: "choose", card: null, from: null, cell: "0,0" });
  assert.deepEqual(readMeaning("name land-b"), { text: "name land-b", verb: "name", card: "land-b", from: null, cell: null });
  assert.deepEqual(readMeaning("stop"), { text: "stop", verb: "stop", card: null, from: null, cell: null });
  assert.equal(readMeaning("place RP 0,1 r1 pay 1,0").cell, "0,1");
});

test("legal texts are grouped by card, cell and verb", () => {
  const meanings = new Meanings(TURN);
  assert.deepEqual([...meanings.lit({ card: "land-a", from: null })], ["0,2", "2,1"]);
  assert.deepEqual([...meanings.lit({ card: null, from: "3,1" })], ["2,0", "3,2"]);
  assert.deepEqual([...meanings.lit(NONE)], []);
  assert.deepEqual([...meanings.able], ["3,1", "-1,0", "4,1"]);
  assert.deepEqual(meanings.fitting("0,2"), ["catapult", "land-a"]);
  assert.deepEqual(meanings.bare.map(({ text }) => text), ["pass-by"]);
  assert.ok(meanings.has("sinkhole"));
  assert.ok(!meanings.has("land-b"));
  assert.equal(meanings.source, null);
});

test("a tap is an action, a beginning, a question or a refusal", () => {
  const meanings = new Meanings(TURN);
  const tap = (/** @type {string} */ cell, pick = /** @type {{ card: string | null, from: string | null }} */ (NONE)) => meanings.tap(cell, pick, "play");
  assert.deepEqual(tap("2,1", { card: "land-a", from: null }), { kind: "act", text: "play land-a 2,1" });
  assert.deepEqual(tap("9,9", { card: "land-a", from: null }), { kind: "refused", text: "play land-a 9,9" });
  assert.deepEqual(tap("0,2"), { kind: "ask" });
  assert.deepEqual(tap("3,1"), { kind: "ask" });
  assert.deepEqual(tap("4,1"), { kind: "ask" });
  assert.deepEqual(tap("-1,0"), { kind: "from", cell: "-1,0" });
  assert.deepEqual(tap("-1,1", { card: null, from: "-1,0" }), { kind: "act", text: "move -1,0 -1,1" });
  assert.deepEqual(tap("-1,0", { card: null, from: "-1,0" }), { kind: "let-go" });
  assert.deepEqual(tap("5,5", { card: null, from: "-1,0" }), { kind: "refused", text: "move -1,0 5,5" });
  assert.deepEqual(tap("7,7"), { kind: "look" });
});

test("a step of a turn needs no picking", () => {
  const choose = new Meanings(["choose 1,0", "choose 2,2"]);
  assert.deepEqual([...choose.lit(NONE)], ["1,0", "2,2"]);
  assert.deepEqual(choose.tap("1,0", NONE, "choose"), { kind: "act", text: "choose 1,0" });
  assert.deepEqual(choose.tap("0,0", NONE, "choose"), { kind: "refused", text: "choose 0,0" });
  const move = new Meanings(["move 3,1 2,0", "move 3,1 3,2", "stop"]);
  assert.equal(move.source, "3,1");
  assert.deepEqual([...move.lit(NONE)], ["2,0", "3,2"]);
  assert.deepEqual([...move.able], []);
  assert.deepEqual(move.tap("2,0", NONE, "move"), { kind: "act", text: "move 3,1 2,0" });
  assert.deepEqual(move.tap("3,1", NONE, "move"), { kind: "look" });
  assert.deepEqual(move.tap("8,8", NONE, "move"), { kind: "refused", text: "move 3,1 8,8" });
  assert.deepEqual(move.bare.map(({ text }) => text), ["stop"]);
});

test("several ways to lay one card are asked for", () => {
  const meanings = new Meanings(["place RP 0,1 r0", "place RP 0,1 r1", "place RP 1,0 r0"]);
  assert.deepEqual(meanings.tap("0,1", { card: "RP", from: null }, "place"), { kind: "ask" });
  assert.deepEqual(meanings.tap("1,0", { card: "RP", from: null }, "place"), { kind: "act", text: "place RP 1,0 r0" });
  assert.deepEqual(meanings.tap("4,4", { card: "RP", from: null }, "place"), { kind: "refused", text: "place RP 4,4" });
});

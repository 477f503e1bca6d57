import assert from "node:assert/strict";
import { test } from "node:test";

import { change, choiceBefore, createStore, hides, isAsked, isLatest, isPast, isWritten, numberOf, signed, viewer } from "../src/store.js";

/**
 * A snapshot after moves of these seats.
 * @param {(string | null)[]} bots
 * @param {number[]} seats
 * @param {number} [ply]
 */
function after(bots, seats, ply = seats.length) {
  const lines = [{ ply: 0, seat: null, action: null, events: [] }, ...seats.map((seat, index) => ({
    ply: index + 1, seat, action: "place RP 0,0 r0", events: [],
  }))];
  const asked = { seat: (seats[ply - 1] ?? -1) + 1 === bots.length ? 0 : (seats[ply - 1] ?? -1) + 1, rule: "", what: "place" };
  return /** @type {any} */ ({ bots, asides: [], ply, plies: seats.length, log: lines.slice(0, ply + 1), decision: asked });
}

test("a store tells of changes and lets go of listeners", () => {
  const store = createStore({ a: 1, b: 2 });
  let heard = 0;
  const end = store.listen(() => { heard += 1; });
  store.set({ b: 3 });
  assert.deepEqual(store.get(), { a: 1, b: 3 });
  end();
  store.set({ a: 0 });
  assert.equal(heard, 1);
});

test("undo goes back over bots to a person's choice", () => {
  assert.equal(choiceBefore(after([null, "greedy"], [])), null);
  assert.equal(choiceBefore(after([null, "greedy"], [0, 1])), 0);
  assert.equal(choiceBefore(after([null, "greedy"], [0, 1, 0, 1])), 2);
  assert.equal(choiceBefore(after([null, "greedy"], [0, 1, 0])), 2);
  // A bot began: there is nothing to take back before the person's first move.
  assert.equal(choiceBefore(after([null, "greedy"], [1])), null);
  assert.equal(choiceBefore(after([null, "greedy"], [1, 0, 1])), 1);
  assert.equal(choiceBefore(after([null, null], [0, 1, 0])), 2);
  assert.equal(choiceBefore(after(["random", "greedy"], [0, 1, 0])), 2);
  assert.equal(choiceBefore(after([null, "greedy"], [0, 1, 0, 1], 2)), 0);
});

test("what is done out of turn is no move: it is neither counted nor taken back", () => {
  const shown = { ...after([null, "greedy"], [0, 1, 0, 1]), asides: [3, 4] };
  assert.equal(choiceBefore(shown), 0);
  assert.deepEqual([0, 1, 2, 3, 4].map((ply) => numberOf(shown, ply, 0)), [0, 1, 2, 2, 2]);
  assert.equal(numberOf(shown, 4, 3), 0);
});

test("plies that are not told have no line, and nothing is played from before what binds", () => {
  const shown = after([null, "greedy"], [0, 0, 0, 1]);
  shown.log = shown.log.filter((/** @type {{ ply: number }} */ { ply }) => ply !== 1 && ply !== 2);
  assert.equal(choiceBefore(shown), 2);
  assert.equal(choiceBefore(shown, 3), null);
  assert.ok(isPast({ ...shown, ply: 2, play_from: 3 }));
  assert.ok(!isPast({ ...shown, ply: 3, play_from: 3 }));
});

test("who is asked, and whether it is the latest", () => {
  const shown = after([null, "greedy"], [0, 1], 1);
  assert.ok(!isLatest(shown));
  assert.ok(!isAsked(shown));
  assert.ok(isAsked(after([null, "greedy"], [0, 1])));
});

test("hands are hidden where a view says so, and nothing is where the start was written down", () => {
  const view = (/** @type {(string[] | null)[]} */ ...cards) => /** @type {any} */ ({ over: true, view: { hands: cards.map((some) => ({ count: 1, cards: some })) } });
  assert.ok(hides(view(["RP"], null)));
  assert.ok(!hides(view(["RP"], [])));
  assert.ok(isWritten(after([null, null], [0])));
  const shown = after([null, null], [0]);
  shown.log[0].events.push({ kind: "deal", rule: "", text: "" });
  assert.ok(!isWritten(shown));
  assert.ok(isWritten({ ...shown, failures: [] }));
});

test("the board is seen with a person's eyes, never with a bot's", () => {
  assert.equal(viewer([null, "greedy"], 1, null), 0);
  assert.equal(viewer(["greedy", null], null, null), 1);
  assert.equal(viewer([null, "greedy", null], 2, 0), 2);
  assert.equal(viewer([null, "greedy", null], 1, 2), 2);
  assert.equal(viewer([null, "greedy", null], 1, null), 0);
  assert.equal(viewer(["greedy", "random"], 0, null), null);
});

test("numbers have true minus signs", () => {
  assert.equal(signed(-2), "−2");
  assert.equal(signed(2), "2");
  assert.equal(change(2), "+2");
  assert.equal(change(0), "0");
  assert.equal(change(-1), "−1");
});

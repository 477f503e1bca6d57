import assert from "node:assert/strict";
import { test } from "node:test";

import { change, choiceBefore, createStore, isAsked, isLatest, mover, signed, viewer } from "../src/store.js";

/**
 * A snapshot after moves of these seats.
 * @param {(string | null)[]} bots
 * @param {number[]} seats
 * @param {number} [ply]
 */
function after(bots, seats, ply = seats.length) {
  const lines = [{ ply: 0, action: null, events: [] }, ...seats.map((seat, index) => ({
    ply: index + 1, action: "place RP 0,0 r0", events: [{ kind: "place", rule: "rue.place.touch", text: "", seat }],
  }))];
  const asked = { seat: (seats[ply - 1] ?? -1) + 1 === bots.length ? 0 : (seats[ply - 1] ?? -1) + 1, rule: "", what: "place" };
  return /** @type {any} */ ({ bots, ply, plies: seats.length, log: lines.slice(0, ply + 1), decision: asked });
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

test("who is asked, who moved, and whether it is the latest", () => {
  const shown = after([null, "greedy"], [0, 1], 1);
  assert.ok(!isLatest(shown));
  assert.ok(!isAsked(shown));
  assert.ok(isAsked(after([null, "greedy"], [0, 1])));
  assert.equal(mover(shown.log[0]), null);
  assert.equal(mover(shown.log[1]), 0);
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

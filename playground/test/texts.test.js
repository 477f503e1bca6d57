import assert from "node:assert/strict";
import { test } from "node:test";

import { isExample, otherGame, seatsOf, sitting } from "../panels/record.js";
import { fieldsOf, firstSetup } from "../panels/setup.js";
import { downloads, megabytes, percent } from "../src/progress.js";

test("examples and records are told apart", () => {
  const record = "game: rue\nrules: 1\nseats: 3\nseed: 7\n\nplace BP 0,0 r0\n";
  assert.ok(!isExample(record));
  assert.ok(!isExample("game: rue\nstart:\n  board:\n     0\n  0  RP0\n\nplace BP 1,0 r0"));
  assert.ok(isExample("game: rue\nseats: 2\nboard:\n     0\n  0  RP0\nmoves:\n  place BP 1,0 r0"));
  assert.ok(isExample("title: First\ngame: rue"));
  assert.equal(seatsOf(record), 3);
  assert.equal(seatsOf("game: rue"), 2);
});

test("a text of another game is told by its line", () => {
  assert.equal(otherGame("game: rue\nseats: 2\n", "rue"), null);
  assert.equal(otherGame("seats: 2\n", "rue"), null);
  const trouble = otherGame("title: One\ngame: vye\n", "rue");
  assert.equal(trouble?.line, 2);
  assert.match(trouble?.message ?? "", /“vye”.*“rue”/);
});

test("a list of one's own goes to the engine as it is", () => {
  const option = { key: "kinds", default: "none", rule: "vye.x", values: { none: "none" }, any_seat: false, items: ["barracks", "catapult"] };
  const game = { key: "vye", title: "Vye", seats: [2, 3], options: [option], components: [], bots: [] };
  assert.deepEqual(fieldsOf({ ...firstSetup(), options: { kinds: "barracks,nonsense" } }, game).options, { kinds: "barracks,nonsense" });
});

test("who sits where in a loaded game: by name, as now, or people alone", () => {
  const known = ["random", "greedy"];
  const text = "game: rue\nseats: 4\nnames: Ann | Greedy bot 2 | Ben (random bot) | Greedy\n";
  assert.deepEqual(sitting(text, "names", [], known), [null, "greedy", "random", null]);
  assert.deepEqual(sitting(text, "now", [null, "greedy"], known), [null, "greedy", null, null]);
  assert.deepEqual(sitting(text, "people", [null, "greedy"], known), [null, null, null, null]);
  assert.deepEqual(sitting("game: rue", "names", ["greedy"], known), [null, null]);
});

test("an option for a seat that is gone is not asked for", () => {
  const option = { key: "attacker", default: "random", rule: "rue.x", values: { random: "by lot" }, any_seat: true };
  const game = { key: "rue", title: "Rue", seats: [2, 3, 4], options: [option], components: [], bots: [] };
  const setup = { ...firstSetup(), options: { attacker: "3" } };
  assert.deepEqual(fieldsOf({ ...setup, seats: 4 }, game).options, { attacker: "3" });
  assert.deepEqual(fieldsOf({ ...setup, seats: 2 }, game).options, {});
});

test("the form becomes a request, bots named so that they differ", () => {
  const game = { key: "rue", title: "Rue", seats: [2, 3], options: [], components: [], bots: [] };
  const setup = { ...firstSetup(), seats: 4, bots: [null, "greedy", "random", "greedy"], seed: "12", options: { tie: "shared" } };
  assert.deepEqual(fieldsOf(setup, game), {
    game: "rue", seats: 4, bots: [null, "greedy", "random", "greedy"], options: { tie: "shared" }, seed: 12,
    names: ["Player 1", "Greedy bot 1", "Random bot", "Greedy bot 2"],
  });
  assert.equal(fieldsOf(firstSetup(), game).names[1], "Greedy bot");
  // Without a wish there is no seed: the worker draws one, and the page does not learn it.
  assert.ok(!("seed" in fieldsOf(firstSetup(), game)));
});

test("progress is a sum that never passes the whole", () => {
  /** @type {import("../src/types.js").Loading[]} */
  const told = [];
  let now = 0;
  const progress = downloads([{ file: "a", bytes: 4 }, { file: "b", bytes: 6 }], (loading) => told.push(loading), () => (now += 100));
  progress.count("a", 3);
  progress.count("a", 3);
  progress.whole("b");
  progress.phase("Ready");
  assert.deepEqual(told.map(({ done }) => done), [0, 3, 4, 10, 10]);
  assert.deepEqual(told.map(percent), [0, 30, 40, 100, 100]);
  assert.equal(told.at(-1)?.phase, "Ready");
  assert.equal(percent({ phase: "", done: 0, total: 0 }), 0);
  assert.equal(megabytes(10_900_000), "10.9 MB");
});

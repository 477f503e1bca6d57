import assert from "node:assert/strict";
import { test } from "node:test";

import { Placements, placingText, readPlacing } from "../src/actions.js";

test("a placement is read and written the same", () => {
  for (const text of ["place RP 0,0 r0", "place BT -3,12 r3", "place RF 0,1 r1 pay -1,0 1,0"]) {
    const placing = readPlacing(text);
    assert.ok(placing);
    assert.equal(placingText(placing), text);
  }
  assert.deepEqual(readPlacing("place RF 0,1 r1 pay -1,0 1,0"), { key: "RF", cell: [0, 1], turn: 1, pay: [[-1, 0], [1, 0]] });
});

test("what is no placement is none", () => {
  for (const text of ["", "pass", "place RP 0,0", "place RP 0;0 r0", "place RP 0,0 r4", "place RP 0,0 r0 pay", "move a4 a5"]) {
    assert.equal(readPlacing(text), null, text);
  }
});

test("legal placements are found by tile, turn and cell", () => {
  const placements = new Placements(["place BP 1,0 r2", "place BP 1,0 r0 pay 0,0", "place BP 1,0 r0 pay 2,0", "place BP 0,1 r0", "stop"]);
  assert.ok(placements.has("BP"));
  assert.ok(!placements.has("RP"));
  assert.deepEqual(placements.turns("BP"), [0, 2]);
  assert.deepEqual([...placements.cells("BP", 0)], ["1,0", "0,1"]);
  assert.deepEqual(placements.ways("BP", 0, [1, 0]).map(({ pay }) => pay), [[[0, 0]], [[2, 0]]]);
  assert.deepEqual(placements.ways("BP", 3, [1, 0]), []);
  assert.deepEqual(placements.turns("RT"), []);
});

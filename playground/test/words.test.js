import assert from "node:assert/strict";
import { test } from "node:test";

import { edges, edgeWords, laidWords, listed, previewOf, previewWords } from "../boards/rue/words.js";

test("edges turn clockwise", () => {
  assert.equal(edges("RP", 0), "RBBB");
  assert.equal(edges("RP", 1), "BRBB");
  assert.equal(edges("BC", 3), "RBBR");
  assert.equal(edgeWords("RT", 2), "red north, south and west, blue east");
  assert.equal(edgeWords("BF", 1), "red east and west, blue north and south");
});

test("a tile on the table is told whole", () => {
  const laid = { cell: /** @type {[number, number]} */ ([0, -1]), card: "BP", rotation: 1, played_by: 1, counter: 0, coins: 1 };
  assert.equal(
    laidWords(laid, ["Ann", "Ben"], true),
    "0,-1: Blue Prow, red east, blue north, south and west; counter of Ann, +1; played by Ben; 1 coin; foxed",
  );
  assert.match(laidWords({ ...laid, counter: null, coins: 0 }, ["Ann", "Ben"], false), /no counter; played by Ben$/);
});

test("a preview adds up what its events say", () => {
  const rule = "rue.x";
  const preview = previewOf([
    { kind: "place", rule, text: "placed", cell: [0, 0], seat: 0 },
    { kind: "bad-form", rule, text: "too large", cell: [0, 0], seat: 0 },
    { kind: "match", rule, text: "match", cell: [1, 0], seat: 0 },
    { kind: "capture", rule, text: "blue", cell: [1, 0], seat: 0 },
    { kind: "pay", rule, text: "red", cell: [0, 1], paid: [1, 0], seat: 0 },
    { kind: "burden", rule, text: "burden", cell: [0, -1], seat: 0 },
    { kind: "again", rule, text: "again", cell: [-1, 0], seat: 0 },
    { kind: "end", rule, text: "over" },
  ]);
  assert.equal(preview.gain, -1);
  assert.ok(preview.badForm);
  assert.deepEqual(preview.reds, ["0,1"]);
  assert.deepEqual([...preview.marks], [["1,0", "pays"], ["0,1", "−1"], ["0,-1", "−1"], ["-1,0", "±0"]]);
  assert.equal(previewWords(preview, false), "too large blue red burden again In all −1.");
  assert.equal(previewWords(preview, true), "too large blue burden again For red tiles you choose what pays. In all −1.");
  assert.equal(previewWords(previewOf([]), false), "It captures nothing.");
});

test("lists read as sentences do", () => {
  assert.equal(listed([]), "");
  assert.equal(listed(["a"]), "a");
  assert.equal(listed(["a", "b", "c"]), "a, b and c");
});

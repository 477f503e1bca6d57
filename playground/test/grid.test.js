import assert from "node:assert/strict";
import { test } from "node:test";

import { cellCalled, named, rowsOf, stepped, windowOf } from "../src/grid.js";

test("cells have one name each", () => {
  for (const cell of /** @type {[number, number][]} */ ([[0, 0], [-1, 12], [7, -30]])) assert.deepEqual(cellCalled(named(cell)), cell);
  for (const name of ["", "1", "1,", "01,2", "-0,1", "+1,2", "1,2,3", "a,b"]) assert.equal(cellCalled(name), null, name);
});

test("the window holds all tiles with one cell around them, and never shrinks below five by three", () => {
  assert.deepEqual(windowOf([]), { west: -2, north: -1, east: 2, south: 1 });
  assert.deepEqual(windowOf([[0, 0]]), { west: -2, north: -1, east: 2, south: 1 });
  assert.deepEqual(windowOf([[0, 0], [3, -2], [-4, 1]]), { west: -5, north: -3, east: 4, south: 2 });
});

test("rows run north to south and west to east", () => {
  assert.deepEqual(rowsOf({ west: -1, north: 0, east: 0, south: 1 }), [[[-1, 0], [0, 0]], [[-1, 1], [0, 1]]]);
});

test("arrows step inside the window, other keys do not", () => {
  const shown = windowOf([]);
  assert.deepEqual(stepped([0, 0], "ArrowUp", shown), [0, -1]);
  assert.deepEqual(stepped([0, -1], "ArrowUp", shown), [0, -1]);
  assert.deepEqual(stepped([2, 0], "ArrowRight", shown), [2, 0]);
  assert.deepEqual(stepped([0, 0], "ArrowLeft", shown), [-1, 0]);
  assert.deepEqual(stepped([1, 1], "Home", shown), [-2, 1]);
  assert.deepEqual(stepped([-1, 1], "End", shown), [2, 1]);
  assert.equal(stepped([0, 0], "Tab", shown), null);
});

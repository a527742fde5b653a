import assert from "node:assert/strict";
import { test } from "node:test";
import { geometry } from "../../game/geometry.js";
import { add, alike, drop, neighbour, nextOpen, only, stretch, toggle } from "../../game/selection.js";
import { sheetFrom } from "../../game/sheet.js";

const six = geometry(2, 3);

test("arrows wrap around within a line", () => {
  assert.equal(neighbour(six, 0, "left"), 5);
  assert.equal(neighbour(six, 5, "right"), 0);
  assert.equal(neighbour(six, 1, "up"), 31);
  assert.equal(neighbour(six, 31, "down"), 1);
  assert.equal(neighbour(six, 14, "rowStart"), 12);
  assert.equal(neighbour(six, 14, "rowEnd"), 17);
  assert.equal(neighbour(six, 14, "end"), 35);
});

test("a cell is added once and can be removed again", () => {
  const two = add(only(3), 4);
  assert.deepEqual(two, { cells: [3, 4], focus: 4 });
  assert.deepEqual(add(two, 3), { cells: [3, 4], focus: 3 });
  assert.deepEqual(drop(two, 4), { cells: [3], focus: 4 });
  assert.deepEqual(toggle(toggle(only(3), 9), 9), { cells: [3], focus: 9 });
});

test("a rectangle extends from the focus", () => {
  assert.deepEqual(stretch(six, only(8), 1).cells, [1, 2, 7, 8]);
});

test("jumps go to the next open cell of the line", () => {
  const sheet = sheetFrom({ boxRows: 2, boxColumns: 2, givens: ".12...........3.", entries: "" });
  assert.equal(nextOpen(sheet, 0, "right"), 3);
  assert.equal(nextOpen(sheet, 2, "up"), 10);
  assert.deepEqual(alike(sheet, 1), only(1));
});

// Lines around the cells of cages and circles.

import assert from "node:assert/strict";
import { test } from "node:test";
import { outlines, pathAround, rounded } from "../../board/outline.js";
import { geometry } from "../../game/geometry.js";

const board = geometry(2, 2);
/** @param {number[]} cells @param {number} [inset] */
const lines = (cells, inset = 0) =>
  outlines(board, cells, inset).map((line) => line.map(({ x, y }) => [x, y]));

test("a line goes round the cells, clockwise from the first corner", () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  assert.deepEqual(lines([0]), [square]);
  // In any order of the cells; at an inner corner, the inset goes the other way.
  const bent = [
    [0.25, 0.25],
    [1.75, 0.25],
    [1.75, 0.75],
    [0.75, 0.75],
    [0.75, 1.75],
    [0.25, 1.75],
  ];
  assert.deepEqual(lines([4, 1, 0], 0.25), [bent]);
});

test("cells that touch at a corner have a line each, and a hole has one of its own", () => {
  assert.equal(lines([0, 5]).length, 2);
  const ring = lines([0, 1, 2, 4, 6, 8, 9, 10]);
  assert.deepEqual(
    ring.map((line) => line.length),
    [4, 4],
  );
  assert.deepEqual(ring[0][0], [0, 0]);
});

test("the line round one cell becomes a circle", () => {
  const path = rounded(outlines(board, [0], 0)[0], 0.5);
  assert.equal(path.match(/A0.5 0.5 0 0 1/g)?.length, 4);
  assert.match(path, /^M0 0.5 A/);
});

test("cells that form a rectangle need no path", () => {
  assert.equal(pathAround(board, [0, 1, 4, 5], 0.1, 0.05), undefined);
  assert.equal(pathAround(board, [4, 5, 6, 7], 0.1, 0.05), undefined);
  const bent = pathAround(board, [0, 1, 4], 0.1, 0.05);
  assert.equal(
    bent,
    outlines(board, [0, 1, 4], 0.1)
      .map((line) => rounded(line, 0.05))
      .join(""),
  );
});

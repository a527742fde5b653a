import assert from "node:assert/strict";
import { test } from "node:test";
import { bit, digitOf, digitsIn, findHouse, geometry, symbol } from "../../game/geometry.js";

for (const [boxRows, boxColumns] of [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 4],
]) {
  test(`boxes of ${boxRows} by ${boxColumns}`, () => {
    const board = geometry(boxRows, boxColumns);
    const { side, size } = board;
    assert.equal(side, boxRows * boxColumns);
    assert.equal(board.houses.length, 3 * side);
    for (const house of board.houses) {
      assert.equal(new Set(house.cells).size, side);
      assert.deepEqual(
        house.cells,
        [...house.cells].sort((a, b) => a - b),
      );
    }
    for (const kind of ["row", "column", "box"]) {
      const cells = board.houses.filter((house) => house.kind === kind).flatMap((house) => house.cells);
      assert.equal(new Set(cells).size, size, `every cell is in one ${kind}`);
    }
    for (let cell = 0; cell < size; cell++) {
      assert.equal(board.peers[cell].length, 2 * (side - 1) + (boxRows - 1) * (boxColumns - 1));
      for (const peer of board.peers[cell]) assert.ok(board.peers[peer].includes(cell));
    }
    assert.equal(geometry(boxRows, boxColumns), board, "one table per shape");
  });
}

test("boxes are numbered in reading order", () => {
  const box = (/** @type {number} */ number) => findHouse(geometry(2, 3), { kind: "box", number })?.cells;
  assert.deepEqual(box(2), [3, 4, 5, 9, 10, 11]);
  assert.deepEqual(box(3), [12, 13, 14, 18, 19, 20]);
});

test("digits have symbols", () => {
  assert.equal(symbol(9), "9");
  assert.equal(symbol(16), "G");
  assert.equal(digitOf("g"), 16);
  assert.equal(symbol(25), "P");
  assert.equal(symbol(25, "letters"), "Y");
  assert.equal(digitOf("q"), 0);
  assert.equal(digitOf("0"), 0);
  assert.equal(digitOf("12"), 0);
  assert.deepEqual(digitsIn(bit(1) | bit(16)), [1, 16]);
  assert.deepEqual(digitsIn(bit(25)), [25]);
});

test("impossible boards are refused", () => {
  for (const [rows, columns] of [
    [0, 3],
    [5, 6],
    [1.5, 2],
    [1, 1],
  ])
    assert.throws(() => geometry(rows, columns), RangeError);
});

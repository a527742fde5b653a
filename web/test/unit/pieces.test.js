// Large files are cut between puzzles, and nothing of them is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pieces } from "../../library/pieces.js";

const A = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const GRID = "+---+---+\n|1 .|. .|\n|. .|2 .|\n+---+---+\n|. 3|. .|\n|. .|. 4|\n+---+---+\n";

/** @param {string} text @param {number} most */
function cut(text, most) {
  const parts = pieces(text, most);
  assert.ok(parts && parts.length > 1, "it is cut");
  for (const part of parts) assert.ok(new TextEncoder().encode(JSON.stringify(part)).length <= most, part);
  return parts;
}

test("a small text is one piece, whatever it is", () => {
  for (const text of ["", A, "<xml>", GRID]) assert.deepEqual(pieces(text), [text]);
});

test("a list is cut between its lines", () => {
  const lines = Array.from({ length: 100 }, (_, i) => `${A} # ñ “${i}”`);
  const parts = cut(`# a comment\n${lines.join("\n")}\n`, 1000);
  assert.deepEqual(parts.join("").trim().split("\n").slice(1), lines);
  assert.ok(parts.every((part) => part.endsWith("\n")));
});

test("every piece of a table has its head", () => {
  const rows = Array.from({ length: 50 }, (_, i) => `${A},${i}`);
  const parts = cut(`puzzle,title\n${rows.join("\n")}\n`, 1000);
  for (const part of parts) assert.match(part, /^puzzle,title\n53007/);
  const all = parts.flatMap((part) => part.trim().split("\n").slice(1));
  assert.deepEqual(all, rows);
});

test("grids are cut where there is a blank line", () => {
  const parts = cut(Array(40).fill(GRID).join("\n"), 1000);
  const all = parts.flatMap((part) => part.split("\n\n").map((one) => one.trim())).filter(Boolean);
  assert.deepEqual(all, Array(40).fill(GRID.trim()));
});

test("a text that cannot be cut is refused", () => {
  const long = "1".repeat(2000);
  for (const text of [
    `<games>${long}</games>`,
    `{"a":"${long}"}`,
    GRID.repeat(40),
    long,
    `${A}\n${long}\n${A}`,
  ])
    assert.equal(pieces(text, 1000), null);
});

test("a million bytes are cut at once", () => {
  const text = `${A}\n`.repeat(40_000);
  const before = performance.now();
  const parts = pieces(text);
  assert.equal(parts?.join(""), text + "\n");
  assert.ok(performance.now() - before < 5000);
});

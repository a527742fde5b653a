// Pictures: their sizes before they are decoded, where cells are in them, and how a reading is corrected.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  checkingOf,
  confirm,
  correct,
  hasHandwriting,
  lookAt,
  looksLike,
  sheetOf,
} from "../../photo/checking.js";
import { MOST_PIXELS, measure, refuses, working } from "../../photo/measure.js";
import { anyFrame, cellCorners, plane } from "../../photo/plane.js";

/** @typedef {import("../../types/contract.js").ReadBoard} ReadBoard */
/** @typedef {import("../../types/contract.js").ReadCell} ReadCell */

/** @param {...(string | number[])} parts */
const bytes = (...parts) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const four = (/** @type {number} */ value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

test("the size of a picture is read from its head", () => {
  const frame = [0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3];
  for (const [name, head, width, height] of /** @type {[string, Uint8Array, number, number][]} */ ([
    ["PNG", bytes("\x89PNG\r\n\x1a\n", four(13), "IHDR", four(640), four(480)), 640, 480],
    ["JPEG", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 6, 1, 2, 3, 4, 0xff, 0xff], frame.slice(1)), 4000, 3000],
    ["GIF", bytes("GIF89a", [0x2c, 1, 0xc8, 0]), 300, 200],
    ["BMP", bytes("BM", new Array(16).fill(0), [0x2c, 1, 0, 0, 0x38, 0xff, 0xff, 0xff]), 300, 200],
    ["WebP", bytes("RIFF....WEBPVP8 ", new Array(10).fill(0), [0x2c, 1, 0xc8, 0]), 300, 200],
    ["WebP, lossless", bytes("RIFF....WEBPVP8L....\x2f", [0x2b, 0xc1, 0x31, 0]), 300, 200],
    ["WebP, extended", bytes("RIFF....WEBPVP8X....", [0, 0, 0, 0], [0x2b, 1, 0], [0xc7, 0, 0]), 300, 200],
    ["AVIF", bytes(four(24), "ftypavif", "ispe", four(0), four(300), four(200)), 300, 200],
  ]))
    assert.deepEqual(measure(head), { width, height }, name);
});

test("what is no picture, or is cut short, has no size", () => {
  for (const head of [
    bytes(""),
    bytes("53..7...."),
    bytes("\x89PNG\r\n"),
    bytes([0xff, 0xd8]),
    bytes([0xff, 0xd8, 0xff, 0xda, 0, 4, 1, 1]),
    bytes([0xff, 0xd8, 0xff, 0xe0, 0xff]),
    bytes("RIFF....WEBPVP9 "),
    bytes(four(24), "ftypavif"),
  ])
    assert.equal(measure(head), null);
});

test("pictures that are too large or too small are refused, others are shrunk by a whole number", () => {
  assert.equal(refuses({ width: 60_000, height: 60_000 }), "large-picture");
  assert.equal(refuses({ width: MOST_PIXELS / 1000, height: 1000 }), null);
  assert.equal(refuses({ width: 4000, height: 80 }), "small-picture");
  assert.deepEqual(working({ width: 640, height: 480 }), { width: 640, height: 480 });
  assert.deepEqual(working({ width: 4000, height: 3000 }), { width: 1333, height: 1000 });
});

test("the corners of a board and of its cells belong together", () => {
  const corners = /** @type {[number, number][]} */ ([
    [10, 20],
    [110, 10],
    [120, 130],
    [0, 100],
  ]);
  const at = plane(corners);
  const near = (/** @type {[number, number]} */ [x, y], /** @type {[number, number]} */ [u, v]) =>
    assert.ok(Math.hypot(x - u, y - v) < 1e-6, `${x},${y} is not ${u},${v}`);
  near(at(0, 0), corners[0]);
  near(at(1, 0), corners[1]);
  near(at(1, 1), corners[2]);
  near(at(0, 1), corners[3]);
  near(cellCorners(corners, 0)[0], corners[0]);
  near(cellCorners(corners, 80)[2], corners[2]);
  near(cellCorners(corners, 40)[1], cellCorners(corners, 41)[0]);
  assert.deepEqual(anyFrame({ width: 100, height: 200 })[0], [15, 65]);
});

/** @param {Record<number, Partial<ReadCell>>} changes @param {Partial<ReadBoard>} [more] @returns {ReadBoard} */
function board(changes, more) {
  const none = new Array(9).fill(0);
  const empty = { empty: 1, printed: none, handwritten: none, candidates: 0 };
  const cells = Array.from({ length: 81 }, (_, cell) => ({
    kind: /** @type {const} */ ("empty"),
    confidence: 1,
    probabilities: empty,
    ...changes[cell],
  }));
  return {
    line: "",
    corners: [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ],
    standing: "proper",
    before: "proper",
    doubtful: [],
    changed: [],
    cells,
    ...more,
  };
}

test("what is doubtful or changed is gone through in reading order, round and round", () => {
  const five = /** @type {const} */ ({ kind: "printed", digit: 5 });
  let checking = checkingOf(board({ 7: five, 30: five }, { doubtful: [30, 7], changed: [50] }));
  assert.deepEqual([checking.open, checking.at], [[7, 30, 50], 7]);
  checking = confirm(lookAt(checking, 30));
  assert.deepEqual([checking.open, checking.at], [[7, 50], 50]);
  checking = correct(checking, 3);
  assert.deepEqual([checking.open, checking.at], [[7], 7]);
  checking = correct(checking, 0);
  assert.deepEqual(checking.open, []);
  const { givens } = sheetOf(checking, true);
  assert.deepEqual([givens[7], givens[30], givens[50]], [0, 5, 3]);
});

test("on a board that is no puzzle, only what is unsure by itself is asked about", () => {
  const all = Array.from({ length: 81 }, (_, cell) => cell);
  const { open } = checkingOf(
    board({ 4: { confidence: 0.89 }, 5: { confidence: 0.9 } }, { standing: "no-solution", doubtful: all }),
  );
  assert.deepEqual(open, [4]);
});

test("handwriting becomes entries or is left out, and marks are notes in corners", () => {
  const checking = checkingOf(
    board({
      0: { kind: "printed", digit: 1 },
      1: { kind: "handwritten", digit: 2 },
      2: { kind: "candidates", candidates: [3, 9] },
    }),
  );
  assert.ok(hasHandwriting(checking));
  const kept = sheetOf(checking, true);
  assert.deepEqual([kept.givens[0], kept.entries[1], kept.corners[2]], [1, 2, 0b100000100]);
  assert.equal(sheetOf(checking, false).entries[1], 0);
  // A handwritten digit that was read wrongly is still handwritten.
  const corrected = sheetOf(correct(lookAt(checking, 1), 7), true);
  assert.deepEqual([corrected.givens[1], corrected.entries[1]], [0, 7]);
});

test("what a cell looks like is what is most probable without the rules", () => {
  const none = new Array(9).fill(0);
  const cell = (/** @type {Partial<ReadCell["probabilities"]>} */ some) =>
    looksLike({
      kind: "empty",
      confidence: 1,
      probabilities: { empty: 0, printed: none, handwritten: none, candidates: 0, ...some },
    });
  assert.equal(cell({ printed: none.with(4, 0.6), handwritten: none.with(2, 0.3) }), 5);
  assert.equal(cell({ handwritten: none.with(2, 0.3) }), 3);
  assert.equal(cell({ empty: 0.7, printed: none.with(4, 0.3) }), 0);
});

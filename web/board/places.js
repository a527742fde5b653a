// Positions on the board, in board units: a cell is 1 by 1, and the origin is the top left corner.

import { columnOf, rowOf } from "../game/geometry.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @typedef {{ x: number, y: number }} Point */
/** A cubic Bézier curve. @typedef {[Point, Point, Point, Point]} Curve */

/** @param {Geometry} board @param {number} cell @returns {Point} the centre of a cell */
export const middle = (board, cell) => ({ x: columnOf(board, cell) + 0.5, y: rowOf(board, cell) + 0.5 });

/** The distance from a cell's border to its content. */
const PAD = 0.07;

/** The candidate positions in a cell. @param {Geometry} board */
function spotGrid({ side, crown = 0, inset = 0 }) {
  const columns = Math.ceil(Math.sqrt(side));
  const rows = Math.ceil(side / columns);
  const left = PAD + inset;
  const top = left + crown;
  return { columns, rows, left, top, wide: (1 - 2 * left) / columns, high: (1 - left - top) / rows };
}

/** The size of a candidate position. @param {Geometry} board */
export function spotSize(board) {
  const { wide, high } = spotGrid(board);
  return Math.min(wide, high);
}

/**
 * The centre of a candidate position. Each digit has its own.
 * @param {Geometry} board
 * @param {number} cell
 * @param {number} digit
 * @returns {Point}
 */
export function spot(board, cell, digit) {
  const { columns, left, top, wide, high } = spotGrid(board);
  const place = digit - 1;
  return {
    x: columnOf(board, cell) + left + wide * ((place % columns) + 0.5),
    y: rowOf(board, cell) + top + high * (Math.floor(place / columns) + 0.5),
  };
}

/**
 * The digit whose candidate position contains a point; 0 for none.
 * @param {Geometry} board
 * @param {number} x
 * @param {number} y
 */
export function digitAt(board, x, y) {
  const { columns, rows, left, top, wide, high } = spotGrid(board);
  const column = Math.floor(((x % 1) - left) / wide);
  const row = Math.floor(((y % 1) - top) / high);
  const digit = row * columns + column + 1;
  return column < 0 || row < 0 || column >= columns || row >= rows || digit > board.side ? 0 : digit;
}

/**
 * The positions of corner notes in the order in which they are filled: corners first, then sides.
 * @type {readonly Point[]}
 */
const CORNERS = [
  { x: 0.22, y: 0.24 },
  { x: 0.78, y: 0.24 },
  { x: 0.22, y: 0.76 },
  { x: 0.78, y: 0.76 },
  { x: 0.5, y: 0.24 },
  { x: 0.5, y: 0.76 },
  { x: 0.22, y: 0.5 },
  { x: 0.78, y: 0.5 },
];

/**
 * Where the corner notes of a cell are written: along the border while there is room, otherwise at the candidate
 * positions.
 * @param {Geometry} board
 * @param {number} cell
 * @param {number[]} digits
 * @returns {{ digit: number, at: Point, size: number }[]}
 */
export function cornerPlaces(board, cell, digits) {
  if (digits.length > CORNERS.length) {
    return digits.map((digit) => ({ digit, at: spot(board, cell, digit), size: spotSize(board) * 0.8 }));
  }
  return digits.map((digit, i) => {
    const { x, y } = CORNERS[i];
    const { inset = 0, crown = 0 } = board;
    const inner = (/** @type {number} */ along) => along + (1 - 2 * along) * inset;
    // Below a number in the corner, but no lower at the bottom.
    const lower = crown * (1.3 - 1.6 * y);
    return {
      digit,
      at: { x: columnOf(board, cell) + inner(x), y: rowOf(board, cell) + inner(y) + lower },
      size: 0.27,
    };
  });
}

/** The distance from a candidate's centre to the end of a link or to the frame of a group, in candidate positions. */
export const REACH = 0.55;

/** The point of a curve. @param {Curve} curve @param {number} t from 0 to 1 @returns {Point} */
export function pointAt([a, b, c, d], t) {
  const s = 1 - t;
  const [p, q, r, o] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: p * a.x + q * b.x + r * c.x + o * d.x, y: p * a.y + q * b.y + r * c.y + o * d.y };
}

// The way of a link from one candidate to another: a curve that begins and ends at the edge of its candidates, and bends
// so that it goes round the digits between them. Pure.

import { bit, digitsIn } from "../game/geometry.js";
import { valueAt } from "../game/sheet.js";
import { middle, pointAt, REACH, spot, spotSize } from "./places.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Curve, Point } from "./places.js" */

/** The end of a link: a candidate, a framed group, or the nearest of several cells. @typedef {{ digit: number, cells: number[], framed?: boolean }} End */

/** What a link goes round: a digit, as a disc. @typedef {Point & { r: number }} Obstacle */

/** The size of a digit as a disc: of a candidate in candidate positions, of a large digit in cells. */
const DISC = { mark: 0.4, digit: 0.29 };

/** How far links may bend, in cells, in the order of preference. To the left of the link's direction is negative. */
const BENDS = [0.19, -0.19, 0.1, -0.1, 0.3, -0.3, 0.42, -0.42, 0.56, -0.56, 0.72, -0.72];
/** The same within a cell: past the digits beside the candidates, or past those between them. */
const WITHIN = [0.26, -0.26, 0.36, -0.36, 0.48, -0.48, 0.62, -0.62];

/** The number of points at which a curve is compared with the obstacles. */
const SAMPLES = 32;

/**
 * The candidates that a link joins: of the cells of each end the nearest to the other.
 * @param {Geometry} board
 * @param {End} from
 * @param {End} to
 * @returns {[Point, Point]}
 */
export function linkEnds(board, from, to) {
  const spots = (/** @type {End} */ { cells, digit }) => cells.map((cell) => spot(board, cell, digit));
  const start = nearest(spots(from), centre(spots(to)), from.framed);
  return [start, nearest(spots(to), start, to.framed)];
}

/**
 * The curve of a link with a bend, in cells.
 * @param {Geometry} board
 * @param {End} from
 * @param {End} to
 * @param {number} bend
 * @returns {Curve}
 */
export function linkCurve(board, from, to, bend) {
  const [a, b] = linkEnds(board, from, to);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  // A long link bends at its ends and is almost straight between them.
  const lead = Math.min(length * 0.3, 0.7);
  const past = (/** @type {Point} */ point, /** @type {number} */ by) => ({
    x: point.x + along.x * by - along.y * bend,
    y: point.y + along.y * by + along.x * bend,
  });
  const [first, second] = [past(a, lead), past(b, -lead)];
  const gap = Math.min(spotSize(board) * REACH, length * 0.55);
  return [towards(a, first, gap), first, second, towards(b, second, gap)];
}

/**
 * The digits that are drawn: what the player wrote, and the candidates that the tutor draws.
 * @param {Sheet} sheet
 * @param {Iterable<{ cell: number, digit: number }>} ghosts
 * @returns {Obstacle[]}
 */
export function obstacles(sheet, ghosts) {
  const { board } = sheet;
  const marks = sheet.candidates.map((list) => list ?? 0);
  for (const { cell, digit } of ghosts) marks[cell] |= bit(digit);
  return marks.flatMap((list, cell) =>
    valueAt(sheet, cell)
      ? [{ ...middle(board, cell), r: DISC.digit }]
      : digitsIn(list).map((digit) => ({ ...spot(board, cell, digit), r: spotSize(board) * DISC.mark })),
  );
}

/**
 * The bend with which a link covers the least of any digit, and stays on the board.
 * @param {Geometry} board
 * @param {End} from
 * @param {End} to
 * @param {Obstacle[]} digits
 */
export function bendAround(board, from, to, digits) {
  const within = from.cells.length === 1 && to.cells.length === 1 && from.cells[0] === to.cells[0];
  const [a, b] = linkEnds(board, from, to);
  const near = digits.filter(
    ({ x, y }) =>
      x > Math.min(a.x, b.x) - 1 &&
      x < Math.max(a.x, b.x) + 1 &&
      y > Math.min(a.y, b.y) - 1 &&
      y < Math.max(a.y, b.y) + 1,
  );
  let best = { bend: 0, cost: Infinity };
  for (const [i, bend] of (within ? WITHIN : BENDS).entries()) {
    const cost = i * 0.02 + covered(board, linkCurve(board, from, to, bend), near);
    if (cost < best.cost) best = { bend, cost };
  }
  return best.bend;
}

/**
 * How deep a curve runs through digits and beyond the border, summed over its points.
 * @param {Geometry} board
 * @param {Curve} curve
 * @param {Obstacle[]} digits
 */
export function covered({ side }, curve, digits) {
  let depth = 0;
  for (let i = 0; i <= SAMPLES; i++) {
    const { x, y } = pointAt(curve, i / SAMPLES);
    const out = Math.max(-x, x - side, -y, y - side);
    if (out > 0) depth += 1 + out;
    for (const digit of digits) {
      const [dx, dy] = [digit.x - x, digit.y - y];
      const square = dx * dx + dy * dy;
      if (square < digit.r * digit.r) depth += 1 - Math.sqrt(square) / digit.r;
    }
  }
  return depth;
}

/**
 * The candidate position nearest to a point. For a group, which is drawn as one line, this may be between positions.
 * @param {Point[]} points
 * @param {Point} to
 * @param {boolean} [group]
 * @returns {Point}
 */
function nearest(points, to, group) {
  if (group) {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return {
      x: Math.min(Math.max(to.x, Math.min(...xs)), Math.max(...xs)),
      y: Math.min(Math.max(to.y, Math.min(...ys)), Math.max(...ys)),
    };
  }
  const far = (/** @type {Point} */ at) => Math.hypot(at.x - to.x, at.y - to.y);
  return points.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** @param {Point[]} points @returns {Point} */
function centre(points) {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The point at a distance from one point towards another. @param {Point} from @param {Point} to @param {number} by @returns {Point} */
function towards(from, to, by) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

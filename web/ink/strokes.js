// What somebody writes with a pen or a finger: strokes, where they are, what the module that reads them is asked, and what is
// made of its answer. Also part of the package for JavaScript. Pure.

/** @import { WrittenDigit } from "../types/contract.js" */

/** @typedef {[number, number]} Place pixels from the left and from the top */
/** @typedef {Place[]} Stroke from where the pen is put down to where it is lifted */

/** The probability from which a digit is entered without asking; below it, a tap says which one it is. */
export const SURE = 0.9;

/** How many digits are offered if it is not sure which one was written. */
const CHOICES = 3;

/** The least probability of a digit that is offered. */
const LEAST = 0.02;

/** The address of the question which digit was written in a field. @param {number} side of the field, in pixels */
export const strokesAddress = (side) => `strokes?${side.toFixed(1)}`;

/** The strokes as the module gets them, one a line. @param {Stroke[]} strokes */
export const strokesBody = (strokes) =>
  strokes.map((stroke) => stroke.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join()).join("\n");

/** The corners of what is written; null if nothing is. @param {Stroke[]} strokes */
export function bounds(strokes) {
  const places = strokes.flat();
  if (!places.length) return null;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** How far the writing reaches in its longer direction. @param {Stroke[]} strokes */
export function reach(strokes) {
  const box = bounds(strokes);
  return box ? Math.max(box.right - box.left, box.bottom - box.top) : 0;
}

/** How far a place is from what is written; 0 within its corners. @param {Stroke[]} strokes @param {Place} place */
export function distance(strokes, [x, y]) {
  const box = bounds(strokes);
  if (!box) return Infinity;
  return Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
}

/**
 * What was written: the digit if that is sure, otherwise those that it may be, in their order; none if there is no ink.
 * @param {WrittenDigit[]} digits the most probable one first
 * @param {number} side of the board: how many digits it has
 * @returns {{ digit: number } | { choices: number[] }}
 */
export function judge(digits, side) {
  const fitting = digits.filter(({ digit }) => digit <= side);
  if (fitting[0]?.probability >= SURE) return { digit: fitting[0].digit };
  const offered = fitting.slice(0, CHOICES).filter(({ probability }, i) => i < 2 || probability >= LEAST);
  return { choices: offered.map(({ digit }) => digit).sort((a, b) => a - b) };
}

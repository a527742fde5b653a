// What was read of a board, while the player goes through what is doubtful. Pure.

import { bit, geometry } from "../game/geometry.js";
import { freshSheet } from "../game/sheet.js";

/** @import { ReadBoard, ReadCell, ReadKind } from "../types/contract.js" */
/** @import { Sheet } from "../game/sheet.js" */

/** @typedef {{ kind: ReadKind, digit: number, marks: number }} Value digit: 0 for none; marks: a mask of candidates */
/**
 * @typedef {object} Checking
 * @property {ReadBoard} board as it was read
 * @property {Value[]} values of the cells, as the player has corrected them
 * @property {number[]} open the cells that the player has still to look at, in reading order
 * @property {number} at the cell that is looked at
 */

/** How sure a cell is at most if the board makes no proper puzzle (UNCONFIRMED in crates/jade-vision/src/reading.rs). */
const UNCONFIRMED = 0.9;

/** @param {ReadBoard} board @returns {Checking} */
export function checkingOf(board) {
  const values = board.cells.map(({ kind, digit = 0, candidates = [] }) => ({
    kind,
    digit,
    marks: candidates.reduce((mask, one) => mask | bit(one), 0),
  }));
  const open = doubtful(board);
  return { board, values, open, at: open[0] ?? 0 };
}

/**
 * The cells to look at: what is doubtful, and what was changed so that there is one solution. If the board makes no
 * proper puzzle, every cell is doubtful; then only those count that are unsure by themselves.
 * @param {ReadBoard} board
 */
function doubtful(board) {
  const proper = board.standing === "proper";
  const unsure = board.cells.flatMap(({ confidence }, cell) => (confidence < UNCONFIRMED ? [cell] : []));
  const cells = new Set([...(proper ? board.doubtful : unsure), ...board.changed]);
  return [...cells].sort((a, b) => a - b);
}

/** The next cell to look at, after one; it itself if there is none. @param {number[]} open @param {number} after */
const next = (open, after) => open.find((cell) => cell > after) ?? open[0] ?? after;

/** @param {Checking} checking @param {number} cell @returns {Checking} */
export const lookAt = (checking, cell) => ({ ...checking, at: cell });

/** The cell that is looked at is right as it was read. @param {Checking} checking @returns {Checking} */
export function confirm(checking) {
  const open = checking.open.filter((cell) => cell !== checking.at);
  return { ...checking, open, at: next(open, checking.at) };
}

/**
 * The cell that is looked at holds this digit, or nothing.
 * @param {Checking} checking
 * @param {number} digit 0 for nothing
 * @returns {Checking}
 */
export function correct(checking, digit) {
  const { values, at } = checking;
  const kind = digit === 0 ? "empty" : values[at].kind === "handwritten" ? "handwritten" : "printed";
  return confirm({ ...checking, values: values.with(at, { kind, digit, marks: 0 }) });
}

/** Whether anything was written by hand. @param {Checking} checking */
export const hasHandwriting = ({ values }) => values.some(({ kind }) => kind === "handwritten");

/**
 * The board as it will be played.
 * @param {Checking} checking
 * @param {boolean} handwriting whether it becomes entries, or is left out
 * @returns {Sheet}
 */
export function sheetOf({ values }, handwriting) {
  const digits = (/** @type {ReadKind} */ wanted) =>
    values.map(({ kind, digit }) => (kind === wanted ? digit : 0));
  const sheet = freshSheet(geometry(3, 3), digits("printed"));
  if (handwriting) sheet.entries = digits("handwritten");
  sheet.corners = values.map(({ marks }) => marks);
  return sheet;
}

/** What a cell looks most like, whatever the rules say: a digit, or 0. @param {ReadCell} cell */
export function looksLike({ probabilities: { empty, printed, handwritten } }) {
  const most = Math.max(...printed, ...handwritten);
  if (empty > most) return 0;
  return (printed.includes(most) ? printed : handwritten).indexOf(most) + 1;
}

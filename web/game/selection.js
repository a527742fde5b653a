// Which cells are selected, and which one has the focus. Pure; undo does not affect it.

import { bit, columnOf, digitsIn, rowOf } from "./geometry.js";
import { candidatesAt, isOpen, marksAt, valueAt } from "./sheet.js";

/** @import { Geometry } from "./geometry.js" */
/** @import { Sheet } from "./sheet.js" */

/**
 * @typedef {object} Selection
 * @property {number[]} cells in order of selection; they include the focus, unless there are none
 * @property {number} focus the cell with the keyboard focus
 */

/** @param {number} cell @returns {Selection} */
export const only = (cell) => ({ cells: [cell], focus: cell });

/** @param {Selection} selection @param {number} cell @returns {Selection} */
export function add({ cells }, cell) {
  return { cells: cells.includes(cell) ? cells : [...cells, cell], focus: cell };
}

/** @param {Selection} selection @param {number} cell @returns {Selection} */
export function drop({ cells }, cell) {
  return { cells: cells.filter((other) => other !== cell), focus: cell };
}

/** @param {Selection} selection @param {number} cell */
export const toggle = (selection, cell) => (selection.cells.includes(cell) ? drop : add)(selection, cell);

/**
 * The cells of the rectangle between the focus and a cell.
 * @param {Geometry} board
 * @param {Selection} selection
 * @param {number} cell
 * @returns {Selection}
 */
export function stretch(board, { focus }, cell) {
  const rows = [rowOf(board, focus), rowOf(board, cell)].sort((a, b) => a - b);
  const columns = [columnOf(board, focus), columnOf(board, cell)].sort((a, b) => a - b);
  const cells = [];
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++) cells.push(row * board.side + column);
  }
  return { cells, focus };
}

/**
 * The cells with the same digit as this one; if this one is open, all open cells, or those that have a mark of it.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} [mark] a digit noted in the cell
 * @returns {Selection}
 */
export function alike(sheet, cell, mark = 0) {
  const value = valueAt(sheet, cell);
  if (mark && !value) {
    const has = (/** @type {number} */ i) => isOpen(sheet, i) && marksAt(sheet, i) & bit(mark);
    return { cells: sheet.givens.map((_, i) => i).filter(has), focus: cell };
  }
  return { cells: sheet.givens.map((_, i) => i).filter((i) => valueAt(sheet, i) === value), focus: cell };
}

/** @typedef {"up" | "down" | "left" | "right" | "rowStart" | "rowEnd" | "start" | "end"} Way */

/**
 * The cell that a key leads to. At the border, arrows wrap around within the same line.
 * @param {Geometry} board
 * @param {number} cell
 * @param {Way} way
 */
export function neighbour(board, cell, way) {
  const { side, size } = board;
  const row = rowOf(board, cell);
  const column = columnOf(board, cell);
  switch (way) {
    case "up":
      return ((row + side - 1) % side) * side + column;
    case "down":
      return ((row + 1) % side) * side + column;
    case "left":
      return row * side + ((column + side - 1) % side);
    case "right":
      return row * side + ((column + 1) % side);
    case "rowStart":
      return row * side;
    case "rowEnd":
      return row * side + side - 1;
    case "start":
      return 0;
    case "end":
      return size - 1;
  }
}

/**
 * The next open cell in this direction in the same line; the cell itself if there is none.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {Way} way
 */
export function nextOpen(sheet, cell, way) {
  let next = cell;
  for (let i = 1; i < sheet.board.side; i++) {
    next = neighbour(sheet.board, next, way);
    if (isOpen(sheet, next)) return next;
  }
  return cell;
}

/**
 * The selection after an arrow key. With Shift it grows, or shrinks on the way back.
 * @param {Sheet} sheet
 * @param {Selection} selection
 * @param {{ way: Way, extend: boolean, jump: boolean }} move jump: whether to skip cells that are not open
 * @returns {Selection}
 */
export function moved(sheet, selection, { way, extend, jump }) {
  const { cells, focus } = selection;
  const cell = jump ? nextOpen(sheet, focus, way) : neighbour(sheet.board, focus, way);
  if (!extend) return only(cell);
  // Returning to the previous cell deselects the last one.
  const back = cells.length > 1 && cells[cells.length - 2] === cell;
  return back ? { ...drop(selection, focus), focus: cell } : add(add(selection, focus), cell);
}

/**
 * The next cell in reading order that is open, or that has two candidates; the cell itself if there is none.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {"open" | "pair"} to
 * @param {typeof candidatesAt} [candidates] what counts as candidates of a cell
 */
export function jumpTo(sheet, cell, to, candidates = candidatesAt) {
  const { size } = sheet.board;
  for (let i = 1; i < size; i++) {
    const next = (cell + i) % size;
    if (to === "open" ? isOpen(sheet, next) : digitsIn(candidates(sheet, next)).length === 2) return next;
  }
  return cell;
}

/**
 * Adds an item to a list, or removes it if the list contains it.
 * @template T
 * @param {T[]} list
 * @param {T} one
 * @returns {T[]}
 */
export function inOrOut(list, one) {
  const key = JSON.stringify(one);
  const others = list.filter((other) => JSON.stringify(other) !== key);
  return others.length < list.length ? others : [...list, one];
}

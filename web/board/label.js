// What a screen reader says of a cell.

import { columnOf, digitsIn, rowOf, symbol } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";

/** @typedef {import("../game/sheet.js").Sheet} Sheet */
/** @typedef {(id: string, args?: Record<string, string | number>) => string} Say */

/**
 * "Row 3, column 5, box 2, empty, candidates 1 4 7".
 * @param {Say} say
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {boolean} inConflict
 */
export function cellLabel(say, sheet, cell, inConflict) {
  return `${placeLabel(say, sheet, cell)}, ${contentLabel(say, sheet, cell, inConflict)}`;
}

/** @param {Say} say @param {Sheet} sheet @param {number} cell */
export function placeLabel(say, { board }, cell) {
  const box = board.housesOf[cell][2].number;
  return say("cell-place", { row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1, box });
}

/**
 * @param {Say} say
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {boolean} inConflict
 */
export function contentLabel(say, sheet, cell, inConflict) {
  const parts = [];
  if (sheet.givens[cell]) parts.push(say("cell-given", { digit: symbol(sheet.givens[cell]) }));
  else if (sheet.entries[cell]) parts.push(symbol(sheet.entries[cell]));
  else parts.push(say("cell-empty"));
  if (inConflict) parts.push(say("cell-conflict"));
  if (isOpen(sheet, cell)) {
    const list = sheet.candidates[cell];
    if (list !== null) parts.push(say("cell-candidates", { digits: spoken(list) }));
    if (sheet.corners[cell]) parts.push(say("cell-corners", { digits: spoken(sheet.corners[cell]) }));
  }
  return parts.join(", ");
}

/** @param {number} mask */
const spoken = (mask) => digitsIn(mask).map(symbol).join(" ");

// How a screen reader describes a cell.

import { columnOf, digitsIn, rowOf, symbol } from "../game/geometry.js";
import { PAINTS } from "./brushes.js";
import { isOpen, WRONG } from "../game/sheet.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { Say } from "../types/board.js" */

/**
 * For example "Row 3, column 5, box 2, empty, candidates 1 4 7".
 * @param {Say} say
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {boolean} inConflict
 * @param {string} [alphabet]
 * @param {import("../game/sheet.js").Color[]} [colors] the colours of the cell
 */
export function cellLabel(say, sheet, cell, inConflict, alphabet, colors = []) {
  const painted = colors.map(({ digit, color }) => colorLabel(say, digit, color, alphabet));
  return [
    placeLabel(say, sheet, cell),
    contentLabel(say, sheet, cell, inConflict, alphabet),
    ...painted,
  ].join(", ");
}

/** @param {Say} say @param {number} digit @param {number} color @param {string} [alphabet] */
function colorLabel(say, digit, color, alphabet) {
  const name = colorName(say, color);
  return digit
    ? say("cell-color-candidate", { digit: symbol(digit, alphabet), color: name })
    : say("cell-color", { color: name });
}

/** @param {Say} say @param {number} color */
export const colorName = (say, color) =>
  say(color === WRONG ? "color-wrong" : `color-${((color - 1) % PAINTS.length) + 1}`);

/** @param {Say} say @param {Sheet} sheet @param {number} cell */
export function placeLabel(say, { board }, cell) {
  const [, , ...others] = board.housesOf[cell];
  const at = { row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 };
  const [first] = others;
  const place =
    first?.kind === "box"
      ? say("cell-place", { ...at, box: first.number })
      : first?.kind === "region"
        ? say("cell-place-region", { ...at, region: first.number })
        : say("cell-place-plain", at);
  const added = others.filter(({ kind }) => kind !== "box" && kind !== "region");
  return [place, ...added.map(({ kind, number }) => say(`in-${kind}`, { number }))].join(", ");
}

/** The name of a cell, as the tutor's sentences write it. @param {Say} say @param {import("../game/geometry.js").Geometry} board @param {number} cell */
export const cellName = (say, board, cell) =>
  say("cell-short", { row: rowOf(board, cell) + 1, column: columnOf(board, cell) + 1 });

/**
 * @param {Say} say
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {boolean} inConflict
 * @param {string} [alphabet]
 */
export function contentLabel(say, sheet, cell, inConflict, alphabet) {
  const parts = [];
  const spoken = (/** @type {number} */ mask) =>
    digitsIn(mask)
      .map((digit) => symbol(digit, alphabet))
      .join(" ");
  if (sheet.givens[cell]) parts.push(say("cell-given", { digit: symbol(sheet.givens[cell], alphabet) }));
  else if (sheet.entries[cell]) parts.push(symbol(sheet.entries[cell], alphabet));
  else parts.push(say("cell-empty"));
  if (inConflict) parts.push(say("cell-conflict"));
  if (isOpen(sheet, cell)) {
    const list = sheet.candidates[cell];
    if (list !== null) parts.push(say("cell-candidates", { digits: spoken(list) }));
    if (sheet.corners[cell]) parts.push(say("cell-corners", { digits: spoken(sheet.corners[cell]) }));
  }
  return parts.join(", ");
}

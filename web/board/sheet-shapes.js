// What the player has written on the board, as shapes.

import { bit, digitsIn } from "../game/geometry.js";
import { candidatesAt, isOpen, marksAt, valueAt, WRONG } from "../game/sheet.js";
import { paintOf } from "./brushes.js";

/** @import { Selection } from "../game/selection.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Filter } from "../types/page.js" */
/** @import { Brush } from "./brushes.js" */
/** @import { Shape } from "./shapes.js" */

/** @type {Filter} */
const NO_FILTER = { digits: 0, pairs: false };

/**
 * Draws digits and marks.
 * @param {Sheet} sheet
 * @param {Set<number>} wrong cells in conflict
 * @param {Set<number>} [quiet] cells whose corner notes give way to what the tutor writes there
 * @param {Filter} [filter] hides the marks of other digits, and those of cells with more or
 *   fewer than two candidates
 * @returns {Shape[]}
 */
export function sheetShapes(sheet, wrong, quiet = new Set(), { digits, pairs, noted } = NO_FILTER) {
  const candidates = noted ? marksAt : candidatesAt;
  /** @type {Shape[]} */
  const shapes = [];
  for (let cell = 0; cell < sheet.board.size; cell++) {
    const digit = valueAt(sheet, cell);
    if (digit) {
      const look = sheet.givens[cell] ? "given" : "entry";
      shapes.push({ kind: "digit", cell, digit, look: wrong.has(cell) ? `wrong-${look}` : look });
      continue;
    }
    if (pairs && digitsIn(candidates(sheet, cell)).length !== 2) continue;
    const shown = digits || sheet.board.all;
    const all = sheet.candidates[cell];
    const list = (all ?? 0) & shown;
    const corners = sheet.corners[cell] & shown;
    if (all !== null) {
      if (list || corners || shown === sheet.board.all)
        shapes.push({ kind: "list", cell, mask: list, noted: corners });
    } else if (corners && !quiet.has(cell)) shapes.push({ kind: "corners", cell, mask: corners });
  }
  return shapes;
}

/**
 * Draws the player's colours and marks of errors, split into shapes behind the digits and over them.
 * @param {Sheet} sheet
 * @returns {{ under: Shape[], over: Shape[] }}
 */
export function paintShapes(sheet) {
  /** @type {Shape[]} */
  const under = [];
  /** @type {Shape[]} */
  const over = [];
  /** The colours of each cell, the oldest first. @type {Map<number, Brush[]>} */
  const paints = new Map();
  for (const { cell, digit, color } of sheet.colors) {
    if (color === WRONG) over.push(digit ? { kind: "strike", cell, digit } : { kind: "crossed", cell });
    else if (!digit) paints.set(cell, [...(paints.get(cell) ?? []), paintOf(color)]);
    else if (isOpen(sheet, cell)) under.push({ kind: "spot", cell, digit, brush: paintOf(color) });
  }
  under.unshift(
    ...[...paints].map(([cell, brushes]) => /** @type {Shape} */ ({ kind: "paint", cell, brushes })),
  );
  return { under, over };
}

/**
 * Highlights the cells that can still take a filtered digit and those that hold one, or the cells with two candidates.
 * @param {Sheet} sheet
 * @param {Filter} filter
 * @returns {Shape[]}
 */
export function filterShapes(sheet, { digits, pairs, noted }) {
  /** @type {Shape[]} */
  const shapes = [];
  if (!digits && !pairs) return shapes;
  for (let cell = 0; cell < sheet.board.size; cell++) {
    const value = valueAt(sheet, cell);
    if (value && digits & bit(value)) shapes.push({ kind: "tint", cell, look: "same" });
    const left = noted ? marksAt(sheet, cell) : candidatesAt(sheet, cell);
    const fits = (!digits || left & digits) && (!pairs || digitsIn(left).length === 2);
    if (!value && fits) shapes.push({ kind: "tint", cell, look: "filtered" });
  }
  return shapes;
}

/**
 * Draws the selection. For a single cell, also the cells that it sees and the other places of its digit.
 * @param {Sheet} sheet
 * @param {Selection} selection
 * @param {{ peers: boolean, same: boolean, colors?: boolean }} more which of the two to show, and whether the board shows the
 *   player's colours
 * @returns {Shape[]}
 */
export function choiceShapes(sheet, { cells, focus }, { peers, same, colors = false }) {
  const selected = new Set(cells);
  /** @type {Map<number, "selected" | "seen" | "same">} */
  const tints = new Map();
  // Colours over a tint are no longer those that the player chose.
  const painted = new Set(colors ? sheet.colors.filter(({ digit }) => !digit).map(({ cell }) => cell) : []);
  if (cells.length === 1 && peers)
    for (const peer of sheet.board.peers[focus]) if (!painted.has(peer)) tints.set(peer, "seen");
  /** @type {Shape[]} */
  const spots = [];
  const digit = cells.length === 1 && same ? valueAt(sheet, focus) : 0;
  for (let cell = 0; digit && cell < sheet.board.size; cell++) {
    if (valueAt(sheet, cell) === digit) tints.set(cell, "same");
    else if (isOpen(sheet, cell) && (sheet.candidates[cell] ?? 0) & bit(digit)) {
      spots.push({ kind: "sameSpot", cell, digit });
    }
  }
  for (const cell of selected) tints.set(cell, "selected");
  /** @type {Shape[]} */
  const shapes = [...tints].map(([cell, look]) => ({ kind: "tint", cell, look }));
  // A tint that is pale enough for the digits is too pale to be seen by everybody: who asks for more contrast sees a line
  // round it.
  if (cells.length === 1 && peers)
    shapes.push({ kind: "contour", cells: [focus, ...sheet.board.peers[focus]], look: "peers" });
  return [...shapes, ...spots];
}

/** The digit of the selected cells, if all of them have the same one. @param {Sheet} sheet @param {number[]} cells */
export function commonDigit(sheet, cells) {
  const mask = cells.reduce((all, cell) => (valueAt(sheet, cell) ? all | bit(valueAt(sheet, cell)) : all), 0);
  const digits = digitsIn(mask);
  return digits.length === 1 ? digits[0] : 0;
}

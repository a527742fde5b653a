// The rules by which a sheet changes: one function, `(sheet, event) → sheet`. The Rust `Sheet` obeys the same
// rules; both are run against data/sheet-events.json. An event that changes nothing, or is no event of this
// board, gives back the very same sheet.

import { bit } from "./geometry.js";
import { freshSheet, isOpen, possible, valueAt } from "./sheet.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("../types/contract.js").Event} SheetEvent */

/**
 * @param {Sheet} sheet
 * @param {SheetEvent} event
 * @returns {Sheet}
 */
export function applyEvent(sheet, event) {
  if (!fits(sheet, event)) return sheet;
  const next = change(sheet, event);
  return same(sheet, next) ? sheet : next;
}

/**
 * @param {Sheet} sheet
 * @param {SheetEvent} event
 * @returns {Sheet}
 */
function change(sheet, event) {
  switch (event.type) {
    case "enter": {
      const entries = [...new Set(event.cells)].filter((cell) => !sheet.givens[cell]);
      return enter(sheet, entries.map((cell) => ({ cell, digit: event.digit })), event.clean ?? false);
    }
    case "accept": {
      const placements = (event.placements ?? []).filter(({ cell }) => !sheet.givens[cell]);
      const concluded = exclude(enter(sheet, placements, event.clean ?? false), event.eliminations ?? []);
      return writeNotes(concluded, event.notes ?? []);
    }
    case "erase":
      return erase(sheet, event.cells);
    case "corner":
      return toggleCorner(sheet, event.cells, event.digit);
    case "candidate":
      return toggleCandidate(sheet, event.cells, event.digit);
    case "fillCandidates":
      return fill(sheet);
    case "clearMarks":
      return { ...freshSheet(sheet.board, sheet.givens), entries: sheet.entries, excluded: sheet.excluded };
    case "reset":
      return freshSheet(sheet.board, sheet.givens);
    default:
      return sheet;
  }
}

/**
 * @param {Sheet} sheet
 * @param {{ cell: number, digit: number }[]} placements in cells that are not given
 * @param {boolean} clean take the digit out of the marks that the new entries see
 * @returns {Sheet}
 */
function enter(sheet, placements, clean) {
  const entries = sheet.entries.slice();
  for (const { cell, digit } of placements) entries[cell] = digit;
  const next = { ...sheet, entries };
  if (!clean) return next;
  next.corners = sheet.corners.slice();
  next.candidates = sheet.candidates.slice();
  next.removed = sheet.removed.slice();
  for (const { cell, digit } of placements) {
    const peers = sheet.board.peers[cell];
    // A wrong entry must not destroy marks.
    if (peers.some((peer) => valueAt(next, peer) === digit)) continue;
    for (const peer of peers) takeOut(next, peer, digit);
  }
  return next;
}

/**
 * Takes a digit out of a cell's marks, in place.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 */
function takeOut(sheet, cell, digit) {
  sheet.corners[cell] &= ~bit(digit);
  setList(sheet, cell, (sheet.candidates[cell] ?? 0) & ~bit(digit));
}

/**
 * Sets a cell's list, in place; an empty list is no list, and nothing was removed from it.
 * @param {Pick<Sheet, "candidates" | "removed">} sheet
 * @param {number} cell
 * @param {number} mask
 */
function setList(sheet, cell, mask) {
  if (mask === 0 && sheet.candidates[cell] !== null) sheet.removed[cell] = 0;
  sheet.candidates[cell] = mask || null;
}

/**
 * @param {Sheet} sheet
 * @param {{ cell: number, digit: number }[]} eliminations
 * @returns {Sheet}
 */
function exclude(sheet, eliminations) {
  const next = {
    ...sheet,
    corners: sheet.corners.slice(),
    candidates: sheet.candidates.slice(),
    removed: sheet.removed.slice(),
    excluded: sheet.excluded.slice(),
  };
  for (const { cell, digit } of eliminations.filter(({ cell }) => !sheet.givens[cell])) {
    next.excluded[cell] |= bit(digit);
    takeOut(next, cell, digit);
  }
  return next;
}

/**
 * Writes corner notes in open cells that have no candidate list.
 * @param {Sheet} sheet
 * @param {{ cell: number, digit: number }[]} notes
 * @returns {Sheet}
 */
function writeNotes(sheet, notes) {
  const corners = sheet.corners.slice();
  for (const { cell, digit } of notes) {
    if (!valueAt(sheet, cell) && sheet.candidates[cell] === null) corners[cell] |= bit(digit);
  }
  return { ...sheet, corners };
}

/**
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @returns {Sheet}
 */
function erase(sheet, cells) {
  if (cells.some((cell) => sheet.entries[cell])) {
    const entries = sheet.entries.slice();
    for (const cell of cells) entries[cell] = 0;
    return { ...sheet, entries };
  }
  const corners = sheet.corners.slice();
  const candidates = sheet.candidates.slice();
  const removed = sheet.removed.slice();
  for (const cell of cells) {
    corners[cell] = 0;
    candidates[cell] = null;
    removed[cell] = 0;
  }
  return { ...sheet, corners, candidates, removed };
}

/**
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @param {number} digit
 * @returns {Sheet}
 */
function toggleCorner(sheet, cells, digit) {
  const open = [...new Set(cells)].filter((cell) => isOpen(sheet, cell));
  const off = open.every((cell) => sheet.corners[cell] & bit(digit));
  const corners = sheet.corners.slice();
  for (const cell of open) corners[cell] = off ? corners[cell] & ~bit(digit) : corners[cell] | bit(digit);
  return { ...sheet, corners };
}

/**
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @param {number} digit
 * @returns {Sheet}
 */
function toggleCandidate(sheet, cells, digit) {
  const open = [...new Set(cells)].filter((cell) => isOpen(sheet, cell));
  const off = open.every((cell) => (sheet.candidates[cell] ?? 0) & bit(digit));
  const candidates = sheet.candidates.slice();
  const removed = sheet.removed.slice();
  for (const cell of open) {
    const list = candidates[cell] ?? 0;
    removed[cell] = off ? removed[cell] | bit(digit) : removed[cell] & ~bit(digit);
    setList({ candidates, removed }, cell, off ? list & ~bit(digit) : list | bit(digit));
  }
  return { ...sheet, candidates, removed };
}

/**
 * @param {Sheet} sheet
 * @returns {Sheet}
 */
function fill(sheet) {
  const open = sheet.givens.map((_, cell) => isOpen(sheet, cell));
  return {
    ...sheet,
    candidates: sheet.candidates.map((list, cell) => (open[cell] ? possible(sheet, cell) || null : list)),
    removed: sheet.removed.map((mask, cell) => (open[cell] ? 0 : mask)),
  };
}

/**
 * Whether every cell and digit of the event is of this board.
 * @param {Sheet} sheet
 * @param {SheetEvent} event
 */
function fits(sheet, event) {
  const { size, side } = sheet.board;
  const cellFits = (/** @type {number} */ cell) => Number.isInteger(cell) && cell >= 0 && cell < size;
  const digitFits = (/** @type {number} */ digit) => Number.isInteger(digit) && digit >= 1 && digit <= side;
  if ("cells" in event && !(Array.isArray(event.cells) && event.cells.every(cellFits))) return false;
  if ("digit" in event && !digitFits(event.digit)) return false;
  if (event.type !== "accept") return true;
  const conclusions = [...(event.placements ?? []), ...(event.eliminations ?? []), ...(event.notes ?? [])];
  return conclusions.every(({ cell, digit }) => cellFits(cell) && digitFits(digit));
}

/**
 * Whether two sheets of one puzzle hold the same.
 * @param {Sheet} a
 * @param {Sheet} b
 */
function same(a, b) {
  const parts = /** @type {const} */ (["entries", "corners", "candidates", "removed", "excluded"]);
  return parts.every((part) => a[part] === b[part] || a[part].every((value, cell) => value === b[part][cell]));
}

// The rules by which a sheet changes: one function, `(sheet, event) → sheet`. The Rust `Sheet` follows the same rules;
// both are tested against data/sheet-events.json. An event that changes nothing, or that does not fit the board,
// returns the same object.

import { bit } from "./geometry.js";
import { freshSheet, isOpen, isRestricted, MOST_COLORS, possible, valueAt, WRONG } from "./sheet.js";

/** @import { Candidate, Sheet } from "./sheet.js" */
/**
 * Changes of colours and links, which the sheet of a question does not have. A colour replaces those that are there, or
 * joins them (`beside`).
 * @typedef {{ type: "color", cells: number[], at: number, color: number, beside?: boolean }
 *   | { type: "uncolor", cells?: number[], at?: number, color?: number }
 *   | { type: "link", from: Candidate, to: Candidate, strong: boolean }} DrawingEvent
 */
/** @typedef {import("../types/contract.js").Event | DrawingEvent} SheetEvent */

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
      return enter(
        sheet,
        entries.map((cell) => ({ cell, digit: event.digit })),
        event.clean ?? false,
      );
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
      return {
        ...freshSheet(sheet.board, sheet.givens, sheet.barred),
        entries: sheet.entries,
        excluded: sheet.excluded,
        colors: sheet.colors,
        links: sheet.links,
      };
    case "compute":
      return fill({ ...sheet, excluded: sheet.excluded.map(() => 0) });
    case "cleanMarks":
      return cleanMarks(sheet);
    case "promote":
      return promote(sheet, event.cells);
    case "color":
      return color(sheet, event);
    case "uncolor":
      return uncolor(sheet, event);
    case "link":
      return link(sheet, event);
    case "reset": {
      const fresh = freshSheet(sheet.board, sheet.givens, sheet.barred);
      // What a puzzle bars is visible only as candidates.
      return isRestricted(fresh) ? fill(fresh) : fresh;
    }
    default:
      return sheet;
  }
}

/**
 * @param {Sheet} sheet
 * @param {{ cell: number, digit: number }[]} placements in cells that are not given
 * @param {boolean} clean whether to remove the digit from the marks in cells that see the new entries
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
    // A wrong entry, or one that the next of them replaces, must not remove marks.
    if (entries[cell] !== digit || peers.some((peer) => valueAt(next, peer) === digit)) continue;
    for (const peer of peers) takeOut(next, peer, digit);
  }
  return next;
}

/**
 * Removes a digit from a cell's marks, in place.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 */
function takeOut(sheet, cell, digit) {
  sheet.corners[cell] &= ~bit(digit);
  setList(sheet, cell, (sheet.candidates[cell] ?? 0) & ~bit(digit));
}

/**
 * Sets a cell's candidate list, in place. An empty list counts as no list, without removed candidates.
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
 * Writes corner notes in open cells without a candidate list.
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
  for (const cell of cells.filter((cell) => isOpen(sheet, cell))) {
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
 * Removes from all marks the digits that a digit in sight or an accepted conclusion excludes.
 * @param {Sheet} sheet
 * @returns {Sheet}
 */
function cleanMarks(sheet) {
  const next = {
    ...sheet,
    corners: sheet.corners.slice(),
    candidates: sheet.candidates.slice(),
    removed: sheet.removed.slice(),
  };
  for (let cell = 0; cell < sheet.board.size; cell++) {
    if (!isOpen(sheet, cell)) continue;
    const left = possible(sheet, cell);
    next.corners[cell] &= left;
    setList(next, cell, (next.candidates[cell] ?? 0) & left);
  }
  return next;
}

/**
 * Turns corner notes into candidate lists: digits without a note are excluded.
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @returns {Sheet}
 */
function promote(sheet, cells) {
  const corners = sheet.corners.slice();
  const candidates = sheet.candidates.slice();
  for (const cell of cells) {
    if (!isOpen(sheet, cell) || !corners[cell]) continue;
    candidates[cell] = corners[cell];
    corners[cell] = 0;
  }
  return { ...sheet, corners, candidates };
}

/**
 * Colours cells, or one candidate in them. The same colour again removes it.
 * @param {Sheet} sheet
 * @param {Extract<DrawingEvent, { type: "color" }>} event
 * @returns {Sheet}
 */
function color(sheet, { cells, at, color: number, beside }) {
  const places = new Set(cells);
  if (beside) return { ...sheet, colors: colorBeside(sheet.colors, places, at, number) };
  const here = sheet.colors.filter(({ cell, digit }) => digit === at && places.has(cell));
  const off = here.length === places.size && here.every((one) => one.color === number);
  const others = sheet.colors.filter((one) => !here.includes(one));
  return {
    ...sheet,
    colors: off ? others : [...others, ...[...places].map((cell) => ({ cell, digit: at, color: number }))],
  };
}

/**
 * The colours with one more at these places, or without it if all of them have it. Where there are too many, the oldest
 * gives way.
 * @param {import("./sheet.js").Color[]} all
 * @param {Set<number>} places
 * @param {number} at
 * @param {number} number
 */
function colorBeside(all, places, at, number) {
  const mine = (/** @type {number} */ place) =>
    all.filter(({ cell, digit }) => cell === place && digit === at);
  const lacking = [...places].filter((place) => mine(place).every((one) => one.color !== number));
  if (lacking.length === 0)
    return all.filter((one) => one.digit !== at || one.color !== number || !places.has(one.cell));
  const added = lacking.map((cell) => ({ cell, digit: at, color: number }));
  const surplus = [...places].flatMap((place) => {
    const count = [...mine(place), ...added.filter(({ cell }) => cell === place)].filter(
      (one) => one.color !== WRONG,
    );
    return count.slice(0, Math.max(0, count.length - MOST_COLORS));
  });
  return [...all, ...added].filter((one) => !surplus.includes(one));
}

/**
 * Removes the colours that match all the given fields. Without fields, removes all colours and links.
 * @param {Sheet} sheet
 * @param {Extract<DrawingEvent, { type: "uncolor" }>} event
 * @returns {Sheet}
 */
function uncolor(sheet, { cells, at, color: number }) {
  if (cells === undefined && number === undefined) return { ...sheet, colors: [], links: [] };
  const matches = (/** @type {import("./sheet.js").Color} */ one) =>
    (cells?.includes(one.cell) ?? true) &&
    (at === undefined || one.digit === at) &&
    (number === undefined || one.color === number);
  return { ...sheet, colors: sheet.colors.filter((one) => !matches(one)) };
}

/**
 * Draws a link, or removes it if there is the same one already.
 * @param {Sheet} sheet
 * @param {Extract<DrawingEvent, { type: "link" }>} event
 * @returns {Sheet}
 */
function link(sheet, { from, to, strong }) {
  if (from.cell === to.cell && from.digit === to.digit) return sheet;
  const key = (/** @type {Candidate} */ { cell, digit }) => `${cell}:${digit}`;
  const others = sheet.links.filter((one) => key(one.from) !== key(from) || key(one.to) !== key(to));
  const off = sheet.links.some((one) => one.strong === strong && !others.includes(one));
  return { ...sheet, links: off ? others : [...others, { from, to, strong }] };
}

/**
 * Whether every cell and digit of the event exists on this board.
 * @param {Sheet} sheet
 * @param {SheetEvent} event
 */
function fits(sheet, event) {
  const { size, side } = sheet.board;
  const cellFits = (/** @type {number} */ cell) => Number.isInteger(cell) && cell >= 0 && cell < size;
  const digitFits = (/** @type {number} */ digit) => Number.isInteger(digit) && digit >= 1 && digit <= side;
  if ("cells" in event && event.cells && !(Array.isArray(event.cells) && event.cells.every(cellFits)))
    return false;
  if ("digit" in event && !digitFits(event.digit)) return false;
  if (event.type === "link")
    return [event.from, event.to].every(({ cell, digit }) => cellFits(cell) && digitFits(digit));
  if (event.type === "uncolor") return event.cells === undefined || event.cells.every(cellFits);
  if (event.type !== "accept") return true;
  const conclusions = [...(event.placements ?? []), ...(event.eliminations ?? []), ...(event.notes ?? [])];
  return conclusions.every(({ cell, digit }) => cellFits(cell) && digitFits(digit));
}

/**
 * Whether two sheets of one puzzle have the same content.
 * @param {Sheet} a
 * @param {Sheet} b
 */
function same(a, b) {
  const parts = /** @type {const} */ (["entries", "corners", "candidates", "removed", "excluded"]);
  return (
    parts.every((part) => a[part] === b[part] || a[part].every((value, cell) => value === b[part][cell])) &&
    JSON.stringify([a.colors, a.links]) === JSON.stringify([b.colors, b.links])
  );
}

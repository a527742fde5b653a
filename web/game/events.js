// The rules by which a sheet changes: one function, `(sheet, event) → sheet`. The Rust `Sheet` follows the same rules;
// both are tested against data/sheet-events.json. An event that changes nothing, or that does not fit the board,
// returns the same object.

import { bit } from "./geometry.js";
import { freshSheet, isOpen, isRestricted, MASKS, MOST_COLORS, possible, valueAt, WRONG } from "./sheet.js";

/** @import { Candidate, Sheet } from "./sheet.js" */
/**
 * Changes of colours and links, which the sheet of a question does not have. A colour replaces those that are there, or
 * joins them (`beside`).
 * @typedef {{ type: "color", cells: number[], at: number, color: number, beside?: boolean }
 *   | { type: "uncolor", cells?: number[], at?: number, color?: number }
 *   | { type: "link", from: Candidate, to: Candidate, strong: boolean }} DrawingEvent
 */
/** @typedef {import("../types/contract.js").Event | DrawingEvent} SheetEvent */

/** What events change in each cell. */
const PARTS = /** @type {const} */ ([...MASKS, "entries", "candidates"]);

/**
 * @param {Sheet} sheet
 * @param {SheetEvent} event
 * @returns {Sheet}
 */
export function applyEvent(sheet, event) {
  if (!fits(sheet, event)) return sheet;
  const copies = PARTS.map((part) => [part, sheet[part].slice()]);
  const next = { ...sheet, ...Object.fromEntries(copies) };
  change(next, event);
  return same(sheet, next) ? sheet : next;
}

/**
 * Changes a sheet in place, as all functions below do.
 * @param {Sheet} sheet
 * @param {SheetEvent} event
 */
function change(sheet, event) {
  switch (event.type) {
    case "enter":
      return enter(
        sheet,
        [...new Set(event.cells)].map((cell) => ({ cell, digit: event.digit })),
        event,
      );
    case "accept":
      enter(sheet, event.placements ?? [], event);
      return conclude(sheet, event.eliminations ?? [], event.notes ?? []);
    case "erase":
      return erase(sheet, event.cells);
    case "corner":
      return toggleCorner(sheet, event.cells, event.digit);
    case "candidate":
      return toggleCandidate(sheet, event.cells, event.digit);
    case "fillCandidates":
      return fill(sheet, event.returns);
    case "clearMarks":
      return clearMarks(sheet);
    case "compute":
      sheet.excluded.fill(0);
      return fill(sheet, event.returns);
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
    case "reset":
      Object.assign(sheet, freshSheet(sheet.board, sheet.givens, sheet.barred));
      // What a puzzle bars is visible only as candidates.
      if (isRestricted(sheet)) fill(sheet);
  }
}

/**
 * @param {Sheet} sheet
 * @param {{ cell: number, digit: number }[]} placements those in givens are passed over
 * @param {{ clean?: boolean, returns?: boolean }} how `clean`: whether to remove the digit from the marks in cells that see
 *   the new entries; `returns`: whether they come back when the entries go
 */
function enter(sheet, placements, { clean, returns }) {
  const mine = placements.filter(({ cell }) => !sheet.givens[cell]);
  for (const { cell, digit } of mine) sheet.entries[cell] = digit;
  giveBack(sheet);
  for (const { cell, digit } of clean ? mine : []) {
    const peers = sheet.board.peers[cell];
    // A wrong entry, or one that the next of them replaces, must not remove marks.
    if (valueAt(sheet, cell) !== digit || peers.some((peer) => valueAt(sheet, peer) === digit)) continue;
    for (const peer of peers) takeOut(sheet, peer, digit, returns);
  }
}

/**
 * Removes a digit from a cell's marks.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 * @param {boolean} [returns] whether it comes back
 */
function takeOut(sheet, cell, digit, returns) {
  const list = sheet.candidates[cell] ?? 0;
  if (returns) {
    sheet.clearedCorners[cell] |= sheet.corners[cell] & bit(digit);
    sheet.clearedCandidates[cell] |= list & bit(digit);
  } else {
    sheet.clearedCorners[cell] &= ~bit(digit);
    sheet.clearedCandidates[cell] &= ~bit(digit);
  }
  sheet.corners[cell] &= ~bit(digit);
  setList(sheet, cell, list & ~bit(digit));
}

/**
 * Brings back the marks that entries took away and that no digit forbids any more.
 * @param {Sheet} sheet
 */
function giveBack(sheet) {
  const { board, corners, candidates, clearedCorners, clearedCandidates } = sheet;
  for (let cell = 0; cell < board.size; cell++) {
    let back = clearedCorners[cell] | clearedCandidates[cell];
    if (!back) continue;
    for (const peer of board.peers[cell]) back &= ~bit(valueAt(sheet, peer));
    corners[cell] |= clearedCorners[cell] & back;
    candidates[cell] = (candidates[cell] ?? 0) | (clearedCandidates[cell] & back) || null;
    clearedCorners[cell] &= ~back;
    clearedCandidates[cell] &= ~back;
  }
}

/**
 * Sets a cell's candidate list. An empty list counts as no list, without removed candidates.
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} mask
 */
function setList(sheet, cell, mask) {
  if (mask === 0 && sheet.candidates[cell] !== null) sheet.removed[cell] = 0;
  sheet.candidates[cell] = mask || null;
}

/**
 * Excludes candidates, and writes corner notes in open cells without a candidate list.
 * @param {Sheet} sheet
 * @param {Candidate[]} eliminations
 * @param {Candidate[]} notes
 */
function conclude(sheet, eliminations, notes) {
  for (const { cell, digit } of eliminations) {
    if (sheet.givens[cell]) continue;
    sheet.excluded[cell] |= bit(digit);
    takeOut(sheet, cell, digit);
  }
  for (const { cell, digit } of notes)
    if (isOpen(sheet, cell) && sheet.candidates[cell] === null) sheet.corners[cell] |= bit(digit);
}

/**
 * The cells without a digit, each once.
 * @param {Sheet} sheet
 * @param {Iterable<number>} cells
 */
const openAmong = (sheet, cells) => [...new Set(cells)].filter((cell) => isOpen(sheet, cell));

/**
 * @param {Sheet} sheet
 * @param {number[]} cells
 */
function erase(sheet, cells) {
  if (cells.some((cell) => sheet.entries[cell])) {
    for (const cell of cells) sheet.entries[cell] = 0;
    giveBack(sheet);
    return;
  }
  for (const cell of openAmong(sheet, cells)) {
    sheet.corners[cell] = sheet.clearedCorners[cell] = 0;
    setList(sheet, cell, (sheet.removed[cell] = sheet.clearedCandidates[cell] = 0));
  }
}

/**
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @param {number} digit
 */
function toggleCorner(sheet, cells, digit) {
  const open = openAmong(sheet, cells);
  const off = open.every((cell) => sheet.corners[cell] & bit(digit));
  for (const cell of open) {
    sheet.clearedCorners[cell] &= ~bit(digit);
    sheet.corners[cell] = off ? sheet.corners[cell] & ~bit(digit) : sheet.corners[cell] | bit(digit);
  }
}

/**
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @param {number} digit
 */
function toggleCandidate(sheet, cells, digit) {
  const open = openAmong(sheet, cells);
  const off = open.every((cell) => (sheet.candidates[cell] ?? 0) & bit(digit));
  for (const cell of open) {
    const list = sheet.candidates[cell] ?? 0;
    sheet.clearedCandidates[cell] &= ~bit(digit);
    sheet.removed[cell] = off ? sheet.removed[cell] | bit(digit) : sheet.removed[cell] & ~bit(digit);
    setList(sheet, cell, off ? list & ~bit(digit) : list | bit(digit));
  }
}

/**
 * @param {Sheet} sheet
 * @param {boolean} [returns] whether candidates that only entries forbid come back when the entries go
 */
function fill(sheet, returns) {
  const bare = { ...sheet, entries: sheet.givens };
  for (const cell of openAmong(sheet, sheet.entries.keys())) {
    const left = possible(sheet, cell);
    sheet.candidates[cell] = left || null;
    sheet.removed[cell] = 0;
    sheet.clearedCandidates[cell] = returns ? possible(bare, cell) & ~left : 0;
  }
}

/** @param {Sheet} sheet */
function clearMarks(sheet) {
  const { entries, excluded, colors, links } = sheet;
  Object.assign(sheet, freshSheet(sheet.board, sheet.givens, sheet.barred), {
    entries,
    excluded,
    colors,
    links,
  });
}

/**
 * Removes from all marks the digits that a digit in sight or an accepted conclusion excludes.
 * @param {Sheet} sheet
 */
function cleanMarks(sheet) {
  for (const cell of openAmong(sheet, sheet.entries.keys())) {
    const left = possible(sheet, cell);
    sheet.corners[cell] &= left;
    setList(sheet, cell, (sheet.candidates[cell] ?? 0) & left);
  }
}

/**
 * Turns corner notes into candidate lists: digits without a note are excluded.
 * @param {Sheet} sheet
 * @param {number[]} cells
 */
function promote(sheet, cells) {
  for (const cell of openAmong(sheet, cells)) {
    if (!sheet.corners[cell]) continue;
    sheet.candidates[cell] = sheet.corners[cell];
    sheet.clearedCandidates[cell] = sheet.clearedCorners[cell];
    sheet.corners[cell] = sheet.clearedCorners[cell] = 0;
  }
}

/**
 * Colours cells, or one candidate in them. The same colour again removes it.
 * @param {Sheet} sheet
 * @param {Extract<DrawingEvent, { type: "color" }>} event
 */
function color(sheet, { cells, at, color: number, beside }) {
  const places = new Set(cells);
  if (beside) {
    sheet.colors = colorBeside(sheet.colors, places, at, number);
    return;
  }
  const here = sheet.colors.filter(({ cell, digit }) => digit === at && places.has(cell));
  const off = here.length === places.size && here.every((one) => one.color === number);
  const others = sheet.colors.filter((one) => !here.includes(one));
  sheet.colors = off
    ? others
    : [...others, ...[...places].map((cell) => ({ cell, digit: at, color: number }))];
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
 */
function uncolor(sheet, { cells, at, color: number }) {
  if (cells === undefined && number === undefined) {
    sheet.colors = sheet.links = [];
    return;
  }
  const matches = (/** @type {import("./sheet.js").Color} */ one) =>
    (cells?.includes(one.cell) ?? true) &&
    (at === undefined || one.digit === at) &&
    (number === undefined || one.color === number);
  sheet.colors = sheet.colors.filter((one) => !matches(one));
}

/**
 * Draws a link, or removes it if there is the same one already.
 * @param {Sheet} sheet
 * @param {Extract<DrawingEvent, { type: "link" }>} event
 */
function link(sheet, { from, to, strong }) {
  if (from.cell === to.cell && from.digit === to.digit) return;
  const key = (/** @type {Candidate} */ { cell, digit }) => `${cell}:${digit}`;
  const others = sheet.links.filter((one) => key(one.from) !== key(from) || key(one.to) !== key(to));
  const off = sheet.links.some((one) => one.strong === strong && !others.includes(one));
  sheet.links = off ? others : [...others, { from, to, strong }];
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
  return (
    PARTS.every((part) => a[part].every((value, cell) => value === b[part][cell])) &&
    JSON.stringify([a.colors, a.links]) === JSON.stringify([b.colors, b.links])
  );
}

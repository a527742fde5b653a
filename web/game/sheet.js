// The content of a board: givens, entries, marks. Plain data; only events.js changes it.

import { bit, digitOf, geometry, symbol } from "./geometry.js";

/** @import { BoxesJson, ColorJson, SheetData } from "../types/contract.js" */
/** @import { Geometry } from "./geometry.js" */

/**
 * @typedef {object} Sheet
 * @property {Geometry} board
 * @property {number[]} givens the given digit of each cell, 0 for none
 * @property {number[]} barred masks of the digits that the puzzle itself bars from each cell, as a sukaku does
 * @property {number[]} entries the digit entered in each cell, 0 for none
 * @property {number[]} corners masks of corner notes: digits that may go in the cell
 * @property {(number | null)[]} candidates masks of complete candidate lists; a missing digit is excluded; null: no list
 * @property {number[]} removed masks of candidates that the player removed from a list
 * @property {number[]} excluded masks of candidates that accepted conclusions eliminated
 * @property {number[]} clearedCorners masks of corner notes that an entry took away; they come back once nothing forbids them
 * @property {number[]} clearedCandidates the same for candidate lists
 * @property {Color[]} colors the player's colours, the latest last
 * @property {Drawn[]} links the player's links between candidates
 */

/** The parts with a mask for each cell that JSON leaves out if they are empty. */
export const MASKS = /** @type {const} */ ([
  "barred",
  "corners",
  "removed",
  "excluded",
  "clearedCorners",
  "clearedCandidates",
]);

/** The colour number that marks something as wrong. */
export const WRONG = 99;
/** How many colours a cell may have; the mark for what is wrong does not count. */
export const MOST_COLORS = 3;

/** A coloured candidate; a coloured cell if the digit is 0. @typedef {{ cell: number, digit: number, color: number }} Color */
/** @typedef {{ cell: number, digit: number }} Candidate */
/** @typedef {{ from: Candidate, to: Candidate, strong: boolean }} Drawn */
/** The start of a game: a sheet, and what else an imported text may contain. @typedef {SheetData & { colors?: ColorJson[], givensKnown?: boolean, about?: import("../types/contract.js").AboutJson, label?: import("../types/page.js").GameLabel }} StartData */

/**
 * The sheet with these givens and nothing else.
 * @param {Geometry} board
 * @param {number[]} givens
 * @param {number[]} [barred]
 * @returns {Sheet}
 */
export function freshSheet(board, givens, barred) {
  const none = () => new Array(board.size).fill(0);
  return {
    board,
    givens,
    barred: barred ?? none(),
    entries: none(),
    corners: none(),
    candidates: new Array(board.size).fill(null),
    removed: none(),
    excluded: none(),
    clearedCorners: none(),
    clearedCandidates: none(),
    colors: [],
    links: [],
  };
}

/**
 * Reads the JSON of a sheet.
 * @param {StartData} data
 * @returns {Sheet}
 * @throws {RangeError} if its parts do not fit its board
 */
export function sheetFrom(data) {
  const board = geometry(data.boxRows, data.boxColumns, data.rules);
  const sheet = freshSheet(board, readLine(board, data.givens));
  sheet.entries = readLine(board, data.entries ?? "").map((digit, cell) => (sheet.givens[cell] ? 0 : digit));
  for (const part of MASKS) {
    const masks = data[part];
    if (masks?.length) sheet[part] = fit(board, masks);
  }
  if (data.candidates?.length) sheet.candidates = fit(board, data.candidates).map((mask) => mask || null);
  sheet.colors = (data.colors ?? []).map(({ cell, digit, color }) => ({ cell, digit: digit ?? 0, color }));
  return sheet;
}

/** The colours of a sheet in the server's format. @param {Sheet} sheet @returns {ColorJson[]} */
export const colorData = ({ colors }) =>
  colors.map(({ cell, digit, color }) => (digit ? { cell, digit, color } : { cell, color }));

/**
 * The JSON of a sheet, without the parts that are empty.
 * @param {Sheet} sheet
 * @returns {SheetData}
 */
export function sheetData(sheet) {
  /** @type {SheetData} */
  const data = {
    boxRows: sheet.board.boxRows,
    boxColumns: sheet.board.boxColumns,
    givens: line(sheet.givens),
    entries: line(sheet.entries),
  };
  if (sheet.board.rules) data.rules = sheet.board.rules;
  if (sheet.candidates.some(Boolean)) data.candidates = sheet.candidates;
  for (const part of MASKS) if (sheet[part].some(Boolean)) data[part] = sheet[part];
  return data;
}

/**
 * The JSON of a sheet on which nothing is written yet.
 * @param {string} givens
 * @param {BoxesJson} boxes
 * @param {Pick<SheetData, "barred" | "rules">} [more]
 * @returns {SheetData}
 */
export const emptySheet = (givens, { rows, columns }, { barred, rules } = {}) => ({
  boxRows: rows,
  boxColumns: columns,
  givens,
  entries: ".".repeat([...givens].length),
  ...(barred ? { barred } : {}),
  ...(rules ? { rules } : {}),
});

/**
 * What tells the puzzles of games apart: the givens, what is barred, and the rules.
 * @param {Pick<StartData, "givens" | "barred" | "rules">} start
 */
export const puzzleKey = ({ givens, barred, rules }) =>
  [givens, barred?.join(" "), rules].filter(Boolean).join(" ");

/** Digits as a line, `.` for none. @param {number[]} digits */
export const line = (digits) => digits.map((digit) => (digit ? symbol(digit) : ".")).join("");

/**
 * @param {Geometry} board
 * @param {string} text
 * @returns {number[]}
 */
export function readLine(board, text) {
  const digits = [...text].map((char) => (char === "." || char === "0" ? 0 : digitOf(char) || -1));
  if (text === "") return new Array(board.size).fill(0);
  if (digits.length !== board.size || digits.some((digit) => digit < 0 || digit > board.side)) {
    throw new RangeError(`not a line of ${board.size} cells: ${text}`);
  }
  return digits;
}

/**
 * @template T
 * @param {Geometry} board
 * @param {T[]} values
 */
function fit(board, values) {
  if (values.length !== board.size) throw new RangeError(`${values.length} values for ${board.size} cells`);
  return values.slice();
}

/** The digit in a cell, given or entered; 0 for none. @param {Sheet} sheet @param {number} cell */
export const valueAt = (sheet, cell) => sheet.givens[cell] || sheet.entries[cell];

/** Whether a cell holds no digit. @param {Sheet} sheet @param {number} cell */
export const isOpen = (sheet, cell) => valueAt(sheet, cell) === 0;

/** Whether the puzzle bars any digit from any cell. @param {Pick<Sheet, "barred">} sheet */
export const isRestricted = ({ barred }) => barred.some(Boolean);

/** The digits noted in a cell, as candidates or in a corner. @param {Sheet} sheet @param {number} cell */
export const marksAt = (sheet, cell) => (sheet.candidates[cell] ?? 0) | sheet.corners[cell];

/**
 * The digits that no peer of the cell holds, that the puzzle does not bar and that no accepted conclusion has excluded.
 * @param {Sheet} sheet
 * @param {number} cell
 */
export function possible(sheet, cell) {
  const byRules = sheet.board.excludedAt?.(sheet, cell) ?? 0;
  let mask = sheet.board.all & ~byRules & ~sheet.barred[cell] & ~sheet.excluded[cell];
  for (const peer of sheet.board.peers[cell]) {
    const value = valueAt(sheet, peer);
    if (value) mask &= ~bit(value);
  }
  return mask;
}

/**
 * The candidates of an open cell: its list, restricted to the digits that are possible; without a list, those digits.
 * @param {Sheet} sheet
 * @param {number} cell
 */
export function candidatesAt(sheet, cell) {
  if (!isOpen(sheet, cell)) return 0;
  return possible(sheet, cell) & (sheet.candidates[cell] ?? sheet.board.all);
}

/**
 * The cells whose digit occurs again in one of their houses, is barred there, or breaks another rule.
 * @param {Sheet} sheet
 * @returns {Set<number>}
 */
export function conflicts(sheet) {
  /** @type {Set<number>} */
  const found = new Set();
  for (let cell = 0; cell < sheet.board.size; cell++) {
    const value = valueAt(sheet, cell);
    if (!value) continue;
    const again = sheet.board.peers[cell].some((peer) => valueAt(sheet, peer) === value);
    if (again || sheet.barred[cell] & bit(value) || sheet.board.faultsAt?.(sheet, cell).length)
      found.add(cell);
  }
  return found;
}

/** Whether every cell is filled and no rule is broken. @param {Sheet} sheet */
export function isSolved(sheet) {
  return sheet.givens.every((_, cell) => !isOpen(sheet, cell)) && conflicts(sheet).size === 0;
}

/** How often each digit is still to be placed; index 0 is digit 1. @param {Sheet} sheet */
export function remaining(sheet) {
  const left = new Array(sheet.board.side).fill(sheet.board.side);
  for (let cell = 0; cell < sheet.board.size; cell++) {
    const value = valueAt(sheet, cell);
    if (value) left[value - 1]--;
  }
  return left;
}

/**
 * The rules that a cell breaks, each with the other cell involved, which is the cell itself where its digit breaks one alone.
 * @param {Sheet} at
 * @param {number} cell
 * @returns {(import("./geometry.js").Fault & { digit: number })[]}
 */
export function faultsOf(at, cell) {
  const value = valueAt(at, cell);
  if (!value) return [];
  const inHouses = at.board.housesOf[cell].flatMap((house) =>
    house.cells
      .filter((other) => other !== cell && valueAt(at, other) === value)
      .map((other) => ({ house, other, digit: value })),
  );
  const byRules = at.board.faultsAt?.(at, cell) ?? [];
  return [...inHouses, ...byRules.map((fault) => ({ ...fault, digit: value }))];
}

/** The text that names a fault. @param {{ kind: string } | null} house @param {boolean} alone */
export const faultId = (house, alone) => `fault-${house?.kind ?? (alone ? "alone" : "rule")}`;

/** The same with each other cell named once, although two may share a line and a box. @param {Sheet} at @param {number} cell */
export const pairsOf = (at, cell) =>
  faultsOf(at, cell).filter(({ other }, i, all) => all.findIndex((one) => one.other === other) === i);

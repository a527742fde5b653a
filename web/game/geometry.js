// Tables for each board: cells, houses, peers. The page does not assume a side of 9 anywhere else.

/** @import { Reading, Rule, Sum } from "./rules.js" */
/** @import { Sheet } from "./sheet.js" */

/** @typedef {"row" | "column" | "box" | "region" | "diagonal" | "window" | "group" | "extra"} HouseKind */
/** @typedef {{ kind: HouseKind, number: number, cells: number[] }} House */

/**
 * What breaks a rule: equal digits in a house, or a sum or clue that cannot be right (its kind and number); null if it is
 * another rule. The other cell is the cell itself where its digit breaks the rule alone.
 * @typedef {{ house: House | { kind: string, number: number } | null, other: number }} Fault
 */

/**
 * @typedef {object} Geometry
 * @property {number} boxRows rows of a box
 * @property {number} boxColumns columns of a box
 * @property {number} side the number of rows, of columns and of digits
 * @property {number} size the number of cells
 * @property {House[]} houses rows, then columns, then boxes or regions, then those of rules
 * @property {House[][]} housesOf the same of each cell
 * @property {number[][]} peers the other cells that hold other digits than each cell, in reading order
 * @property {string} rules as in SheetData; empty if there are none
 * @property {Rule[]} added the same, but for regions
 * @property {number[] | null} regions the region of each cell in place of boxes, from 0
 * @property {[number, number[]][][]} [pairs] of each cell: cells that a rule relates to it beyond shared houses, each with the
 *   masks that the digits of the cell exclude there, from digit 1
 * @property {Sum[]} [sums] what rules say that digits add up to
 * @property {Reading[]} [read] what rules read off cells one after the other
 * @property {number[]} [room] for clues outside: at the left and the top, at the right and the bottom
 * @property {number} [crown] how much lower marks are written, because of numbers in corners
 * @property {number} [inset] how much nearer to the middle marks are written, because of circles on corners
 * @property {number[]} [domain] masks of the digits that rules leave to each cell from the start
 * @property {(sheet: Sheet, cell: number) => number} [excludedAt] the mask of the digits that rules and the digits in other cells
 *   exclude from a cell, beyond houses
 * @property {(sheet: Sheet, cell: number) => Fault[]} [faultsAt] what the digit of a cell breaks beyond houses
 * @property {number} all the mask of all digits
 */

/** The largest side that can be played. */
export const MAX_SIDE = 25;

const SYMBOLS = "123456789ABCDEFGHIJKLMNOP";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/** @type {Map<string, Geometry>} */
const known = new Map();

/** What reads rules (rules.js), once a page has loaded it. @type {typeof import("./rules.js") | null} */
let reader = null;

/** Lets boards have rules. @param {typeof reader} rules */
export const readRulesWith = (rules) => void (reader = rules);

/**
 * The table of the board whose boxes have this shape, with these rules. Built once for each.
 * @param {number} boxRows
 * @param {number} boxColumns
 * @param {string} [rules]
 * @returns {Geometry}
 */
export function geometry(boxRows, boxColumns, rules = "") {
  const key = `${boxRows}x${boxColumns} ${rules}`;
  let table = known.get(key);
  if (!table) {
    const side = boxRows * boxColumns;
    if (
      !Number.isInteger(boxRows) ||
      !Number.isInteger(boxColumns) ||
      boxRows < 1 ||
      boxColumns < 1 ||
      side < 2 ||
      side > MAX_SIDE
    ) {
      throw new RangeError(`no board has boxes of ${boxRows} rows and ${boxColumns} columns`);
    }
    table = build(boxRows, boxColumns, side);
    if (rules) {
      if (!reader) throw new RangeError("rules are not loaded");
      table = reader.withRules(table, rules);
    }
    known.set(key, table);
  }
  return table;
}

/**
 * @param {number} boxRows
 * @param {number} boxColumns
 * @param {number} side
 * @returns {Geometry}
 */
function build(boxRows, boxColumns, side) {
  const size = side * side;
  const rows = houses("row", side);
  const columns = houses("column", side);
  const boxes = houses("box", side);
  /** @type {House[][]} */
  const housesOf = [];
  for (let cell = 0; cell < size; cell++) {
    const row = Math.floor(cell / side);
    const column = cell % side;
    const boxesPerRow = side / boxColumns;
    const box = Math.floor(row / boxRows) * boxesPerRow + Math.floor(column / boxColumns);
    const mine = [rows[row], columns[column], boxes[box]];
    for (const house of mine) house.cells.push(cell);
    housesOf.push(mine);
  }
  const peers = housesOf.map((mine, cell) => {
    const seen = new Set(mine.flatMap((house) => house.cells));
    seen.delete(cell);
    return [...seen].sort((a, b) => a - b);
  });
  return {
    boxRows,
    boxColumns,
    side,
    size,
    houses: [...rows, ...columns, ...boxes],
    housesOf,
    peers,
    rules: "",
    added: [],
    regions: null,
    all: 2 ** side - 1,
  };
}

/**
 * @param {HouseKind} kind
 * @param {number} count
 * @returns {House[]}
 */
function houses(kind, count) {
  return Array.from({ length: count }, (_, i) => ({ kind, number: i + 1, cells: [] }));
}

/** @param {Geometry} board @param {number} cell @returns the row, from 0 */
export const rowOf = (board, cell) => Math.floor(cell / board.side);

/** @param {Geometry} board @param {number} cell @returns the column, from 0 */
export const columnOf = (board, cell) => cell % board.side;

/**
 * The house of this kind and number (from 1).
 * @param {Geometry} board
 * @param {{ kind: HouseKind, number: number }} name
 * @returns {House | undefined}
 */
export function findHouse(board, name) {
  return board.houses.find((house) => house.kind === name.kind && house.number === name.number);
}

/** The symbol of a digit: 1 to 9, then A to P; or letters from A. @param {number} digit @param {string} [alphabet] */
export const symbol = (digit, alphabet) => (alphabet === "letters" ? LETTERS : SYMBOLS)[digit - 1] ?? "?";

/** The digit with this symbol; 0 if there is none. @param {string} text */
export const digitOf = (text) => (text.length === 1 ? SYMBOLS.indexOf(text.toUpperCase()) + 1 : 0);

/** The mask of one digit. @param {number} digit */
export const bit = (digit) => 1 << (digit - 1);

/** The digits in a mask, ascending. @param {number} mask @returns {number[]} */
export function digitsIn(mask) {
  const digits = [];
  for (let digit = 1; mask; digit++, mask >>= 1) if (mask & 1) digits.push(digit);
  return digits;
}

// Tables for each board: cells, houses, peers. The page does not assume a side of 9 anywhere else.

/** @import { Effects, Rule, Rules } from "./rules.js" */

/** @typedef {"row" | "column" | "box" | "region" | "diagonal" | "window" | "group" | "extra"} HouseKind */
/** @typedef {{ kind: HouseKind, number: number, cells: number[] }} House */

/**
 * @typedef {object} Geometry
 * @property {number} boxRows rows of a box; 1 without boxes
 * @property {number} boxColumns columns of a box; the side without boxes
 * @property {string} rules the rules besides rows, columns and boxes, as in SheetData; empty if there are none
 * @property {Rule[]} added the same, but for regions
 * @property {number[] | null} regions the region of each cell in place of boxes, from 0
 * @property {number} side the number of rows, of columns and of digits
 * @property {number} size the number of cells
 * @property {House[]} houses rows, then columns, then boxes or regions, then those of rules
 * @property {House[][]} housesOf the row, column and box of each cell, then those of rules
 * @property {number[][]} peers the other cells that hold other digits than each cell, in reading order
 * @property {[number, number[]][][]} pairs of each cell: the cells that a rule relates to it beyond shared houses, and for each
 *   digit of the cell (from 1, at its index less one) the mask of digits that it excludes there
 * @property {number[]} domain masks of the digits that rules leave to each cell from the start
 * @property {number} all the mask of all digits
 */

/** The largest side that can be played. */
export const MAX_SIDE = 25;

const SYMBOLS = "123456789ABCDEFGHIJKLMNOP";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY";

/** @type {Map<string, Geometry>} */
const known = new Map();

/** What reads rules; only pages that may show them load it. @type {((text: string, side: number) => [Rules, Effects]) | null} */
let reader = null;

/** Lets boards have rules. @param {NonNullable<typeof reader>} read */
export const readRulesWith = (read) => void (reader = read);

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
    table = build(boxRows, boxColumns, side, rules);
    known.set(key, table);
  }
  return table;
}

/**
 * @param {number} boxRows
 * @param {number} boxColumns
 * @param {number} side
 * @param {string} text
 * @returns {Geometry}
 */
function build(boxRows, boxColumns, side, text) {
  const size = side * side;
  if (text && !reader) throw new RangeError("this page shows no boards with rules");
  const [rules, effects] = reader && text ? reader(text, side) : plain(side);
  const rows = houses("row", side);
  const columns = houses("column", side);
  const boxes = houses(rules.regions ? "region" : "box", side);
  /** @type {House[][]} */
  const housesOf = [];
  for (let cell = 0; cell < size; cell++) {
    const row = Math.floor(cell / side);
    const column = cell % side;
    const boxesPerRow = side / boxColumns;
    const inBox = Math.floor(row / boxRows) * boxesPerRow + Math.floor(column / boxColumns);
    const mine = [rows[row], columns[column]];
    if (rules.boxes || rules.regions) mine.push(boxes[rules.regions?.[cell] ?? inBox]);
    for (const house of mine) house.cells.push(cell);
    housesOf.push(mine);
  }
  const added = effects.houses.map(({ kind, cells }, i) => {
    const number = effects.houses.slice(0, i).filter((one) => one.kind === kind).length + 1;
    // The antidiagonal is number 2 even if it is the only one.
    const house = { kind, number: kind === "diagonal" ? (cells[0] === 0 ? 1 : 2) : number, cells };
    for (const cell of cells) housesOf[cell].push(house);
    return house;
  });
  const all = 2 ** side - 1;
  const seen = housesOf.map((mine) => new Set(mine.flatMap((house) => house.cells)));
  const pairs = pairsOf(effects.pairs, seen, side);
  pairs.forEach((of, cell) => {
    for (const [other, table] of of) if (table.every((mask, i) => mask & (1 << i))) seen[cell].add(other);
  });
  return {
    boxRows,
    boxColumns,
    rules: text,
    added: rules.added,
    regions: rules.regions,
    side,
    size,
    houses: [...rows, ...columns, ...(rules.boxes || rules.regions ? boxes : []), ...added],
    housesOf,
    peers: seen.map((cells, cell) => [...cells].filter((other) => other !== cell).sort((a, b) => a - b)),
    pairs,
    domain: effects.domain,
    all,
  };
}

/** The rules of an ordinary board. @param {number} side @returns {[Rules, Effects]} */
const plain = (side) => [
  { regions: null, boxes: true, added: [] },
  { houses: [], domain: new Array(side * side).fill(2 ** side - 1), pairs: new Map() },
];

/**
 * What rules say of pairs of cells beyond equal digits in a house, by cell.
 * @param {Map<number, number[]>} allowed
 * @param {Set<number>[]} inHouses the cells that share a house with each
 * @param {number} side
 */
function pairsOf(allowed, inHouses, side) {
  /** @type {[number, number[]][][]} */
  const pairs = inHouses.map(() => []);
  for (const [key, table] of allowed) {
    const [a, b] = [Math.floor(key / side ** 2), key % side ** 2];
    const known = inHouses[a].has(b);
    const excluded = table.map((mask, i) => (2 ** side - 1) & ~mask & ~(known ? 1 << i : 0));
    if (!excluded.some(Boolean)) continue;
    const turned = table.map((_, y) => excluded.reduce((mask, of, x) => mask | (((of >> y) & 1) << x), 0));
    pairs[a].push([b, excluded]);
    pairs[b].push([a, turned]);
  }
  return pairs.map((of) => of.sort(([a], [b]) => a - b));
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

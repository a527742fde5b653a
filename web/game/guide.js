// The first board of somebody who has never played: 4×4, with a task for each rule. Pure.

import { findHouse } from "./geometry.js";
import { faultsOf, valueAt } from "./sheet.js";

/** @import { HouseJson } from "../types/contract.js" */
/** @import { Sheet, StartData } from "./sheet.js" */
/**
 * @typedef {{ name: string, cell: number, houses: HouseJson[], sought?: boolean }} Task a cell to fill, the houses that
 *   decide it, and whether the player has to find the cell
 */

/** @type {StartData} */
export const GUIDE = {
  boxRows: 2,
  boxColumns: 2,
  givens: "12.4....2.4..12.",
  entries: ".".repeat(16),
  label: { guide: true },
};

const SOLUTION = "1234341223414123";

/** The tasks, in the order in which the tutor's hints find the cells. @type {Task[]} */
const TASKS = [
  { name: "row", cell: 2, houses: [{ kind: "row", number: 1 }] },
  { name: "column", cell: 6, houses: [{ kind: "column", number: 3 }] },
  { name: "box", cell: 7, houses: [{ kind: "box", number: 2 }] },
  {
    name: "place",
    cell: 11,
    houses: [
      { kind: "box", number: 4 },
      { kind: "row", number: 4 },
    ],
    sought: true,
  },
];

/** @param {Sheet} sheet @param {number} cell */
const isRight = (sheet, cell) => valueAt(sheet, cell) === Number(SOLUTION[cell]);

/** What the player does next; null if only the rest is left. @param {Sheet} sheet @returns {Task | null} */
export const taskOf = (sheet) => TASKS.find(({ cell }) => !isRight(sheet, cell)) ?? null;

/**
 * A cell that can be filled, and the house that shows it: those of the question of now or, when all have been asked, a
 * house in which one cell is open.
 * @param {Sheet} sheet
 * @returns {{ cell: number, house: number[], sought?: boolean } | null} null if the board is full
 */
export function helpFor(sheet) {
  const task = taskOf(sheet);
  if (task) return { cell: task.cell, house: housesOf(sheet, task)[0], sought: task.sought };
  for (const { cells } of sheet.board.houses) {
    const open = cells.filter((cell) => !valueAt(sheet, cell));
    if (open.length === 1) return { cell: open[0], house: cells };
  }
  return null;
}

/**
 * The first wrong digit, and the kind of the first house of its cell that already has it, null if none has.
 * @param {Sheet} sheet
 * @returns {{ digit: number, house: string | null } | null} null if no digit is wrong
 */
export function wrongDigit(sheet) {
  const cell = sheet.entries.findIndex((digit, cell) => digit !== 0 && !isRight(sheet, cell));
  if (cell < 0) return null;
  const digit = sheet.entries[cell];
  const fault = faultsOf(sheet, cell)[0];
  return { digit, house: fault?.house?.kind ?? null };
}

/** The cells of the houses of a task. @param {Sheet} sheet @param {Task} task */
export const housesOf = (sheet, { houses }) => houses.map((one) => findHouse(sheet.board, one)?.cells ?? []);

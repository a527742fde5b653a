// The first board of somebody who has never played: 4×4, with a task for each rule. Pure.

import { findHouse } from "./geometry.js";
import { valueAt } from "./sheet.js";

/** @import { HouseJson } from "../types/contract.js" */
/** @import { Sheet, StartData } from "./sheet.js" */
/** @typedef {{ name: string, cell: number, houses: HouseJson[] }} Task a cell to fill, and the houses that decide it */

/** @type {StartData} */
export const GUIDE = {
  boxRows: 2,
  boxColumns: 2,
  givens: "12.43.1.2..3.3..",
  entries: ".".repeat(16),
  label: { guide: true },
};

const SOLUTION = "1234341221434321";

/** @type {Task[]} */
const TASKS = [
  { name: "row", cell: 2, houses: [{ kind: "row", number: 1 }] },
  { name: "column", cell: 12, houses: [{ kind: "column", number: 1 }] },
  { name: "box", cell: 7, houses: [{ kind: "box", number: 2 }] },
  {
    name: "both",
    cell: 10,
    houses: [
      { kind: "row", number: 3 },
      { kind: "column", number: 3 },
    ],
  },
];

/** @param {Sheet} sheet @param {number} cell */
const isRight = (sheet, cell) => valueAt(sheet, cell) === Number(SOLUTION[cell]);

/** What the player does next; null if only the rest is left. @param {Sheet} sheet @returns {Task | null} */
export const taskOf = (sheet) => TASKS.find(({ cell }) => !isRight(sheet, cell)) ?? null;

/** The first cell with a wrong digit; -1 if there is none. @param {Sheet} sheet */
export const wrongCell = (sheet) =>
  sheet.entries.findIndex((digit, cell) => digit !== 0 && !isRight(sheet, cell));

/** The cells of the houses of a task. @param {Sheet} sheet @param {Task} task */
export const housesOf = (sheet, { houses }) => houses.map((one) => findHouse(sheet.board, one)?.cells ?? []);

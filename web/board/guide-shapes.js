// The task on the board that teaches the rules, as shapes; loaded late.

import { helpFor, housesOf, taskOf } from "../game/guide.js";
import { BRUSHES } from "./brushes.js";

/** @import { Drawing } from "./hint-shapes.js" */
/** @import { Sheet } from "../game/sheet.js" */

/**
 * Draws the houses of the question, or the one that a hint names. The selection shows the cell.
 * @param {Sheet} sheet
 * @param {boolean} helped whether a hint has been given
 * @returns {Drawing}
 */
export function guideDrawing(sheet, helped) {
  const task = taskOf(sheet);
  const houses = task ? housesOf(sheet, task) : helped ? [helpFor(sheet)?.house ?? []] : [];
  return {
    under: houses.map((cells) => ({ kind: "house", cells, brush: BRUSHES.subject, inset: 0.02 })),
    over: [],
    quiet: new Set(),
    choice: true,
  };
}

// The task on the board that teaches the rules, as shapes; loaded late.

import { housesOf, taskOf } from "../game/guide.js";
import { BRUSHES } from "./brushes.js";

/** @import { Drawing } from "./hint-shapes.js" */
/** @import { Sheet } from "../game/sheet.js" */

/** Draws the task of the board that teaches the rules. @param {Sheet} sheet @returns {Drawing} */
export function guideDrawing(sheet) {
  /** @type {Drawing} */
  const drawing = { under: [], over: [], quiet: new Set() };
  const task = taskOf(sheet);
  if (!task) return drawing;
  for (const cells of housesOf(sheet, task))
    drawing.under.push({ kind: "house", cells, brush: BRUSHES.base, inset: 0.03 });
  if (!task.sought) drawing.under.push({ kind: "cell", cell: task.cell, brush: BRUSHES.target });
  return drawing;
}

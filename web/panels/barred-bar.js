// A bar on a puzzle whose candidates belong to it, with a button that makes them notes.

import { h, say } from "../ui.js";
import { isOpen, possible, sheetData } from "../game/sheet.js";
import { startGame } from "../storage/keeper.js";
import { game } from "../store.js";
import { RestrictionBar } from "./restriction-bar.js";

/** @import { Sheet } from "../game/sheet.js" */

export const BarredBar = () =>
  h(RestrictionBar, { text: say("barred-bar"), lift: "barred-off", onLift: takeAsNotes });

/**
 * The sheet with the rules of its puzzle as marks: nothing is barred, and every open cell from which something was
 * barred has a candidate list.
 * @param {Sheet} sheet
 * @returns {Sheet}
 */
const withRulesAsMarks = (sheet) => ({
  ...sheet,
  barred: sheet.barred.map(() => 0),
  candidates: sheet.candidates.map((list, cell) =>
    list === null && sheet.barred[cell] && isOpen(sheet, cell) ? possible(sheet, cell) || null : list,
  ),
});

/** Begins a game of the same board in which the candidates are the player's. */
function takeAsNotes() {
  const { sheet, start } = game.peek();
  const { about, givensKnown } = start;
  startGame({
    ...sheetData(withRulesAsMarks(sheet)),
    ...(about ? { about } : {}),
    ...(givensKnown === false ? { givensKnown } : {}),
  });
}

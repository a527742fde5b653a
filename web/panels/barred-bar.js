// A bar on a puzzle whose candidates belong to it, with a button that makes them notes.

import { h, say } from "../ui.js";
import { sheetData, withRulesAsMarks } from "../game/sheet.js";
import { startGame } from "../storage/keeper.js";
import { game } from "../store.js";
import { RestrictionBar } from "./restriction-bar.js";

export const BarredBar = () =>
  h(RestrictionBar, { text: say("barred-bar"), lift: "barred-off", onLift: takeAsNotes });

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

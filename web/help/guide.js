// The board that teaches the rules is played question by question: the selection follows the question, and a hint says
// what decides the answer. Loaded late.

import { helpFor, taskOf, wrongDigit } from "../game/guide.js";
import { only } from "../game/selection.js";
import { valueAt } from "../game/sheet.js";
import { dispatch, guided, sheet, solved, watch } from "../store.js";

/**
 * From now on, a right digit moves the selection to the cell of the next question. Where the player has to find the cell,
 * none is selected, so that the next digit cannot overwrite the last one.
 */
export function followGuide() {
  watch((_, { type }, { input: { selection } }) => {
    if (!["game", "gameOpened", "hintApplied"].includes(type) || !guided.peek() || solved.peek()) return;
    if (wrongDigit(sheet.peek())) return;
    const task = taskOf(sheet.peek());
    dispatch({
      type: "selected",
      selection: task && !task.sought ? only(task.cell) : { ...selection, cells: [] },
    });
  });
}

/** Selects a cell that can be filled, and says what decides it. */
export function helpWithGuide() {
  const help = wrongDigit(sheet.peek()) ? null : helpFor(sheet.peek());
  if (!help) return;
  const digits = help.house.flatMap((cell) => valueAt(sheet.peek(), cell) || []);
  dispatch({ type: "selected", selection: only(help.cell) });
  dispatch({
    type: "noted",
    note: help.sought
      ? { tone: "good", id: "guide-help-place" }
      : { tone: "good", id: "guide-help", args: { digits: digits.sort().join(", ") } },
  });
}

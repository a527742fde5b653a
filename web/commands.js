// What the player can tell the page to do, by key, pad, menu or button: one way for all of them.

import { add, drop, neighbour, nextOpen, only, toggle } from "./game/selection.js";
import { reopenGame, startGame } from "./keep/keeper.js";
import { START } from "./start-puzzle.js";
import { board, change, dispatch, mode, selection, settings, sheet, state } from "./store.js";
import { askHint, hintOrMore, solve } from "./tutor/asks.js";

/** @typedef {import("./state.js").Mode} Mode */
/**
 * @typedef {import("./board/keys.js").Command
 *   | { do: "focus", cell: number } | { do: "fill" } | { do: "clearMarks" } | { do: "reset" } | { do: "solve" }
 *   | { do: "apply" } | { do: "askHint" } | { do: "closeHint" } | { do: "foldTutor" } | { do: "new", text?: string }
 *   | { do: "settings" } | { do: "takeBack" } | { do: "startPuzzle" } | { do: "learn" }} Command
 */

/** @param {Command} command */
export function runCommand(command) {
  const { cells, focus } = selection.peek();
  switch (command.do) {
    case "move":
      return move(command);
    case "focus":
      return dispatch({ type: "selected", selection: only(command.cell) });
    case "digit":
      return writeDigit(command.digit, command.as ?? mode.peek());
    case "mode":
      return dispatch({ type: "modeChosen", mode: command.mode });
    case "erase":
      return change({ type: "erase", cells });
    case "undo":
      return change({ type: "undo" });
    case "redo":
      return change({ type: "redo" });
    case "selectAll":
      return dispatch({ type: "selected", selection: { cells: sheet.peek().givens.map((_, cell) => cell), focus } });
    case "toggle":
      return dispatch({ type: "selected", selection: toggle(selection.peek(), focus) });
    case "leave":
      if (state.peek().hint) return dispatch({ type: "hintClosed" });
      return dispatch({ type: "selected", selection: only(focus) });
    case "hint":
      return hintOrMore();
    case "askHint":
      return void askHint();
    case "apply":
      return dispatch({ type: "hintApplied" });
    case "closeHint":
      return dispatch({ type: "hintClosed" });
    case "foldTutor":
      return dispatch({ type: "tutorFolded", folded: !state.peek().folded });
    case "fill":
      return change({ type: "fillCandidates" });
    case "clearMarks":
      return change({ type: "clearMarks" });
    case "reset":
      change({ type: "reset" });
      return dispatch({ type: "toasted", toast: { id: "toast-reset", undo: "event" } });
    case "solve":
      return void solve();
    case "new":
      return dispatch({ type: "dialogOpened", dialog: { name: "new", text: command.text } });
    case "startPuzzle":
      return startGame(START);
    case "keys":
      return dispatch({ type: "dialogOpened", dialog: { name: "keys" } });
    case "settings":
      return dispatch({ type: "dialogOpened", dialog: { name: "settings" } });
    case "takeBack":
      return takeBack();
    case "learn":
      return location.assign("/learn");
  }
}

/** @param {Extract<Command, { do: "move" }>} command */
function move({ way, extend, jump }) {
  const now = selection.peek();
  const cell = jump ? nextOpen(sheet.peek(), now.focus, way) : neighbour(board.peek(), now.focus, way);
  if (!extend) return dispatch({ type: "selected", selection: only(cell) });
  // Going back over the cell before takes the last one away again.
  const back = now.cells.length > 1 && now.cells[now.cells.length - 2] === cell;
  const next = back ? { ...drop(now, now.focus), focus: cell } : add(add(now, now.focus), cell);
  dispatch({ type: "selected", selection: next });
}

/**
 * @param {number} digit
 * @param {Mode} as
 */
function writeDigit(digit, as) {
  const { cells } = selection.peek();
  if (cells.length === 0) return;
  if (as !== "digit") return change({ type: as, cells, digit });
  const { entries, givens } = sheet.peek();
  const mine = cells.filter((cell) => !givens[cell]);
  // The same digit once more takes it away.
  if (mine.length > 0 && mine.every((cell) => entries[cell] === digit)) return change({ type: "erase", cells: mine });
  change({ type: "enter", cells, digit, clean: settings.peek().clean });
}

/** Takes back what the notice at the foot of the page speaks of. */
function takeBack() {
  const { toast, previous } = state.peek();
  dispatch({ type: "toasted", toast: null });
  if (toast?.undo === "event") change({ type: "undo" });
  if (toast?.undo === "game" && previous) void reopenGame(previous);
}

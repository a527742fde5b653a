// What the player can tell the page to do, by key, pad, menu or button: one way for all of them.

import { PAINTS, WRONG } from "./board/brushes.js";
import { bit, digitsIn } from "./game/geometry.js";
import { add, drop, jumpTo, neighbour, nextOpen, only, toggle } from "./game/selection.js";
import { candidatesAt, possible } from "./game/sheet.js";
import { reopenGame, startGame } from "./keep/keeper.js";
import { START } from "./start-puzzle.js";
import { board, change, dispatch, filter, game, mode, selection, settings, sheet, state } from "./store.js";
import {
  askHint,
  askWalk,
  checkRules,
  checkSheet,
  goOn,
  hintOrMore,
  solve,
  solveByTechniques,
  solveSingles,
  takeStep,
  toMistake,
} from "./tutor/asks.js";
import { askReview, beginClaim, claimCommand } from "./tutor/claims.js";
import { speak } from "./words/read-aloud.js";

/** @typedef {import("./state.js").Mode} Mode */
/**
 * @typedef {import("./board/keys.js").Command
 *   | { do: "focus", cell: number } | { do: "tapped", cell: number, digit?: number } | { do: "claim" | "review" } | { do: "fill" | "cleanMarks" | "clearMarks" | "reset" | "toMistake" | "checkRules" }
 *   | { do: "solve" | "solveSingles" | "solveByTechniques" | "apply" | "askHint" | "closeHint" | "goOn" | "foldTutor" }
 *   | { do: "write", boxRows: number, boxColumns: number } | { do: "writeDone" | "writeCancel" }
 *   | { do: "settings" | "saves" | "choose" | "uncolorAll" | "toggleColors" | "filterPairs" | "filterOff" | "takeBack" | "startPuzzle" | "learn" | "library" }
 *   | { do: "technique", id: string } | { do: "color", color: number } | { do: "closeWalk" } | { do: "walkTo", at: number } | { do: "playWalk" }} Command
 */

/** What only opens a dialog, with its name. */
const DIALOGS = /** @type {const} */ ({
  keys: "keys",
  settings: "settings",
  saves: "saves",
  choose: "choose",
  saveAs: "save",
  print: "print",
});

/** What leaves a pause as it is. */
const STILL = new Set(["pause", "keys", "settings", "read", "focus", "tapped", "move"]);

/** @param {Command} command */
export function runCommand(command) {
  const { cells, focus } = selection.peek();
  const { writing, walk, linking, paused } = state.peek();
  // Whoever does something on the board wants to see it.
  if (paused && !STILL.has(command.do)) dispatch({ type: "paused", paused: false });
  if (claimCommand(command)) return;
  switch (command.do) {
    case "move":
      return move(command);
    case "focus":
      return dispatch({ type: "selected", selection: only(command.cell) });
    case "tapped":
      // Digit first: the cell takes the digit that was chosen before it.
      return settings.peek().digitFirst && state.peek().held
        ? writeDigit(state.peek().held, mode.peek())
        : undefined;
    case "place":
      return state.peek().held && settings.peek().digitFirst
        ? writeDigit(state.peek().held, mode.peek())
        : undefined;
    case "digit":
      return digit(command.digit, command.as);
    case "mode":
      return writing && command.mode !== "digit"
        ? undefined
        : dispatch({ type: "modeChosen", mode: command.mode });
    case "erase":
      if (writing) return dispatch({ type: "written", cells, digit: 0 });
      if (mode.peek() === "color") return change({ type: "uncolor", cells });
      return change({ type: "erase", cells });
    case "undo":
      return writing ? dispatch({ type: "writingUndone" }) : change({ type: "undo" });
    case "redo":
      return writing ? undefined : change({ type: "redo" });
    case "selectAll":
      return dispatch({
        type: "selected",
        selection: { cells: sheet.peek().givens.map((_, cell) => cell), focus },
      });
    case "toggle":
      return dispatch({ type: "selected", selection: toggle(selection.peek(), focus) });
    case "leave":
      if (linking) return dispatch({ type: "linked", from: null });
      if (state.peek().hint) return dispatch({ type: "hintClosed" });
      if (walk) return dispatch({ type: "walkClosed" });
      return dispatch({ type: "selected", selection: only(focus) });
    case "read":
      return speak(command.what);
    case "jump":
      return dispatch({ type: "selected", selection: only(jumpTo(sheet.peek(), focus, command.to)) });
    case "contextMenu":
      return openMenu(focus, 0);
    case "promote":
      return change({ type: "promote", cells });
    case "pause":
      return dispatch({ type: "paused", paused: !state.peek().paused });
    case "hint":
      return writing ? undefined : hintOrMore();
    case "askHint":
      return void askHint();
    case "goOn":
      return void goOn();
    case "apply":
      return dispatch({ type: "hintApplied" });
    case "closeHint":
      return dispatch({ type: "hintClosed" });
    case "step":
      return writing ? undefined : void takeStep();
    case "claim":
      return writing ? undefined : beginClaim();
    case "review":
      return void askReview();
    case "steps":
    case "path":
      return writing ? undefined : void askWalk(command.do);
    case "closeWalk":
      return dispatch({ type: "walkClosed" });
    case "walkTo":
      return dispatch({ type: "walked", at: command.at });
    case "playWalk":
      return playWalk();
    case "foldTutor":
      return dispatch({ type: "tutorFolded", folded: !state.peek().folded });
    case "fill":
      return fill();
    case "cleanMarks":
    case "clearMarks":
      return change({ type: command.do });
    case "checkRules":
      return void checkRules();
    case "reset":
      if (game.peek().log.length === 0) return;
      change({ type: "reset" });
      return dispatch({ type: "toasted", toast: { id: "toast-reset", undo: "event" } });
    case "toMistake":
      return void toMistake();
    case "newSave":
      change({ type: "save", name: "" });
      return dispatch({ type: "toasted", toast: { id: "toast-saved", args: { number: game.peek().at } } });
    case "solve":
      return void solve();
    case "solveSingles":
      return void solveSingles();
    case "solveByTechniques":
      return void solveByTechniques();
    case "new":
      return dispatch({
        type: "dialogOpened",
        dialog: { name: "new", text: command.text, files: command.files },
      });
    case "startPuzzle":
      return startGame(START);
    case "write":
      return dispatch({ type: "writingBegun", boxRows: command.boxRows, boxColumns: command.boxColumns });
    case "writeDone":
      return void finishWriting();
    case "writeCancel":
      return dispatch({ type: "writingEnded" });
    case "technique":
      return dispatch({ type: "dialogOpened", dialog: { name: "technique", id: command.id } });
    case "keys":
    case "settings":
    case "saves":
    case "choose":
    case "saveAs":
    case "print":
      return dispatch({ type: "dialogOpened", dialog: { name: DIALOGS[command.do] } });
    case "color":
      return color(command.color);
    case "uncolorAll":
      return change({ type: "uncolor" });
    case "toggleColors":
      return dispatch({ type: "set", settings: { colors: !settings.peek().colors } });
    case "filterPairs":
      return dispatch({ type: "filtered", filter: { ...filter.peek(), pairs: !filter.peek().pairs } });
    case "filterOff":
      return dispatch({ type: "filtered", filter: { digits: 0, pairs: false } });
    case "takeBack":
      return takeBack();
    case "learn":
    case "library":
      return location.assign(`/${command.do}`);
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
 * A digit by key or pad: what it does depends on the mode, the settings, and whether a puzzle is being written.
 * @param {number} number
 * @param {Mode | null} as what the key held with it asks for
 */
function digit(number, as) {
  const { writing, held } = state.peek();
  const { cells } = selection.peek();
  if (writing) return dispatch({ type: "written", cells, digit: number });
  const now = mode.peek();
  if (now === "filter" && !as)
    return dispatch({
      type: "filtered",
      filter: { ...filter.peek(), digits: filter.peek().digits ^ bit(number) },
    });
  if (now === "color" && !as) return color(number);
  if (settings.peek().digitFirst && !as) {
    return dispatch({ type: "held", digit: held === number ? 0 : number });
  }
  writeDigit(number, thesis(as) ?? (now === "filter" || now === "color" ? "digit" : now));
}

/** In the thesis' way a plain digit is a candidate, and with Ctrl it is entered. @param {Mode | null} as @returns {Mode | null} */
function thesis(as) {
  if (settings.peek().keys !== "thesis") return as;
  if (as === "candidate") return "digit";
  if (as || mode.peek() !== "digit") return as;
  const { entries, givens } = sheet.peek();
  const mine = selection.peek().cells.filter((cell) => !givens[cell]);
  return mine.length && mine.every((cell) => entries[cell]) ? "digit" : "candidate";
}

/**
 * @param {number} digit
 * @param {Mode} as
 */
function writeDigit(digit, as) {
  const { cells } = selection.peek();
  if (cells.length === 0) return;
  if (as === "corner" || as === "candidate") return change({ type: as, cells, digit });
  const { entries, givens } = sheet.peek();
  const mine = cells.filter((cell) => !givens[cell]);
  // The same digit once more takes it away; in the thesis' way any digit does.
  const clears = settings.peek().keys === "thesis" && mine.every((cell) => entries[cell]);
  if (mine.length > 0 && (clears || mine.every((cell) => entries[cell] === digit)))
    return change({ type: "erase", cells: mine });
  change({ type: "enter", cells, digit, clean: settings.peek().clean });
}

/**
 * Colours the selected cells; while one digit is looked for, its candidate in them. The key after the last colour marks
 * as wrong.
 * @param {number} key
 */
function color(key) {
  const number = key === PAINTS.length + 1 ? WRONG : key;
  if (number > PAINTS.length && number !== WRONG) return;
  const { cells } = selection.peek();
  const digits = digitsIn(filter.peek().digits);
  const at = digits.length === 1 ? digits[0] : 0;
  const there = at ? cells.filter((cell) => candidatesAt(sheet.peek(), cell) & bit(at)) : cells;
  if (there.length) change({ type: "color", cells: there, at, color: number });
}

/** Fills in all candidates; those that techniques had removed come back, and the page says so. */
function fill() {
  const { board: table, excluded } = sheet.peek();
  change({ type: "compute" });
  const after = sheet.peek();
  const back = excluded.reduce(
    (sum, mask, cell) => sum + digitsIn(mask & (after.candidates[cell] ?? 0) & table.all).length,
    0,
  );
  if (back)
    dispatch({ type: "toasted", toast: { id: "toast-computed", args: { count: back }, undo: "event" } });
}

/**
 * Opens the context menu, at the pointer or beside the cell.
 * @param {number} cell
 * @param {number} digit
 * @param {MouseEvent} [event]
 */
export function openMenu(cell, digit, event) {
  if (state.peek().writing || state.peek().walk?.sheets.length) return;
  const box = document.querySelector(`.grid [data-cell="${cell}"]`)?.getBoundingClientRect();
  if (!selection.peek().cells.includes(cell)) dispatch({ type: "selected", selection: only(cell) });
  dispatch({
    type: "menuOpened",
    menu: { cell, digit, x: event?.clientX ?? box?.right ?? 0, y: event?.clientY ?? box?.top ?? 0 },
  });
}

/** Does in the game what the path says up to the step that is shown. */
function playWalk() {
  const { walk } = state.peek();
  if (!walk) return;
  const steps =
    walk.kind === "steps" ? walk.steps.slice(walk.at, walk.at + 1) : walk.steps.slice(0, walk.at + 1);
  change({
    type: "accept",
    clean: settings.peek().clean || walk.kind === "path",
    placements: steps.flatMap(({ step }) => step.placements),
    eliminations: steps.flatMap(({ step }) => step.eliminations),
  });
  dispatch({ type: "noted", note: { id: "note-applied", tone: "calm" } });
}

/** Checks the puzzle that was written: it is played only if it has one solution. */
async function finishWriting() {
  const { writing } = state.peek();
  if (!writing || writing.status === "checking") return;
  dispatch({ type: "writingAsked" });
  const outcome = await checkSheet(writing.sheet);
  if (state.peek().writing?.sheet !== writing.sheet) return;
  if (outcome.reply?.status === "proper") startGame(outcome.start);
  else dispatch({ type: "writingRefused", reply: outcome.reply, problem: outcome.problem });
}

/** Takes back what the notice at the foot of the page speaks of. */
function takeBack() {
  const { toast, previous } = state.peek();
  dispatch({ type: "toasted", toast: null });
  if (toast?.undo === "event") change({ type: "undo" });
  if (toast?.undo === "game" && previous) void reopenGame(previous);
}

/** The digits that a place in the context menu can be about. @param {number} cell */
export const candidatesFor = (cell) =>
  digitsIn(possible(sheet.peek(), cell) & (sheet.peek().candidates[cell] ?? board.peek().all));

// Commands that only change the page's state, turned into events. Pure: nothing here depends on the browser, the server
// or the drawing.

import { PAINTS } from "../board/brushes.js";
import { bit, digitsIn } from "../game/geometry.js";
import { jumpTo, moved, only, toggle } from "../game/selection.js";
import { candidatesAt, isOpen, marksAt, WRONG } from "../game/sheet.js";
import { reduce } from "../state/state.js";

/** @import { GameEvent } from "../game/game.js" */
/** @import { Selection } from "../game/selection.js" */
/** @import { Candidate } from "../game/sheet.js" */
/** @import { Command, Mode, PageEvent, Settings, State } from "../types/page.js" */

/** Commands that open a dialog, with the name of the dialog. */
const DIALOGS = /** @type {const} */ ({
  keys: "keys",
  settings: "settings",
  commands: "commands",
  saves: "saves",
  choose: "choose",
  saveAs: "save",
  share: "share",
  print: "print",
  photo: "photo",
  race: "race",
});

/**
 * @param {Command} command
 * @param {State} state
 * @param {Settings} settings
 * @param {boolean} [noted] whether only what the player has noted counts as a candidate, as in an exam
 * @returns {PageEvent[]} in order; empty for a command that has no effect now or is handled elsewhere
 */
export function eventsFor(command, state, settings, noted = false) {
  return claimEvents(command, state) ?? playEvents(command, state, settings, noted ? marksAt : candidatesAt);
}

/** The sheet that commands apply to. @param {State} state */
const sheetOf = ({ draft, tutor: { walk }, play: { game } }) =>
  draft?.sheet ?? walk?.sheets[walk.at] ?? game.sheet;

/**
 * @param {Command} command
 * @param {State} state
 * @param {Settings} settings
 * @param {typeof candidatesAt} candidates
 * @returns {PageEvent[]}
 */
function playEvents(command, state, settings, candidates) {
  const { play, input, tutor, draft } = state;
  const { selection, filter, mode, heldDigit } = input;
  const { cells, focus } = selection;
  const sheet = sheetOf(state);
  switch (command.do) {
    case "move":
      return select(moved(sheet, selection, command));
    case "focus":
      return select(only(command.cell));
    case "selectAll":
      return select({ cells: sheet.givens.map((_, cell) => cell), focus });
    case "toggle":
      return select(toggle(selection, focus));
    case "jump":
      return select(only(jumpTo(sheet, focus, command.to, candidates)));
    case "leave":
      if (input.linkStart) return [{ type: "linkStarted", from: null }];
      if (input.pen) return [{ type: "penTaken", pen: false }];
      if (tutor.hint) return [{ type: "hintClosed" }];
      if (tutor.walk) return [{ type: "walkClosed" }];
      if (state.panels.start) return [{ type: "startShown", start: false }];
      return select(only(focus));
    case "pen":
      return draft ? [] : [{ type: "penTaken", pen: !input.pen }];
    case "dragged":
      return input.pen && !draft ? draw(command.from, command.to, state) : [];
    case "tapped":
    case "place":
      if (input.pen && !draft && command.do === "tapped")
        return drawTo({ cell: command.cell, digit: command.digit ?? 0 }, state);
      return settings.digitFirst && heldDigit && !draft ? write(heldDigit, mode, state, settings) : [];
    case "digit":
      return digit(command.digit, command.as, state, settings, candidates);
    case "mode":
      return draft && command.mode !== "digit" ? [] : [{ type: "modeChosen", mode: command.mode }];
    case "erase":
      if (draft) return [{ type: "draftWritten", cells, digit: 0 }];
      return change(mode === "color" ? { type: "uncolor", cells } : { type: "erase", cells });
    case "undo":
      return draft ? [{ type: "draftUndone" }] : change({ type: "undo" });
    case "redo":
      return draft ? [] : change({ type: "redo" });
    case "promote":
      return change({ type: "promote", cells });
    case "fill":
      return fill(state);
    case "cleanMarks":
    case "clearMarks":
      return change({ type: command.do });
    case "reset":
      if (play.game.log.length === 0) return [];
      return [...change({ type: "reset" }), { type: "toasted", toast: { id: "toast-reset", undo: "event" } }];
    case "newSave": {
      const [save] = change({ type: "save", name: "" });
      const number = reduce(state, save).play.game.at;
      return [save, { type: "toasted", toast: { id: "toast-saved", args: { number } } }];
    }
    case "color":
      return color(command.color, state, candidates);
    case "uncolorAll":
      return change({ type: "uncolor" });
    case "filterPairs":
      return [{ type: "filtered", filter: { ...filter, pairs: !filter.pairs } }];
    case "filterOff":
      return [{ type: "filtered", filter: { digits: 0, pairs: false } }];
    case "pause":
      return [{ type: "paused", paused: !play.paused }];
    case "contextMenu":
      return openMenu(focus, 0, state);
    case "openMenu":
      return openMenu(command.cell, command.digit, state);
    case "apply":
      return apply(state, settings);
    case "closeHint":
      return [{ type: "hintClosed" }];
    case "closeWalk":
      return [{ type: "walkClosed" }];
    case "walkTo":
      return [{ type: "walked", at: command.at }];
    case "playWalk":
      return playWalk(state, settings);
    case "foldTutor":
      return [{ type: "tutorFolded", folded: !tutor.folded }];
    case "claim":
      if (draft) return [];
      return [
        {
          type: "claimStarted",
          technique: settings.technique || "x-wing",
          cells: cells.length > 1 ? cells : [],
        },
      ];
    case "write":
      return [{ type: "draftStarted", boxRows: command.boxRows, boxColumns: command.boxColumns }];
    case "writeCancel":
      return [{ type: "draftClosed" }];
    case "start":
      return [{ type: "startShown", start: true }];
    case "playOn":
      return [{ type: "startShown", start: false }];
    case "new":
      return [{ type: "dialogOpened", dialog: { ...command, name: "new" } }];
    case "technique":
      return [{ type: "dialogOpened", dialog: { name: "technique", id: command.id } }];
    case "keys":
    case "settings":
    case "commands":
    case "saves":
    case "choose":
    case "saveAs":
    case "share":
    case "print":
    case "race":
    case "photo":
      return [{ type: "dialogOpened", dialog: { name: DIALOGS[command.do] } }];
    default:
      return [];
  }
}

/** @param {Selection} selection @returns {PageEvent[]} */
const select = (selection) => [{ type: "selected", selection }];

/** @param {GameEvent} event @returns {PageEvent[]} */
const change = (event) => [{ type: "game", event }];

/**
 * The effect of keys, pad and pointer while the player is making a claim.
 * @param {Command} command
 * @param {State} state
 * @returns {PageEvent[] | null} null for a command that does not concern the claim
 */
function claimEvents(command, state) {
  const { claim } = state.tutor;
  const { selection } = state.input;
  if (!claim) return null;
  switch (command.do) {
    case "tapped": {
      // Where candidates are marked, a tap only picks the cell: the pad has its digits, large enough for a finger.
      return claim.part === "cells" ? [{ type: "claimCellToggled", cell: command.cell }] : [];
    }
    case "toggle":
    case "place":
      return [{ type: "claimCellToggled", cell: selection.focus }];
    case "digit": {
      const candidate = { cell: selection.focus, digit: command.digit };
      // Only a candidate that is there can go.
      const there = candidatesAt(sheetOf(state), candidate.cell) & bit(candidate.digit);
      return there ? [{ type: "claimCandidateToggled", candidate }] : [];
    }
    case "erase":
      return [{ type: "claimCleared" }];
    case "leave":
      return [{ type: "claimClosed" }];
    default:
      return null;
  }
}

/** Whether the board shows this candidate. @param {Candidate} candidate @param {State} state */
const isShown = ({ cell, digit }, state) => {
  const sheet = sheetOf(state);
  return digit > 0 && isOpen(sheet, cell) && ((sheet.candidates[cell] ?? 0) & bit(digit)) !== 0;
};

/**
 * The pen touches a candidate: a link begins there, or ends. The same candidate again cancels it.
 * @param {Candidate} to
 * @param {State} state
 * @returns {PageEvent[]}
 */
function drawTo(to, state) {
  const { linkStart } = state.input;
  if (!isShown(to, state)) return [];
  if (!linkStart) return [{ type: "linkStarted", from: { ...to, strong: true } }];
  if (linkStart.cell === to.cell && linkStart.digit === to.digit)
    return [{ type: "linkStarted", from: null }];
  return draw(linkStart, to, state);
}

/**
 * Draws a link between two candidates, or removes it.
 * @param {Candidate} from
 * @param {Candidate} to
 * @param {State} state
 * @returns {PageEvent[]}
 */
function draw({ cell, digit }, to, state) {
  /** @type {PageEvent[]} */
  const done = [{ type: "linkStarted", from: null }, ...select(only(to.cell))];
  if (!isShown({ cell, digit }, state) || !isShown(to, state)) return done;
  return [...change({ type: "link", from: { cell, digit }, to, strong: true }), ...done];
}

/**
 * Handles a digit from a key or the pad. Its effect depends on the mode, the settings, and whether a puzzle is being
 * written.
 * @param {number} number
 * @param {Mode | null} as the mode that a modifier key asks for
 * @param {State} state
 * @param {Settings} settings
 * @param {typeof candidatesAt} candidates
 * @returns {PageEvent[]}
 */
function digit(number, as, state, settings, candidates) {
  const { selection, mode, filter, heldDigit } = state.input;
  if (state.draft) return [{ type: "draftWritten", cells: selection.cells, digit: number }];
  if (mode === "filter" && !as)
    return [{ type: "filtered", filter: { ...filter, digits: filter.digits ^ bit(number) } }];
  if (mode === "color" && !as) return color(number, state, candidates);
  if (settings.digitFirst && !as) return [{ type: "digitHeld", digit: heldDigit === number ? 0 : number }];
  const plain = mode === "filter" || mode === "color" ? "digit" : mode;
  return write(number, thesisMode(as, state, settings) ?? plain, state, settings);
}

/**
 * In the thesis' key mode, a plain digit is a candidate, and Ctrl with a digit enters it.
 * @param {Mode | null} as
 * @param {State} state
 * @param {Settings} settings
 * @returns {Mode | null}
 */
function thesisMode(as, state, settings) {
  if (settings.keys !== "thesis") return as;
  if (as === "candidate") return "digit";
  if (as || state.input.mode !== "digit") return as;
  const { entries } = sheetOf(state);
  const mine = openCells(state);
  return mine.length && mine.every((cell) => entries[cell]) ? "digit" : "candidate";
}

/** The selected cells that are not given. @param {State} state */
function openCells(state) {
  const { givens } = sheetOf(state);
  return state.input.selection.cells.filter((cell) => !givens[cell]);
}

/**
 * @param {number} digit
 * @param {Mode} as
 * @param {State} state
 * @param {Settings} settings
 * @returns {PageEvent[]}
 */
function write(digit, as, state, settings) {
  const { cells } = state.input.selection;
  if (cells.length === 0) return [];
  if (as === "corner" || as === "candidate") return change({ type: as, cells, digit });
  const { entries } = sheetOf(state);
  const mine = openCells(state);
  // The same digit again removes the entry; in the thesis' key mode, any digit does.
  const clears = settings.keys === "thesis" && mine.every((cell) => entries[cell]);
  if (mine.length > 0 && (clears || mine.every((cell) => entries[cell] === digit)))
    return change({ type: "erase", cells: mine });
  return change({ type: "enter", cells, digit, clean: settings.clean });
}

/**
 * Colours cells, or a candidate in them. A cell may have several colours, a candidate has one.
 * @param {number[]} cells
 * @param {number} at the digit of the candidate, 0 for the cells themselves
 * @param {number} color
 */
export const colorEvent = (cells, at, color) =>
  /** @type {const} */ ({ type: "color", cells, at, color, ...(at ? {} : { beside: true }) });

/**
 * Colours the selected cells or, while one digit is highlighted, its candidates in them. The key after the last colour
 * marks as wrong.
 * @param {number} key
 * @param {State} state
 * @param {typeof candidatesAt} candidates
 * @returns {PageEvent[]}
 */
function color(key, state, candidates) {
  const number = key === PAINTS.length + 1 ? WRONG : key;
  if (number > PAINTS.length && number !== WRONG) return [];
  const { selection, filter } = state.input;
  const digits = digitsIn(filter.digits);
  const at = digits.length === 1 ? digits[0] : 0;
  const sheet = sheetOf(state);
  const cells = at ? selection.cells.filter((cell) => candidates(sheet, cell) & bit(at)) : selection.cells;
  return cells.length ? change(colorEvent(cells, at, number)) : [];
}

/**
 * Fills in all candidates. Shows a notice if this restores candidates that techniques had eliminated.
 * @param {State} state
 * @returns {PageEvent[]}
 */
function fill(state) {
  const [compute] = change({ type: "compute", returns: true });
  const { board, excluded } = sheetOf(state);
  const { candidates } = sheetOf(reduce(state, compute));
  const count = excluded.reduce(
    (sum, mask, cell) => sum + digitsIn(mask & (candidates[cell] ?? 0) & board.all).length,
    0,
  );
  if (count === 0) return [compute];
  return [compute, { type: "toasted", toast: { id: "toast-computed", args: { count }, undo: "event" } }];
}

/**
 * @param {number} cell
 * @param {number} digit
 * @param {State} state
 * @returns {PageEvent[]}
 */
function openMenu(cell, digit, { draft, tutor: { walk }, input: { selection } }) {
  if (draft || walk?.sheets.length) return [];
  return [
    ...(selection.cells.includes(cell) ? [] : select(only(cell))),
    { type: "menuOpened", menu: { cell, digit } },
  ];
}

/** Applies the conclusion of the open hint, as one undo step. @param {State} state @param {Settings} settings @returns {PageEvent[]} */
function apply({ tutor: { hint } }, { clean }) {
  const reply = hint?.reply;
  const event = reply && "apply" in reply ? reply.apply : undefined;
  if (!event) return [];
  const cleans = event.type === "accept" || event.type === "enter";
  const { technique } = (reply && "step" in reply && reply.step) || {};
  return [{ type: "hintApplied", event: cleans ? { ...event, clean, technique } : event }];
}

/**
 * Plays the path in the game, up to the step that is shown.
 * @param {State} state
 * @param {Settings} settings
 * @returns {PageEvent[]}
 */
function playWalk({ tutor: { walk } }, settings) {
  if (!walk) return [];
  const { kind, at } = walk;
  const steps = kind === "steps" ? walk.steps.slice(at, at + 1) : walk.steps.slice(0, at + 1);
  return [
    ...change({
      type: "accept",
      clean: settings.clean || kind === "path",
      ...(steps.length === 1 ? { technique: steps[0].step.technique } : {}),
      placements: steps.flatMap(({ step }) => step.placements),
      eliminations: steps.flatMap(({ step }) => step.eliminations),
    }),
    { type: "noted", note: { id: "note-applied", tone: "calm" } },
  ];
}

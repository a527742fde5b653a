// A game: a sheet, how it came to be so, and the way back. Pure; undo and redo without limit.
//
// The log holds every event that did something, undo and redo among them: replayed from the start it gives
// the game again. It is what is stored, and what a look back over the game will read.

import { applyEvent } from "./events.js";
import { sheetFrom } from "./sheet.js";

/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {import("../types/contract.js").SheetData} SheetData */
/** What happens in a game: events of the sheet, and going back and forth among them. */
/** @typedef {import("../types/contract.js").Event | { type: "undo" } | { type: "redo" }} GameEvent */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {SheetData} start the sheet it began with
 * @property {Sheet} sheet
 * @property {Sheet[]} past what undo goes back to, the latest last
 * @property {Sheet[]} future what redo goes on to, the nearest last
 * @property {GameEvent[]} log
 */

/**
 * A game that begins with this sheet, after the events of a log.
 * @param {string} id
 * @param {SheetData} start
 * @param {GameEvent[]} [log]
 * @returns {Game}
 */
export function openGame(id, start, log = []) {
  /** @type {Game} */
  const game = { id, start, sheet: sheetFrom(start), past: [], future: [], log: [] };
  // The log is kept whole, even where an event of another tab made one of ours idle.
  return { ...log.reduce(play, game), log };
}

/**
 * The game after an event; the very same game if the event changes nothing.
 * @param {Game} game
 * @param {GameEvent} event
 * @returns {Game}
 */
export function play(game, event) {
  const { sheet, past, future } = game;
  const log = [...game.log, event];
  if (event.type === "undo") {
    if (past.length === 0) return game;
    return { ...game, log, sheet: past[past.length - 1], past: past.slice(0, -1), future: [...future, sheet] };
  }
  if (event.type === "redo") {
    if (future.length === 0) return game;
    return { ...game, log, sheet: future[future.length - 1], past: [...past, sheet], future: future.slice(0, -1) };
  }
  const next = applyEvent(sheet, event);
  if (next === sheet) return game;
  return { ...game, log, sheet: next, past: [...past, sheet], future: [] };
}

// A game: a sheet, its history, and unlimited undo and redo. Pure.
//
// The log holds every event that had an effect, including undo and redo. Replaying it from the start restores the game.
// The log is what is stored, and what the review of a game reads.

import { applyEvent } from "./events.js";
import { sheetFrom } from "./sheet.js";

/** @import { Sheet, StartData } from "./sheet.js" */
/**
 * What happens in a game: events of the sheet, and moves through its history. `rewind` returns to an entry of the undo
 * history, `goTo` to a save point (0 is the start). Each is one step, which undo reverses.
 * @typedef {import("./events.js").SheetEvent | { type: "undo" } | { type: "redo" } | { type: "rewind", to: number }
 *   | { type: "save", name: string } | { type: "goTo", save: number } | { type: "forget", save: number }} GameEvent
 */
/**
 * An entry of the log: `t` is the playing time in seconds, `technique` that of a step which the tutor took.
 * @typedef {GameEvent & { t?: number, technique?: string }} Logged
 */
/** A save point; `parent` is the one created or visited before it, 0 for the start. @typedef {{ id: number, parent: number, name: string, sheet: Sheet }} Save */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {StartData} start the sheet at the start
 * @property {Sheet} sheet
 * @property {Sheet[]} past what undo returns to, the latest last
 * @property {Sheet[]} future what redo returns to, the next one last
 * @property {Logged[]} log
 * @property {Save[]} saves in order of creation
 * @property {number} at the save point created or visited last, 0 for none
 */

/**
 * Opens a game that starts with this sheet and replays a log.
 * @param {string} id
 * @param {StartData} start
 * @param {GameEvent[]} [log]
 * @returns {Game}
 */
export function openGame(id, start, log = []) {
  /** @type {Game} */
  const game = { id, start, sheet: sheetFrom(start), past: [], future: [], log: [], saves: [], at: 0 };
  // The log is kept in full, even if an event of another tab has left one of ours without effect.
  return { ...log.reduce(play, game), log };
}

/**
 * The game after an event; the same object if the event changes nothing.
 * @param {Game} game
 * @param {GameEvent} event
 * @returns {Game}
 */
export function play(game, event) {
  const { sheet, past, future } = game;
  const log = [...game.log, event];
  if (event.type === "undo") {
    if (past.length === 0) return game;
    return {
      ...game,
      log,
      sheet: past[past.length - 1],
      past: past.slice(0, -1),
      future: [...future, sheet],
    };
  }
  if (event.type === "redo") {
    if (future.length === 0) return game;
    return {
      ...game,
      log,
      sheet: future[future.length - 1],
      past: [...past, sheet],
      future: future.slice(0, -1),
    };
  }
  if (event.type === "save") {
    const id = 1 + game.saves.reduce((most, save) => Math.max(most, save.id), 0);
    return { ...game, log, saves: [...game.saves, { id, parent: game.at, name: event.name, sheet }], at: id };
  }
  if (event.type === "forget") return forget(game, event.save, log);
  const at = event.type === "goTo" ? event.save : game.at;
  const next = target(game, event);
  if (!next) return game;
  if (next === sheet) return at === game.at ? game : { ...game, log, at };
  return { ...game, log, at, sheet: next, past: [...past, sheet], future: [] };
}

/**
 * The sheet after the event; undefined if the target does not exist.
 * @param {Game} game
 * @param {Exclude<GameEvent, { type: "undo" } | { type: "redo" } | { type: "save" } | { type: "forget" }>} event
 * @returns {Sheet | undefined}
 */
function target({ sheet, past, saves, start }, event) {
  if (event.type === "rewind") return past[event.to];
  if (event.type !== "goTo") return applyEvent(sheet, event);
  return event.save === 0 ? sheetFrom(start) : saves.find(({ id }) => id === event.save)?.sheet;
}

/**
 * Removes a save point. Its children become children of its parent.
 * @param {Game} game
 * @param {number} id
 * @param {GameEvent[]} log
 * @returns {Game}
 */
function forget(game, id, log) {
  const removed = game.saves.find((save) => save.id === id);
  if (!removed) return game;
  const saves = game.saves
    .filter((save) => save !== removed)
    .map((save) => (save.parent === id ? { ...save, parent: removed.parent } : save));
  return { ...game, log, saves, at: game.at === id ? removed.parent : game.at };
}

/**
 * The digits entered in a game, in order, by the player or the tutor, including those undone later.
 * @param {Game} game
 * @returns {import("../types/contract.js").MoveJson[]}
 */
export function movesOf({ log, sheet }) {
  const mine = (/** @type {number} */ cell) => !sheet.givens[cell];
  return log.flatMap((event) => {
    const { t } = event;
    const more = t === undefined ? {} : { seconds: t };
    if (event.type === "enter")
      return event.cells.filter(mine).map((cell) => ({ cell, digit: event.digit, ...more }));
    if (event.type === "accept")
      return (event.placements ?? [])
        .filter(({ cell }) => mine(cell))
        .map(({ cell, digit }) => ({ cell, digit, ...more, told: true }));
    return [];
  });
}

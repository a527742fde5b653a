// A game: a sheet, how it came to be so, and the way back. Pure; undo and redo without limit.
//
// The log holds every event that did something, undo and redo among them: replayed from the start it gives
// the game again. It is what is stored, and what a look back over the game will read.

import { applyEvent } from "./events.js";
import { sheetFrom } from "./sheet.js";

/** @import { Sheet, StartData } from "./sheet.js" */
/**
 * What happens in a game: events of the sheet, and going back and forth among them. `rewind` goes back to what undo
 * would find at that place, `goTo` to a save point (0 is the start); each is one step, which undo takes back.
 * @typedef {import("./events.js").SheetEvent | { type: "undo" } | { type: "redo" } | { type: "rewind", to: number }
 *   | { type: "save", name: string } | { type: "goTo", save: number } | { type: "forget", save: number }} GameEvent
 */
/** An entry knows after how many seconds of play it was made. @typedef {GameEvent & { t?: number }} Logged */
/** A save point; it grew out of its parent. @typedef {{ id: number, parent: number, name: string, sheet: Sheet }} Save */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {StartData} start the sheet it began with
 * @property {Sheet} sheet
 * @property {Sheet[]} past what undo goes back to, the latest last
 * @property {Sheet[]} future what redo goes on to, the nearest last
 * @property {Logged[]} log
 * @property {Save[]} saves in the order in which they were made
 * @property {number} at the save point that was made or visited last, 0 for none
 */

/**
 * A game that begins with this sheet, after the events of a log.
 * @param {string} id
 * @param {StartData} start
 * @param {GameEvent[]} [log]
 * @returns {Game}
 */
export function openGame(id, start, log = []) {
  /** @type {Game} */
  const game = { id, start, sheet: sheetFrom(start), past: [], future: [], log: [], saves: [], at: 0 };
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
 * What the sheet becomes; nothing where there is no such place.
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
 * Without a save point; what grew out of it now grows out of what it grew out of.
 * @param {Game} game
 * @param {number} id
 * @param {GameEvent[]} log
 * @returns {Game}
 */
function forget(game, id, log) {
  const gone = game.saves.find((save) => save.id === id);
  if (!gone) return game;
  const saves = game.saves
    .filter((save) => save !== gone)
    .map((save) => (save.parent === id ? { ...save, parent: gone.parent } : save));
  return { ...game, log, saves, at: game.at === id ? gone.parent : game.at };
}

/**
 * The digits entered in a game, in order, by the player or the tutor; what was undone among them.
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

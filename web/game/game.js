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
  // Not by `play`: it copies the history for each event, so a long log would take time in its square.
  for (const event of log) change(game, event);
  // The log is kept in full, even if an event of another tab has left one of ours without effect.
  return { ...game, log };
}

/**
 * The game after an event; the same object if the event changes nothing.
 * @param {Game} game
 * @param {GameEvent} event
 * @returns {Game}
 */
export function play(game, event) {
  const next = { ...game, past: [...game.past], future: [...game.future], saves: [...game.saves] };
  return change(next, event) ? { ...next, log: [...game.log, event] } : game;
}

/**
 * Changes a game and its history in place, but not its log: for replaying a long log at once.
 * @param {Game} game
 * @param {GameEvent} event
 * @returns {boolean} whether the event changes anything
 */
export function change(game, event) {
  const { sheet, past, future } = game;
  if (event.type === "undo" || event.type === "redo") {
    const [from, to] = event.type === "undo" ? [past, future] : [future, past];
    const next = from.pop();
    if (!next) return false;
    to.push(sheet);
    game.sheet = next;
    return true;
  }
  if (event.type === "save") {
    // The numbers rise in the order of creation.
    const id = 1 + (game.saves[game.saves.length - 1]?.id ?? 0);
    game.saves.push({ id, parent: game.at, name: event.name, sheet });
    game.at = id;
    return true;
  }
  if (event.type === "forget") return forget(game, event.save);
  const at = event.type === "goTo" ? event.save : game.at;
  const next = target(game, event);
  if (!next || (next === sheet && at === game.at)) return false;
  game.at = at;
  if (next === sheet) return true;
  past.push(sheet);
  game.future = [];
  game.sheet = next;
  return true;
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
 * @returns {boolean} whether there was such a save point
 */
function forget(game, id) {
  const removed = game.saves.find((save) => save.id === id);
  if (!removed) return false;
  game.saves = game.saves
    .filter((save) => save !== removed)
    .map((save) => (save.parent === id ? { ...save, parent: removed.parent } : save));
  if (game.at === id) game.at = removed.parent;
  return true;
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

// Stores the open game in the browser, restores it after a reload, and lets two tabs play one game.

import { openGame } from "../game/game.js";
import { readyFor } from "../rules-late.js";
import { puzzleKey } from "../game/sheet.js";
import { dispatch, game as openedGame, watch } from "../store.js";
import { appendEvents, createGame, latestGame, latestGames, openDatabase, readGame } from "./database.js";

/** @import { Game } from "../game/game.js" */
/** @import { StartData } from "../game/sheet.js" */

const TAB_KEY = "jade.game";
const UNSAVED_KEY = "jade.unsaved";

/** @type {IDBDatabase | null} */
let db = null;
/** How many events of the open game's log are in the database. */
let saved = 0;
/** Serializes the writes. @type {Promise<void>} */
let queue = Promise.resolve();

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("jade");

/** The open database; null if the browser stores nothing. */
export const database = () => db;

/** An id for a new game. */
const newId = () =>
  typeof crypto.randomUUID === "function" ? crypto.randomUUID() : String(Date.now() + Math.random());

/**
 * Opens the game of this tab, or else the latest one, or else a new one with this sheet. From then on, stores changes.
 * @param {StartData} start
 * @returns {Promise<boolean>} whether the tab already had this game, for example before a reload
 */
export async function startKeeping(start) {
  /** @type {Game | null} */
  let found = null;
  try {
    db = await openDatabase();
    const id = tabGame() ?? (await latestGame(db));
    found = id === null ? null : await load(id);
  } catch (error) {
    lost(error);
  }
  const unsaved = takeUnsaved();
  await readyFor(unsaved?.start);
  const game = withUnsaved(found, unsaved) ?? found ?? openGame(newId(), start);
  const same = tabGame() === game.id;
  saved = found?.id === game.id ? found.log.length : 0;
  dispatch({ type: "gameOpened", game, fresh: false });
  setTabGame(game.id);
  if (found?.id !== game.id) keepNew(game);
  if (game.log.length > saved) keepEvents();
  watch((before, event, after) => {
    if (
      after.play.game.id === before.play.game.id &&
      after.play.game.log.length > saved &&
      event.type !== "gameRebased"
    )
      keepEvents();
  });
  if (channel) channel.onmessage = ({ data }) => data === openedGame.peek().id && keepEvents();
  return same;
}

/** Starts a new game with this sheet. @param {StartData} start */
export function startGame(start) {
  const game = openGame(newId(), start);
  saved = 0;
  dispatch({ type: "gameOpened", game, fresh: true });
  setTabGame(game.id);
  keepNew(game);
}

/**
 * Goes on with a log as a game of its own.
 * @param {StartData} start
 * @param {import("../game/game.js").GameEvent[]} log
 */
export function startCopy(start, log) {
  const game = openGame(newId(), start, log);
  saved = 0;
  dispatch({ type: "gameOpened", game, fresh: false });
  setTabGame(game.id);
  keepNew(game);
  keepEvents();
}

/** Opens a stored game again. @param {string} id @returns {Promise<boolean>} whether it is still stored */
export async function reopenGame(id) {
  await queue;
  try {
    const game = await load(id);
    if (!game) return false;
    saved = game.log.length;
    dispatch({ type: "gameOpened", game, fresh: false });
    setTabGame(game.id);
    return true;
  } catch (error) {
    lost(error);
    return false;
  }
}

/** How many games are searched for one to go on with. */
const SEARCHED = 50;

/**
 * Opens the latest game of this puzzle again.
 * @param {StartData} puzzle
 * @param {number} since the time since which it was played, in milliseconds since 1970
 * @returns {Promise<boolean>} whether there is one
 */
export async function reopenSame(puzzle, since) {
  const found = (await recentGames(SEARCHED)).find(
    ({ game: { start }, changed }) =>
      changed >= since && start.boxRows === puzzle.boxRows && puzzleKey(start) === puzzleKey(puzzle),
  );
  return found ? reopenGame(found.game.id) : false;
}

/**
 * The stored games, the latest first.
 * @param {number} most the maximum number of games
 * @returns {Promise<{ game: Game, changed: number }[]>}
 */
export async function recentGames(most) {
  await queue;
  if (!db) return [];
  const stored = await latestGames(db, most);
  await readyFor(...stored.map(({ game }) => game.start));
  return stored.map(({ game, log }) => ({ game: openGame(game.id, game.start, log), changed: game.changed }));
}

/** @param {string} id @returns {Promise<Game | null>} */
async function load(id) {
  const stored = db && (await readGame(db, id));
  await readyFor(stored?.game.start);
  return stored ? openGame(id, stored.game.start, stored.log) : null;
}

/** @param {Game} game */
function keepNew(game) {
  noteUnsaved();
  enqueue(async (into) => createGame(into, game.id, game.start, Date.now()));
}

/**
 * Stores in sessionStorage what the database does not hold yet, so that a reload finds it. Unlike a write to the
 * database, this is synchronous.
 */
function noteUnsaved() {
  const { id, start, log } = openedGame.peek();
  try {
    if (db)
      sessionStorage.setItem(
        UNSAVED_KEY,
        JSON.stringify({ id, start, from: saved, events: log.slice(saved) }),
      );
  } catch {
    // A reload may then lose the last few moments.
  }
}

/** @typedef {{ id: string, start: StartData, from: number, events: import("../game/game.js").GameEvent[] }} Unsaved */

/** What the database had not stored when the page was closed. @returns {Unsaved | null} */
function takeUnsaved() {
  try {
    return JSON.parse(sessionStorage.getItem(UNSAVED_KEY) ?? "null");
  } catch {
    // Broken data is ignored.
    return null;
  }
}

/**
 * The game of this tab, with the events that the database had not stored when the page was closed; null if there is no
 * game.
 * @param {Game | null} found the game as stored
 * @param {Unsaved | null} unsaved
 * @returns {Game | null}
 */
function withUnsaved(found, unsaved) {
  if (!unsaved || unsaved.id !== tabGame()) return null;
  if (found?.id !== unsaved.id)
    return unsaved.from === 0 ? openGame(unsaved.id, unsaved.start, unsaved.events) : null;
  // Some of these events may have been stored after all, perhaps among those of another tab.
  let held = 0;
  for (const event of found.log.slice(unsaved.from)) {
    if (held < unsaved.events.length && JSON.stringify(event) === JSON.stringify(unsaved.events[held]))
      held += 1;
  }
  return openGame(found.id, found.start, [...found.log, ...unsaved.events.slice(held)]);
}

/** Stores the new events, and applies those of other tabs. */
function keepEvents() {
  noteUnsaved();
  enqueue(async (into) => {
    const { id, log } = openedGame.peek();
    const pending = log.slice(saved);
    const foreign = await appendEvents(into, id, saved, pending, Date.now());
    if (openedGame.peek().id !== id) return;
    const now = openedGame.peek().log;
    const known = saved;
    saved = known + foreign.length + pending.length;
    if (foreign.length) {
      dispatch({ type: "gameRebased", log: [...now.slice(0, known), ...foreign, ...now.slice(known)] });
    }
    noteUnsaved();
    if (pending.length) channel?.postMessage(id);
  });
}

/** @param {(into: IDBDatabase) => Promise<void>} job */
function enqueue(job) {
  queue = queue.then(async () => {
    if (!db) return;
    try {
      await job(db);
    } catch (error) {
      lost(error);
    }
  });
}

/** The browser stores nothing (private window, full disk): the game continues and the page shows a warning. */
/** @param {unknown} error */
function lost(error) {
  console.warn("the game is not kept:", error);
  dispatch({ type: "storing", stored: false });
}

function tabGame() {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

/** @param {string} id */
function setTabGame(id) {
  try {
    sessionStorage.setItem(TAB_KEY, id);
  } catch {
    // Without it, a reload opens the latest game.
  }
}

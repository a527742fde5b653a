// Stores a record of each game that was finished or left, in the browser's database.

import { openGame, movesOf } from "../game/game.js";
import { emptySheet, sheetData, sheetFrom, valueAt } from "../game/sheet.js";
import { settings } from "../settings.js";
import { game as opened, played, watch, solved } from "../store.js";
import { ask } from "../tutor/api.js";
import { readGame } from "../storage/database.js";
import { leaveFound, leaveRules } from "../storage/hand-over.js";
import { database } from "../storage/keeper.js";
import { labelOf } from "./labels.js";
import { completed, recordOf } from "./record-of.js";
import { allRecords, putRecord } from "./record-store.js";
import { tallyOf } from "./tally.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameRecord, RateReply, ReviewReply } from "../types/contract.js" */

/** The largest board that is rated and reviewed, because larger ones take long. */
const LARGEST = 81;
/** The number of the latest records that are reviewed later if the program did not answer. */
const LATEST = 20;

/** From now on, stores a record of each game when it is solved for the first time, and when it is left unsolved. */
export function keepRecords() {
  watch((before, event, after) => {
    const [was, is] = [before.play.game, after.play.game];
    if (event.type === "gameOpened") {
      if (was.id !== is.id && isBegun(was) && !isFull(was)) void store(was, false);
      return;
    }
    if (event.type !== "game" && event.type !== "hintApplied") return;
    if (was.id !== is.id || !solved.peek()) return;
    if (is.start.label?.guide) leaveRules();
    if (isBegun(is)) void store(is, true);
  });
  setTimeout(() => void catchUp(), 3000);
}

/** @param {Game} game */
const isFull = ({ sheet }) => sheet.givens.every((_, cell) => valueAt(sheet, cell));

/** Whether a game counts: a digit was entered, and it is not the board that teaches the rules. @param {Game} game */
const isBegun = (game) =>
  !game.start.label?.guide && game.start.givensKnown !== false && movesOf(game).length > 0;

/** @param {Game} game @param {boolean} full */
async function store(game, full) {
  const db = database();
  if (!db) return;
  const record = { ...recordNow(game, full) };
  // A board that practice handed over counts there.
  const { practice } = game.start.label ?? {};
  const hints = record.hints.reduce((a, b) => a + b, 0);
  if (full && practice) leaveFound(practice.id, record.told > 0 ? -1 : Math.min(2, hints));
  try {
    await putRecord(db, record);
    await complete(db, record, game);
  } catch (error) {
    console.warn("the record is not kept:", error);
  }
}

/** @param {Game} game @param {boolean} full @returns {GameRecord} */
function recordNow(game, full) {
  const { game: of, seconds } = played.peek();
  return recordOf(game, {
    full,
    seconds: of === game.id ? seconds : 0,
    now: new Date(),
    label: labelOf(game),
    profile: settings.peek().profile,
    tally: tallyOf(game.id),
  });
}

/**
 * Asks the program about the puzzle and the game, and stores what it says. Without an answer the record stays as it is.
 * @param {IDBDatabase} db
 * @param {GameRecord} record
 * @param {Game} game
 */
async function complete(db, record, game) {
  const { start, sheet } = game;
  if (sheet.givens.length > LARGEST) return;
  const puzzle = emptySheet(start.givens, { rows: start.boxRows, columns: start.boxColumns }, start);
  /** @param {string} path @param {object} body */
  const answer = (path, body) => ask(path, body).catch(() => null);
  const rated = /** @type {RateReply | null} */ (await answer("rate", { question: { sheet: puzzle } }));
  const moves = movesOf(game);
  const reviewed = /** @type {ReviewReply | null} */ (
    await answer("review", { sheet: sheetData(sheetFrom(start)), moves })
  );
  if (!rated && !reviewed) return;
  await putRecord(db, completed(record, rated, reviewed, tallyOf(record.id).techniques ?? {}));
}

/** Completes the latest records for which the program did not answer. */
async function catchUp() {
  const db = database();
  if (!db) return;
  try {
    const left = (await allRecords(db))
      .slice(-LATEST)
      .filter((one) => !one.techniques && one.playedOn === "page");
    for (const record of left) {
      const stored = await readGame(db, record.id);
      if (stored) await complete(db, record, openGame(record.id, stored.game.start, stored.log));
    }
  } catch (error) {
    console.info("records are not completed:", error);
  }
}

/** All records, the oldest first; none if the browser stores nothing. @returns {Promise<GameRecord[]>} */
export async function records() {
  const db = database();
  return db ? allRecords(db).catch(() => []) : [];
}

/** The record of the open game, as it stands now. @returns {GameRecord} */
export function currentRecord() {
  const game = opened.value;
  const { game: of, seconds } = played.value;
  return recordOf(game, {
    full: solved.value,
    seconds: of === game.id ? seconds : 0,
    now: new Date(0),
    label: labelOf(game),
    profile: settings.peek().profile,
    tally: tallyOf(game.id),
  });
}

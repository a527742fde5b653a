// A record of each solved game, stored in the browser's database, and what the records say about each level.
//
// A record is plain JSON with a version, so that records can be exported and read again by a later version.

import { movesOf } from "../game/game.js";
import { valueAt } from "../game/sheet.js";
import { settings } from "../settings.js";
import { game as opened, played, watch, solved } from "../store.js";
import { database } from "./keeper.js";
import { addRecord, allRecords } from "./database.js";
import { labelOf } from "./labels.js";
import { tallyOf } from "./tally.js";

/** @import { Game } from "../game/game.js" */

export const RECORD_VERSION = 1;

/**
 * @typedef {object} GameRecord
 * @property {1} version
 * @property {string} game the id of the game
 * @property {string} puzzle the givens in one line
 * @property {string} boxes rows and columns of a box, for example "3x3"
 * @property {number} givens the number of givens
 * @property {string} [level] absent if it is not known
 * @property {number} [score]
 * @property {string} [hardest] the hardest technique that the puzzle needs
 * @property {string} [day] if it was the puzzle of a day: the day
 * @property {string} profile the techniques that hints used
 * @property {number} seconds the playing time, without pauses
 * @property {number} pauses how often the player paused
 * @property {number} mistakes digits that were entered and are not in the solution
 * @property {number[]} hints how many hints ended at each rung, from the first
 * @property {number} told digits that the tutor entered
 * @property {number} at when it was solved, in milliseconds since 1970
 */
/** @typedef {{ level: string, solved: number, best: number | null, mean: number | null }} LevelStats best, mean: seconds; null if the tutor entered digits in every game */

/**
 * The record of a solved game. Pure.
 * @param {Game} game
 * @param {{ seconds: number, now: number, label: import("../types/page.js").GameLabel, profile: string, tally: import("./tally.js").Tally }} more
 * @returns {GameRecord}
 */
export function recordOf(game, { seconds, now, label, profile, tally }) {
  const { id, start, sheet } = game;
  const moves = movesOf(game);
  const { level, score, hardest, day } = label;
  return {
    version: RECORD_VERSION,
    game: id,
    puzzle: start.givens,
    boxes: `${start.boxRows}x${start.boxColumns}`,
    givens: sheet.givens.filter(Boolean).length,
    ...(level ? { level, score, hardest } : {}),
    ...(day ? { day } : {}),
    profile,
    seconds,
    pauses: tally.pauses,
    mistakes: moves.filter(({ cell, digit }) => digit !== valueAt(sheet, cell)).length,
    hints: tally.hints,
    told: new Set(
      moves.filter(({ cell, digit, told }) => told && digit === valueAt(sheet, cell)).map(({ cell }) => cell),
    ).size,
    at: now,
  };
}

/**
 * Solved boards, best time and mean time of each level, in the order in which levels first appear. Times count only
 * games in which the player entered every digit. Pure.
 * @param {GameRecord[]} records
 * @returns {LevelStats[]}
 */
export function statsOf(records) {
  /** @type {Map<string, GameRecord[]>} */
  const levels = new Map();
  for (const one of records) if (one.level) levels.set(one.level, [...(levels.get(one.level) ?? []), one]);
  return [...levels].map(([level, all]) => {
    const times = all.filter(({ told }) => told === 0).map(({ seconds }) => seconds);
    const sum = times.reduce((a, b) => a + b, 0);
    return {
      level,
      solved: all.length,
      best: times.length ? Math.min(...times) : null,
      mean: times.length ? Math.round(sum / times.length) : null,
    };
  });
}

/** From now on, stores a record of each game when it is solved for the first time. */
export function keepRecords() {
  watch((before, event, after) => {
    if (event.type !== "game" && event.type !== "hintApplied") return;
    const { game } = after.play;
    if (before.play.game.id !== game.id || !solved.peek() || game.start.label?.guide) return;
    void store(game);
  });
}

/** @param {Game} game */
async function store(game) {
  const db = database();
  if (!db) return;
  const { game: of, seconds } = played.peek();
  const record = recordOf(game, {
    seconds: of === game.id ? seconds : 0,
    now: Date.now(),
    label: labelOf(game),
    profile: settings.peek().profile,
    tally: tallyOf(game.id),
  });
  try {
    await addRecord(db, record);
  } catch (error) {
    console.warn("the record is not kept:", error);
  }
}

/** All records, the oldest first; none if the browser stores nothing. @returns {Promise<GameRecord[]>} */
export async function records() {
  const db = database();
  const all = db ? await allRecords(db).catch(() => []) : [];
  return all.filter(({ version }) => version === RECORD_VERSION).sort((a, b) => a.at - b.at);
}

/** The record of the open game, as it stands now. @returns {GameRecord} */
export function currentRecord() {
  const game = opened.value;
  const { game: of, seconds } = played.value;
  return recordOf(game, {
    seconds: of === game.id ? seconds : 0,
    now: 0,
    label: labelOf(game),
    profile: settings.peek().profile,
    tally: tallyOf(game.id),
  });
}

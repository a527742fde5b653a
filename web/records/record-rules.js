// Records of games: which are valid, which of two of the same game is kept, and how two collections merge. Pure; the same
// rules as in `jade-game/src/record.rs`, tested on the same cases (`data/statistics.json`).

/** @import { GameRecord, GameRecords } from "../types/contract.js" */
/** @typedef {{ added: number, replaced: number, known: number }} Merged the number of games that were new, got a better record, and were known */

export const RECORD_VERSION = 2;
/** The number of rungs of a hint. */
export const RUNGS = 5;
/** The largest time of a game and the largest count. */
const MOST = 100_000_000;
/** The worst outcome first. */
const OUTCOMES = ["unfinished", "shown", "solved"];
/** All levels, the easiest first. */
export const LEVELS = /** @type {const} */ ([
  "beginner",
  "very-easy",
  "easy",
  "medium",
  "hard",
  "very-hard",
  "extreme",
  "beyond",
]);

const isId = (/** @type {unknown} */ text) => typeof text === "string" && /^[A-Za-z0-9._-]{1,64}$/.test(text);
const isCount = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= MOST;
const isObject = (/** @type {unknown} */ one) =>
  typeof one === "object" && one !== null && !Array.isArray(one);
const areHints = (/** @type {unknown} */ hints) =>
  Array.isArray(hints) && hints.length === RUNGS && hints.every(isCount);

/** Whether there is such a day, from 1970 to 9999. @param {unknown} day */
export function isDay(day) {
  if (typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day) || day < "1970") return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * A record with the fields that this version knows; null if any of them is not valid.
 * @param {any} one
 * @returns {GameRecord | null}
 */
export function checkedRecord(one) {
  if (!isObject(one) || !isCount(one.boxRows) || !isCount(one.boxColumns)) return null;
  const side = one.boxRows * one.boxColumns;
  const isLine = (/** @type {unknown} */ text) =>
    typeof text === "string" && side >= 2 && side <= 100 && [...text].length === side * side;
  const open = one.openness;
  const absent = (/** @type {unknown} */ value) => value === undefined || value === null;
  const good =
    one.version === RECORD_VERSION &&
    isId(one.id) &&
    isLine(one.puzzle) &&
    (absent(one.canonical) || isLine(one.canonical)) &&
    isCount(one.givens) &&
    (absent(one.prefilled) || isCount(one.prefilled)) &&
    one.givens + (one.prefilled ?? 0) <= side * side &&
    OUTCOMES.includes(one.outcome) &&
    (absent(one.level) || LEVELS.includes(one.level)) &&
    (absent(one.score) || isCount(one.score)) &&
    (absent(one.hardest) || isId(one.hardest)) &&
    (absent(open) ||
      (isObject(open) &&
        isCount(open.start) &&
        isCount(open.least) &&
        Number.isFinite(open.mean) &&
        open.mean >= 0)) &&
    (absent(one.day) || isDay(one.day)) &&
    isId(one.profile) &&
    ["page", "terminal"].includes(one.playedOn) &&
    [one.seconds, one.pauses, one.mistakes, one.told].every(isCount) &&
    areHints(one.hints) &&
    (absent(one.techniques) ||
      (isObject(one.techniques) &&
        Object.entries(one.techniques).every(
          ([id, used]) =>
            isId(id) && isObject(used) && isCount(used.needed) && isCount(used.own) && areHints(used.hints),
        ))) &&
    Number.isInteger(one.at) &&
    one.at >= 0 &&
    one.at <= 8.64e15 &&
    isDay(one.date);
  if (!good) return null;
  const maybe = (/** @type {string} */ name, /** @type {unknown} */ value = one[name]) =>
    absent(value) ? {} : { [name]: value };
  const techniques =
    one.techniques &&
    Object.fromEntries(
      Object.entries(one.techniques).map(([id, { needed, own, hints }]) => [id, { needed, own, hints }]),
    );
  return /** @type {GameRecord} */ ({
    version: RECORD_VERSION,
    id: one.id,
    boxRows: one.boxRows,
    boxColumns: one.boxColumns,
    puzzle: one.puzzle,
    ...maybe("canonical"),
    givens: one.givens,
    prefilled: one.prefilled ?? 0,
    outcome: one.outcome,
    ...maybe("level"),
    ...maybe("score"),
    ...maybe("hardest"),
    ...maybe("openness", open && { start: open.start, mean: open.mean, least: open.least }),
    ...maybe("day"),
    profile: one.profile,
    playedOn: one.playedOn,
    seconds: one.seconds,
    pauses: one.pauses,
    mistakes: one.mistakes,
    hints: one.hints,
    told: one.told,
    ...maybe("techniques", techniques),
    at: one.at,
    date: one.date,
  });
}

/**
 * A record of the first version, which held only solved games, as one of this version; null if it is not valid.
 * @param {any} one
 * @param {(at: number) => string} dateOf the player's date at a time
 * @returns {GameRecord | null}
 */
export function upgradedRecord(one, dateOf) {
  if (!isObject(one) || one.version !== 1 || typeof one.boxes !== "string" || typeof one.puzzle !== "string")
    return null;
  const [boxRows, boxColumns] = one.boxes.split("x").map(Number);
  const { game, boxes: _, ...same } = one;
  const open = one.puzzle.length - one.givens;
  return checkedRecord({
    ...same,
    version: RECORD_VERSION,
    id: game,
    boxRows,
    boxColumns,
    outcome: outcomeOf(true, one.told, open),
    playedOn: "page",
    date: Number.isFinite(one.at) ? dateOf(one.at) : "",
  });
}

/**
 * How a game ended.
 * @param {boolean} full whether the board is full and right
 * @param {number} told the number of digits that the tutor entered
 * @param {number} open the number of cells that were empty at the start
 * @returns {GameRecord["outcome"]}
 */
export const outcomeOf = (full, told, open) => (!full ? "unfinished" : 2 * told > open ? "shown" : "solved");

/**
 * Whether a record replaces another of the same game.
 * @param {GameRecord} other
 * @param {GameRecord} one
 */
export function isBetter(other, one) {
  const key = (/** @type {GameRecord} */ { outcome, at, techniques, seconds, date }) =>
    /** @type {const} */ ([
      OUTCOMES.indexOf(outcome),
      outcome === "unfinished" ? at : -at,
      Number(techniques !== undefined),
      seconds,
      date,
    ]);
  const [a, b] = [key(other), key(one)];
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] > b[i];
  return false;
}

/**
 * Merges records into others by id. The result is sorted by time and id.
 * @param {GameRecord[]} ours
 * @param {GameRecord[]} theirs
 * @returns {{ records: GameRecord[], merged: Merged }}
 */
export function mergeRecords(ours, theirs) {
  /** @type {Map<string, GameRecord>} */
  const byId = new Map();
  for (const one of ours) {
    const known = byId.get(one.id);
    if (!known || isBetter(one, known)) byId.set(one.id, one);
  }
  const merged = { added: 0, replaced: 0, known: 0 };
  for (const one of theirs) {
    const known = byId.get(one.id);
    if (known && !isBetter(one, known)) {
      merged.known += 1;
      continue;
    }
    merged[known ? "replaced" : "added"] += 1;
    byId.set(one.id, one);
  }
  return { records: sortedRecords([...byId.values()]), merged };
}

/** @param {GameRecord[]} records */
export const sortedRecords = (records) =>
  [...records].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

/** The text of a file of records. @param {GameRecord[]} records */
export const writeRecords = (records) =>
  JSON.stringify(/** @type {GameRecords} */ ({ jade: "games", version: RECORD_VERSION, records }), null, 1) +
  "\n";

/**
 * Reads a file of records.
 * @param {string} text
 * @returns {{ records: GameRecord[], refused: number } | null} refused: the number of records that are not valid; null if
 *   it is no such file
 */
export function readRecords(text) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return null;
  }
  if (found?.jade !== "games" || found.version !== RECORD_VERSION || !Array.isArray(found.records))
    return null;
  const records = /** @type {GameRecord[]} */ (
    found.records.map(checkedRecord).filter((/** @type {unknown} */ one) => one !== null)
  );
  return { records, refused: found.records.length - records.length };
}

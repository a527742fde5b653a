// The player's progress: one JSON format, stored in the browser and exported and imported unchanged. FSRS
// (vendor/ts-fsrs) decides when a technique comes up again; this module only supplies the ratings.
//
//   { "version": 1,
//     "techniques": { "x-wing": { "seen": 5, "unaided": 2, "helped": [1, 0], "missed": 1, "card": {…} } },
//     "stations": { "x-wing": { "walked": true } },
//     "rating": { "rating": 1540, "rd": 120, "vol": 0.06 }, "boards": { "x-wing": {…} },
//     "bases": { "x-wing": { "at": …, "counts": { "seen": 3, … }, "card": null } },
//     "log": [{ "id": "x-wing", "at": 1767225600000, "help": 0, "wrong": 1, "seconds": 40, … }],
//     "tests": { "x-wing": { "turn": 2, "before": { "at": …, "right": 0, "of": 2 } } } }
//
// Only version and techniques are always there.

import { takeFound, takeRules } from "../storage/hand-over.js";
import { canonical } from "../storage/canonical.js";
import { isId } from "../storage/ids.js";
import { boardBefore, isRating, played, score, UNKNOWN } from "./rating.js";
import { createEmptyCard, fsrs, Rating } from "../vendor/ts-fsrs/ts-fsrs.js";

/** @import { Card } from "ts-fsrs" */
/**
 * @typedef {object} Practised
 * @property {number} seen the number of boards
 * @property {number} unaided patterns found without help
 * @property {number[]} helped patterns found with help, by the number of rungs asked for, from 1
 * @property {number} missed boards given up
 * @property {Card} card the schedule of FSRS
 */
/**
 * What was done at a station of the path: walked through with its questions, left for later, or shown elsewhere that there
 * is nothing to learn at it.
 * @typedef {{ walked?: boolean, skipped?: boolean, placed?: boolean }} Visited
 */
export const VISITS = /** @type {const} */ (["walked", "skipped", "placed"]);
/** @import { Glicko } from "./rating.js" */
/**
 * A board that was done.
 * @typedef {object} Entry
 * @property {string} id of the technique
 * @property {number} at when, in milliseconds since 1970
 * @property {number} help the number of rungs asked for; -1 if the pattern was not found
 * @property {number} wrong the number of wrong answers
 * @property {number} [seconds] how long it took; absent if it is not known
 * @property {Source} from
 */
/** Where a board was done: in practice, a mixed round, a game. @typedef {"drill" | "mixed" | "game"} Source */
/** A small test: so many boards of so many were right at once. @typedef {{ at: number, right: number, of: number }} Test */
/** turn: which boards of the pool come first; before, after: its station; later: a week later. @typedef {{ turn: number, before?: Test, after?: Test, later?: Test }} Tests */
/**
 * @typedef {object} Progress
 * @property {1} version
 * @property {Record<string, Practised>} techniques
 * @property {Record<string, Visited>} [stations]
 * @property {Glicko} [rating] of the pupil
 * @property {Record<string, Glicko>} [boards] of the boards of each technique
 * @property {Entry[]} [log] the boards done, in order of time
 * @property {Record<string, Tests>} [tests]
 * @property {Record<string, Base>} [bases] only if the progress was synced
 */
/**
 * What was practised of a technique before its log begins. Together with the log it gives everything else that is known
 * of the technique, so that logs of several devices can be joined (sync/items.js).
 * @typedef {object} Base
 * @property {number} at when it was last practised then, in milliseconds since 1970
 * @property {{ seen: number, unaided: number, helped: number[], missed: number }} counts
 * @property {Card | null} card the schedule then; null if it is not known
 */
/** @typedef {{ found: true, rungs: number } | { found: false }} Outcome rungs: the number of rungs asked for */
/** @typedef {{ wrong?: number, seconds?: number, from?: Source }} How */

export const VERSION = 1;
/** The number of rungs of help before the answer. */
export const RUNGS = 2;
const KEY = "jade.progress";
/** Where progress is put aside that this version cannot read, such as that of a later one. */
const UNREAD = "jade.progress.unread";
/** The number of boards in the log. */
const MOST = 4000;
/** A board that was left open longer than this, in seconds, says nothing about the time it took. */
const LONG = 1800;
export const PHASES = /** @type {const} */ (["before", "after", "later"]);
const SOURCES = ["drill", "mixed", "game"];
/** The longest interval, in milliseconds: a hundred years. */
const LONGEST = 36_525 * 86_400_000;

/** Without fuzz: random intervals would make two copies of the same progress differ. */
export const scheduler = fsrs({ enable_fuzz: false });

/** @returns {Progress} */
export const nothingYet = () => ({ version: VERSION, techniques: {} });

/**
 * The progress after a drill.
 * @param {Progress} progress
 * @param {string} technique
 * @param {Outcome} outcome
 * @param {Date} now
 * @param {How} [how]
 * @returns {Progress}
 */
export function record(progress, technique, outcome, now, { wrong = 0, seconds, from = "drill" } = {}) {
  const before = progress.techniques[technique] ?? {
    seen: 0,
    unaided: 0,
    helped: Array(RUNGS).fill(0),
    missed: 0,
    card: createEmptyCard(now),
  };
  const rating = !outcome.found ? Rating.Again : outcome.rungs > 0 ? Rating.Hard : Rating.Good;
  const after = {
    seen: before.seen + 1,
    unaided: before.unaided + Number(outcome.found && outcome.rungs === 0),
    helped: before.helped.map((times, i) => times + Number(outcome.found && outcome.rungs === i + 1)),
    missed: before.missed + Number(!outcome.found),
    card: scheduler.next(corrected(before.card, now), now, rating).card,
  };
  const { pupil, board } = played(
    progress.rating ?? UNKNOWN,
    progress.boards?.[technique] ?? boardBefore(technique),
    score(outcome),
  );
  /** @type {Entry} */
  const entry = {
    id: technique,
    at: now.getTime(),
    help: outcome.found ? outcome.rungs : -1,
    wrong,
    ...(seconds === undefined || seconds > LONG ? {} : { seconds: Math.round(seconds) }),
    from,
  };
  return {
    ...progress,
    techniques: { ...progress.techniques, [technique]: after },
    rating: pupil,
    boards: { ...progress.boards, [technique]: board },
    log: [...(progress.log ?? []), entry].slice(-MOST),
  };
}

/**
 * The progress after a small test. The first result of a phase stays.
 * @param {Progress} progress
 * @param {string} technique
 * @param {typeof PHASES[number]} phase
 * @param {Test} result
 * @param {number} turn which boards of the pool came first, if this is its first test
 * @returns {Progress}
 */
export function tested(progress, technique, phase, result, turn) {
  const before = progress.tests?.[technique] ?? { turn };
  const after = before[phase] ? before : { ...before, [phase]: result };
  return { ...progress, tests: { ...progress.tests, [technique]: after } };
}

/**
 * A schedule that FSRS accepts: the same, or with its dates moved if it was last reviewed in the future (the clock was
 * set back), or a new one that is due now if it makes no sense.
 * @param {any} card
 * @param {Date} now
 * @returns {Card}
 */
export function corrected(card, now) {
  const whole = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
  const within = (/** @type {unknown} */ n, /** @type {number} */ least, /** @type {number} */ most) =>
    typeof n === "number" && n >= least && n <= most;
  const [due, last] = [Date.parse(card?.due), Date.parse(card?.last_review)];
  const isNew = card?.state === 0 && Number.isNaN(last);
  const makesSense =
    [card?.elapsed_days, card?.scheduled_days, card?.learning_steps, card?.reps, card?.lapses].every(whole) &&
    Number.isFinite(due) &&
    (isNew
      ? card.stability === 0 && card.difficulty === 0
      : [1, 2, 3].includes(card.state) &&
        within(card.stability, 0.001, 36_500) &&
        within(card.difficulty, 1, 10) &&
        within(due - last, 0, LONGEST));
  if (!makesSense) return createEmptyCard(now);
  const ahead = Math.max(0, (isNew ? due : last) - now.getTime());
  if (ahead === 0) return card;
  return {
    ...card,
    due: new Date(due - ahead),
    ...(isNew ? {} : { last_review: new Date(last - ahead) }),
  };
}

/**
 * Two records of the same player in one. Of each count the greater one is taken, since both may come from the same past;
 * so nothing is lost, and nothing counts twice. The schedule is that of the later review.
 * @param {Progress} ours
 * @param {Progress} theirs
 * @returns {Progress}
 */
export function merged(ours, theirs) {
  const techniques = { ...ours.techniques };
  for (const [technique, other] of Object.entries(theirs.techniques)) {
    const one = techniques[technique] ?? other;
    const unaided = Math.max(one.unaided, other.unaided);
    const helped = one.helped.map((times, i) => Math.max(times, other.helped[i]));
    const missed = Math.max(one.missed, other.missed);
    const counted = unaided + missed + helped.reduce((a, b) => a + b, 0);
    const reviewed = (/** @type {Practised} */ { card }) => Date.parse(String(card.last_review ?? "")) || 0;
    techniques[technique] = {
      seen: Math.max(one.seen, other.seen, counted),
      unaided,
      helped,
      missed,
      card: reviewed(other) > reviewed(one) ? other.card : one.card,
    };
  }
  const stations = { ...theirs.stations };
  for (const [id, visited] of Object.entries(ours.stations ?? {}))
    stations[id] = { ...stations[id], ...visited };
  const log = mergedLog(ours.log ?? [], theirs.log ?? []);
  const last = (/** @type {Progress} */ { log }) => log?.[log.length - 1]?.at ?? 0;
  // Ratings follow from all boards before: those of the later record stand.
  const [older, later] = last(theirs) > last(ours) ? [ours, theirs] : [theirs, ours];
  const rating = later.rating ?? older.rating;
  const boards = { ...older.boards, ...later.boards };
  const tests = { ...theirs.tests };
  for (const [id, one] of Object.entries(ours.tests ?? {})) tests[id] = { ...tests[id], ...one };
  return {
    ...ours,
    techniques,
    ...(Object.keys(stations).length > 0 ? { stations } : {}),
    ...(rating ? { rating } : {}),
    ...(Object.keys(boards).length > 0 ? { boards } : {}),
    ...(log.length > 0 ? { log } : {}),
    ...(Object.keys(tests).length > 0 ? { tests } : {}),
    ...(theirs.bases ? { bases: { ...theirs.bases, ...ours.bases } } : {}),
  };
}

/** Two logs in one, each board once, in the order of the server. @param {Entry[]} ours @param {Entry[]} theirs */
export function mergedLog(ours, theirs) {
  const all = new Map([...ours, ...theirs].map((entry) => [canonical(entry), entry]));
  const sorted = [...all].sort(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1));
  return sorted.map(([, entry]) => entry).slice(-MOST);
}

/** The progress after a visit to a station. @param {Progress} progress @param {string} id @param {Visited} visited @returns {Progress} */
export const visit = (progress, id, visited) => ({
  ...progress,
  stations: { ...progress.stations, [id]: { ...progress.stations?.[id], ...visited } },
});

/** The techniques that are due, the most overdue first. @param {Progress} progress @param {Date} now */
export const due = (progress, now) =>
  Object.entries(progress.techniques)
    .map(([technique, { card }]) => ({ technique, at: new Date(card.due).getTime() }))
    .filter(({ at }) => at <= now.getTime())
    .sort((a, b) => a.at - b.at)
    .map(({ technique }) => technique);

/** The techniques that the player has found, with or without help. @param {Progress} progress */
export const known = (progress) =>
  Object.entries(progress.techniques)
    .filter(([, { unaided, helped }]) => unaided + helped.reduce((a, b) => a + b, 0) > 0)
    .map(([technique]) => technique);

/** Progress as text. @param {Progress} progress */
export const write = (progress) => JSON.stringify(progress, null, 2);

/**
 * Reads the output of `write`. Impossible dates are corrected.
 * @param {string} text
 * @param {Date} [now]
 * @returns {Progress | null} null if the text is anything else
 */
export function read(text, now = new Date()) {
  try {
    const found = JSON.parse(text);
    const whole = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
    const good =
      found?.version === VERSION &&
      typeof found.techniques === "object" &&
      found.techniques !== null &&
      Object.entries(found.techniques).every(
        ([id, one]) =>
          isId(id) &&
          [one?.seen, one?.unaided, one?.missed].every(whole) &&
          Array.isArray(one.helped) &&
          one.helped.length === RUNGS &&
          one.helped.every(whole) &&
          typeof one.card === "object" &&
          one.card !== null &&
          !Number.isNaN(Date.parse(one.card.due)),
      );
    if (!good) return null;
    const techniques = Object.entries(found.techniques).map(
      ([id, { seen, unaided, helped, missed, card }]) => [
        id,
        { seen, unaided, helped, missed, card: corrected(card, now) },
      ],
    );
    const stations = visits(found.stations);
    const boards = named(found.boards).filter(([, one]) => isRating(one));
    const log = Array.isArray(found.log) ? found.log.filter(isEntry).slice(-MOST) : [];
    const tests = named(found.tests).flatMap(([id, one]) => {
      const read = testsOf(one);
      return read ? [[id, read]] : [];
    });
    return {
      version: VERSION,
      techniques: Object.fromEntries(techniques),
      ...(stations.length > 0 ? { stations: Object.fromEntries(stations) } : {}),
      ...(isRating(found.rating) ? { rating: found.rating } : {}),
      ...(boards.length > 0 ? { boards: Object.fromEntries(boards) } : {}),
      ...(log.length > 0 ? { log } : {}),
      ...(tests.length > 0 ? { tests: Object.fromEntries(tests) } : {}),
      // Only syncing uses them, and checks them (sync/items.js).
      ...(found.bases ? { bases: found.bases } : {}),
    };
  } catch {
    return null;
  }
}

/** The entries of an object whose names are ids. @param {any} object @returns {[string, any][]} */
const named = (object) =>
  typeof object === "object" && object !== null ? Object.entries(object).filter(([id]) => isId(id)) : [];

const isTime = (/** @type {unknown} */ n) => Number.isInteger(n) && Math.abs(Number(n)) <= 8.64e15;
const isCount = (/** @type {unknown} */ n, least = 0, most = 1e6) =>
  Number.isInteger(n) && Number(n) >= least && Number(n) <= most;

/** Whether it is an entry of the log. @param {any} one @returns {one is Entry} */
export const isEntry = (one) =>
  typeof one === "object" &&
  one !== null &&
  isId(one.id) &&
  isTime(one.at) &&
  isCount(one.help, -1, RUNGS) &&
  isCount(one.wrong) &&
  (one.seconds === undefined || isCount(one.seconds, 0, LONG)) &&
  SOURCES.includes(one.from);

/** The tests that make sense. @param {any} one @returns {Tests | null} */
function testsOf(one) {
  if (!isCount(one?.turn, 0, 2)) return null;
  const good = PHASES.filter((phase) => {
    const { at, right, of } = one[phase] ?? {};
    return isTime(at) && isCount(of, 1, 6) && isCount(right, 0, of);
  });
  return {
    turn: one.turn,
    ...Object.fromEntries(
      good.map((phase) => [phase, { at: one[phase].at, right: one[phase].right, of: one[phase].of }]),
    ),
  };
}

/** The visits to stations that make sense. @param {any} stations @returns {[string, Visited][]} */
function visits(stations) {
  if (typeof stations !== "object" || stations === null) return [];
  return Object.entries(stations)
    .filter(([id, one]) => isId(id) && typeof one === "object" && one !== null)
    .map(([id, one]) => [
      id,
      Object.fromEntries(VISITS.filter((what) => one[what] === true).map((what) => [what, true])),
    ]);
}

/** The progress stored in this browser, updated with what was found in the game since. @returns {Progress} */
export function stored() {
  try {
    const text = localStorage.getItem(KEY) ?? "";
    const known = read(text);
    // What this version cannot read would be overwritten by the next drill.
    if (!known && text) localStorage.setItem(UNREAD, text);
    const found = takeFound();
    const now = found.reduce(
      (progress, [technique, at, help = 0]) =>
        record(
          progress,
          technique,
          help < 0 ? { found: false } : { found: true, rungs: Math.min(help, RUNGS) },
          new Date(at),
          { from: "game" },
        ),
      known ?? nothingYet(),
    );
    const next = takeRules() ? visit(now, "rules", { walked: true }) : now;
    if (found.length || next !== now) keep(next);
    return next;
  } catch {
    return nothingYet();
  }
}

/** @param {Progress} progress @returns {boolean} whether the browser stored it */
export function keep(progress) {
  try {
    localStorage.setItem(KEY, write(progress));
    globalThis.dispatchEvent?.(new Event("jade:changed"));
    return true;
  } catch {
    return false;
  }
}

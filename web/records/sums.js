// What the records of games add up to. Pure; the same arithmetic as in `jade-game/src/statistics.rs`, tested on the same
// cases (`data/statistics.json`).

import { isDay, LEVELS, RUNGS, sortedRecords } from "./record-rules.js";

/** @import { DayStatistics, GameRecord, LevelStatistics, StatisticsReply, TechniqueStatistics } from "../types/contract.js" */

/** The number of games that count for a trend, and the least number with one. */
export const TREND_GAMES = 50;
const LEAST_TREND_GAMES = 5;
/** The number of games that count as lately. */
const LATELY = 10;
/** The number of days from one to the next of a streak: one may be missed between them. */
const STREAK_GAP = 2;

/** The number of a day since 1970; null if there is no such day. @param {string | undefined} day */
export const dayNumber = (day) =>
  isDay(day) ? Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) : null;

/** The date of a day, the reverse of `dayNumber`. @param {number} number */
export const dateOfDay = (number) => new Date(number * 86_400_000).toISOString().slice(0, 10);

const sum = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0);

/** Whether the time of a game counts: the player entered every digit. A time of 0 is unknown. @param {GameRecord} one */
export const isTimed = ({ outcome, told, prefilled, seconds }) =>
  outcome === "solved" && told === 0 && prefilled === 0 && seconds > 0;

/**
 * @param {GameRecord[]} all
 * @param {string} today the player's date
 * @returns {Omit<StatisticsReply, "version">}
 */
export function sums(all, today) {
  const records = sortedRecords(all);
  const count = (/** @type {string} */ outcome) => records.filter((one) => one.outcome === outcome).length;
  const solved = records.filter(({ outcome }) => outcome === "solved");
  return {
    solved: solved.length,
    shown: count("shown"),
    unfinished: count("unfinished"),
    seconds: sum(records.map(({ seconds }) => seconds)),
    withoutHints: solved.filter(({ told, hints }) => told === 0 && sum(hints) === 0).length,
    levels: LEVELS.map((level) =>
      ofLevel(
        level,
        solved.filter((one) => one.level === level),
      ),
    ).filter((one) => one.solved > 0),
    techniques: ofTechniques(records),
    days: ofDays(solved, today),
  };
}

/** @param {LevelStatistics["level"]} level @param {GameRecord[]} games @returns {LevelStatistics} */
export function ofLevel(level, games) {
  const times = games.filter(isTimed).map(({ seconds }) => seconds);
  const bySize = [...times].sort((a, b) => a - b);
  const middle = Math.floor(times.length / 2);
  const trend = trendOf(times);
  return {
    level,
    solved: games.length,
    timed: times.length,
    ...(times.length
      ? {
          best: bySize[0],
          mean: Math.round(sum(times) / times.length),
          median: times.length % 2 ? bySize[middle] : Math.ceil((bySize[middle - 1] + bySize[middle]) / 2),
        }
      : {}),
    ...(trend === null ? {} : { trend: Math.floor(100 * (Math.exp(10 * trend.slope) - 1) + 0.5) }),
  };
}

/**
 * How the time changes: the median slope between all pairs of the last games, on a logarithmic scale (Theil 1950, Sen
 * 1968), so that a few odd games do not matter.
 * @param {number[]} times in seconds, the oldest first
 * @returns {{ slope: number, from: number, at: (place: number) => number } | null} slope: the change of the logarithm
 *   from one game to the next; from: the place of the first game that counts; at: the time on the line. Null with too few
 *   games
 */
export function trendOf(times) {
  const from = Math.max(0, times.length - TREND_GAMES);
  const last = times.slice(from).map(Math.log);
  if (last.length < LEAST_TREND_GAMES) return null;
  /** @type {number[]} */
  const slopes = [];
  for (let i = 0; i < last.length; i++)
    for (let j = i + 1; j < last.length; j++) slopes.push((last[j] - last[i]) / (j - i));
  const slope = median(slopes);
  const height = median(last.map((value, place) => value - slope * place));
  return { slope, from, at: (place) => Math.exp(height + slope * (place - from)) };
}

/** @param {number[]} list not empty */
function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @typedef {{ unaided: number, hints: number[] }} Came how a technique came up in some games */

/** @param {GameRecord[]} records @returns {TechniqueStatistics[]} */
function ofTechniques(records) {
  /** @type {Map<string, Came[]>} */
  const byId = new Map();
  for (const { techniques } of records)
    for (const [id, used] of Object.entries(techniques ?? {})) {
      if (!used) continue;
      // What a hint showed was not found unaided.
      const came = { unaided: Math.max(0, used.own - sum(used.hints)), hints: used.hints };
      if (seenIn(came) > 0) byId.set(id, [...(byId.get(id) ?? []), came]);
    }
  const list = [...byId].map(([technique, games]) => {
    const all = together(games);
    const before = share(together(games.slice(0, -LATELY)));
    const [first, second, third, fourth, missed] = all.hints;
    return /** @type {TechniqueStatistics} */ ({
      technique,
      seen: seenIn(all),
      unaided: all.unaided,
      helped: [first, second, third, fourth],
      missed,
      lately: share(together(games.slice(-LATELY))) ?? 0,
      ...(before === null ? {} : { before }),
    });
  });
  return list.sort((a, b) => b.seen - a.seen || (a.technique < b.technique ? -1 : 1));
}

const seenIn = (/** @type {Came} */ { unaided, hints }) => unaided + sum(hints);

/** @param {Came[]} games @returns {Came} */
const together = (games) => ({
  unaided: sum(games.map(({ unaided }) => unaided)),
  hints: Array.from({ length: RUNGS }, (_, rung) => sum(games.map(({ hints }) => hints[rung]))),
});

/** The percentage found unaided; null if it did not come up. @param {Came} came */
function share(came) {
  const seen = seenIn(came);
  return seen > 0 ? Math.floor((200 * came.unaided + seen) / (2 * seen)) : null;
}

/**
 * The days that count: those on which a game was solved, and those of whose puzzles one was solved later.
 * @param {GameRecord[]} solved
 * @returns {{ on: Set<number>, later: Set<number>, all: number[] }} numbers of days
 */
export function countingDays(solved) {
  const on = new Set(solved.map(({ date }) => dayNumber(date)).filter((day) => day !== null));
  const ofDay = solved.map(({ day }) => dayNumber(day)).filter((day) => day !== null);
  const later = new Set(ofDay.filter((day) => !on.has(day)));
  return { on, later, all: [...on, ...later].sort((a, b) => a - b) };
}

/** @param {GameRecord[]} solved @param {string} today @returns {DayStatistics} */
function ofDays(solved, today) {
  const { later, all } = countingDays(solved);
  /** @type {number[][]} */
  const runs = [];
  for (const day of all) {
    const run = runs.at(-1);
    if (run && day - run[run.length - 1] <= STREAK_GAP) run.push(day);
    else runs.push([day]);
  }
  const now = dayNumber(today);
  // Today is not missed before it is over.
  const streaks = runs
    .filter((run) => now !== null && run[0] <= now && run[run.length - 1] >= now - STREAK_GAP)
    .map((run) => run.filter((day) => now !== null && day <= now).length);
  return {
    days: all.length,
    madeUp: later.size,
    streak: Math.max(0, ...streaks),
    longest: Math.max(0, ...runs.map((run) => run.length)),
  };
}

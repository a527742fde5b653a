// What a pupil's log says: how each technique grew from week to week, what is strong, what is weak, and what to do next.
// Pure: the log, the tests and the time come in.

import { MASTERY, nextStation, stationOf } from "../progress/path.js";
import { due } from "../progress/progress.js";

/** @import { Entry, Progress, Test } from "../progress/progress.js" */
/** seconds: the median; null if nothing was timed. @typedef {{ boards: number, unaided: number, helped: number, missed: number, seconds: number | null }} Sum */
/**
 * @typedef {object} Grown
 * @property {string} id of the technique
 * @property {Sum} all
 * @property {Sum[]} weeks the last weeks, this one last
 * @property {Date} due when to repeat it
 * @property {number | null} toMastery after how many boards it was found alone three times; null if it was not yet
 * @property {number} share of the last boards found alone, from 0 to 1
 */

export const WEEKS = 8;
const WEEK = 7 * 86_400_000;
/** How many of the last boards tell how strong somebody is now. */
const LAST = 6;
/** With fewer boards, nothing is called strong or weak. */
const ENOUGH = 3;

/** @param {Entry[]} entries @returns {Sum} */
export function sum(entries) {
  const times = entries
    .flatMap(({ help, seconds }) => (help >= 0 && seconds !== undefined ? [seconds] : []))
    .sort((a, b) => a - b);
  const middle = (times.length - 1) / 2;
  return {
    boards: entries.length,
    unaided: entries.filter(({ help }) => help === 0).length,
    helped: entries.filter(({ help }) => help > 0).length,
    missed: entries.filter(({ help }) => help < 0).length,
    seconds: times.length === 0 ? null : (times[Math.floor(middle)] + times[Math.ceil(middle)]) / 2,
  };
}

/** After how many boards it was found alone three times; null if it was not yet. @param {Entry[]} entries of a technique */
export function toMastery(entries) {
  let unaided = 0;
  const at = entries.findIndex(({ help }) => help === 0 && ++unaided === MASTERY);
  return at < 0 ? null : at + 1;
}

/** The mean number of hints; null without a board. @param {Entry[]} entries of a technique */
export const helpPerBoard = (entries) =>
  entries.length ? entries.reduce((all, { help }) => all + Math.max(0, help), 0) / entries.length : null;

/**
 * How each technique that was practised has grown, the latest first.
 * @param {Progress} progress
 * @param {Date} now
 * @returns {Grown[]}
 */
export function growth(progress, now) {
  const log = progress.log ?? [];
  const grown = Object.entries(progress.techniques).map(([id, { card }]) => {
    const own = log.filter((entry) => entry.id === id);
    const week = (/** @type {number} */ back) =>
      own.filter(({ at }) => Math.floor((now.getTime() - at) / WEEK) === back);
    const last = own.slice(-LAST);
    return {
      id,
      all: sum(own),
      weeks: Array.from({ length: WEEKS }, (_, i) => sum(week(WEEKS - 1 - i))),
      due: new Date(card.due),
      toMastery: toMastery(own),
      share: last.length ? last.filter(({ help }) => help === 0).length / last.length : 0,
      at: own[own.length - 1]?.at ?? 0,
    };
  });
  return grown.sort((a, b) => b.at - a.at);
}

/**
 * The strongest and the weakest techniques, at most three each, and what to do next.
 * @param {Progress} progress
 * @param {Date} now
 */
export function advice(progress, now) {
  const judged = growth(progress, now).filter(({ all }) => all.boards >= ENOUGH);
  const byShare = [...judged].sort((a, b) => b.share - a.share || b.all.boards - a.all.boards);
  const weakest = byShare.filter(({ share }) => share < 0.5).reverse();
  const [again] = due(progress, now);
  const [weak] = weakest;
  return {
    strongest: byShare.filter(({ share }) => share >= 0.5).slice(0, 3),
    weakest: weakest.slice(0, 3),
    next: again
      ? /** @type {const} */ ({ why: "due", id: again })
      : weak
        ? /** @type {const} */ ({ why: "weak", id: weak.id })
        : /** @type {const} */ ({ why: "path", id: nextStation(progress).id }),
  };
}

/** @param {Test | undefined} test @returns {number | null} the share that was right */
const share = (test) => (test ? test.right / test.of : null);

/**
 * What the small tests measured: the share right before and after the station and a week later, and what it took.
 * @param {Progress} progress
 */
export function measured(progress) {
  const log = progress.log ?? [];
  const ids = Object.keys(progress.tests ?? {});
  // Those off the path come last.
  const place = (/** @type {string} */ id) => stationOf(id)?.number || Infinity;
  return ids
    .map((id) => {
      const { before, after, later } = progress.tests?.[id] ?? {};
      const own = log.filter((entry) => entry.id === id);
      const [first, then, week] = [before, after, later].map(share);
      return {
        id,
        before: first,
        after: then,
        later: week,
        gain: first === null || then === null ? null : then - first,
        kept: then === null || week === null ? null : week - then,
        toMastery: toMastery(own),
        help: helpPerBoard(own),
      };
    })
    .sort((a, b) => (place(a.id) < place(b.id) ? -1 : Number(place(a.id) > place(b.id))));
}

// Small tests, so that learning can be measured: two boards of the frozen pool before a station, two after it, and two a
// week later. Which two come first differs from pupil to pupil, so that hard boards do not all fall into one phase. Pure.

import { PATH } from "../progress/path.js";
import { PHASES } from "../progress/progress.js";

/** @import { SheetData } from "../types/contract.js" */
/** @import { Progress } from "../progress/progress.js" */
/** @typedef {typeof PHASES[number]} Phase */

/** The techniques that have a pool. */
export const TESTED = [
  ...["full-house", "hidden-single", "naked-single", "naked-pair", "pointing", "claiming"],
  ...["naked-triple", "hidden-pair", "x-wing", "remote-pair", "swordfish", "hidden-triple"],
  ...["simple-coloring", "xy-wing", "xyz-wing", "multi-colors", "xy-chain", "dual-implication-chain"],
];
/** The number of boards of a test. */
export const BOARDS = 2;
const WEEK = 7 * 86_400_000;

/**
 * The boards of a test.
 * @template T
 * @param {T[]} pool of the technique
 * @param {number} turn of the pupil, from 0 to 2
 * @param {Phase} phase
 */
export const boardsOf = (pool, turn, phase) => {
  const first = ((turn + PHASES.indexOf(phase)) % PHASES.length) * BOARDS;
  return pool.slice(first, first + BOARDS);
};

/** Reads a board of the pool. @param {string} text @returns {SheetData} */
export function boardFrom(text) {
  const [givens, entries, marks] = text.split("|");
  if (!marks) return { boxRows: 3, boxColumns: 3, givens, entries };
  const candidates = Array.from({ length: 81 }, (_, cell) => {
    const two = marks.slice(2 * cell, 2 * cell + 2);
    return two === "--" ? null : parseInt(two, 36);
  });
  return { boxRows: 3, boxColumns: 3, givens, entries, candidates };
}

/**
 * The test that is offered at a station; null if there is none.
 * @param {Progress} progress
 * @param {string} id
 * @param {boolean} begun whether the station has been begun
 * @param {boolean} mastered
 * @param {Date} now
 * @returns {Phase | null}
 */
export function testAt(progress, id, begun, mastered, now) {
  if (!TESTED.includes(id)) return null;
  const done = progress.tests?.[id];
  if (!done?.before) return begun ? null : "before";
  if (!done.after) return mastered ? "after" : null;
  return !done.later && now.getTime() - done.after.at >= WEEK ? "later" : null;
}

/** The techniques whose last test is due. @param {Progress} progress @param {Date} now */
export const laterDue = (progress, now) =>
  PATH.map(({ id }) => id).filter((id) => testAt(progress, id, true, true, now) === "later");

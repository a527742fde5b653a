// The player's progress: one JSON format, stored in the browser and exported and imported unchanged. FSRS
// (vendor/ts-fsrs) decides when a technique comes up again; this module only supplies the ratings.
//
//   { "version": 1, "techniques": { "x-wing": { "seen": 5, "unaided": 2, "helped": [1, 0, 1], "missed": 1, "card": {…} } } }

import { takeFound } from "./hand-over.js";
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
/** @typedef {{ version: 1, techniques: Record<string, Practised> }} Progress */
/** @typedef {{ found: true, rungs: number } | { found: false }} Outcome rungs: the number of rungs asked for */

export const VERSION = 1;
/** The number of rungs of help before the answer. */
export const RUNGS = 2;
const KEY = "jade.progress";

/** Without fuzz: random intervals would make two copies of the same progress differ. */
const scheduler = fsrs({ enable_fuzz: false });

/** @returns {Progress} */
export const nothingYet = () => ({ version: VERSION, techniques: {} });

/**
 * The progress after a drill.
 * @param {Progress} progress
 * @param {string} technique
 * @param {Outcome} outcome
 * @param {Date} now
 * @returns {Progress}
 */
export function record(progress, technique, outcome, now) {
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
    card: scheduler.next(before.card, now, rating).card,
  };
  return { ...progress, techniques: { ...progress.techniques, [technique]: after } };
}

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
 * Reads the output of `write`.
 * @param {string} text
 * @returns {Progress | null} null if the text is anything else
 */
export function read(text) {
  try {
    const found = JSON.parse(text);
    const whole = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
    const good =
      found?.version === VERSION &&
      typeof found.techniques === "object" &&
      found.techniques !== null &&
      Object.entries(found.techniques).every(
        ([id, one]) =>
          /^[a-z0-9-]+$/.test(id) &&
          [one?.seen, one?.unaided, one?.missed].every(whole) &&
          Array.isArray(one.helped) &&
          one.helped.length === RUNGS &&
          one.helped.every(whole) &&
          typeof one.card === "object" &&
          one.card !== null &&
          !Number.isNaN(Date.parse(one.card.due)),
      );
    return good ? found : null;
  } catch {
    return null;
  }
}

/** The progress stored in this browser, updated with what was found in the game since. @returns {Progress} */
export function stored() {
  try {
    const before = read(localStorage.getItem(KEY) ?? "") ?? nothingYet();
    const found = takeFound();
    const now = found.reduce(
      (progress, [technique, at]) => record(progress, technique, { found: true, rungs: 0 }, new Date(at)),
      before,
    );
    if (found.length) keep(now);
    return now;
  } catch {
    return nothingYet();
  }
}

/** @param {Progress} progress @returns {boolean} whether the browser stored it */
export function keep(progress) {
  try {
    localStorage.setItem(KEY, write(progress));
    return true;
  } catch {
    return false;
  }
}

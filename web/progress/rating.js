// How strong a pupil is, and how hard the boards of a technique: Glicko-2 (vendor/glicko2-lite). A board is the opponent:
// finding the pattern alone is a win, help is half a win, and a board given up is lost. Pure.

import rate from "../vendor/glicko2-lite/glicko2-lite.js";
import { PATH, placeOf } from "./path.js";

/** rd: the deviation; vol: the volatility. The true rating lies within two deviations with 95 %. @typedef {{ rating: number, rd: number, vol: number }} Glicko */
/** @import { Outcome } from "./progress.js" */

/** What Glicko-2 assumes of somebody unknown. @type {Glicko} */
export const UNKNOWN = { rating: 1500, rd: 350, vol: 0.06 };
/** The volatility changes little, as the system's author advises where results come one by one. */
const OPTIONS = { tau: 0.5 };
/** The ratings with which the boards of the first station and those off the path begin. */
const FIRST = 900;
const BEYOND = 2100;

/**
 * What the boards of a technique are rated before anybody has tried one: the later its station, the higher.
 * @param {string} technique
 * @returns {Glicko}
 */
export function boardBefore(technique) {
  const place = placeOf(technique);
  const rating = place < 0 ? BEYOND : FIRST + ((BEYOND - FIRST) * place) / PATH.length;
  return { rating: Math.round(rating), rd: 150, vol: 0.06 };
}

/** What a result is worth to the pupil, from 0 to 1. @param {Outcome} outcome */
export const score = (outcome) => (!outcome.found ? 0 : [1, 0.5, 0.25][outcome.rungs]);

/**
 * The ratings after a board.
 * @param {Glicko} pupil
 * @param {Glicko} board
 * @param {number} won from 0 to 1
 * @returns {{ pupil: Glicko, board: Glicko }}
 */
export function played(pupil, board, won) {
  const after = (/** @type {Glicko} */ one, /** @type {Glicko} */ other, /** @type {number} */ result) =>
    rounded(rate(one.rating, one.rd, one.vol, [[other.rating, other.rd, result]], OPTIONS));
  return { pupil: after(pupil, board, won), board: after(board, pupil, 1 - won) };
}

/** @param {Glicko} rating as it is stored */
const rounded = ({ rating, rd, vol }) => ({
  rating: Math.round(rating * 10) / 10,
  rd: Math.round(Math.max(30, rd) * 10) / 10,
  vol: Math.round(vol * 1e6) / 1e6,
});

/** Whether it is a rating. @param {any} one @returns {one is Glicko} */
export const isRating = (one) =>
  typeof one === "object" &&
  one !== null &&
  [
    [one.rating, -2000, 6000],
    [one.rd, 1, 500],
    [one.vol, 0.001, 1],
  ].every(([n, least, most]) => typeof n === "number" && n >= least && n <= most);

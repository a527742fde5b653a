// “Minutes for you”: how long a puzzle will take this player, by the games before it. Pure.
//
// A linear model of the logarithm of the time, by level, openness and score, with a prior for each coefficient (Bayesian
// linear regression with a normal prior): with few games the prior holds the estimate together, with many the games
// decide. Older games count less. The error is that of a single game: what the coefficients leave open, and how much the
// player's own times vary.

import { LEVELS } from "./record-rules.js";
import { isTimed } from "./sums.js";

/** @import { GameRecord, OpennessJson } from "../types/contract.js" */
/** @typedef {{ level?: string, score?: number, openness?: OpennessJson }} About what is known about a puzzle */
/** @typedef {{ seconds: number, least: number, most: number }} Estimate in four games of five the time is from least to most */

/** Each coefficient before the first game: its mean and its standard deviation. For: 1, the level, openness, score. */
const PRIOR = /** @type {const} */ ([
  [Math.log(600), 1.2],
  [0.4, 0.25],
  [-0.2, 0.25],
  [0.15, 0.25],
]);
/** How much times vary before the first game, as a standard deviation of the logarithm, and as how many games that counts. */
const [SPREAD, SPREAD_GAMES] = [0.4, 5];
/** After how many games a game counts half. */
const HALF = 60;
/** The number of games that are enough at the level itself, or at most one level away. */
const [ENOUGH, ENOUGH_NEAR] = [5, 8];
/** Four games of five lie within so many standard deviations. */
const WIDTH = 1.2816;
/** An estimate whose most is more than so many times its least says nothing. */
const WIDEST = 4;

/** @param {About} about @returns {number[] | null} what the model looks at; NaN for what is not known */
function features({ level, score, openness }) {
  const place = LEVELS.findIndex((one) => one === level);
  if (place < 0) return null;
  return [
    1,
    place - 2,
    openness ? Math.log((openness.mean + 1) / 6) : NaN,
    score === undefined ? NaN : Math.log((score + 100) / 400),
  ];
}

/**
 * How long a puzzle will take the player.
 * @param {GameRecord[]} records the oldest first
 * @param {About} about the puzzle
 * @returns {Estimate | null} null as long as there are too few games like it, or they vary too much
 */
export function estimate(records, about) {
  const wanted = features(about);
  const games = records.filter(isTimed).flatMap((one) => {
    const of = features(one);
    return of ? [{ of, time: Math.log(one.seconds) }] : [];
  });
  if (!wanted) return null;
  const near = (/** @type {number} */ most) =>
    games.filter(({ of }) => Math.abs(of[1] - wanted[1]) <= most).length;
  if (near(0) < ENOUGH && near(1) < ENOUGH_NEAR) return null;
  // What is not known of a puzzle is taken to be as usual at its level, or anywhere.
  const usual = (/** @type {number} */ which, /** @type {number} */ level) => {
    const known = games.filter(({ of }) => !Number.isNaN(of[which]));
    const same = known.filter(({ of }) => of[1] === level);
    return mean((same.length ? same : known).map(({ of }) => of[which])) ?? 0;
  };
  const filled = (/** @type {number[]} */ of) =>
    of.map((value, which) => (Number.isNaN(value) ? usual(which, of[1]) : value));
  const weighted = games.map(({ of, time }, i) => ({
    of: filled(of),
    time,
    weight: 0.5 ** ((games.length - 1 - i) / HALF),
  }));
  // The spread decides how much the games weigh against the prior, so it is found in a few rounds.
  let spread = SPREAD;
  let fit = fitted(weighted, spread);
  for (let round = 0; round < 4; round++) {
    let [square, count] = [SPREAD_GAMES * SPREAD ** 2, SPREAD_GAMES];
    for (const { of, time, weight } of weighted) {
      square += weight * (time - dot(fit.means, of)) ** 2;
      count += weight;
    }
    spread = Math.sqrt(square / count);
    fit = fitted(weighted, spread);
  }
  const of = filled(wanted);
  const time = dot(fit.means, of);
  const open = of.reduce((sum, value, i) => sum + value * dot(fit.covariance[i], of), 0);
  const error = WIDTH * Math.sqrt(spread ** 2 + open);
  if (error > Math.log(WIDEST) / 2) return null;
  return { seconds: Math.exp(time), least: Math.exp(time - error), most: Math.exp(time + error) };
}

const dot = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
  a.reduce((sum, value, i) => sum + value * b[i], 0);
const mean = (/** @type {number[]} */ list) =>
  list.length ? list.reduce((a, b) => a + b, 0) / list.length : null;

/**
 * The coefficients after some games: their means and covariance.
 * @param {{ of: number[], time: number, weight: number }[]} games
 * @param {number} spread
 */
function fitted(games, spread) {
  const precision = PRIOR.map(([, deviation], i) => PRIOR.map((_, j) => (i === j ? 1 / deviation ** 2 : 0)));
  const right = PRIOR.map(([middle, deviation]) => middle / deviation ** 2);
  for (const { of, time, weight } of games) {
    const counts = weight / spread ** 2;
    for (let i = 0; i < of.length; i++) {
      right[i] += counts * of[i] * time;
      for (let j = 0; j < of.length; j++) precision[i][j] += counts * of[i] * of[j];
    }
  }
  const covariance = inverse(precision);
  return { means: covariance.map((row) => dot(row, right)), covariance };
}

/** The inverse of a symmetric positive definite matrix, by Gauss and Jordan. @param {number[][]} matrix */
function inverse(matrix) {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => Number(i === j))]);
  for (let i = 0; i < size; i++) {
    const pivot = work[i][i];
    work[i] = work[i].map((value) => value / pivot);
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const by = work[k][i];
      work[k] = work[k].map((value, j) => value - by * work[i][j]);
    }
  }
  return work.map((row) => row.slice(size));
}

// Counts, for each game, the pauses and the hints by the rung at which they ended, also by technique. The log of a game
// does not hold these.

import { game, watch } from "../store.js";

/** @import { Hint } from "../types/page.js" */
/**
 * @typedef {object} Tally
 * @property {number} pauses
 * @property {number[]} hints how many hints ended at each rung, from the first
 * @property {Record<string, number[]>} [techniques] the same for each technique; a step that the tutor took counts at the rung `apply`
 */

const KEY = "jade.tally";
/** The number of games whose tallies are stored. */
const MOST = 200;
/** The rungs that every hint has, in the order of their counts. */
const RUNGS = ["where", "technique", "cells", "reasoning", "apply"];

/** The place of the rung at which a hint stands. @param {Hint} hint */
function placeOf({ reply, rung }) {
  const name = reply?.rungs[rung]?.name ?? "";
  // Not every hint names its digit; this still leaves the pattern to be found. Advice in one message has no rungs.
  return name === "digit" ? RUNGS.indexOf("technique") : Math.max(0, RUNGS.indexOf(name));
}

/** @returns {[string, Tally][]} the id and the tally of each game, the latest last */
function tallies() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** @param {string} id of a game @returns {Tally} */
export const tallyOf = (id) =>
  tallies().find(([name]) => name === id)?.[1] ?? { pauses: 0, hints: RUNGS.map(() => 0) };

/** @param {(tally: Tally) => void} change */
function count(change) {
  const { id } = game.peek();
  const tally = tallyOf(id);
  change(tally);
  const others = tallies().filter(([name]) => name !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [id, tally]]));
  } catch {
    // The tally is then lost.
  }
}

/** From now on, counts. */
export function keepTally() {
  watch((before, event, after) => {
    if (event.type === "paused" && event.paused) count((tally) => (tally.pauses += 1));
    if (event.type === "noted" && event.note?.step) {
      const { technique } = event.note.step;
      count((tally) => (ofTechnique(tally, technique)[RUNGS.indexOf("apply")] += 1));
    }
    const was = before.tutor.hint;
    const { hint } = after.tutor;
    if (!hint?.reply) return;
    const technique = hint.reply.kind === "step" ? hint.reply.step.technique : null;
    /** @param {number} at @param {number} by */
    const change = (at, by) =>
      count((tally) => {
        tally.hints[at] += by;
        if (technique) ofTechnique(tally, technique)[at] += by;
      });
    // The same hint in another language does not count again.
    if (event.type === "hintCame" && !was?.reply) change(placeOf(hint), 1);
    if (event.type === "hintMore" && was && hint.rung > was.rung) {
      change(placeOf(was), -1);
      change(placeOf(hint), 1);
    }
  });
}

/** @param {Tally} tally @param {string} id */
const ofTechnique = (tally, id) => ((tally.techniques ??= {})[id] ??= RUNGS.map(() => 0));

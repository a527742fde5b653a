// Asks the program for the level of puzzles that came without one.

import { effect, untracked } from "../ui.js";
import { emptySheet, puzzleKey } from "../game/sheet.js";
import { draft, game } from "../store.js";
import { ask } from "../tutor/api.js";
import { choice } from "../tutor/chosen.js";
import { chosenRatings, keepRatings, ratingKey, ratings } from "./labels.js";

/** @import { RateReply, TechniqueChoice } from "../types/contract.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameLabel } from "../types/page.js" */

/** The largest board that is rated, because larger ones take long. */
const LARGEST = 81;

/** From now on, asks for the level of puzzles that came without one. */
export function rateGames() {
  effect(() => {
    const { start } = game.value;
    const known = start.label?.level || start.label?.guide || ratings.peek().has(puzzleKey(start));
    if (known || cannotRate(start)) return;
    untracked(() => void rate(start));
  });
  effect(() => {
    const { start } = game.value;
    const techniques = choice.value;
    if (!techniques || start.label?.guide || cannotRate(start)) return;
    if (!chosenRatings.peek().has(ratingKey(start, techniques)))
      untracked(() => void rateBy(start, techniques));
  });
}

/** @param {Game["start"]} start */
const cannotRate = ({ givens, givensKnown }) =>
  draft.value !== null || givensKnown === false || givens.length > LARGEST;

/** @param {Game["start"]} start */
async function rate(start) {
  const found = await ratingOf(start);
  if (found) keepRatings(new Map([...ratings.peek(), [puzzleKey(start), found]]));
}

/** The same, by the techniques that the player has chosen. @param {Game["start"]} start @param {TechniqueChoice} techniques */
async function rateBy(start, techniques) {
  const found = await ratingOf(start, techniques);
  if (!found) return;
  const mine = found.level ? found : { beyond: true };
  chosenRatings.value = new Map([...chosenRatings.peek(), [ratingKey(start, techniques), mine]]);
}

/**
 * @param {Game["start"]} start
 * @param {TechniqueChoice} [techniques]
 * @returns {Promise<GameLabel | null>} null if the level stays unknown
 */
async function ratingOf({ boxRows, boxColumns, givens, barred, rules }, techniques) {
  const sheet = emptySheet(givens, { rows: boxRows, columns: boxColumns }, { barred, rules });
  const question = { sheet, ...(techniques ? { techniques } : {}) };
  try {
    const reply = /** @type {RateReply} */ (await ask("rate", { question }));
    const { level, score, hardest, openness } = reply;
    return level ? { level, score, hardest, openness } : {};
  } catch {
    return null;
  }
}

// Asks the program for the level of puzzles that came without one.

import { effect, untracked } from "../ui.js";
import { draft, game } from "../store.js";
import { ask } from "../tutor/api.js";
import { keepRatings, ratings } from "./labels.js";

/** @import { RateReply } from "../types/contract.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameLabel } from "../types/page.js" */

/** The largest board that is rated, because larger ones take long. */
const LARGEST = 81;

/** From now on, asks for the level of puzzles that came without one. */
export function rateGames() {
  effect(() => {
    const { start } = game.value;
    const known = start.label?.level || start.label?.guide || ratings.peek().has(start.givens);
    if (known || draft.value || start.givensKnown === false || start.givens.length > LARGEST) return;
    untracked(() => void rate(start));
  });
}

/** @param {Game["start"]} start */
async function rate({ boxRows, boxColumns, givens }) {
  const sheet = { boxRows, boxColumns, givens, entries: ".".repeat(givens.length) };
  try {
    const reply = /** @type {RateReply} */ (await ask("rate", { question: { sheet } }));
    const { level, score, hardest, openness } = reply;
    /** @type {GameLabel} */
    const found = level ? { level, score, hardest, openness } : {};
    keepRatings(new Map([...ratings.peek(), [givens, found]]));
  } catch {
    // The level then stays unknown.
  }
}

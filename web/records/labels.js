// What is known about the puzzles that the player opens: the level that came with them, or else what the program says.
// What it has said is stored, so that it is asked only once about each puzzle.

import { computed, signal } from "../ui.js";
import { puzzleKey } from "../game/sheet.js";
import { game } from "../store.js";
import { choice } from "../tutor/chosen.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameLabel } from "../types/page.js" */

const KEY = "jade.ratings";
/** The number of ratings that are stored. */
const MOST = 200;
/** @returns {[string, GameLabel][]} the givens and the rating, the latest last */
function storedRatings() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const ratings = signal(new Map(storedRatings()));

/** What is known about the puzzle of a game. @param {Game} one @returns {GameLabel} */
export const labelOf = ({ start }) => ({ ...ratings.value.get(puzzleKey(start)), ...start.label });

/** What is known about puzzles by the techniques that the player has chosen; see `ratingKey`. */
export const chosenRatings = signal(/** @type {Map<string, GameLabel>} */ (new Map()));

/** @param {Game["start"]} start @param {import("../types/contract.js").TechniqueChoice} techniques */
export const ratingKey = (start, techniques) => `${puzzleKey(start)} ${JSON.stringify(techniques)}`;

/** What is known about the puzzle of the open game, by the techniques that the player has chosen. */
export const label = computed(() => {
  const { start } = game.value;
  const techniques = choice.value;
  const about = labelOf(game.value);
  if (!techniques || about.guide) return about;
  const unrated = { level: undefined, score: undefined, hardest: undefined, openness: undefined };
  return { ...about, ...unrated, ...chosenRatings.value.get(ratingKey(start, techniques)) };
});

/** How long the open puzzle will take the player; null if that is not known. @type {import("../vendor/signals/signals.js").Signal<import("./minutes.js").Estimate | null>} */
export const estimated = signal(null);

/** @param {Map<string, GameLabel>} found */
export function keepRatings(found) {
  ratings.value = new Map([...found].slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify([...ratings.peek()]));
}

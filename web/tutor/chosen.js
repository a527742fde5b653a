// The techniques that the player has chosen: for the tutor in general, and for the open board. They rule hints, steps and
// paths, new puzzles, and the level of the open board.

import { computed, signal } from "../vendor/signals/signals.js";
import { settings } from "../settings.js";
import { game } from "../store.js";

/** @import { TechniqueChoice } from "../types/contract.js" */
/** @import { Settings } from "../types/page.js" */

const KEY = "jade.lifted";
/** How many games are remembered, the latest first. */
const KEPT = 100;

/** The games whose techniques that were left out are used again. */
const lifted = signal(read());

/** @returns {string[]} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** The techniques that the open board was made without, which its hints leave out, too. */
export const without = computed(() => {
  const { id, start } = game.value;
  return lifted.value.includes(id) ? [] : (start.label?.without ?? []);
});

/** From now on, hints of the open board use the techniques that it was made without. */
export function lift() {
  lifted.value = [game.peek().id, ...lifted.peek()].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(lifted.peek()));
  } catch {
    // It lasts until the tab is closed.
  }
}

/**
 * What requests say about the techniques to use; undefined for all of them.
 * @param {Pick<Settings, "profile" | "own">} chosen
 * @param {string[]} [leftOut] the ids of techniques that are left out
 * @returns {TechniqueChoice | undefined}
 */
export function choiceOf({ profile, own }, leftOut = []) {
  if (profile === "own" && own.length) return { only: own.filter((id) => !leftOut.includes(id)) };
  if (profile === "classic") return { profile, ...(leftOut.length ? { without: leftOut } : {}) };
  return leftOut.length ? { without: leftOut } : undefined;
}

/** The techniques for the open board; undefined for all of them. */
export const choice = computed(() => choiceOf(settings.value, without.value));

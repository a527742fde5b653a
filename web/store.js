// The state as signals: `dispatch` is the only way to change it, `watch` the way to react to what happened.

import { computed, signal } from "./vendor/signals/signals.js";
import { openGame } from "./game/game.js";
import { conflicts, isSolved } from "./game/sheet.js";
import { DEFAULTS, initialState, reduce } from "./state.js";
import { START } from "./start-puzzle.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").PageEvent} PageEvent */
/** @typedef {import("./game/game.js").GameEvent} GameEvent */
/** @typedef {(before: State, event: PageEvent, after: State) => void} Watcher */

export const state = signal(initialState(openGame("start", START), DEFAULTS));

export const game = computed(() => state.value.game);
export const walk = computed(() => state.value.walk);
export const writing = computed(() => state.value.writing);
/** The sheet that is on the board: a puzzle that is being written, a place on a path, or the game's. */
export const sheet = computed(() => {
  const at = walk.value?.sheets[walk.value.at];
  return writing.value?.sheet ?? at ?? game.value.sheet;
});
export const board = computed(() => sheet.value.board);
export const wrong = computed(() => conflicts(sheet.value));
export const solved = computed(() => !writing.value && isSolved(game.value.sheet));
export const selection = computed(() => state.value.selection);
export const mode = computed(() => state.value.mode);
export const filter = computed(() => state.value.filter);
export const menu = computed(() => state.value.menu);
export const hint = computed(() => state.value.hint);
export const note = computed(() => state.value.note);
export const lit = computed(() => state.value.lit);
export const pointed = computed(() => state.value.pointed);
export const settings = computed(() => state.value.settings);
export const dialog = computed(() => state.value.dialog);
export const toast = computed(() => state.value.toast);

/** Seconds played, and of which game. */
export const played = signal({ game: "", seconds: 0 });

/** @type {Set<Watcher>} */
const watchers = new Set();

/** @param {PageEvent} event */
export function dispatch(event) {
  const before = state.peek();
  const after = reduce(before, event);
  if (after === before) return;
  state.value = after;
  for (const watcher of watchers) watcher(before, event, after);
}

/** An event of the game: of the sheet, one undo step; or undo, redo. @param {GameEvent} event */
export function change(event) {
  const { game: of, seconds } = played.peek();
  // A look back at the game wants to know when.
  const timed = (event.type === "enter" || event.type === "accept") && of === game.peek().id;
  dispatch({ type: "game", event: timed ? Object.assign({ t: seconds }, event) : event });
}

/** @param {Watcher} watcher called after every event that changed something */
export const watch = (watcher) => void watchers.add(watcher);

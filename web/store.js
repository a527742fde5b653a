// The state of the game's page as signals. `dispatch` is the only way to change it; `watch` observes events.

import { computed, signal } from "./vendor/signals/signals.js";
import { openGame } from "./game/game.js";
import { conflicts, isSolved } from "./game/sheet.js";
import { START } from "./start-puzzle.js";
import { initialState, reduce } from "./state/state.js";

/** @import { Logged } from "./game/game.js" */
/** @import { PageEvent, State } from "./types/page.js" */
/** @typedef {(before: State, event: PageEvent, after: State) => void} Watcher */

const current = signal(initialState(openGame("start", START)));

export const state = computed(() => current.value);

export const game = computed(() => current.value.play.game);
export const isStored = computed(() => current.value.play.stored);
export const paused = computed(() => current.value.play.paused);
export const selection = computed(() => current.value.input.selection);
export const mode = computed(() => current.value.input.mode);
export const filter = computed(() => current.value.input.filter);
export const heldDigit = computed(() => current.value.input.heldDigit);
export const pen = computed(() => current.value.input.pen);
export const linkStart = computed(() => current.value.input.linkStart);
export const pointedCell = computed(() => current.value.input.pointedCell);
export const hint = computed(() => current.value.tutor.hint);
export const walk = computed(() => current.value.tutor.walk);
export const claim = computed(() => current.value.tutor.claim);
export const note = computed(() => current.value.tutor.note);
export const lit = computed(() => current.value.tutor.lit);
export const folded = computed(() => current.value.tutor.folded);
export const draft = computed(() => current.value.draft);
export const dialog = computed(() => current.value.panels.dialog);
export const toast = computed(() => current.value.panels.toast);
export const menu = computed(() => current.value.panels.menu);
export const start = computed(() => current.value.panels.start);
export const startDay = computed(() => current.value.panels.day);

/** Whether the open board is the one that teaches the rules. */
export const guided = computed(() => !draft.value && game.value.start.label?.guide === true);

/** The sheet on the board: of a puzzle that is being written, of a step on a path, or of the game. */
export const sheet = computed(
  () => draft.value?.sheet ?? walk.value?.sheets[walk.value.at] ?? game.value.sheet,
);
export const board = computed(() => sheet.value.board);
export const wrong = computed(() => conflicts(sheet.value));
export const solved = computed(() => !draft.value && isSolved(game.value.sheet));

/** The seconds played, and the game that they belong to. */
export const played = signal({ game: "", seconds: 0 });

/** The text of the live region. */
export const spoken = signal("");

/** The race that the open game is run in; known late. @type {import("./vendor/signals/signals.js").Signal<import("./race/kept.js").OwnRace | undefined>} */
export const race = signal(undefined);

/** The cells whose digits are wrong; empty unless the player wants them to be shown at once. */
export const wrongNow = signal(/** @type {number[]} */ ([]));

/** Draws what the tutor says; loaded late. @type {import("./vendor/signals/signals.js").Signal<typeof import("./board/drawings.js") | null>} */
export const drawings = signal(null);

/** The field to write digits in, in the place of their keys; loaded late, and null while it is not wanted. @type {import("./vendor/signals/signals.js").Signal<import("preact").FunctionComponent | null>} */
export const inkPad = signal(null);

/** @type {Set<Watcher>} */
const watchers = new Set();

/** @param {PageEvent} event */
export function dispatch(event) {
  const before = current.peek();
  const done = /** @type {PageEvent} */ (
    event.type === "game" || event.type === "hintApplied" ? { ...event, event: logged(event.event) } : event
  );
  const after = reduce(before, done);
  if (after === before) return;
  current.value = after;
  for (const watcher of watchers) watcher(before, done, after);
}

/** An event as the log keeps it: the marks that an entry clears may come back, and its time is known. @param {Logged} event */
function logged(event) {
  const { game: of, seconds } = played.peek();
  const entry = event.type === "enter" || event.type === "accept";
  return entry ? { returns: true, ...(of === game.peek().id && { t: seconds }), ...event } : event;
}

/** Dispatches an event of the game: an event of the sheet, which is one undo step, or undo or redo. @param {Logged} event */
export const change = (event) => dispatch({ type: "game", event });

/** @param {Watcher} watcher called after every event that changes something */
export const watch = (watcher) => void watchers.add(watcher);

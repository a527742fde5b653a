// The state of the game's page, grouped by owner, and the one function that changes it. Each group has its own reducer,
// which sees every event and returns only its group. No DOM, no clock, no network.

import { initialInput, reduceInput } from "./input.js";
import { initialPlay, reducePlay } from "./play.js";
import { NO_PANELS, reducePanels } from "./panels.js";
import { initialTutor, reduceTutor } from "./tutor.js";
import { reduceDraft } from "./draft.js";

/** @import { Game } from "../game/game.js" */
/** @import { PageEvent, State } from "../types/page.js" */

/**
 * @param {Game} game
 * @returns {State}
 */
export const initialState = (game) => ({
  play: initialPlay(game),
  input: initialInput(game),
  tutor: initialTutor(),
  draft: null,
  panels: NO_PANELS,
});

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State} the same object if nothing changes
 */
export function reduce(state, event) {
  const before = state.play.game;
  const play = reducePlay(state.play, event);
  const changed = event.type !== "gameOpened" && tutorSeesChange(before, play.game);
  /** @type {State} */
  const next = {
    play,
    input: reduceInput(state.input, event, play.game),
    tutor: reduceTutor(state.tutor, event, changed),
    draft: reduceDraft(state.draft, event),
    panels: reducePanels(state.panels, event, before, changed),
  };
  const groups = /** @type {(keyof State)[]} */ (Object.keys(next));
  return groups.every((group) => next[group] === state[group]) ? state : next;
}

/** What the tutor reasons about. Colours and save points are not part of it. */
const SEEN = /** @type {const} */ (["entries", "corners", "candidates", "removed", "excluded"]);

/** @param {Game} before @param {Game} after */
const tutorSeesChange = (before, after) => SEEN.some((part) => before.sheet[part] !== after.sheet[part]);

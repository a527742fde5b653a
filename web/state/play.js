// The open game. Only this group of the state has undo, and only its log is stored.

import { openGame, play } from "../game/game.js";

/** @import { Game } from "../game/game.js" */
/** @import { PageEvent, Play } from "../types/page.js" */

/** @param {Game} game @returns {Play} */
export const initialPlay = (game) => ({ game, previous: null, stored: true, paused: false });

/**
 * @param {Play} own
 * @param {PageEvent} event
 * @returns {Play}
 */
export function reducePlay(own, event) {
  switch (event.type) {
    case "game":
    case "hintApplied":
      return withGame(own, play(own.game, event.event));
    case "gameOpened":
      return {
        ...initialPlay(event.game),
        stored: own.stored,
        previous: event.fresh ? own.game.id : null,
      };
    case "gameRebased":
      return withGame(own, openGame(own.game.id, own.game.start, event.log));
    case "paused":
      return own.paused === event.paused ? own : { ...own, paused: event.paused };
    case "storing":
      return own.stored === event.stored ? own : { ...own, stored: event.stored };
    default:
      return own;
  }
}

/** @param {Play} own @param {Game} game @returns {Play} */
const withGame = (own, game) => (game === own.game ? own : { ...own, game });

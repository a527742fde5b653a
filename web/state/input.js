// What the player has selected, and what the next digit does.

import { only } from "../game/selection.js";

/** @import { Game } from "../game/game.js" */
/** @import { Input, PageEvent } from "../types/page.js" */

/** @param {Game} game @returns {Input} */
export const initialInput = (game) => ({
  selection: only(firstOpen(game)),
  mode: "digit",
  filter: { digits: 0, pairs: false },
  heldDigit: 0,
  linkStart: null,
  pen: false,
  pointedCell: null,
});

/**
 * @param {Input} own
 * @param {PageEvent} event
 * @param {Game} game the game after the event
 * @returns {Input}
 */
export function reduceInput(own, event, game) {
  switch (event.type) {
    case "selected":
      return { ...own, selection: event.selection };
    case "modeChosen":
      return { ...own, mode: event.mode, linkStart: null, pen: false };
    case "filtered":
      return { ...own, filter: event.filter };
    case "digitHeld":
      return { ...own, heldDigit: event.digit };
    case "linkStarted":
      return { ...own, linkStart: event.from };
    case "penTaken":
      return { ...own, linkStart: null, pen: event.pen };
    case "pointed":
      return own.pointedCell === event.cell ? own : { ...own, pointedCell: event.cell };
    case "gameOpened":
      return initialInput(event.game);
    case "draftStarted":
      return { ...own, mode: "digit", selection: only(0) };
    case "draftClosed":
      return { ...own, selection: only(firstOpen(game)) };
    case "placeRestored": {
      const { selection, mode, filter } = event.place;
      return { ...own, selection, mode, filter };
    }
    default:
      return own;
  }
}

/** @param {Game} game */
const firstOpen = ({ sheet }) =>
  Math.max(
    0,
    sheet.givens.findIndex((given) => !given),
  );

// What is open over the page: a dialog, a notice, the context menu.

import { isSolved } from "../game/sheet.js";

/** @import { Game } from "../game/game.js" */
/** @import { PageEvent, Panels } from "../types/page.js" */

/** @type {Panels} */
export const NO_PANELS = { dialog: null, toast: null, menu: null, start: false, day: "" };

/** Events that show that the player goes on with the open board. */
const PLAYS = new Set(["selected", "modeChosen", "noted", "hintAsked", "walkAsked", "claimStarted"]);

/**
 * @param {Panels} own
 * @param {PageEvent} event
 * @param {Game} before the game before the event
 * @param {boolean} changed whether the event changed anything that the tutor sees
 * @returns {Panels}
 */
export function reducePanels(own, event, before, changed) {
  switch (event.type) {
    case "dialogOpened":
      return { ...own, dialog: event.dialog };
    case "dialogClosed":
      return { ...own, dialog: null };
    case "draftStarted":
      return { ...own, dialog: null, start: false };
    case "startShown":
      if (own.start === event.start && !event.day) return own;
      return { ...NO_PANELS, start: event.start, day: event.day ?? "" };
    case "toasted":
      return { ...own, toast: event.toast };
    case "menuOpened":
      return { ...own, menu: event.menu };
    case "menuClosed":
    case "paused":
      return own.menu ? { ...own, menu: null } : own;
    case "gameOpened":
      return {
        ...NO_PANELS,
        // Who leaves a solved board does not want it back.
        toast:
          event.fresh && before.log.length && !isSolved(before.sheet)
            ? { id: "toast-new", undo: "game" }
            : null,
      };
    default:
      if (own.start && (changed || PLAYS.has(event.type))) return { ...own, toast: null, start: false };
      return changed ? { ...own, toast: null } : own;
  }
}

// What is open over the page: a dialog, a notice, the context menu.

/** @import { Game } from "../game/game.js" */
/** @import { PageEvent, Panels } from "../types/page.js" */

/** @type {Panels} */
export const NO_PANELS = { dialog: null, toast: null, menu: null };

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
    case "draftStarted":
      return { ...own, dialog: null };
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
        toast: event.fresh && before.log.length ? { id: "toast-new", undo: "game" } : null,
      };
    default:
      return changed ? { ...own, toast: null } : own;
  }
}

// A puzzle that the player is writing.

import { geometry } from "../game/geometry.js";
import { freshSheet } from "../game/sheet.js";

/** @import { Draft, DraftEvent, PageEvent } from "../types/page.js" */

/**
 * @param {Draft | null} own
 * @param {PageEvent} event
 * @returns {Draft | null}
 */
export function reduceDraft(own, event) {
  switch (event.type) {
    case "draftStarted": {
      const board = geometry(event.boxRows, event.boxColumns);
      const sheet = event.sheet ?? freshSheet(board, new Array(board.size).fill(0));
      return { sheet, past: [], status: "writing" };
    }
    case "draftWritten":
      return own && written(own, event);
    case "draftUndone": {
      const before = own?.past.at(-1);
      return own && before ? { sheet: before, past: own.past.slice(0, -1), status: "writing" } : own;
    }
    case "draftChecking":
      return own && { sheet: own.sheet, past: own.past, status: "checking" };
    case "draftRefused": {
      const { reply, problem } = event;
      return own && { ...own, status: reply ? "refused" : "failed", reply, problem };
    }
    case "draftClosed":
    case "gameOpened":
      return null;
    default:
      return own;
  }
}

/**
 * @param {Draft} own
 * @param {Extract<DraftEvent, { type: "draftWritten" }>} event
 * @returns {Draft}
 */
function written(own, { cells, digit }) {
  const givens = own.sheet.givens.map((given, cell) => (cells.includes(cell) ? digit : given));
  if (givens.every((given, cell) => given === own.sheet.givens[cell])) return own;
  return { sheet: freshSheet(own.sheet.board, givens), past: [...own.past, own.sheet], status: "writing" };
}

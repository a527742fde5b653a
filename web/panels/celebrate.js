// The board lights up when a house is complete, and when all of it is; loaded late.

import { isSolved, valueAt } from "../game/sheet.js";
import { sheet, watch } from "../store.js";
import { glow } from "./game-board.js";

/**
 * Lights up cells one after another, spreading from a cell; at once and without motion if the player wants none.
 * @param {number[]} cells
 * @param {number} from
 * @param {number} delay between neighbours, in milliseconds
 */
function ripple(cells, from, delay) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { side } = sheet.peek().board;
  const far = (/** @type {number} */ cell) =>
    Math.hypot((cell % side) - (from % side), Math.floor(cell / side) - Math.floor(from / side));
  for (const cell of cells) glow(cell, far(cell) * delay);
}

/** A ripple over the board when it is solved, and over a house when it is complete. */
export function celebrate() {
  watch((before, event, after) => {
    if (event.type !== "game" && event.type !== "hintApplied") return;
    const [was, is] = [before.play.game.sheet, after.play.game.sheet];
    if (was === is || before.play.game.id !== after.play.game.id) return;
    if (event.type === "game" && ["undo", "redo", "rewind", "goTo"].includes(event.event.type)) return;
    const { focus } = after.input.selection;
    const all = is.givens.map((_, cell) => cell);
    const entered = all.filter((cell) => is.entries[cell] && is.entries[cell] !== was.entries[cell]);
    if (isSolved(is)) return ripple(all, entered.length === 1 ? entered[0] : focus, 90);
    for (const cell of entered.length === 1 ? entered : [])
      for (const { cells } of is.board.housesOf[cell])
        if (
          new Set(cells.map((one) => valueAt(is, one) || -1 - one)).size === cells.length &&
          cells.every((one) => valueAt(is, one))
        )
          ripple(cells, cell, 45);
  });
}

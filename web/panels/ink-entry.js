// What the field for writing and the pen on the board have in common: which digit was written, and entering it.

import { loadInkReader } from "../ink/reader.js";
import { judge } from "../ink/strokes.js";
import { runCommand } from "../commands/run.js";
import { settings } from "../settings.js";
import { dispatch, draft, mode, selection, sheet } from "../store.js";

/** @import { InkReader } from "../ink/reader.js" */
/** @import { Stroke } from "../ink/strokes.js" */
/** @import { Selection } from "../game/selection.js" */

/** @type {InkReader | null} */
let reader = null;

/** Loads what reads writing. */
export const readyToRead = async () => void (reader ??= await loadInkReader());

/**
 * Reads a digit.
 * @param {Stroke[]} strokes
 * @param {number} side of the field, in pixels
 * @returns {ReturnType<typeof judge> | null} null if nothing was written
 */
export function readInk(strokes, side) {
  const reply = reader?.(strokes, side);
  return reply?.digits.length ? judge(reply.digits, sheet.peek().board.side) : null;
}

/** Enters a digit as its key would, or marks it. @param {number} digit @param {Selection} at */
export function enter(digit, at) {
  const { givens, entries } = sheet.peek();
  const open = at.cells.filter((cell) => !givens[cell]);
  const marks = mode.peek() !== "digit" && !draft.peek();
  // The key would take it back. Whoever writes a digit over itself wants it to stay.
  if (!marks && open.length && open.every((cell) => entries[cell] === digit)) return;
  const { cells, focus } = selection.peek();
  if (focus !== at.focus || cells.join() !== at.cells.join()) dispatch({ type: "selected", selection: at });
  // Where digits are chosen first, the key would only choose it.
  runCommand({ do: "digit", digit, as: settings.peek().digitFirst && !draft.peek() ? mode.peek() : null });
}

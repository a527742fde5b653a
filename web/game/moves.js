// The moves of a game, to look back at. Moves that were undone and not redone are not among them. Pure.

import { digitsIn } from "./geometry.js";
import { change, openGame } from "./game.js";
import { valueAt } from "./sheet.js";

/** @import { Game, Logged } from "./game.js" */
/** @import { Candidate, Sheet } from "./sheet.js" */

/**
 * @typedef {object} Move
 * @property {Logged["type"]} kind the event that made it
 * @property {string} [technique] the technique of a step that the tutor took
 * @property {Candidate[]} placed the digits that it entered
 * @property {Candidate[]} eliminated the candidates that the tutor removed
 * @property {number[]} cells the cells that it changed
 * @property {number} [digit] the digit of a mark
 * @property {number} [seconds] the playing time
 */

/**
 * The sheets of a game, from its start to now, and the moves between them: move `i` leads from sheet `i` to `i + 1`.
 * @param {Game} game
 * @returns {{ moves: Move[], sheets: Sheet[] }}
 */
export function movesSoFar({ id, start, log, past, sheet }) {
  const sheets = [...past, sheet];
  /** @type {Logged[]} */
  const done = [];
  /** @type {Logged[]} */
  const undone = [];
  const now = openGame(id, start);
  for (const event of log) {
    const before = now.past.length;
    if (!change(now, event)) continue;
    if (event.type === "undo") undone.push(...done.splice(-1));
    else if (event.type === "redo") done.push(...undone.splice(-1));
    else if (now.past.length > before) {
      done.push(event);
      undone.length = 0;
    }
  }
  return { moves: done.map((event, i) => moveOf(event, sheets[i], sheets[i + 1])), sheets };
}

/** What can change in a cell. */
const PARTS = /** @type {const} */ (["entries", "corners", "candidates", "removed", "excluded"]);

/** @param {Logged} event @param {Sheet} before @param {Sheet} after @returns {Move} */
function moveOf(event, before, after) {
  const all = before.givens.map((_, cell) => cell);
  const cells = all.filter((cell) => PARTS.some((part) => before[part][cell] !== after[part][cell]));
  const placed = cells
    .filter((cell) => after.entries[cell] && after.entries[cell] !== before.entries[cell])
    .map((cell) => ({ cell, digit: valueAt(after, cell) }));
  const isAccepted = event.type === "accept";
  const eliminated = isAccepted
    ? cells.flatMap((cell) =>
        digitsIn(after.excluded[cell] & ~before.excluded[cell]).map((digit) => ({ cell, digit })),
      )
    : [];
  const painted = event.type === "color" || event.type === "uncolor" ? (event.cells ?? []) : [];
  const named = isAccepted ? [...new Set([...placed, ...eliminated].map(({ cell }) => cell))] : cells;
  return {
    kind: event.type,
    placed,
    eliminated,
    // An entry also removes its digit from the marks around it, which is no move of its own.
    cells: painted.length ? painted : event.type === "enter" ? placed.map(({ cell }) => cell) : named,
    ...(event.technique ? { technique: event.technique } : {}),
    ...(event.type === "corner" || event.type === "candidate" ? { digit: event.digit } : {}),
    ...(event.t === undefined ? {} : { seconds: event.t }),
  };
}

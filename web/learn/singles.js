// Whether a digit can be entered at once: nobody looks for a harder technique then. Pure.

import { bit } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";

/**
 * Whether a cell has one candidate left, or a house one place for a digit.
 * @param {import("../game/sheet.js").Sheet} sheet with candidates in all open cells
 */
export function hasSingle({ board, candidates, ...sheet }) {
  const whole = { board, candidates, ...sheet };
  const marks = candidates.map((mask, cell) => (isOpen(whole, cell) ? (mask ?? 0) : 0));
  const bare = (/** @type {number} */ mask) => mask !== 0 && (mask & (mask - 1)) === 0;
  if (marks.some(bare)) return true;
  const digits = Array.from({ length: board.side }, (_, i) => bit(i + 1));
  return board.houses.some(({ cells }) =>
    digits.some((one) => cells.filter((cell) => marks[cell] & one).length === 1),
  );
}

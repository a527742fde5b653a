// A board to answer on: the player marks cells of a pattern, or candidates to eliminate.

import { h, useState } from "../ui.js";
import { inOrOut, moved, only } from "../game/selection.js";
import { BoardView } from "../panels/board-view.js";

/** @import { BoardConfig, BoardHandlers } from "../types/board.js" */
/** @import { Part } from "../types/page.js" */
/** @import { Candidate, Sheet } from "../game/sheet.js" */

/**
 * `cells`: the cells of the pattern; `eliminated`: the candidates to eliminate.
 * @typedef {{ cells: number[], eliminated: Candidate[] }} Marks
 */

/** @type {Marks} */
export const NO_MARKS = { cells: [], eliminated: [] };

/** @param {{ sheet: Sheet, marks: Marks, part: Part, onMark: (marks: Marks) => void, onDigit?: (digit: number) => void } & Partial<BoardConfig>} props part: what a tap
 * marks; onDigit: takes the digits that are typed, instead of marking candidates */
export function MarkBoard({ sheet, marks, part, onMark, onDigit, ...config }) {
  const [focus, setFocus] = useState(0);
  const markCell = (/** @type {number} */ cell) => onMark({ ...marks, cells: inOrOut(marks.cells, cell) });
  const markCandidate = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    digit && onMark({ ...marks, eliminated: inOrOut(marks.eliminated, { cell, digit }) });
  /** @type {BoardHandlers} */
  const on = {
    command(command) {
      if (command.do === "move") setFocus(moved(sheet, only(focus), { ...command, extend: false }).focus);
      else if (command.do === "toggle" || command.do === "place") markCell(focus);
      else if (command.do === "digit") (onDigit ?? ((digit) => markCandidate(focus, digit)))(command.digit);
      else if (command.do === "erase") onMark(NO_MARKS);
      else return false;
      return true;
    },
    select: (selection) => setFocus(selection.focus),
    focus: setFocus,
    tap: (cell, digit) => (part === "cells" ? markCell(cell) : markCandidate(cell, digit)),
  };
  const selection = { cells: marks.cells, focus };
  return h(BoardView, { ...config, look: "board-host shown-board", sheet, selection, on });
}

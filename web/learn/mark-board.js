// A board to answer on: the player marks cells of a pattern, or candidates to eliminate.

import { h, useState } from "../ui.js";
import { inOrOut, moved, only } from "../game/selection.js";
import { candidatesAt } from "../game/sheet.js";
import { bit } from "../game/geometry.js";
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

/**
 * The marks with a candidate more, or one less. Only a candidate that is there can go.
 * @param {Marks} marks @param {Sheet} sheet @param {Candidate} candidate
 */
export const struck = (marks, sheet, candidate) =>
  candidatesAt(sheet, candidate.cell) & bit(candidate.digit)
    ? { ...marks, eliminated: inOrOut(marks.eliminated, candidate) }
    : marks;

/**
 * @param {{ sheet: Sheet, marks: Marks, part: Part, onMark: (marks: Marks) => void, onDigit?: (digit: number) => void, onPick?: (cell: number) => void } & Partial<BoardConfig>} props
 *   part: what is marked: with cells, a tap marks one; with candidates, it picks the cell whose digits are offered elsewhere;
 *   onDigit: takes the digits that are typed, instead of marking candidates; onPick: called when a cell is picked
 */
export function MarkBoard({ sheet, marks, part, onMark, onDigit, onPick = () => {}, ...config }) {
  const [focus, setFocus] = useState(0);
  const [picked, setPicked] = useState(/** @type {number[]} */ ([]));
  const markCell = (/** @type {number} */ cell) => onMark({ ...marks, cells: inOrOut(marks.cells, cell) });
  const pick = (/** @type {number} */ cell) => {
    setFocus(cell);
    setPicked([cell]);
    onPick(cell);
  };
  /** @type {BoardHandlers} */
  const on = {
    command(command) {
      if (command.do === "move") pick(moved(sheet, only(focus), { ...command, extend: false }).focus);
      else if (command.do === "toggle" || command.do === "place") markCell(focus);
      else if (command.do === "digit")
        (onDigit ?? ((digit) => onMark(struck(marks, sheet, { cell: focus, digit }))))(command.digit);
      else if (command.do === "erase") onMark(NO_MARKS);
      else return false;
      return true;
    },
    select: (selection) => setFocus(selection.focus),
    focus: setFocus,
    tap: (cell) => (part === "cells" ? markCell(cell) : pick(cell)),
  };
  const selection = { cells: part === "cells" ? marks.cells : picked, focus };
  return h(BoardView, { ...config, look: "board-host shown-board", sheet, selection, on });
}

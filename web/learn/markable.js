// A board of which one marks cells, or candidates: the picture below, over it the same grid of real cells as in the game.

import { h, say, useLayoutEffect, useRef } from "../ui.js";
import { labelCells, makeGrid, markSelection } from "../board/grid.js";
import { MARGIN, picture, show } from "../board/render.js";
import { sheetShapes } from "../board/sheet-shapes.js";
import { digitAt } from "../board/places.js";
import { inOrOut, neighbour } from "../game/selection.js";
import { boardCommand } from "../board/keys.js";
import { settings } from "../settings.js";

/** @import { Drawing } from "../board/hint-shapes.js" */
/** @import { Shape } from "../board/shapes.js" */
/** @import { Sheet } from "../game/sheet.js" */

/** @type {Record<string, "up" | "down" | "left" | "right">} */
const WAYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/**
 * @typedef {{ cells: number[], gone: { cell: number, digit: number }[] }} Marks
 * @param {{ sheet: Sheet, marks: Marks, part: import("../types/page.js").Part, drawing: Drawing, onMark: (marks: Marks) => void }} props
 */
export function Markable({ sheet, marks, part, drawing, onMark }) {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const focus = useRef(0);
  const now = useRef({ marks, part, onMark });
  now.current = { marks, part, onMark };
  const grid = useRef(/** @type {ReturnType<typeof makeGrid> | null} */ (null));
  const image = useRef(/** @type {ReturnType<typeof picture> | null} */ (null));

  useLayoutEffect(() => {
    const made = makeGrid(sheet.board);
    const drawn = picture(sheet.board, true);
    const extent = sheet.board.side + MARGIN.numbered + MARGIN.plain;
    host.current?.style.setProperty("--near", `${(100 * MARGIN.numbered) / extent}%`);
    host.current?.style.setProperty("--far", `${(100 * MARGIN.plain) / extent}%`);
    host.current?.replaceChildren(drawn.root, made.root);
    const toggle = (/** @type {number} */ cell) => {
      focus.current = cell;
      const { marks: old, onMark: tell } = now.current;
      tell({ ...old, cells: inOrOut(old.cells, cell) });
    };
    const strike = (/** @type {number} */ cell, /** @type {number} */ digit) => {
      focus.current = cell;
      const { marks: old, onMark: tell } = now.current;
      if (digit) tell({ ...old, gone: inOrOut(old.gone, { cell, digit }) });
    };
    made.root.addEventListener("click", (event) => {
      const cell = made.cells.indexOf(/** @type {HTMLElement} */ (event.target));
      const { left, top, width, height } = made.root.getBoundingClientRect();
      const { side } = sheet.board;
      if (cell < 0) return;
      if (now.current.part === "cells") toggle(cell);
      else
        strike(
          cell,
          digitAt(
            sheet.board,
            ((event.clientX - left) / width) * side,
            ((event.clientY - top) / height) * side,
          ),
        );
    });
    made.root.addEventListener("focusin", (event) => {
      // A screen reader may put the focus on any cell.
      focus.current = Math.max(0, made.cells.indexOf(/** @type {HTMLElement} */ (event.target)));
    });
    made.root.addEventListener("keydown", (event) => {
      const way = WAYS[event.key];
      const command = boardCommand(event, sheet.board);
      if (way) focus.current = neighbour(sheet.board, focus.current, way);
      else if (event.key === " " || event.key === "Enter") toggle(focus.current);
      else if (command?.do === "digit") strike(focus.current, command.digit);
      else return;
      event.preventDefault();
      markSelection(made, { cells: now.current.marks.cells, focus: focus.current });
    });
    [grid.current, image.current] = [made, drawn];
  }, [sheet]);

  useLayoutEffect(() => {
    if (!grid.current || !image.current) return;
    labelCells(grid.current, say, settings.value, sheet, new Set());
    markSelection(grid.current, { cells: marks.cells, focus: focus.current });
    show(
      image.current,
      "choice",
      marks.cells.map((cell) => ({ kind: "tint", cell, look: "selected" })),
    );
    show(image.current, "sheet", sheetShapes(sheet, new Set(), drawing.quiet));
    show(image.current, "under", drawing.under);
    show(image.current, "over", drawing.over);
  });
  return h("div", { class: "board-host shown-board", ref: host });
}

// A board of which one marks cells: the picture below, over it the same grid of real cells as in the game.

import { useLayoutEffect, useRef } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { labelCells, makeGrid, markSelection } from "../board/grid.js";
import { MARGIN, picture, show } from "../board/render.js";
import { sheetShapes } from "../board/sheet-shapes.js";
import { neighbour } from "../game/selection.js";
import { settings } from "../store.js";
import { say } from "../words/say.js";

/** @typedef {import("../game/sheet.js").Sheet} Sheet */
/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {import("../board/hint-shapes.js").Drawing} Drawing */

/** @type {Record<string, "up" | "down" | "left" | "right">} */
const WAYS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/**
 * @param {{ sheet: Sheet, marked: number[], drawing: Drawing, onMark: (cells: number[]) => void }} props
 */
export function Markable({ sheet, marked, drawing, onMark }) {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const focus = useRef(0);
  const now = useRef({ marked, onMark });
  now.current = { marked, onMark };
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
      const { marked: old, onMark: tell } = now.current;
      tell(old.includes(cell) ? old.filter((other) => other !== cell) : [...old, cell]);
    };
    made.root.addEventListener("click", (event) => {
      const cell = made.cells.indexOf(/** @type {HTMLElement} */ (event.target));
      if (cell >= 0) toggle(cell);
    });
    made.root.addEventListener("keydown", (event) => {
      const way = WAYS[event.key];
      if (way) focus.current = neighbour(sheet.board, focus.current, way);
      else if (event.key === " " || event.key === "Enter") toggle(focus.current);
      else return;
      event.preventDefault();
      markSelection(made, { cells: now.current.marked, focus: focus.current });
    });
    [grid.current, image.current] = [made, drawn];
  }, [sheet]);

  useLayoutEffect(() => {
    if (!grid.current || !image.current) return;
    labelCells(grid.current, say, settings.value, sheet, new Set());
    markSelection(grid.current, { cells: marked, focus: focus.current });
    show(image.current, "choice", marked.map((cell) => ({ kind: "tint", cell, look: "selected" })));
    show(image.current, "sheet", sheetShapes(sheet, new Set(), drawing.quiet));
    show(image.current, "under", drawing.under);
    show(image.current, "over", drawing.over);
  });
  return h("div", { class: "board-host shown-board", ref: host });
}

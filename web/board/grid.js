// The grid for screen readers and the keyboard: real cells over the picture.
//
//   div.grid[role=grid]                one tab stop: the focused cell (roving tabindex)
//   └─ div.row[role=row] × side
//      └─ div.cell[role=gridcell] × side
//
// The cells are created once and only their attributes change, so focus is never lost.

import { cellLabel } from "./label.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @import { Selection } from "../game/selection.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Shown } from "./layers.js" */
/** @typedef {{ root: HTMLElement, cells: HTMLElement[], board: Geometry, heard: string[] }} Grid */

/**
 * @param {Geometry} board
 * @returns {Grid}
 */
export function makeGrid(board) {
  const root = part("div", "grid", "grid");
  root.setAttribute("aria-rowcount", String(board.side));
  root.setAttribute("aria-colcount", String(board.side));
  root.setAttribute("aria-multiselectable", "true");
  root.style.setProperty("--side", String(board.side));
  /** @type {HTMLElement[]} */
  const cells = [];
  for (let row = 0; row < board.side; row++) {
    const line = part("div", "row", "row");
    line.setAttribute("aria-rowindex", String(row + 1));
    for (let column = 0; column < board.side; column++) {
      const cell = part("div", "cell", "gridcell");
      cell.setAttribute("aria-colindex", String(column + 1));
      cell.dataset.cell = String(cells.length);
      cell.tabIndex = -1;
      line.append(cell);
      cells.push(cell);
    }
    root.append(line);
  }
  return { root, cells, board, heard: [] };
}

/**
 * @param {string} tag
 * @param {string} look
 * @param {string} role
 */
function part(tag, look, role) {
  const element = document.createElement(tag);
  element.className = look;
  element.setAttribute("role", role);
  return element;
}

/**
 * Updates the label of each cell.
 * @param {Grid} grid
 * @param {Shown} shown
 */
export function labelCells(grid, { say, lang, alphabet, colors, sheet, wrong }) {
  grid.root.setAttribute("aria-label", say("board-label", { side: sheet.board.side }));
  const paint = colors ? sheet.colors : [];
  grid.cells.forEach((element, cell) => {
    const { givens, entries, corners, candidates } = sheet;
    const mine = paint.filter((one) => one.cell === cell);
    // Comparing is cheaper than wording a label.
    const heard = `${lang} ${alphabet} ${JSON.stringify(mine)} ${givens[cell]} ${entries[cell]} ${corners[cell]} ${candidates[cell]} ${wrong.has(cell)}`;
    if (grid.heard[cell] === heard) return;
    grid.heard[cell] = heard;
    element.setAttribute("aria-label", cellLabel(say, sheet, cell, wrong.has(cell), alphabet, mine));
    element.setAttribute("aria-readonly", String(givens[cell] !== 0));
    if (wrong.has(cell)) element.setAttribute("aria-invalid", "true");
    else element.removeAttribute("aria-invalid");
  });
}

/**
 * Updates which cells are selected and moves the tab stop; moves the focus too if the grid has it.
 * @param {Grid} grid
 * @param {Selection} selection
 */
export function markSelection(grid, { cells, focus }) {
  const selected = new Set(cells);
  grid.cells.forEach((element, cell) => {
    const value = String(selected.has(cell));
    if (element.getAttribute("aria-selected") !== value) element.setAttribute("aria-selected", value);
    const stop = cell === focus ? 0 : -1;
    if (element.tabIndex !== stop) element.tabIndex = stop;
  });
  if (grid.root.contains(document.activeElement)) grid.cells[focus]?.focus({ preventScroll: true });
}

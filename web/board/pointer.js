// Mouse, pen and touch on the board: a tap selects, a drag selects several, a double tap all that are alike, a right
// click or a long press opens the context menu for the cell or the candidate that is there.

import { bit } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";
import { add, alike, drop, only, stretch, toggle } from "../game/selection.js";
import { runCommand } from "../commands/run.js";
import { board, dispatch, selection, sheet } from "../store.js";
import { digitAt } from "./places.js";

/** @import { Selection } from "../game/selection.js" */

/** How near to a cell's middle a drag must come, in cells: so diagonals do not take their neighbours along. */
const REACH = 0.44;

/** How long a finger stays for a long press, in milliseconds. */
const LONG = 550;

/**
 * @param {HTMLElement} grid
 * @param {() => void} focus gives the focus to the board
 */
export function followPointer(grid, focus) {
  /** @type {((selection: Selection, cell: number) => Selection) | null} */
  let dragging = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pressed;

  const menuAt = (/** @type {MouseEvent} */ event) => {
    const cell = cellAt(grid, event, 1);
    if (cell === null) return;
    dragging = null;
    const at = { x: event.clientX, y: event.clientY };
    runCommand({ do: "openMenu", cell, digit: candidateAt(grid, event, cell), at });
  };

  grid.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    clearTimeout(pressed);
    menuAt(event);
  });

  grid.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const cell = cellAt(grid, event, 1);
    if (cell === null) return;
    event.preventDefault();
    const now = selection.peek();
    const several = event.ctrlKey || event.metaKey;
    // The first cell decides whether a drag adds or takes away.
    dragging = several && now.cells.includes(cell) ? drop : add;
    const next = event.shiftKey ? stretch(board.peek(), now, cell) : several ? toggle(now, cell) : only(cell);
    dispatch({ type: "selected", selection: next });
    focus();
    if (event.pointerType === "touch") pressed = setTimeout(() => menuAt(event), LONG);
    else if (!several && !event.shiftKey) runCommand({ do: "tapped", cell, digit: spotAt(grid, event) });
    // Without capture the cells that a finger passes would get no events.
    grid.setPointerCapture(event.pointerId);
  });

  grid.addEventListener("pointermove", (event) => {
    if (!dragging) {
      if (event.pointerType === "mouse") dispatch({ type: "pointed", cell: cellAt(grid, event, 1) });
      return;
    }
    for (const move of event.getCoalescedEvents?.() ?? [event]) {
      const cell = cellAt(grid, move, REACH);
      const now = selection.peek();
      if (cell !== null && cell !== now.focus) clearTimeout(pressed);
      if (cell !== null && cell !== now.focus) dispatch({ type: "selected", selection: dragging(now, cell) });
    }
  });

  grid.addEventListener("pointerup", (event) => {
    const { cells, focus: cell } = selection.peek();
    // A finger that lifts after a short tap writes a digit that was chosen first.
    if (dragging && event.pointerType === "touch" && cells.length === 1)
      runCommand({ do: "tapped", cell, digit: spotAt(grid, event) });
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    grid.addEventListener(end, () => {
      dragging = null;
      clearTimeout(pressed);
    });
  }
  grid.addEventListener("pointerleave", () => dispatch({ type: "pointed", cell: null }));

  grid.addEventListener("dblclick", (event) => {
    const cell = cellAt(grid, event, 1);
    if (cell !== null) dispatch({ type: "selected", selection: alike(sheet.peek(), cell) });
  });
}

/**
 * The cell at a point, if the point is no further from its middle than `reach` cells.
 * @param {HTMLElement} grid
 * @param {MouseEvent} event
 * @param {number} reach
 */
function cellAt(grid, event, reach) {
  const { side } = board.peek();
  const { left, top, width, height } = grid.getBoundingClientRect();
  const x = ((event.clientX - left) / width) * side;
  const y = ((event.clientY - top) / height) * side;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (row < 0 || column < 0 || row >= side || column >= side) return null;
  return Math.hypot(x - column - 0.5, y - row - 0.5) > reach ? null : row * side + column;
}

/** The digit whose place among candidates is at a point; 0 for none. @param {HTMLElement} grid @param {MouseEvent} event */
function spotAt(grid, event) {
  const { side } = board.peek();
  const { left, top, width, height } = grid.getBoundingClientRect();
  return digitAt(
    board.peek(),
    ((event.clientX - left) / width) * side,
    ((event.clientY - top) / height) * side,
  );
}

/**
 * The candidate whose place is at a point of an open cell; 0 for none.
 * @param {HTMLElement} grid
 * @param {MouseEvent} event
 * @param {number} cell
 */
function candidateAt(grid, event, cell) {
  const digit = spotAt(grid, event);
  return digit && isOpen(sheet.peek(), cell) && (sheet.peek().candidates[cell] ?? 0) & bit(digit) ? digit : 0;
}

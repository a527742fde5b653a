// Mouse, pen and touch on the board. A tap selects a cell, a drag selects several, a double tap selects all cells that
// have the same digit, or the same mark. A right click or a long press opens the context menu of the cell or candidate
// under the pointer.

import { bit, digitsIn } from "../game/geometry.js";
import { isOpen, marksAt } from "../game/sheet.js";
import { add, alike, drop, only, stretch, toggle } from "../game/selection.js";
import { cornerPlaces, digitAt } from "./places.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @import { Selection } from "../game/selection.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Shown } from "./layers.js" */

/** How close to a cell's centre a drag must come, in cells. Diagonal drags then skip the neighbours. */
const REACH = 0.44;

/** The duration of a long press, in milliseconds. */
const LONG = 550;

/**
 * @param {HTMLElement} grid
 * @param {Shown} shown what the board shows; always current
 * @param {() => void} focus moves the focus to the board
 */
export function followPointer(grid, shown, focus) {
  /** @type {((selection: Selection, cell: number) => Selection) | null} */
  let dragging = null;
  /** Whether the drag has reached another cell. */
  let dragged = false;
  /** Where it began. */
  let from = { cell: 0, digit: 0 };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pressed;

  const menuAt = (/** @type {MouseEvent} */ event) => {
    const cell = cellAt(grid, shown.sheet.board, event, 1);
    if (cell === null) return;
    dragging = null;
    shown.on?.menu?.(cell, candidateAt(grid, shown.sheet, event, cell));
  };

  grid.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    clearTimeout(pressed);
    menuAt(event);
  });

  grid.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const cell = cellAt(grid, shown.sheet.board, event, 1);
    if (cell === null) return;
    event.preventDefault();
    const now = shown.selection;
    const several = event.ctrlKey || event.metaKey;
    // The first cell decides whether the drag selects or deselects.
    dragged = false;
    from = { cell, digit: spotAt(grid, shown.sheet.board, event) };
    dragging = several && now.cells.includes(cell) ? drop : add;
    const next = event.shiftKey
      ? stretch(shown.sheet.board, now, cell)
      : several
        ? toggle(now, cell)
        : only(cell);
    shown.on?.select(next);
    focus();
    if (event.pointerType === "touch") pressed = setTimeout(() => menuAt(event), LONG);
    else if (!several && !event.shiftKey) shown.on?.tap(cell, spotAt(grid, shown.sheet.board, event));
    // Without capture, the cells under a moving finger would get no events.
    grid.setPointerCapture(event.pointerId);
  });

  grid.addEventListener("pointermove", (event) => {
    if (!dragging) {
      if (event.pointerType === "mouse") shown.on?.point?.(cellAt(grid, shown.sheet.board, event, 1));
      return;
    }
    for (const move of event.getCoalescedEvents?.() ?? [event]) {
      const cell = cellAt(grid, shown.sheet.board, move, REACH);
      const now = shown.selection;
      if (cell !== null && cell !== now.focus) clearTimeout(pressed);
      if (cell !== null && cell !== now.focus) {
        dragged = true;
        shown.on?.select(dragging(now, cell));
      }
    }
  });

  grid.addEventListener("pointerup", (event) => {
    const cell = cellAt(grid, shown.sheet.board, event, 1);
    // A touch counts as a tap when the finger lifts: until then it may be a drag or a long press.
    if (dragging && !dragged && event.pointerType === "touch" && cell !== null)
      shown.on?.tap(cell, spotAt(grid, shown.sheet.board, event));
    if (dragging && dragged && cell !== null)
      shown.on?.drag?.(from, { cell, digit: spotAt(grid, shown.sheet.board, event) });
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    grid.addEventListener(end, () => {
      dragging = null;
      clearTimeout(pressed);
    });
  }
  // A tap may bring a button to where the finger was: the click that still follows is not for it. It ends before the next
  // press, and a click by keyboard or by a screen reader has none before it.
  grid.addEventListener("pointerup", () => {
    const ignored = new AbortController();
    const end = { capture: true, signal: ignored.signal };
    addEventListener(
      "click",
      (event) => {
        ignored.abort();
        if (event.target instanceof Node && grid.contains(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      end,
    );
    for (const next of ["pointerdown", "keydown"]) addEventListener(next, () => ignored.abort(), end);
  });
  grid.addEventListener("pointerleave", () => shown.on?.point?.(null));

  grid.addEventListener("dblclick", (event) => {
    const cell = cellAt(grid, shown.sheet.board, event, 1);
    if (cell !== null) shown.on?.select(alike(shown.sheet, cell, markAt(grid, shown.sheet, event, cell)));
  });
}

/**
 * A point in cells from the top left corner of the board.
 * @param {HTMLElement} grid
 * @param {Geometry} board
 * @param {MouseEvent} event
 */
function pointOn(grid, { side }, event) {
  const { left, top, width, height } = grid.getBoundingClientRect();
  return { x: ((event.clientX - left) / width) * side, y: ((event.clientY - top) / height) * side };
}

/**
 * The cell at a point, if the point is at most `reach` cells from its centre.
 * @param {HTMLElement} grid
 * @param {Geometry} board
 * @param {MouseEvent} event
 * @param {number} reach
 */
function cellAt(grid, board, event, reach) {
  const { side } = board;
  const { x, y } = pointOn(grid, board, event);
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (row < 0 || column < 0 || row >= side || column >= side) return null;
  return Math.hypot(x - column - 0.5, y - row - 0.5) > reach ? null : row * side + column;
}

/**
 * The digit whose candidate position is at a point; 0 for none.
 * @param {HTMLElement} grid
 * @param {Geometry} board
 * @param {MouseEvent} event
 */
function spotAt(grid, board, event) {
  const { x, y } = pointOn(grid, board, event);
  return digitAt(board, x, y);
}

/**
 * The candidate at a point of an open cell; 0 for none.
 * @param {HTMLElement} grid
 * @param {Sheet} sheet
 * @param {MouseEvent} event
 * @param {number} cell
 */
function candidateAt(grid, sheet, event, cell) {
  const digit = spotAt(grid, sheet.board, event);
  return digit && isOpen(sheet, cell) && (sheet.candidates[cell] ?? 0) & bit(digit) ? digit : 0;
}

/**
 * The digit of the candidate or corner note at a point of an open cell; 0 for none.
 * @param {HTMLElement} grid
 * @param {Sheet} sheet
 * @param {MouseEvent} event
 * @param {number} cell
 */
function markAt(grid, sheet, event, cell) {
  const { board } = sheet;
  const marks = isOpen(sheet, cell) ? marksAt(sheet, cell) : 0;
  // In a cell with candidates, corner notes are where these would be.
  if (sheet.candidates[cell] !== null) {
    const digit = spotAt(grid, board, event);
    return digit && marks & bit(digit) ? digit : 0;
  }
  const { x, y } = pointOn(grid, board, event);
  const hit = cornerPlaces(board, cell, digitsIn(marks)).find(
    ({ at, size }) => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) <= size / 2,
  );
  return hit?.digit ?? 0;
}

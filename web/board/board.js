// The board on the page: the picture beneath, the grid over it, both following the state.

import { computed, effect, h, say, useLayoutEffect, useRef } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { settings } from "../settings.js";
import {
  board,
  claim,
  dialog,
  draft,
  filter,
  hint,
  lit,
  paused,
  selection,
  sheet,
  state,
  walk,
  wrong,
} from "../store.js";
import { labelCells, makeGrid, markSelection } from "./grid.js";
import { FAULT } from "./brushes.js";
import { hintDrawing, markedDrawing, stepDrawing } from "./hint-shapes.js";
import { boardCommand, letterOf } from "./keys.js";
import { litShapes } from "./lit-shapes.js";
import { followPointer } from "./pointer.js";
import { MARGIN, picture, show } from "./render.js";
import { writeIn } from "./shapes.js";
import { choiceShapes, filterShapes, paintShapes, sheetShapes } from "./sheet-shapes.js";

/** @import { Drawing } from "./hint-shapes.js" */

/** @type {Drawing} */
const NOTHING = { under: [], over: [], quiet: new Set() };

/** What the tutor draws now. */
export const drawing = computed(() => /** @type {Drawing} */ (drawn()));

function drawn() {
  const open = hint.value;
  const step = walk.value?.steps[walk.value.at]?.step;
  if (step) return stepDrawing(sheet.value, step);
  const marks = claim.value;
  if (marks)
    return marks.reply?.step
      ? stepDrawing(sheet.value, marks.reply.step)
      : markedDrawing(sheet.value, marks.cells, marks.gone);
  const differ = draft.value?.reply?.difference;
  if (differ) return { ...NOTHING, under: [{ kind: "cell", cell: differ.cell, brush: FAULT }] };
  return open?.status === "open" && open.reply
    ? hintDrawing(sheet.value, open.reply, open.rung, open.links)
    : NOTHING;
}

/** The layers of what lies behind: what is looked for, what is selected; of what that sees nothing, where it would be in
 * the way of what is looked for or told. */
const choice = () => {
  const shown = filter.value;
  const { under, over } = drawing.value;
  const alone = Boolean(shown.digits || shown.pairs || under.length || over.length);
  const more = choiceShapes(sheet.value, selection.value, settings.value.same && !alone);
  return [
    ...filterShapes(sheet.value, shown),
    ...more.filter((shape) => !alone || shape.kind !== "tint" || shape.look === "selected"),
  ];
};

const painted = computed(() => (settings.value.colors ? paintShapes(sheet.value) : { under: [], over: [] }));

/** The board; made once, then kept up to date by effects rather than by rendering anew. */
export function Board() {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  useLayoutEffect(() => (host.current ? mountBoard(host.current) : undefined), []);
  return h("div", { class: "board-host", ref: host });
}

/**
 * @param {HTMLElement} host
 * @returns {() => void} takes it away again
 */
function mountBoard(host) {
  /** @type {(() => void)[]} */
  let inner = [];
  const stop = effect(() => {
    for (const end of inner) end();
    inner = mountGrid(host);
  });
  return () => [stop, ...inner].forEach((end) => end());
}

/**
 * A grid for the present geometry; a new one only when that changes.
 * @param {HTMLElement} host
 */
function mountGrid(host) {
  const grid = makeGrid(board.value);
  const hadFocus = host.contains(document.activeElement);
  const focus = () => grid.cells[selection.peek().focus]?.focus({ preventScroll: true });
  followPointer(grid.root, focus);
  grid.root.addEventListener("keydown", (event) => {
    const command = boardCommand(event, grid.board, settings.peek().alphabet === "letters");
    // What large letters do is about the game, not what is being written.
    if (!command || (draft.peek() && letterOf(command.do)?.[1])) return;
    event.preventDefault();
    event.stopPropagation();
    runCommand(command);
  });
  grid.root.addEventListener("focusin", (event) => {
    const cell = grid.cells.indexOf(/** @type {HTMLElement} */ (event.target));
    // A screen reader may put the focus on any cell.
    if (cell >= 0 && cell !== selection.peek().focus) runCommand({ do: "focus", cell });
  });
  host.replaceChildren(grid.root);
  const ends = [
    effect(() => labelCells(grid, say, settings.value, sheet.value, wrong.value)),
    effect(() => {
      host.classList.toggle("paused", paused.value);
      host.classList.toggle("writing", draft.value !== null);
    }),
    effect(() => markSelection(grid, selection.value)),
    effect(() => mountPicture(host, grid.root)),
  ];
  if (hadFocus) focus();
  return ends;
}

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} grid
 */
function mountPicture(host, grid) {
  const numbered = settings.value.coordinates;
  writeIn(settings.value.alphabet);
  const image = picture(board.peek(), numbered);
  const near = numbered ? MARGIN.numbered : MARGIN.plain;
  const extent = board.peek().side + near + MARGIN.plain;
  host.style.setProperty("--near", `${(100 * near) / extent}%`);
  host.style.setProperty("--far", `${(100 * MARGIN.plain) / extent}%`);
  for (const old of host.querySelectorAll(":scope > svg")) old.remove();
  host.insertBefore(image.root, grid);
  const ends = [
    effect(() => show(image, "choice", choice())),
    effect(() => show(image, "paint", painted.value.under)),
    effect(() => show(image, "drawn", painted.value.over)),
    effect(() => show(image, "sheet", sheetShapes(sheet.value, wrong.value, drawing.value.quiet))),
    effect(() => show(image, "under", drawing.value.under)),
    effect(() => show(image, "over", drawing.value.over)),
    // What a dialog speaks of is on a board of its own.
    effect(() => show(image, "lit", lit.value && !dialog.value ? litShapes(sheet.value, lit.value) : [])),
  ];
  return () => ends.forEach((end) => end());
}

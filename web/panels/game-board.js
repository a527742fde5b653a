// The board of the game. It passes the state to the component of board/, and the player's actions to the state.

import { computed, effect, h, say, useLayoutEffect, useRef } from "../ui.js";
import { createBoard, NO_DRAWING } from "../board/board.js";
import { FAULT } from "../board/brushes.js";
import { letterOf } from "../board/keys.js";
import { runCommand } from "../commands/run.js";
import { isExam } from "../help/help.js";
import { settings } from "../settings.js";
import {
  claim,
  dialog,
  dispatch,
  draft,
  drawings,
  filter,
  guided,
  hint,
  lit,
  note,
  paused,
  selection,
  sheet,
  solved,
  walk,
  wrongNow,
} from "../store.js";

/** @import { BoardApi, BoardConfig, BoardHandlers } from "../types/board.js" */
/** @import { Drawing } from "../board/hint-shapes.js" */

/** The board on the page. @type {BoardApi | null} */
let mounted = null;

/** Moves the focus to the board. */
export const focusBoard = () => mounted?.focus();

/** Lights up a cell for a moment. @param {number} cell @param {number} delay in milliseconds */
export const glow = (cell, delay) => mounted?.glow(cell, delay);

/** The position of a cell on the screen. @param {number} cell */
export const cellBox = (cell) => mounted?.cellBox(cell);

/** A move that changes more cells is about the whole board, and no cell is marked. */
const MANY = 20;

/** An exam shows no places but those that the player has noted. */
const shownFilter = computed(() => (isExam.value ? { ...filter.value, noted: true } : filter.value));

/** What the tutor draws now, and wrong digits. */
export const shownDrawing = computed(() => {
  const noted = note.value?.shown ? note.value.wrong : undefined;
  const wrong = walk.value || claim.value || draft.value ? [] : (noted ?? wrongNow.value);
  const { under, ...rest } = drawn.value;
  if (!wrong.length) return drawn.value;
  const marks = wrong.map((cell) => /** @type {const} */ ({ kind: "cell", cell, brush: FAULT }));
  return { ...rest, under: [...under, ...marks] };
});

/** What the tutor draws. */
const drawn = computed(() => {
  const draw = drawings.value;
  if (!draw) return NO_DRAWING;
  const step = walk.value?.steps[walk.value.at]?.step ?? claim.value?.reply?.step;
  if (step) return draw.stepDrawing(sheet.value, step);
  if (walk.value?.moves) {
    const found = walk.value.found?.[walk.value.at - 1];
    if (found) return draw.stepDrawing(sheet.value, found.step);
    const { cells = [], eliminated = [] } = walk.value.moves[walk.value.at - 1] ?? {};
    return draw.markedDrawing(sheet.value, cells.length > MANY ? [] : cells, eliminated);
  }
  if (claim.value) return draw.markedDrawing(sheet.value, claim.value.cells, claim.value.eliminated);
  const differ = draft.value?.reply?.difference;
  /** @type {Drawing} */
  const fault = differ
    ? { ...NO_DRAWING, under: [{ kind: "cell", cell: differ.cell, brush: FAULT }] }
    : NO_DRAWING;
  if (guided.value && !hint.value && !differ)
    return draw.guideDrawing(sheet.value, note.value?.id === "guide-help");
  const done = note.value?.step;
  if (done && !hint.value && !differ) return draw.stepDrawing(sheet.value, done);
  const { status, reply, rung, linesShown } = hint.value ?? {};
  return status === "open" && reply && !differ
    ? draw.hintDrawing(sheet.value, reply, rung ?? 0, linesShown)
    : fault;
});

/** @type {BoardHandlers} */
const handlers = {
  command(command) {
    // Capital letters are commands of the game, and do not apply to a puzzle that is being written.
    if (draft.peek() && letterOf(command.do)?.[1]) return false;
    runCommand(command);
    return true;
  },
  select: (next) => dispatch({ type: "selected", selection: next }),
  focus: (cell) => runCommand({ do: "focus", cell }),
  tap: (cell, digit) => runCommand({ do: "tapped", cell, digit }),
  drag: (from, to) => runCommand({ do: "dragged", from, to }),
  menu: (cell, digit) => runCommand({ do: "openMenu", cell, digit }),
  point: (cell) => dispatch({ type: "pointed", cell }),
};

/** @returns {Partial<BoardConfig> & Pick<BoardConfig, "sheet" | "say">} */
const config = () => ({
  sheet: sheet.value,
  numbered: settings.value.coordinates,
  alphabet: settings.value.alphabet,
  lang: settings.value.lang,
  say,
  // Nothing is left to do in the last cell.
  selection: solved.value ? { ...selection.value, cells: [] } : selection.value,
  peers: true,
  same: settings.value.same,
  filter: shownFilter.value,
  drawing: shownDrawing.value,
  // While a dialog is open, the words that light up belong to its own board.
  lit: dialog.value ? null : lit.value,
  colors: settings.value.colors,
  links: drawings.value?.linkShapes ?? null,
  on: handlers,
});

/** Created once, then updated by effects instead of re-rendering. */
export function GameBoard() {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return undefined;
    const created = createBoard(current, config());
    mounted = created;
    const ends = [
      effect(() => created.set(config())),
      effect(() => {
        current.classList.toggle("paused", paused.value);
        current.classList.toggle("writing", draft.value !== null);
      }),
    ];
    return () => {
      for (const end of [...ends, created.destroy]) end();
      mounted = null;
    };
  }, []);
  return h("div", { class: "board-host", ref: host });
}

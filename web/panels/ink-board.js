// A pen writes on the board itself, into the cell that it writes over. Fingers and the mouse go on selecting cells there.

import { h, render } from "../ui.js";
import { distance, bounds, reach } from "../ink/strokes.js";
import { isPalm, writing } from "../ink/writing.js";
import { only } from "../game/selection.js";
import { runCommand } from "../commands/run.js";
import { board, dispatch } from "../store.js";
import { enter, readInk } from "./ink-entry.js";
import { Choices, Ink } from "./ink-pad.js";

/** @import { Place, Stroke } from "../ink/strokes.js" */

/** What reaches less far is a tap, in sides of a cell. */
const TAP = 0.15;

/** A stroke that begins so far from the digit before, in sides of a cell, is another digit. */
const APART = 0.4;

/** Follows the pen as long as `open` says so. @param {() => boolean} open @returns {() => void} ends it */
export function followPen(open) {
  const ending = new AbortController();
  const overlay = document.createElement("div");
  overlay.className = "ink-board";
  /** Where the board is. */
  let box = new DOMRect();
  const unit = () => box.width / board.peek().side;

  /** A digit that is not clear, until a tap says which it is. @type {{ strokes: Stroke[], choices: number[], cell: number } | null} */
  let question = null;

  /** Draws what is written, and the question, which stays while the pen goes on. @param {Stroke[]} strokes */
  const draw = (strokes) =>
    render(
      [
        h(Ink, { key: "ink", strokes: [...(question?.strokes ?? []), ...strokes] }),
        question &&
          h("div", { key: "choices", class: "ink-beside", style: beside(question.cell) }, asking(question)),
      ],
      overlay,
    );
  /** @param {NonNullable<typeof question>} asked */
  const asking = ({ choices, cell }) =>
    h(Choices, {
      choices,
      onChoose: (digit) => {
        dismiss();
        enter(digit, only(cell));
      },
      onNone: dismiss,
    });
  const dismiss = () => {
    question = null;
    draw(pen.strokes());
  };
  /** Where there is room beside a cell. @param {number} cell */
  const beside = (cell) => {
    const { side } = board.peek();
    const [row, column] = [Math.floor(cell / side), cell % side];
    const left = `${Math.max(25, Math.min(75, ((column + 0.5) / side) * 100))}%`;
    return row < side / 2
      ? { left, top: `${(row + 1) * unit()}px` }
      : { left, bottom: `${(side - row) * unit()}px` };
  };

  /** The cell under the middle of what is written. @param {Stroke[]} strokes */
  const cellOf = (strokes) => {
    const { left, right, top, bottom } = /** @type {NonNullable<ReturnType<typeof bounds>>} */ (
      bounds(strokes)
    );
    const { side } = board.peek();
    const at = (/** @type {number} */ from, /** @type {number} */ to) =>
      Math.max(0, Math.min(side - 1, Math.floor((from + to) / 2 / unit())));
    return at(top, bottom) * side + at(left, right);
  };

  const pen = writing({
    show: draw,
    done(strokes) {
      const cell = cellOf(strokes);
      if (reach(strokes) < TAP * unit()) {
        dispatch({ type: "selected", selection: only(cell) });
        return runCommand({ do: "tapped", cell, digit: 0 });
      }
      const read = readInk(strokes, unit());
      if (!read) return undefined;
      dispatch({ type: "selected", selection: only(cell) });
      if ("digit" in read) return enter(read.digit, only(cell));
      question = { strokes, choices: read.choices, cell };
      return draw([]);
    },
  });

  /** @param {PointerEvent} event @returns {Place} */
  const place = ({ clientX, clientY }) => [clientX - box.left, clientY - box.top];
  /** The grid of the game under a pointer. @param {PointerEvent} event */
  const gridOf = ({ target }) =>
    target instanceof Element
      ? /** @type {HTMLElement | null} */ (target.closest(".board-area [role=grid]"))
      : null;

  const listen = (
    /** @type {"pointerdown" | "pointermove" | "pointerup" | "pointercancel"} */ kind,
    /** @type {(event: PointerEvent) => boolean} */ take,
  ) =>
    // Before the board hears of it.
    addEventListener(kind, (event) => void (take(event) && event.stopPropagation()), {
      capture: true,
      signal: ending.signal,
    });
  listen("pointerdown", (event) => {
    if (event.target instanceof Node && overlay.contains(event.target)) return false;
    const under = gridOf(event);
    // The hand that holds the pen selects nothing.
    if (isPalm(event)) return under !== null;
    if (event.pointerType !== "pen" || !under || !open()) {
      // What is unclear now is asked; what was asked before, and not answered, was not meant.
      if (pen.strokes().length) pen.finish();
      else dismiss();
      return false;
    }
    if (!pen.strokes().length) {
      box = under.getBoundingClientRect();
      Object.assign(overlay.style, {
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      document.body.append(overlay);
    } else if (distance(pen.strokes(), place(event)) > APART * unit()) pen.finish();
    if (!pen.begin(event, place(event))) return false;
    event.preventDefault();
    under.setPointerCapture(event.pointerId);
    return true;
  });
  listen("pointermove", (event) => {
    if (!pen.follows(event)) return false;
    pen.go(event, place);
    return true;
  });
  for (const kind of /** @type {const} */ (["pointerup", "pointercancel"]))
    listen(kind, (event) => {
      if (!pen.follows(event)) return false;
      pen.lift(event);
      // A tap selects at once.
      if (kind === "pointerup" && pen.strokes().length === 1 && reach(pen.strokes()) < TAP * unit())
        pen.finish();
      return true;
    });
  const onKey = (/** @type {KeyboardEvent} */ { key }) => (key === "Escape" ? dismiss() : pen.finish());
  addEventListener("keydown", onKey, { capture: true, signal: ending.signal });
  // The overlay would be beside the board.
  for (const kind of ["resize", "scroll"])
    addEventListener(kind, () => (pen.finish(), dismiss()), { capture: true, signal: ending.signal });

  return () => {
    ending.abort();
    pen.clear();
    render(null, overlay);
    overlay.remove();
  };
}

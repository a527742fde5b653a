// A field to write digits in with a finger, a pen or the mouse. It takes the place of the keys with digits, where the thumb is:
// a cell on a phone is smaller than a fingertip. A pen also writes in the cells themselves (ink-board.js).

import { button, h, say, signal, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { isPalm, writing } from "../ink/writing.js";
import { mode, selection } from "../store.js";
import { Icon } from "./icons.js";
import { enter, readInk } from "./ink-entry.js";

/** @import { Place, Stroke } from "../ink/strokes.js" */
/** @import { Selection } from "../game/selection.js" */

/** What may have been written, and the cells it is for, until a tap says which. */
const asked = signal(/** @type {{ choices: number[], at: Selection } | null} */ (null));

/** The strokes as lines. @param {{ strokes: Stroke[] }} props */
export const Ink = ({ strokes }) =>
  h(
    "svg",
    { class: "ink-lines", "aria-hidden": "true" },
    // A dot is a line, too, with round ends.
    strokes.map((stroke, i) =>
      h("polyline", { key: i, points: [stroke[0], ...stroke].map(([x, y]) => `${x},${y}`).join(" ") }),
    ),
  );

/**
 * The digits that may have been written.
 * @param {{ choices: number[], onChoose: (digit: number) => void, onNone: () => void }} props
 */
export const Choices = ({ choices, onChoose, onNone }) =>
  h(
    "div",
    { class: "ink-choices", role: "group", "aria-label": say("ink-which") },
    h("span", { class: "ink-which", "aria-hidden": "true" }, say("ink-which")),
    choices.map((digit) =>
      button({ key: digit, class: "ink-choice", onClick: () => onChoose(digit) }, String(digit)),
    ),
    button(
      {
        class: "ink-choice ink-none",
        "aria-label": say("ink-none"),
        title: say("ink-none"),
        onClick: onNone,
      },
      h(Icon, { name: "close" }),
    ),
  );

export function InkPad() {
  const field = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const [strokes, setStrokes] = useState(/** @type {Stroke[]} */ ([]));
  // Where the digit goes is settled when it is begun.
  const at = useRef(selection.peek());
  const pen = useRef(/** @type {ReturnType<typeof writing> | null} */ (null));
  useLayoutEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    const written = writing({
      show: setStrokes,
      done: (all) => {
        const read = readInk(all, Math.min(current.clientWidth, current.clientHeight));
        if (!read) return;
        if ("digit" in read) enter(read.digit, at.current);
        else asked.value = { choices: read.choices, at: at.current };
      },
    });
    pen.current = written;
    return written.clear;
  }, []);
  // Whatever comes next, the digit is finished: another cell, a key, a button.
  useEffect(() => {
    const end = (/** @type {Event} */ event) => {
      if (event.target instanceof Node && field.current?.contains(event.target)) return;
      if (event instanceof PointerEvent && isPalm(event)) return;
      if (event.target instanceof Element && event.target.closest(".ink-choices")) return;
      // A question that nobody answers goes away, as its digit was not meant.
      if (event.type === "pointerdown") asked.value = null;
      pen.current?.finish();
    };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, end, true);
    return () => {
      for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, end, true);
      asked.value = null;
    };
  }, []);

  const place = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const { left, top } = /** @type {HTMLDivElement} */ (field.current).getBoundingClientRect();
    return /** @type {Place} */ ([clientX - left, clientY - top]);
  };
  const lift = (/** @type {PointerEvent} */ event) => {
    if (pen.current?.follows(event)) pen.current.lift(event);
  };
  const open = asked.value;
  const empty = !selection.value.cells.length;
  return h(
    "div",
    { class: `digits ink-pad mode-${mode.value}` },
    h(
      "div",
      {
        class: "ink-field",
        ref: field,
        role: "img",
        "aria-label": say("ink-field"),
        onPointerDown: (/** @type {PointerEvent} */ event) => {
          event.preventDefault();
          asked.value = null;
          if (!pen.current?.strokes().length) at.current = selection.peek();
          if (pen.current?.begin(event, place(event))) field.current?.setPointerCapture(event.pointerId);
        },
        onPointerMove: (/** @type {PointerEvent} */ event) => {
          if (pen.current?.follows(event)) pen.current.go(event, place);
        },
        onPointerUp: lift,
        onPointerCancel: lift,
      },
      !strokes.length && !open && h("p", {}, say(empty ? "ink-choose" : "ink-here")),
      h(Ink, { strokes }),
    ),
    open &&
      h(Choices, {
        choices: open.choices,
        onChoose: (digit) => {
          asked.value = null;
          enter(digit, open.at);
        },
        onNone: () => (asked.value = null),
      }),
  );
}

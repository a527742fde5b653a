// Somebody writes a digit: strokes come in, and when the pen has been lifted for a while, or something else happens, they are
// handed on as one digit.

/** @import { Place, Stroke } from "./strokes.js" */

/** How long the pen may be lifted within a digit, in milliseconds. */
const PAUSE = 650;

/** How long after a pen was seen a finger is taken for the hand that holds it, in milliseconds. */
const PALM = 800;

/** Whether a pen writes now, on any field, and when one was lifted last. */
let penIsDown = false;
let penAt = -Infinity;

/** Whether a finger is the hand that holds the pen. @param {PointerEvent} event */
export const isPalm = ({ pointerType, timeStamp }) =>
  pointerType === "touch" && (penIsDown || timeStamp - penAt < PALM);

/**
 * @param {{ show: (strokes: Stroke[]) => void, done: (strokes: Stroke[]) => void }} to `show` draws what is written so far,
 *   `done` gets what was written
 */
export function writing({ show, done }) {
  /** @type {Stroke[]} */
  let strokes = [];
  /** The pointer that writes now. @type {number | null} */
  let pointer = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;

  const clear = () => {
    clearTimeout(pause);
    strokes = [];
    if (pointer !== null) penIsDown = false;
    pointer = null;
    show(strokes);
  };
  const finish = () => {
    const written = strokes;
    clear();
    if (written.length) done(written);
  };
  const add = (/** @type {Place} */ place) => {
    strokes = [...strokes.slice(0, -1), [...strokes[strokes.length - 1], place]];
    show(strokes);
  };

  return {
    /** What is written so far. */
    strokes: () => strokes,
    /** Whether this pointer writes. @param {PointerEvent} event */
    follows: ({ pointerId }) => pointerId === pointer,
    /** @param {PointerEvent} event @param {Place} place @returns {boolean} whether a stroke begins */
    begin(event, place) {
      if (pointer !== null || event.button !== 0 || isPalm(event)) return false;
      clearTimeout(pause);
      pointer = event.pointerId;
      penIsDown = event.pointerType === "pen";
      strokes = [...strokes, []];
      add(place);
      return true;
    },
    /** @param {PointerEvent} event @param {(event: PointerEvent) => Place} placeOf */
    go(event, placeOf) {
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length ? all : [event]) add(placeOf(one));
    },
    /** The pen is lifted. @param {PointerEvent} event */
    lift(event) {
      pointer = null;
      penIsDown = false;
      if (event.pointerType === "pen") penAt = event.timeStamp;
      clearTimeout(pause);
      pause = setTimeout(finish, PAUSE);
    },
    /** Nothing more belongs to the digit. */
    finish,
    clear,
  };
}

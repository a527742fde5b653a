// A board of a lesson: the picture of a hint, and the walk through it, sentence by sentence.

import { button, h, say, useMemo, useState } from "../ui.js";
import { NO_DRAWING } from "../board/board.js";
import { hintDrawing } from "../board/hint-shapes.js";
import { brushOf } from "../board/brushes.js";
import { BoardView } from "../panels/board-view.js";
import { Legend } from "../panels/legend.js";
import { sheetFrom } from "../game/sheet.js";
import { handOver } from "./hand-over.js";

/** @import { HintReply, ShownJson, SpanJson } from "../types/contract.js" */

/**
 * @param {{ shown: ShownJson, caption?: import("preact").ComponentChildren, fresh?: boolean }} props  fresh: nothing is
 *   shown until one asks for it
 */
export function Shown({ shown, caption = null, fresh = false }) {
  const last = shown.walk.length - 1;
  const [at, setAt] = useState(fresh ? -1 : last);
  const sheet = useMemo(() => sheetFrom(shown.sheet), [shown]);
  const drawing = at < 0 ? NO_DRAWING : hintDrawing(sheet, asHint(shown), at);
  const looksLike = shown.sort === "looks-like";
  return h(
    "figure",
    { class: looksLike ? "shown looks-like" : "shown" },
    (looksLike || caption) &&
      h("figcaption", {}, looksLike && h("strong", {}, say("lessons-looks-like"), " "), caption),
    h(
      "div",
      { class: "shown-body" },
      h(BoardView, {
        look: "shown-board",
        label: say("lessons-board"),
        alphabet: "digits",
        sheet,
        drawing,
      }),
      h(
        "div",
        { class: "walk" },
        h(
          "ol",
          {},
          shown.walk.map((text, i) =>
            h(
              "li",
              { key: i, class: i === at ? "now" : i > at ? "later" : "" },
              button(
                { "aria-current": i === at ? "step" : undefined, onClick: () => setAt(i) },
                h(Sentence, { text }),
              ),
            ),
          ),
        ),
        h(
          "div",
          { class: "walk-foot" },
          button(
            { onClick: () => setAt(at >= last ? 0 : at + 1) },
            say(at >= last ? "lessons-walk-again" : "lessons-walk-next"),
          ),
          !looksLike &&
            h(
              "a",
              { class: "try", href: "/", onClick: () => handOver({ ...shown.sheet, moment: true }) },
              say("lessons-try"),
            ),
        ),
        at === last && h(Legend, { step: shown.step, on: sheet }),
      ),
    ),
  );
}

/** A walk is a hint whose rungs are its sentences; the last one draws the whole step. @param {ShownJson} shown @returns {HintReply} */
function asHint({ step, walk, sort }) {
  const last = walk.length - 1;
  // What only looks like it has to be seen before it is said that it is not.
  const whole = (/** @type {number} */ i) => i === last || (sort === "looks-like" && i > 0);
  const rungs = walk.map((text, i) => ({ name: whole(i) ? "reasoning" : "cells", text }));
  return /** @type {HintReply} */ ({ kind: "step", step, rungs });
}

/** @param {{ text: SpanJson[] }} props */
const Sentence = ({ text }) =>
  h(
    "span",
    {},
    text.map(({ text: words, role }, i) =>
      h("span", { key: i, class: role ? `hue-${brushOf(role).hue} told` : undefined }, words),
    ),
  );

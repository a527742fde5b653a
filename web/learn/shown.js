// A board of a lesson: the picture of a hint, and its explanation sentence by sentence.

import { button, h, say, useMemo, useState } from "../ui.js";
import { hintDrawing } from "../board/hint-shapes.js";
import { BRUSHES } from "../board/brushes.js";
import { BoardView } from "../panels/board-view.js";
import { Legend } from "../panels/legend.js";
import { sheetFrom } from "../game/sheet.js";
import { late } from "../late.js";
import { handOver } from "../storage/hand-over.js";
import { onlyDigit, OneDigit } from "./one-digit.js";
import { scenesOf, withTies } from "./ties.js";
import { ROOT } from "../root.js";

/** @import { DrillReply, ShownJson, SpanJson } from "../types/contract.js" */

/** Loaded when somebody tries a board. */
const Practice = late(async () => (await import("./practice.js")).Practice);

/**
 * @param {{ shown: ShownJson, caption?: import("preact").ComponentChildren, fresh?: boolean, name?: string }} props fresh: whether the
 *   board starts without a drawing, until the player asks for it; name: of the technique, if the board can be tried here
 */
export function Shown({ shown, caption = null, fresh = false, name = "" }) {
  const [trying, setTrying] = useState(false);
  const last = shown.walk.length - 1;
  const [at, setAt] = useState(fresh ? -1 : last);
  const sheet = useMemo(() => sheetFrom(shown.sheet), [shown]);
  const [digit, setDigit] = useState(0);
  const looksLike = shown.sort === "looks-like";
  const rungs = useMemo(() => (looksLike ? shown.walk : scenesOf(shown)), [shown]);
  const hinted = hintDrawing(sheet, { rungs, step: shown.step }, at);
  const drawn = onlyDigit(sheet, at < 1 || looksLike ? hinted : withTies(hinted, shown.step, sheet), digit);
  if (trying)
    return h(
      "div",
      { class: "tried" },
      h("p", { class: "quiet" }, say("lessons-try-how", { name })),
      h(Practice, {
        technique: shown.step.technique,
        plain: true,
        counts: false,
        given: { reply: toFind(shown, name), wrong: 0, next: () => setTrying(false), back: true },
      }),
    );
  return h(
    "figure",
    { class: looksLike ? "shown looks-like" : "shown" },
    (looksLike || caption) &&
      h("figcaption", {}, looksLike && h("strong", {}, say("lessons-looks-like"), " "), caption),
    h(
      "div",
      { class: "shown-body" },
      h(
        "div",
        {},
        h(BoardView, { look: "shown-board", label: say("lessons-board"), alphabet: "digits", ...drawn }),
        h(OneDigit, { side: sheet.board.side, digit, choose: setDigit }),
      ),
      h(
        "div",
        { class: "walk" },
        h(
          "ol",
          {},
          shown.walk.map(({ text }, i) =>
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
          !looksLike && name && button({ class: "try", onClick: () => setTrying(true) }, say("lessons-try")),
          !looksLike &&
            !name &&
            h(
              "a",
              { class: "try", href: ROOT, onClick: () => handOver({ ...shown.sheet, moment: true }) },
              say("lessons-try"),
            ),
        ),
        at === last && h(Legend, { step: shown.step }),
      ),
    ),
  );
}

/** @param {{ text: SpanJson[] }} props */
const Sentence = ({ text }) =>
  h(
    "span",
    {},
    text.map(({ text: words, role }, i) =>
      h("span", { key: i, class: role ? `hue-${BRUSHES[role].hue} told` : undefined }, words),
    ),
  );

/** The board of a lesson as one on which to find the technique. @param {ShownJson} shown @param {string} name @returns {DrillReply} */
const toFind = (shown, name) => ({
  version: 0,
  technique: shown.step.technique,
  name,
  applies: true,
  shown,
  rest: [],
  within: true,
});

// A board with questions: the pupil answers on the board and is answered at once; then the next question comes.

import { button, h, say, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { hintDrawing, markedDrawing } from "../board/hint-shapes.js";
import { moved, only } from "../game/selection.js";
import { sheetFrom } from "../game/sheet.js";
import { symbol } from "../game/geometry.js";
import { BoardView } from "../panels/board-view.js";
import { settings } from "../settings.js";
import { bringUp } from "./in-sight.js";
import { onlyDigit, OneDigit } from "./one-digit.js";
import { questionsOf } from "./questions.js";
import { withTies } from "./ties.js";

/** @import { ShownJson } from "../types/contract.js" */
/** @import { BoardHandlers } from "../types/board.js" */
/** @import { Question } from "./question-basis.js" */
/** @import { Sheet } from "../game/sheet.js" */

/** After so many wrong answers to a question its answer is offered. */
const PATIENCE = 2;

/** How the questions were answered: `wrong` answers, and how many were `shown`. @typedef {{ wrong: number, shown: number }} Answered */

/**
 * The questions about a board of a lesson.
 * @param {{ shown: ShownJson, caption?: import("preact").ComponentChildren, onDone: (answered: Answered) => void, children?: import("preact").ComponentChildren }} props
 *   children: what is shown beside the board once all is answered
 */
export function LessonQuestions({ shown, caption, onDone, children }) {
  const sheet = useMemo(() => sheetFrom(shown.sheet), [shown]);
  const { lang } = settings.value;
  const questions = useMemo(() => questionsOf(shown, sheet, say), [shown, lang]);
  const whole = useMemo(() => {
    const drawing = hintDrawing(sheet, { rungs: shown.walk, step: shown.step }, shown.walk.length - 1);
    return withTies(drawing, shown.step, sheet);
  }, [shown]);
  return h(QuestionBoard, { sheet, questions, whole, caption, onDone, children });
}

/**
 * @param {{ sheet: Sheet, questions: Question[], whole: import("../board/hint-shapes.js").Drawing, caption?: import("preact").ComponentChildren, onDone: (answered: Answered) => void, children?: import("preact").ComponentChildren, start?: string, hasFocus?: boolean }} props
 *   whole: what is drawn at the end; start: what is said at first; hasFocus: whether the board takes the focus
 */
export function QuestionBoard({
  sheet,
  questions,
  whole,
  caption,
  onDone,
  children,
  start = "",
  hasFocus = false,
}) {
  const [at, setAt] = useState(0);
  const [hits, setHits] = useState(/** @type {number[]} */ ([]));
  const [feedback, setFeedback] = useState({ right: true, text: start });
  const [wrong, setWrong] = useState(0);
  const [sum, setSum] = useState({ wrong: 0, shown: 0 });
  const [focus, setFocus] = useState(0);
  const [digit, setDigit] = useState(0);
  const reported = useRef(false);
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  useEffect(() => {
    const cell = host.current?.querySelector("[role=gridcell][tabindex='0']");
    if (hasFocus && cell instanceof HTMLElement) cell.focus({ preventScroll: true });
  }, []);
  const question = questions[at];
  const over = at >= questions.length;
  const decoy = over ? undefined : question.decoy;

  // Before the browser paints: what goes on depends on it.
  useLayoutEffect(() => {
    if (!over || reported.current) return;
    reported.current = true;
    onDone(sum);
  }, [over]);

  // The next question, or the argument, is in sight together with the board.
  useEffect(() => (at > 0 ? bringUp(host.current) : undefined), [at]);

  const next = (/** @type {string} */ text) => {
    setFeedback({ right: true, text });
    setHits([]);
    setWrong(0);
    setAt(at + 1);
  };
  const miss = (/** @type {number} */ answer) => {
    setFeedback({ right: false, text: answer < 0 && decoy ? decoy.why : question.whyNot(answer) });
    setWrong(wrong + 1);
    setSum({ ...sum, wrong: sum.wrong + 1 });
  };
  /** @param {"cells" | "digits"} by @param {number} one a cell or a digit */
  const answer = (by, one) => {
    if (over || question.by !== by || hits.includes(one)) return;
    if (!question.answer.includes(one)) return miss(one);
    const all = [...hits, one];
    if (all.length === question.answer.length) return next(say("ask-right"));
    setHits(all);
    setFeedback({ right: true, text: say("ask-more", { count: question.answer.length - all.length }) });
  };
  const tapCell = (/** @type {number} */ cell) => {
    setFocus(cell);
    answer("cells", cell);
  };
  const tapDigit = (/** @type {number} */ one) => answer("digits", one);
  const show = () => {
    setSum({ ...sum, shown: sum.shown + 1 });
    next(say("ask-shown"));
  };

  /** @type {BoardHandlers} */
  const on = {
    command(command) {
      if (command.do === "move") setFocus(moved(sheet, only(focus), { ...command, extend: false }).focus);
      else if (command.do === "toggle" || command.do === "place") tapCell(focus);
      else if (command.do === "digit") tapDigit(command.digit);
      else return false;
      return true;
    },
    select: (selection) => setFocus(selection.focus),
    focus: setFocus,
    tap: (cell) => tapCell(cell),
  };
  const base = over ? whole : hintDrawing(sheet, { rungs: [{ scene: { marks: question.given } }] }, 0);
  const mine = markedDrawing(sheet, !over && question.by === "cells" ? hits : [], []);
  const drawing = { ...base, under: [...base.under, ...mine.under] };
  return h(
    "figure",
    { class: `shown asked${sheet.board.side < 6 ? " little" : ""}${over ? " over" : ""}`, ref: host },
    caption && h("figcaption", {}, caption),
    h(
      "div",
      { class: "shown-body" },
      h(
        "div",
        {},
        h(BoardView, {
          ...onlyDigit(sheet, drawing, digit),
          look: "board-host shown-board",
          selection: { cells: [], focus },
          on,
        }),
        sheet.board.side > 4 && h(OneDigit, { side: sheet.board.side, digit, choose: setDigit }),
      ),
      h(
        "div",
        { class: "walk" },
        h(
          "div",
          { class: "ask-dots", "aria-hidden": "true" },
          questions.map((_, i) => h("span", { key: i, class: i < at ? "done" : i === at ? "now" : "" })),
        ),
        h(
          "div",
          { role: "status", class: "ask-said" },
          feedback.text &&
            h(
              "p",
              { key: `${at} ${feedback.text}`, class: feedback.right ? "said right" : "said wrong" },
              feedback.text,
            ),
          !over && h("p", { class: "ask", key: at }, question.ask),
        ),
        decoy && button({ class: "decoy", onClick: () => miss(-1) }, decoy.text),
        !over &&
          question.by === "digits" &&
          h(
            "div",
            { class: "ask-digits", role: "group", "aria-label": question.ask },
            Array.from({ length: sheet.board.side }, (_, i) => i + 1).map((one) =>
              button(
                { key: one, class: hits.includes(one) ? "hit" : "", onClick: () => tapDigit(one) },
                symbol(one, settings.value.alphabet),
              ),
            ),
          ),
        !over && wrong >= PATIENCE && button({ class: "word-button", onClick: show }, say("ask-show")),
        over && children,
      ),
    ),
  );
}

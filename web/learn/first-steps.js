// The first station: a board of four by four, filled one cell after the other.

import { h, say, useMemo, useState } from "../ui.js";
import { freshSheet } from "../game/sheet.js";
import { geometry } from "../game/geometry.js";
import { hintDrawing } from "../board/hint-shapes.js";
import { settings } from "../settings.js";
import { QuestionBoard } from "./question-board.js";
import { nextSingle } from "./questions.js";

/** Boards of four by four: the first has a last cell at every step; on the others a digit has to be looked for. */
const BOARDS = ["123..4.22.4..3.1", ".3.1.4...2...1.3", "..1.41..2..1..3.", "......212.3.4..2"];

/** How many boards there are besides the first. */
export const MORE = BOARDS.length - 1;

/**
 * @param {{ number: number, onDone: (answered: import("./question-board.js").Answered) => void, children?: import("preact").ComponentChildren }} props
 *   number: which board, from 0
 */
export function FirstSteps({ number, onDone, children }) {
  const start = useMemo(() => {
    const givens = [...BOARDS[number % BOARDS.length]].map((sign) => (sign === "." ? 0 : Number(sign)));
    return freshSheet(geometry(2, 2), givens);
  }, [number]);
  const [sheet, setSheet] = useState(start);
  const [after, setAfter] = useState(0);
  const [sum, setSum] = useState({ wrong: 0, shown: 0 });
  const { lang } = settings.value;
  const next = useMemo(() => nextSingle(sheet, say, after), [sheet, lang]);
  const emptyDrawing = hintDrawing(sheet, { rungs: [] }, 0);
  const [last, setLast] = useState(false);
  const done = (/** @type {import("./question-board.js").Answered} */ answered) => {
    const all = { wrong: sum.wrong + answered.wrong, shown: sum.shown + answered.shown };
    setSum(all);
    if (!next) return;
    const entries = sheet.entries.map((digit, cell) => (cell === next.cell ? next.digit : digit));
    const filled = { ...sheet, entries };
    setSheet(filled);
    setAfter(after + 1);
    if (entries.every((digit, cell) => digit || sheet.givens[cell])) {
      setLast(true);
      onDone(all);
    }
  };
  if (!next || last)
    return h(QuestionBoard, {
      key: "end",
      sheet,
      questions: [],
      whole: emptyDrawing,
      onDone: () => {},
      children,
    });
  return h(QuestionBoard, {
    key: String(after),
    sheet,
    questions: next.questions,
    whole: emptyDrawing,
    onDone: done,
    start: after > 0 ? say("ask-right") : "",
    // The keyboard stays with the board from one digit to the next.
    hasFocus: after > 0,
  });
}

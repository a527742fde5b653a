// /learn/x-wing?test=before: a small test of two boards. No help, one answer each; the result goes into the progress.

import { h, say, useEffect, useState } from "../ui.js";
import { sheetFrom } from "../game/sheet.js";
import { ROOT } from "../root.js";
import { settings } from "../settings.js";
import { ask } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { AnswerButtons } from "./answer-buttons.js";
import { MarkBoard, NO_MARKS } from "./mark-board.js";
import { Next } from "./next.js";
import { stationOf } from "../progress/path.js";
import { keep, stored, tested } from "../progress/progress.js";
import { boardFrom, boardsOf } from "./tests.js";

/** @import { ClaimReply, LessonReply, SheetData } from "../types/contract.js" */

/** @param {{ reply: LessonReply, phase: import("./tests.js").Phase }} props */
export function TestPage({ reply: { id, title }, phase }) {
  const [turn] = useState(() => stored().tests?.[id]?.turn ?? Math.floor(Math.random() * 3));
  const [boards, setBoards] = useState(/** @type {SheetData[]} */ ([]));
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(/** @type {boolean[]} */ ([]));
  const [marks, setMarks] = useState(NO_MARKS);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void import("./pool.js").then(
      ({ POOL }) => setBoards(boardsOf(POOL[id] ?? [], turn, phase).map(boardFrom)),
      (error) => setProblem(faultText(error)),
    );
  }, []);
  const on = (/** @type {boolean} */ found) => {
    const all = [...right, found];
    setRight(all);
    if (all.length < boards.length) return;
    const result = { at: Date.now(), right: all.filter(Boolean).length, of: all.length };
    if (!keep(tested(stored(), id, phase, result, turn))) setProblem(say("practice-not-kept"));
  };
  const check = async () => {
    if (marks.cells.length === 0 || busy) return;
    setBusy(true);
    try {
      const body = { sheet: boards[at], lang: settings.peek().lang, technique: id, cells: marks.cells };
      on(/** @type {ClaimReply} */ (await ask("claim", body)).verdict === "right");
      setProblem("");
    } catch (error) {
      setProblem(faultText(error));
    }
    setBusy(false);
  };
  const answered = right.length > at;
  const over = boards.length > 0 && right.length === boards.length;
  const sheet = boards[at] && sheetFrom(boards[at]);
  return h(
    "article",
    { class: "station test" },
    h("h1", { tabIndex: -1 }, say(`test-${phase}`, { name: title })),
    h("p", { class: "quiet" }, say("test-how")),
    boards.length > 0 &&
      h("p", { class: "quiet" }, say("mixed-place", { number: at + 1, count: boards.length })),
    sheet &&
      h(
        "div",
        { class: "shown", key: at },
        h(
          "div",
          { class: "shown-body" },
          h(MarkBoard, { sheet, marks, part: "cells", onMark: (next) => !answered && setMarks(next) }),
          h(
            "div",
            { class: "walk" },
            h("p", { class: "ask" }, say("test-ask", { name: title })),
            h(
              "div",
              { role: "status" },
              answered &&
                h(
                  "p",
                  { class: right[at] ? "said" : "said wrong" },
                  say(right[at] ? "test-right" : "test-wrong"),
                ),
              over &&
                h(
                  "p",
                  { class: "mastered" },
                  say("test-end", { count: right.filter(Boolean).length, of: right.length }),
                ),
            ),
            !answered &&
              h(AnswerButtons, {
                ready: marks.cells.length > 0,
                onCheck: () => void check(),
                onNotSeen: () => on(false),
              }),
            answered && !over && h(Next, { onGo: () => (setAt(at + 1), setMarks(NO_MARKS)) }),
            over &&
              h(
                "p",
                {},
                h(
                  "a",
                  { class: "main-button", href: phase === "before" ? back(id) : `${ROOT}learn?growth` },
                  say(phase === "before" ? "test-begin" : "test-growth"),
                ),
              ),
          ),
        ),
      ),
    problem && h("p", { role: "alert" }, problem),
    !over && h("footer", { class: "station-foot" }, h("a", { href: back(id) }, say("test-skip"))),
  );
}

/** @param {string} id */
const back = (id) => (stationOf(id) ? `${ROOT}learn/${id}?do` : `${ROOT}learn/${id}`);

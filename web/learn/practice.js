// Drills: find the technique, say whether it applies at all, or play on with known techniques. Every board is new. The
// techniques themselves check what the player marks and report which part is wrong. Help comes rung by rung.

import { button, field, h, say, useEffect, useRef, useState } from "../ui.js";
import { hintDrawing, markedDrawing, stepDrawing } from "../board/hint-shapes.js";
import { sheetFrom } from "../game/sheet.js";
import { Parts } from "../panels/parts.js";
import { Spans } from "../panels/spans.js";
import { settings } from "../settings.js";
import { lit } from "../store.js";
import { ask } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { drill } from "./api.js";
import { handOver } from "./hand-over.js";
import { MarkBoard, NO_MARKS } from "./mark-board.js";
import { keep, known, record, RUNGS, stored } from "./progress.js";

/** @import { AdviceReply, ClaimReply, DrillGrade, DrillKind, DrillReply, SpanJson } from "../types/contract.js" */
/** @import { Marks } from "./mark-board.js" */
/**
 * @typedef {object} Board
 * @property {DrillKind} kind
 * @property {DrillReply} reply
 * @property {import("../game/sheet.js").Sheet} sheet
 * @property {AdviceReply | null} hint once the player has asked for help
 * @property {number} rungs the number of rungs shown
 * @property {SpanJson[][]} findings
 * @property {string} verdict an id in page.ftl
 * @property {"open" | "found" | "missed"} state
 */

/** The rungs of help: where, and which cells. The technique is known; the reasoning would give the answer away. */
const HELP = ["where", "cells"];
const KINDS = /** @type {const} */ (["find", "whether", "play"]);
const GRADES = /** @type {const} */ (["exclusive", "clean", "shared"]);
/** How often to request another board if the same one comes again. */
const AGAIN = 4;

/** @param {{ technique: string }} props */
export function Practice({ technique }) {
  const [kind, setKind] = useState(/** @type {DrillKind} */ ("find"));
  const [grade, setGrade] = useState(/** @type {DrillGrade} */ ("exclusive"));
  const [part, setPart] = useState(/** @type {import("../types/page.js").Part} */ ("cells"));
  const [board, setBoard] = useState(/** @type {Board | null} */ (null));
  const [marks, setMarks] = useState(NO_MARKS);
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState(() => stored().techniques[technique]);
  const section = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const last = useRef("");
  // A link may lead to this section.
  useEffect(() => void (location.hash === "#practice" && section.current?.scrollIntoView()), []);
  // On a small screen, a new board could otherwise be out of view.
  useEffect(
    () => section.current?.querySelector(".shown")?.scrollIntoView({ block: "nearest" }),
    [board?.sheet],
  );

  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    try {
      await work();
      setProblem("");
    } catch (error) {
      setProblem(faultText(error));
    }
  };
  /** @param {import("./progress.js").Outcome} outcome */
  const finish = (outcome) => {
    const next = record(stored(), technique, outcome, new Date());
    if (!keep(next)) setProblem(say("practice-not-kept"));
    setDone(next.techniques[technique]);
  };
  const begin = () =>
    attempt(async () => {
      const wish = {
        technique,
        lang: settings.peek().lang,
        kind,
        ...(kind === "find" ? { grade } : {}),
        ...(kind === "play" ? { known: known(stored()) } : {}),
      };
      let reply = await drill(wish);
      // Avoid the same board twice in a row.
      for (let i = 0; i < AGAIN && JSON.stringify(reply.shown.sheet) === last.current; i++)
        reply = await drill(wish);
      last.current = JSON.stringify(reply.shown.sheet);
      setMarks(NO_MARKS);
      setBoard({
        kind,
        reply,
        sheet: sheetFrom(reply.shown.sheet),
        hint: null,
        rungs: 0,
        findings: [],
        verdict: "",
        state: "open",
      });
    });
  const about = (/** @type {Board} */ at) => ({
    sheet: at.reply.shown.sheet,
    lang: settings.peek().lang,
    technique,
  });
  const check = (/** @type {Board} */ at) =>
    attempt(async () => {
      const body = {
        ...about(at),
        ...(marks.cells.length ? { cells: marks.cells } : {}),
        ...(marks.gone.length ? { eliminations: marks.gone } : {}),
      };
      const { verdict, step, walk, findings } = /** @type {ClaimReply} */ (await ask("claim", body));
      const right = verdict === "right";
      if (right) finish({ found: true, rungs: at.rungs });
      const shown = right && step ? { ...at.reply.shown, step, walk } : at.reply.shown;
      setBoard({ ...at, reply: { ...at.reply, shown }, findings, state: right ? "found" : "open" });
    });
  const help = (/** @type {Board} */ at) =>
    attempt(async () => {
      const hint =
        at.hint ??
        /** @type {AdviceReply} */ (
          await ask("hint", {
            question: { sheet: at.reply.shown.sheet, lang: settings.peek().lang },
            technique,
          })
        );
      setBoard({ ...at, hint, rungs: Math.min(at.rungs + 1, RUNGS), findings: [] });
    });
  const giveUp = (/** @type {Board} */ at) => {
    finish({ found: false });
    setBoard({ ...at, state: "missed", findings: [] });
  };
  const answer = (/** @type {Board} */ at, /** @type {boolean} */ there) => {
    const { applies } = at.reply;
    finish(there === applies ? { found: true, rungs: 0 } : { found: false });
    setBoard({
      ...at,
      verdict: `practice-${there === applies ? "right" : "wrong"}-${applies ? "there" : "absent"}`,
      state: there === applies ? "found" : "missed",
    });
  };

  const marked = marks.cells.length + marks.gone.length > 0;
  /** @param {Board} at */
  const actions = (at) => {
    const on = h(
      "a",
      {
        class: "try",
        href: "/",
        onClick: () => handOver({ ...at.reply.shown.sheet, moment: at.kind === "find" }),
      },
      say(at.kind === "play" ? "practice-play-on" : "lessons-try"),
    );
    if (at.state !== "open" || at.kind === "play") return on;
    if (at.kind === "whether") {
      return [true, false].map((there) =>
        h(
          "button",
          { key: String(there), type: "button", onClick: () => answer(at, there) },
          say(there ? "practice-there" : "practice-absent"),
        ),
      );
    }
    return [
      button(
        {
          key: "check",
          class: "main-button",
          "aria-disabled": !marked,
          onClick: () => marked && void check(at),
        },
        say("practice-check"),
      ),
      at.rungs < RUNGS && button({ key: "help", onClick: () => void help(at) }, say("practice-help")),
      button({ key: "show", onClick: () => giveUp(at) }, say("practice-show")),
    ];
  };

  return h(
    "section",
    { class: "practice", id: "practice", ref: section },
    h("h2", {}, say("practice-title")),
    h(
      "div",
      { class: "parts", role: "group", "aria-label": say("practice-title") },
      KINDS.map((one) =>
        button(
          { key: one, "aria-pressed": kind === one, onClick: () => (setKind(one), setBoard(null)) },
          say(`practice-kind-${one}`),
        ),
      ),
    ),
    h("p", {}, say(`practice-how-${kind}`)),
    kind === "find" &&
      field(
        "practice-grade",
        h(
          "select",
          {
            value: grade,
            onChange: (/** @type {Event} */ event) =>
              setGrade(/** @type {DrillGrade} */ (/** @type {HTMLSelectElement} */ (event.target).value)),
          },
          GRADES.map((one) => h("option", { key: one, value: one }, say(`practice-grade-${one}`))),
        ),
      ),
    done && h("p", { class: "quiet tally" }, tally(done)),
    board &&
      h(
        "div",
        { class: "shown" },
        h(
          "div",
          { class: "shown-body" },
          h(MarkBoard, {
            sheet: board.sheet,
            marks,
            part,
            drawing: drawingOf(board, marks),
            lit: lit.value,
            onMark: (next) => board.state === "open" && board.kind === "find" && setMarks(next),
          }),
          h(
            "div",
            { class: "walk" },
            board.kind === "find" && board.state === "open" && h(Parts, { part, choose: setPart }),
            h("div", { role: "status" }, h(Said, { board })),
            h("div", { class: "walk-foot" }, actions(board)),
          ),
        ),
      ),
    problem && h("p", { role: "alert" }, problem),
    (board === null || board.state !== "open" || board.kind === "play") &&
      button(
        { class: "main-button practice-button", onClick: () => void begin() },
        say(board === null ? "practice-begin" : "practice-next"),
      ),
  );
}

/** The results so far. @param {import("./progress.js").Practised} done */
export const tally = ({ seen, unaided, helped, missed }) =>
  say("practice-tally", { seen, unaided, one: helped[0] ?? 0, two: helped[1] ?? 0, missed });

/** @param {{ board: Board }} props */
function Said({ board: { kind, reply, hint, rungs, findings, verdict, state } }) {
  const answer = state === "open" ? [] : reply.shown.walk;
  const helps =
    state === "open" ? (hint?.rungs.filter(({ name }) => HELP.includes(name)).slice(0, rungs) ?? []) : [];
  const better = kind === "find" && reply.grade ? say(`practice-got-${reply.grade}`) : "";
  return h(
    "div",
    {},
    state === "open" && better && h("p", { class: "quiet" }, better),
    verdict && h("p", { class: "finding" }, say(verdict, { name: reply.name })),
    kind === "play" && [
      h("p", { key: "rest" }, say(reply.within ? "practice-rest" : "practice-rest-more")),
      h(
        "ul",
        { key: "list" },
        reply.rest.map(({ technique, name, times }) =>
          h("li", { key: technique }, h("a", { href: `/learn/${technique}` }, name), ` × ${times}`),
        ),
      ),
    ],
    helps.map(({ text }, i) => h("p", { key: `help${i}` }, h(Spans, { text }))),
    findings.map((text, i) => h("p", { key: `said${i}`, class: "finding" }, h(Spans, { text }))),
    answer.length > 0 &&
      h(
        "ol",
        {},
        answer.map(({ text }, i) => h("li", { key: i }, h(Spans, { text }))),
      ),
  );
}

/** @param {Board} board @param {Marks} marks */
function drawingOf({ reply, sheet, hint, rungs, state }, { gone }) {
  if (state !== "open") return stepDrawing(sheet, reply.shown.step);
  const mine = markedDrawing(sheet, [], gone);
  if (!hint || rungs === 0) return mine;
  const helps = hint.rungs.filter(({ name }) => HELP.includes(name));
  const { under, over, quiet } = hintDrawing(sheet, { rungs: helps }, rungs - 1);
  return {
    under: [...under, ...mine.under],
    over: [...over, ...mine.over],
    quiet: new Set([...quiet, ...mine.quiet]),
  };
}

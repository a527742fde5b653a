// Find it: a new board on which a technique applies, cells to mark, a check that says which part fails, help by rungs.

import { useState } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { hintDrawing, stepDrawing } from "../board/hint-shapes.js";
import { sheetFrom } from "../game/sheet.js";
import { Spans } from "../panels/spans.js";
import { settings } from "../store.js";
import { ApiError, ask } from "../tutor/api.js";
import { say } from "../words/say.js";
import { another } from "./api.js";
import { handOver } from "./hand-over.js";
import { Markable } from "./markable.js";
import { keep, record, RUNGS, stored } from "./progress.js";

/** @typedef {import("../types/contract.js").ShownJson} ShownJson */
/** @typedef {import("../types/contract.js").SpanJson} SpanJson */
/** @typedef {import("../types/contract.js").ClaimReply} ClaimReply */
/** @typedef {import("../types/contract.js").HintReply} HintReply */
/**
 * @typedef {object} Board
 * @property {ShownJson} shown
 * @property {import("../game/sheet.js").Sheet} sheet
 * @property {HintReply | null} hint once help was asked for
 * @property {number} rungs how much of it is shown
 * @property {SpanJson[][]} findings
 * @property {"open" | "found" | "missed"} state
 */

const NOTHING = { under: [], over: [], quiet: new Set() };
/** The rungs that help: where, and which cells. The technique is known, the reasoning would be the answer. */
const HELP = ["where", "cells"];

/** @param {{ technique: string }} props */
export function Practice({ technique }) {
  const [board, setBoard] = useState(/** @type {Board | null} */ (null));
  const [marked, setMarked] = useState(/** @type {number[]} */ ([]));
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState(() => stored().techniques[technique]);

  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    try {
      await work();
      setProblem("");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem.message ?? say(`problem-${error.problem.code}`));
    }
  };
  /** @param {import("./progress.js").Outcome} outcome */
  const finish = (outcome) => {
    const next = record(stored(), technique, outcome, new Date());
    keep(next);
    setDone(next.techniques[technique]);
  };
  const begin = () => attempt(async () => {
    const { shown } = await another(technique, crypto.getRandomValues(new Uint32Array(1))[0], settings.peek().lang);
    setMarked([]);
    setBoard({ shown, sheet: sheetFrom(shown.sheet), hint: null, rungs: 0, findings: [], state: "open" });
  });
  const check = (/** @type {Board} */ at) => attempt(async () => {
    const body = { sheet: at.shown.sheet, lang: settings.peek().lang, technique, cells: marked };
    const reply = /** @type {ClaimReply} */ (await ask("claim", body));
    const right = reply.verdict === "right";
    if (right) finish({ found: true, rungs: at.rungs });
    const shown = right && reply.step ? { ...at.shown, step: reply.step, walk: reply.walk } : at.shown;
    setBoard({ ...at, shown, findings: reply.findings, state: right ? "found" : "open" });
  });
  const help = (/** @type {Board} */ at) => attempt(async () => {
    const body = { sheet: at.shown.sheet, lang: settings.peek().lang, technique };
    const hint = at.hint ?? /** @type {HintReply} */ (await ask("hint", body));
    setBoard({ ...at, hint, rungs: Math.min(at.rungs + 1, RUNGS), findings: [] });
  });
  const giveUp = (/** @type {Board} */ at) => {
    finish({ found: false });
    setBoard({ ...at, state: "missed", findings: [] });
  };

  return h("section", { class: "practice" },
    h("h2", {}, say("practice-title")),
    h("p", {}, say("practice-how")),
    done && h("p", { class: "quiet tally" }, say("practice-tally", { seen: done.seen, unaided: done.unaided, helped: done.helped.reduce((a, b) => a + b, 0), missed: done.missed })),
    board && h("div", { class: "shown" }, h("div", { class: "shown-body" },
      h(Markable, { sheet: board.sheet, marked, drawing: drawingOf(board), onMark: (cells) => board.state === "open" && setMarked(cells) }),
      h("div", { class: "walk" },
        h("div", { role: "status" }, h(Said, { board })),
        board.state === "open"
          ? h("div", { class: "walk-foot" },
            h("button", { type: "button", class: "main-button", "aria-disabled": marked.length === 0 ? "true" : undefined, onClick: () => marked.length > 0 && void check(board) }, say("practice-check")),
            board.rungs < RUNGS && h("button", { type: "button", onClick: () => void help(board) }, say("practice-help")),
            h("button", { type: "button", onClick: () => giveUp(board) }, say("practice-show")))
          : h("div", { class: "walk-foot" },
            h("a", { class: "try", href: "/", onClick: () => handOver(board.shown.sheet) }, say("lessons-try")))))),
    problem && h("p", { role: "alert" }, problem),
    (board === null || board.state !== "open") && h("button", { type: "button", class: "main-button practice-button", onClick: () => void begin() },
      say(board === null ? "practice-begin" : "practice-next")));
}

/** @param {{ board: Board }} props */
function Said({ board }) {
  const { shown, hint, rungs, findings, state } = board;
  const answer = state === "open" ? [] : shown.walk;
  const helps = state === "open" ? hint?.rungs.filter(({ name }) => HELP.includes(name)).slice(0, rungs) ?? [] : [];
  return h("div", {},
    helps.map(({ text }, i) => h("p", { key: `help${i}` }, h(Spans, { text }))),
    findings.map((text, i) => h("p", { key: `said${i}`, class: "finding" }, h(Spans, { text }))),
    answer.length > 0 && h("ol", {}, answer.map((text, i) => h("li", { key: i }, h(Spans, { text })))));
}

/** @param {Board} board */
function drawingOf({ shown, sheet, hint, rungs, state }) {
  if (state !== "open") return stepDrawing(sheet, shown.step);
  if (!hint || rungs === 0) return NOTHING;
  const helps = hint.rungs.filter(({ name }) => HELP.includes(name));
  return hintDrawing(sheet, { ...hint, rungs: helps }, rungs - 1);
}

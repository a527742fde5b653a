// A new puzzle from text: read it, choose among several, check it. What has no or several solutions is said with a
// cell where two of them differ, and is not played; the text can be mended.

import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { SPOKEN } from "../board/brushes.js";
import { litShapes } from "../board/lit-shapes.js";
import { Thumbnail } from "../board/thumbnail.js";
import { MAX_SIDE, columnOf, rowOf } from "../game/geometry.js";
import { sheetFrom } from "../game/sheet.js";
import { startGame } from "../keep/keeper.js";
import { lit } from "../store.js";
import { ApiError } from "../tutor/api.js";
import { check, parse } from "../tutor/asks.js";
import { problemText } from "../words/announce.js";
import { say } from "../words/say.js";
import { DialogFrame } from "./dialog.js";
import { Icon } from "./icons.js";
import { Spans } from "./spans.js";

/** @typedef {import("../board/shapes.js").Shape} Shape */
/** @typedef {import("../types/contract.js").ParsedPuzzle} ParsedPuzzle */
/** @typedef {import("../types/contract.js").ParseReply} ParseReply */
/** @typedef {import("../types/contract.js").CheckReply} CheckReply */

/**
 * @typedef {{ name: "write" } | { name: "busy" }
 *   | { name: "choose", reply: ParseReply }
 *   | { name: "refused", puzzle: ParsedPuzzle, reply: CheckReply }
 *   | { name: "failed", message: string }} Phase
 */

/** How many puzzles of a long list are shown. */
const SHOWN = 24;

/** @param {{ text?: string }} props */
export function NewDialog({ text: first = "" }) {
  const [text, setText] = useState(first);
  const [phase, setPhase] = useState(/** @type {Phase} */ ({ name: "write" }));
  const area = /** @type {{ current: HTMLTextAreaElement | null }} */ (useRef(null));
  const running = /** @type {{ current: AbortController | null }} */ (useRef(null));

  /** One job at a time: a newer one, or closing the dialog, calls it off. @param {Job} job */
  const run = (job) => {
    running.current?.abort();
    const cancel = new AbortController();
    running.current = cancel;
    void perform(job, setPhase, cancel.signal);
  };

  // At once: the next key must already find it.
  useLayoutEffect(() => area.current?.focus(), []);
  useEffect(() => {
    if (first) run(reading(first));
    return () => running.current?.abort();
  }, [first]);

  const onSubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && phase.name !== "busy") run(reading(text));
  };

  return h(DialogFrame, { title: say("new-title"), look: "wide" },
    h("form", { onSubmit },
      h("label", { for: "new-text" }, say("new-label")),
      h("textarea", {
        id: "new-text", ref: area, rows: 5, spellcheck: false, autocomplete: "off", autocapitalize: "off", "aria-describedby": "new-help",
        placeholder: ".....4.....16.5.3..39..8..68..3…", value: text,
        onInput: (/** @type {Event} */ event) => setText(/** @type {HTMLTextAreaElement} */ (event.target).value),
      }),
      h("p", { id: "new-help", class: "quiet" }, say("new-help")),
      h("button", { type: "submit", class: "main-button", "aria-disabled": phase.name === "busy" || !text.trim() ? "true" : undefined }, say("new-read"))),
    h("div", { class: "new-result", role: "status" }, result(phase, (puzzle) => run(choosing(puzzle)), () => area.current?.focus())));
}

/** What leads to the next phase; null where the dialog is done. @typedef {(cancel: AbortSignal) => Promise<Phase | null>} Job */

/**
 * @param {Job} job
 * @param {(phase: Phase) => void} setPhase
 * @param {AbortSignal} cancel
 */
async function perform(job, setPhase, cancel) {
  setPhase({ name: "busy" });
  /** @type {Phase | null} */
  let next;
  try {
    next = await job(cancel);
  } catch (error) {
    if (cancel.aborted) return;
    if (error instanceof ApiError) next = { name: "failed", message: problemText(say, error.problem) };
    else if (error instanceof RangeError) next = { name: "failed", message: say("new-too-large") };
    else throw error;
  }
  if (next && !cancel.aborted) setPhase(next);
}

/** Reads the text; a single puzzle is checked at once. @param {string} text @returns {Job} */
const reading = (text) => async (cancel) => {
  const reply = await parse(text, cancel);
  if (reply.puzzles.length === 1 && reply.errors.length === 0) return choosing(reply.puzzles[0])(cancel);
  return { name: "choose", reply };
};

/**
 * Plays a puzzle, if it has exactly one solution (or it takes too long to know).
 * @param {ParsedPuzzle} puzzle
 * @returns {Job}
 */
const choosing = (puzzle) => async (cancel) => {
  // Throws where the page has no such board.
  sheetFrom(puzzle.sheet);
  const reply = await check(puzzle.sheet, cancel);
  if (reply.status !== "proper" && reply.status !== "unknown") return { name: "refused", puzzle, reply };
  if (!cancel.aborted) startGame(puzzle.sheet);
  return null;
};

/**
 * @param {Phase} phase
 * @param {(puzzle: ParsedPuzzle) => void} choose
 * @param {() => void} mend goes back to the text
 */
function result(phase, choose, mend) {
  switch (phase.name) {
    case "busy":
      return h("p", { class: "quiet" }, say("new-busy"));
    case "failed":
      return h("p", { class: "fault" }, h(Icon, { name: "warning" }), phase.message);
    case "choose":
      return choices(phase.reply, choose);
    case "refused":
      return refused(phase.puzzle, phase.reply, mend);
    default:
      return null;
  }
}

/**
 * @param {ParseReply} reply
 * @param {(puzzle: ParsedPuzzle) => void} choose
 */
function choices({ puzzles, errors }, choose) {
  return [
    errors.slice(0, SHOWN).map((error, i) => h("p", { class: "fault", key: `fault-${i}` }, h(Icon, { name: "warning" }), error.message)),
    puzzles.length === 0 && errors.length === 0 && h("p", {}, say("new-nothing")),
    puzzles.length > 0 && h("p", {}, say("new-choose", { count: puzzles.length })),
    h("ul", { class: "choices" }, puzzles.slice(0, SHOWN).map((puzzle, i) => h("li", { key: i }, puzzleButton(puzzle, choose)))),
    puzzles.length > SHOWN && h("p", { class: "quiet" }, say("new-more", { count: puzzles.length - SHOWN })),
  ];
}

/**
 * @param {ParsedPuzzle} puzzle
 * @param {(puzzle: ParsedPuzzle) => void} choose
 */
function puzzleButton(puzzle, choose) {
  const side = puzzle.sheet.boxRows * puzzle.sheet.boxColumns;
  const count = [...puzzle.sheet.givens].filter((char) => char !== ".").length;
  return h("button", { type: "button", onClick: () => choose(puzzle) },
    side <= MAX_SIDE && h(Thumbnail, { sheet: sheetFrom(puzzle.sheet) }),
    h("span", {}, say("new-puzzle", { line: puzzle.line, side, count })),
    puzzle.comment && h("small", {}, puzzle.comment));
}

/**
 * @param {ParsedPuzzle} puzzle
 * @param {CheckReply} reply
 * @param {() => void} mend
 */
function refused(puzzle, reply, mend) {
  const sheet = sheetFrom(puzzle.sheet);
  const cell = reply.difference?.cell;
  const shapes = cell === undefined ? [] : [/** @type {Shape} */ ({ kind: "cell", cell, brush: SPOKEN })];
  if (lit.value) shapes.push(...litShapes(sheet, lit.value));
  const place = cell === undefined ? null : { row: rowOf(sheet.board, cell) + 1, column: columnOf(sheet.board, cell) + 1 };
  return h("div", { class: "refused" }, h(Thumbnail, { sheet, shapes, numbered: true }),
    h("div", {},
      h("p", { class: "fault" }, h(Icon, { name: "warning" }), h("span", {}, h(Spans, { text: reply.text }))),
      reply.conflicts.map(({ text }, i) => h("p", { key: i }, h(Spans, { text }))),
      h("p", { class: "quiet" }, say(place ? "new-refused-several" : "new-refused", place ?? {})),
      h("button", { type: "button", onClick: mend }, say("new-mend"))));
}

// The dialog for a new puzzle: to order by level, variant or technique, from text or a file in any format, written by hand, from
// a picture (photo/), or a recent game. It shows what was understood; if there are several puzzles, the player chooses one. A puzzle with no
// solution or several is refused, with a cell where two solutions differ. The player can edit the text or the board.

import { aside, button, h, say, useEffect, useLayoutEffect, useRef, useState, valued } from "../ui.js";
import { NO_DRAWING } from "../board/board.js";
import { BRUSHES } from "../board/brushes.js";
import { Thumbnail } from "./board-view.js";
import { MAX_SIDE, columnOf, rowOf } from "../game/geometry.js";
import { freshSheet, sheetFrom } from "../game/sheet.js";
import { startGame } from "../storage/keeper.js";
import { late } from "../late.js";
import { pictureIn, withPhoto } from "../photo/late.js";
import { runCommand } from "../commands/run.js";
import { readyFor } from "../rules-late.js";
import { dispatch, lit } from "../store.js";
import { ApiError } from "../tutor/api.js";
import { check, parse } from "../tutor/asks.js";
import { problemText } from "../words/fault.js";
import { DialogFrame } from "./dialog.js";
import { Generate } from "./generate.js";
import { fault, Icon } from "./icons.js";
import { Large } from "./large.js";
import { Recent } from "./recent.js";
import { Lines, Spans } from "./spans.js";
import { Variants } from "./variants.js";

/** @import { Drawing } from "../board/hint-shapes.js" */
/** @import { CheckReply, ParseReply, ParsedPuzzle } from "../types/contract.js" */

/**
 * @typedef {{ name: "write" } | { name: "busy" }
 *   | { name: "choose", reply: ParseReply }
 *   | { name: "refused", puzzle: ParsedPuzzle, reply: CheckReply }
 *   | { name: "failed", message: string }} Phase
 */

/** The maximum number of puzzles that are listed. */
const SHOWN = 24;

/** The maximum size of a file, in bytes. */
const MOST = 4_000_000;

const TABS = /** @type {const} */ (["level", "variant", "technique", "text", "photo", "recent"]);

const Intake = late(async () => (await withPhoto(import("./photo-intake.js"))).Intake);

/** Reads a picture in a dialog of its own. @param {File} file */
const openPicture = (file) => dispatch({ type: "dialogOpened", dialog: { name: "photo", file } });

/** @param {{ tab?: typeof TABS[number], text?: string, files?: File[] }} props */
export function NewDialog({ tab: first = "level", text, files }) {
  const [tab, setTab] = useState(text || files ? "text" : first);
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const tabs = () => /** @type {HTMLElement[]} */ ([...(host.current?.querySelectorAll("[role=tab]") ?? [])]);
  // A layout effect, so that the next key already finds the tab.
  useLayoutEffect(() => {
    if (tab !== "text") tabs()[TABS.indexOf(tab)]?.focus();
  }, []);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? TABS.length - 1 : 0;
    if (!step) return;
    event.preventDefault();
    const next = (TABS.indexOf(tab) + step) % TABS.length;
    setTab(TABS[next]);
    tabs()[next]?.focus();
  };
  return h(
    DialogFrame,
    { title: say("new-title"), look: "wide tall" },
    h(
      "div",
      { class: "tabs", role: "tablist", ref: host, "aria-label": say("new-title"), onKeyDown },
      TABS.map((name) =>
        button(
          {
            key: name,
            role: "tab",
            id: `tab-${name}`,
            "aria-selected": tab === name,
            "aria-controls": "tab-panel",
            tabIndex: tab === name ? 0 : -1,
            onClick: () => setTab(name),
          },
          say(`tab-${name}`),
        ),
      ),
    ),
    h(
      "div",
      { role: "tabpanel", id: "tab-panel", "aria-labelledby": `tab-${tab}` },
      tab === "text"
        ? h(FromText, { text, files })
        : tab === "photo"
          ? h(Intake, { onPicture: openPicture })
          : tab === "recent"
            ? h(Recent, {})
            : tab === "variant"
              ? h(Variants, {})
              : h(Generate, { key: tab, by: tab }),
    ),
  );
}

/** @param {{ text?: string, files?: File[] }} props */
function FromText({ text: first = "", files }) {
  const [text, setText] = useState(first);
  const [phase, setPhase] = useState(/** @type {Phase} */ ({ name: "write" }));
  const area = /** @type {{ current: HTMLTextAreaElement | null }} */ (useRef(null));
  const running = /** @type {{ current: AbortController | null }} */ (useRef(null));

  /** Runs one job at a time: a newer one, or closing the dialog, cancels it. @param {Job} job */
  const run = (job) => {
    running.current?.abort();
    const cancel = new AbortController();
    running.current = cancel;
    void perform(job, setPhase, cancel.signal);
  };

  useEffect(() => {
    if (first) run(reading(first));
    else if (files?.length) void open(files);
    return () => running.current?.abort();
  }, [first, files]);

  /** Replaces the text with the content of files, and reads it. @param {Iterable<File>} chosen */
  const open = async (chosen) => {
    const picture = pictureIn(chosen);
    if (picture) return openPicture(picture);
    const texts = await Promise.all([...chosen].map((file) => file.slice(0, MOST).text()));
    setText(texts.join("\n"));
    run(reading(texts.join("\n")));
  };

  const onSubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && phase.name !== "busy") run(reading(text));
  };

  return [
    h(
      "form",
      { onSubmit },
      h("label", { for: "new-text" }, say("new-label")),
      h("textarea", {
        id: "new-text",
        ref: area,
        rows: 5,
        autofocus: true,
        spellcheck: false,
        autocomplete: "off",
        autocapitalize: "off",
        "aria-describedby": "new-help",
        placeholder: ".....4.....16.5.3..39..8..68..3…",
        value: text,
        onInput: valued(setText),
        onPaste: (/** @type {ClipboardEvent} */ event) => {
          const picture = pictureIn(event.clipboardData?.files);
          if (picture && !event.clipboardData?.getData("text/plain").trim()) openPicture(picture);
        },
      }),
      h("p", { id: "new-help", class: "quiet" }, say("new-help")),
      h(
        "div",
        { class: "buttons" },
        h(
          "button",
          {
            type: "submit",
            class: "main-button",
            "aria-disabled": Boolean(phase.name === "busy" || !text.trim()),
          },
          say("new-read"),
        ),
        h(
          "label",
          { class: "file-button" },
          say("new-file"),
          h("input", {
            type: "file",
            multiple: true,
            onChange: (/** @type {Event} */ event) =>
              void open(/** @type {HTMLInputElement} */ (event.target).files ?? []),
          }),
        ),
        button({ onClick: () => runCommand({ do: "write", boxRows: 3, boxColumns: 3 }) }, say("new-write")),
      ),
    ),
    h(
      "div",
      { class: "new-result", role: "status" },
      result(
        phase,
        (puzzle, anyway) => run(choosing(puzzle, anyway)),
        () => area.current?.focus(),
      ),
      phase.name === "choose" &&
        phase.reply.errors.some(({ code }) => code === "board-too-large") &&
        h(Large, { key: text, text }),
    ),
  ];
}

/** Returns the next phase; null if the dialog is done. @typedef {(cancel: AbortSignal) => Promise<Phase | null>} Job */

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

/** Reads the text. A single puzzle is checked at once. @param {string} text @returns {Job} */
const reading = (text) => async (cancel) => {
  const reply = await parse(text, cancel);
  await readyFor(...reply.puzzles.map(({ sheet }) => sheet));
  if (reply.puzzles.length === 1 && reply.errors.length === 0) return choosing(reply.puzzles[0])(cancel);
  return { name: "choose", reply };
};

/**
 * Plays a puzzle that has exactly one solution. Where that takes too long to find out, as it may on a large board, the
 * player is told first and decides.
 * @param {ParsedPuzzle} puzzle
 * @param {boolean} [anyway] whether the player wants to play a puzzle that is not proved to be proper
 * @returns {Job}
 */
const choosing = (puzzle, anyway) => async (cancel) => {
  await readyFor(puzzle.sheet);
  // Throws if the page does not support this board.
  sheetFrom(puzzle.sheet);
  const { sheet, colors, about, givensKnown, notes } = puzzle;
  const reply = anyway ? null : await check(puzzle.sheet, cancel);
  if (reply && reply.status !== "proper") return { name: "refused", puzzle, reply };
  if (cancel.aborted) return null;
  startGame({
    ...sheet,
    ...(colors.length ? { colors } : {}),
    ...(Object.keys(about).length ? { about } : {}),
    ...(givensKnown ? {} : { givensKnown }),
  });
  // The notes on what was left out must stay readable after the dialog has closed.
  if (notes.length) dispatch({ type: "noted", note: { text: [{ text: notes.join(" ") }], tone: "calm" } });
  return null;
};

/**
 * @param {Phase} phase
 * @param {(puzzle: ParsedPuzzle, anyway?: boolean) => void} choose
 * @param {() => void} correct returns to the text
 */
function result(phase, choose, correct) {
  switch (phase.name) {
    case "busy":
      return aside("new-busy");
    case "failed":
      return fault(phase.message);
    case "choose":
      return choices(phase.reply, choose);
    case "refused":
      return refused(phase.puzzle, phase.reply, correct, () => choose(phase.puzzle, true));
    default:
      return null;
  }
}

/**
 * @param {ParseReply} reply
 * @param {(puzzle: ParsedPuzzle) => void} choose
 */
function choices({ puzzles, errors, report }, choose) {
  const asides = puzzles[0]?.asides ?? [];
  return [
    puzzles.length > 0 && h("p", { class: "quiet" }, report),
    asides.length > 0 &&
      h(
        "details",
        {},
        h("summary", {}, say("new-asides", { count: asides.length })),
        asides.slice(0, SHOWN).map(({ message }, i) => h("p", { key: i }, message)),
      ),
    errors
      .slice(0, SHOWN)
      .map((error, i) =>
        h("p", { class: "fault", key: `fault-${i}` }, h(Icon, { name: "warning" }), error.message),
      ),
    puzzles.length > 0 && h("p", {}, say("new-choose", { count: puzzles.length })),
    h(
      "ul",
      { class: "choices" },
      puzzles.slice(0, SHOWN).map((puzzle, i) => h("li", { key: i }, puzzleButton(puzzle, choose))),
    ),
    puzzles.length > SHOWN && aside("new-more", { count: puzzles.length - SHOWN }),
  ];
}

/**
 * @param {ParsedPuzzle} puzzle
 * @param {(puzzle: ParsedPuzzle) => void} choose
 */
function puzzleButton(puzzle, choose) {
  const side = puzzle.sheet.boxRows * puzzle.sheet.boxColumns;
  const count = [...puzzle.sheet.givens].filter((char) => char !== ".").length;
  return button(
    { onClick: () => choose(puzzle) },
    side <= MAX_SIDE && h(Thumbnail, { sheet: sheetFrom(puzzle.sheet) }),
    h("span", {}, say("new-puzzle", { line: puzzle.line, side, count })),
    (puzzle.about.title ?? puzzle.comment) && h("small", {}, puzzle.about.title ?? puzzle.comment),
  );
}

/**
 * @param {ParsedPuzzle} puzzle
 * @param {CheckReply} reply
 * @param {() => void} correct
 * @param {() => void} playAnyway
 */
function refused(puzzle, reply, correct, playAnyway) {
  const unknown = reply.status === "unknown";
  const sheet = sheetFrom(puzzle.sheet);
  const cell = reply.difference?.cell;
  /** @type {Drawing} */
  const drawing =
    cell === undefined
      ? NO_DRAWING
      : { ...NO_DRAWING, under: [{ kind: "cell", cell, brush: BRUSHES.target }] };
  const place =
    cell === undefined
      ? null
      : { row: rowOf(sheet.board, cell) + 1, column: columnOf(sheet.board, cell) + 1 };
  return h(
    "div",
    { class: "refused" },
    h(Thumbnail, { sheet, drawing, lit: lit.value, numbered: true }),
    h(
      "div",
      {},
      fault(h("span", {}, h(Spans, { text: reply.text }))),
      h(Lines, { lines: reply.conflicts.map(({ text }) => text) }),
      h(
        "p",
        { class: "quiet" },
        say(unknown ? "new-unknown" : place ? "new-refused-several" : "new-refused", place ?? {}),
      ),
      h(
        "div",
        { class: "buttons" },
        unknown && button({ onClick: playAnyway }, say("new-play-anyway")),
        button({ onClick: correct }, say("new-correct-text")),
        button(
          {
            onClick: () =>
              dispatch({
                type: "draftStarted",
                boxRows: sheet.board.boxRows,
                boxColumns: sheet.board.boxColumns,
                sheet: { ...freshSheet(sheet.board, sheet.givens, sheet.barred) },
              }),
          },
          say("new-correct-board"),
        ),
      ),
    ),
  );
}

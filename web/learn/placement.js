// /learn?place: one board after the other along the path, for those who can play already. What they show is ticked off; the
// path then goes on where they stopped.

import { h, say, useEffect, useState } from "../ui.js";
import { sheetFrom } from "../game/sheet.js";
import { isPlaced, isPractised, nextStation, PATH, placeOf } from "../progress/path.js";
import { keep, stored, visit } from "../progress/progress.js";
import { ROOT } from "../root.js";
import { settings } from "../settings.js";
import { ask } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { drill } from "./api.js";
import { AnswerButtons } from "./answer-buttons.js";
import { MarkBoard, NO_MARKS } from "./mark-board.js";
import { Next } from "./next.js";

/** @import { ClaimReply, DrillReply } from "../types/contract.js" */

/** What is asked for, in the order of the path. */
export const LADDER = [
  ...["hidden-single", "naked-single", "pointing", "claiming", "naked-pair", "naked-triple"],
  ...["x-wing", "xy-wing", "skyscraper", "hidden-pair", "unique-rectangle-1", "simple-coloring", "xy-chain"],
];
/** After so many boards in a row on which it was not seen, the next ones would only discourage. */
const MISSES = 2;
/** How long it takes at most, in milliseconds. */
const LONGEST = 600_000;

/**
 * The progress after a test: what was found is ticked off, and the first stations with it. What was not asked before the
 * last that was found is left for later; what was asked and not found comes next.
 * @param {import("../progress/progress.js").Progress} progress
 * @param {string[]} found
 */
export function placed(progress, found) {
  const last = Math.max(-1, ...found.map(placeOf));
  return PATH.slice(0, last + 1).reduce((all, { id }, place) => {
    // Nobody finds a digit without the rules.
    const shown = found.includes(id) || place < placeOf(LADDER[0]);
    if (isPractised(all, id) || (!shown && LADDER.includes(id))) return all;
    return visit(all, id, shown ? { placed: true } : { skipped: true });
  }, progress);
}

/** @param {{ title: (id: string) => string }} props title: the title of a lesson */
export function Placement({ title }) {
  const [begun] = useState(Date.now);
  const [at, setAt] = useState(0);
  const [board, setBoard] = useState(/** @type {DrillReply | null} */ (null));
  const [found, setFound] = useState(/** @type {boolean[]} */ ([]));
  const [marks, setMarks] = useState(NO_MARKS);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const next = async (/** @type {number} */ number) => {
    try {
      const wish = /** @type {const} */ ({ kind: "find", grade: "exclusive" });
      const reply = await drill({ ...wish, technique: LADDER[number], lang: settings.peek().lang });
      setMarks(NO_MARKS);
      setBoard(reply);
      setAt(number);
      setProblem("");
    } catch (error) {
      setProblem(faultText(error));
    }
  };
  useEffect(() => void next(0), []);
  const on = (/** @type {boolean} */ isFound) => {
    const all = [...found, isFound];
    setFound(all);
    const missed = all.length >= MISSES && all.slice(-MISSES).every((one) => !one);
    if (!missed && all.length < LADDER.length && Date.now() - begun < LONGEST) return void next(all.length);
    const shown = LADDER.filter((_, i) => all[i]);
    if (!keep(placed(stored(), shown))) setProblem(say("practice-not-kept"));
    setOver(true);
  };
  const check = async () => {
    if (!board || marks.cells.length === 0 || busy) return;
    setBusy(true);
    try {
      const { technique, shown } = board;
      const body = { sheet: shown.sheet, lang: settings.peek().lang, technique, cells: marks.cells };
      on(/** @type {ClaimReply} */ (await ask("claim", body)).verdict === "right");
    } catch (error) {
      setProblem(faultText(error));
    }
    setBusy(false);
  };
  const head = h("h1", { tabIndex: -1 }, say("place-title"));
  const fault = problem && h("p", { role: "alert" }, problem);
  if (over) {
    const progress = stored();
    const station = nextStation(progress);
    const shown = LADDER.filter((id, i) => found[i] && isPlaced(progress, id));
    return h(
      "article",
      { class: "station placement" },
      head,
      h("p", { class: "mastered", role: "status" }, say("place-end", { count: shown.length })),
      h(
        "ul",
        { class: "beyond" },
        shown.map((id) => h("li", { key: id }, "✓ ", title(id))),
      ),
      h(
        "p",
        { class: "go-on" },
        h(
          "a",
          { class: "main-button", href: `${ROOT}learn/${station.id}?do` },
          say("path-go-on", { name: title(station.id) }),
        ),
        h("a", { href: `${ROOT}learn` }, say("path-all")),
      ),
      fault,
    );
  }
  return h(
    "article",
    { class: "station placement" },
    head,
    at === 0 && h("p", {}, say("place-how")),
    h("p", { class: "quiet" }, say("mixed-place", { number: at + 1, count: LADDER.length })),
    // Above the board, where it is in sight on a phone.
    board && h("p", { class: "ask", role: "status" }, say("test-ask", { name: board.name })),
    board &&
      h(
        "div",
        { class: "shown", key: at },
        h(
          "div",
          { class: "shown-body" },
          h(MarkBoard, { sheet: sheetFrom(board.shown.sheet), marks, part: "cells", onMark: setMarks }),
          h(
            "div",
            { class: "walk" },
            h(AnswerButtons, {
              ready: marks.cells.length > 0,
              onCheck: () => void check(),
              onNotSeen: () => on(false),
            }),
          ),
        ),
      ),
    problem && !board && h(Next, { onGo: () => void next(at), text: "action-retry" }),
    fault,
    h("footer", { class: "station-foot" }, h("a", { href: `${ROOT}learn` }, say("path-all"))),
  );
}

// The board that was read: the player goes through what is doubtful, changes what is wrong, and plays.

import { button, h, say, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { NO_DRAWING } from "../board/board.js";
import { BRUSHES } from "../board/brushes.js";
import { digitsIn } from "../game/geometry.js";
import { moved, only } from "../game/selection.js";
import { sheetData } from "../game/sheet.js";
import { startGame } from "../storage/keeper.js";
import { BoardView } from "./board-view.js";
import { fault } from "./icons.js";
import { Spans } from "./spans.js";
import { dispatch } from "../store.js";
import { check } from "../tutor/asks.js";
import { faultText } from "../words/fault.js";
import { confirm, correct, hasHandwriting, lookAt, looksLike, sheetOf } from "../photo/checking.js";
import { CellPicture } from "../photo/frame.js";

/** @import { BoardHandlers } from "../types/board.js" */
/** @import { CheckReply } from "../types/contract.js" */
/** @import { Checking } from "../photo/checking.js" */
/** @import { Point } from "../photo/plane.js" */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * @param {{ picture: ImageBitmap, corners: Point[], checking: Checking, onChange: (checking: Checking) => void }} props
 */
export function Check({ picture, corners, checking, onChange }) {
  const { at, open } = checking;
  const [handwriting, setHandwriting] = useState(true);
  const [verdict, setVerdict] = useState(/** @type {CheckReply | null} */ (null));
  const [problem, setProblem] = useState("");
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const sheet = sheetOf(checking, handwriting);
  const givens = sheet.givens.join("");

  // Whether this is a puzzle is said at once, not only when the player wants to play it.
  useEffect(() => {
    const cancel = new AbortController();
    check(sheetData(sheetOf(checking, false)), cancel.signal).then(
      (reply) => {
        setVerdict(reply);
        setProblem("");
      },
      (error) => {
        if (cancel.signal.aborted) return;
        setVerdict(null);
        setProblem(faultText(error));
      },
    );
    return () => cancel.abort();
  }, [givens]);

  const focusBoard = () =>
    /** @type {HTMLElement | null | undefined} */ (
      host.current?.querySelector("[role=gridcell][tabindex='0']")
    )?.focus({ preventScroll: true });
  // The first key answers the first question.
  useLayoutEffect(focusBoard, []);

  const answer = (/** @type {Checking} */ next) => {
    onChange(next);
    // When nothing is left to check, the next key plays.
    if (open.length === 1 && next.open.length === 0)
      /** @type {HTMLElement | null | undefined} */ (host.current?.querySelector(".photo-play"))?.focus();
  };
  const put = (/** @type {number} */ digit) => answer(correct(checking, digit));
  const yes = () => answer(confirm(checking));
  const play = () => {
    if (verdict?.status === "proper") {
      const { entries, ...rest } = sheetData(sheet);
      startGame({ ...rest, entries });
      dispatch({ type: "dialogClosed" });
    } else if (verdict?.difference) onChange(lookAt(checking, verdict.difference.cell));
  };

  /** @type {BoardHandlers} */
  const on = {
    command(command) {
      if (command.do === "move")
        onChange(lookAt(checking, moved(sheet, only(at), { ...command, extend: false }).focus));
      else if (command.do === "digit") put(command.digit);
      else if (command.do === "erase" || command.do === "toggle") put(0);
      else if (command.do === "place") (open.includes(at) ? yes : play)();
      else return false;
      return true;
    },
    select: ({ focus }) => onChange(lookAt(checking, focus)),
    focus: (cell) => onChange(lookAt(checking, cell)),
    tap: (cell) => onChange(lookAt(checking, cell)),
  };
  const differs = verdict?.status === "proper" ? undefined : verdict?.difference?.cell;
  const drawing = {
    ...NO_DRAWING,
    under: [
      // A drawing hides the selection, so the cell that is asked about is drawn, too.
      { kind: /** @type {const} */ ("tint"), cell: at, look: /** @type {const} */ ("selected") },
      ...open
        .filter((cell) => cell !== at)
        .map((cell) => ({ kind: /** @type {const} */ ("cell"), cell, brush: BRUSHES.target })),
      ...(differs === undefined
        ? []
        : [{ kind: /** @type {const} */ ("cell"), cell: differs, brush: BRUSHES.deadly }]),
    ],
  };
  return h(
    "div",
    { class: "photo-check", ref: host },
    h(BoardView, {
      look: "board-host photo-board",
      sheet,
      drawing,
      selection: only(at),
      peers: false,
      on,
      numbered: false,
    }),
    h(
      "div",
      { class: "photo-answers" },
      h(
        "div",
        { class: "photo-question" },
        h(CellPicture, { picture, corners, cell: at }),
        h(
          "div",
          {},
          h(
            "p",
            { class: "quiet photo-place" },
            say("photo-place", { row: Math.floor(at / 9) + 1, column: (at % 9) + 1 }),
          ),
          h("p", { class: "photo-ask" }, question(checking)),
          h("p", { class: "quiet" }, doubt(checking)),
        ),
        open.includes(at) &&
          button(
            { class: "main-button", onMouseDown: keep, onClick: yes },
            say("photo-yes"),
            h("kbd", { "aria-hidden": "true" }, say("photo-enter")),
          ),
      ),
      h(
        "div",
        { class: "photo-keys", role: "group", "aria-label": say("photo-keys"), onMouseDown: keep },
        DIGITS.map((digit) =>
          button(
            {
              key: digit,
              "aria-label": say("photo-key", { digit }),
              "aria-pressed": checking.values[at].digit === digit,
              onClick: () => put(digit),
            },
            String(digit),
          ),
        ),
        button(
          { key: 0, class: "photo-none", onClick: () => put(0) },
          say("photo-empty"),
          h("kbd", { "aria-hidden": "true" }, "0"),
        ),
      ),
      hasHandwriting(checking) &&
        h(
          "fieldset",
          { class: "segments photo-hand" },
          h("legend", {}, say("photo-hand")),
          [true, false].map((keeps) =>
            h(
              "label",
              { class: "choice", key: String(keeps) },
              h("input", {
                type: "radio",
                name: "photo-hand",
                checked: handwriting === keeps,
                onChange: () => setHandwriting(keeps),
              }),
              say(keeps ? "photo-hand-keep" : "photo-hand-leave"),
            ),
          ),
        ),
      h(
        "div",
        { class: "photo-end" },
        h(
          "div",
          { role: "status" },
          verdict && verdict.status !== "proper"
            ? [
                fault(h("span", {}, h(Spans, { text: verdict.text }))),
                h("p", { class: "quiet" }, say(differs === undefined ? "photo-wrong" : "photo-differs")),
              ]
            : problem
              ? fault(problem)
              : h("p", { class: "quiet" }, say("photo-left", { count: open.length })),
        ),
        button(
          {
            class: open.length ? "photo-play" : "main-button photo-play",
            "aria-disabled": verdict?.status !== "proper",
            onClick: play,
          },
          say("photo-play"),
        ),
      ),
    ),
    h("p", { class: "spoken", role: "status" }, spoken(checking)),
  );
}

/** The focus stays on the board, so that keys go on working. @param {Event} event */
const keep = (event) => event.preventDefault();

/** What is asked about the cell that is looked at, or what it holds. @param {Checking} checking */
function question({ values, at, open }) {
  const { kind, digit, marks } = values[at];
  const asks = open.includes(at) ? "ask" : "holds";
  if (kind === "empty") return say(`photo-${asks}-empty`);
  if (kind === "candidates") return say(`photo-${asks}-marks`, { digits: digitsIn(marks).join(" ") });
  return say(`photo-${asks}-digit`, { digit });
}

/** Why it is asked. @param {Checking} checking */
function doubt({ board, values, at, open }) {
  if (!open.includes(at) || !board.changed.includes(at)) return "";
  const looks = looksLike(board.cells[at]);
  if (looks === values[at].digit) return "";
  return looks ? say("photo-changed", { digit: looks }) : say("photo-changed-empty");
}

/** What a screen reader says when another cell is looked at. @param {Checking} checking */
const spoken = (checking) =>
  checking.open.includes(checking.at)
    ? `${question(checking)} ${doubt(checking)} ${say("photo-left", { count: checking.open.length })}`
    : "";

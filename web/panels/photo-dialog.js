// The dialog for a picture: where it comes from, the frame that was found, the board that was read.

import { button, h, say, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { DialogFrame } from "./dialog.js";
import { fault } from "./icons.js";
import { Code } from "./photo-code.js";
import { Check } from "./photo-check.js";
import { checkingOf } from "../photo/checking.js";
import { Frame } from "../photo/frame.js";
import { Another, Intake, Private } from "./photo-intake.js";
import { pictureIn } from "../photo/late.js";
import { anyFrame } from "../photo/plane.js";
import { readPicture } from "../photo/reader.js";

/** @import { ReadBoard } from "../types/contract.js" */
/** @import { Checking } from "../photo/checking.js" */
/** @import { Point } from "../photo/plane.js" */
/** @import { Heard } from "../photo/reader.js" */

/**
 * @typedef {object} State
 * @property {boolean} busy
 * @property {string} problem why nothing was read: the end of the id of a text; "" for none
 * @property {ImageBitmap | null} picture
 * @property {ReadBoard[]} boards
 * @property {number} chosen which of them
 * @property {Point[] | null} corners the frame, as found or as the player has moved it
 * @property {Checking | null} checking
 * @property {string[]} texts what the QR codes say, if there is no board
 * @property {boolean} brought whether one of them brings a board, so that none is looked for
 */

/** @type {State} */
const NOTHING = {
  busy: false,
  problem: "",
  picture: null,
  boards: [],
  chosen: 0,
  corners: null,
  checking: null,
  texts: [],
  brought: false,
};

/** The boards to play: not the solution that is printed next to a puzzle. @param {ReadBoard[]} boards */
function toPlay(boards) {
  const open = boards.filter(({ line }) => line.includes("."));
  return open.length ? open : boards;
}

/** A board is chosen. @param {State} state @param {number} chosen @returns {State} */
function choose(state, chosen) {
  const board = state.boards[chosen];
  return { ...state, chosen, corners: board.corners, checking: checkingOf(board) };
}

/** @param {State} state @param {Heard} heard @returns {State} */
function after(state, heard) {
  if ("picture" in heard) return { ...state, picture: heard.picture };
  if ("failed" in heard) return { ...state, busy: false, problem: heard.failed };
  const { error = "" } = heard.reply;
  const boards = toPlay(heard.reply.boards);
  const done = { ...state, busy: false, problem: error };
  // If the frame was moved, the boards are those that were found before, with another in the place of the chosen one.
  if (boards.length && state.boards.length)
    return choose({ ...done, boards: state.boards.with(state.chosen, boards[0]) }, state.chosen);
  if (boards.length) return choose({ ...done, boards, texts: [], brought: false }, 0);
  const corners = state.corners ?? (state.picture && anyFrame(state.picture));
  return { ...done, corners, checking: null, texts: heard.texts ?? state.texts };
}

/** @param {{ file?: File }} props */
export function PhotoDialog({ file }) {
  const [state, setState] = useState(NOTHING);
  const [side, setSide] = useState(/** @type {"picture" | "board"} */ ("board"));
  const reader = /** @type {{ current: ReturnType<typeof readPicture> | null }} */ (useRef(null));

  // Where there is room for one side only, the focus goes along with it.
  const turning = useRef(false);
  const turn = (/** @type {"picture" | "board"} */ to) => {
    turning.current = true;
    setSide(to);
  };
  useLayoutEffect(() => {
    const there = side === "picture" ? ".photo-side .photo-turn" : ".photo-board [tabindex='0']";
    if (turning.current) /** @type {HTMLElement | null} */ (document.querySelector(there))?.focus();
    turning.current = false;
  }, [side]);

  const stop = () => {
    reader.current?.end();
    reader.current = null;
  };
  const open = (/** @type {File} */ picture) => {
    stop();
    setState({ ...NOTHING, busy: true });
    reader.current = readPicture(picture, (heard) => {
      setState((before) => {
        // With several boards, or none, the picture comes first, and while the frame is moved it stays.
        if ("reply" in heard && !before.corners)
          setSide(toPlay(heard.reply.boards).length === 1 ? "board" : "picture");
        return after(before, heard);
      });
    });
  };
  const cancel = () => {
    stop();
    setState(NOTHING);
  };
  useEffect(() => {
    if (file) open(file);
  }, [file]);
  useEffect(() => {
    const paste = (/** @type {ClipboardEvent} */ event) => {
      const picture = pictureIn(event.clipboardData?.files);
      if (!picture) return;
      event.preventDefault();
      open(picture);
    };
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("paste", paste);
      stop();
    };
  }, []);

  const { busy, problem, picture, boards, chosen, corners, checking, texts, brought } = state;
  const move = (/** @type {Point[]} */ next) => setState((before) => ({ ...before, corners: next }));
  const rest = (/** @type {Point[]} */ next) => {
    setState((before) => ({ ...before, busy: true }));
    reader.current?.readAt(next);
  };
  return h(
    DialogFrame,
    { title: say("photo-title"), look: `photo wide${picture ? " full" : ""}` },
    !picture && !busy && !problem && h(Intake, { onPicture: open }),
    h(
      "div",
      { class: "photo-status", role: "status" },
      busy && !corners && h("p", { class: "quiet" }, say("photo-busy")),
      problem && !brought && fault(say(`photo-${problem}`)),
      !problem && !busy && boards.length > 1 && h("p", {}, say("photo-boards", { count: boards.length })),
    ),
    texts.map((text) =>
      h(Code, {
        key: text,
        text,
        onBoard: () => setState((before) => ({ ...before, brought: true })),
      }),
    ),
    picture &&
      h(
        "div",
        { class: `photo-both ${boards.length ? `shows-${side}` : "alone"}` },
        h(
          "div",
          { class: "photo-side" },
          h(Frame, {
            picture,
            corners: brought ? null : corners,
            boards: boards.length > 1 ? boards.map((board) => board.corners) : [],
            chosen,
            cell: checking?.at ?? null,
            onMove: move,
            onRest: rest,
            onChoose: (board) => {
              setState((before) => choose(before, board));
              turn("board");
            },
          }),
          // In one place, so that the picture does not move under the finger.
          h(
            "p",
            { class: "quiet", id: "photo-frame-help" },
            busy && corners ? say("photo-again") : checking && say("photo-frame-help"),
          ),
          h("p", { class: "spoken", role: "status" }, busy && corners && say("photo-again")),
          checking &&
            button({ class: "main-button photo-turn", onClick: () => turn("board") }, say("photo-to-board")),
        ),
        checking &&
          corners &&
          h(Check, {
            key: chosen,
            picture,
            corners,
            checking,
            onChange: (next) => setState((before) => ({ ...before, checking: next })),
          }),
      ),
    (picture || busy || problem) &&
      h(
        "div",
        { class: "photo-foot" },
        busy && !checking
          ? button({ onClick: cancel }, say("photo-cancel"))
          : [
              checking &&
                side === "board" &&
                button(
                  { key: "turn", class: "photo-turn", onClick: () => turn("picture") },
                  say("photo-to-picture"),
                ),
              h(Another, { key: "another", onPicture: open }),
            ],
        h(Private, {}),
      ),
  );
}

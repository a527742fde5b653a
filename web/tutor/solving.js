// Solving for the player, and checking what the player has entered; loaded late.

import { bit } from "../game/geometry.js";
import { isOpen, readLine } from "../game/sheet.js";
import { change, dispatch, game, state } from "../store.js";
import { about, reason, sheet } from "./asks.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { CheckReply, PathReply, SolveReply } from "../types/contract.js" */

/** Solves as far as singles lead. */
export const solveSingles = () => reason("path", { singles: true }, finish);

/** Solves as far as the techniques lead, and shows how often each was used. */
export const solveByTechniques = () => reason("path", {}, finish);

/** @param {PathReply} reply */
function finish({ steps, summary, text }) {
  if (steps.length) {
    change({
      type: "accept",
      clean: true,
      placements: steps.flatMap(({ step }) => step.placements),
      eliminations: steps.flatMap(({ step }) => step.eliminations),
    });
  }
  dispatch({ type: "noted", note: { text, table: summary, tone: "calm" } });
}

/** Searches for the solution and enters it, as one undo step. */
export const solve = () =>
  withSolution((solution, asked) => {
    const placements = solution.flatMap((digit, cell) =>
      asked.givens[cell] || asked.entries[cell] === digit ? [] : [{ cell, digit }],
    );
    change({ type: "accept", placements, eliminations: [], clean: true });
    dispatch({ type: "noted", note: { id: "note-solved-for-you", tone: "calm" } });
  });

/** @param {(solution: number[], asked: Sheet) => void} then called if there is exactly one solution */
const withSolution = (then) =>
  about("solve", { ...sheet(), limit: 2 }, (/** @type {SolveReply} */ reply) => {
    const asked = game.peek().sheet;
    if (reply.solutions.length === 1) then(readLine(asked.board, reply.solutions[0]), asked);
    else dispatch({ type: "noted", note: { text: reply.text, tone: "bad" } });
  });

/** Returns to the moment before the first wrong entry, or the first removal of a true candidate. */
export const toMistake = () =>
  withSolution((solution) => {
    const { past, sheet: now } = game.peek();
    const faulty = (/** @type {Sheet} */ one) =>
      solution.some((digit, cell) => {
        if (!isOpen(one, cell)) return !one.givens[cell] && one.entries[cell] !== digit;
        return !((one.candidates[cell] ?? one.board.all) & ~one.excluded[cell] & bit(digit));
      });
    const first = [...past, now].findIndex(faulty);
    if (first < 0) return dispatch({ type: "noted", note: { id: "note-no-mistake", tone: "good" } });
    if (first === 0) return dispatch({ type: "noted", note: { id: "note-mistake-at-start", tone: "bad" } });
    change({ type: "rewind", to: first - 1 });
    dispatch({ type: "toasted", toast: { id: "toast-rewound", undo: "event" } });
  });

/**
 * Shows which rules are broken, or else how many digits are wrong; where they are, only on request. It never shows a
 * digit of the solution.
 */
export const checkRules = () =>
  about("check", sheet(), (/** @type {CheckReply} */ { conflicts: broken, status, text, mistakes }) => {
    if (broken.length)
      dispatch({
        type: "noted",
        note: {
          id: "note-conflicts",
          args: { count: broken.length },
          lines: broken.map((one) => one.text),
          tone: "bad",
        },
      });
    else if (status === "none" || status === "several")
      dispatch({ type: "noted", note: { text, tone: "bad" } });
    else if (mistakes.length)
      dispatch({
        type: "noted",
        note: { id: "note-mistakes", args: { count: mistakes.length }, wrong: mistakes, tone: "bad" },
      });
    else {
      const count = game.peek().sheet.entries.filter(Boolean).length;
      dispatch({ type: "noted", note: { id: "note-no-fault", args: { count }, tone: "good" } });
    }
  });

/** Shows where the wrong digits are that a check has counted. */
export function showMistakes() {
  const { note } = state.peek().tutor;
  if (note?.wrong) dispatch({ type: "noted", note: { ...note, id: "note-mistakes-shown", shown: true } });
}

// What the page asks the tutor for: a hint, the solution, to read and check a text.

import { readLine, sheetData } from "../game/sheet.js";
import { change, dispatch, settings, sheet, state, watch } from "../store.js";
import { ApiError, ask } from "./api.js";

/** @typedef {import("../types/contract.js").HintReply} HintReply */
/** @typedef {import("../types/contract.js").SolveReply} SolveReply */
/** @typedef {import("../types/contract.js").ParseReply} ParseReply */
/** @typedef {import("../types/contract.js").CheckReply} CheckReply */
/** @typedef {import("../types/contract.js").SheetData} SheetData */

/** @type {AbortController | null} the hint that is on its way */
let coming = null;

/**
 * Asks for a hint.
 * @param {{ keep?: boolean }} [options] keep: the same hint again, in another language
 */
export async function askHint({ keep = false } = {}) {
  coming?.abort();
  const cancel = new AbortController();
  coming = cancel;
  dispatch({ type: "hintAsked", keep });
  const asked = sheet.peek();
  try {
    const body = { sheet: sheetData(asked), lang: settings.peek().lang };
    const reply = /** @type {HintReply} */ (await ask("hint", body, cancel.signal));
    if (sheet.peek() === asked) dispatch({ type: "hintCame", reply });
  } catch (error) {
    if (cancel.signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    dispatch({ type: "hintFailed", problem: error.problem });
  }
}

/** A hint, or the next rung of the one that is open. */
export function hintOrMore() {
  const { hint, folded } = state.peek();
  if (folded) dispatch({ type: "tutorFolded", folded: false });
  if (hint?.status === "open") dispatch({ type: "hintMore" });
  else if (hint?.status !== "asking") void askHint();
}

/** Asks for the solution and enters it, as one step that can be undone. */
export async function solve() {
  const asked = sheet.peek();
  try {
    const body = { sheet: sheetData(asked), lang: settings.peek().lang, limit: 2 };
    const reply = /** @type {SolveReply} */ (await ask("solve", body));
    if (sheet.peek() !== asked) return;
    if (reply.solutions.length !== 1) {
      dispatch({ type: "noted", note: { text: reply.text, tone: "bad" } });
      return;
    }
    const solution = readLine(asked.board, reply.solutions[0]);
    const placements = solution.flatMap((digit, cell) => {
      const stands = asked.givens[cell] || asked.entries[cell] === digit;
      return stands ? [] : [{ cell, digit }];
    });
    change({ type: "accept", placements, eliminations: [], clean: true });
    dispatch({ type: "noted", note: { id: "note-solved-for-you", tone: "calm" } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error.problem;
    const text = message === undefined ? undefined : [{ text: message }];
    dispatch({ type: "noted", note: { id: text ? undefined : `problem-${code}`, text, tone: "bad" } });
  }
}

/** @param {string} text @param {AbortSignal} cancel @returns {Promise<ParseReply>} */
export const parse = (text, cancel) => ask("parse", { text, lang: settings.peek().lang }, cancel);

/** @param {SheetData} data @param {AbortSignal} cancel @returns {Promise<CheckReply>} */
export const check = (data, cancel) => ask("check", { sheet: data, lang: settings.peek().lang }, cancel);

/** Keeps an open hint in the language of the page. */
export function followLanguage() {
  watch((before, event, after) => {
    if (event.type === "set" && before.settings.lang !== after.settings.lang && after.hint) void askHint({ keep: true });
  });
}

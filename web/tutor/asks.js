// The page's requests to the tutor: hints, steps, paths, the solution, checks, and reading text.

import { applyEvent } from "../game/events.js";
import { bit } from "../game/geometry.js";
import { candidatesAt, isOpen, readLine, sheetData } from "../game/sheet.js";
import { settings } from "../settings.js";
import { change, dispatch, game, state } from "../store.js";
import { ApiError, ask, get } from "./api.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { Problem, Walk } from "../types/page.js" */
/** @import { AdviceReply, CheckReply, ParseReply, PathReply, QuestionJson, SheetData, SolveReply, StepJson, StepsReply } from "../types/contract.js" */

/** @type {AbortController | null} cancels the pending request for a hint or a list */
let coming = null;

/** Starts a request and cancels the one before. */
function begin() {
  coming?.abort();
  coming = new AbortController();
  return coming.signal;
}

/** The sheet, and the language in which to answer. */
const sheet = () => ({ sheet: sheetData(game.peek().sheet), lang: settings.peek().lang });

/** The sheet, as the tutor reasons about it. @returns {QuestionJson} */
export const question = () => ({
  ...sheet(),
  ...(game.peek().start.givensKnown === false ? { givensKnown: false } : {}),
});

/** The one technique that hints are restricted to, if there is one. */
const chosen = () => (settings.peek().technique ? { technique: settings.peek().technique } : {});

/** The complaints that the player ignores. */
const dismissed = () => {
  const { ignored } = state.peek().tutor;
  return ignored.length ? { dismissed: ignored } : {};
};

/**
 * Asks for a hint.
 * @param {{ keep?: boolean, rung?: number }} [options] keep: whether the old hint stays until the same one arrives in
 *   another language; rung: the rung up to which it is shown, from 0
 */
export async function askHint({ keep = false, rung = 0 } = {}) {
  const cancel = begin();
  dispatch({ type: "hintAsked", keep, rung });
  const asked = game.peek().sheet;
  try {
    const reply = /** @type {AdviceReply} */ (
      await ask("hint", { question: question(), ...chosen(), ...dismissed() }, cancel)
    );
    if (game.peek().sheet === asked) dispatch({ type: "hintCame", reply });
  } catch (error) {
    // If asking again fails, a hint that is open stays in its language.
    if (cancel.aborted || state.peek().tutor.hint?.reply) return;
    dispatch({ type: "hintFailed", problem: problemOf(error) });
  }
}

/** Asks for a hint, or shows the next rung of the open one. */
export function hintOrMore() {
  const { hint, folded } = state.peek().tutor;
  if (folded) dispatch({ type: "tutorFolded", folded: false });
  if (hint?.status === "open") dispatch({ type: "hintMore" });
  else if (hint?.status !== "asking") void askHint();
}

/** Asks again, and ignores the current complaint from now on. */
export function ignoreComplaint() {
  const reply = state.peek().tutor.hint?.reply;
  const complaint = reply?.kind === "complaint" ? reply.complaint : undefined;
  if (complaint) dispatch({ type: "complaintIgnored", complaint });
  return askHint();
}

/** @param {unknown} error @returns {Problem} */
export function problemOf(error) {
  if (!(error instanceof ApiError)) throw error;
  return error.problem;
}

/** Shows why a request failed. @param {unknown} error */
function tell(error) {
  const { code, message } = problemOf(error);
  const text = message === undefined ? undefined : [{ text: message }];
  dispatch({ type: "noted", note: { id: text ? undefined : `problem-${code}`, text, tone: "bad" } });
}

/**
 * Asks what reasoning about the sheet answers.
 * @template T
 * @param {string} path
 * @param {object} more
 * @param {(reply: T) => void} then
 */
const reason = (path, more, then) => about(path, { question: question(), ...more }, then);

/**
 * Asks something about the sheet. A reply that arrives after a change of the sheet is dropped.
 * @template T
 * @param {string} path
 * @param {object} body
 * @param {(reply: T) => void} then
 */
export async function about(path, body, then) {
  const cancel = begin();
  const asked = game.peek().sheet;
  try {
    const reply = /** @type {T} */ (await ask(path, body, cancel));
    if (game.peek().sheet === asked) then(reply);
  } catch (error) {
    if (!cancel.aborted) tell(error);
  }
}

/** Takes the next step, as one undo step, and shows what it was. */
export const takeStep = () =>
  reason("step", { ...chosen(), ...dismissed() }, (/** @type {AdviceReply} */ reply) => {
    const { text } = reply;
    if (reply.kind === "step") {
      const { apply, step } = reply;
      change("placements" in apply ? { ...apply, clean: settings.peek().clean } : apply);
      dispatch({ type: "noted", note: { text, step, tone: "calm" } });
    } else dispatch({ type: "noted", note: { text, tone: reply.kind === "complaint" ? "bad" : "calm" } });
  });

/** Asks for all steps that apply now, or for a path. @param {"steps" | "path"} kind */
export async function askWalk(kind) {
  const cancel = begin();
  dispatch({ type: "walkAsked", kind });
  const asked = game.peek().sheet;
  try {
    if (kind === "steps") {
      const { groups, text } = /** @type {StepsReply} */ (
        await ask("steps", { question: question(), ...chosen() }, cancel)
      );
      const steps = groups.flatMap((group) => group.steps);
      if (game.peek().sheet === asked) dispatch({ type: "walkCame", walk: { steps, sheets: [], text } });
      return;
    }
    const { steps, text } = /** @type {PathReply} */ (await ask("path", { question: question() }, cancel));
    if (game.peek().sheet === asked)
      dispatch({
        type: "walkCame",
        walk: {
          steps,
          sheets: places(
            asked,
            steps.map(({ step }) => step),
          ),
          text,
        },
      });
  } catch (error) {
    if (!cancel.aborted) dispatch({ type: "walkFailed", problem: problemOf(error) });
  }
}

/** The sheets, with all candidates, before each step and after the last one. @param {Sheet} start @param {StepJson[]} steps */
function places(start, steps) {
  const full = {
    ...start,
    corners: start.corners.map(() => 0),
    candidates: start.candidates.map((_, cell) => candidatesAt(start, cell) || null),
  };
  const sheets = [full];
  for (const { placements, eliminations } of steps) {
    sheets.push(
      applyEvent(sheets[sheets.length - 1], { type: "accept", placements, eliminations, clean: true }),
    );
  }
  return sheets;
}

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

/** Shows which rules are broken. Of entries that differ from the solution it shows only that there are some. */
export const checkRules = () =>
  about("check", sheet(), (/** @type {CheckReply} */ { conflicts: broken, status, text }) => {
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
    else dispatch({ type: "noted", note: { id: "note-no-fault", tone: "good" } });
  });

/**
 * Checks a puzzle that the player wrote.
 * @param {Sheet} written
 * @returns {Promise<{ start: SheetData, reply?: CheckReply, problem?: Problem }>}
 */
export async function checkSheet(written) {
  const start = sheetData(written);
  try {
    return { start, reply: await ask("check", { sheet: start, lang: settings.peek().lang }) };
  } catch (error) {
    return { start, problem: problemOf(error) };
  }
}

/** @param {string} text @param {AbortSignal} cancel @returns {Promise<ParseReply>} */
export const parse = (text, cancel) => ask("parse", { text, lang: settings.peek().lang }, cancel);

/** @param {SheetData} data @param {AbortSignal} cancel @returns {Promise<CheckReply>} */
export const check = (data, cancel) => ask("check", { sheet: data, lang: settings.peek().lang }, cancel);

/** @returns {Promise<import("../types/contract.js").TechniquesReply>} */
export const techniques = () => get("techniques", { lang: settings.peek().lang });

/** @param {string} id @returns {Promise<import("../types/contract.js").TechniqueReply>} */
export const technique = (id) => get("technique", { id, lang: settings.peek().lang });

/** @returns {Promise<import("../types/contract.js").FormatsReply>} */
export const formats = () => get("formats", { lang: settings.peek().lang });

/** Repeats the open requests after a change of the page's language. */
export function askAgain() {
  dispatch({ type: "languageChanged" });
  const { hint, walk } = state.peek().tutor;
  if (hint) void askHint({ keep: true });
  if (walk) void askWalk(walk.kind);
}

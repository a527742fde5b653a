// The page's requests to the tutor: hints, steps, paths, the solution, checks, and reading text.

import { applyEvent } from "../game/events.js";
import { candidatesAt, sheetData } from "../game/sheet.js";
import { settings } from "../settings.js";
import { change, dispatch, game, state } from "../store.js";
import { say } from "../say.js";
import { ApiError, ask, get } from "./api.js";
import { choice } from "./chosen.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { Problem } from "../types/page.js" */
/** @import { AdviceReply, CheckReply, ParseReply, PathReply, QuestionJson, SheetData, StepJson, StepsReply } from "../types/contract.js" */

/** @type {AbortController | null} cancels the pending request for a hint or a list */
let coming = null;

/** Starts a request and cancels the one before. */
function begin() {
  coming?.abort();
  coming = new AbortController();
  return coming.signal;
}

/** The sheet, and the language in which to answer. */
export const sheet = () => ({ sheet: sheetData(game.peek().sheet), lang: settings.peek().lang });

/** The sheet, as the tutor reasons about it. @returns {QuestionJson} */
export const question = () => ({
  ...sheet(),
  ...(game.peek().start.givensKnown === false ? { givensKnown: false } : {}),
});

/** The same, with the techniques that the player wants to use. @returns {QuestionJson} */
const withTechniques = () => {
  const techniques = choice.peek();
  return techniques ? { ...question(), techniques } : question();
};

/** The one technique that hints are restricted to, if there is one. */
const chosen = () => (settings.peek().technique ? { technique: settings.peek().technique } : {});

/** The complaints that the player ignores. */
const dismissed = () => {
  const { ignored } = state.peek().tutor;
  return ignored.length ? { dismissed: ignored } : {};
};

/** The rung up to which a hint is shown at once. @returns {import("../types/contract.js").RungJson} */
const depth = () =>
  /** @type {const} */ ({ where: "where", technique: "technique", all: "apply" })[settings.peek().depth];

/**
 * Asks for a hint.
 * @param {{ keep?: boolean, until?: import("../types/contract.js").RungJson }} [options] keep: whether the old hint stays until the same one
 *   arrives in another language; until: the rung up to which it is shown, otherwise that of the settings
 */
export async function askHint({ keep = false, until = depth() } = {}) {
  const cancel = begin();
  dispatch({ type: "hintAsked", keep, until });
  const asked = game.peek().sheet;
  try {
    const reply = /** @type {AdviceReply} */ (
      await ask("hint", { question: withTechniques(), ...chosen(), ...dismissed() }, cancel)
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
export const reason = (path, more, then) => about(path, { question: withTechniques(), ...more }, then);

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
  reason("step", { ...chosen(), ...dismissed(), beforeMarks: true }, (/** @type {AdviceReply} */ reply) => {
    const { text } = reply;
    if (reply.kind === "step") {
      const { apply, step } = reply;
      // Candidates are removed from lists: where there are none, they are written first.
      const { candidates } = game.peek().sheet;
      const lists = step.eliminations.some(({ cell }) => candidates[cell] === null);
      if (lists) change({ type: "compute", returns: true });
      change(
        "placements" in apply ? { ...apply, clean: settings.peek().clean, technique: step.technique } : apply,
      );
      const first = lists ? [{ text: `${say("note-marks-first")} ` }] : [];
      dispatch({ type: "noted", note: { text: [...first, ...text], step, tone: "calm" } });
    } else dispatch({ type: "noted", note: { text, tone: reply.kind === "complaint" ? "bad" : "calm" } });
  });

/** Asks for all steps that apply now or for a path, or lists the moves. @param {"steps" | "path" | "moves"} kind */
export async function askWalk(kind) {
  if (kind === "moves") return (await import("./looking-back.js")).showMoves();
  const cancel = begin();
  dispatch({ type: "walkAsked", kind });
  const asked = game.peek().sheet;
  try {
    if (kind === "steps") {
      const { groups, text } = /** @type {StepsReply} */ (
        await ask("steps", { question: withTechniques(), ...chosen() }, cancel)
      );
      const steps = groups.flatMap((group) => group.steps);
      if (game.peek().sheet === asked) dispatch({ type: "walkCame", walk: { steps, sheets: [], text } });
      return;
    }
    const { steps, text } = /** @type {PathReply} */ (
      await ask("path", { question: withTechniques() }, cancel)
    );
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

/** The techniques of a profile. @param {string} profile @returns {Promise<import("../types/contract.js").TechniquesReply>} */
export const techniquesOf = (profile) => get("techniques", { profile, lang: settings.peek().lang });

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

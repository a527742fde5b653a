// Asks the tutor about the draft, one question after the other, so that what comes soon is shown soon. A change cancels them.

import { effect } from "../ui.js";
import { settings } from "../settings.js";
import { ApiError, ask } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { draftOf, sheetOfDraft } from "./draft.js";
import { readLine } from "../game/sheet.js";
import { geometry } from "../game/geometry.js";
import { draft, found, tries, uneven } from "./state.js";

/** @import { CluesReply, ParseReply, PossibleReply, RateReply, WriteReply } from "../types/contract.js" */

/** How long a draft rests before it is asked about, in milliseconds. */
const REST = 180;

/** From now on, asks about every draft. */
export function followDraft() {
  /** @type {AbortController | null} */
  let running = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  return effect(() => {
    void tries.value;
    const now = draft.value;
    const { lang } = settings.value;
    running?.abort();
    clearTimeout(resting);
    if (uneven.value.length) return void (found.value = { phase: "uneven" });
    found.value = { ...found.peek(), phase: "busy", problem: undefined };
    const cancel = new AbortController();
    running = cancel;
    resting = setTimeout(() => void answer(now, lang, cancel.signal), REST);
  });
}

/** @param {import("./draft.js").Draft} now @param {"en" | "es"} lang @param {AbortSignal} cancel */
async function answer(now, lang, cancel) {
  const sheet = sheetOfDraft(now);
  try {
    const possible = /** @type {PossibleReply} */ (await ask("possible", { sheet, lang }, cancel));
    if (cancel.aborted) return;
    const unique = possible.status === "proper";
    const open = unique || possible.status === "none";
    found.value = { phase: open ? "busy" : "done", possible };
    if (!open) return;
    const [clues, rate] = await Promise.all([
      /** @type {Promise<CluesReply>} */ (ask("clues", { sheet, lang }, cancel)),
      unique
        ? /** @type {Promise<RateReply>} */ (ask("rate", { question: { sheet, lang } }, cancel))
        : undefined,
    ]);
    if (!cancel.aborted) found.value = { phase: "done", possible, clues, rate };
  } catch (error) {
    if (cancel.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    const { problem } = error;
    found.value = { ...found.peek(), phase: "done", problem: problem.message ?? faultText(error) };
  }
}

/**
 * Reads a puzzle in any format.
 * @param {string} text
 * @returns {Promise<import("./draft.js").Draft | string>} the draft, or why there is none
 */
export async function readDraft(text) {
  try {
    const { lang } = settings.peek();
    const reply = /** @type {ParseReply} */ (await ask("parse", { text, lang }));
    const [puzzle] = reply.puzzles;
    if (!puzzle) return reply.errors[0]?.message ?? "";
    const { sheet } = puzzle;
    return draftOf(sheet, readLine(geometry(sheet.boxRows, sheet.boxColumns), sheet.givens));
  } catch (error) {
    if (error instanceof ApiError) return error.problem.message ?? faultText(error);
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** The draft in a format of another program. @param {string} format @returns {Promise<string>} */
export async function writeDraft(format) {
  const sheet = sheetOfDraft(draft.peek());
  const reply = /** @type {WriteReply} */ (await ask("write", { sheet, format, lang: settings.peek().lang }));
  return reply.text.trim();
}

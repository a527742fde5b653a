// Lists the moves of the game so far, to look back at; loaded late.

import { movesSoFar } from "../game/moves.js";
import { sheetData } from "../game/sheet.js";
import { settings } from "../settings.js";
import { change, dispatch, game, state, watch } from "../store.js";
import { ApiError, ask, get } from "./api.js";

/** @import { Move } from "../game/moves.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { AdviceReply, StepJson, StepsReply, TechniquesReply } from "../types/contract.js" */
/** @import { Walk } from "../types/page.js" */
/** @typedef {Walk["steps"][number]} Found */

/** Whether the steps among the moves are explained when they are looked at. */
let explains = false;

/** Lists the moves, and shows the last one: the board as it is. */
export function showMoves() {
  if (!explains) watch((_, { type }) => void (["walkCame", "walked"].includes(type) && explain()));
  explains = true;
  dispatch({ type: "walkAsked", kind: "moves" });
  dispatch({ type: "walkCame", walk: { steps: [], text: [], ...movesSoFar(game.peek()) } });
}

/** Finds the step again that the tutor took in the move that is shown, to say and to draw it. */
async function explain() {
  const { walk } = state.peek().tutor;
  const at = (walk?.at ?? 0) - 1;
  const move = walk?.moves?.[at];
  if (!walk || move?.kind !== "accept" || !move.technique || walk.found?.[at]) return;
  try {
    const step = await stepOf(walk.sheets[at], move, move.technique);
    if (step && state.peek().tutor.walk?.moves === walk.moves) dispatch({ type: "moveExplained", at, step });
  } catch (error) {
    // The list names the move anyway.
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * The step of a move.
 * @param {Sheet} sheet the board before it
 * @param {Move} move
 * @param {string} technique
 * @returns {Promise<Found | undefined>}
 */
async function stepOf(sheet, move, technique) {
  const question = { sheet: sheetData(sheet), lang: settings.peek().lang };
  const { beforeMarks, techniques, onRequest } = /** @type {TechniquesReply} */ (
    await get("techniques", { lang: settings.peek().lang })
  );
  const kind = beforeMarks.find(({ id }) => id === technique);
  if (kind) {
    // Moves without marks are not listed: the tutor takes the first one.
    const reply = /** @type {AdviceReply} */ (await ask("step", { question, beforeMarks: true }));
    const { name } = kind;
    return reply.kind === "step" && concludes(reply.step, move)
      ? { name, step: reply.step, text: reply.text }
      : undefined;
  }
  // A digit of the solution belongs to none.
  if (![...techniques, ...onRequest].some(({ id }) => id === technique)) return undefined;
  const { groups } = /** @type {StepsReply} */ (await ask("steps", { question, technique }));
  return groups.flatMap(({ steps }) => steps).find(({ step }) => concludes(step, move));
}

/** Whether a step concludes what the move changed. @param {StepJson} step @param {Move} move */
const concludes = ({ placements, eliminations }, { placed, eliminated }) =>
  listed(placements) === listed(placed) && listed(eliminations) === listed(eliminated);

/** @param {{ cell: number, digit: number }[]} candidates */
const listed = (candidates) =>
  candidates
    .map(({ cell, digit }) => `${cell}:${digit}`)
    .sort()
    .join(" ");

/** Goes on from the moment that is shown. Undo returns. */
export function goOnFromThere() {
  const { walk } = state.peek().tutor;
  if (walk?.kind !== "moves" || walk.at < 0 || walk.at >= walk.sheets.length - 1) return;
  const to = walk.at;
  dispatch({ type: "walkClosed" });
  change({ type: "rewind", to });
  dispatch({ type: "toasted", toast: { id: "toast-visited", undo: "event" } });
}

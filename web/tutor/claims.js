// “I see an X-Wing”: requests a verdict on what the player has marked. Also the review of a game.

import { movesOf } from "../game/game.js";
import { sheetData, sheetFrom } from "../game/sheet.js";
import { leaveFound } from "../storage/hand-over.js";
import { nearMiss } from "./near.js";
import { settings } from "../settings.js";
import { change, claim, dispatch, game, sheet } from "../store.js";
import { say } from "../say.js";
import { ask } from "./api.js";
import { about, problemOf, question, techniques } from "./asks.js";

/** @import { ClaimReply, ReviewReply } from "../types/contract.js" */

/** Requests a verdict on the claim. */
export async function checkClaim() {
  const { technique, cells, eliminated, status } = claim.peek() ?? {};
  if (!cells || !eliminated || cells.length + eliminated.length === 0 || status === "asking") return;
  dispatch({ type: "claimAsked" });
  const asked = claim.peek();
  const body = {
    ...question(),
    technique,
    ...(cells.length ? { cells } : {}),
    ...(eliminated.length ? { eliminations: eliminated } : {}),
  };
  try {
    const reply = /** @type {ClaimReply} */ (await ask("claim", body));
    if (claim.peek() !== asked) return;
    const why = await whyMissed(reply, technique, cells);
    if (claim.peek() !== asked) return;
    dispatch({ type: "claimJudged", reply: why ? { ...reply, findings: [[{ text: why }]] } : reply });
    if (reply.verdict === "right" && technique) leaveFound(technique);
  } catch (error) {
    const problem = problemOf(error);
    if (claim.peek() === asked) dispatch({ type: "claimFailed", problem });
  }
}

/**
 * The first part of the definition that the marked cells fail; empty if the claim is not all wrong.
 * @param {ClaimReply} reply @param {string | undefined} technique @param {number[]} cells
 */
async function whyMissed({ verdict }, technique, cells) {
  if (!technique || cells.length === 0 || (verdict !== "wrong" && verdict !== "absent")) return "";
  const { techniques: list, onRequest } = await techniques();
  const name = [...list, ...onRequest].find(({ id }) => id === technique)?.name ?? "";
  return nearMiss(technique, cells, sheet.peek(), say, name);
}

/** Applies a correct claim. */
export function applyClaim() {
  const step = claim.peek()?.reply?.step;
  if (!step) return;
  const { placements, eliminations } = step;
  dispatch({ type: "claimClosed" });
  change({ type: "accept", placements, eliminations, clean: settings.peek().clean });
  dispatch({ type: "noted", note: { id: "note-applied", tone: "calm" } });
}

/** Requests a review of the game. */
export const askReview = () => {
  const { start } = game.peek();
  return about(
    "review",
    { sheet: sheetData(sheetFrom(start)), moves: movesOf(game.peek()), givensKnown: undefined },
    (/** @type {ReviewReply} */ review) => dispatch({ type: "noted", note: { review, tone: "calm" } }),
  );
};

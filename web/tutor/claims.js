// “I see an X-Wing”: the player marks what is seen, and the tutor judges it. And the look back at a game.

import { movesOf } from "../game/game.js";
import { inOrOut } from "../game/selection.js";
import { sheetData, sheetFrom } from "../game/sheet.js";
import { leaveFound } from "../learn/hand-over.js";
import { change, dispatch, game, selection, settings, state } from "../store.js";
import { ask } from "./api.js";
import { about, problemOf, question } from "./asks.js";

/** @typedef {import("../state.js").Claim} Claim */
/** @typedef {import("../types/contract.js").ClaimReply} ClaimReply */
/** @typedef {import("../types/contract.js").ReviewReply} ReviewReply */

/** @param {Partial<Claim>} more */
const tell = (more) => {
  const { claim } = state.peek();
  if (claim)
    dispatch({
      type: "claimed",
      claim: { ...claim, status: "marking", reply: undefined, problem: undefined, ...more },
    });
};

/** Begins a claim, with the cells that are selected if they are several. */
export function beginClaim() {
  const { cells } = selection.peek();
  const technique = settings.peek().technique || "x-wing";
  dispatch({
    type: "claimed",
    claim: { technique, part: "cells", cells: cells.length > 1 ? cells : [], gone: [], status: "marking" },
  });
}

/** @param {number} cell */
const markCell = (cell) => tell({ cells: inOrOut(state.peek().claim?.cells ?? [], cell) });

/** @param {number} cell @param {number} digit */
const markGone = (cell, digit) => tell({ gone: inOrOut(state.peek().claim?.gone ?? [], { cell, digit }) });

/**
 * What keys, pad and pointer mean while something is claimed.
 * @param {import("../commands.js").Command} command
 * @returns {boolean} whether it meant the claim
 */
export function claimCommand(command) {
  const { claim } = state.peek();
  if (!claim) return false;
  const { focus } = selection.peek();
  switch (command.do) {
    case "tapped":
      if (claim.part === "cells") markCell(command.cell);
      else if (command.digit) markGone(command.cell, command.digit);
      return true;
    case "toggle":
    case "place":
      markCell(focus);
      return true;
    case "digit":
      markGone(focus, command.digit);
      return true;
    case "erase":
      tell({ cells: [], gone: [] });
      return true;
    case "leave":
      dispatch({ type: "claimed", claim: null });
      return true;
    default:
      return false;
  }
}

/** @param {string} technique */
export const claimThat = (technique) => tell({ technique });
/** @param {Claim["part"]} part */
export const claimPart = (part) => tell({ part });

/** Has the claim judged. */
export async function checkClaim() {
  const { claim } = state.peek();
  if (!claim || claim.cells.length + claim.gone.length === 0 || claim.status === "asking") return;
  tell({ status: "asking" });
  const asked = state.peek().claim;
  const body = {
    ...question(),
    technique: claim.technique,
    ...(claim.cells.length ? { cells: claim.cells } : {}),
    ...(claim.gone.length ? { eliminations: claim.gone } : {}),
  };
  try {
    const reply = /** @type {ClaimReply} */ (await ask("claim", body));
    if (state.peek().claim !== asked) return;
    tell({ status: "judged", reply });
    if (reply.verdict === "right") leaveFound(claim.technique);
  } catch (error) {
    const problem = problemOf(error);
    if (state.peek().claim === asked) tell({ status: "failed", problem });
  }
}

/** Does what was rightly claimed. */
export function applyClaim() {
  const step = state.peek().claim?.reply?.step;
  if (!step) return;
  dispatch({ type: "claimed", claim: null });
  change({
    type: "accept",
    placements: step.placements,
    eliminations: step.eliminations,
    clean: settings.peek().clean,
  });
  dispatch({ type: "noted", note: { id: "note-applied", tone: "calm" } });
}

/** Looks back at the game. */
export const askReview = () => {
  const { start } = game.peek();
  return about(
    "review",
    { sheet: sheetData(sheetFrom(start)), moves: movesOf(game.peek()), givensKnown: undefined },
    (/** @type {ReviewReply} */ review) => dispatch({ type: "noted", note: { review, tone: "calm" } }),
  );
};

// Runs the player's commands, whether from a key, the pad, a menu or a button. to-events.js decides what a command
// changes in the state. What needs the server, the stored games or the browser is a service, listed here.

import { allowed, isExam } from "../help/help.js";
import { reopenGame, startGame } from "../storage/keeper.js";
import { changeSettings, settings } from "../settings.js";
import { START } from "../start-puzzle.js";
import { change, dispatch, guided, state } from "../store.js";
import { eventsFor } from "./to-events.js";
import { ROOT } from "../root.js";

/** @import { Command } from "../types/page.js" */

/** Commands that do not end a pause. */
const KEEP_PAUSE = new Set(["pause", "keys", "settings", "read", "focus", "move"]);

/** Commands that write on the board. In a pause they only end it: nobody writes on a board that cannot be seen. */
const WRITES = new Set([
  "digit",
  "erase",
  "tapped",
  "dragged",
  "place",
  "toggle",
  "promote",
  "color",
  "undo",
  "redo",
]);

/** Services that need a game. They do nothing while the player is writing a puzzle. */
const NEED_GAME = new Set(["hint", "step", "steps", "path", "moves"]);

/** Loaded late. */
const asks = () => import("../tutor/asks.js");
const solving = () => import("../tutor/solving.js");
const claims = () => import("../tutor/claims.js");
const aloud = () => import("../words/read-aloud.js");
const orders = () => import("./orders.js");
const helpWithGuide = async () => (await import("../help/guide.js")).helpWithGuide();
const lookingBack = () => import("../tutor/looking-back.js");

/** @type {Partial<Record<Command["do"], () => unknown>>} */
const SERVICES = {
  hint: async () => (guided.peek() ? helpWithGuide() : (await asks()).hintOrMore()),
  askHint: async () => (guided.peek() ? helpWithGuide() : (await asks()).askHint()),
  // Where to look, what to look for and in which cells; the rest is left to the player.
  halfHint: async () => (await asks()).askHint({ until: "cells" }),
  ignoreComplaint: async () => (await asks()).ignoreComplaint(),
  step: async () => (await asks()).takeStep(),
  steps: async () => (await asks()).askWalk("steps"),
  path: async () => (await asks()).askWalk("path"),
  moves: async () => (await asks()).askWalk("moves"),
  goOnFromThere: async () => (await lookingBack()).goOnFromThere(),
  checkRules: async () => (await solving()).checkRules(),
  showMistakes: async () => (await solving()).showMistakes(),
  toMistake: async () => (await solving()).toMistake(),
  solve: async () => (await solving()).solve(),
  solveSingles: async () => (await solving()).solveSingles(),
  solveByTechniques: async () => (await solving()).solveByTechniques(),
  checkClaim: async () => (await claims()).checkClaim(),
  applyClaim: async () => (await claims()).applyClaim(),
  review: async () => (await claims()).askReview(),
  writeDone: finishDraft,
  startPuzzle: () => startGame(START),
  guide: async () => (await orders()).playGuide(),
  takeBack,
  toggleColors: () => changeSettings({ colors: !settings.peek().colors }),
  learn: () => location.assign(`${ROOT}learn`),
  library: () => location.assign(`${ROOT}library`),
  statistics: () => location.assign(`${ROOT}statistics`),
};

/** @param {Command} command */
export function runCommand(command) {
  // Any other command ends the pause, so that the player sees its effect.
  if (state.peek().play.paused && !KEEP_PAUSE.has(command.do)) {
    dispatch({ type: "paused", paused: false });
    if (WRITES.has(command.do)) return;
  }
  if (!allowed(command.do)) return;
  // Nobody writes on a moment of the past: this returns to the board as it is.
  if (isLookingBack() && writes(command)) return dispatch({ type: "walkClosed" });
  for (const event of eventsFor(command, state.peek(), settings.peek(), isExam.peek())) dispatch(event);
  if (command.do === "read") void aloud().then(({ speak }) => speak(command.what));
  else if (command.do === "playLevel") void orders().then(({ playLevel }) => playLevel(command.level));
  else if (command.do === "playDay") void orders().then(({ playDay }) => playDay(command.day, command.level));
  else if (!(state.peek().draft && NEED_GAME.has(command.do))) void SERVICES[command.do]?.();
}

/** Whether a command writes on the board. A tap does only if a digit was chosen before its cells. @param {Command} command */
const writes = (command) =>
  WRITES.has(command.do) &&
  (settings.peek().digitFirst || !["tapped", "dragged", "place", "toggle"].includes(command.do));

/** Whether the board shows an earlier moment of the game. */
function isLookingBack() {
  const { walk } = state.peek().tutor;
  return walk?.kind === "moves" && walk.at < walk.sheets.length - 1;
}

/** Checks the puzzle that the player wrote. It can be played only if it has exactly one solution. */
async function finishDraft() {
  const { draft } = state.peek();
  if (!draft || draft.status === "checking") return;
  dispatch({ type: "draftChecking" });
  const { start, reply, problem } = await (await asks()).checkSheet(draft.sheet);
  if (state.peek().draft?.sheet !== draft.sheet) return;
  if (reply?.status === "proper") startGame(start);
  else dispatch({ type: "draftRefused", reply, problem });
}

/** Undoes what the notice at the foot of the page reports. */
function takeBack() {
  const { panels, play } = state.peek();
  const undo = panels.toast?.undo;
  dispatch({ type: "toasted", toast: null });
  if (undo === "event") change({ type: "undo" });
  if (undo === "game" && play.previous) void reopenGame(play.previous);
}

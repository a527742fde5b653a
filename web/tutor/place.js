// The player's place: the hint and the rungs shown so far, the list of steps, the puzzle being written, the selection.
// Like the game, it is restored after a reload, and when the page is opened again.

import { sheetData, sheetFrom } from "../game/sheet.js";
import { withMoreWords } from "../say.js";
import { settings } from "../settings.js";
import { dispatch, game, hint, state, watch } from "../store.js";

/** @import { Place } from "../types/page.js" */

const KEY = "jade.place";

/** The version of the stored format. Any other version is ignored. */
const VERSION = 2;

/**
 * Takes the place that this tab left, or else the tab that was open last. It is removed until `keepPlace` stores it
 * again, so that a place that breaks the page does so only once.
 */
function take() {
  try {
    const left = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(KEY);
    const place = JSON.parse(left ?? "null");
    return place?.version === VERSION ? place : null;
  } catch {
    return null;
  }
}

/**
 * Restores the player's place, if the game has not changed since.
 * @returns {boolean} whether it is known if games were being offered
 */
export function findPlace() {
  const left = take();
  if (!left) return false;
  if (left.id === game.peek().id && left.at === game.peek().log.length) {
    dispatch({ type: "placeRestored", place: left.place });
    // What the tutor said is in the language that was set then.
    const again = left.lang !== settings.peek().lang;
    // The reload cancelled a pending request.
    const pending = hint.peek()?.status === "asking";
    if (again || pending || left.walk) void askWhatWasAsked(again, pending, left.walk);
  }
  if (left.draft) {
    const { boxRows, boxColumns } = left.draft;
    dispatch({ type: "draftStarted", boxRows, boxColumns, sheet: sheetFrom(left.draft) });
  }
  return left.start === false;
}

/**
 * @param {boolean} again whether everything that is shown is asked for again
 * @param {boolean} pending whether a hint was on its way
 * @param {{ kind: "steps" | "path" | "moves", at: number } | null} walk
 */
async function askWhatWasAsked(again, pending, walk) {
  const { askAgain, askHint, askWalk } = await withMoreWords(import("./asks.js"));
  if (again) askAgain();
  else if (pending) void askHint();
  if (!walk) return;
  await askWalk(walk.kind);
  dispatch({ type: "walked", at: walk.at });
}

/** From now on, stores the player's place whenever it changes. */
export function keepPlace() {
  keep();
  watch((before, _, after) => {
    const groups = /** @type {const} */ (["play", "input", "tutor", "draft", "panels"]);
    if (groups.some((group) => before[group] !== after[group])) keep();
  });
}

function keep() {
  const { play, input, tutor, draft, panels } = state.peek();
  const { hint, claim, note, ignored, folded, walk } = tutor;
  const { selection, mode, filter } = input;
  /** @type {Place} */
  const place = { hint, claim, note, ignored, folded, selection, mode, filter };
  const text = JSON.stringify({
    version: VERSION,
    id: play.game.id,
    at: play.game.log.length,
    lang: settings.peek().lang,
    place,
    start: panels.start,
    walk: walk && { kind: walk.kind, at: walk.at },
    draft: draft && sheetData(draft.sheet),
  });
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(KEY, text);
  } catch {
    // A reload then starts without a place.
  }
}

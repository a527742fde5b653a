// Where one was: what the tutor was telling and how far, the list of steps, the puzzle being written, what is selected.
// All of it is there again after a reload, and after the tab was closed, as the game is.

import { sheetData, sheetFrom } from "../game/sheet.js";
import { settings } from "../settings.js";
import { dispatch, game, hint, state, watch } from "../store.js";
import { askAgain, askHint, askWalk } from "../tutor/asks.js";

/** @import { Place } from "../types/page.js" */

const KEY = "jade.place";

/** What is stored is of this form; what another version of the page has left is not understood. */
const VERSION = 2;

/**
 * Takes what this tab left, or else the tab that was open last; it is kept again by `keepPlace`. So what cannot be shown
 * is in the way but once.
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

/** Brings back where one was, if the game is as it was then. */
export function findPlace() {
  const left = take();
  if (!left) return;
  if (left.id === game.peek().id && left.at === game.peek().log.length) {
    dispatch({ type: "placeRestored", place: left.place });
    // What the tutor said is in the language of then.
    if (left.lang !== settings.peek().lang) askAgain();
    // An answer that was on its way did not come.
    else if (hint.peek()?.status === "asking") void askHint();
    if (left.walk) void askWalk(left.walk.kind).then(() => dispatch({ type: "walked", at: left.walk.at }));
  }
  if (left.draft) {
    const { boxRows, boxColumns } = left.draft;
    dispatch({ type: "draftStarted", boxRows, boxColumns, sheet: sheetFrom(left.draft) });
  }
}

/** Keeps it from now on. */
export function keepPlace() {
  keep();
  watch((before, _, after) => {
    const groups = /** @type {const} */ (["play", "input", "tutor", "draft"]);
    if (groups.some((group) => before[group] !== after[group])) keep();
  });
}

function keep() {
  const { play, input, tutor, draft } = state.peek();
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
    walk: walk && { kind: walk.kind, at: walk.at },
    draft: draft && sheetData(draft.sheet),
  });
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(KEY, text);
  } catch {
    // Then a reload begins at the board.
  }
}

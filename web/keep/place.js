// Where one was: what the tutor was telling and how far, the list of steps, the puzzle being written, what is selected.
// All of it is there again after a reload, and after the tab was closed, as the game is.

import { sheetData, sheetFrom } from "../game/sheet.js";
import { dispatch, game, settings, state, watch } from "../store.js";
import { askHint, askWalk } from "../tutor/asks.js";

/** @typedef {import("../state.js").State} State */

const KEY = "jade.place";

/** Parts of the state that are kept as they are. */
const KEPT = /** @type {const} */ ([
  "hint",
  "claim",
  "note",
  "waved",
  "folded",
  "filter",
  "selection",
  "mode",
]);

/**
 * Takes what this tab left, or else the tab that was open last; it is kept again by `keepPlace`. So what cannot be shown
 * is in the way but once.
 */
function take() {
  try {
    const left = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(KEY);
    return JSON.parse(left ?? "null");
  } catch {
    return null;
  }
}

/** Brings back where one was, if the game is as it was then. */
export function findPlace() {
  const left = take();
  if (!left) return;
  const { lang } = settings.peek();
  if (left.id === game.peek().id && left.at === game.peek().log.length) {
    // What the tutor said is in the language of then; once it is there, it follows.
    dispatch({ type: "set", settings: { lang: left.lang } });
    dispatch({ type: "placed", place: left.place });
    dispatch({ type: "set", settings: { lang } });
    const { hint, claim } = state.peek();
    // An answer that was on its way did not come.
    if (hint?.status === "asking") void askHint();
    if (claim?.status === "asking") dispatch({ type: "claimed", claim: { ...claim, status: "marking" } });
    if (left.walk) void askWalk(left.walk.kind).then(() => dispatch({ type: "walked", at: left.walk.at }));
  }
  const { writing } = left;
  if (writing)
    dispatch({
      type: "writingBegun",
      boxRows: writing.boxRows,
      boxColumns: writing.boxColumns,
      sheet: sheetFrom(writing),
    });
}

/** Keeps it from now on. */
export function keepPlace() {
  keep();
  watch((before, _, after) => {
    const parts = /** @type {const} */ ([...KEPT, "game", "walk", "writing"]);
    if (parts.some((part) => before[part] !== after[part])) keep();
  });
}

function keep() {
  const now = state.peek();
  const { walk, writing } = now;
  const { id, log } = now.game;
  const place = Object.fromEntries(KEPT.map((part) => [part, now[part]]));
  const text = JSON.stringify({
    id,
    at: log.length,
    lang: now.settings.lang,
    place,
    walk: walk && { kind: walk.kind, at: walk.at },
    writing: writing && sheetData(writing.sheet),
  });
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(KEY, text);
  } catch {
    // Then a reload begins at the board.
  }
}

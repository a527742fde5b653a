// Games that begin where a technique applies; loaded late.

import { changeSettings } from "../settings.js";
import { dispatch } from "../store.js";
import { startGame } from "./keeper.js";

/** @import { StartData } from "../game/sheet.js" */

/**
 * Starts a new game at the moment when a technique applies, with all candidates filled in and a note about it.
 * @param {StartData} start
 * @param {string} [name] of the technique
 * @param {unknown} [only] a technique that hints would not reach by themselves: from now on they are restricted to it
 */
export function startMoment(start, name, only) {
  startGame(start);
  if (typeof only === "string") changeSettings({ technique: only });
  // A sheet with candidate lists has already lost candidates on the way to this moment.
  if (!start.candidates) dispatch({ type: "game", event: { type: "fillCandidates" } });
  dispatch({
    type: "noted",
    note: { tone: "calm", ...(name ? { id: "note-moment-named", args: { name } } : { id: "note-moment" }) },
  });
}

// Lists the moves of the game so far, to look back at; loaded late.

import { movesSoFar } from "../game/moves.js";
import { change, dispatch, game, state } from "../store.js";

/** Lists the moves, and shows the last one: the board as it is. */
export function showMoves() {
  dispatch({ type: "walkAsked", kind: "moves" });
  dispatch({ type: "walkCame", walk: { steps: [], text: [], ...movesSoFar(game.peek()) } });
}

/** Goes on from the moment that is shown. Undo returns. */
export function goOnFromThere() {
  const { walk } = state.peek().tutor;
  if (walk?.kind !== "moves" || walk.at < 0 || walk.at >= walk.sheets.length - 1) return;
  const to = walk.at;
  dispatch({ type: "walkClosed" });
  change({ type: "rewind", to });
  dispatch({ type: "toasted", toast: { id: "toast-visited", undo: "event" } });
}

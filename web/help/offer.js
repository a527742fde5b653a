// Offers help to a player who has not made a move for a while: a notice with a button that opens a half-worked hint. It
// is never opened unasked.

import { settings } from "../settings.js";
import { dispatch, state, watch, solved } from "../store.js";
import { hintsLeft } from "./help.js";

/** The time without any event on the page, in milliseconds. */
const AFTER = 180_000;

/** From now on, offers help after a while without an event. */
export function offerHelp() {
  let timer = 0;
  const again = () => {
    clearTimeout(timer);
    timer = window.setTimeout(offer, AFTER);
  };
  watch(again);
  again();
}

function offer() {
  const { play, tutor, draft, panels } = state.peek();
  const { start, dialog, menu } = panels;
  const busy = play.paused || draft || start || dialog || menu || solved.peek() || document.hidden;
  const talks = tutor.hint || tutor.walk || tutor.claim || tutor.note;
  // Without a move, the player has not begun to play.
  if (!settings.peek().offer || busy || talks || play.game.log.length === 0 || hintsLeft.peek() === 0) return;
  dispatch({ type: "noted", note: { id: "note-offer", tone: "calm" } });
}

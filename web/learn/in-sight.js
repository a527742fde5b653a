// What belongs together is in sight together, on small screens too: a question and its board, an argument and its board.

/** Where what is said about a board stands above or below it (styles/learn.css). */
const NARROW = "(max-width: 54rem)";
const PHONE = "(max-width: 32rem)";
/** By then a tap has ended, in milliseconds. */
const TAP = 400;

/** On a phone, the head of a station goes to the top, so that more of its board is in sight. Returns whether it did. */
export function toStation() {
  const head = matchMedia(PHONE).matches && document.querySelector(".station-head");
  if (!head) return false;
  head.scrollIntoView({ block: "start" });
  return true;
}

/**
 * On a small screen, moves a board with what is said about it to the top if it is not in sight as a whole. Only once the last
 * tap has ended: nothing may come to lie under a finger.
 * @param {Element | null | undefined} element
 * @returns {() => void} what cancels it
 */
export function bringUp(element) {
  const timer = setTimeout(() => {
    if (!element?.isConnected || !matchMedia(NARROW).matches) return;
    // What was reached at a station is above its last board, and has the focus.
    if (document.activeElement?.closest(".station-done")) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "start" });
  }, TAP);
  return () => clearTimeout(timer);
}

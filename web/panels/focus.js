// Where the focus goes when a card beside the board comes and goes.

import { useLayoutEffect, useRef } from "../ui.js";
import { focusBoard } from "./game-board.js";

/**
 * Moves the focus into a card when it replaces what had the focus, and to the board when the card goes. While the page
 * is being opened, the focus belongs to the board.
 * @returns {{ current: HTMLElement | null }} the ref of the card
 */
export function useCardFocus() {
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  useLayoutEffect(() => {
    const lost = () => document.activeElement === document.body;
    if (document.documentElement.dataset.ready && lost())
      host.current?.querySelector("button")?.focus({ preventScroll: true });
    return () => queueMicrotask(() => lost() && focusBoard());
  }, []);
  return host;
}

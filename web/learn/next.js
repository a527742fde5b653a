// The button that asks for the next board. It takes the focus once a board is done, so that Enter goes on.

import { h, say, useLayoutEffect, useRef } from "../ui.js";

/** @param {{ onGo: () => void, takesFocus?: boolean, text?: string }} props text: the id of its text */
export function Next({ onGo, takesFocus = true, text = "practice-next" }) {
  const host = /** @type {{ current: HTMLButtonElement | null }} */ (useRef(null));
  // Before the browser paints: a player who sees the button can press Enter.
  useLayoutEffect(() => {
    if (takesFocus) host.current?.focus({ preventScroll: true });
  }, []);
  return h(
    "button",
    { type: "button", class: "main-button practice-button", ref: host, onClick: onGo },
    say(text),
  );
}

// The button that asks for the next board. It takes the focus once a board is done, so that Enter goes on.

import { button, h, say, useLayoutEffect, useRef } from "../ui.js";

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

/**
 * The next board; once a station is mastered, the next station comes first.
 * @param {{ onGo: () => void, after?: string, takesFocus?: boolean, text?: string }} props after: the address of the next station
 */
export function NextBoard({ onGo, after, takesFocus = true, text = "practice-next" }) {
  const host = /** @type {{ current: HTMLAnchorElement | null }} */ (useRef(null));
  useLayoutEffect(() => {
    if (takesFocus) host.current?.focus({ preventScroll: true });
  }, [after]);
  if (!after) return h(Next, { onGo, takesFocus, text });
  return h(
    "p",
    { class: "go-on" },
    h("a", { class: "main-button", href: after, ref: host }, say("path-next")),
    button({ onClick: onGo }, say(text)),
  );
}

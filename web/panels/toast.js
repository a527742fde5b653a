// A notice at the foot of the page with an undo button. It disappears after a while, or with the next change.

import { button, h, say, useEffect, useRef } from "../ui.js";
import { focusBoard } from "./game-board.js";
import { runCommand } from "../commands/run.js";
import { dispatch, toast } from "../store.js";

/** How long the notice stays, in milliseconds. */
const STAY = 12_000;

export function Toast() {
  const now = toast.value;
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  useEffect(() => {
    if (!now) return undefined;
    // But not while it is hovered or focused.
    const timer = setInterval(() => {
      if (!host.current?.contains(document.activeElement)) dispatch({ type: "toasted", toast: null });
    }, STAY);
    return () => clearInterval(timer);
  }, [now]);
  if (!now) return null;
  return h(
    "section",
    { class: "toast", ref: host, "aria-label": say("toast-label") },
    h("span", {}, say(now.id, now.args)),
    now.undo && button({ onClick: takeBack }, say(`${now.id}-undo`)),
  );
}

/** The button disappears with the notice, so the focus returns to the board. */
function takeBack() {
  runCommand({ do: "takeBack" });
  focusBoard();
}

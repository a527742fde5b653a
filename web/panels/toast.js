// A notice at the foot of the page that can take something back; it goes after a while, or with the next change.

import { button, h, say, useEffect, useRef } from "../ui.js";
import { focusBoard } from "./game-board.js";
import { runCommand } from "../commands/run.js";
import { dispatch, toast } from "../store.js";

/** How long it stays, in milliseconds. */
const STAY = 12_000;

export function Toast() {
  const now = toast.value;
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  useEffect(() => {
    if (!now) return undefined;
    // Never while somebody is at it.
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

/** The button goes with the notice: then the focus goes back to the board. */
function takeBack() {
  runCommand({ do: "takeBack" });
  focusBoard();
}

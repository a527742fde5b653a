// A notice at the foot of the page that can take something back; it goes after a while, or with the next change.

import { useEffect } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { runCommand } from "../commands.js";
import { dispatch, toast } from "../store.js";
import { say } from "../words/say.js";

/** How long it stays, in milliseconds. */
const STAY = 12_000;

export function Toast() {
  const now = toast.value;
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(() => dispatch({ type: "toasted", toast: null }), STAY);
    return () => clearTimeout(timer);
  }, [now]);
  if (!now) return null;
  return h("section", { class: "toast", "aria-label": say("toast-label") }, h("span", {}, say(now.id)),
    now.undo && h("button", { type: "button", onClick: () => runCommand({ do: "takeBack" }) }, say(`${now.id}-undo`)));
}

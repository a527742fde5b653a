// What help a game allows, if it does not allow any.

import { h, say } from "../ui.js";
import { allowance, allowHelp, hintsLeft } from "../help/help.js";
import { RestrictionBar } from "./restriction-bar.js";

/** The limit, with a button that lifts it, unless somebody else has set it. */
export function HelpLeft() {
  const { help, set } = allowance.value;
  return h(RestrictionBar, {
    look: "help-left",
    text: help === "exam" ? say("help-exam") : say("help-left", { count: hintsLeft.value, of: help }),
    lift: set ? null : "help-off",
    onLift: allowHelp,
  });
}

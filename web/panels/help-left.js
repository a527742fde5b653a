// What help a game allows, if it does not allow any.

import { h, say } from "../ui.js";
import { allowance, allowHelp, hintsLeft } from "../keep/help.js";
import { ToolButton } from "./tool-buttons.js";

/** The limit, with a button that lifts it, unless somebody else has set it. */
export function HelpLeft() {
  const { help, set } = allowance.value;
  return h(
    "div",
    { class: "chosen help-left" },
    h(
      "span",
      {},
      help === "exam" ? say("help-exam") : say("help-left", { count: hintsLeft.value, of: help }),
    ),
    !set && h(ToolButton, { name: "close", text: "help-off", onClick: allowHelp }),
  );
}

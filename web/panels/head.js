// The head of the game's page.

import { h } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { SiteHead } from "./site-head.js";
import { ToolButton } from "./tool-buttons.js";

export const Head = () =>
  h(
    SiteHead,
    { here: "play" },
    h(ToolButton, {
      name: "search",
      text: "action-commands",
      onClick: () => runCommand({ do: "commands" }),
    }),
    h(ToolButton, {
      name: "settings",
      text: "action-settings",
      onClick: () => runCommand({ do: "settings" }),
    }),
  );

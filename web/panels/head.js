// The head of the page: title, menus, language, theme, help, settings.

import { h, say } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { Icon } from "./icons.js";
import { Clock } from "./clock.js";
import { Menus } from "./menus.js";
import { LanguageSwitch, ThemeButton, ToolButton } from "./tool-buttons.js";
import { ROOT } from "../root.js";

export function Head() {
  return h(
    "header",
    { class: "head" },
    h("h1", { class: "name" }, h(Icon, { name: "gem" }), h("span", {}, "JADE")),
    h(Menus, {}),
    h(
      "div",
      { class: "head-tools" },
      h(Clock, {}),
      h("a", { class: "learn-link", href: `${ROOT}learn` }, say("action-learn")),
      h(LanguageSwitch, {}),
      h(ThemeButton, {}),
      h(ToolButton, {
        name: "keys",
        text: "action-keys",
        look: "keys-button",
        onClick: () => runCommand({ do: "keys" }),
      }),
      h(ToolButton, {
        name: "settings",
        text: "action-settings",
        onClick: () => runCommand({ do: "settings" }),
      }),
    ),
  );
}

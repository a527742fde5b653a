// The head of the page: title, menus, language, theme, help, settings.

import { button, h, say } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { changeSettings, settings } from "../settings.js";
import { dispatch } from "../store.js";
import { Icon } from "./icons.js";
import { changeLanguage } from "../words/say.js";
import { Clock } from "./clock.js";
import { Menus } from "./menus.js";
import { ROOT } from "../root.js";

/** @import { IconName } from "./icons.js" */

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

/** @param {{ name: IconName, text: string, look?: string, onClick: () => void }} props */
export const ToolButton = ({ name, text, look = "", onClick }) =>
  button({ class: `tool ${look}`, "aria-label": say(text), title: say(text), onClick }, h(Icon, { name }));

/** A button labelled with the other language's own name, for players who cannot read the current one. */
function LanguageSwitch() {
  const other = settings.value.lang === "en" ? "es" : "en";
  const name = other === "en" ? "English" : "Español";
  const short = other.toUpperCase();
  return button(
    {
      class: "tool language",
      lang: other,
      title: name,
      // Phones show only the short name. The accessible name must contain the visible one.
      "aria-label": `${short} ${name}`,
      onClick: () => changeLanguage(other),
    },
    h("span", { class: "short" }, short),
    h("span", { class: "long" }, name),
  );
}

function ThemeButton() {
  const dark = isDark();
  const text = dark ? "action-light" : "action-dark";
  return h(ToolButton, {
    name: dark ? "sun" : "moon",
    text,
    look: "theme-button",
    onClick: () => changeSettings({ theme: dark ? "light" : "dark" }),
  });
}

/** Whether the page is dark now, by choice or by the system's preference. */
function isDark() {
  const { theme } = settings.value;
  return theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}

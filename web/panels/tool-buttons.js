// Buttons that are an icon or a short word: those of the heads of all pages among them.

import { button, h, say } from "../ui.js";
import { changeSettings, settings } from "../settings.js";
import { Icon } from "./icons.js";
import { changeLanguage } from "../say.js";

/** @import { IconName } from "./icons.js" */

/** @param {{ name: IconName, text: string, look?: string, onClick: () => void }} props */
export const ToolButton = ({ name, text, look = "", onClick }) =>
  button({ class: `tool ${look}`, "aria-label": say(text), title: say(text), onClick }, h(Icon, { name }));

/** A button labelled with the other language's own name, for players who cannot read the current one. */
export function LanguageSwitch() {
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

export function ThemeButton() {
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
  return ["auto", "contrast"].includes(theme)
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : theme === "dark";
}

// Settings in localStorage, and the page dressed accordingly.

import { effect } from "../ui.js";
import { changeSettings, DEFAULTS, settings } from "../settings.js";
import { LANGUAGES, preferredLanguage, say } from "../words/say.js";

/** @import { Settings } from "../types/page.js" */

const KEY = "jade.settings";

/** Reads the settings; whatever is missing or broken is as at first. @returns {Settings} */
function storedSettings() {
  /** @type {Settings} */
  const found = { ...DEFAULTS, lang: preferredLanguage() };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (LANGUAGES.includes(stored.lang)) found.lang = stored.lang;
    if (["auto", "light", "dark"].includes(stored.theme)) found.theme = stored.theme;
    if (["modern", "thesis"].includes(stored.keys)) found.keys = stored.keys;
    if (["digits", "letters", "shapes"].includes(stored.alphabet)) found.alphabet = stored.alphabet;
    if (typeof stored.technique === "string") found.technique = stored.technique;
    for (const name of /** @type {const} */ ([
      "clean",
      "coordinates",
      "same",
      "digitFirst",
      "clock",
      "colors",
    ])) {
      if (typeof stored[name] === "boolean") found[name] = stored[name];
    }
  } catch {
    // As at first.
  }
  return found;
}

/** Brings the settings back. */
export const restoreSettings = () => changeSettings(storedSettings());

/** Keeps the settings from now on; language and theme follow at once. */
export function keepSettings() {
  effect(() => {
    const { lang, theme } = settings.value;
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = theme;
    document.title = say("title");
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // They last as long as the tab.
    }
  });
}

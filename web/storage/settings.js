// Stores the settings in localStorage, and applies them to the page.

import { effect } from "../ui.js";
import { changeSettings, DEFAULTS, settings } from "../settings.js";
import { LANGUAGES, preferredLanguage, say } from "../say.js";

/** @import { Settings } from "../types/page.js" */

const KEY = "jade.settings";

/** Settings of which those that are missing or invalid have their defaults. @param {any} stored @returns {Settings} */
export function checkedSettings(stored) {
  /** @type {Settings} */
  const found = { ...DEFAULTS, lang: preferredLanguage() };
  if (typeof stored !== "object" || stored === null) return found;
  if (LANGUAGES.includes(stored.lang)) found.lang = stored.lang;
  if (["auto", "light", "dark", "sepia", "contrast"].includes(stored.theme)) found.theme = stored.theme;
  if (["modern", "thesis"].includes(stored.keys)) found.keys = stored.keys;
  if (["digits", "letters", "shapes"].includes(stored.alphabet)) found.alphabet = stored.alphabet;
  if (["free", "5", "3", "1", "exam"].includes(stored.help)) found.help = stored.help;
  if (["full", "classic", "own"].includes(stored.profile)) found.profile = stored.profile;
  if (Array.isArray(stored.own) && stored.own.every((/** @type {unknown} */ id) => typeof id === "string"))
    found.own = stored.own;
  if (["where", "technique", "all"].includes(stored.depth)) found.depth = stored.depth;
  if (typeof stored.technique === "string") found.technique = stored.technique;
  for (const [name, value] of Object.entries(DEFAULTS))
    if (typeof value === "boolean" && typeof stored[name] === "boolean")
      Object.assign(found, { [name]: stored[name] });
  return found;
}

/** Reads the settings. @returns {Settings} */
function storedSettings() {
  try {
    return checkedSettings(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // The browser stores nothing, or what it stores is broken.
    return checkedSettings({});
  }
}

/** Restores the settings. */
export const restoreSettings = () => changeSettings(storedSettings());

/** From now on, stores the settings whenever they change; language and theme are applied at once. */
export function keepSettings() {
  effect(() => {
    const { lang, theme, forms } = settings.value;
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.toggle("forms", forms);
    document.title = say("title");
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // The settings last until the tab is closed.
    }
  });
}

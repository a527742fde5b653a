// The page's own texts, in Fluent: one file per language. The page's language is loaded at the start, the other later.

import { computed } from "../vendor/signals/signals.js";
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { changeSettings, settings } from "../settings.js";

/** @import { Language } from "../types/page.js" */

/** @type {readonly Language[]} */
export const LANGUAGES = ["en", "es"];

/** Groups Spanish digits with thin spaces, as the program does; browsers use points. The decimal sign is a comma. */
class SpacedNumber extends FluentNumber {
  /** @param {Parameters<FluentNumber["toString"]>[0]} scope */
  toString(scope) {
    return super.toString(scope).replaceAll(".", "\u202f");
  }
}

/** @type {Map<Language, FluentBundle>} */
const bundles = new Map();

const language = computed(() => settings.value.lang);

/**
 * @param {Language} lang
 * @param {string} source the text of page.ftl
 */
export function addWords(lang, source) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  for (const error of errors) console.error(error);
  bundles.set(lang, bundle);
}

/** Loads the texts of a language, unless they are loaded already. @param {Language} lang */
export async function loadWords(lang) {
  if (bundles.has(lang)) return;
  const response = await fetch(`/locales/${lang}/page.ftl`);
  if (!response.ok) throw new Error(`/locales/${lang}/page.ftl: ${response.status}`);
  addWords(lang, await response.text());
}

/** Loads the texts of every language, so that switching is instant. */
export const loadAllWords = () => Promise.all(LANGUAGES.map(loadWords));

/** Switches the page to a language once its texts are loaded. @param {Language} lang */
export function changeLanguage(lang) {
  if (bundles.has(lang)) changeSettings({ lang });
  else void loadWords(lang).then(() => changeSettings({ lang }));
}

/**
 * A text of page.ftl in the current language. Inside a component or an effect, it updates when the language changes.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args) {
  const bundle = bundles.get(language.value);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    console.error(`no text ${id}`);
    return id;
  }
  return bundle.formatPattern(pattern, language.value === "es" && args ? spaced(args) : args);
}

/** @param {Record<string, string | number>} args */
const spaced = (args) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new SpacedNumber(value) : value,
    ]),
  );

/** The default language: the first of the browser's preferences that JADE supports. */
export function preferredLanguage() {
  const tags = typeof navigator === "undefined" ? [] : navigator.languages;
  const known = tags.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang)));
  return known.find((lang) => lang !== undefined) ?? "en";
}

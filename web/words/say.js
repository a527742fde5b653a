// The page's own texts: Fluent, one file a language: that of the page is loaded at the start, the other when there is time.

import { computed } from "../vendor/signals/signals.js";
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { changeSettings, settings } from "../settings.js";

/** @import { Language } from "../types/page.js" */

/** @type {readonly Language[]} */
export const LANGUAGES = ["en", "es"];

/** Spanish groups digits with thin spaces, as the program does; browsers put points. Decimals have a comma. */
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

/** Fetches the texts of a language, if they are not here. @param {Language} lang */
export async function loadWords(lang) {
  if (bundles.has(lang)) return;
  const response = await fetch(`/locales/${lang}/page.ftl`);
  if (!response.ok) throw new Error(`/locales/${lang}/page.ftl: ${response.status}`);
  addWords(lang, await response.text());
}

/** Fetches the texts of every language, so that switching is instant. */
export const loadAllWords = () => Promise.all(LANGUAGES.map(loadWords));

/** Switches the page to a language, as soon as its texts are here. @param {Language} lang */
export function changeLanguage(lang) {
  if (bundles.has(lang)) changeSettings({ lang });
  else void loadWords(lang).then(() => changeSettings({ lang }));
}

/**
 * A text of page.ftl in the language chosen. Read inside a component or effect, it follows the language.
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

/** The language to begin with: the first that the browser prefers and JADE speaks. */
export function preferredLanguage() {
  const tags = typeof navigator === "undefined" ? [] : navigator.languages;
  const known = tags.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang)));
  return known.find((lang) => lang !== undefined) ?? "en";
}

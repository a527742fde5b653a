// The page's own texts: Fluent, one file a language, both loaded at the start so that switching is instant.

import { computed } from "../vendor/signals/signals.js";
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { settings } from "../settings.js";

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

/** Fetches the texts of every language. */
export async function loadWords() {
  await Promise.all(
    LANGUAGES.map(async (lang) => {
      const response = await fetch(`/locales/${lang}/page.ftl`);
      if (!response.ok) throw new Error(`/locales/${lang}/page.ftl: ${response.status}`);
      addWords(lang, await response.text());
    }),
  );
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

// The page's own texts, in Fluent: page.ftl holds what the first move needs, more.ftl what several pages need later, and
// the game, the statistics, the account, the classes and pictures have a file each. What is not needed at once, and the other language, is
// loaded later.

import { computed, signal } from "./vendor/signals/signals.js";
import { FluentBundle, FluentNumber, FluentResource } from "./vendor/fluent/index.js";
import { changeSettings, settings } from "./settings.js";
import { ROOT } from "./root.js";

/** @import { Language } from "./types/page.js" */

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

/** Counts the files that were loaded, so that texts that came late are shown. */
const loaded = signal(0);

/** The files that are loaded or on their way. @type {Map<string, Promise<void>>} */
const coming = new Map();

/**
 * @param {Language} lang
 * @param {string} source the text of a file
 */
export function addWords(lang, source) {
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  for (const error of errors) console.error(error);
  bundles.set(lang, bundle);
  loaded.value += 1;
}

/**
 * Loads a file of texts, unless it is loaded already.
 * @param {Language} lang
 * @param {Part} name
 * @returns {Promise<void>}
 */
function load(lang, name) {
  const path = `${ROOT}locales/${lang}/${name}.ftl`;
  const known = coming.get(path);
  if (known) return known;
  const work = (async () => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    addWords(lang, await response.text());
  })();
  coming.set(path, work);
  // The next use tries again.
  work.catch(() => coming.delete(path));
  return work;
}

/** Loads the texts of a language that the first move needs. @param {Language} lang */
export const loadWords = (lang) => load(lang, "page");

/** @typedef {"page" | "more" | "game" | "statistics" | "account" | "rankings" | "class" | "photo" | "rules" | "desk"} Part a file of texts */
/** The files of this page. @type {Part[]} */
const parts = ["page", "more"];

/** Names another file that this page needs. @param {Part} part */
export const alsoLoad = (part) => void parts.push(part);

/** Loads a file of texts in the current language. @param {Part} part */
export const loadPart = (part) => load(language.peek(), part);

/** Loads all texts of a language. @param {Language} lang */
export const loadLanguage = (lang) => Promise.all(parts.map((part) => load(lang, part)));

/** Loads all texts of every language, so that switching is instant. */
export const loadAllWords = () => Promise.all(LANGUAGES.map(loadLanguage));

/**
 * Loads a module together with the texts that it needs.
 * @template Module
 * @param {Promise<Module>} module
 * @returns {Promise<Module>}
 */
export async function withMoreWords(module) {
  await loadLanguage(language.peek());
  return module;
}

/** Switches the page to a language once its texts are loaded. @param {Language} lang */
export function changeLanguage(lang) {
  if (bundles.has(lang)) changeSettings({ lang });
  else void loadLanguage(lang).then(() => changeSettings({ lang }));
}

/**
 * A text in the current language. Inside a component or an effect, it updates when the language changes.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args) {
  void loaded.value;
  const bundle = bundles.get(language.value);
  // `rule-odd.what` is an attribute of `rule-odd`.
  const [name, attribute] = id.split(".");
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
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

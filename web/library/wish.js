// Which puzzles are wanted. The wish is in the address, so that going back from a game, or following a link, shows the
// same results: /library?level=hard&technique=x-wing&score=600-800&page=2

import { signal } from "../ui.js";
import { ROOT } from "../root.js";

/** @import { FindRequest, LevelJson } from "../types/contract.js" */

/** The number of puzzles per page. */
export const SHOWN = 24;

/** The maximum number of pages: the server counts puzzles in 32 bits. */
const MOST_PAGES = Math.floor(2 ** 32 / SHOWN);

/**
 * A filter is empty if it is not set. `own` and `name`: the player's own collections, and which one. `rules`: a
 * variant of JADE's collection. `whole`: play from the start instead of the moment when the technique applies.
 * @typedef {{ own: string, name: string, rules: string, level: string, technique: string, whole: string, score: [string, string], givens: [string, string], page: number }} Wish
 */

/** @param {string} query the query of an address @returns {Wish} */
export function read(query) {
  const of = new URLSearchParams(query);
  const text = (/** @type {string} */ name) => of.get(name) ?? "";
  const range = (/** @type {string} */ name) =>
    /** @type {[string, string]} */ (/^(\d{0,9})-(\d{0,9})$/.exec(text(name))?.slice(1) ?? ["", ""]);
  return {
    own: text("own") ? "1" : "",
    name: text("own") ? text("name") : "",
    rules: text("own") ? "" : text("rules"),
    level: text("level"),
    technique: text("technique"),
    whole: text("whole"),
    score: range("score"),
    givens: range("givens"),
    page: Math.min(MOST_PAGES, Math.max(1, Math.floor(Number(text("page"))) || 1)),
  };
}

/** The address for a wish. @param {Wish} wish */
export function address({ own, name, rules, level, technique, whole, score, givens, page }) {
  const range = (/** @type {[string, string]} */ ends) => (ends.join("") ? ends.join("-") : "");
  const parts = {
    own,
    name: own && name,
    rules: own ? "" : rules,
    level,
    technique,
    whole: technique && whole,
    score: range(score),
    givens: range(givens),
    page: page > 1 ? String(page) : "",
  };
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value));
  return query.size ? `${ROOT}library?${query}` : `${ROOT}library`;
}

/** The server's request for a wish. @param {Wish} wish @returns {FindRequest} */
export function request({ name, rules, level, technique, score, givens, page }) {
  const range = (/** @type {[string, string]} */ [least, most]) => ({
    ...(least ? { least: Number(least) } : {}),
    ...(most ? { most: Number(most) } : {}),
  });
  return {
    ...(name ? { collection: name } : {}),
    filter: {
      ...(rules ? { rules } : {}),
      ...(level ? { level: /** @type {LevelJson} */ (level) } : {}),
      ...(technique ? { technique } : {}),
      score: range(score),
      givens: range(givens),
    },
    skip: (page - 1) * SHOWN,
    count: SHOWN,
  };
}

export const wish = signal(read(typeof location === "undefined" ? "" : location.search));

/** Changes the wish; goes to page 1 unless `change` has a page. @param {Partial<Wish>} change */
export function want(change) {
  const next = { ...wish.peek(), page: 1, ...change };
  // Each page of results is a step in the browser's history; changes of a filter are not.
  if (change.page) history.pushState(null, "", address(next));
  else history.replaceState(null, "", address(next));
  wish.value = next;
}

// Which puzzles are wanted. It is in the address, so that whoever comes back from a game, or follows a link, finds the
// same page: /library?level=hard&technique=x-wing&score=600-800&page=2

import { signal } from "../ui.js";

/** How many puzzles are shown at a time. */
export const SHOWN = 24;

/** No list has more pages: the server counts puzzles in 32 bits. */
const MOST_PAGES = Math.floor(2 ** 32 / SHOWN);

/**
 * Empty where nothing is wished. Of one's own collections: `own`, and in `name` which. `whole`: not from the moment of
 * the technique but from the start.
 * @typedef {{ own: string, name: string, level: string, technique: string, whole: string, score: [string, string], clues: [string, string], page: number }} Wish
 */

/** @param {string} query of an address @returns {Wish} */
export function read(query) {
  const of = new URLSearchParams(query);
  const text = (/** @type {string} */ name) => of.get(name) ?? "";
  const range = (/** @type {string} */ name) =>
    /** @type {[string, string]} */ (/^(\d{0,9})-(\d{0,9})$/.exec(text(name))?.slice(1) ?? ["", ""]);
  return {
    own: text("own") ? "1" : "",
    name: text("own") ? text("name") : "",
    level: text("level"),
    technique: text("technique"),
    whole: text("whole"),
    score: range("score"),
    clues: range("clues"),
    page: Math.min(MOST_PAGES, Math.max(1, Math.floor(Number(text("page"))) || 1)),
  };
}

/** The address of a wish. @param {Wish} wish */
export function address({ own, name, level, technique, whole, score, clues, page }) {
  const range = (/** @type {[string, string]} */ ends) => (ends.join("") ? ends.join("-") : "");
  const parts = {
    own,
    name: own && name,
    level,
    technique,
    whole: technique && whole,
    score: range(score),
    clues: range(clues),
    page: page > 1 ? String(page) : "",
  };
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value));
  return query.size ? `/library?${query}` : "/library";
}

/** The same for the server. @param {Wish} wish @returns {import("../types/contract.js").FindRequest} */
export function request({ name, level, technique, score, clues, page }) {
  const number = (/** @type {string} */ key, /** @type {string} */ value) =>
    value ? { [key]: Number(value) } : {};
  return {
    ...(name ? { name } : {}),
    ...(level ? { level } : {}),
    ...(technique ? { technique } : {}),
    ...number("leastScore", score[0]),
    ...number("mostScore", score[1]),
    ...number("leastClues", clues[0]),
    ...number("mostClues", clues[1]),
    skip: (page - 1) * SHOWN,
    count: SHOWN,
  };
}

export const wish = signal(read(typeof location === "undefined" ? "" : location.search));

/** Wishes something else; from its first page, unless another is asked for. @param {Partial<Wish>} change */
export function want(change) {
  const next = { ...wish.peek(), page: 1, ...change };
  // Every page of a list is one step back; what is typed on the way to a number is none.
  if (change.page) history.pushState(null, "", address(next));
  else history.replaceState(null, "", address(next));
  wish.value = next;
}

// What the page of the library asks the server for.

import { bit } from "../game/geometry.js";
import { sheetData, sheetFrom } from "../game/sheet.js";
import { settings } from "../store.js";
import { ask, askLines, get, getNow } from "../tutor/api.js";
import { request } from "./wish.js";

/** @typedef {import("../types/contract.js").CollectionsReply} CollectionsReply */
/** @typedef {import("../state.js").Language} Language */
/** @typedef {import("../types/contract.js").CheckReply} CheckReply */
/** @typedef {import("../types/contract.js").FindReply} FindReply */
/** @typedef {import("../types/contract.js").ImportEvent} ImportEvent */
/** @typedef {import("../types/contract.js").PathReply} PathReply */
/** @typedef {import("../types/contract.js").SheetData} SheetData */
/** @typedef {import("./wish.js").Wish} Wish */
/** @typedef {import("../types/contract.js").TechniquesReply} TechniquesReply */

/** @returns {Language} */
const lang = () => settings.peek().lang;

/** @returns {Promise<TechniquesReply>} */
export const techniques = () => get("techniques", { lang: lang() });

/** The player's own. @returns {Promise<CollectionsReply>} */
export const collections = () => getNow("collections", { lang: lang() });

/** Finds puzzles of JADE's collection or of the player's own. @param {Wish} wish @returns {Promise<{ wish: Wish, reply: FindReply }>} */
export const find = async (wish) => ({
  wish,
  reply: await ask(wish.own ? "collections/find" : "library/find", { ...request(wish), lang: lang() }),
});

/**
 * The puzzle where a technique applies and nothing simpler does; as it is if that never comes.
 * @param {SheetData} start
 * @param {string} until the technique
 * @param {boolean} early whether it is tried right after the singles
 * @returns {Promise<import("../learn/hand-over.js").Handed>}
 */
export async function moment(start, until, early) {
  const { outcome, steps } = /** @type {PathReply} */ (
    await ask("path", { sheet: start, until, ...(early ? { early } : {}), lang: lang() })
  );
  if (outcome !== "reached") return start;
  const sheet = sheetFrom(start);
  for (const { step } of steps) {
    for (const { cell, digit } of step.placements) sheet.entries[cell] = digit;
    for (const { cell, digit } of step.eliminations) sheet.excluded[cell] |= bit(digit);
  }
  return { ...sheetData(sheet), moment: early ? until : true };
}

/** @param {SheetData} sheet @returns {Promise<CheckReply>} */
export const check = (sheet) => ask("check", { sheet, lang: lang() });

/** @param {string} name @returns {Promise<CollectionsReply>} */
export const remove = (name) => ask("collections/remove", { name, lang: lang() });

/** @param {string} name @param {string} text @param {(event: ImportEvent) => void} tell */
export const add = (name, text, tell) =>
  askLines("collections/import", { name, text, lang: lang() }, new AbortController().signal, tell);

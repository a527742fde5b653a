// Requests of the library's page to the server.

import { bit } from "../game/geometry.js";
import { sheetData, sheetFrom } from "../game/sheet.js";
import { readyFor } from "../rules-late.js";
import { settings } from "../settings.js";
import { ask, askLines, get, getNow } from "../tutor/api.js";
import { hasProgram } from "../tutor/transport.js";
import { request } from "./wish.js";

/** @import { CheckReply, CollectionsReply, FindReply, ImportEvent, PathReply, SheetData, TechniquesReply } from "../types/contract.js" */
/** @import { Language } from "../types/page.js" */
/** @import { Wish } from "./wish.js" */

/** @returns {Language} */
const lang = () => settings.peek().lang;

/** @returns {Promise<TechniquesReply>} */
export const techniques = () => get("techniques", { lang: lang() });

/**
 * The player's own collections; `kept` is false if there is no program to keep any.
 * @returns {Promise<CollectionsReply & { kept?: boolean }>}
 */
export const collections = async () =>
  (await hasProgram())
    ? getNow("collections", { lang: lang() })
    : { version: 0, collections: [], kept: false };

/** Finds puzzles in JADE's collection or in the player's own. @param {Wish} wish @returns {Promise<{ wish: Wish, reply: FindReply }>} */
export async function find(wish) {
  /** @type {FindReply} */
  const reply = await ask(wish.own ? "collections/find" : "library/find", { ...request(wish), lang: lang() });
  await readyFor(...reply.puzzles);
  return { wish, reply };
}

/**
 * The puzzle at the moment when a technique applies and nothing simpler does; unchanged if that never happens.
 * @param {SheetData} start
 * @param {string} until the technique
 * @param {boolean} early whether to try the technique right after the singles
 * @returns {Promise<import("../storage/hand-over.js").Handed>}
 */
export async function sheetWhereItApplies(start, until, early) {
  const { outcome, steps } = /** @type {PathReply} */ (
    await ask("path", { question: { sheet: start, lang: lang() }, until, ...(early ? { early } : {}) })
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
export const remove = (name) => ask("collections/remove", { collection: name, lang: lang() });

/** @param {string} name @param {string} text @param {(event: ImportEvent) => void} onEvent */
export const add = (name, text, onEvent) =>
  askLines(
    "collections/import",
    { collection: name, text, lang: lang() },
    new AbortController().signal,
    onEvent,
  );

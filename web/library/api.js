// What the page of the library asks the server for.

import { settings } from "../store.js";
import { ask, askLines, get, getNow } from "../tutor/api.js";
import { request } from "./wish.js";

/** @typedef {import("../types/contract.js").CollectionsReply} CollectionsReply */
/** @typedef {import("../state.js").Language} Language */
/** @typedef {import("../types/contract.js").CheckReply} CheckReply */
/** @typedef {import("../types/contract.js").FindReply} FindReply */
/** @typedef {import("../types/contract.js").ImportEvent} ImportEvent */
/** @typedef {import("../types/contract.js").SheetData} SheetData */
/** @typedef {import("./wish.js").Wish} Wish */
/** @typedef {import("../types/contract.js").LibraryReply} LibraryReply */
/** @typedef {import("../types/contract.js").TechniquesReply} TechniquesReply */

/** @returns {Language} */
const lang = () => settings.peek().lang;

/** @returns {Promise<TechniquesReply>} */
export const techniques = () => get("techniques", { lang: lang() });

/** What JADE comes with. @returns {Promise<LibraryReply>} */
export const library = () => get("library", { lang: lang() });

/** The player's own. @returns {Promise<CollectionsReply>} */
export const collections = () => getNow("collections", { lang: lang() });

/** Finds puzzles of JADE's collection or of the player's own. @param {Wish} wish @returns {Promise<{ wish: Wish, reply: FindReply }>} */
export const find = async (wish) => ({ wish, reply: await ask(wish.own ? "collections/find" : "library/find", { ...request(wish), lang: lang() }) });

/** @param {SheetData} sheet @returns {Promise<CheckReply>} */
export const check = (sheet) => ask("check", { sheet, lang: lang() });

/** @param {string} name @returns {Promise<CollectionsReply>} */
export const remove = (name) => ask("collections/remove", { name, lang: lang() });

/** @param {string} name @param {string} text @param {(event: ImportEvent) => void} tell */
export const add = (name, text, tell) => askLines("collections/import", { name, text, lang: lang() }, new AbortController().signal, tell);

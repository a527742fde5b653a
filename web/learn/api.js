// Requests of the lessons' page to the server.

import { ask, get } from "../tutor/api.js";

/** @import { Language } from "../types/page.js" */
/** @import { AnotherReply, LessonReply, LessonSearchReply, LessonsReply } from "../types/contract.js" */

/** @param {Language} lang @returns {Promise<LessonsReply>} */
export const lessons = (lang) => get("lessons", { lang });

/** @param {string} id @param {Language} lang @returns {Promise<LessonReply>} */
export const lesson = (id, lang) => get("lesson", { id, lang });

/** @param {string} words @param {Language} lang @returns {Promise<LessonSearchReply>} */
export const search = (words, lang) => get("lessons/search", { words, lang });

/** @param {Omit<import("../types/contract.js").DrillRequest, "seed">} wish @returns {Promise<import("../types/contract.js").DrillReply>} */
export const drill = (wish) => ask("drill", { ...wish, seed: crypto.getRandomValues(new Uint32Array(1))[0] });

/** @param {string} technique @param {number} seed @param {Language} lang @returns {Promise<AnotherReply>} */
export const another = (technique, seed, lang) => get("another", { technique, seed: String(seed), lang });

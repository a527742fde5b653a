// Requests of the lessons' page to the server. Boards may have rules, as those of killers do; who gets one can read them.

import { readyFor } from "../rules-late.js";
import { ask, get } from "../tutor/api.js";

/** @import { Language } from "../types/page.js" */
/** @import { AnotherReply, DrillReply, DrillRequest, LessonReply, LessonSearchReply, LessonsReply } from "../types/contract.js" */

/** @param {Language} lang @returns {Promise<LessonsReply>} */
export const lessons = (lang) => get("lessons", { lang });

/** @param {string} id @param {Language} lang */
export async function lesson(id, lang) {
  const reply = /** @type {LessonReply} */ (await get("lesson", { id, lang }));
  await readyFor(...reply.blocks.map((block) => (block.kind === "example" ? block.shown.sheet : null)));
  return reply;
}

/** @param {string} words @param {Language} lang @returns {Promise<LessonSearchReply>} */
export const search = (words, lang) => get("lessons/search", { words, lang });

/** @param {Omit<DrillRequest, "seed">} wish */
export async function drill(wish) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  const reply = /** @type {DrillReply} */ (await ask("drill", { ...wish, seed }));
  await readyFor(reply.shown.sheet);
  return reply;
}

/** @param {string} technique @param {number} seed @param {Language} lang */
export async function another(technique, seed, lang) {
  const reply = /** @type {AnotherReply} */ (await get("another", { technique, seed: String(seed), lang }));
  await readyFor(reply.shown.sheet);
  return reply;
}

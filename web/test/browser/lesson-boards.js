// The boards of the lessons and what is asked about them, without a browser: only the program is needed, which has the boards.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { readRulesWith } from "../../game/geometry.js";
import * as rules from "../../game/rules.js";

// Boards of lessons may have rules.
readRulesWith(rules);

const project = new URL("../../../", import.meta.url);
export const readProject = (/** @type {string} */ path) => readFileSync(new URL(path, project), "utf8");

/** Says a text of the page. A missing text or argument is an error. @param {string} lang */
export function sayIn(lang) {
  const bundle = new FluentBundle(lang === "en" ? "en-GB" : "es-ES", { useIsolating: false });
  for (const part of ["page", "more"])
    bundle.addResource(new FluentResource(readProject(`locales/${lang}/${part}.ftl`)));
  return (/** @type {string} */ id, /** @type {Record<string, any> | undefined} */ args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`${lang}: ${id} has no text`);
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(message.value, args ?? {}, errors);
    // Not with `expect`, which is slow: this is called for every wrong answer.
    if (errors.length > 0) throw new Error(`${lang}: ${id}: ${errors.join(", ")}`);
    return text;
  };
}

/**
 * The lessons with these ids. All are asked for before anything else is done: while questions are made, no connection lies
 * idle until the program ends it.
 * @param {import("./program.js").Program} jade @param {string[]} ids @param {string} lang
 * @returns {Promise<import("../../types/contract.js").LessonReply[]>}
 */
export const lessonsOf = (jade, ids, lang) =>
  Promise.all(ids.map(async (id) => (await fetch(`${jade.url}api/v1/lesson?id=${id}&lang=${lang}`)).json()));

/** The boards that a lesson asks about. @param {import("../../types/contract.js").LessonReply} lesson */
export const boardsOf = ({ blocks }) =>
  blocks.flatMap((block) =>
    block.kind === "example" && block.shown.sort !== "looks-like" ? [block.shown] : [],
  );

/** The boards of a lesson that only look as if the technique applied. @param {import("../../types/contract.js").LessonReply} lesson */
export const lookAlikesOf = ({ blocks }) =>
  blocks.flatMap((block) =>
    block.kind === "example" && block.shown.sort === "looks-like" ? [block.shown] : [],
  );

/** What can be answered on a board of this side. @param {import("../../learn/question-basis.js").Question} question @param {number} [side] */
export const answersTo = ({ by }, side = 9) =>
  by === "digits" ? Array.from({ length: side }, (_, i) => i + 1) : [...Array(side * side).keys()];

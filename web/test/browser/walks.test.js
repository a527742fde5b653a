// The boards of the lessons ask questions: for every technique of the classic profile and the thirty that puzzles need
// most often, in both languages. No browser is needed, only the program, which has the boards.

import { expect, test } from "./fixtures.js";
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { sheetFrom } from "../../game/sheet.js";
import { questionsOf } from "../../learn/questions.js";

/** @import { Question } from "../../learn/question-basis.js" */

const project = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, project), "utf8");

/** How often techniques are needed: of 10,000 puzzles with all techniques, and whether the classic profile has it. */
const needed = read("crates/jade-lessons/data/frequency.txt")
  .split("\n")
  .map((line) => line.split(" "))
  .filter(([id, count, ...rest]) => /^[a-z0-9-]+$/.test(id) && Number(count) >= 0 && rest.length > 0)
  .map(([id, count, , classic]) => ({ id, count: Number(count), isClassic: classic !== "-" }));
const classic = needed.filter(({ isClassic }) => isClassic).map(({ id }) => id);
const frequent = needed
  .sort((one, other) => other.count - one.count)
  .map(({ id }) => id)
  // The first move of everybody is to fill the last cell of a house: that lesson asks for nothing else.
  .filter((id) => id !== "full-house")
  .slice(0, 30);

/** Says a text of the page. A missing text or argument is an error. @param {string} lang */
function sayIn(lang) {
  const bundle = new FluentBundle(lang === "en" ? "en-GB" : "es-ES", { useIsolating: false });
  for (const part of ["page", "more"])
    bundle.addResource(new FluentResource(read(`locales/${lang}/${part}.ftl`)));
  return (/** @type {string} */ id, /** @type {Record<string, any> | undefined} */ args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`${lang}: ${id} has no text`);
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(message.value, args ?? {}, errors);
    expect(errors, `${lang}: ${id}`).toEqual([]);
    return text;
  };
}

/** The questions of each board of a lesson. @param {import("./program.js").Program} jade @param {string} id @param {string} lang @returns {Promise<Question[][]>} */
async function asked(jade, id, lang) {
  const { blocks } = await (await fetch(`${jade.url}api/v1/lesson?id=${id}&lang=${lang}`)).json();
  return blocks
    .filter((/** @type {any} */ { kind, shown }) => kind === "example" && shown.sort !== "looks-like")
    .map((/** @type {any} */ { shown }) => questionsOf(shown, sheetFrom(shown.sheet), sayIn(lang)));
}

test("the lists are those of the issue: sixteen and thirty techniques", ({}) => {
  expect(new Set(frequent).size).toBe(30);
  expect(classic.length, classic.join(" ")).toBeGreaterThanOrEqual(16);
});

for (const lang of ["en", "es"])
  test(`each technique asks for its pattern and for what follows from it (${lang})`, async ({ jade }) => {
    /** @type {string[]} */
    const gaps = [];
    for (const id of new Set([...classic, ...frequent])) {
      const boards = await asked(jade, id, lang);
      expect(boards.length, `${id} has no board`).toBeGreaterThan(0);
      for (const questions of boards) {
        const about = `${id} (${lang}): ${questions.map(({ ask }) => ask).join(" / ")}`;
        expect(questions.length, `nothing is asked: ${about}`).toBeGreaterThan(0);
        // The pattern of a single is what follows from it.
        const isSingle = /single$|^full-house$/.test(id);
        const ends = questions.findIndex(({ ends }) => ends);
        if (!isSingle && ends <= 0) gaps.push(about);
        for (const { ask, answer, by, whyNot } of questions) {
          expect(ask.length > 10 && answer.length > 0, about).toBeTruthy();
          const wrong = by === "digits" ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [...Array(81).keys()];
          for (const one of wrong.filter((one) => !answer.includes(one)))
            expect(whyNot(one).length, `${about}: ${one}`).toBeGreaterThan(5);
        }
      }
    }
    expect(gaps, "the pattern or what follows is not asked").toEqual([]);
  });

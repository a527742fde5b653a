// The boards of the lessons ask questions: for every technique of the classic profile and the thirty that puzzles need
// most often, in both languages. No browser is needed, only the program, which has the boards.

import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.js";
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
    // Not with `expect`, which is slow: this is called for every wrong answer.
    if (errors.length > 0) throw new Error(`${lang}: ${id}: ${errors.join(", ")}`);
    return text;
  };
}

/**
 * The questions of each board of a lesson.
 * @param {import("../../types/contract.js").LessonReply} lesson
 * @param {ReturnType<typeof sayIn>} say
 */
const asked = ({ blocks }, say) =>
  blocks.flatMap((block) =>
    block.kind === "example" && block.shown.sort !== "looks-like"
      ? [questionsOf(block.shown, sheetFrom(block.shown.sheet), say)]
      : [],
  );

/** What can be answered. @param {Question} question */
const answers = ({ by }) => (by === "digits" ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [...Array(81).keys()]);

test("the lists have at least sixteen and exactly thirty techniques", () => {
  expect(new Set(frequent).size).toBe(30);
  expect(classic.length, classic.join(" ")).toBeGreaterThanOrEqual(16);
});

test(
  "each technique asks for its pattern and for what follows from it",
  { tag: "@spanish" },
  async ({ jade, lang }) => {
    const say = sayIn(lang);
    const ids = [...new Set([...classic, ...frequent])];
    // First all requests: while the questions are made, no connection lies idle until the program ends it.
    const lessons = await Promise.all(
      ids.map(async (id) => (await fetch(`${jade.url}api/v1/lesson?id=${id}&lang=${lang}`)).json()),
    );
    /** @type {string[]} */
    const gaps = [];
    for (const [i, id] of ids.entries()) {
      const boards = asked(lessons[i], say);
      expect(boards.length, `${id} has no board`).toBeGreaterThan(0);
      for (const questions of boards) {
        const about = `${id}: ${questions.map(({ ask }) => ask).join(" / ")}`;
        expect(questions.length, `nothing is asked: ${about}`).toBeGreaterThan(0);
        // The pattern of a single is what follows from it.
        const isSingle = /single$|^full-house$/.test(id);
        if (!isSingle && questions.findIndex(({ ends }) => ends) <= 0) gaps.push(about);
        for (const question of questions) {
          const { ask, answer, whyNot } = question;
          expect(ask.length, about).toBeGreaterThan(10);
          expect(answer.length, about).toBeGreaterThan(0);
          const wrong = answers(question).filter((one) => !answer.includes(one));
          const unexplained = wrong.filter((one) => whyNot(one).length <= 5);
          expect(unexplained, about).toEqual([]);
        }
      }
    }
    expect(gaps, "the pattern or what follows is not asked").toEqual([]);
  },
);

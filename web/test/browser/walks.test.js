// The boards of the lessons ask questions: for every technique of the classic profile and the thirty that puzzles need
// most often, in both languages. No browser is needed, only the program, which has the boards.

import { expect, test } from "./fixtures.js";
import { answersTo, boardsOf, lessonsOf, readProject, sayIn } from "./lesson-boards.js";
import { sheetFrom } from "../../game/sheet.js";
import { questionsOf } from "../../learn/questions.js";

/** How often techniques are needed: of 10,000 puzzles with all techniques, and whether the classic profile has it. */
const needed = readProject("crates/jade-lessons/data/frequency.txt")
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
    const lessons = await lessonsOf(jade, ids, lang);
    /** @type {string[]} */
    const gaps = [];
    for (const [i, id] of ids.entries()) {
      const boards = boardsOf(lessons[i]).map((shown) => questionsOf(shown, sheetFrom(shown.sheet), say));
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
          const wrong = answersTo(question).filter((one) => !answer.includes(one));
          const unexplained = wrong.filter((one) => whyNot(one).length <= 5);
          expect(unexplained, about).toEqual([]);
        }
      }
    }
    expect(gaps, "the pattern or what follows is not asked").toEqual([]);
  },
);

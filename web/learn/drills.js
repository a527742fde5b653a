// Boards to practise on where the lesson is not about a technique: each asks one thing, and knows the answer.

import { say } from "../ui.js";
import { sheetFrom } from "../game/sheet.js";
import { hintDrawing } from "../board/hint-shapes.js";
import { settings } from "../settings.js";
import { another } from "./api.js";
import { DRILLS } from "../progress/path.js";
import { beginnersQuestion, questionsOf } from "./questions.js";

/** @import { Question } from "./question-basis.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @typedef {{ sheet: Sheet, questions: Question[], whole: import("../board/hint-shapes.js").Drawing }} Drill */

/** How many boards are tried for one that fits. */
const TRIES = 12;

/**
 * A new board for a beginner's lesson.
 * @param {string} lesson
 * @returns {Promise<Drill>}
 */
export async function beginnersDrill(lesson) {
  const from = DRILLS[lesson] ?? "hidden-single";
  for (let i = 0; i < TRIES; i++) {
    const { shown } = await another(
      from,
      crypto.getRandomValues(new Uint32Array(1))[0],
      settings.peek().lang,
    );
    const sheet = sheetFrom(shown.sheet);
    if (lesson === "cross-hatching" || lesson === "cell-count") {
      const inBox = shown.step.parts.some(
        ({ value }) => value.kind === "house" && value.house.kind === "box",
      );
      // The board shows digits only: what marks are there would give it away.
      const bare = { ...sheet, candidates: sheet.candidates.map(() => null) };
      const questions = questionsOf(shown, bare, say);
      if (lesson === "cross-hatching" && !inBox) continue;
      if (questions.length > 0)
        return {
          sheet: bare,
          questions,
          whole: hintDrawing(bare, { rungs: shown.walk, step: shown.step }, shown.walk.length),
        };
      continue;
    }
    const bare = { ...sheet, candidates: sheet.candidates.map(() => null) };
    const pick = (/** @type {number} */ count) => Math.floor(Math.random() * count);
    const question = beginnersQuestion(lesson, bare, say, pick);
    if (question)
      return {
        sheet: bare,
        questions: [question],
        whole: hintDrawing(bare, { rungs: [{ scene: { marks: question.found } }] }, 0),
      };
  }
  throw new Error(say("lessons-failed"));
}

// A word when the player uses by hand a technique that was learnt in practice: "Nice: X-Wing."

import { bit } from "../game/geometry.js";
import { candidatesAt, sheetData } from "../game/sheet.js";
import { isExam } from "../help/help.js";
import { afterMarks, learntTechniques } from "../progress/today.js";
import { settings } from "../settings.js";
import { dispatch, game, state, watch } from "../store.js";
import { ask } from "./api.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { StepsReply } from "../types/contract.js" */

/** From now on, says so when candidates are removed for a reason that was learnt. */
export function followPraise() {
  // A pattern may remove several candidates; one word is enough.
  let last = "";
  watch(({ play: { game: was } }, event, { play: { game: is } }) => {
    if (event.type !== "game" || event.event.type !== "candidate" || was.id !== is.id) return;
    if (!settings.peek().praise || isExam.peek()) return;
    const { cells, digit } = event.event;
    const gone = cells.filter(
      // What a placed digit rules out needs no technique.
      (cell) =>
        candidatesAt(was.sheet, cell) & bit(digit) && !((is.sheet.candidates[cell] ?? 0) & bit(digit)),
    );
    const learnt = learntTechniques();
    if (gone.length === 0 || learnt.length === 0) return;
    void reasonFor(was.sheet, gone, digit).then((found) => {
      const { hint, walk, claim } = state.peek().tutor;
      if (!found || !learnt.includes(found.technique) || found.pattern === last) return;
      if (game.peek().sheet !== is.sheet || hint || walk || claim) return;
      last = found.pattern;
      dispatch({ type: "noted", note: { id: "note-nice", args: { name: found.name }, tone: "calm" } });
    });
  });
}

/**
 * The simplest technique of the path that removes one of these candidates; null if none does, or the program does not answer.
 * @param {Sheet} sheet @param {number[]} cells @param {number} digit
 */
async function reasonFor(sheet, cells, digit) {
  const question = {
    sheet: sheetData(sheet),
    lang: settings.peek().lang,
    techniques: { only: afterMarks() },
  };
  try {
    const { groups } = /** @type {StepsReply} */ (await ask("steps", { question }));
    for (const { technique, name, steps } of groups) {
      const step = steps.find(({ step: { eliminations } }) =>
        eliminations.some((one) => one.digit === digit && cells.includes(one.cell)),
      )?.step;
      if (step) return { technique, name, pattern: step.notation };
    }
  } catch {
    // Then nothing is said.
  }
  return null;
}

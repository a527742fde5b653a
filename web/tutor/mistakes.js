// Finds wrong digits as they are entered, if the player wants that.

import { effect, untracked } from "../ui.js";
import { sheetData } from "../game/sheet.js";
import { isExam } from "../help/help.js";
import { settings } from "../settings.js";
import { draft, game, wrongNow } from "../store.js";
import { ask } from "./api.js";

/** @import { CheckReply } from "../types/contract.js" */

/** From now on, finds wrong digits whenever the board changes. */
export function followMistakes() {
  effect(() => {
    const { sheet } = game.value;
    // An exam shows none, whatever the setting says.
    const wanted = settings.value.mistakes && !isExam.value && !draft.value && sheet.entries.some(Boolean);
    untracked(() => {
      // Digits that are no longer there are not wrong.
      const left = wanted ? wrongNow.peek().filter((cell) => sheet.entries[cell]) : [];
      if (left.length !== wrongNow.peek().length) wrongNow.value = left;
      if (wanted) void find(sheet);
    });
  });
}

/** @param {import("../game/sheet.js").Sheet} sheet */
async function find(sheet) {
  try {
    const { mistakes } = /** @type {CheckReply} */ (await ask("check", { sheet: sheetData(sheet) }));
    const wanted = settings.peek().mistakes && !isExam.peek();
    if (game.peek().sheet === sheet && wanted) wrongNow.value = mistakes;
  } catch {
    // Without the program, nothing is shown.
  }
}

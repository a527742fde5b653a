// The candidates of a cell as buttons, large enough for a finger. The small digits on a phone's board are not.

import { button, h, say } from "../ui.js";
import { BoardWords } from "../board/board-words.js";
import { digitsIn, symbol } from "../game/geometry.js";
import { candidatesAt } from "../game/sheet.js";
import { settings } from "../settings.js";

/** @import { Candidate, Sheet } from "../game/sheet.js" */

/** @param {{ sheet: Sheet, cell: number, eliminated: Candidate[], onStrike: (digit: number) => void }} props cell: -1 for none */
export function Strikes({ sheet, cell, eliminated, onStrike }) {
  const digits = cell < 0 ? [] : digitsIn(candidatesAt(sheet, cell));
  const goes = (/** @type {number} */ digit) =>
    eliminated.some((one) => one.cell === cell && one.digit === digit);
  const label =
    digits.length > 0 ? say("strike-loses", { place: new BoardWords(sheet, say).name(cell) }) : "";
  return h(
    "div",
    { class: "strikes" },
    h("p", { class: "quiet" }, label || say("strike-choose")),
    h(
      "div",
      { class: "ask-digits", role: "group", "aria-label": label || undefined },
      digits.map((digit) =>
        button(
          { key: digit, "aria-pressed": goes(digit), onClick: () => onStrike(digit) },
          symbol(digit, settings.value.alphabet),
        ),
      ),
    ),
  );
}

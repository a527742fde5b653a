// What the player can ask to hear: a row, a column, a box or region, the rules of a cell, or how often each digit is still to be
// placed.

import { say } from "../ui.js";
import { cellName } from "../board/label.js";
import { symbol } from "../game/geometry.js";
import { remaining, valueAt } from "../game/sheet.js";
import { settings } from "../settings.js";
import { selection, sheet, spoken } from "../store.js";

/** Announces a text. A screen reader ignores an unchanged text, so a repetition gets a space. @param {string} text */
export const announce = (text) => void (spoken.value = text === spoken.peek() ? `${text}\u00a0` : text);

/** The most cells of a rule that are named. The even cells of a board, for instance, are one rule. */
const MOST_NAMED = 12;

/**
 * What the rules of the board ask of a cell, those of the whole board last.
 * @param {import("../game/geometry.js").Geometry} board
 * @param {number} cell
 */
function rulesOf(board, cell) {
  const own = board.added.filter(({ cells }) => cells.includes(cell));
  const whole = board.added.filter(({ cells }) => cells.length === 0);
  return [...own, ...whole].map(({ kind, value, cells }) => {
    const what = say(`rule-${kind}.what`, { value });
    if (cells.length === 0 || cells.length > MOST_NAMED) return what;
    const named = cells.map((one) => cellName(say, board, one)).join(", ");
    return say("said-rule", { name: say(`rule-${kind}`), number: value, cells: named, what });
  });
}

/** @param {"row" | "column" | "box" | "left" | "rules"} what */
export function speak(what) {
  const now = sheet.peek();
  const { alphabet } = settings.peek();
  if (what === "left") {
    const left = remaining(now)
      .map((count, i) => (count > 0 ? say("said-left-digit", { digit: symbol(i + 1, alphabet), count }) : ""))
      .filter(Boolean);
    return announce(left.length ? say("said-left", { list: left.join("; ") }) : say("said-left-none"));
  }
  const { focus } = selection.peek();
  if (what === "rules") {
    const all = rulesOf(now.board, focus);
    return announce(all.length ? all.join(" ") : say("said-rules-none"));
  }
  const kinds = what === "box" ? ["box", "region"] : [what];
  const house = now.board.housesOf[focus].find(({ kind }) => kinds.includes(kind));
  if (!house) return;
  const digits = house.cells.map((cell) =>
    valueAt(now, cell) ? symbol(valueAt(now, cell), alphabet) : say("cell-empty"),
  );
  announce(say(`said-${house.kind}`, { number: house.number, digits: digits.join(", ") }));
}

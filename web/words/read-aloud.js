// What the player can ask to hear: a row, a column, a box, or how often each digit is still to be placed.

import { say } from "../ui.js";
import { symbol } from "../game/geometry.js";
import { remaining, valueAt } from "../game/sheet.js";
import { settings } from "../settings.js";
import { selection, sheet, spoken } from "../store.js";

/** Announces a text. A screen reader ignores an unchanged text, so a repetition gets a space. @param {string} text */
export const announce = (text) => void (spoken.value = text === spoken.peek() ? `${text}\u00a0` : text);

/** @param {"row" | "column" | "box" | "left"} what */
export function speak(what) {
  const now = sheet.peek();
  const { alphabet } = settings.peek();
  if (what === "left") {
    const left = remaining(now)
      .map((count, i) => (count > 0 ? say("said-left-digit", { digit: symbol(i + 1, alphabet), count }) : ""))
      .filter(Boolean);
    return announce(left.length ? say("said-left", { list: left.join("; ") }) : say("said-left-none"));
  }
  const house = now.board.housesOf[selection.peek().focus].find(({ kind }) => kind === what);
  if (!house) return;
  const digits = house.cells.map((cell) =>
    valueAt(now, cell) ? symbol(valueAt(now, cell), alphabet) : say("cell-empty"),
  );
  announce(say(`said-${what}`, { number: house.number, digits: digits.join(", ") }));
}

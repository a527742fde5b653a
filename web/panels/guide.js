// What the tutor says on the board that teaches the rules: one task after another.

import { h, say } from "../ui.js";
import { taskOf, wrongDigit } from "../game/guide.js";
import { valueAt } from "../game/sheet.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { sheet } from "../store.js";

export function Guide() {
  const wrong = wrongDigit(sheet.value);
  const task = taskOf(sheet.value);
  if (wrong) {
    const digit = symbol(wrong.digit, settings.value.alphabet);
    const why = say(`guide-wrong-${wrong.house ?? "later"}`, { digit });
    return h("p", { class: "guide" }, why, " ", say("guide-wrong"));
  }
  const left = sheet.value.givens.filter((_, cell) => !valueAt(sheet.value, cell)).length;
  return [
    task?.name === "row" && h("p", { class: "guide", key: "rule" }, say("guide-rule")),
    h(
      "p",
      { class: "guide", key: "task" },
      task ? say(`guide-${task.name}`) : say("guide-rest", { count: left }),
    ),
  ];
}

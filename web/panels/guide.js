// What the tutor says on the board that teaches the rules: one task after another.

import { h, say } from "../ui.js";
import { taskOf, wrongCell } from "../game/guide.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { sheet } from "../store.js";

export function Guide() {
  const wrong = wrongCell(sheet.value);
  const task = taskOf(sheet.value);
  const digit = wrong < 0 ? "" : symbol(sheet.value.entries[wrong], settings.value.alphabet);
  if (wrong >= 0) return h("p", { class: "guide" }, say("guide-wrong", { digit }));
  return [
    task?.name === "row" && h("p", { class: "guide", key: "rule" }, say("guide-rule")),
    h("p", { class: "guide", key: "task" }, say(task ? `guide-${task.name}` : "guide-rest")),
  ];
}

// The line that says which board is open: level, givens, what is left. The button beside it offers other games.

import { button, h, say } from "../ui.js";
import { dayText } from "../words/day.js";
import { valueAt } from "../game/sheet.js";
import { runCommand } from "../commands/run.js";
import { estimated, label } from "../keep/labels.js";
import { settings } from "../settings.js";
import { board, draft, game, start } from "../store.js";
import { ToolButton } from "./tool-buttons.js";

/** @import { GameLabel } from "../types/page.js" */

/** A level in words; empty if it is not known. @param {GameLabel} about */
export const levelText = ({ level }) => (level ? say(`page-level-${level}`) : "");

export function GameBar() {
  if (draft.value) return null;
  const { sheet } = game.value;
  const givens = sheet.givens.filter(Boolean).length;
  const left = sheet.givens.filter((_, cell) => !valueAt(sheet, cell)).length;
  const { side } = board.value;
  const { day, guide, practice, task } = label.value;
  const given = task ?? (practice && say("bar-practice", { name: practice.name }));
  const name = guide ? say("guide-title") : given || levelText(label.value) || say("bar-size", { side });
  const time = estimated.value;
  const whole = (/** @type {number} */ seconds) => Math.max(1, Math.round(seconds / 60));
  const minutes = time && say("bar-minutes", { least: whole(time.least), most: whole(time.most) });
  return h(
    "section",
    { class: "game-bar", "aria-label": say("bar-label") },
    h(
      "p",
      { class: "bar-text" },
      h("strong", { class: "bar-level" }, name),
      day && h("span", { class: "bar-part bar-day" }, dayText(day, settings.value.lang)),
      h("span", { class: "bar-part" }, say("bar-givens", { count: givens })),
      minutes && h("span", { class: "bar-part bar-minutes" }, minutes),
      h("span", { class: "bar-part" }, left ? say("bar-left", { count: left }) : say("bar-full")),
    ),
    !start.value && [
      h(ToolButton, {
        key: "share",
        name: "share",
        text: "action-share",
        look: "bar-share",
        onClick: () => runCommand({ do: "share" }),
      }),
      button(
        { key: "new", class: "bar-new", onClick: () => runCommand({ do: "start" }) },
        say("action-start"),
      ),
    ],
  );
}

// The line that says which board is open and what is left, with the clock, the menu and the button that offers other games.

import { button, h, say, useRef, useState } from "../ui.js";
import { dayText } from "../words/day.js";
import { valueAt } from "../game/sheet.js";
import { runCommand } from "../commands/run.js";
import { estimated, label } from "../records/labels.js";
import { late, withTutorStyle } from "../late.js";
import { settings } from "../settings.js";
import { withMoreWords } from "../say.js";
import { board, draft, game, race, start } from "../store.js";
import { Clock } from "./clock.js";
import { clockText } from "./clock-times.js";
import { focusBoard } from "./game-board.js";
import { Icon } from "./icons.js";

/** @import { GameLabel } from "../types/page.js" */

const ActionMenu = late(async () => (await withTutorStyle(withMoreWords(import("./menus.js")))).ActionMenu);

/** A level in words; empty if it is not known. @param {GameLabel} about */
export const levelText = ({ level }) => (level ? say(`page-level-${level}`) : "");

export const GameBar = () =>
  h(
    "section",
    { class: "game-bar", "aria-label": say("bar-label") },
    // What lies there before anybody has chosen is not worth a word.
    draft.value || (start.value && !game.value.log.length) ? h("p", { class: "bar-text" }) : h(About, {}),
    !draft.value && !start.value && h(Clock, {}),
    h(Actions, {}),
    !draft.value &&
      !start.value &&
      button({ class: "bar-new", onClick: () => runCommand({ do: "start" }) }, say("action-start")),
  );

/** The board in words, over a line that shows how much of it is done. */
function About() {
  const { sheet } = game.value;
  const open = sheet.givens.filter((given) => !given).length;
  const left = sheet.givens.filter((_, cell) => !valueAt(sheet, cell)).length;
  const { day, guide, practice, task, beyond } = label.value;
  const given = task ?? (practice && say("bar-practice", { name: practice.name }));
  const size = say("bar-size", { side: board.value.side });
  const name = guide ? say("guide-title") : given || levelText(label.value) || size;
  const time = estimated.value;
  const { mine, results } = race.value ?? {};
  const isRace = results !== undefined && !mine;
  const best = results?.[0];
  const whole = (/** @type {number} */ seconds) => Math.max(1, Math.round(seconds / 60));
  const minutes = time && say("bar-minutes", { least: whole(time.least), most: whole(time.most) });
  const part = (/** @type {string} */ text, look = "") => h("span", { class: `bar-part ${look}` }, text);
  return h(
    "p",
    { class: "bar-text", style: { "--done": `${(100 * (open - left)) / Math.max(1, open)}%` } },
    h("strong", { class: "bar-level" }, name),
    day && part(dayText(day, settings.value.lang), "bar-day"),
    part(left ? say("bar-left", { count: left }) : say("bar-full")),
    beyond && part(say("bar-beyond")),
    isRace && part(best ? say("bar-beat", { time: clockText(best.seconds) }) : say("bar-race"), "bar-race"),
    minutes && part(minutes, "bar-minutes"),
  );
}

/** The button of the menu. */
function Actions() {
  const [open, setOpen] = useState(false);
  const opener = /** @type {{ current: HTMLButtonElement | null }} */ (useRef(null));
  const byKey = useRef(false);
  /** After a click the player goes on with the board; after Tab, with the button. @param {boolean} now */
  const toggle = (now) => {
    if (now) byKey.current = opener.current?.matches(":focus-visible") ?? false;
    setOpen(now);
  };
  const text = say("menu-all");
  return h(
    "div",
    { class: "menu" },
    button(
      {
        class: "tool",
        ref: opener,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-label": text,
        title: text,
        onClick: () => toggle(!open),
        onKeyDown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          toggle(true);
        },
      },
      h(Icon, { name: "more" }),
    ),
    open &&
      h(ActionMenu, {
        close: (back) => {
          setOpen(false);
          if (back && byKey.current) opener.current?.focus();
          else if (back) focusBoard();
        },
      }),
  );
}

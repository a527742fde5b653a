// What the page offers somebody who arrives: to go on, the rules, a puzzle of a level, today's puzzle and practice.

import { button, h, say, useEffect, useState } from "../ui.js";
import { order, playedToday } from "../commands/orders.js";
import { runCommand } from "../commands/run.js";
import { levelOfDay, today } from "../game/today.js";
import { dayText } from "../words/day.js";
import { isSolved, valueAt } from "../game/sheet.js";
import { labelOf } from "../keep/labels.js";
import { practiceToday } from "../keep/practice.js";
import { recentGames, reopenGame } from "../keep/keeper.js";
import { settings } from "../settings.js";
import { game } from "../store.js";
import { useTechniques } from "./techniques.js";
import { times } from "./clock.js";
import { clockText } from "./clock-times.js";
import { useCardFocus } from "./focus.js";
import { levelText } from "./game-bar.js";
import { fault, Icon } from "./icons.js";
import { ROOT } from "../root.js";

/** @import { Game } from "../game/game.js" */

/** The levels offered at once; all others are in the dialog. */
const LEVELS = ["beginner", "easy", "medium", "hard"];

/** @param {Game} one */
const inProgress = (one) => one.log.length > 0 && !isSolved(one.sheet);

/**
 * The game to go on with, if there is one: the open one, or else the latest. And whether the player has solved one.
 * @returns {{ unfinished: Game | null, hasSolved: boolean }}
 */
function useRecent() {
  const [games, setGames] = useState(/** @type {Game[]} */ ([]));
  useEffect(() => {
    let here = true;
    recentGames(6).then(
      (list) => here && setGames(list.map((one) => one.game)),
      () => {},
    );
    return () => void (here = false);
  }, []);
  const all = [game.value, ...games];
  return {
    unfinished: all.find(inProgress) ?? null,
    hasSolved: all.some(({ log, sheet }) => log.length > 0 && isSolved(sheet)),
  };
}

export function Start() {
  const { unfinished, hasSolved } = useRecent();
  const { busy, problem } = order.value;
  const day = today();
  const host = useCardFocus();
  const played = playedToday();
  const guide = offer({
    look: hasSolved ? "quiet-offer" : unfinished ? "" : "main-button",
    text: say("start-guide"),
    more: say("start-guide-more"),
    onClick: () => runCommand({ do: "guide" }),
  });
  return h(
    "section",
    { class: "start", ref: host, "aria-labelledby": "start-title" },
    h("h2", { id: "start-title" }, say("start-title")),
    unfinished && h(Continue, { one: unfinished }),
    // Who has solved a board knows the rules.
    !hasSolved && guide,
    h(
      "div",
      { class: "start-levels", role: "group", "aria-label": say("start-levels") },
      LEVELS.map((level, i) =>
        button(
          {
            key: level,
            class: "start-level",
            "aria-disabled": busy === level ? "true" : undefined,
            onClick: () => busy !== level && runCommand({ do: "playLevel", level }),
          },
          say(`page-level-${level}`),
          h(
            "span",
            { class: "pips", "aria-hidden": "true" },
            LEVELS.map((_, pip) => h("i", { key: pip, class: pip <= i ? "on" : "" })),
          ),
        ),
      ),
    ),
    h(
      "div",
      { class: "start-today" },
      offer({
        text: say("start-today"),
        more: `${dayText(day, settings.value.lang)} · ${say(`page-level-${levelOfDay(day)}`)}`,
        done: played !== null && played === game.value.id && isSolved(game.value.sheet),
        onClick: () => runCommand({ do: played === game.peek().id ? "playOn" : "playToday" }),
      }),
      h(Practice, {}),
    ),
    h(
      "div",
      { class: "start-foot" },
      hasSolved && guide,
      offer({
        look: "quiet-offer",
        text: say("start-more"),
        more: say("start-more-more"),
        onClick: () => runCommand({ do: "new" }),
      }),
      h("a", { class: "start-link", href: `${ROOT}statistics` }, say("action-statistics")),
    ),
    h("p", { class: "start-status quiet", role: "status" }, busy ? say("start-busy") : ""),
    problem && fault(problem),
  );
}

/**
 * @param {{ look?: string, text: string, more: string, done?: boolean, onClick: () => void }} props
 */
const offer = ({ look = "", text, more, done, onClick }) =>
  button(
    { class: `offer ${look}`, onClick },
    h("span", { class: "offer-text" }, text, done && h(Icon, { name: "done" })),
    h("small", {}, more),
  );

/** @param {{ one: Game }} props */
function Continue({ one }) {
  const { sheet, id } = one;
  const open = sheet.givens.filter((given) => !given).length;
  const left = sheet.givens.filter((_, cell) => !valueAt(sheet, cell)).length;
  const seconds = times().find(([name]) => name === id)?.[1] ?? 0;
  const about = labelOf(one);
  const parts = [
    about.guide ? say("guide-title") : levelText(about),
    say("bar-left", { count: left }),
    clockText(seconds),
  ];
  return button(
    {
      class: "offer main-button start-continue",
      onClick: () => (id === game.peek().id ? runCommand({ do: "playOn" }) : void reopenGame(id)),
    },
    h("span", { class: "offer-text" }, say("start-continue")),
    h("small", {}, parts.filter(Boolean).join(" · ")),
    h(
      "span",
      { class: "progress", "aria-hidden": "true" },
      h("i", { style: { width: `${(100 * (open - left)) / Math.max(1, open)}%` } }),
    ),
  );
}

/** A link to the technique to practise today. */
function Practice() {
  const { list, others } = useTechniques();
  const { technique, due } = practiceToday(new Date());
  const name = [...list, ...others].find(({ id }) => id === technique)?.name ?? "";
  return h(
    "a",
    { class: "offer", href: `${ROOT}learn/${technique}#practice` },
    h("span", { class: "offer-text" }, say("start-practice")),
    h("small", {}, due ? say("start-practice-due", { name }) : name),
  );
}

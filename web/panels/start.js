// What the page offers somebody who arrives: to go on, the rules, a puzzle of a level, today's puzzles and practice; and what
// JADE is.

import { button, h, say, useEffect, useState } from "../ui.js";
import { order } from "../commands/orders.js";
import { runCommand } from "../commands/run.js";
import { withMoreWords } from "../say.js";
import { isSolved, valueAt } from "../game/sheet.js";
import { labelOf } from "../records/labels.js";
import { practiceAt, practiceToday } from "../progress/today.js";
import { recentGames, reopenGame } from "../storage/keeper.js";
import { late } from "../late.js";
import { isOn } from "../sync/mark.js";
import { game } from "../store.js";
import { useTechniques } from "./techniques.js";
import { times } from "./clock.js";
import { clockText } from "./clock-times.js";
import { Days } from "./days.js";
import { useCardFocus } from "./focus.js";
import { levelText } from "./game-bar.js";
import { fault, Icon } from "./icons.js";
import { ROOT } from "../root.js";

/** @import { Game } from "../game/game.js" */

const Greeting = late(async () => (await withMoreWords(import("./greeting.js"))).Greeting);

/** The levels offered at once, with the usual number of givens; all others are in the dialog. */
const LEVELS = /** @type {const} */ ([
  ["beginner", 39],
  ["easy", 30],
  ["medium", 26],
  ["hard", 24],
  ["very-hard", 22],
]);

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

/** How many techniques are named that are due. */
const MOST_DUE = 3;

export function Start() {
  const { unfinished, hasSolved } = useRecent();
  const { busy, problem } = order.value;
  const host = useCardFocus();
  const guide = offer({
    look: unfinished ? "" : "main-button",
    text: say("start-guide"),
    more: say("start-guide-more"),
    onClick: () => runCommand({ do: "guide" }),
  });
  return h(
    "section",
    { class: "start", ref: host, "aria-labelledby": "start-title" },
    h(
      "div",
      {},
      h("h2", { id: "start-title" }, say("start-title")),
      isOn() ? h(Greeting, { otherwise: lead() }) : lead(),
    ),
    unfinished && h(Continue, { one: unfinished }),
    // Who has solved a board knows the rules.
    !hasSolved && guide,
    h(
      "div",
      { class: "start-levels", role: "group", "aria-label": say("start-levels") },
      LEVELS.map(([level, givens]) =>
        button(
          {
            key: level,
            class: "start-level",
            "aria-disabled": busy === level ? "true" : undefined,
            onClick: () => busy !== level && runCommand({ do: "playLevel", level }),
          },
          tinyBoard(givens),
          say(`page-level-${level}`),
        ),
      ),
      button(
        { class: "start-level", onClick: () => runCommand({ do: "new" }) },
        h(Icon, { name: "more" }),
        say("start-more"),
      ),
    ),
    h("div", { class: "start-today" }, h(Days, {}), h(Practice, {})),
    h(
      "div",
      { class: "start-foot" },
      hasSolved &&
        button({ class: "quiet-button", onClick: () => runCommand({ do: "guide" }) }, say("start-guide")),
      button(
        { class: "quiet-button", onClick: () => runCommand({ do: "photo" }) },
        h(Icon, { name: "camera" }),
        say("start-photo"),
      ),
      button(
        { class: "quiet-button", onClick: () => runCommand({ do: "new", tab: "variant" }) },
        say("start-variants"),
      ),
      hasSolved && h("a", { class: "quiet-button", href: `${ROOT}statistics` }, say("action-statistics")),
    ),
    h("p", { class: "start-status quiet", role: "status" }, busy ? say("start-busy") : ""),
    problem && fault(problem),
  );
}

/** What JADE is. */
const lead = () => h("p", { class: "quiet start-lead" }, say("start-lead"));

/** A tiny board with so many givens. @param {number} givens */
function tinyBoard(givens) {
  // Steps of 31 scatter over the 81 cells and meet each of them once.
  const dots = Array.from({ length: givens }, (_, i) => (i * 31 + 4) % 81);
  const path = dots.map((cell) => `M${(cell % 9) + 0.5} ${Math.floor(cell / 9) + 0.5}h.01`).join("");
  return h(
    "svg",
    { class: "tiny-board", viewBox: "-0.5 -0.5 10 10", "aria-hidden": "true" },
    h("path", { class: "tiny-lines", d: "M0 0H9V9H0ZM3 0V9M6 0V9M0 3H9M0 6H9" }),
    h("path", { class: "tiny-dots", d: path }),
  );
}

/** @param {{ look: string, text: string, more: string, onClick: () => void }} props */
const offer = ({ look, text, more, onClick }) =>
  button({ class: `offer ${look}`, onClick }, h("span", { class: "offer-text" }, text), h("small", {}, more));

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
  const names = new Map([...list, ...others].map(({ id, name }) => [id, name]));
  // Lessons that are not about a technique have their name on their own page only.
  const again = due.flatMap((id) => names.get(id) ?? []).slice(0, MOST_DUE);
  return h(
    "a",
    { class: "offer", href: practiceAt(technique) },
    h("span", { class: "offer-text" }, say("start-practice")),
    h(
      "small",
      {},
      again.length > 0
        ? say("start-practice-due", { name: again.join(", ") })
        : (names.get(technique) ?? (technique === "rules" ? say("path-first") : "")),
    ),
  );
}

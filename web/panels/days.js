// The three puzzles of a day, and the week: each of its days opens its own puzzles.

import { button, h, say, useEffect, useState } from "../ui.js";
import { order } from "../commands/orders.js";
import { runCommand } from "../commands/run.js";
import { later, levelsOfDay, today } from "../game/today.js";
import { isSolved } from "../game/sheet.js";
import { labelOf } from "../records/labels.js";
import { records } from "../records/records.js";
import { countingDays, dayNumber, sums } from "../records/sums.js";
import { settings } from "../settings.js";
import { dispatch, game, startDay } from "../store.js";
import { dayText } from "../words/day.js";
import { clockText } from "./clock-times.js";
import { Icon } from "./icons.js";

/** @import { GameRecord } from "../types/contract.js" */

/** The days of the week that are shown. */
const WEEK = 7;
/** How often the card looks whether a new day has begun, in milliseconds. */
const LOOK = 20_000;

/** The player's date; the card that stays open at midnight notices it. */
function useToday() {
  const [day, setDay] = useState(today());
  useEffect(() => {
    const look = () => setDay(today());
    const timer = setInterval(look, LOOK);
    document.addEventListener("visibilitychange", look);
    return () => (clearInterval(timer), document.removeEventListener("visibilitychange", look));
  }, []);
  return day;
}

/** The games that were solved. @returns {GameRecord[]} */
function useSolved() {
  const [solved, setSolved] = useState(/** @type {GameRecord[]} */ ([]));
  useEffect(() => {
    let here = true;
    const load = async () => {
      const all = await records();
      if (here) setSolved(all.filter(({ outcome }) => outcome === "solved"));
    };
    void load();
    addEventListener("jade:synced", load);
    return () => ((here = false), removeEventListener("jade:synced", load));
  }, []);
  return solved;
}

export function Days() {
  const now = useToday();
  const solved = useSolved();
  const day = startDay.value || now;
  const { lang } = settings.value;
  const { streak } = sums(solved, now).days;
  const { all } = countingDays(solved);
  const title = day === now ? say("start-days") : say("start-days-of", { day: dayText(day, lang) });
  return h(
    "section",
    { class: "day-card", "aria-labelledby": "day-title" },
    h(
      "div",
      { class: "day-head" },
      h("h3", { id: "day-title", "aria-live": "polite" }, title),
      h("small", { class: "quiet", title: say("streak-rule") }, say("start-streak", { count: streak })),
    ),
    h(
      "div",
      { class: "day-levels" },
      levelsOfDay(day).map((level) => h(Puzzle, { key: level, day, level, solved })),
    ),
    h(
      "div",
      { class: "week", role: "group", "aria-label": say("start-week") },
      Array.from({ length: WEEK }, (_, i) => later(now, i + 1 - WEEK)).map((one) => {
        const isOn = all.includes(dayNumber(one) ?? 0);
        return button(
          {
            key: one,
            class: `start-level week-day${isOn ? " on" : ""}`,
            "aria-pressed": one === day,
            "aria-label": say(isOn ? "start-day-on" : "start-day-off", { day: dayText(one, lang) }),
            onClick: () => dispatch({ type: "startShown", start: true, day: one }),
          },
          h("span", { "aria-hidden": "true" }, weekday(one, lang)),
          h("i", {}),
        );
      }),
    ),
  );
}

/** @param {string} day @param {string} lang */
const weekday = (day, lang) =>
  new Intl.DateTimeFormat(lang, { weekday: "narrow", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** One of the three. @param {{ day: string, level: string, solved: GameRecord[] }} props */
function Puzzle({ day, level, solved }) {
  const mine = solved.filter((one) => one.day === day && one.level === level);
  const open = labelOf(game.value);
  const isDone = mine.length > 0 || (open.day === day && open.level === level && isSolved(game.value.sheet));
  const best = Math.min(...mine.map(({ seconds }) => seconds).filter((seconds) => seconds > 0));
  const isBusy = order.value.busy === `${day}-${level}`;
  return button(
    {
      class: `start-level day-level${isDone ? " done" : ""}`,
      "aria-disabled": isBusy ? "true" : undefined,
      onClick: () => !isBusy && runCommand({ do: "playDay", day, level }),
    },
    h("span", {}, say(`page-level-${level}`)),
    isDone &&
      h(
        "small",
        {},
        h(Icon, { name: "done" }),
        Number.isFinite(best) ? clockText(best) : "",
        h("span", { class: "spoken" }, ` ${say("start-done")}`),
      ),
  );
}

// A month of days: which count, and the puzzle of each, to play now or to make up for a day.

import { button, h, say, useState } from "../ui.js";
import { FIRST_DAY, today } from "../game/today.js";
import { Icon } from "../panels/icons.js";
import { ROOT } from "../root.js";
import { settings } from "../settings.js";
import { countingDays, dateOfDay, dayNumber } from "../records/sums.js";

/** @import { GameRecord } from "../types/contract.js" */

const locale = () => (settings.value.lang === "en" ? "en-GB" : settings.value.lang);

/** The days of a month, in weeks from Monday to Sunday; null where there is none. @param {string} month for example `2026-11` @returns {(string | null)[][]} */
export function weeksOf(month) {
  const first = /** @type {number} */ (dayNumber(`${month}-01`));
  /** @type {(string | null)[]} */
  const cells = Array((new Date(first * 86_400_000).getUTCDay() + 6) % 7).fill(null);
  for (let day = first; dateOfDay(day).startsWith(month); day++) cells.push(dateOfDay(day));
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The month so many months later. @param {string} month @param {number} by */
export function monthAfter(month, by) {
  const months = 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** @param {{ all: GameRecord[], madeUp: number }} props */
export function Calendar({ all, madeUp }) {
  const now = today();
  const [month, setMonth] = useState(now.slice(0, 7));
  const solved = all.filter(({ outcome }) => outcome === "solved");
  const { on, later } = countingDays(solved);
  /** How many of each day's puzzles are solved. @type {Map<string, Set<string>>} */
  const own = new Map();
  for (const { day, level, puzzle } of solved)
    if (day) own.set(day, (own.get(day) ?? new Set()).add(level ?? puzzle));
  const name = new Intl.DateTimeFormat(locale(), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const weekday = (/** @type {"long" | "narrow"} */ style, /** @type {number} */ day) =>
    new Intl.DateTimeFormat(locale(), { weekday: style, timeZone: "UTC" }).format(
      new Date(Date.UTC(2024, 0, 1 + day)),
    );
  /** @param {string} id @param {number} by @param {boolean} off */
  const turn = (id, by, off) =>
    button(
      {
        class: "tool turn",
        "aria-label": say(id),
        title: say(id),
        "aria-disabled": off ? "true" : undefined,
        onClick: () => !off && setMonth(monthAfter(month, by)),
      },
      h("span", { "aria-hidden": "true" }, by < 0 ? "‹" : "›"),
    );
  return h(
    "section",
    { class: "days", "aria-labelledby": "days-title" },
    h("h2", { id: "days-title" }, say("statistics-days")),
    h(
      "div",
      { class: "days-inside" },
      h(
        "div",
        { class: "month" },
        h(
          "div",
          { class: "month-head" },
          turn("statistics-month-before", -1, month <= FIRST_DAY.slice(0, 7)),
          h("h3", { id: "month", "aria-live": "polite" }, name),
          turn("statistics-month-after", 1, month >= now.slice(0, 7)),
        ),
        h(
          "table",
          { "aria-labelledby": "month" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              [0, 1, 2, 3, 4, 5, 6].map((day) =>
                h("th", { key: day, scope: "col", abbr: weekday("long", day) }, weekday("narrow", day)),
              ),
            ),
          ),
          h(
            "tbody",
            {},
            weeksOf(month).map((week, i) =>
              h(
                "tr",
                { key: `${month} ${i}` },
                week.map((day, at) => h("td", { key: at }, day && h(Day, { day, now, on, later, own }))),
              ),
            ),
          ),
        ),
      ),
      h(
        "div",
        { class: "days-words" },
        h(
          "p",
          { class: "quiet" },
          say("statistics-days-about"),
          madeUp > 0 && ` ${say("statistics-made-up", { count: madeUp })}`,
        ),
        h(
          "ul",
          { class: "month-legend" },
          [
            ["on", "statistics-legend-solved"],
            ["on own", "statistics-legend-own"],
            ["later own", "statistics-legend-made-up"],
          ].map(([look, id]) =>
            h(
              "li",
              { key: id },
              h(
                "span",
                { class: `day ${look}`, "aria-hidden": "true" },
                look !== "on" && h(Icon, { name: "gem" }),
              ),
              say(id),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {{ day: string, now: string, on: Set<number>, later: Set<number>, own: Map<string, Set<string>> }} props */
function Day({ day, now, on, later, own }) {
  const number = Number(day.slice(8));
  const at = dayNumber(day) ?? 0;
  const ahead = day > now;
  const is = { on: on.has(at), later: later.has(at), own: own.has(day) };
  const look = ["day", is.on && "on", is.later && "later", is.own && "own", day === now && "now"]
    .filter(Boolean)
    .join(" ");
  if (ahead || day < FIRST_DAY) return h("span", { class: `${look} ahead` }, number);
  const words = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
  const id = is.on && is.own ? "both" : is.on ? "solved" : is.later ? "made-up" : "play";
  return h(
    "a",
    {
      class: look,
      href: `${ROOT}?day=${day}`,
      "aria-current": day === now ? "date" : undefined,
      "aria-label": say(`statistics-day-${id}`, { day: words, count: own.get(day)?.size ?? 0 }),
    },
    number,
    is.own &&
      h(
        "span",
        { class: "gems" },
        [...(own.get(day) ?? [])].map((level) => h(Icon, { key: level, name: "gem" })),
      ),
  );
}

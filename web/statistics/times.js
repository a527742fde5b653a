// The times of a level, one after another, with their trend.

import { h, say, useState, valued } from "../ui.js";
import { clockText } from "../panels/clock-times.js";
import { settings } from "../settings.js";
import { trendText } from "./levels.js";
import { isTimed, trendOf } from "../records/sums.js";

/** @import { GameRecord, LevelStatistics } from "../types/contract.js" */

/** The size of the chart, and the room for its labels: a letter is at most so wide, on a phone. */
const [WIDE, HIGH, FOOT, TOP, LETTER] = [640, 260, 28, 12, 12];
/** Times at which the scale may have a line, in seconds. */
const MARKS = [
  15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 420, 600, 900, 1200, 1500, 1800, 2700, 3600, 5400, 7200, 10800,
  14400, 28800, 86400,
];

/** The times at which the scale has lines: at most five. @param {number} least @param {number} most seconds @returns {number[]} */
export function marksOf(least, most) {
  const inside = MARKS.filter((mark) => mark >= least && mark <= most);
  const every = Math.ceil(inside.length / 5);
  return inside.filter((_, i) => i % Math.max(1, every) === 0);
}

/** @param {{ all: GameRecord[], levels: LevelStatistics[] }} props */
export function Times({ all, levels }) {
  const timed = levels.filter((one) => one.timed > 0);
  const usual = [...timed].sort((a, b) => b.timed - a.timed)[0]?.level;
  const [chosen, setChosen] = useState("");
  const level = timed.some((one) => one.level === chosen) ? chosen : usual;
  if (!levels.length) return null;
  const games = all.filter((one) => one.level === level && isTimed(one));
  const { trend } = timed.find((one) => one.level === level) ?? {};
  return h(
    "section",
    { class: "times", "aria-labelledby": "times-title" },
    h(
      "div",
      { class: "times-head" },
      h("h2", { id: "times-title" }, say("statistics-times")),
      timed.length > 0 &&
        h(
          "select",
          { "aria-label": say("statistics-times-of"), value: level, onChange: valued(setChosen) },
          timed.map((one) =>
            h("option", { key: one.level, value: one.level }, say(`page-level-${one.level}`)),
          ),
        ),
    ),
    games.length === 0
      ? h("p", { class: "quiet" }, say("statistics-times-none"))
      : h(Chart, { games, key: level }),
    games.length > 0 &&
      h(
        "p",
        { class: "quiet" },
        trend === undefined
          ? say("statistics-times-few")
          : say("statistics-times-trend", { trend: trendText(trend) }),
        games.some(({ hints }) => hints.some(Boolean)) && ` ${say("statistics-times-rings")}`,
      ),
    games.length > 0 && h(Table, { games }),
  );
}

/** @param {{ games: GameRecord[] }} props */
function Chart({ games }) {
  const times = games.map(({ seconds }) => seconds);
  const [least, most] = [Math.min(...times) / 1.15, Math.max(...times) * 1.15];
  const marks = marksOf(least, most);
  const left = 14 + LETTER * Math.max(0, ...marks.map((mark) => clockText(mark).length));
  const across = (/** @type {number} */ place) =>
    games.length === 1 ? (left + WIDE) / 2 : left + 12 + ((WIDE - left - 24) * place) / (games.length - 1);
  // A logarithmic scale: twice as fast is the same distance everywhere.
  const down = (/** @type {number} */ seconds) =>
    TOP + ((HIGH - FOOT - TOP) * Math.log(most / seconds)) / Math.log(most / least);
  const trend = trendOf(times);
  const level = games[0].level ?? "";
  const day = (/** @type {GameRecord} */ { date }) => dayText(date);
  return h(
    "svg",
    {
      class: "chart",
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      role: "img",
      "aria-label": say("statistics-times-chart", {
        level: say(`page-level-${level}`),
        count: games.length,
        first: clockText(Math.min(...times)),
        last: clockText(Math.max(...times)),
      }),
    },
    marks.map((mark) =>
      h(
        "g",
        { key: mark },
        h("line", { class: "chart-grid", x1: left, x2: WIDE, y1: down(mark), y2: down(mark) }),
        h(
          "text",
          { class: "chart-mark", x: left - 8, y: down(mark) + 5, "text-anchor": "end" },
          clockText(mark),
        ),
      ),
    ),
    h("text", { class: "chart-mark", x: left, y: HIGH - 6 }, day(games[0])),
    games.length > 1 &&
      h(
        "text",
        { class: "chart-mark", x: WIDE - 1, y: HIGH - 6, "text-anchor": "end" },
        day(games[games.length - 1]),
      ),
    trend &&
      h("line", {
        class: "chart-trend",
        x1: across(trend.from),
        y1: down(trend.at(trend.from)),
        x2: across(games.length - 1),
        y2: down(trend.at(games.length - 1)),
      }),
    games.map(({ id, seconds, hints }, place) =>
      h("circle", {
        key: id,
        class: hints.some(Boolean) ? "chart-dot hinted" : "chart-dot",
        cx: across(place),
        cy: down(seconds),
        r: games.length > 80 ? 3 : 5,
      }),
    ),
  );
}

/** @param {string} date */
const dayText = (date) =>
  new Intl.DateTimeFormat(settings.value.lang === "en" ? "en-GB" : settings.value.lang, {
    day: "numeric",
    month: "short",
    year: "2-digit",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

/** @param {{ games: GameRecord[] }} props */
function Table({ games }) {
  return h(
    "details",
    { class: "behind" },
    h("summary", {}, say("statistics-table")),
    h(
      "table",
      { class: "figures", "aria-labelledby": "times-title" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["date", "time", "hints", "mistakes"].map((id) =>
            h("th", { key: id, scope: "col" }, say(`statistics-${id}`)),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        [...games].reverse().map(({ id, date, seconds, hints, mistakes }) =>
          h(
            "tr",
            { key: id },
            h("th", { scope: "row" }, dayText(date)),
            h("td", { "data-name": say("statistics-time") }, clockText(seconds)),
            h(
              "td",
              { "data-name": say("statistics-hints") },
              hints.reduce((a, b) => a + b, 0),
            ),
            h("td", { "data-name": say("statistics-mistakes") }, mistakes),
          ),
        ),
      ),
    ),
  );
}

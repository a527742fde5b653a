// The solved games of each level: how many, and how long they took.

import { aside, h, say } from "../ui.js";
import { clockText } from "../panels/clock-times.js";

/** @import { LevelStatistics } from "../types/contract.js" */

/** A trend in words. @param {number} trend percent over ten games */
export const trendText = (trend) =>
  trend === 0
    ? say("statistics-steady")
    : say(trend < 0 ? "statistics-faster" : "statistics-slower", { percent: Math.abs(trend) });

/** @param {number | undefined} seconds */
const time = (seconds) => (seconds === undefined ? "–" : clockText(seconds));

/** @param {{ levels: LevelStatistics[] }} props */
export function Levels({ levels }) {
  if (!levels.length) return null;
  const most = Math.max(...levels.map(({ solved }) => solved));
  const heads = ["level", "count", "best", "median", "trend"];
  return h(
    "section",
    { "aria-labelledby": "levels-title" },
    h("h2", { id: "levels-title" }, say("statistics-levels")),
    h(
      "table",
      { class: "figures", "aria-labelledby": "levels-title" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((id) => h("th", { key: id, scope: "col" }, say(`statistics-${id}`))),
        ),
      ),
      h(
        "tbody",
        {},
        levels.map(({ level, solved, best, median, trend }) =>
          h(
            "tr",
            { key: level },
            h("th", { scope: "row" }, say(`page-level-${level}`)),
            h(
              "td",
              { class: "bar-cell", "data-name": say("statistics-count") },
              h(
                "svg",
                { class: "bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
                h("rect", { class: "bar-all", width: (100 * solved) / most, height: 10, rx: 1 }),
              ),
              h("span", {}, solved),
            ),
            h("td", { "data-name": say("statistics-best") }, time(best)),
            h("td", { "data-name": say("statistics-median") }, time(median)),
            h(
              "td",
              {
                class: trend !== undefined && trend < 0 ? "of-trend better" : "of-trend",
                "data-name": say("statistics-trend"),
              },
              trend === undefined ? "–" : trendText(trend),
            ),
          ),
        ),
      ),
    ),
    aside("statistics-levels-about"),
  );
}

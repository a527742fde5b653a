// The table of a level or of a day's puzzle, and the choice of a table.

import { aside, button, h, say } from "../ui.js";
import { FIRST_DAY, levelsOfDay, today, later } from "../game/today.js";
import { clockText } from "../panels/clock-times.js";
import { dayText } from "../words/day.js";
import { settings } from "../settings.js";
import { busy, change, wish } from "./state.js";

/** @import { RankingReply, StandingJson } from "../types/contract.js" */
/** @import { Wish } from "./state.js" */

const LEVELS = ["beginner", "very-easy", "easy", "medium", "hard", "very-hard", "extreme", "beyond"];

/**
 * @param {string} label id of its text
 * @param {string} value
 * @param {[string, string][]} options values and texts
 * @param {(value: string) => void} choose
 */
const select = (label, value, options, choose) =>
  h(
    "div",
    { class: "wish" },
    h("label", { for: label }, say(label)),
    h(
      "select",
      {
        id: label,
        value,
        onChange: (/** @type {Event} */ event) =>
          choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value),
      },
      options.map(([id, text]) => h("option", { key: id, value: id }, text)),
    ),
  );

/** Which table is wanted. */
export function Wanted() {
  const now = wish.value;
  const isDay = now.of === "day";
  const orders = isDay ? ["best", "handicap"] : ["median", "mean", "best", "solved", "handicap"];
  return h(
    "form",
    { class: "wishes", onSubmit: (/** @type {Event} */ event) => event.preventDefault() },
    select(
      "rankings-of",
      now.of,
      [
        ["day", say("rankings-of-day")],
        ...LEVELS.map((id) => /** @type {[string, string]} */ ([id, say(`page-level-${id}`)])),
      ],
      (of) => change({ of }),
    ),
    isDay &&
      select(
        "rankings-level",
        String(now.place),
        levelsOfDay(now.day).map((id, place) => [String(place), say(`page-level-${id}`)]),
        (place) => change({ place: Number(place) }),
      ),
    !isDay &&
      select(
        "rankings-period",
        now.period,
        [
          ["month", say("rankings-period-month")],
          ["all", say("rankings-period-all")],
        ],
        (period) => change({ period: /** @type {Wish["period"]} */ (period) }),
      ),
    select(
      "rankings-help",
      now.help,
      [
        ["none", say("rankings-help-none")],
        ["hints", say("rankings-help-hints")],
      ],
      (help) => change({ help: /** @type {Wish["help"]} */ (help) }),
    ),
    select(
      "rankings-by",
      now.by,
      orders.map((id) => [id, say(isDay && id === "best" ? "rankings-by-time" : `rankings-by-${id}`)]),
      (by) => change({ by }),
    ),
    isDay && h(Days, { day: now.day }),
  );
}

/** The choice of a day. @param {{ day: string }} props */
function Days({ day }) {
  const step = (/** @type {number} */ by, /** @type {string} */ text, /** @type {boolean} */ isLast) =>
    button(
      {
        class: "day-step",
        "aria-label": say(text),
        "aria-disabled": isLast ? "true" : undefined,
        onClick: () => !isLast && change({ day: later(day, by) }),
      },
      by < 0 ? "‹" : "›",
    );
  return h(
    "div",
    { class: "wish day-wish" },
    h("span", { id: "day-label" }, say("rankings-day")),
    h(
      "span",
      { class: "days", role: "group", "aria-labelledby": "day-label" },
      step(-1, "rankings-day-before", day <= FIRST_DAY),
      h("span", { class: "day", "aria-live": "polite" }, dayText(day, settings.value.lang)),
      step(1, "rankings-day-after", day >= today()),
    ),
  );
}

/** @param {{ reply: RankingReply, wish: Wish }} props wish: what the reply answers */
export function Table({ reply, wish: { of, day, place, by, help } }) {
  const isDay = of === "day";
  const { rows, people } = reply;
  if (!rows.length)
    return h(
      "p",
      { class: "nobody", role: "status" },
      say(by === "handicap" || by === "median" ? `rankings-nobody-${by}` : "rankings-nobody"),
    );
  const columns = isDay ? ["time", "handicap"] : ["solved", "best", "mean", "median", "handicap"];
  const most = Math.max(...rows.map((row) => amountOf(row, by)), 1);
  /** The length of a row's bar, in percent of the longest. @param {StandingJson} row */
  const share = (row) => (100 * amountOf(row, by)) / most;
  return h(
    "section",
    { "aria-labelledby": "table-title", "aria-busy": busy.value ? "true" : undefined },
    h(
      "h2",
      { id: "table-title" },
      [
        isDay && dayText(day, settings.value.lang),
        say(`page-level-${isDay ? levelsOfDay(day)[place] : of}`),
        say(`rankings-help-${help}`),
      ]
        .filter(Boolean)
        .join(" · "),
    ),
    h(
      "table",
      { class: "ranking", "aria-labelledby": "table-title" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, say("rankings-place")),
          h("th", { scope: "col", class: "who" }, say("rankings-name")),
          columns.map((id) =>
            h(
              "th",
              {
                key: id,
                scope: "col",
                class: isSorted(id, by, isDay) ? "sorted" : "",
                "aria-sort": isSorted(id, by, isDay)
                  ? id === "solved"
                    ? "descending"
                    : "ascending"
                  : undefined,
              },
              say(`rankings-column-${id}`),
            ),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map((row, i) =>
          h(
            "tr",
            { key: i, class: row.own ? "own" : "" },
            h("td", { class: row.place <= 3 ? `place first-${row.place}` : "place" }, row.place),
            h(
              "th",
              { scope: "row", class: "who" },
              row.name ?? h("i", {}, say("rankings-hidden")),
              row.own && h("small", {}, say("rankings-own")),
              h("span", { class: "bar", "aria-hidden": "true", style: { width: `${share(row)}%` } }),
            ),
            columns.map((id) =>
              h(
                "td",
                {
                  key: id,
                  class: `of-${id}${isSorted(id, by, isDay) ? " sorted" : ""}`,
                  "data-name": say(`rankings-column-${id}`),
                },
                valueOf(row, id),
              ),
            ),
          ),
        ),
      ),
    ),
    h("p", { class: "quiet" }, say("rankings-people", { count: people })),
    aside(isDay ? "rankings-about-day" : "rankings-about-level"),
  );
}

/** @param {string} column @param {string} by @param {boolean} isDay */
const isSorted = (column, by, isDay) => column === (isDay && by === "best" ? "time" : by);

/** A number of puzzles, a percentage or seconds. @param {StandingJson} row @param {string} column */
function amountOf({ solved, handicap = 0, mean, median, best }, column) {
  if (column === "solved") return solved;
  if (column === "handicap") return handicap;
  return column === "mean" ? mean : column === "median" ? median : best;
}

/** @param {StandingJson} row @param {string} column */
function valueOf(row, column) {
  if (column === "handicap" && row.handicap === undefined) return "–";
  const amount = amountOf(row, column);
  if (column === "solved") return amount;
  return column === "handicap" ? say("rankings-percent", { percent: amount }) : clockText(amount);
}

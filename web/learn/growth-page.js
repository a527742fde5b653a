// /learn?growth: what a pupil can do and how that grew, technique by technique; what to do next; what the small tests
// measured.

import { ROOT } from "../root.js";
import { h, say, useEffect, useState } from "../ui.js";
import { settings } from "../settings.js";
import { openDatabase } from "../storage/database.js";
import { allRecords } from "../records/record-store.js";
import { clockText } from "../panels/clock-times.js";
import { advice, growth, measured, WEEKS } from "./growth.js";
import { dueText } from "./due-day.js";
import { Mine } from "./mine.js";
import { practiceAt } from "../progress/today.js";
import { stored } from "../progress/progress.js";

/** @import { LessonsReply } from "../types/contract.js" */
/** @import { Grown, Sum } from "./growth.js" */

/** The games over which help is averaged. */
const GAMES = 10;

/** What somebody who has not practised yet sees. @param {{ href: string, text: string }} props */
const Empty = ({ href, text }) =>
  h(
    "section",
    { class: "empty" },
    h(
      "svg",
      { class: "empty-bars", viewBox: "0 0 12 6", "aria-hidden": "true" },
      [1, 1.6, 2.4, 2.2, 3.6, 4.6].map((height, i) =>
        h("rect", { key: i, x: 2 * i, y: 6 - height, width: 1.3, height, rx: 0.3 }),
      ),
    ),
    h("h2", {}, say("growth-none-title")),
    h("p", {}, say("growth-none")),
    h("p", { class: "buttons" }, h("a", { class: "link-button main", href }, text)),
  );

/** @param {{ reply: LessonsReply }} props */
export function GrowthPage({ reply }) {
  const progress = stored();
  const [loads, setLoads] = useState(0);
  const now = new Date();
  const titles = new Map(
    reply.chapters.flatMap(({ lessons }) => lessons).map(({ id, title }) => [id, title]),
  );
  const title = (/** @type {string} */ id) => (id === "rules" ? say("path-first") : (titles.get(id) ?? id));
  const grown = growth(progress, now);
  const { strongest, weakest, next } = advice(progress, now);
  const tests = measured(progress);
  const list = (/** @type {Grown[]} */ ones) =>
    ones.map(({ id }, i) => [i > 0 && ", ", h("a", { key: id, href: practiceAt(id) }, title(id))]);
  return h(
    "article",
    { class: "growth" },
    h("h1", { tabIndex: -1 }, say("growth-title")),
    grown.length > 0 &&
      h(
        "p",
        { class: "growth-next" },
        h(
          "a",
          { class: "main-button", href: practiceAt(next.id) },
          say(`growth-next-${next.why}`, { name: title(next.id) }),
        ),
      ),
    grown.length === 0
      ? h(Empty, { href: practiceAt(next.id), text: say("growth-begin", { name: title(next.id) }) })
      : h(
          "dl",
          { class: "growth-facts" },
          progress.rating &&
            h(
              "div",
              {},
              h("dt", {}, say("growth-rating")),
              h(
                "dd",
                {},
                h("strong", {}, Math.round(progress.rating.rating)),
                " ",
                h(
                  "small",
                  { class: "quiet" },
                  say("growth-within", { count: Math.round(2 * progress.rating.rd) }),
                ),
              ),
            ),
          strongest.length > 0 &&
            h("div", {}, h("dt", {}, say("growth-strongest")), h("dd", {}, list(strongest))),
          weakest.length > 0 && h("div", {}, h("dt", {}, say("growth-weakest")), h("dd", {}, list(weakest))),
          h(Games, {}),
        ),
    grown.length > 0 && [
      h("h2", { key: "title" }, say("growth-techniques")),
      h("p", { key: "how", class: "quiet" }, say("growth-how", { count: WEEKS })),
      h(
        "div",
        { key: "table", class: "table" },
        h(
          "table",
          { class: "growth-table" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              ["technique", "alone", "weeks", "help", "time", "board", "due"].map((id) =>
                h("th", { key: id, scope: "col" }, say(`growth-${id}`)),
              ),
            ),
          ),
          h(
            "tbody",
            {},
            grown.map((one) =>
              h(
                "tr",
                { key: one.id },
                h("th", { scope: "row" }, h("a", { href: practiceAt(one.id) }, title(one.id))),
                h("td", {}, say("growth-of", { count: one.all.unaided, of: one.all.boards })),
                h("td", {}, h(Weeks, { weeks: one.weeks })),
                h("td", {}, say("growth-helped", { count: one.all.helped, missed: one.all.missed })),
                h("td", {}, one.all.seconds === null ? "–" : clockText(Math.round(one.all.seconds))),
                h("td", {}, Math.round(progress.boards?.[one.id]?.rating ?? 0) || "–"),
                h("td", {}, dueText(one.due, now)),
              ),
            ),
          ),
        ),
      ),
    ],
    tests.length > 0 && [
      h("h2", { key: "tests" }, say("growth-tests")),
      h("p", { key: "tests-how", class: "quiet" }, say("growth-tests-how")),
      h(
        "div",
        { key: "tests-table", class: "table" },
        h(
          "table",
          { class: "growth-table" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              ["technique", "before", "after", "later", "gain", "mastery", "per-board"].map((id) =>
                h("th", { key: id, scope: "col" }, say(`growth-${id}`)),
              ),
            ),
          ),
          h(
            "tbody",
            {},
            tests.map(({ id, before, after, later, gain, toMastery, help }) =>
              h(
                "tr",
                { key: id },
                h("th", { scope: "row" }, h("a", { href: practiceAt(id) }, title(id))),
                [before, after, later].map((share, i) => h("td", { key: i }, percent(share))),
                h("td", {}, gain === null ? "–" : `${gain > 0 ? "+" : ""}${percent(gain)}`),
                h("td", {}, toMastery ?? "–"),
                h(
                  "td",
                  {},
                  help === null
                    ? "–"
                    : help.toLocaleString(settings.value.lang, { maximumFractionDigits: 1 }),
                ),
              ),
            ),
          ),
        ),
      ),
    ],
    h(Mine, { title, onLoad: () => setLoads(loads + 1) }),
    h("p", {}, h("a", { href: `${ROOT}learn` }, say("path-all"))),
  );
}

/** @param {number | null} share */
const percent = (share) =>
  share === null
    ? "–"
    : share.toLocaleString(settings.value.lang, { style: "percent", maximumFractionDigits: 0 });

/** The share found alone, week by week, as bars. @param {{ weeks: Sum[] }} props */
function Weeks({ weeks }) {
  const label = weeks
    .filter(({ boards }) => boards > 0)
    .map(({ unaided, boards }) => say("growth-of", { count: unaided, of: boards }))
    .join(", ");
  return h(
    "svg",
    { class: "weeks", viewBox: `0 0 ${weeks.length * 10} 24`, role: "img", "aria-label": label || "–" },
    weeks.map(({ boards, unaided }, i) => [
      h("rect", {
        key: `all${i}`,
        class: "weeks-all",
        x: i * 10 + 1,
        y: boards ? 2 : 21,
        width: 8,
        height: boards ? 20 : 1,
      }),
      boards > 0 &&
        h("rect", {
          key: `own${i}`,
          class: "weeks-own",
          x: i * 10 + 1,
          y: 22 - (20 * unaided) / boards,
          width: 8,
          height: (20 * unaided) / boards,
        }),
    ]),
  );
}

/** Hints in the last games; nothing without a game. */
function Games() {
  const [games, setGames] = useState(/** @type {number[]} */ ([]));
  useEffect(() => {
    void openDatabase()
      .then(allRecords)
      .then((all) =>
        setGames(
          all
            .filter(({ outcome }) => outcome === "solved")
            .slice(-GAMES)
            .map(({ hints }) => hints.reduce((a, b) => a + b, 0)),
        ),
      )
      .catch(() => {});
  }, []);
  if (games.length === 0) return null;
  const mean = games.reduce((a, b) => a + b, 0) / games.length;
  return h(
    "div",
    {},
    h("dt", {}, say("growth-hints", { count: games.length })),
    h("dd", {}, mean.toLocaleString(settings.value.lang, { maximumFractionDigits: 1 })),
  );
}

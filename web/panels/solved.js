// The end of a game: how it went, and what to play next. Takes the place of the tutor and the pad; loaded late.

import { button, h, say, useEffect, useState } from "../ui.js";
import { library, order } from "../commands/orders.js";
import { runCommand } from "../commands/run.js";
import { dayText } from "../words/day.js";
import { label } from "../records/labels.js";
import { currentRecord, records } from "../records/records.js";
import { settings } from "../settings.js";
import { isTimed, ofLevel, sums } from "../records/sums.js";
import { levelsOfDay, today } from "../game/today.js";
import { game, guided, note, race as openRace } from "../store.js";
import { useAnswer } from "./answer.js";
import { clockText } from "./clock-times.js";
import { ExplainerRating } from "./explainer.js";
import { useCardFocus } from "./focus.js";
import { levelText } from "./game-bar.js";
import { fault } from "./icons.js";
import { RaceTable, withMine } from "./race-dialog.js";
import { useTechniques } from "./techniques.js";
import { ROOT } from "../root.js";

/** @import { GameRecord, LevelStatistics } from "../types/contract.js" */

/** The level of the game after the one on the small board. */
const FIRST_LEVEL = "beginner";

export function Solved() {
  const host = useCardFocus();
  const { busy, problem } = order.value;
  const given = note.value?.id === "note-solved-for-you";
  return h(
    "section",
    { class: given ? "solved" : "solved won", ref: host, "aria-labelledby": "solved-title" },
    h(
      "div",
      { class: "solved-head" },
      h(Gem, {}),
      h("h2", { id: "solved-title" }, say(guided.value ? "solved-guide" : "solved-title")),
    ),
    guided.value
      ? h("p", { class: "solved-lead" }, say("solved-guide-more"))
      : given
        ? h("p", { class: "solved-lead" }, say("note-solved-for-you"))
        : h(HowItWent, {}),
    guided.value ? h(FirstGame, {}) : h(WhatNext, {}),
    h("p", { class: "start-status quiet", role: "status" }, busy ? say("start-busy") : ""),
    problem && fault(problem),
  );
}

/** The facets of the gem, which light up one after another; the table is the last. */
const FACETS = [
  "M7 4 3 10h6.5Z",
  "M3 10l9 11-2.5-11Z",
  "M9.5 10 12 21l2.5-11Z",
  "M21 10l-9 11 2.5-11Z",
  "M17 4l4 6h-6.5Z",
  "M12 4l2.5 6L17 4Z",
  "M7 4l2.5 6L12 4Z",
  "M12 4 9.5 10h5Z",
];

const Gem = () =>
  h(
    "svg",
    { class: "solved-gem", viewBox: "2 3 20 19", "aria-hidden": "true" },
    FACETS.map((d, i) => h("path", { key: d, d, style: { "--turn": i } })),
  );

function HowItWent() {
  const one = currentRecord();
  const { day } = label.value;
  const stats = useStatistics(one.level);
  const { best, median, solved = 0, timed = 0 } = stats?.level ?? {};
  const isBest = isTimed({ ...one, outcome: "solved" }) && timed > 1 && best === one.seconds;
  const race = openRace.value;
  useEffect(() => {
    if (race) withMine(race);
  }, [race]);
  const place =
    race?.results.findIndex((result) => JSON.stringify(result) === JSON.stringify(race.mine)) ?? -1;
  const raced = race && place >= 0 && race.results.length > 1;
  const praise = raced
    ? say("race-place", { place: place + 1, of: race.results.length })
    : say("solved-text");
  const lead = h(
    "p",
    { class: "solved-lead solved-praise", key: "lead" },
    [levelText(label.value), day && dayText(day, settings.value.lang), praise].filter(Boolean).join(" · "),
  );
  if (raced) return [lead, h(RaceTable, { race, key: "race" })];
  return [
    lead,
    h(
      "dl",
      { class: "solved-facts", key: "facts" },
      fact("solved-time", clockText(one.seconds), isBest && say("solved-best")),
      fact("solved-mistakes", String(one.mistakes)),
      fact("solved-hints", String(one.hints.reduce((a, b) => a + b, 0))),
      one.told > 0 && fact("solved-told", String(one.told)),
    ),
    h(
      "p",
      { class: "solved-records quiet", key: "records" },
      [
        one.level && solved > 0 && say("solved-count", levelWords(one.level, solved)),
        timed > 1 &&
          best &&
          median &&
          say("solved-times", { best: clockText(best), usual: clockText(median) }),
        stats && stats.streak > 1 && say("solved-streak", { count: stats.streak }),
      ]
        .filter(Boolean)
        .join(" · "),
    ),
  ];
}

/** A level within a sentence; Spanish writes it small. @param {string} level @param {number} [count] */
function levelWords(level, count = 0) {
  const name = say(`page-level-${level}`);
  const { lang } = settings.value;
  return { level: lang === "en" ? name : name.toLocaleLowerCase(lang), count };
}

/**
 * What the games of a level add up to, and the days in a row.
 * @param {LevelStatistics["level"] | undefined} level
 */
function useStatistics(level) {
  const [found, setFound] = useState(
    /** @type {{ level: LevelStatistics, streak: number } | undefined} */ (undefined),
  );
  useEffect(() => {
    let here = true;
    // The record of this game is stored at the same time.
    const timer = setTimeout(async () => {
      const all = await records();
      if (!here) return;
      const mine = all.filter((one) => one.level === level && one.outcome === "solved");
      const { streak } = sums(all, today()).days;
      if (level) setFound({ level: ofLevel(level, mine), streak });
    }, 150);
    return () => ((here = false), clearTimeout(timer));
  }, [game.value.id, level]);
  return found;
}

/** The first puzzle of a day that the player has not solved yet. @param {string | undefined} day */
function useNextOfDay(day) {
  const [next, setNext] = useState("");
  useEffect(() => {
    let here = true;
    // The record of this game is stored at the same time.
    const timer = setTimeout(async () => {
      if (!day) return;
      const played = (await records()).filter((one) => one.day === day && one.outcome === "solved");
      const left = levelsOfDay(day).find(
        (level) => level !== label.peek().level && played.every((one) => one.level !== level),
      );
      if (here) setNext(left ?? "");
    }, 150);
    return () => ((here = false), clearTimeout(timer));
  }, [game.value.id, day]);
  return next;
}

/** @param {string} id of its name @param {string} value @param {string | false} [more] */
const fact = (id, value, more) =>
  h(
    "div",
    { class: id },
    h("dt", {}, say(id)),
    h("dd", {}, h("span", {}, value), more && h("small", { class: "chip" }, more)),
  );

/** Shares how it went with a puzzle of a day, without a word about the puzzle. @param {{ day: string }} props */
function Result({ day }) {
  const [shared, setShared] = useState({ id: "", text: "" });
  async function share() {
    const text = resultText(currentRecord(), day);
    try {
      // Phones have a menu of their own for it.
      if (matchMedia("(pointer: coarse)").matches && navigator.share) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      setShared({ id: "result-copied", text: "" });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError"))
        setShared({ id: "result-refused", text });
    }
  }
  return h(
    "div",
    { class: "solved-result" },
    button({ onClick: () => void share() }, say("result-share")),
    h("p", { role: "status", class: "quiet" }, shared.id && say(shared.id)),
    shared.text && h("pre", {}, shared.text),
  );
}

/** @param {GameRecord} one @param {string} day */
function resultText({ level, seconds, hints, mistakes }, day) {
  const asked = hints.reduce((a, b) => a + b, 0);
  return [
    say("result-head", {
      day: dayText(day, settings.peek().lang),
      level: level ? say(`page-level-${level}`) : "",
    }),
    [
      say("result-time", { time: clockText(seconds) }),
      say("result-hints", { count: asked }),
      say("result-mistakes", { count: mistakes }),
    ].join(" · "),
    // A program of one's own has no address that others could open.
    ...(/^(localhost|127\.|\[::1)/.test(location.hostname)
      ? []
      : [`${location.origin}${ROOT}?day=${day}${level ? `&level=${level}` : ""}`]),
  ].join("\n");
}

/** The hardest technique that the puzzle needed, and where to practise it. @param {{ id: string }} props */
function Hardest({ id }) {
  const { list, others } = useTechniques();
  const name = [...list, ...others].find((one) => one.id === id)?.name;
  if (!name) return null;
  return h(
    "p",
    { class: "solved-hardest" },
    say("solved-hardest", { name }),
    " ",
    h("a", { class: "lesson-link", href: `${ROOT}learn/${id}?three` }, say("solved-drills")),
  );
}

function FirstGame() {
  return h(
    "div",
    { class: "solved-next" },
    button(
      { class: "main-button", onClick: () => runCommand({ do: "playLevel", level: FIRST_LEVEL }) },
      say("solved-first-game"),
    ),
    button({ onClick: () => runCommand({ do: "start" }) }, say("solved-others")),
  );
}

function WhatNext() {
  const { reply } = useAnswer(library, "");
  const [isOpen, setOpen] = useState(false);
  /** @type {string[]} */
  const levels = (reply?.levels ?? []).map(({ id }) => id);
  const { day, level, practice, task } = label.value;
  const next = useNextOfDay(day);
  const race = openRace.value;
  if (practice || task)
    return h(
      "div",
      { class: "solved-next" },
      practice
        ? h(
            "a",
            { class: "main-button", href: `${ROOT}learn/${practice.id}#practice` },
            say("solved-practice", { name: practice.name }),
          )
        : h("a", { class: "main-button", href: `${ROOT}classes` }, say("solved-class")),
      button({ onClick: () => runCommand({ do: "review" }) }, say("action-review")),
    );
  const harder = level ? levels[levels.indexOf(level) + 1] : undefined;
  const known = level !== undefined && levels.includes(level);
  const given = note.value?.id === "note-solved-for-you";
  const { hardest } = currentRecord();
  return [
    h(
      "div",
      { class: "solved-next", key: "next" },
      day && next
        ? button(
            { class: "main-button", onClick: () => runCommand({ do: "playDay", day, level: next }) },
            say("solved-next-of-day", levelWords(next)),
          )
        : known
          ? button(
              { class: "main-button", onClick: () => runCommand({ do: "playLevel", level }) },
              say("solved-another", levelWords(level)),
            )
          : button({ class: "main-button", onClick: () => runCommand({ do: "start" }) }, say("action-new")),
      button({ onClick: () => runCommand({ do: "review" }) }, say("action-review")),
      race
        ? button({ onClick: () => runCommand({ do: "race" }) }, say("race-send"))
        : day && !given
          ? h(Result, { day })
          : button({ onClick: () => runCommand({ do: "share" }) }, say("action-share")),
    ),
    h(
      "details",
      {
        class: "solved-more",
        key: "more",
        onToggle: (/** @type {ToggleEvent} */ { newState }) => setOpen(newState === "open"),
      },
      h("summary", {}, say("solved-more")),
      !given && hardest && h(Hardest, { id: hardest }),
      isOpen && h(ExplainerRating, {}),
      h(
        "div",
        { class: "buttons" },
        known &&
          harder &&
          button(
            { onClick: () => runCommand({ do: "playLevel", level: harder }) },
            say("solved-harder", levelWords(harder)),
          ),
        known && button({ onClick: () => runCommand({ do: "start" }) }, say("solved-others")),
        !race && !given && button({ onClick: () => runCommand({ do: "race" }) }, say("action-race")),
        h("a", { class: "quiet-button", href: `${ROOT}statistics` }, say("action-statistics")),
      ),
    ),
  ];
}

// The end of a game: how it went, and what to play next. Takes the place of the tutor and the pad; loaded late.

import { button, h, say, useEffect, useState } from "../ui.js";
import { library, order } from "../commands/orders.js";
import { runCommand } from "../commands/run.js";
import { dayText } from "../words/day.js";
import { label } from "../keep/labels.js";
import { currentRecord, records } from "../keep/records.js";
import { settings } from "../settings.js";
import { ofLevel } from "../statistics/sums.js";
import { game, guided, note } from "../store.js";
import { useAnswer } from "./answer.js";
import { clockText } from "./clock-times.js";
import { useCardFocus } from "./focus.js";
import { levelText } from "./game-bar.js";
import { fault, Icon } from "./icons.js";
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
      h("span", { class: "solved-gem", "aria-hidden": "true" }, h(Icon, { name: "gem" })),
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
    !guided.value && !given && h(ForNow, {}),
    !guided.value && !given && label.value.day && h(Result, { day: label.value.day }),
    !guided.value &&
      h("p", {}, h("a", { class: "lesson-link", href: `${ROOT}statistics` }, say("action-statistics"))),
  );
}

function HowItWent() {
  const one = currentRecord();
  const { day } = label.value;
  return [
    h(
      "p",
      { class: "solved-lead solved-praise", key: "lead" },
      [levelText(label.value), day && dayText(day, settings.value.lang), say("solved-text")]
        .filter(Boolean)
        .join(" · "),
    ),
    h(
      "dl",
      { class: "solved-facts", key: "facts" },
      fact("solved-time", clockText(one.seconds)),
      fact("solved-mistakes", String(one.mistakes)),
      fact("solved-hints", String(one.hints.reduce((a, b) => a + b, 0)), rungsText(one)),
      one.told > 0 && fact("solved-told", String(one.told)),
    ),
  ];
}

/** What the game adds up to: the records of its level, and the technique to practise. */
function ForNow() {
  const one = currentRecord();
  return [
    one.level && h(Records, { key: "records", level: one.level }),
    one.hardest && h(Hardest, { key: "hardest", id: one.hardest }),
  ];
}

/** @param {string} id of its name @param {string} value @param {string} [more] */
const fact = (id, value, more) =>
  h("div", {}, h("dt", {}, say(id)), h("dd", {}, h("span", {}, value), more && h("small", {}, more)));

/** Shares how it went with the puzzle of a day, without a word about the puzzle. @param {{ day: string }} props */
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
    `${location.origin}${ROOT}?day=${day}`,
  ].join("\n");
}

const RUNGS = ["where", "technique", "cells", "reasoning", "end"];

/** How many hints ended at which rung; empty if there were none. @param {GameRecord} one */
const rungsText = ({ hints }) =>
  hints
    .map((count, i) => count && `${count} × ${say(`rung-${RUNGS[i]}`)}`)
    .filter(Boolean)
    .join(", ");

/** What the player has done at this level so far. @param {{ level: LevelStatistics["level"] }} props */
function Records({ level }) {
  const [stats, setStats] = useState(/** @type {LevelStatistics | undefined} */ (undefined));
  useEffect(() => {
    let here = true;
    // The record of this game is stored at the same time.
    const timer = setTimeout(
      () =>
        void records().then(
          (all) =>
            here &&
            setStats(
              ofLevel(
                level,
                all.filter((one) => one.level === level && one.outcome === "solved"),
              ),
            ),
        ),
      150,
    );
    return () => ((here = false), clearTimeout(timer));
  }, [game.value.id, level]);
  if (!stats?.solved) return null;
  const { solved, best, mean } = stats;
  return h(
    "p",
    { class: "solved-records" },
    say("solved-count", { count: solved, level: say(`page-level-${level}`) }),
    best !== undefined &&
      mean !== undefined && [" ", say("solved-times", { best: clockText(best), mean: clockText(mean) })],
  );
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
  /** @type {string[]} */
  const levels = (reply?.levels ?? []).map(({ id }) => id);
  const { level, practice, task } = label.value;
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
  return h(
    "div",
    { class: "solved-next" },
    known
      ? button(
          { class: "main-button", onClick: () => runCommand({ do: "playLevel", level }) },
          say("solved-another", { level: say(`page-level-${level}`) }),
        )
      : button({ class: "main-button", onClick: () => runCommand({ do: "start" }) }, say("action-new")),
    known &&
      harder &&
      button(
        { onClick: () => runCommand({ do: "playLevel", level: harder }) },
        say("solved-harder", { level: say(`page-level-${harder}`) }),
      ),
    button({ onClick: () => runCommand({ do: "review" }) }, say("action-review")),
    button({ onClick: () => runCommand({ do: "share" }) }, say("action-share")),
    known && button({ onClick: () => runCommand({ do: "start" }) }, say("solved-others")),
  );
}

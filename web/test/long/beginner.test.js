// A beginner's way from the page of the game to three X-Wings found alone, counted: the words that the page shows, the
// boards, the taps and the time. Nothing is answered wrong and no station is left out. Not part of `./test`.
//
// The time is reckoned: 200 words a minute, 2 seconds for each tap, and 10 seconds to look for a pattern on each board
// that does not say where it is. What stands in a closed argument need not be read; its words are counted apart.
//
// With JADE_SHOTS=FOLDER, each station is photographed; with JADE_WIDTH=390, on a phone.

import { expect, test } from "../browser/fixtures.js";
import { ready } from "../browser/pages.js";
import { check, digitsOf, digitsOn, mark, patternOf, strike } from "../browser/drills.js";
import { freshSheet, sheetFrom } from "../../game/sheet.js";
import { geometry } from "../../game/geometry.js";
import { isBeforeMarks, PATH } from "../../progress/path.js";
import { beginnersQuestion, lookAlikeQuestion, nextSingle, questionsOf } from "../../learn/questions.js";

/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../learn/question-basis.js").Question} Question */
/** What was read and done at a station. @typedef {{ words: number, folded: number, taps: number, boards: number, searched: number }} Count */

const MOST_WORDS = 1500;
const MOST_MINUTES = 25;
const WORDS_A_MINUTE = 200;
const SECONDS_A_TAP = 2;
const SECONDS_TO_FIND = 10;
/** What `Math.random` gives on the page, so that this script knows which question is asked. */
const RANDOM = 0.3;

const TEXTS = {
  en: { check: "Check", station: "Next station", board: "Next board" },
  es: { check: "Comprobar", station: "Siguiente estación", board: "Siguiente tablero" },
};
const { JADE_SHOTS: shots, JADE_WIDTH: width = "1440" } = process.env;
const same = (/** @type {string} */ id) => id;

/** A walk in one language. */
class Walk {
  /** @param {Page} page @param {string} url @param {"en" | "es"} lang */
  constructor(page, url, lang) {
    this.page = page;
    this.url = url;
    this.lang = lang;
    /** @type {Set<string>} */
    this.seen = new Set();
    /** @type {Map<string, Count>} */
    this.counts = new Map();
    this.at = "start";
    /** @type {any[]} */
    this.replies = [];
    page.on("response", (response) => {
      if (/\/another\?|\/drill$/.test(response.url()))
        response.json().then(
          (reply) => this.replies.push(reply),
          () => {},
        );
    });
  }

  /** @returns {Count} */
  get count() {
    const one = this.counts.get(this.at) ?? { words: 0, folded: 0, taps: 0, boards: 0, searched: 0 };
    this.counts.set(this.at, one);
    return one;
  }

  /** Counts what is new on the page; each text once, boards and lists of pages left out. */
  async read() {
    const texts = await this.page.evaluate(() => {
      const all = document.querySelectorAll(
        "main :is(h1, h2, p, li, dt, dd, label, button, a, summary), .start *",
      );
      return [...all].flatMap((one) => {
        const folded = one.closest("details:not([open])") !== null && !one.closest("summary");
        const outside = one.closest("[role=grid], .one-digit, .ask-digits, .path, .mine, nav, footer, .pad");
        const within = one.closest(".start") ? "*" : "h1, h2, p, li, button, a, summary";
        const holds = one.querySelector(within);
        if (outside || holds || !(one instanceof HTMLElement) || (!folded && !one.offsetParent)) return [];
        const text = (one.textContent ?? "").trim().replace(/\s+/g, " ");
        return text ? [{ text, folded }] : [];
      });
    });
    for (const { text, folded } of texts) {
      if (this.seen.has(text)) continue;
      this.seen.add(text);
      this.count[folded ? "folded" : "words"] += text.split(" ").length;
      if (process.env.JADE_TEXTS) console.log(`  ${this.at}: ${folded ? "(folded) " : ""}${text}`);
    }
  }

  /** @param {Locator} locator @param {Parameters<Locator["click"]>[0]} [options] */
  async tap(locator, options) {
    await locator.click(options);
    this.count.taps++;
  }

  /** @param {string} name */
  async shoot(name) {
    if (shots) await this.page.screenshot({ path: `${shots}/${this.lang}-${width}-${this.at}-${name}.png` });
  }

  /** Answers all questions of a board. @param {Question[]} questions */
  async answer(questions) {
    const { page } = this;
    for (const [i, question] of questions.entries()) {
      expect(question.answer, question.ask).not.toEqual([]);
      await expect(page.locator(".asked .ask-dots")).toBeVisible();
      if (questions.length > 1) await expect(page.locator(".ask-dots .done")).toHaveCount(i);
      await this.read();
      for (const one of question.answer) await this.give(question, one);
    }
    this.count.boards++;
  }

  /** Gives one answer. @param {Question} question @param {number} one */
  give({ by }, one) {
    const digits = this.page.locator(".asked .ask-digits button");
    return this.tap(by === "cells" ? this.page.locator(`.asked [data-cell="${one}"]`) : digits.nth(one - 1));
  }

  /** Fills the board of four by four. */
  async four() {
    const { page } = this;
    for (let after = 0; ; after++) {
      await this.read();
      const digits = await this.digits();
      const next = nextSingle(freshSheet(geometry(2, 2), digits), same, after);
      if (!next) break;
      for (const question of next.questions) await this.give(question, question.answer[0]);
      await expect(page.locator(`.asked [data-cell="${next.cell}"]`)).toHaveAccessibleName(
        new RegExp(`, [^,]*${next.digit}[^,\\d]*$`),
      );
    }
    this.count.boards++;
  }

  /** Finds the pattern of a drill, and what follows from it. @param {import("../browser/drills.js").DrillReply} reply */
  async find({ shown: { step } }) {
    const { page } = this;
    const { check: name } = TEXTS[this.lang];
    const { placements, eliminations } = step;
    const cells = placements.length ? [placements[0].cell] : patternOf(step);
    await expect(page.locator(".practice .to-find")).toBeVisible();
    await this.read();
    await mark(page, cells);
    await check(page, name);
    await expect(page.locator(".practice .ask")).toBeVisible();
    await this.read();
    this.count.taps += cells.length + 1;
    if (placements.length) {
      await this.tap(page.locator(".practice .ask-digits button").nth(placements[0].digit - 1));
    } else {
      await strike(page, eliminations);
      await check(page, name);
      this.count.taps += eliminations.length + 1;
    }
    this.count.boards++;
    this.count.searched++;
  }

  /** The digits on the board. */
  digits() {
    return digitsOn(this.page.locator(".station-body [role=gridcell]"));
  }

  /**
   * The reply with the board on the page, which may have asked for several.
   * @param {() => Promise<unknown>} ask
   * @param {boolean} comes whether the board comes by itself, and may be there already
   */
  async nextBoard(ask, comes) {
    if (!comes) this.replies = [];
    const before = comes ? "" : String(await this.digits());
    await ask();
    /** @type {any} */
    let reply = null;
    await expect
      .poll(
        async () => {
          const now = String(await this.digits());
          if (!now || now === before) return false;
          reply = this.replies.find((one) => now === String(digitsOf(one))) ?? null;
          return reply !== null;
        },
        { message: `a board comes: ${this.at}` },
      )
      .toBe(true);
    return reply;
  }

  /** One station, to its end. @param {import("../../progress/path.js").Station} station */
  async station({ id, kind, opening = id }) {
    const { page, url, lang } = this;
    this.at = id;
    await expect(page).toHaveURL(new RegExp(`/${id}\\?do`));
    await expect(page.locator(".station")).toBeVisible();
    if (kind === "board") {
      /** The first board of a lesson of this kind. @param {string} lesson @param {boolean} alike */
      const board = async (lesson, alike) => {
        const { blocks } = await (await fetch(`${url}api/v1/lesson?id=${lesson}&lang=${lang}`)).json();
        return blocks.find(
          (/** @type {any} */ block) =>
            block.kind === "example" && (block.shown.sort === "looks-like") === alike,
        ).shown;
      };
      const shown = await board(opening, false);
      await expect(page.locator(".asked .ask")).toBeVisible();
      await this.shoot("1-walk");
      await this.answer(questionsOf(shown, sheetFrom(shown.sheet), same));
      await expect(page.locator(".asked .argument")).toBeVisible();
      await this.read();
      await this.shoot("2-walked");
      if (!isBeforeMarks(id)) {
        const like = await board(id, true);
        await this.tap(page.locator(".asked .practice-button"));
        await expect(page.locator(".asked .decoy")).toBeVisible();
        const question = lookAlikeQuestion(like, sheetFrom(like.sheet), same, id);
        await this.answer(question ? [question] : []);
        await expect(page.locator(".asked .argument")).toBeVisible();
        await this.read();
        const reply = await this.nextBoard(() => this.tap(page.locator(".asked .practice-button")), false);
        await this.find(reply);
        await expect(page.locator(".practice .practice-button")).toBeVisible();
        await this.read();
      }
    } else if (kind === "four") {
      await expect(page.locator(".asked .ask")).toBeVisible();
      await this.shoot("1-walk");
      await this.four();
    }
    if (kind === "four") {
      await this.tap(page.locator(".asked .practice-button"));
      await expect(page.locator(".station-done")).toBeVisible();
      await this.read();
      return;
    }
    for (let alone = 0; alone < 3; alone++) {
      const go = page.locator(".asked .practice-button, .practice .practice-button");
      const comes = kind === "marks" && alone === 0;
      const reply = await this.nextBoard(async () => {
        if (!comes) await this.tap(go);
      }, comes);
      await this.read();
      if (alone === 0) await this.shoot("3-alone");
      if (await page.locator(".practice").count()) await this.find(reply);
      else {
        const sheet = sheetFrom(reply.shown.sheet);
        const bare = { ...sheet, candidates: sheet.candidates.map(() => null) };
        const asked = beginnersQuestion(id, bare, same, (n) => Math.floor(n * RANDOM));
        await this.answer(asked ? [asked] : questionsOf(reply.shown, bare, same));
      }
      await expect(page.locator(".practice-button, .go-on").first()).toBeVisible();
      await this.read();
    }
    await this.shoot("4-mastered");
    await expect(page.locator(".station-done")).toBeVisible();
  }
}

for (const lang of /** @type {const} */ (["en", "es"])) {
  test(`a beginner gets to three X-Wings found alone with ${MOST_WORDS} words and in ${MOST_MINUTES} minutes (${lang})`, async ({
    open,
    jade,
  }) => {
    const { page } = await open("", {
      lang: lang === "en" ? "en-GB" : "es-ES",
      width: Number(width),
      height: width === "390" ? 844 : 900,
      touch: width === "390",
      offers: true,
    });
    await page.addInitScript(`Math.random = () => ${RANDOM}`);
    const walk = new Walk(page, jade.url, lang);
    await walk.read();
    await walk.shoot("0");
    await walk.tap(page.locator("a[href$='/learn']").filter({ visible: true }).first());
    await ready(page);
    await expect(page.locator(".path-go .main-button")).toBeVisible();
    await walk.read();
    await walk.shoot("1-path");
    await walk.tap(page.locator(".path-go .main-button"));
    for (const station of PATH) {
      await walk.station(station);
      if (station.id === "x-wing") break;
      const url = page.url();
      await walk.tap(page.locator(".station-done a"));
      await expect(page).not.toHaveURL(url);
    }
    const all = { words: 0, folded: 0, taps: 0, boards: 0, searched: 0 };
    for (const [id, count] of walk.counts) {
      for (const name of /** @type {(keyof Count)[]} */ (Object.keys(all))) all[name] += count[name];
      console.log(lang, id.padEnd(16), JSON.stringify(count));
    }
    const seconds =
      (60 * all.words) / WORDS_A_MINUTE + SECONDS_A_TAP * all.taps + SECONDS_TO_FIND * all.searched;
    console.log(lang, "all", JSON.stringify(all), `${(seconds / 60).toFixed(1)} minutes`);
    expect(all.words, "words").toBeLessThanOrEqual(MOST_WORDS);
    expect(seconds / 60, "minutes").toBeLessThanOrEqual(MOST_MINUTES);
  });
}

// A beginner's way from the page of the game to three X-Wings found alone, counted: the words that the page shows, the
// boards, the taps and the time. Nothing is answered wrong and no station is left out. Not part of `./test`.
//
// The time is reckoned: 200 words a minute, 2 seconds for each tap, and 10 seconds to look for a pattern on each board
// that does not say where it is. What stands in a closed argument need not be read; its words are counted apart.
//
// With JADE_SHOTS=FOLDER, each station is photographed; with JADE_WIDTH=390, on a phone.

import assert from "node:assert/strict";
import { test } from "../browser/fixtures.js";
import { ready } from "../browser/pages.js";
import { freshSheet, sheetFrom } from "../../game/sheet.js";
import { geometry } from "../../game/geometry.js";
import { PATH } from "../../learn/path.js";
import { beginnersQuestion, nextSingle, questionsOf } from "../../learn/questions.js";

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
    for (const [i, { by, answer, ask }] of questions.entries()) {
      assert.ok(answer.length > 0, ask);
      await page.locator(".asked .ask-dots").waitFor();
      if (questions.length > 1)
        await page.waitForFunction((n) => document.querySelectorAll(".ask-dots .done").length === n, i);
      await this.read();
      for (const one of answer)
        await this.tap(
          by === "cells"
            ? page.locator(`.asked [data-cell="${one}"]`)
            : page.locator(".asked .ask-digits button").nth(one - 1),
        );
    }
    this.count.boards++;
  }

  /** Fills the board of four by four. */
  async four() {
    const { page } = this;
    for (let after = 0; ; after++) {
      await this.read();
      const digits = await this.digits();
      const next = nextSingle(freshSheet(geometry(2, 2), digits), same, after);
      if (!next) break;
      for (const { by, answer } of next.questions)
        await this.tap(
          by === "cells"
            ? page.locator(`.asked [data-cell="${answer[0]}"]`)
            : page.locator(".asked .ask-digits button").nth(answer[0] - 1),
        );
      await page.waitForFunction(
        ([cell, digit]) =>
          document
            .querySelector(`.asked [data-cell="${cell}"]`)
            ?.getAttribute("aria-label")
            ?.match(new RegExp(`, [^,]*${digit}[^,\\d]*$`)),
        [next.cell, next.digit],
      );
    }
    this.count.boards++;
  }

  /** Finds the pattern of a drill, and what follows from it. @param {any} reply */
  async find({ shown: { step } }) {
    const { page } = this;
    const { parts, placements, eliminations } = step;
    const named = parts.flatMap((/** @type {any} */ { role, value }) => {
      if (["target", "witness", "cover"].includes(role)) return [];
      if (value.kind === "cells") return value.cells;
      if (value.kind === "candidates") return value.candidates.map((/** @type {any} */ { cell }) => cell);
      return value.kind === "cell" ? [value.cell] : [];
    });
    const cells = placements.length ? [placements[0].cell] : [...new Set(named)];
    await page.locator(".practice .to-find").waitFor();
    await this.read();
    for (const cell of cells) await this.tap(page.locator(`.practice [data-cell="${cell}"]`));
    const check = page
      .locator(".practice")
      .getByRole("button", { name: TEXTS[this.lang].check, exact: true });
    await this.tap(check);
    await page.locator(".practice .ask").waitFor();
    await this.read();
    if (placements.length) {
      await this.tap(page.locator(".practice .ask-digits button").nth(placements[0].digit - 1));
    } else {
      for (const { cell, digit } of eliminations) {
        const place = page.locator(`.practice [data-cell="${cell}"]`);
        const { width, height } = (await place.boundingBox()) ?? { width: 0, height: 0 };
        const along = (/** @type {number} */ n) => 0.07 + (0.86 * (n + 0.5)) / 3;
        const position = {
          x: width * along((digit - 1) % 3),
          y: height * along(Math.floor((digit - 1) / 3)),
        };
        await this.tap(place, { position });
      }
      await this.tap(check);
    }
    this.count.boards++;
    this.count.searched++;
  }

  /** The digits on the board. */
  digits() {
    return this.page.locator(".station-body [role=gridcell]").evaluateAll((cells) =>
      cells.map((cell) =>
        // As in "Row 1, column 1, box 1, 7".
        Number(/\d/.exec(cell.getAttribute("aria-label")?.split(", ")[3] ?? "")?.[0] ?? 0),
      ),
    );
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
    for (let i = 0; i < 1500; i++) {
      const now = String(await this.digits());
      if (now && now !== before) {
        if (this.at === PATH[0].id) return null;
        const reply = this.replies.find(({ shown }) => {
          const { givens, entries } = sheetFrom(shown.sheet);
          return now === String(givens.map((given, cell) => given || entries[cell]));
        });
        if (reply) return reply;
      }
      await this.page.waitForTimeout(20);
    }
    throw new Error(`no board: ${this.at}`);
  }

  /** One station, to its end. @param {import("../../learn/path.js").Station} station */
  async station({ id, kind }) {
    const { page, url, lang } = this;
    this.at = id;
    await page.locator(".station").waitFor();
    assert.match(page.url(), new RegExp(`/${id}\\?do`));
    if (kind === "board") {
      const { blocks } = await (await fetch(`${url}api/v1/lesson?id=${id}&lang=${lang}`)).json();
      const { shown } = blocks.find(
        (/** @type {any} */ block) => block.kind === "example" && block.shown.sort !== "looks-like",
      );
      await page.locator(".asked .ask").waitFor();
      await this.shoot("1-walk");
      await this.answer(questionsOf(shown, sheetFrom(shown.sheet), same));
      await page.locator(".asked .argument").waitFor();
      await this.read();
      await this.shoot("2-walked");
    } else if (kind === "four") {
      await page.locator(".asked .ask").waitFor();
      await this.shoot("1-walk");
      await this.four();
    }
    for (let alone = 0; alone < 3; alone++) {
      const go = page.locator(".asked .practice-button, .practice .practice-button");
      const comes = kind === "marks" && alone === 0;
      const reply = await this.nextBoard(async () => {
        if (!comes) await this.tap(go);
      }, comes);
      await this.read();
      if (alone === 0) await this.shoot("3-alone");
      if (kind === "four") await this.four();
      else if (await page.locator(".practice").count()) await this.find(reply);
      else {
        const sheet = sheetFrom(reply.shown.sheet);
        const bare = { ...sheet, candidates: sheet.candidates.map(() => null) };
        const single = ["cross-hatching", "cell-count"].includes(id);
        const asked = single ? null : beginnersQuestion(id, bare, same, (n) => Math.floor(n * RANDOM));
        await this.answer(asked ? [asked] : questionsOf(reply.shown, bare, same));
      }
      await page.locator(".practice-button, .go-on").first().waitFor();
      await this.read();
    }
    await this.shoot("4-mastered");
    await page.locator(".bar[aria-valuenow='100']").first().waitFor();
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
    await page.locator(".path-go .main-button").waitFor();
    await walk.read();
    await walk.shoot("1-path");
    await walk.tap(page.locator(".path-go .main-button"));
    for (const station of PATH) {
      await walk.station(station);
      if (station.id === "x-wing") break;
      const url = page.url();
      await walk.tap(page.locator(".go-on a"));
      await page.waitForFunction((before) => location.href !== before, url);
    }
    const all = { words: 0, folded: 0, taps: 0, boards: 0, searched: 0 };
    for (const [id, count] of walk.counts) {
      for (const name of /** @type {(keyof Count)[]} */ (Object.keys(all))) all[name] += count[name];
      console.log(lang, id.padEnd(16), JSON.stringify(count));
    }
    const seconds =
      (60 * all.words) / WORDS_A_MINUTE + SECONDS_A_TAP * all.taps + SECONDS_TO_FIND * all.searched;
    console.log(lang, "all", JSON.stringify(all), `${(seconds / 60).toFixed(1)} minutes`);
    assert.ok(all.words <= MOST_WORDS, `${all.words} words`);
    assert.ok(seconds <= 60 * MOST_MINUTES, `${seconds / 60} minutes`);
  });
}

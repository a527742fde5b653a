// A pupil who goes along the path of stations, for the long tests: every board is answered, right, half right or wrong at
// first, by clicks or with a finger; and what the page asks of a reader is counted: words, taps, boards, and how often what to
// do next is out of sight.
//
// The time is reckoned: 200 words a minute, 2 seconds for each tap, and 10 seconds to look for a pattern on each board that
// does not say where it is. What stands in a closed argument need not be read; its words are counted apart.
//
// With JADE_SHOTS=FOLDER, each station is photographed; with JADE_TEXTS=1, everything that is read is printed.

import { expect } from "../browser/fixtures.js";
import { digitsOf, digitsOn, patternOf } from "../browser/drills.js";
import { candidatesAt, freshSheet, isOpen, sheetFrom, valueAt } from "../../game/sheet.js";
import { digitsIn, geometry } from "../../game/geometry.js";
import { isBeforeMarks } from "../../progress/path.js";
import { beginnersQuestion, lookAlikeQuestion, nextSingle, questionsOf } from "../../learn/questions.js";

/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../learn/question-basis.js").Question} Question */
/** @typedef {import("../browser/drills.js").DrillReply} DrillReply */
/** @typedef {"right" | "half" | "wrong"} How how a board is answered at first */
/** What was read and done at a station. @typedef {{ words: number, folded: number, taps: number, boards: number, searched: number, lost: number }} Count */

const WORDS_A_MINUTE = 200;
const SECONDS_A_TAP = 2;
const SECONDS_TO_FIND = 10;
/** What `Math.random` gives on the page, so that this script knows which question is asked. */
export const RANDOM = 0.3;
/** At a station that is answered wrong, so many boards are tried alone. */
const ATTEMPTS = 2;

const TEXTS = { en: { check: "Check" }, es: { check: "Comprobar" } };
/** What a text of the page never holds. */
const BROKEN = /[{}$]|undefined|NaN/;
const same = (/** @type {string} */ id) => id;

/** @returns {Count} */
export const nothing = () => ({ words: 0, folded: 0, taps: 0, boards: 0, searched: 0, lost: 0 });

/** @param {Count} count */
export const minutes = ({ words, taps, searched }) =>
  words / WORDS_A_MINUTE + (SECONDS_A_TAP * taps + SECONDS_TO_FIND * searched) / 60;

/** Whether the digit of a cell can be found at once: it is right to choose it, whichever was meant. @param {import("../../game/sheet.js").Sheet} sheet @param {number} cell */
function isSingle(sheet, cell) {
  const digits = digitsIn(candidatesAt(sheet, cell));
  const others = (/** @type {number} */ digit, /** @type {number[]} */ house) =>
    house.some((other) => other !== cell && digitsIn(candidatesAt(sheet, other)).includes(digit));
  const houses = sheet.board.houses.filter(({ cells }) => cells.includes(cell));
  return digits.length === 1 || digits.some((digit) => houses.some(({ cells }) => !others(digit, cells)));
}

/** A walk in one language. */
export class Walk {
  /**
   * @param {Page} page @param {string} url @param {"en" | "es"} lang
   * @param {{ how?: How, touch?: boolean, shots?: string }} [options] shots: the beginning of the names of pictures
   */
  constructor(page, url, lang, { how = "right", touch = false, shots = lang } = {}) {
    this.page = page;
    this.url = url;
    this.lang = lang;
    this.how = how;
    this.touch = touch;
    this.shots = shots;
    /** @type {Set<string>} */
    this.seen = new Set();
    /** @type {Map<string, Count>} */
    this.counts = new Map();
    this.at = "start";
    /** What the page said to wrong and half answers. @type {string[]} */
    this.told = [];
    /** Where what to do next was out of sight. @type {string[]} */
    this.lost = [];
    /** The digits of the last board of the station before, which is there until the next one comes. */
    this.left = "";
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
    const one = this.counts.get(this.at) ?? nothing();
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
      expect(text).not.toMatch(BROKEN);
      this.count[folded ? "folded" : "words"] += text.split(" ").length;
      if (process.env.JADE_TEXTS) console.log(`  ${this.at}: ${folded ? "(folded) " : ""}${text}`);
    }
  }

  /**
   * Notes it if what says what to do now is not wholly in sight, or most of the board is not.
   * @param {Locator} instruction @param {string} where
   */
  async look(instruction, where) {
    // On a small screen the page follows once a tap has ended.
    await this.page.waitForTimeout(500);
    const seen = await instruction.evaluate((one) => {
      const share = (/** @type {Element | null | undefined} */ element) => {
        if (!element) return 1;
        const { top, bottom, height } = element.getBoundingClientRect();
        return height === 0 ? 0 : Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
      };
      return { said: share(one), board: share(one.closest(".shown")?.querySelector("[role=grid]")) };
    });
    if (seen.said > 0.95 && seen.board > 0.66) return;
    this.count.lost++;
    this.lost.push(
      `${this.at}: ${where} (${Math.round(100 * seen.said)} % of the text, ${Math.round(100 * seen.board)} % of the board)`,
    );
  }

  /** @param {Locator} locator */
  async tap(locator) {
    await (this.touch ? locator.tap() : locator.click());
    this.count.taps++;
  }

  /** @param {string} name */
  async shoot(name) {
    const { JADE_SHOTS: folder } = process.env;
    if (folder) await this.page.screenshot({ path: `${folder}/${this.shots}-${this.at}-${name}.png` });
  }

  /** Keeps what is said, and looks whether it is whole. @param {Locator} said */
  async hear(said) {
    await expect(said.first()).toBeVisible();
    const text = await said.first().innerText();
    expect(text).not.toMatch(BROKEN);
    expect(text.length).toBeGreaterThan(5);
    this.told.push(text);
  }

  /** Answers all questions of a board. @param {Question[]} questions */
  async answer(questions) {
    const { page, how } = this;
    for (const [i, question] of questions.entries()) {
      expect(question.answer, question.ask).not.toEqual([]);
      await expect(page.locator(".asked .ask-dots")).toBeVisible();
      if (questions.length > 1) await expect(page.locator(".ask-dots .done")).toHaveCount(i);
      await this.read();
      await this.look(page.locator(".asked .ask"), `question ${i + 1}`);
      if (how === "wrong") {
        const all = question.by === "cells" ? [...Array(81).keys()] : [1, 2, 3, 4, 5, 6, 7, 8, 9];
        const wrong = all.find((one) => !question.answer.includes(one)) ?? -1;
        await this.give(question, wrong);
        await this.hear(page.locator(".asked .said.wrong"));
        await this.read();
      }
      for (const [j, one] of question.answer.entries()) {
        await this.give(question, one);
        if (how === "half" && j + 1 < question.answer.length)
          await this.hear(page.locator(".asked .said.right"));
      }
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
      for (const question of next.questions) {
        if (this.how === "wrong" && after === 0) {
          const all = question.by === "cells" ? [...Array(16).keys()] : [1, 2, 3, 4];
          await this.give(question, all.find((one) => !question.answer.includes(one)) ?? -1);
          await this.hear(page.locator(".asked .said.wrong"));
        }
        await this.give(question, question.answer[0]);
      }
      await expect(page.locator(`.asked [data-cell="${next.cell}"]`)).toHaveAccessibleName(
        new RegExp(`, [^,]*${next.digit}[^,\\d]*$`),
      );
    }
    this.count.boards++;
  }

  /** @param {number} cell */
  drillCell(cell) {
    return this.page.locator(`.practice [data-cell="${cell}"]`);
  }

  /** Presses “Check”, and waits for what the program finds. */
  async check() {
    const { page } = this;
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/v1/claim"));
    await this.tap(
      page.locator(".practice").getByRole("button", { name: TEXTS[this.lang].check, exact: true }),
    );
    await answered;
    await expect(page.locator(".practice")).not.toHaveAttribute("aria-busy", "true");
  }

  /** Strikes a candidate, or takes that back. @param {import("../../types/contract.js").CandidateData} candidate */
  async strike({ cell, digit }) {
    await this.tap(this.drillCell(cell));
    await this.tap(
      this.page.locator(".practice .strikes").getByRole("button", { name: String(digit), exact: true }),
    );
  }

  /** Finds the pattern of a drill, and what follows from it. @param {DrillReply} reply */
  async find({ shown: { step, sheet: data } }) {
    const { page, how } = this;
    const sheet = sheetFrom(data);
    const { placements, eliminations } = step;
    const placed = placements.map(({ cell }) => cell);
    // A small deadly pattern is shown by all of its cells, what fills a cell by that cell.
    const cells = step.technique.startsWith("unique-rectangle")
      ? [...new Set([...patternOf(step), ...placed])]
      : placed.length > 0
        ? placed
        : patternOf(step);
    const finding = page.locator(".practice .finding");
    await expect(page.locator(".practice .to-find")).toBeVisible();
    await this.read();
    await this.look(page.locator(".practice .to-find"), "what to find");
    if (how === "wrong") {
      const strange = sheet.givens.findIndex(
        (_, cell) => isOpen(sheet, cell) && !cells.includes(cell) && !isSingle(sheet, cell),
      );
      await this.tap(this.drillCell(strange));
      for (const cell of cells.slice(1)) await this.tap(this.drillCell(cell));
      await this.check();
      await this.hear(finding);
      await this.read();
      for (const cell of [strange, cells[0]]) await this.tap(this.drillCell(cell));
    } else {
      const half = how === "half" && cells.length > 1 ? cells.slice(0, cells.length >> 1) : [];
      for (const cell of half) await this.tap(this.drillCell(cell));
      if (half.length > 0) {
        await this.check();
        await this.hear(finding);
      }
      for (const cell of cells.slice(half.length)) await this.tap(this.drillCell(cell));
    }
    await this.check();
    await expect(page.locator(".practice .ask")).toBeVisible();
    await this.read();
    await this.look(page.locator(".practice .ask"), "what can be removed");
    if (placements.length) {
      const digits = page.locator(".practice .ask-digits button");
      if (how === "wrong") {
        await this.tap(digits.nth(placements[0].digit % 9));
        await this.hear(finding);
      }
      await this.tap(digits.nth(placements[0].digit - 1));
    } else {
      if (how === "wrong") {
        // A candidate of the pattern itself stays, whatever follows.
        const own = patternOf(step).find((cell) => !valueAt(sheet, cell)) ?? 0;
        const goes = (/** @type {number} */ digit) =>
          eliminations.some((one) => one.cell === own && one.digit === digit);
        const digit = digitsIn(sheet.candidates[own] ?? 0).find((one) => !goes(one)) ?? 0;
        await this.strike({ cell: own, digit });
        await this.check();
        await this.hear(finding);
        await this.read();
        // Now and then these cells prove just that by another argument.
        if (await page.locator(".practice .practice-button").count()) {
          this.count.boards++;
          this.count.searched++;
          return;
        }
        await this.strike({ cell: own, digit });
      }
      for (const one of how === "half" ? eliminations.slice(0, 1) : eliminations) await this.strike(one);
      await this.check();
    }
    await expect(page.locator(".practice .practice-button")).toBeVisible();
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
    const before = comes ? this.left : String(await this.digits());
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

  /** The questions of a walk are answered: the argument is there, and what leads on. @param {string} name of the picture */
  async walked(name) {
    const { page } = this;
    await expect(page.locator(".asked .argument")).toBeVisible();
    const first = page.locator(".asked .argument li").first();
    // Who made a mistake finds it open; else it is opened here to be looked at.
    if (this.how === "wrong") await expect(first).toBeVisible();
    await this.read();
    await this.look(page.locator(".asked .argument summary"), "the argument");
    await this.look(page.locator(".asked .practice-button"), "what leads on");
    await this.shoot(name);
  }

  /** One station, to its end; a pupil who answers wrong leaves it out after some boards. @param {import("../../progress/path.js").Station} station */
  async station({ id, kind, opening = id }) {
    const { page, url, lang, how } = this;
    this.at = id;
    await expect(page).toHaveURL(new RegExp(`/${id}\\?do`));
    await expect(page.locator(".station")).toBeVisible();
    if (kind === "board") {
      /** The boards of a lesson that show the pattern, or those that only look like it. @param {string} lesson @param {boolean} alike */
      const boards = async (lesson, alike) => {
        const { blocks } = await (await fetch(`${url}api/v1/lesson?id=${lesson}&lang=${lang}`)).json();
        return blocks
          .filter((/** @type {any} */ block) => block.kind === "example")
          .map((/** @type {any} */ block) => block.shown)
          .filter((/** @type {any} */ shown) => (shown.sort === "looks-like") === alike);
      };
      const own = await boards(id, false);
      const walks = [...(opening === id ? [] : (await boards(opening, false)).slice(0, 1)), ...own].slice(
        0,
        2,
      );
      // Whoever makes no mistake goes on after one board.
      for (const [i, shown] of walks.slice(0, how === "wrong" ? 2 : 1).entries()) {
        if (i > 0) await this.tap(page.locator(".asked .practice-button"));
        await expect(page.locator(".asked .ask")).toBeVisible();
        if (i === 0) await this.shoot("1-walk");
        await this.answer(questionsOf(shown, sheetFrom(shown.sheet), same));
        await this.walked(i === 0 ? "2-walked" : "2-walked-again");
      }
      if (!isBeforeMarks(id)) {
        const [like] = await boards(id, true);
        await this.tap(page.locator(".asked .practice-button"));
        await expect(page.locator(".asked .decoy")).toBeVisible();
        const question = lookAlikeQuestion(like, sheetFrom(like.sheet), same, id);
        await this.answer(question ? [question] : []);
        await this.walked("3-alike");
        const reply = await this.nextBoard(() => this.tap(page.locator(".asked .practice-button")), false);
        await this.find(reply);
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
    for (let alone = 0; alone < (how === "wrong" ? ATTEMPTS : 3); alone++) {
      const go = page.locator(".asked .practice-button, .practice .practice-button");
      const comes = kind === "marks" && alone === 0;
      const reply = await this.nextBoard(async () => {
        if (!comes) await this.tap(go);
      }, comes);
      await this.read();
      if (alone === 0) await this.shoot("4-alone");
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
    await this.shoot("5-end");
    if (how === "wrong") await expect(page.locator(".station-done")).toHaveCount(0);
    else {
      await expect(page.locator(".station-done")).toBeVisible();
      await this.look(page.locator(".station-done h2"), "what was reached");
    }
  }

  /** Goes on to the next station: by the button of one that is done, or leaves this one out. */
  async goOn() {
    const { page } = this;
    const url = page.url();
    this.left = String(await this.digits());
    const done = page.locator(".station-done a.main-button");
    await this.tap((await done.count()) ? done : page.locator(".station-foot button"));
    await expect(page).not.toHaveURL(url);
  }

  /** The counts of all stations together, and a line for each. */
  table() {
    const all = nothing();
    const lines = [...this.counts].map(([id, count]) => {
      for (const name of /** @type {(keyof Count)[]} */ (Object.keys(all))) all[name] += count[name];
      return line(id, count);
    });
    return { all, text: [HEAD, ...lines, line("all", all)].join("\n") };
  }
}

const HEAD =
  "station".padEnd(26) +
  ["words", "folded", "taps", "boards", "alone", "lost", "minutes"].map((name) => name.padStart(8)).join("");

/** @param {string} id @param {Count} count */
const line = (id, count) =>
  id.padEnd(26) +
  [count.words, count.folded, count.taps, count.boards, count.searched, count.lost, minutes(count).toFixed(1)]
    .map((one) => String(one).padStart(8))
    .join("");

// The path of stations, gone through by a script that answers right, half right and wrong.

import { expect, test } from "./fixtures.js";
import { check, drillAfter, mark, patternOf, strike } from "./drills.js";
import { sheetFrom } from "../../game/sheet.js";
import { BEYOND, isBeforeMarks, isBeforeNotes, PATH, stationOf } from "../../progress/path.js";
import { lookAlikeQuestion, questionsOf } from "../../learn/questions.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../learn/question-basis.js").Question} Question */

const WORDS = {
  en: {
    check: "Check",
    show: "Show it",
    alone: "Now alone",
    only: /only looks like one/,
    /** What is said to half an answer. */
    more: (/** @type {number} */ left) => (left === 1 ? "Right. One more." : `Right. ${left} more.`),
    /** What is said to a wrong answer: it names the cell, or begins like this. */
    wrong: /r\dc\d|^Not/,
    right: /^Right/,
    others: / more candidates? can /,
  },
  es: {
    check: "Comprobar",
    show: "Enséñamelo",
    alone: "Ahora, sin ayuda",
    only: /[Ss]olo lo parece/,
    more: (/** @type {number} */ left) => (left === 1 ? "Correcto. Falta una." : `Correcto. Faltan ${left}.`),
    wrong: /f\dc\d/,
    right: /Correcto/,
    others: /^Se quitan? .* más/,
  },
};
/** What a text of the page never holds. */
const BROKEN = /[{}$]|undefined|NaN/;

/** A cell of the board that asks, numbered from 0. @param {Page} page @param {number} cell */
const askedCell = (page, cell) => page.locator(`.asked [data-cell="${cell}"]`);

/** The button of a digit. @param {Page} page @param {number} digit */
const digitButton = (page, digit) => page.locator(".ask-digits button").nth(digit - 1);

/** Gives one answer. @param {Page} page @param {Question} question @param {number} one */
const give = (page, { by }, one) => (by === "cells" ? askedCell(page, one) : digitButton(page, one)).click();

/**
 * Gives all answers to a question. Half of them do not count as the whole, and one that is given again counts once.
 * @param {Page} page
 * @param {Question} question
 * @param {"en" | "es"} lang
 */
async function giveAll(page, question, lang) {
  for (const [i, one] of question.answer.entries()) {
    await give(page, question, one);
    const left = question.answer.length - 1 - i;
    if (left === 0) return;
    const said = page.locator(".said.right");
    await expect(said).toHaveText(WORDS[lang].more(left));
    if (i > 0) continue;
    await give(page, question, one);
    await expect(said, "the same answer again").toHaveText(WORDS[lang].more(left));
  }
}

/**
 * The questions of the boards of a station, whose answers the page does not show, and that of its look-alike.
 * @param {string} url @param {string} id @param {string} lang
 */
async function questionsAt(url, id, lang) {
  /** @param {string} lesson @returns {Promise<import("../../types/contract.js").ShownJson[]>} */
  const boardsOf = async (lesson) => {
    const reply = await fetch(`${url}api/v1/lesson?id=${lesson}&lang=${lang}`);
    /** @type {import("../../types/contract.js").LessonReply} */
    const { blocks } = await reply.json();
    return blocks.flatMap((block) => (block.kind === "example" ? [block.shown] : []));
  };
  const all = await boardsOf(id);
  const opening = stationOf(id)?.opening;
  const first = opening ? (await boardsOf(opening)).slice(0, 1) : [];
  const boards = [...first, ...all.filter(({ sort }) => sort !== "looks-like")].slice(0, 2);
  const like = all.find(({ sort }) => sort === "looks-like");
  const say = (/** @type {string} */ id) => id;
  return {
    walks: boards.map((shown) => questionsOf(shown, sheetFrom(shown.sheet), say)),
    alike: like && !isBeforeMarks(id) ? lookAlikeQuestion(like, sheetFrom(like.sheet), say, id) : null,
  };
}

/**
 * A board that only looks like the technique: it is not one, not every cell spoils it, and one does.
 * @param {Page} page @param {Question} question @param {"en" | "es"} lang
 */
async function seeThrough(page, question, lang) {
  const wrong = page.locator(".asked .said.wrong");
  await page.locator(".asked .decoy").click();
  await expect(wrong).toHaveText(WORDS[lang].only);
  const other = [...Array(81).keys()].find((cell) => !question.answer.includes(cell)) ?? 0;
  await askedCell(page, other).click();
  await expect(wrong).toHaveText(WORDS[lang].wrong);
  await giveAll(page, question, lang);
  await expect(page.locator(".asked .argument li").first()).toBeVisible();
  await expect(page.locator(".asked .practice-button")).toBeFocused();
  await page.keyboard.press("Enter");
}

/** The board whose hint is given: it is shown, and the next is to be found alone. @param {Page} page @param {"en" | "es"} lang */
async function takeCue(page, lang) {
  const practice = page.locator(".practice");
  await expect(practice.locator(".said")).toHaveText(/\d/);
  await practice.getByRole("button", { name: WORDS[lang].show }).click();
  await expect(practice.locator(".practice-button")).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Goes to a station from another one, by the path. @param {Page} page @param {string} id */
async function goTo(page, id) {
  await page.locator(".station-foot a[href='/learn']").click();
  await page.locator(`:is(.path, .beyond) a[href="/learn/${id}?do"]`).click();
}

const boards = [...PATH.filter(({ kind }) => kind === "board"), ...BEYOND.map((id) => ({ id }))];
for (const [from, to] of [
  [0, 7],
  [7, 12],
  [12, 17],
  [17, 22],
  [22, 27],
  [27, 32],
  [32, boards.length],
]) {
  const stations = boards.slice(from, to);
  const name = `with a wrong answer on each board and half answers, from ${stations[0].id} to ${stations[to - from - 1].id}`;
  test(`every station is gone through, ${name}`, { tag: "@spanish" }, async ({ open, jade, lang }) => {
    const { page } = await open(`learn/${stations[0].id}?do`);
    for (const { id } of stations) {
      await test.step(id, async () => {
        if (id !== stations[0].id) await goTo(page, id);
        await expect(page).toHaveURL(new RegExp(`/${id}\\?do$`));
        const { walks, alike } = await questionsAt(jade.url, id, lang);
        for (const questions of walks) {
          await expect(page.locator(".asked .ask")).toBeVisible();
          expect(questions).not.toEqual([]);
          if (isBeforeNotes(id))
            await expect(page.locator(".asked .mark"), "notes come later").toHaveCount(0);
          const [first] = questions;
          const answers = first.by === "cells" ? [...Array(81).keys()] : [1, 2, 3, 4, 5, 6, 7, 8, 9];
          await give(page, first, answers.find((one) => !first.answer.includes(one)) ?? -1);
          await expect(page.locator(".said.wrong")).toHaveText(WORDS[lang].wrong);
          for (const question of questions) await giveAll(page, question, lang);
          // After a wrong answer the argument is open.
          await expect(page.locator(".asked .argument li").first()).toBeVisible();
          await expect(page.locator(".station")).not.toHaveText(BROKEN, { useInnerText: true });
          // The button that goes on has the focus.
          await expect(page.locator(".asked .practice-button")).toBeFocused();
          await page.keyboard.press("Enter");
        }
        const isPattern = !isBeforeMarks(id);
        expect(alike !== null, "there is a look-alike").toBe(isPattern);
        if (alike) await seeThrough(page, alike, lang);
        if (isPattern) await takeCue(page, lang);
        await expect(page.locator(".station h2")).toHaveText(WORDS[lang].alone);
      });
    }
  });
}

// The stations after pencil marks: one half of them in each language.
const after = PATH.slice(PATH.findIndex(({ kind }) => kind === "marks") + 1);
const HALF = { en: 0, es: 1 };
test(
  "half a pattern is answered, and half of what follows is enough",
  { tag: "@spanish" },
  async ({ open, lang }) => {
    const words = WORDS[lang];
    const { page } = await open("learn", { seed: 1 });
    // The walks are done: the stations begin with a board to find it on.
    const stations = Object.fromEntries(PATH.map(({ id }) => [id, { walked: true }]));
    const progress = JSON.stringify({ version: 1, techniques: {}, stations });
    await page.evaluate((text) => localStorage.setItem("jade.progress", text), progress);
    const practice = page.locator(".practice");
    for (const [i, { id }] of after.filter((_, i) => i % 2 === HALF[lang]).entries()) {
      await test.step(id, async () => {
        const { shown } = await drillAfter(page, () =>
          i > 0 ? goTo(page, id) : page.locator(`.path a[href="/learn/${id}?do"]`).click(),
        );
        await expect(practice.locator(".to-find")).toBeVisible();
        const pattern = patternOf(shown.step);
        const half = pattern.slice(0, pattern.length >> 1);
        await mark(page, half);
        await check(page, words.check);
        await expect(practice.locator(".finding").first()).toBeVisible();
        await expect(practice.locator("[role=status]")).not.toHaveText(BROKEN, { useInnerText: true });
        await expect(practice.locator(".ask"), "half is not the whole").toHaveCount(0);
        await mark(page, pattern.slice(half.length));
        await check(page, words.check);
        await expect(practice.locator(".ask")).toBeVisible();
        const { eliminations, placements } = shown.step;
        if (placements.length > 0) {
          await digitButton(page, placements[0].digit).click();
        } else {
          await strike(page, eliminations.slice(0, 1));
          await check(page, words.check);
        }
        await expect(practice.locator(".finding", { hasText: words.right }).first()).toBeVisible();
        // Half an answer is no mistake: the argument stays closed.
        await expect(practice.locator(".argument summary")).toBeVisible();
        await expect(practice.locator(".argument li").first()).toBeHidden();
        if (eliminations.length > 1)
          await expect(practice.locator(".finding", { hasText: words.others })).toBeVisible();
      });
    }
  },
);

test("the first station: a 4×4 is filled, and the path shows what was done", async ({ open }) => {
  const solution = "1234341221434321";
  const { page } = await open("learn");
  await page.getByRole("link", { name: "Begin: First steps" }).click();
  const cells = page.locator(".asked [role=gridcell]");
  const empty = page.locator('.asked [role=gridcell][aria-label*="empty"]');
  const asked = page.locator(".asked .ask");
  for (let left = 7; left > 0; left--) {
    await expect(empty).toHaveCount(left);
    // Where is the last empty cell of a house?
    await expect(asked).toHaveText(/in (row|column|box) \d/);
    const text = await asked.innerText();
    const [, kind, number] = /in (row|column|box) (\d)/.exec(text) ?? [];
    const labels = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label") ?? ""));
    const last = labels.flatMap((label, cell) => {
      const inside = new RegExp(`\\b${kind} ${number}\\b`, "i").test(label);
      return inside && label.includes("empty") ? [cell] : [];
    });
    expect(last, text).toHaveLength(1);
    await askedCell(page, last[0]).click();
    await digitButton(page, Number(solution[last[0]])).click();
  }
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  // What was reached is in sight, and the next station is one key away.
  await expect(page.getByRole("heading", { name: "You did it!" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "Next station" })).toBeFocused();
  await page.getByRole("link", { name: "The path", exact: true }).click();
  await expect(page.getByText(`1 of ${PATH.length} stations mastered.`)).toBeVisible();
  await expect(page.locator(".path .bar").first()).toHaveAttribute("aria-valuenow", "100");
  await expect(page.getByRole("link", { name: "Continue: Full house" })).toBeVisible();
});

test("each beginners' page has boards to practise on", async ({ open }) => {
  const { page } = await open("learn?all");
  for (const id of ["cross-hatching", "small-notes", "pairs-in-a-box", "cell-count", "pencil-marks"]) {
    await test.step(id, async () => {
      await page.locator(`.chapter a[href="/learn/${id}"]`).click();
      await page.locator("#practice .practice-button").click();
      await expect(page.locator("#practice .asked .ask")).toHaveText(/^(Where|Which|Only|\d and \d fit)/);
      await expect(page.locator("#practice .mark"), "no candidates are written").toHaveCount(0);
      await page.goBack();
    });
  }
});

test("the board of a mixed round has candidates even if its technique does without", async ({ open }) => {
  const { page } = await open("learn");
  await page.route("**/api/v1/drill", (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), technique: "naked-single" } }),
  );
  await page.goto(new URL("learn?mixed", page.url()).href);
  await expect(page.locator(".shown-board .mark").first()).toBeVisible();
});

test("a mixed round does not name the technique; a wrong name is refused", async ({ open }) => {
  const { page } = await open("learn", { seed: 1 });
  const came = page.waitForResponse((response) => response.url().endsWith("/api/v1/drill"));
  await page.goto(new URL("learn?mixed", page.url()).href);
  const { name } = await (await came).json();
  await expect(page.getByText("Board 1 of 10")).toBeVisible();
  const choices = page.locator(".choices button");
  await expect(choices).toHaveCount(4);
  const wrong = (await choices.allInnerTexts()).find((one) => one !== name) ?? "";
  await choices.getByText(wrong, { exact: true }).click();
  await expect(page.getByText(`Not this one: ${wrong}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Check" })).toHaveCount(0);
  await choices.getByText(name, { exact: true }).click();
  await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
});

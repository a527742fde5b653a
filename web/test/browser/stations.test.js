// The path of stations, gone through by a script that answers right, half right and wrong.

import { expect, test } from "./fixtures.js";
import { ready } from "./pages.js";
import { sheetFrom } from "../../game/sheet.js";
import { isBeforeNotes, PATH } from "../../learn/path.js";
import { questionsOf } from "../../learn/questions.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../learn/question-basis.js").Question} Question */

const cellAt = (/** @type {Page} */ page, /** @type {number} */ cell) =>
  page.locator(`.asked [data-cell="${cell}"]`);

/** The cells of a pattern, as a person points at them. @param {any} step @returns {number[]} */
const patternOf = ({ parts }) => [
  ...new Set(
    parts.flatMap((/** @type {any} */ { role, value }) => {
      if (["target", "witness", "cover"].includes(role)) return [];
      if (value.kind === "cells") return value.cells;
      if (value.kind === "candidates") return value.candidates.map((/** @type {any} */ { cell }) => cell);
      return value.kind === "cell" ? [value.cell] : [];
    }),
  ),
];

/** Taps a candidate. @param {Page} page @param {import("@playwright/test").Locator} cell @param {number} digit */
async function strike(page, cell, digit) {
  const { width, height } = (await cell.boundingBox()) ?? { width: 0, height: 0 };
  const along = (/** @type {number} */ n) => 0.07 + (0.86 * (n + 0.5)) / 3;
  const position = { x: width * along((digit - 1) % 3), y: height * along(Math.floor((digit - 1) / 3)) };
  await cell.click({ position });
}

/** Gives one answer. @param {Page} page @param {Question} question @param {number} one */
const give = (page, { by }, one) =>
  by === "cells"
    ? cellAt(page, one).click()
    : page
        .locator(".ask-digits button")
        .nth(one - 1)
        .click();

/** Gives all answers to a question. Half of them do not count as the whole, and one that is given again counts once. @param {Page} page @param {Question} question @param {string} lang @param {string} id */
async function giveAll(page, question, lang, id) {
  for (const [i, one] of question.answer.entries()) {
    await give(page, question, one);
    const left = question.answer.length - 1 - i;
    if (left === 0) return;
    const expected = MORE[lang === "en" ? "en" : "es"](left);
    await page.locator(".said.right", { hasText: expected }).waitFor();
    if (i > 0) continue;
    await give(page, question, one);
    await expect(page.locator(".said"), `${id}: the same answer again`).toHaveText(expected, {
      useInnerText: true,
    });
  }
}

/** What is said to half an answer. */
const MORE = {
  en: (/** @type {number} */ left) => (left === 1 ? "Right. One more." : `Right. ${left} more.`),
  es: (/** @type {number} */ left) => (left === 1 ? "Correcto. Falta una." : `Correcto. Faltan ${left}.`),
};

/** The questions of the boards of a station, whose answers the page does not show. @param {string} url @param {string} id @param {string} lang */
async function questionsAt(url, id, lang) {
  const { blocks } = await (await fetch(`${url}api/v1/lesson?id=${id}&lang=${lang}`)).json();
  const boards = blocks.flatMap((/** @type {any} */ block) =>
    block.kind === "example" && block.shown.sort !== "looks-like" ? [block.shown] : [],
  );
  return boards
    .slice(0, 2)
    .map((/** @type {any} */ shown) => questionsOf(shown, sheetFrom(shown.sheet), (id) => id));
}

for (const [locale, lang] of [
  ["en-GB", "en"],
  ["es-ES", "es"],
]) {
  test(`every station is gone through, with a wrong answer on each board, and half answers (${lang})`, async ({
    open,
    jade,
  }) => {
    const { page, complaints } = await open(`learn`, { lang: locale });
    for (const { id, kind } of PATH.filter((station) => station.kind === "board")) {
      await page.goto(`${jade.url}learn/${id}?do`);
      await ready(page);
      for (const questions of await questionsAt(jade.url, id, lang)) {
        await page.locator(".asked .ask").waitFor();
        expect(questions.length, `${id}: ${kind}`).toBeGreaterThan(0);
        if (isBeforeNotes(id))
          await expect(page.locator(".asked .mark"), `${id}: notes come later`).toHaveCount(0);
        const [first] = questions;
        const stranger = Array.from({ length: first.by === "cells" ? 81 : 9 }, (_, i) => i + 1).find(
          (one) => one < 81 && !first.answer.includes(one),
        );
        await give(page, first, stranger ?? 0);
        const said = (await page.locator(".said.wrong").textContent()) ?? "";
        expect(said, `${id}: ${said}`).toMatch(lang === "en" ? /r\dc\d|^Not/ : /f\dc\d/);
        for (const question of questions) await giveAll(page, question, lang, id);
        // After a wrong answer the argument is open.
        await page.locator(".asked .argument li").first().waitFor();
        await expect(page.locator(".station"), id).not.toHaveText(/[{}$]|undefined|NaN/, {
          useInnerText: true,
        });
        // The button that goes on has the focus.
        await page.keyboard.press("Enter");
      }
      await page.locator(".station h2").waitFor();
    }
  });
}

for (const [lang, half] of /** @type {const} */ ([
  ["en", 0],
  ["es", 1],
])) {
  const from = PATH.findIndex(({ kind }) => kind === "marks") + 1;
  test(`half a pattern is answered, and half of what follows is enough (${lang})`, async ({ open, jade }) => {
    const { page, complaints } = await open(`learn`, {
      lang: lang === "en" ? "en-GB" : "es-ES",
    });
    // The walks are done: the stations begin with a board to find it on.
    const stations = Object.fromEntries(PATH.map(({ id }) => [id, { walked: true }]));
    const progress = JSON.stringify({ version: 1, techniques: {}, stations });
    await page.evaluate((text) => localStorage.setItem("jade.progress", text), progress);
    for (const { id } of PATH.slice(from).filter((_, i) => i % 2 === half)) {
      const [response] = await Promise.all([
        page.waitForResponse((one) => one.url().endsWith("/drill")),
        page.goto(`${jade.url}learn/${id}?do`),
      ]);
      const { shown } = await response.json();
      const at = (/** @type {number} */ cell) => page.locator(`.practice [data-cell="${cell}"]`);
      const check = page
        .locator(".practice")
        .getByRole("button", { name: lang === "en" ? "Check" : "Comprobar", exact: true });
      await page.locator(".practice .to-find").waitFor();
      const cells = patternOf(shown.step);
      for (const cell of cells.slice(1)) await at(cell).click();
      await check.click();
      await page.locator(".practice .finding").first().waitFor();
      const said = await page.locator(".practice [role=status]").innerText();
      expect(said, id).not.toMatch(/[{}$]|undefined|NaN/);
      await expect(page.locator(".practice .ask"), `${id}: half is not the whole`).toHaveCount(0);
      await at(cells[0]).click();
      await check.click();
      await page.locator(".practice .ask").waitFor();
      const { eliminations, placements } = shown.step;
      if (placements.length > 0) {
        await page
          .locator(".practice .ask-digits button")
          .nth(placements[0].digit - 1)
          .click();
      } else {
        await strike(page, at(eliminations[0].cell), eliminations[0].digit);
        await check.click();
      }
      const right = lang === "en" ? /^Right/ : /Correcto/;
      await page.locator(".practice .finding", { hasText: right }).waitFor();
      // Half an answer is no mistake: the argument stays closed.
      await page.locator(".practice .argument summary").waitFor();
      await expect(page.locator(".practice .argument li").first(), id).not.toBeVisible();
      if (eliminations.length > 1)
        await page
          .locator(".practice .finding", {
            hasText: lang === "en" ? / more candidates? can / : /^Se quitan? .* más/,
          })
          .waitFor();
    }
  });
}

test("the first station: a 4×4 is filled, and the path shows what was done", async ({ open }) => {
  const { page, complaints } = await open(`learn`);
  await page.getByRole("link", { name: "Begin: First steps" }).click();
  await page.locator(".asked .ask").waitFor();
  const solution = "1234341221434321";
  for (let i = 0; i < 7; i++) {
    const text = (await page.locator(".asked .ask").innerText()) ?? "";
    const [, kind, number] = /in (row|column|box) (\d)/.exec(text) ?? [];
    const inside = (/** @type {number} */ cell) => {
      const [row, column] = [Math.floor(cell / 4), cell % 4];
      const place = { row, column, box: Math.floor(row / 2) * 2 + Math.floor(column / 2) }[kind ?? ""];
      return place === Number(number) - 1;
    };
    const open = [];
    for (let cell = 0; cell < 16; cell++)
      if (inside(cell) && /empty/.test((await cellAt(page, cell).getAttribute("aria-label")) ?? ""))
        open.push(cell);
    expect(open.length, text).toBe(1);
    await cellAt(page, open[0]).click();
    await page.locator(".ask-digits button").first().waitFor();
    await page
      .locator(".ask-digits button")
      .nth(Number(solution[open[0]]) - 1)
      .click();
  }
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await page.getByText("Find it on 3 boards without help").waitFor();
  await page.getByRole("link", { name: "The path", exact: true }).click();
  await page.getByText("0 of 26 stations mastered.").waitFor();
  await expect(page.locator(".path .bar").first()).toHaveAttribute("aria-valuenow", "25");
  await page.getByRole("link", { name: "Go on: First steps" }).waitFor();
});

test("each beginners' page has boards to practise on", async ({ open, jade }) => {
  const { page, complaints } = await open(`learn`);
  for (const id of ["cross-hatching", "small-notes", "pairs-in-a-box", "cell-count", "pencil-marks"]) {
    await page.goto(`${jade.url}learn/${id}#practice`);
    await ready(page);
    await page.locator("#practice .practice-button").click();
    await page.locator("#practice .asked .ask").waitFor();
    const text = (await page.locator("#practice .asked .ask").innerText()) ?? "";
    expect(text, id).toMatch(/^(Where|Which|Only|\d and \d fit)/);
    await expect(page.locator("#practice .mark"), "no candidates are written").toHaveCount(0);
  }
});

test("a mixed round does not name the technique; a wrong name is refused", async ({ open, jade }) => {
  const { page, complaints } = await open("");
  const came = page.waitForResponse((one) => one.url().endsWith("/drill"));
  await page.goto(`${jade.url}learn?mixed`);
  const { name } = await (await came).json();
  await page.getByText("Board 1 of 10").waitFor();
  await expect(page.locator(".choices button")).toHaveCount(4);
  const others = await page.locator(".choices button").allInnerTexts();
  const wrong = others.find((one) => one !== name) ?? "";
  await page.locator(".choices").getByRole("button", { name: wrong, exact: true }).click();
  await page.getByText(`Not this one: ${wrong}.`).waitFor();
  await page.locator(".choices").getByRole("button", { name, exact: true }).click();
  await page.getByRole("button", { name: "Check" }).waitFor();
});

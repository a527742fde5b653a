// The path of stations, gone through by a script that answers right, half right and wrong.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openPage, ready, running, skip } from "./jade.js";
import { sheetFrom } from "../../game/sheet.js";
import { PATH } from "../../learn/path.js";
import { questionsOf } from "../../learn/questions.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../learn/questions.js").Question} Question */

const cellAt = (/** @type {Page} */ page, /** @type {number} */ cell) =>
  page.locator(`.asked [data-cell="${cell}"]`);

/** Gives one answer. @param {Page} page @param {Question} question @param {number} one */
const give = (page, { by }, one) =>
  by === "cells"
    ? cellAt(page, one).click()
    : page
        .locator(".ask-digits button")
        .nth(one - 1)
        .click();

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

describe("stations", { skip }, () => {
  const jade = running();

  for (const [locale, lang] of [
    ["en-GB", "en"],
    ["es-ES", "es"],
  ]) {
    test(`every station is gone through, with a wrong answer on each board (${lang})`, async () => {
      const { page, complaints } = await openPage(jade.browser, `${jade.url}learn`, { lang: locale });
      for (const { id, kind } of PATH.filter((station) => station.kind === "board")) {
        await page.goto(`${jade.url}learn/${id}?do`);
        await ready(page);
        for (const questions of await questionsAt(jade.url, id, lang)) {
          await page.locator(".asked .ask").waitFor();
          assert.ok(questions.length > 0, `${id}: ${kind}`);
          const [first] = questions;
          const stranger = Array.from({ length: first.by === "cells" ? 81 : 9 }, (_, i) => i + 1).find(
            (one) => one < 81 && !first.answer.includes(one),
          );
          await give(page, first, stranger ?? 0);
          const said = (await page.locator(".said.wrong").textContent()) ?? "";
          assert.match(said, lang === "en" ? /r\dc\d|^Not/ : /f\dc\d/, `${id}: ${said}`);
          for (const question of questions) {
            for (const one of question.answer) await give(page, question, one);
          }
          await page.locator(".asked .told-all li").first().waitFor();
          assert.doesNotMatch((await page.locator(".station").innerText()) ?? "", /[{}$]|undefined|NaN/, id);
          // The button that goes on has the focus.
          await page.keyboard.press("Enter");
        }
        await page.locator(".practice-button").first().waitFor();
      }
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  test("the first station: a 4×4 is filled, and the path shows what was done", async () => {
    const { page, complaints } = await openPage(jade.browser, `${jade.url}learn`);
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
      assert.equal(open.length, 1, text);
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
    assert.equal(await page.locator(".path .bar").first().getAttribute("aria-valuenow"), "25");
    await page.getByRole("link", { name: "Go on: First steps" }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("each beginners' page has boards to practise on", async () => {
    const { page, complaints } = await openPage(jade.browser, `${jade.url}learn`);
    for (const id of ["cross-hatching", "small-notes", "pairs-in-a-box", "cell-count", "pencil-marks"]) {
      await page.goto(`${jade.url}learn/${id}#practice`);
      await ready(page);
      await page.locator("#practice .practice-button").click();
      await page.locator("#practice .asked .ask").waitFor();
      const text = (await page.locator("#practice .asked .ask").innerText()) ?? "";
      assert.match(text, /^(Where|Which|Only|\d and \d fit)/, id);
      assert.equal(await page.locator("#practice .mark").count(), 0, "no candidates are written");
    }
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("a mixed round does not name the technique; a wrong name is refused", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url);
    const came = page.waitForResponse((one) => one.url().endsWith("/drill"));
    await page.goto(`${jade.url}learn?mixed`);
    const { name } = await (await came).json();
    await page.getByText("Board 1 of 10").waitFor();
    assert.equal(await page.locator(".choices button").count(), 4);
    const others = await page.locator(".choices button").allInnerTexts();
    const wrong = others.find((one) => one !== name) ?? "";
    await page.locator(".choices").getByRole("button", { name: wrong, exact: true }).click();
    await page.getByText(`Not this one: ${wrong}.`).waitFor();
    await page.locator(".choices").getByRole("button", { name, exact: true }).click();
    await page.getByRole("button", { name: "Check" }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});

// Classes: a teacher from the class to the table; a pupil from the card to an assignment to the statistics; a card that
// was used; an exam. In both languages.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { violations } from "./axe.js";
import { cellAt, openPage, ready, running, skip, withAccounts } from "./jade.js";

/** @typedef {import("playwright-core").Page} Page */

const PASSWORD = "nine blue boxes";
/** A puzzle with one empty cell: 5 in r1c1. */
const ALMOST = ".34678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** The names of what the test uses, in both languages. */
const WORDS = {
  "en-GB": {
    lang: "en",
    make: "Make the class and its cards",
    name: "Name of the class",
    pupils: "Pupils",
    animals: "Make up names",
    to4B: "To ",
    assign: "New assignment",
    title: "Title",
    puzzles: "Puzzles",
    give: "Assign",
    exam: "This is an exam",
    signIn: "Sign in",
    code: "Code of the card",
    hello: "Hello, Ana",
    play: "Play puzzle 1",
    solved: "Solved in",
    begin: "Begin the exam",
    used: "no longer works",
    doneBy: "Done by 1 of 2",
    csv: "Save everything as CSV",
    noHints: "No hints",
  },
  "es-ES": {
    lang: "es",
    make: "Crear la clase y sus tarjetas",
    name: "Nombre de la clase",
    pupils: "Alumnos",
    animals: "Inventar nombres",
    to4B: "Ir a ",
    assign: "Tarea nueva",
    title: "Título",
    puzzles: "Sudokus",
    give: "Poner la tarea",
    exam: "Es un examen",
    signIn: "Entrar",
    code: "Código de la tarjeta",
    hello: "Hola, Ana",
    play: "Jugar el sudoku 1",
    solved: "Resuelto en",
    begin: "Empezar el examen",
    used: "ya no vale",
    doneBy: "1 de 2 la han terminado",
    csv: "Guardar todo como CSV",
    noHints: "Sin pistas",
  },
};

describe("classes", { skip }, () => {
  const args = withAccounts();
  const jade = running(args);

  /** @param {Page} page @param {string} name */
  const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();
  /** @param {Page} page @param {string} label @param {string} text */
  const fill = (page, label, text) => page.getByLabel(label, { exact: true }).fill(text);

  /** Signs up a teacher and opens the page of classes. @param {string} lang @param {string} name */
  async function teacher(lang, name) {
    const opened = await openPage(jade.browser, `${jade.url}account`, { lang });
    const { page } = opened;
    await page.evaluate(
      async ([name, password]) => {
        const body = JSON.stringify({ name, password });
        await fetch("/api/v1/account/sign-up", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
      },
      [name, PASSWORD],
    );
    execFileSync(String(process.env.JADE_BIN), ["users", "teacher", name, "--database", args[1]]);
    await page.goto(`${jade.url}classes`);
    await ready(page);
    return opened;
  }

  /** Enters the last digit of the puzzle, and waits for so many records. @param {Page} page @param {number} count */
  async function solve(page, count) {
    await page.waitForURL(jade.url);
    await ready(page);
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.locator(".solved").waitFor();
    await page.waitForFunction(async (count) => {
      const { allRecords } = await import(`${location.origin}/keep/record-store.js`);
      const { openDatabase } = await import(`${location.origin}/keep/database.js`);
      const all = await allRecords(await openDatabase());
      return all.filter((/** @type {any} */ one) => one.outcome === "solved").length === count;
    }, count);
  }

  for (const [lang, words] of Object.entries(WORDS)) {
    test(`a class from its cards to its table (${lang})`, async () => {
      const name = `Iris ${words.lang}`;
      const { page, complaints, outside } = await teacher(lang, name);
      await page.locator("#class-name").waitFor();
      assert.deepEqual(await violations(page), []);
      await fill(page, words.name, "4B");
      await fill(page, words.pupils, "Ana\nLeo");
      await press(page, words.make);
      await page.locator(".pupil-card").nth(1).waitFor();
      assert.deepEqual(await violations(page), []);
      const [code, second] = await page.locator(".pupil-card code").allTextContents();
      assert.match(code, /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
      await press(page, `${words.to4B}4B`);
      await press(page, words.assign);
      await fill(page, words.title, "Friday");
      // A puzzle with several solutions is refused.
      await fill(page, words.puzzles, `${ALMOST}\n${"1".padEnd(81, ".")}`);
      await press(page, words.give);
      await page.locator(".assign .fault").getByText("Sudoku 2:").or(page.getByText("Puzzle 2:")).waitFor();
      await fill(page, words.puzzles, ALMOST);
      assert.deepEqual(await violations(page), []);
      await press(page, words.give);
      await page.getByRole("heading", { name: "Friday" }).waitFor();
      await press(page, words.assign);
      await fill(page, words.title, "Test");
      await fill(page, words.puzzles, ALMOST);
      await page.getByLabel(words.exam).check();
      await press(page, words.give);
      await page.getByRole("heading", { name: "Test" }).waitFor();
      assert.deepEqual(await violations(page), []);

      // A pupil comes in with the card.
      const pupil = await openPage(jade.browser, `${jade.url}in#${code}`, { lang });
      await pupil.page.getByLabel(words.code, { exact: true }).waitFor();
      assert.ok(!pupil.page.url().includes(code), "the code does not stay in the history");
      assert.deepEqual(await violations(pupil.page), []);
      await press(pupil.page, words.signIn);
      await pupil.page.waitForURL(`${jade.url}classes`);
      await pupil.page.getByRole("heading", { name: words.hello }).waitFor();
      await ready(pupil.page);
      assert.deepEqual(await violations(pupil.page), []);
      await press(pupil.page, words.play);
      await solve(pupil.page, 1);
      await pupil.page.goto(`${jade.url}classes`);
      await pupil.page.getByText(words.solved).first().waitFor();
      // The exam shows its puzzle only now, and without hints.
      await press(pupil.page, words.begin);
      await press(pupil.page, words.play);
      await pupil.page.waitForURL(jade.url);
      await pupil.page.locator(".help-left").waitFor();
      assert.equal(await pupil.page.locator(".help-left button").count(), 0);
      await solve(pupil.page, 2);
      await pupil.page.goto(`${jade.url}classes`);
      await pupil.page.waitForFunction(
        (text) => document.body.innerText.split(text).length === 3,
        words.solved,
      );
      assert.deepEqual(await violations(pupil.page), []);
      await pupil.page.goto(`${jade.url}statistics`);
      await ready(pupil.page);
      await pupil.page.locator(".tile strong", { hasText: "2" }).first().waitFor();
      assert.deepEqual(pupil.complaints, []);

      // The card is spent.
      const other = await openPage(jade.browser, `${jade.url}in#${code}`, { lang });
      await other.page.getByLabel(words.code, { exact: true }).waitFor();
      await press(other.page, words.signIn);
      await other.page.getByText(words.used).waitFor();
      await fill(other.page, words.code, second.toUpperCase());
      await press(other.page, words.signIn);
      await other.page.waitForURL(`${jade.url}classes`);

      // The teacher sees what was done, and saves it.
      await page.reload();
      await page.getByText(words.doneBy).nth(1).waitFor();
      const download = page.waitForEvent("download");
      await press(page, words.csv);
      const file = await download;
      assert.equal(file.suggestedFilename(), "4B.csv");
      const rows = readFileSync(await file.path(), "utf8")
        .trimEnd()
        .split("\r\n");
      assert.equal(rows.length, 3);
      assert.ok(rows[0].startsWith("\ufeff") && rows[0].includes("Friday") && rows[0].includes("Test"));
      const separator = words.lang === "en" ? "," : ";";
      const [ana, leo] = rows.slice(1).map((row) => row.split(separator));
      assert.deepEqual([ana[0], ana[1], ana[2]], ["Ana", "1", "1"]);
      assert.deepEqual([leo[0], leo[1], leo[2]], ["Leo", "0", "1"]);
      assert.deepEqual(complaints, []);
      const others = [...outside, ...pupil.outside].filter((to) => !to.startsWith(jade.url));
      assert.deepEqual(others, [], "no other host is asked");
    });
  }

  test("somebody without a class is told how to get one", async () => {
    const { page } = await openPage(jade.browser, `${jade.url}classes`, { lang: "en-GB" });
    await page.getByText("Sign in to see your class.").waitFor();
    assert.deepEqual(await violations(page), []);
  });
});

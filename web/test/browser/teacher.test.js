// The page for teachers is followed as it is printed: its commands make what it says, its lessons can be assigned with the
// words that it names, and the table of the class shows what it promises.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, press, fill, signUpByRequest } from "./accounts.js";
import { expect, test } from "./fixtures.js";
import { readProject } from "./lesson-boards.js";
import { check, mark, nextDrill, patternOf, strike } from "./drills.js";
import { program } from "./program.js";
import { ready } from "./pages.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

const SIGNED_OUT = /status of 401 /;
/** The technique that is practised. */
const TECHNIQUE = "naked-pair";

const WORDS = {
  en: {
    file: "lessons/en/for-teachers.md",
    name: "Name of the class",
    pupils: "Pupils",
    make: "Make the class and its cards",
    title: "Title",
    give: "Assign",
    count: "On how many boards",
    level: "Level",
    take: "Take them",
    exam: "This is an exam",
    signIn: "Sign in",
    practise: "Practise",
    check: "Check",
    show: "Show it",
    found: "Right: naked pair.",
    /** What the page for teachers calls things. */
    printed: [
      "Classes",
      "Learn",
      "New assignment",
      "A lesson",
      "Practise a technique",
      "Techniques",
      "needs help",
    ],
    all: "3 of 3",
    none: "0 of 3",
    part: "2 of 3",
  },
  es: {
    file: "lessons/es/for-teachers.md",
    name: "Nombre de la clase",
    pupils: "Alumnos",
    make: "Crear la clase y sus tarjetas",
    title: "Título",
    give: "Poner la tarea",
    count: "En cuántos tableros",
    level: "Nivel",
    take: "Tomarlos",
    exam: "Es un examen",
    signIn: "Entrar",
    practise: "Practicar",
    check: "Comprobar",
    show: "Enséñamelo",
    found: "Correcto, ahí está: par desnudo.",
    printed: [
      "Clases",
      "Aprender",
      "Tarea nueva",
      "Una lección",
      "Practicar una técnica",
      "Técnicas",
      "necesita ayuda",
    ],
    all: "3 de 3",
    none: "0 de 3",
    part: "2 de 3",
  },
};

/** The lessons that the page plans, by their links. @param {string} text */
const planned = (text) =>
  text
    .split(/^## (?:Lesson|Lección) \d/m)
    .slice(1)
    .map((lesson) =>
      [...lesson.split(/^\*\*(?:Say|Di):/m)[0].matchAll(/\]\(([a-z-]+)\.md\)/g)].map(([, id]) => id),
    );

test("the commands that it prints make boards and worksheets", { tag: "@spanish" }, async ({ lang }) => {
  const text = readProject(WORDS[lang].file);
  const folder = mkdtempSync(join(tmpdir(), "jade-"));
  const commands = /```\n([^`]+)```/.exec(text)?.[1].trim().split("\n") ?? [];
  expect(commands).toHaveLength(2);
  const worksheets = [...text.matchAll(/(?:worksheet|ficha)[^.`]*`([a-z-]+)`/g)].map(([, id]) => id);
  expect(new Set(worksheets).size).toBe(5);
  const [, worksheet] = commands;
  const others = worksheets.map((id) => worksheet.replaceAll("hidden-single", id));
  const small = commands[0].replace(/--level \S+/, "--size 4").replace(/-o \S+/, "-o small.pdf");
  try {
    for (const command of new Set([...commands, ...others, small])) {
      const file = /-o (\S+)/.exec(command)?.[1] ?? "";
      execFileSync("sh", ["-c", command.replace(/\bjade\b/g, `"${program}"`)], { cwd: folder });
      expect(existsSync(join(folder, file)), command).toBe(true);
      expect(readFileSync(join(folder, file)).subarray(0, 5).toString()).toBe("%PDF-");
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Finds the pattern of a board alone, or after a wrong answer, or has it shown. @param {Page} page @param {"alone" | "wrong" | "shown"} how @param {"en" | "es"} lang */
async function practise(page, how, lang) {
  const words = WORDS[lang];
  const { step, sheet } = (await nextDrill(page)).shown;
  if (how === "shown") {
    await page.locator(".practice").getByRole("button", { name: words.show, exact: true }).click();
    return;
  }
  const cells = patternOf(step);
  if (how === "wrong") {
    const other = [...sheet.givens].findIndex(
      (sign, cell) => sign === "." && (sheet.entries?.[cell] ?? ".") === "." && !cells.includes(cell),
    );
    const wrong = [cells[0], other];
    await mark(page, wrong);
    await check(page, words.check);
    await mark(page, wrong);
  }
  await mark(page, cells);
  await check(page, words.check);
  await expect(page.locator(".practice .ask")).toBeVisible();
  await strike(page, step.eliminations);
  await check(page, words.check);
  await expect(page.locator(".practice .finding", { hasText: words.found })).toBeVisible();
}

test(
  "six lessons are assigned, and the table shows what it promises",
  { tag: "@spanish" },
  async ({ open, openIn, jade, lang, somebody }) => {
    test.setTimeout(300_000);
    const words = WORDS[lang];
    const text = readProject(words.file);
    for (const name of words.printed) expect(text, name).toContain(name);
    const lessons = planned(text);
    expect(lessons).toHaveLength(6);

    // The administrator makes somebody a teacher, who makes a class and prints its cards.
    const { page } = await open("classes", { tolerate: SIGNED_OUT });
    await signUpByRequest(page, somebody);
    execFileSync(String(program), ["users", "teacher", somebody, "--database", jade.database]);
    await page.reload();
    await fill(page, words.name, "4B");
    await fill(page, words.pupils, "Ana\nLeo");
    await press(page, words.make);
    await expect(page.locator(".pupil-card code")).toHaveCount(2);
    const codes = await page.locator(".pupil-card code").allTextContents();
    await page.locator("main button", { hasText: "4B" }).click();

    // The station of each lesson, and practice.
    const [, , assign, station, drill, techniques, stuck] = words.printed;
    for (const [i, ids] of lessons.entries()) {
      await press(page, assign);
      await page.getByLabel(station, { exact: true }).check();
      const known = await page
        .locator("#assign-station option")
        .evaluateAll((all) => all.map((one) => /** @type {HTMLOptionElement} */ (one).value));
      expect(known, ids.join()).toEqual(expect.arrayContaining(ids.slice(0, 1)));
      await fill(page, words.title, `${i + 1}`);
      await page.locator("#assign-station").selectOption(ids[0]);
      await press(page, words.give);
      await expect(page.getByRole("heading", { name: `${i + 1}`, exact: true })).toBeVisible();
    }
    await press(page, assign);
    await page.getByLabel(drill, { exact: true }).check();
    await fill(page, words.title, "Home");
    await page.locator("#assign-technique").selectOption(TECHNIQUE);
    await fill(page, words.count, "3");
    await press(page, words.give);
    await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
    // A medium puzzle as an exam, without hints.
    await press(page, assign);
    await fill(page, words.title, "Exam");
    await page.getByLabel(words.level, { exact: true }).selectOption("medium");
    await page.locator("#assign-take").fill("1");
    await press(page, words.take);
    await expect(page.locator("#assign-puzzles")).toHaveValue(/\d/);
    await page.getByLabel(words.exam).check();
    await press(page, words.give);
    await expect(page.getByRole("heading", { name: /^Exam/ })).toBeVisible();

    // Two pupils come in with their cards. One finds three alone; the other one after a wrong answer, and two are shown.
    for (const [i, ways] of /** @type {const} */ ([
      ["alone", "alone", "alone"],
      ["wrong", "shown", "shown"],
    ]).entries()) {
      const { page: pupil } = await open(`in#${codes[i]}`);
      await press(pupil, words.signIn);
      await pupil.waitForURL(`${jade.url}classes`);
      await ready(pupil);
      const { page: practice } = await openIn(
        await pupil.context().newPage(),
        `learn/${TECHNIQUE}#practice`,
        { seed: 1 },
      );
      await expect(pupil.getByRole("link", { name: words.practise, exact: true }).first()).toHaveAttribute(
        "href",
        /#practice$/,
      );
      for (const how of ways) await practise(practice, how, lang);
      // What was done reaches the server.
      await expect
        .poll(
          async () => {
            const id = new URL(page.url()).searchParams.get("class");
            const { techniques } = await ask(page, `/classes/class?class=${id}`);
            const one = techniques[i].find((/** @type {any} */ { technique }) => technique === TECHNIQUE);
            const { unaided = 0, helped = 0, missed = 0 } = one?.practice ?? {};
            return unaided + helped + missed;
          },
          { timeout: 90_000 },
        )
        .toBe(ways.length);
    }
    await page.reload();
    const table = page.locator(".techniques-table");
    await expect(page.getByRole("heading", { name: techniques, exact: true })).toBeVisible();
    const [ana, leo] = [table.locator("tbody tr").nth(0), table.locator("tbody tr").nth(1)];
    await expect(ana).toContainText(words.all);
    await expect(ana).not.toContainText(stuck);
    await expect(leo).toContainText(words.none);
    await expect(leo).toContainText(stuck);
  },
);

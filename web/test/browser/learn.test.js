// The lessons: listing, reading, walking through, searching, trying; in both languages, printed, and by keyboard.

import { expect, test } from "./fixtures.js";
import { readFileSync } from "node:fs";
import { ready } from "./pages.js";

const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** @param {import("@playwright/test").Page} page */
const title = (page) => page.locator("h1").textContent();

test("the pages beside the game have a switch for the theme, which they all follow", async ({
  open,
  openIn,
  jade,
}) => {
  const { page, complaints } = await open("learn");
  await ready(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect.poll(async () => ground()).not.toBe(light);
  await page.goto(`${jade.url}statistics`);
  await ready(page);
  await expect.poll(async () => ground()).not.toBe(light);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect.poll(async () => ground()).toBe(light);
});

test("who has not practised yet is invited to begin", async ({ open, openIn, jade }) => {
  const { page, complaints } = await open("learn?growth", { width: 390, height: 844 });
  await page.getByRole("heading", { name: "Your progress will grow here" }).waitFor();
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => /** @type {any} */ (window).axe.run(document));
  expect(violations.map((/** @type {{ id: string }} */ { id }) => id)).toEqual([]);
  await page.getByRole("link", { name: "Begin: First steps" }).click();
  await page.getByText("Station 1 of").waitFor();
});

test("links lead from the first page to a lesson and on to the next one", async ({ open, openIn, jade }) => {
  const { page, complaints } = await open("");
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await ready(page);
  await page.locator(".path li").first().waitFor();
  await page.getByRole("link", { name: "All lessons", exact: true }).click();
  await page.locator(".chapter").first().waitFor();
  await expect.poll(async () => await page.locator(".chapter").count()).toBeGreaterThan(8);
  await page.getByRole("link", { name: "X-Wing", exact: true }).click();
  await page.locator(".shown").first().waitFor();
  await expect.poll(async () => title(page)).toBe("X-Wing");
  await expect(page).toHaveURL(/\/learn\/x-wing$/);
  await page.locator("a[rel=next]").click();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Swordfish");
  await expect
    .poll(
      async () => page.evaluate(() => document.activeElement?.tagName),
      "the focus begins anew with the page",
    )
    .toBe("H1");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "X-Wing");
});

for (const [lang, words] of /** @type {const} */ ([
  ["en-GB", { first: "Another", next: "Next sentence", looks: "Looks like it" }],
  ["es-ES", { first: "Otro", next: "Siguiente frase", looks: "Lo parece" }],
])) {
  test(`a board is explained sentence by sentence (${lang})`, async ({ open, openIn, jade }) => {
    const { page, complaints } = await open("learn/x-wing", { lang });
    const board = page.locator(".shown").first();
    await board.locator(".walk li").first().waitFor();
    const all = await board.locator(".layer-over .strike").count();
    expect(all, "at first the whole step is drawn").toBeGreaterThan(0);
    await board.locator(".walk li button").first().click();
    await expect(
      board.locator(".layer-over .strike"),
      "the first sentence strikes nothing out yet",
    ).toHaveCount(0);
    await expect(board.locator(".layer-under > *"), "but shows what it speaks of").not.toHaveCount(0);
    const sentences = await board.locator(".walk li").count();
    for (let i = 1; i < sentences; i++) await board.getByRole("button", { name: words.next }).click();
    await expect(board.locator(".layer-over .strike")).toHaveCount(all);
    const spoilt = page.locator(".looks-like");
    await expect(spoilt.locator("figcaption")).toHaveText(new RegExp(words.looks));
    await expect(spoilt.locator(".strike"), "what only looks like it concludes nothing").toHaveCount(0);
    await expect(page.locator("article")).not.toHaveText(/[{}$]|undefined/);
  });
}

test("a hint leads to the lesson about its technique", async ({ open, openIn, jade }) => {
  const { page } = await open("");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".rung").waitFor();
  await page.getByRole("button", { name: "Tell me more" }).click();
  await page.locator(".lesson-link").click();
  await page.locator("article h1").waitFor();
  await expect(page).toHaveURL(/\/learn\/[a-z0-9-]+$/);
});

test("search finds a technique by a common name, and says if there is no result", async ({
  open,
  openIn,
  jade,
}) => {
  const { page } = await open("learn", { lang: "es-ES" });
  await page.getByRole("searchbox").fill("reducción línea-caja");
  await page.keyboard.press("Enter");
  await page.locator(".hits li").first().waitFor();
  await expect(page.locator(".hits li a").first()).toHaveText(/de línea a bloque/);
  await page.getByRole("searchbox").fill("qwertz");
  await page.keyboard.press("Enter");
  await page.getByText("Ninguna lección tiene estas palabras: qwertz").waitFor();
});

test("search goes on while someone types, as one step of the history", async ({ open, openIn, jade }) => {
  const { page } = await open("learn/x-wing", { lang: "en-GB" });
  const field = page.getByRole("searchbox");
  await field.pressSequentially("skyscr", { delay: 120 });
  await page.locator(".hits li a").filter({ hasText: "Skyscraper" }).first().waitFor();
  await field.pressSequentially("aper", { delay: 120 });
  await page.getByRole("status").filter({ hasText: "skyscraper" }).waitFor();
  await expect
    .poll(
      async () => field.evaluate((node) => node === document.activeElement),
      "the focus stays in the field",
    )
    .toBeTruthy();
  await expect(page).toHaveURL(/\/learn\?words=skyscraper$/);
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "X-Wing" }).waitFor();
  await expect(field).toHaveValue("");
});

for (const [lang, words, head] of [
  ["en-GB", "Puzzles that need it, in the library", /puzzles$/],
  ["es-ES", "Sudokus que la necesitan, en la biblioteca", /sudokus$/],
]) {
  test(`a lesson leads to the puzzles of its technique in the library (${lang})`, async ({
    open,
    openIn,
    jade,
  }) => {
    const { page } = await open("learn/swordfish", { lang: /** @type {string} */ (lang) });
    await page.getByRole("link", { name: words }).click();
    await page.locator(".found h2").filter({ hasText: head }).waitFor();
    await expect(page).toHaveURL(/\/library\?technique=swordfish$/);
    await expect(page.locator(".wish select").nth(2)).toHaveValue("swordfish");
    await expect(page.locator(".choices button")).not.toHaveCount(0);
    await page.goBack();
    await ready(page);
    // A page that is not about a technique has none.
    await page.goto(new URL("/learn/rules", page.url()).href);
    await page.locator("article h1").waitFor();
    await expect(page.getByRole("link", { name: words })).toHaveCount(0);
  });
}

test("“another board” gives a different one each time", async ({ open, openIn, jade }) => {
  const { page } = await open("learn/naked-pair");
  const button = page.getByRole("button", { name: "Another board" });
  const boards = new Set();
  await page.locator(".shown").first().waitFor();
  const before = await page.locator(".shown").count();
  const fresh = page.locator(".another .shown");
  for (let i = 0; i < 4; i++) {
    const old = (await fresh.count()) ? await fresh.innerHTML() : "";
    await button.click();
    await page.waitForFunction((html) => {
      const now = document.querySelector(".another .shown")?.innerHTML;
      return now && now !== html;
    }, old);
    boards.add(await fresh.innerHTML());
  }
  expect(boards.size).toBe(4);
  await expect(page.locator(".shown")).toHaveCount(before + 1);
  await expect(fresh.locator(".layer-under > *"), "one looks for it oneself first").toHaveCount(0);
  await fresh.getByRole("button", { name: "Next sentence" }).click();
  await expect(fresh.locator(".layer-under > *")).not.toHaveCount(0);
});

test("a board can be tried in place, is judged there, and leads back to its explanation", async ({
  open,
  openIn,
  jade,
}) => {
  const { page } = await open("learn/naked-pair");
  await page.locator(".try").first().click();
  await page.locator(".tried [role=gridcell]").first().waitFor();
  const openCells = page.locator('.tried [role=gridcell][aria-label*="empty"]');
  for (const at of [0, 1, 2]) await openCells.nth(at).click();
  await page.locator(".tried").getByRole("button", { name: "Check" }).click();
  await page.locator(".tried .finding").first().waitFor();
  await page.locator(".tried").getByRole("button", { name: "Show it" }).click();
  await page.locator(".tried .walk li").first().waitFor();
  await page.locator(".tried").getByRole("button", { name: "Back to the explanation" }).click();
  await page.locator(".tried").waitFor({ state: "detached" });
  const progress = await page.evaluate(() => localStorage.getItem("jade.progress"));
  expect(progress, "the answer was above it: it does not count").toBe(null);
});

test("a board can be tried in the game, with its marks", async ({ open, openIn, jade }) => {
  const { page } = await open("learn/naked-pair");
  await page.locator(".try").first().click();
  await page.locator(".tried").getByRole("button", { name: "Show it" }).click();
  await page.locator(".tried a.try").click();
  await page.locator("[role=gridcell]").first().waitFor();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  for (let i = 0; i < 3; i++) {
    await page.locator(".rung").nth(i).waitFor();
    if (i < 2) await page.getByRole("button", { name: "Tell me more" }).click();
  }
  await expect(page.locator(".rung").nth(1)).toHaveText(/naked pair/i);
  // The board is handed over once: after a reload, the game is unchanged.
  await page.reload();
  await ready(page);
  await expect.poll(async () => page.evaluate(() => sessionStorage.getItem("jade.try"))).toBe(null);
});

test("every lesson page says at its end how often the technique is needed, and an unknown one suggests similar lessons", async ({
  open,
  openIn,
  jade,
}) => {
  const list = await (await fetch(`${jade.url}api/v1/lessons?lang=en`)).json();
  const lessons = list.chapters.flatMap(
    (/** @type {{ lessons: { id: string, summary: string }[] }} */ chapter) => chapter.lessons,
  );
  expect(lessons.length).toBeGreaterThan(120);
  expect(lessons.filter((/** @type {{ summary: string }} */ one) => !one.summary)).toEqual([]);
  const { page } = await open("learn/aligned-triple-exclusion");
  await page.locator("article h1").waitFor();
  await expect(page.locator("article > p").first()).toHaveText(/^As with pairs/);
  await expect(page.locator("article")).toHaveText(/How often it is needed\s*Of 10,000 random puzzles/);
  const wrong = await open("learn/x-wnig");
  await wrong.page.getByRole("alert").waitFor();
  await expect(wrong.page.getByRole("alert")).toHaveText(/x-wing/);
});

test("the other language shows the same lesson", async ({ open, openIn, jade }) => {
  const { page } = await open("learn/swordfish");
  await page.locator("article h1").waitFor();
  await page.getByRole("button", { name: "Español" }).click();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Pez espada");
  await expect.poll(async () => page.evaluate(() => document.documentElement.lang)).toBe("es");
});

for (const dark of [false, true]) {
  test(`axe finds no problem in lessons (${dark ? "dark" : "light"})`, async ({ open, openIn, jade }) => {
    for (const [path, what] of [
      ["learn", ".path li"],
      ["learn?all", ".chapter"],
      ["learn/x-wing", ".shown"],
      ["learn/x-wing?do", ".asked"],
    ]) {
      const { page } = await open(path, { dark });
      await page.locator(what).first().waitFor();
      await page.evaluate(axe);
      const found = await page.evaluate(() => /** @type {any} */ (window).axe.run());
      expect(
        found.violations.map((/** @type {any} */ v) => `${v.id}: ${v.nodes[0].html}`),
        path,
      ).toEqual([]);
    }
  });
}

test("it fits a small phone and prints without buttons", async ({ open, openIn, jade }) => {
  const { page } = await open("learn/x-wing", { width: 320, height: 640 });
  await page.locator(".shown").first().waitFor();
  await expect
    .poll(
      async () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      "nothing lies beside the page",
    )
    .toBeTruthy();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".another-button")).not.toBeVisible();
  await expect(page.locator(".shown-board svg").first()).toBeVisible();
});

/**
 * Opens a lesson with its practice.
 * @param {import("./fixtures.js").TestFixtures["open"]} open
 * @param {string} id
 * @param {string} [lang]
 */
async function openPractice(open, id, lang) {
  const opened = await open(`learn/${id}`, { lang, height: 1000 });
  await opened.page.locator(".practice").waitFor();
  return opened;
}

/** Requests a board. @param {import("@playwright/test").Page} page @returns {Promise<any>} the step to find on it */
async function begin(page) {
  const came = page.waitForResponse((response) => response.url().includes("/api/v1/drill"));
  await page.locator(".practice-button").click();
  const { shown } = await (await came).json();
  await page.locator(".practice .grid").waitFor();
  return shown;
}
/** @param {any} shown the cells of the pattern */
const pattern = (shown) => [
  ...new Set(
    shown.step.parts
      .filter((/** @type {any} */ part) => part.value.kind === "cells" && part.role === "subject")
      .flatMap((/** @type {any} */ part) => part.value.cells),
  ),
];
/** @param {import("@playwright/test").Page} page @param {number} cell */
const mark = (page, cell) => page.locator(`.practice [data-cell="${cell}"]`).click();
/** Taps a candidate. @param {import("@playwright/test").Page} page @param {{ cell: number, digit: number }} candidate */
async function strike(page, { cell, digit }) {
  const place = page.locator(`.practice [data-cell="${cell}"]`);
  const box = await place.boundingBox();
  if (!box) throw new Error("no such cell");
  const at = (/** @type {number} */ n) => 0.07 + (0.86 * (n + 0.5)) / 3;
  const position = { x: box.width * at((digit - 1) % 3), y: box.height * at(Math.floor((digit - 1) / 3)) };
  await place.click({ position });
}
/** @param {import("@playwright/test").Page} page */
async function check(page) {
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator('.practice:not([aria-busy="true"])').waitFor();
}
/** @param {import("@playwright/test").Page} page */
const tally = (page) => page.locator(".tally").textContent();

test("three X-Wings are found, at first partly, and still counted after a reload", async ({ open }) => {
  const { page, complaints } = await openPractice(open, "x-wing");
  const boards = new Set();
  for (let i = 0; i < 3; i++) {
    const shown = await begin(page);
    boards.add(shown.sheet.givens);
    const cells = pattern(shown);
    expect(cells.length).toBe(4);
    for (const cell of cells.slice(0, 3)) await mark(page, cell);
    await check(page);
    await page.getByText("One cell of the pattern is still missing.").waitFor();
    await expect(page.locator(".practice .layer-over .strike"), "nothing is given away").toHaveCount(0);
    await mark(page, cells[3]);
    await check(page);
    await page.getByText("These are the cells. Now, what can be removed?").waitFor();
    await expect(page.locator(".practice .layer-over .strike"), "nor what follows").toHaveCount(0);
    for (const gone of shown.step.eliminations) await strike(page, gone);
    await check(page);
    await page.getByText("Right: X-Wing.").waitFor();
    await expect(
      page.locator(".practice .layer-over .strike"),
      "now the whole step is drawn",
    ).not.toHaveCount(0);
  }
  expect(boards.size, "never the same board twice").toBe(3);
  await expect
    .poll(async () => tally(page))
    .toBe("Boards: 3. Found unaided: 3; with one hint: 0; with two: 0; missed: 0.");
  await page.reload();
  await ready(page);
  await page.locator(".tally").waitFor();
  await expect
    .poll(async () => tally(page))
    .toBe("Boards: 3. Found unaided: 3; with one hint: 0; with two: 0; missed: 0.");
});

test("a wrong claim is refused, help comes by rungs, and a shown answer counts as shown", async ({
  open,
}) => {
  const { page } = await openPractice(open, "naked-pair");
  const shown = await begin(page);
  const cells = new Set(pattern(shown));
  const open81 = Array.from({ length: 81 }, (_, cell) => cell).filter(
    (cell) => shown.sheet.candidates[cell] && !cells.has(cell),
  );
  await mark(page, open81[0]);
  await check(page);
  await page.locator(".finding", { hasText: "One cell alone is not enough" }).waitFor();
  await mark(page, open81[1]);
  await check(page);
  await page
    .locator(".finding", { hasText: /do not all lie in one|Between them|Not these cells|removes nothing/ })
    .waitFor();
  const name = (/** @type {number} */ cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const named = ((await page.locator(".finding").first().textContent()) ?? "").match(/r\dc\d/g) ?? [];
  const marked = [name(open81[0]), name(open81[1])];
  expect(
    named.filter((one) => !marked.includes(one)),
    "only what was marked is named",
  ).toEqual([]);
  await page.getByRole("button", { name: "A little help" }).click();
  await page.getByText(/^Look at/).waitFor();
  await page.getByRole("button", { name: "A little help" }).click();
  await page.getByText(/^Compare/).waitFor();
  await expect(page.getByRole("button", { name: "A little help" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect
    .poll(async () => tally(page))
    .toBe("Boards: 1. Found unaided: 0; with one hint: 0; with two: 0; missed: 1.");
  await expect(page.locator(".practice .layer-over .strike")).not.toHaveCount(0);
});

test("a drill can be done with the keyboard alone", async ({ open }) => {
  const { page } = await openPractice(open, "hidden-single");
  const shown = await begin(page);
  const target = shown.step.placements[0].cell;
  await page.locator(".practice [tabindex='0']").first().focus();
  for (let i = 0; i < target % 9; i++) await page.keyboard.press("ArrowRight");
  for (let i = 0; i < Math.floor(target / 9); i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.locator(`.practice [data-cell="${target}"]`)).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Check" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("This is the cell. Which digit goes there?").waitFor();
  await page.keyboard.press(`Digit${shown.step.placements[0].digit}`);
  await page.locator(".tally", { hasText: "Found unaided: 1" }).waitFor();
  await expect(page.locator(".practice .layer-over .ring"), "the digit is shown").not.toHaveCount(0);
  // The button for the next board has the focus: Enter goes on.
  const came = page.waitForResponse((response) => response.url().includes("/api/v1/drill"));
  await page.keyboard.press("Enter");
  expect((await came).ok()).toBeTruthy();
});

test("three wrong answers are a board missed, not one found", async ({ open }) => {
  const { page } = await openPractice(open, "naked-pair");
  const shown = await begin(page);
  const cells = pattern(shown);
  const others = Array.from({ length: 81 }, (_, cell) => cell).filter(
    (cell) => shown.sheet.candidates[cell] && !cells.includes(cell),
  );
  for (let i = 0; i < 3; i++) {
    const [a, b] = [others[2 * i], others[2 * i + 1]];
    await mark(page, a);
    await mark(page, b);
    await check(page);
    await page.locator(".finding").waitFor();
    await mark(page, a);
    await mark(page, b);
  }
  for (const cell of cells) await mark(page, cell);
  await check(page);
  await page.getByText("These are the cells").waitFor();
  await strike(page, shown.step.eliminations[0]);
  await check(page);
  await page.getByText(/^Right: /).waitFor();
  await expect
    .poll(async () => tally(page))
    .toBe("Boards: 1. Found unaided: 0; with one hint: 0; with two: 0; missed: 1.");
});

test("progress is exported to a file and imported on another computer; other files are refused", async ({
  open,
}) => {
  const { page } = await openPractice(open, "pointing", "es-ES");
  await begin(page);
  await page.getByRole("button", { name: "Enséñamelo" }).click();
  await page.getByRole("link", { name: "El camino", exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".export").click()]);
  const path = await download.path();
  const text = readFileSync(path, "utf8");
  expect(JSON.parse(text).techniques.pointing.missed).toBe(1);
  const other = await openPractice(open, "pointing");
  await expect(other.page.locator(".tally")).toHaveCount(0);
  await other.page.getByRole("link", { name: "The path", exact: true }).click();
  const input = other.page.locator(".mine input");
  await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await other.page.getByText("That file does not hold JADE progress.").waitFor();
  await input.setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await other.page.locator(".export").waitFor();
  await other.page.getByText("Everything you have practised").click();
  await other.page
    .locator(".mine")
    .getByRole("link", { name: /pointing/ })
    .first()
    .click();
  await other.page.locator(".tally").waitFor();
  await expect
    .poll(async () => tally(other.page))
    .toBe("Boards: 1. Found unaided: 0; with one hint: 0; with two: 0; missed: 1.");
});

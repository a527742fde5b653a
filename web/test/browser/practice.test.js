// Drills, claims, progress, and the review of a game.

import { expect, test } from "./fixtures.js";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cellAt, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const text = (/** @type {Page} */ page) => page.locator(".tutor-body").innerText();
const tally = (/** @type {Page} */ page) => page.locator(".tally").innerText();

/** Records the program's replies: the tests need the answers, which the page does not show. @param {Page} page */
async function drilled(page) {
  const came = /** @type {import("@playwright/test").Response[]} */ ([]);
  const listen = (/** @type {import("@playwright/test").Response} */ one) => {
    if (one.url().endsWith("/drill")) came.push(one);
  };
  let asked = 0;
  let answered = 0;
  const count = (/** @type {import("@playwright/test").Request} */ one) => {
    if (one.url().endsWith("/drill")) asked++;
  };
  const done = (/** @type {import("@playwright/test").Request} */ one) => {
    if (one.url().endsWith("/drill")) answered++;
  };
  page.on("response", listen);
  page.on("request", count);
  page.on("requestfinished", done);
  await Promise.all([
    page.waitForResponse((one) => one.url().endsWith("/drill")),
    page.locator(".practice-button").click(),
  ]);
  // The page asks again for a board on which something else would be done first: the last reply with the same answer
  // counts.
  for (let before = -1; before !== asked || answered < asked;) {
    before = asked;
    await page.waitForTimeout(500);
  }
  page.off("response", listen);
  page.off("request", count);
  page.off("requestfinished", done);
  const replies = await Promise.all(came.map((one) => one.json()));
  const reply = replies.findLast((one) => one.applies === replies[0].applies);
  await page.locator(".practice .shown-board").waitFor();
  return reply;
}

/** The cells of a pattern whose parts are cells. */
const patternOf = (/** @type {any} */ { shown: { step } }) => [
  ...new Set(
    step.parts.flatMap((/** @type {any} */ { role, value }) =>
      role === "subject" && value.kind === "cells" ? value.cells : [],
    ),
  ),
];

const at = (/** @type {Page} */ page, /** @type {number} */ cell) =>
  page.locator(".practice [role=gridcell]").nth(cell);
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.locator(".practice").getByRole("button", { name, exact: true });

/** Taps a candidate. @param {Page} page @param {{ cell: number, digit: number }} candidate */
async function strike(page, { cell, digit }) {
  const box = await at(page, cell).boundingBox();
  if (!box) throw new Error("no such cell");
  const along = (/** @type {number} */ n) => 0.07 + (0.86 * (n + 0.5)) / 3;
  const position = {
    x: box.width * along((digit - 1) % 3),
    y: box.height * along(Math.floor((digit - 1) / 3)),
  };
  await at(page, cell).click({ position });
}

/** Marks what goes once the cells are found, and checks it. @param {Page} page @param {any} reply @param {string} check */
async function conclude(page, { shown }, check = "Check") {
  await page.locator(".practice .ask").waitFor();
  for (const gone of shown.step.eliminations) await strike(page, gone);
  await button(page, check).click();
}

test("“find it” judges partly right, wrong and right claims by cells and eliminations, and never repeats a board", async ({
  open,
}) => {
  const { page, complaints } = await open(`learn/naked-pair`);
  const first = await drilled(page);
  const [a, b] = patternOf(first);
  await at(page, a).click();
  await button(page, "Check").click();
  await page.locator(".finding").waitFor();
  await expect(page.locator(".finding").first()).toHaveText(/One cell alone is not enough/, {
    useInnerText: true,
  });
  const stranger = [...first.shown.sheet.givens].findIndex(
    (sign, cell) => sign === "." && cell !== a && cell !== b,
  );
  await at(page, b).click();
  await at(page, stranger).click();
  await button(page, "Check").click();
  await page.getByText("does not belong to it").waitFor();
  await at(page, stranger).click();
  await button(page, "Check").click();
  await conclude(page, first);
  await page.locator(".finding", { hasText: /^Right: / }).waitFor();
  await expect.poll(async () => tally(page)).toMatch(/Boards: 1\. Found unaided: 1/);

  const second = await drilled(page);
  expect(second.shown.sheet).not.toEqual(first.shown.sheet);
  // Answering with eliminations, by keyboard: a digit strikes out its candidate.
  const [gone] = second.shown.step.eliminations;
  await page.getByRole("button", { name: "Candidates to remove" }).click();
  await at(page, 0).focus();
  for (let row = 0; row < Math.floor(gone.cell / 9); row++) await page.keyboard.press("ArrowDown");
  for (let column = 0; column < gone.cell % 9; column++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press(`Digit${gone.digit}`);
  await page.locator(".practice .strike").waitFor({ state: "attached" });
  await button(page, "Check").click();
  await page.locator(".finding", { hasText: /^Right: / }).waitFor();
  await expect.poll(async () => tally(page)).toMatch(/Boards: 2\. Found unaided: 2/);
});

test("help is counted by rungs and a shown answer as missed; progress survives a reload, an export and an import", async ({
  open,
  jade,
}) => {
  const { page } = await open(`learn/naked-pair`);
  await drilled(page);
  await button(page, "A little help").click();
  await page.locator(".practice .walk p .spans").first().waitFor();
  await button(page, "A little help").click();
  const hinted = await page.locator(".practice .hot").allInnerTexts();
  expect(hinted.length).toBeGreaterThan(0);
  await button(page, "Show it").click();
  await page.locator(".practice .walk ol li").first().waitFor();
  await expect
    .poll(async () => tally(page))
    .toMatch(/Boards: 1\. Found unaided: 0; with one hint: 0; with two: 0; missed: 1/);
  const second = await drilled(page);
  await button(page, "A little help").click();
  await page.locator(".practice .walk p .spans").first().waitFor();
  for (const cell of patternOf(second)) await at(page, cell).click();
  await button(page, "Check").click();
  await conclude(page, second);
  await page.locator(".finding", { hasText: /^Right: / }).waitFor();
  await expect
    .poll(async () => tally(page))
    .toMatch(/Boards: 2\. Found unaided: 0; with one hint: 1; with two: 0; missed: 1/);
  await page.reload();
  await ready(page);
  await expect.poll(async () => tally(page)).toMatch(/Boards: 2\. /);

  await page.goto(`${jade.url}learn`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Save progress as a file" }).click(),
  ]);
  const file = join(mkdtempSync(join(tmpdir(), "jade-")), "progress.json");
  await download.saveAs(file);
  expect(JSON.parse(readFileSync(file, "utf8")).techniques["naked-pair"].seen).toBe(2);

  const { page: other } = await open(`learn`);
  await other.getByLabel("Load progress").setInputFiles(file);
  await other.getByText("Everything you have practised").click();
  await expect(other.locator(".mine details")).toHaveText(/Boards: 2\. Found unaided: 0; with one hint: 1/, {
    useInnerText: true,
  });
  // Loading adds to what is there, counts nothing twice, and can be undone.
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("naked-pair", "x-wing"));
  await other.getByLabel("Load progress").setInputFiles(file);
  await other.getByText("Added what the file says about one technique").waitFor();
  await expect(other.locator(".mine details li")).toHaveCount(2);
  await other.locator(".mine").getByRole("button", { name: "Undo" }).click();
  await expect(other.locator(".mine details li")).toHaveCount(1);
  // A browser without room says so and keeps what it has.
  await other.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await other.getByLabel("Load progress").setInputFiles(file);
  await other.getByText("The browser has no room for this").waitFor();
  await expect(other.locator(".mine details li")).toHaveCount(1);
});

test("“is it there?” judges and explains the answer, whether the technique applies or not", async ({
  open,
}) => {
  const { page, complaints } = await open(`learn/x-wing`, { lang: "es-ES" });
  await page.getByRole("button", { name: "¿Está o no?" }).click();
  const seen = new Set();
  for (let i = 0; i < 14 && seen.size < 2; i++) {
    const reply = await drilled(page);
    const { applies } = reply;
    const wrong = i === 0;
    await button(page, applies === wrong ? "No está" : "Está").click();
    if (applies && !wrong) {
      // Whoever says yes says where.
      await page.getByText("¿Dónde está? Marca las celdas.").waitFor();
      await expect(page.locator(".practice .walk ol li"), "nothing is given away").toHaveCount(0);
      for (const cell of patternOf(reply)) await at(page, cell).click();
      await button(page, "Comprobar").click();
      await conclude(page, reply, "Comprobar");
      await page.locator(".practice .walk ol li").first().waitFor();
    }
    const said = await page.locator(".finding").first().innerText();
    if (wrong) expect(said).toMatch(applies ? /^Sí que está/ : /^No está/);
    else expect(said).toMatch(applies ? /^Correcto/ : /^Correcto, no está: /);
    await expect
      .poll(async () => await page.locator(".practice .walk ol li").count(), "and why")
      .toBeGreaterThan(1);
    if (!wrong) seen.add(applies);
  }
  expect(seen.size, "both came").toBe(2);
  await expect.poll(async () => tally(page)).toMatch(/sin encontrar: 1/);
});

test("“play on” sends a board that needs nothing harder to the game", async ({ open }) => {
  const { page } = await open(`learn/naked-pair`);
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  const reply = await drilled(page);
  const listed = await page.locator(".practice .walk li").allInnerTexts();
  expect(listed).toEqual(reply.rest.map((/** @type {any} */ { name, times }) => `${name} × ${times}`));
  await page.getByRole("link", { name: "Play on" }).click();
  await ready(page);
  const givens = [...reply.shown.sheet.givens];
  const given = givens.findIndex((sign) => sign !== ".");
  await expect(cellAt(page, Math.floor(given / 9) + 1, (given % 9) + 1)).toHaveAttribute(
    "aria-label",
    new RegExp(`given ${givens[given]}`),
  );
});

test("the median time to get a drill is below 200 ms", async ({ jade }) => {
  const times = [];
  for (let seed = 0; seed < 15; seed++) {
    const technique = ["x-wing", "naked-pair", "xy-wing", "skyscraper", "hidden-triple"][seed % 5];
    const begun = performance.now();
    const response = await fetch(`${jade.url}api/v1/drill`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ technique, seed, kind: ["find", "whether", "play"][seed % 3] }),
    });
    expect(response.ok).toBeTruthy();
    await response.json();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  console.log(`drills: median ${times[7].toFixed(0)} ms, slowest ${times[14].toFixed(0)} ms`);
  expect(times[7], `${times[7]} ms`).toBeLessThan(200);
});

test("a claim in the game is refused with a reason, then accepted and applied", async ({ open, jade }) => {
  const { page, complaints } = await open("");
  const { shown } = await (
    await fetch(`${jade.url}api/v1/another?technique=naked-pair&seed=4&lang=en`)
  ).json();
  await page.evaluate((sheet) => sessionStorage.setItem("jade.try", JSON.stringify(sheet)), shown.sheet);
  await page.reload();
  await ready(page);
  const cell = (/** @type {number} */ index) => cellAt(page, Math.floor(index / 9) + 1, (index % 9) + 1);
  await cell(0).focus();
  await page.keyboard.press("u");
  await page.getByRole("heading", { name: "I see a technique" }).waitFor();
  await page.locator(".tutor select").selectOption("naked-pair");
  const [a, b] = patternOf({ shown });
  await cell(a).click();
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator(".tutor .finding").waitFor();
  await expect.poll(async () => text(page)).toMatch(/One cell alone is not enough/);
  await expect
    .poll(
      async () =>
        cell(a)
          .getAttribute("aria-label")
          .then((label) => /empty/.test(label ?? "")),
      "nothing was entered",
    )
    .toBe(true);
  await cell(b).click();
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator(".tutor .finding", { hasText: /^Right: / }).waitFor();
  await page.getByRole("button", { name: "Do it for me" }).click();
  const [gone] = shown.step.eliminations;
  const left = new RegExp(`candidates[^,]*\\b${gone.digit}\\b`);
  await expect(cell(gone.cell)).not.toHaveAccessibleName(left);
  // It counts as found without help.
  const lesson = await page.context().newPage();
  await lesson.goto(`${jade.url}learn/naked-pair`);
  await lesson.locator(".tally").waitFor();
  await expect.poll(async () => tally(lesson)).toMatch(/Boards: 1\. Found unaided: 1/);
  await lesson.close();

  // By keyboard, and closed with Escape: the board is unchanged.
  await cell(gone.cell).focus();
  await page.keyboard.press("u");
  await page.keyboard.press("Space");
  await page.keyboard.press("Digit1");
  await expect.poll(async () => text(page)).toMatch(/One cell marked, one candidate to remove/);
  await expect(page.locator(".spoken")).toHaveText(/^Marked: /, { useInnerText: true });
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "I see a technique" }).waitFor({ state: "detached" });
  await expect(cell(gone.cell)).toHaveAttribute("aria-label", /empty/);
});

test("the review after a game has a summary, the first mistake, and a link to a drill for each technique", async ({
  open,
}) => {
  const { page, complaints } = await open("");
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  await page.evaluate((sheet) => sessionStorage.setItem("jade.try", JSON.stringify(sheet)), {
    boxRows: 3,
    boxColumns: 3,
    givens: puzzle,
    entries: ".".repeat(81),
  });
  await page.reload();
  await ready(page);
  const empty = [...puzzle].flatMap((sign, cell) => (sign === "." ? [cell] : []));
  await cellAt(page, 1, 3).focus();
  await page.keyboard.press("Digit1");
  for (const cell of empty) {
    await cellAt(page, Math.floor(cell / 9) + 1, (cell % 9) + 1).focus();
    await page.keyboard.press(`Digit${solution[cell]}`);
  }
  await page.getByRole("button", { name: "Review the game" }).click();
  await page.getByRole("heading", { name: "Review of the game" }).waitFor();
  await expect.poll(async () => text(page)).toMatch(/You entered 52 digits yourself\. One was wrong\./);
  await expect
    .poll(async () => text(page))
    .toMatch(/The first mistake was digit number 1: .*where the solution has/);
  const rows = await page.locator(".uses tbody tr").count();
  expect(rows).toBeGreaterThanOrEqual(2);
  await page.getByRole("link", { name: "Practise: Hidden single" }).click();
  await ready(page);
  await expect(page).toHaveURL(/\/learn\/hidden-single#practice$/);
});

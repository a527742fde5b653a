// What is kept of practice: how boards were found, saved as a file and loaded on another computer.

import { readFile } from "node:fs/promises";
import { DATE, expect, test } from "./fixtures.js";
import { ready } from "./pages.js";
import { nextDrill, practiceButton, solve } from "./drills.js";
import { nothingYet, record, write } from "../../progress/progress.js";

/** @typedef {import("@playwright/test").Page} Page */

/** What was counted. @param {Page} page */
const tally = (page) => page.locator(".tally");

/** Saves the progress, on the page of the path. @param {Page} page */
async function saveProgress(page) {
  const begun = page.waitForEvent("download");
  await page.locator(".export").click();
  return readFile(await (await begun).path(), "utf8");
}

/** Loads a file. @param {Page} page @param {string} text */
const load = (page, text) =>
  page
    .getByLabel(/^(Load progress|Cargar)/)
    .setInputFiles({ name: "progress.json", mimeType: "application/json", buffer: Buffer.from(text) });

test("help is counted by rungs and a shown answer as missed, still after a reload and in a saved file", async ({
  open,
}) => {
  const { page } = await open("learn/naked-pair", { seed: 2 });
  await nextDrill(page);
  await practiceButton(page, "A little help").click();
  await expect(page.locator(".practice .walk p .spans")).toHaveCount(1);
  await practiceButton(page, "A little help").click();
  await expect(page.locator(".practice .hot")).not.toHaveCount(0);
  await practiceButton(page, "Show it").click();
  await expect(page.locator(".practice .walk ol li")).not.toHaveCount(0);
  await expect(tally(page)).toHaveText(
    "Boards: 1. Found unaided: 0; with one hint: 0; with two: 0; missed: 1.",
  );
  const second = await nextDrill(page);
  await practiceButton(page, "A little help").click();
  await expect(page.locator(".practice .walk p .spans")).toHaveCount(1);
  await solve(page, second);
  await expect(page.locator(".finding", { hasText: /^Right: / })).toBeVisible();
  const counted = "Boards: 2. Found unaided: 0; with one hint: 1; with two: 0; missed: 1.";
  await expect(tally(page)).toHaveText(counted);
  await page.reload();
  await ready(page);
  await expect(tally(page)).toHaveText(counted);
  await page.getByRole("link", { name: "The path", exact: true }).click();
  await expect(page.getByRole("link", { name: "Save progress as a file" })).toBeVisible();
  const { techniques } = JSON.parse(await saveProgress(page));
  expect(techniques["naked-pair"]).toMatchObject({ seen: 2, unaided: 0, helped: [1, 0], missed: 1 });
});

test("progress is saved as a file and loaded on another computer; other files are refused", async ({
  open,
}) => {
  const { page } = await open("learn/pointing", { lang: "es-ES", seed: 1 });
  await nextDrill(page);
  await practiceButton(page, "Enséñamelo").click();
  await expect(tally(page)).toBeVisible();
  await page.getByRole("link", { name: "El camino", exact: true }).click();
  const text = await saveProgress(page);
  expect(JSON.parse(text).techniques.pointing.missed).toBe(1);

  const { page: other } = await open("learn/pointing");
  await expect(other.locator(".practice")).toBeVisible();
  await expect(tally(other)).toHaveCount(0);
  await other.getByRole("link", { name: "The path", exact: true }).click();
  await load(other, "{}");
  await expect(other.getByText("That file does not hold JADE progress.")).toBeVisible();
  await load(other, text);
  await expect(other.locator(".export")).toBeVisible();
  await other.getByText("Everything you have practised").click();
  const counted = "Boards: 1. Found unaided: 0; with one hint: 0; with two: 0; missed: 1.";
  await expect(other.locator(".mine details li")).toContainText(counted);
  await other
    .locator(".mine details")
    .getByRole("link", { name: /pointing/ })
    .click();
  await expect(tally(other)).toHaveText(counted);
});

test("a loaded file adds to what is there, counts nothing twice, can be undone, and may find no room", async ({
  open,
}) => {
  const practised = (/** @type {string} */ id) => {
    const missed = record(nothingYet(), id, { found: false }, DATE);
    return write(record(missed, id, { found: true, rungs: 1 }, DATE));
  };
  const { page } = await open("learn");
  await load(page, practised("naked-pair"));
  await page.getByText("Everything you have practised").click();
  const listed = page.locator(".mine details li");
  await expect(listed).toHaveText(/Boards: 2\. Found unaided: 0; with one hint: 1/);
  await load(page, practised("naked-pair"));
  await expect(page.getByText("Added what the file says about one technique")).toBeVisible();
  await expect(listed, "nothing is counted twice").toHaveText(/Boards: 2\. /);
  await load(page, practised("x-wing"));
  await expect(listed).toHaveCount(2);
  await expect(page.getByText("Added what the file says about one technique")).toBeVisible();
  await page.locator(".mine").getByRole("button", { name: "Undo" }).click();
  await expect(listed).toHaveCount(1);
  // A browser without room says so and keeps what it has.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await load(page, practised("x-wing"));
  await expect(page.getByText("The browser has no room for this")).toBeVisible();
  await expect(listed).toHaveCount(1);
});

// The statistics: a game is recorded when it is solved or left; the page adds the records up; they are exported, imported
// and erased.

import { readFileSync } from "node:fs";
import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { cellAt, enterDigits, paste, ready, saved } from "./pages.js";
import { choose, dayBefore, history, NOW, PUZZLE, record, stored, told, ZONE } from "./records.js";

/** @typedef {import("@playwright/test").Page} Page */

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** What the page is called as long as there are no records. */
const TITLES = { en: "Your first game will show up here", es: "Aquí aparecerá tu primera partida" };

test("a game is recorded when it is left, and again when it is solved, with what the review says", async ({
  open,
}) => {
  const { page } = await open("", { now: NOW, timezone: ZONE });
  await paste(page, PUZZLE);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/given 5$/);
  await saved(page);
  for (const [column, digit] of [
    [3, 4],
    [4, 6],
    [6, 8],
  ]) {
    await cellAt(page, 1, column).click();
    await page.keyboard.press(`${digit}`);
  }
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(1);
  await page.keyboard.press("Escape");
  const id = await page.evaluate(() => sessionStorage.getItem("jade.game"));
  const recorded = async () => (await stored(page)).filter((one) => one.id === id);
  // Another game leaves this one.
  await page.locator(".bar-new").click();
  await page.locator(".start-level").first().click();
  await expect.poll(recorded).toEqual([
    expect.objectContaining({
      outcome: "unfinished",
      puzzle: PUZZLE,
      date: dayBefore(0),
      level: expect.any(String),
      openness: expect.anything(),
      canonical: expect.stringMatching(/^.{81}$/),
      techniques: expect.anything(),
    }),
  ]);
  expect((await recorded())[0].hints.reduce((a, b) => a + b)).toBe(1);
  // It is opened again and solved: the same record becomes a solved one.
  await page.locator(".bar-new").click();
  await page.locator(".start-continue").click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("jade.game"))).toBe(id);
  await expect(cellAt(page, 1, 3)).toHaveAccessibleName(/, 4$/);
  const left = [...PUZZLE].flatMap((digit, at) => (digit === "." ? [at] : [])).slice(3);
  await enterDigits(page, SOLUTION, left);
  await expect(page.locator(".solved")).toBeVisible();
  await expect
    .poll(recorded)
    .toEqual([expect.objectContaining({ outcome: "solved", told: 0, techniques: expect.anything() })]);
  const [{ techniques }] = await recorded();
  expect(techniques?.["hidden-single"]?.own, JSON.stringify(techniques)).toBeGreaterThan(5);
  await page.locator(".solved-more summary").click();
  await page.getByRole("link", { name: "Your statistics" }).click();
  await expect(page.locator(".tile strong").first()).toHaveText("1");
});

for (const options of [
  { width: 1440, height: 900 },
  { width: 390, height: 844, touch: true, dark: true },
]) {
  test(
    `without a game the page invites; with games it fits, is accessible, and reads well, ${options.width} px`,
    { tag: "@spanish" },
    async ({ open, lang }) => {
      const { page } = await open("statistics", { now: NOW, timezone: ZONE, ...options });
      await expect(page.getByRole("heading", { name: TITLES[lang] })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await choose(page, history);
      await expect(page.locator(".chart")).toBeVisible();
      await page.locator(".behind summary").first().click();
      await expect(page.locator(".times tbody")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "it fits")
        .toBeLessThanOrEqual(0);
      // What the chart shows, its name and the table behind it say as well.
      await expect(page.getByRole("img")).toHaveAccessibleName(/40/);
      await expect(page.locator(".times tbody tr")).toHaveCount(40);
      await expect(page.locator(".chart-dot")).toHaveCount(40);
      await expect(page.locator(".chart-trend")).toHaveCount(1);
      const cut = () =>
        page.locator(".chart-mark").evaluateAll((marks) =>
          marks.flatMap((mark) => {
            const { x, width } = /** @type {SVGTextElement} */ (mark).getBBox();
            return x < 0 || x + width > 640 ? [mark.textContent] : [];
          }),
        );
      await expect(page.locator(".chart-mark")).not.toHaveCount(0);
      await expect.poll(cut, "no mark of the scale is cut off").toEqual([]);
      await expect(page.locator(".tile strong").first()).toHaveText("40");
      await expect(page.locator(".figures .better").first()).toHaveText(/%/);
    },
  );
}

test("records are exported, imported once, refused if they are none, and erased", async ({ open }) => {
  const { page } = await open("statistics", { now: NOW, timezone: ZONE });
  await choose(page, history);
  await told(page, "40 games are new.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the records…" }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");
  expect(JSON.parse(file).records).toHaveLength(40);
  expect(download.suggestedFilename()).toBe(`jade-games-${dayBefore(0)}.json`);
  await choose(page, file);
  await told(page, "No game is new. 40 were already here.");
  await choose(page, [history[0], record({ id: "new" }), /** @type {any} */ ({ id: 3 })]);
  await told(page, "One game is new. One was already here. One record could not be read");
  await choose(page, "not a file");
  await told(page, "not a file of records");
  expect(await stored(page)).toHaveLength(41);
  await page.getByRole("button", { name: "Erase…" }).click();
  await expect(page.getByRole("button", { name: "Keep them" }), "the safe answer").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Erase…" })).toBeVisible();
  // Whatever had been erased would be new.
  await choose(page, file);
  await told(page, "No game is new. 40 were already here.");
  expect(await stored(page)).toHaveLength(41);
  await page.getByRole("button", { name: "Erase…" }).click();
  await page.getByRole("button", { name: "Erase them" }).click();
  await expect(page.getByRole("heading", { name: TITLES.en })).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("heading", { name: TITLES.en })).toBeVisible();
  await choose(page, file);
  await expect(page.locator(".tile strong").first()).toHaveText("40");
});

test("everything goes to another browser: games with their moves, records, practice, settings", async ({
  open,
  jade,
}) => {
  const { page } = await open("", { now: NOW, timezone: ZONE });
  await page.keyboard.press("7");
  await saved(page);
  await page.evaluate(() => {
    const card = { due: "2026-01-01T00:00:00.000Z" };
    const techniques = { "x-wing": { seen: 3, unaided: 2, helped: [1, 0], missed: 0, card } };
    localStorage.setItem("jade.progress", JSON.stringify({ version: 1, techniques }));
  });
  await page.goto(`${jade.url}statistics`);
  await ready(page);
  await choose(page, history);
  await told(page, "40 games are new.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save everything…" }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");

  const { page: other } = await open("statistics", { now: NOW, timezone: ZONE });
  await choose(other, file);
  await told(other, "One game is new or goes on, 40 records, practice of one technique.");
  await choose(other, file);
  await told(other, "No game is new, no record, practice of one technique.");
  // The first part of a log that goes on differently, and a game that cannot be opened.
  const changed = JSON.parse(file);
  changed.games[0].log[0].digit = 3;
  changed.games.push({ game: { id: "broken" }, log: [] }, null);
  await choose(other, JSON.stringify(changed));
  await told(other, "One game was played differently here");
  await told(other, "2 entries could not be read");
  await other.goto(jade.url);
  await ready(other);
  await expect(cellAt(other, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  const seen = () =>
    other.evaluate(() => JSON.parse(localStorage.getItem("jade.progress") ?? "{}").techniques["x-wing"].seen);
  await expect.poll(seen).toBe(3);
});

test("records of the first version are taken over", async ({ open }) => {
  const { page } = await open("statistics");
  await page.evaluate(
    (puzzle) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("jade");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction("solved", "readwrite");
          transaction.objectStore("solved").put({
            version: 1,
            game: "old",
            puzzle,
            boxes: "3x3",
            givens: 30,
            level: "easy",
            profile: "full",
            seconds: 100,
            pauses: 0,
            mistakes: 0,
            hints: [0, 0, 0, 0, 0],
            told: 0,
            at: Date.now(),
          });
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => (request.result.close(), resolve(undefined));
        };
      }),
    PUZZLE,
  );
  await page.reload();
  await expect(page.locator(".tile strong").first()).toHaveText("1");
  expect(await stored(page)).toEqual([expect.objectContaining({ id: "old" })]);
});

test("the minutes that a puzzle will take are told once there are enough games, and not before", async ({
  open,
  openIn,
}) => {
  const { page } = await open("", { now: NOW, timezone: ZONE });
  const { page: statistics } = await openIn(await page.context().newPage(), "statistics");
  const playEasy = async () => {
    await page.locator(".bar-new").click();
    await page.locator(".start-levels").getByRole("button", { name: "Easy", exact: true }).click();
    await expect(page.locator(".start")).toHaveCount(0);
    await expect(page.locator(".bar-level")).toHaveText("Easy");
  };
  const minutes = page.locator(".bar-minutes");
  await choose(statistics, history.slice(-4));
  await told(statistics, "4 games are new.");
  await playEasy();
  // The page estimates from the records when a game is opened, and so before it reads them again.
  const read = await page.evaluate(async () => {
    const { records } = await import(`${location.origin}/records/records.js`);
    return (await records()).length;
  });
  expect(read).toBe(4);
  await expect(minutes).toHaveCount(0);
  await choose(statistics, history);
  await told(statistics, "36 games are new.");
  await playEasy();
  await expect(minutes).toHaveText(/^\d+–\d+ min for you$/);
  // The last of these games took seven minutes.
  const [least, most] = (await minutes.innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(least).toBeGreaterThanOrEqual(3);
  expect(least).toBeLessThanOrEqual(8);
  expect(most).toBeGreaterThanOrEqual(6);
  expect(most).toBeLessThanOrEqual(14);
});

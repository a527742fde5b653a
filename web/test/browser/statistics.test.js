// The statistics: a game is recorded when it is solved or left; the page adds the records up; they are exported, imported
// and erased; a day that was missed is made up from the calendar.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { violations } from "./axe.js";
import { cellAt, label, paste, ready, saved } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../types/contract.js").GameRecord} GameRecord */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** The records in the browser's database. @param {Page} page @returns {Promise<GameRecord[]>} */
const stored = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("jade");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction("records").objectStore("records").getAll();
          all.onsuccess = () => (request.result.close(), resolve(all.result));
        };
      }),
  );

/** Waits until the records fulfil a condition. @param {Page} page @param {(records: GameRecord[]) => boolean} good */
async function until(page, good) {
  /** @type {GameRecord[]} */
  let records = [];
  await expect(async () => {
    records = await stored(page);
    expect(good(records), JSON.stringify(records)).toBe(true);
  }).toPass();
  return records;
}

/** A day so many days ago, for example `2026-11-22`. @param {number} ago */
function dayAgo(ago) {
  const date = new Date();
  date.setDate(date.getDate() - ago);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** @param {Partial<GameRecord>} fields @returns {GameRecord} */
const record = (fields) => ({
  version: 2,
  id: "a",
  boxRows: 3,
  boxColumns: 3,
  puzzle: PUZZLE,
  givens: 30,
  prefilled: 0,
  outcome: "solved",
  level: "easy",
  profile: "full",
  playedOn: "page",
  seconds: 300,
  pauses: 0,
  mistakes: 0,
  hints: [0, 0, 0, 0, 0],
  told: 0,
  at: Date.now(),
  date: dayAgo(0),
  ...fields,
});

/** Chooses a file with records. @param {Page} page @param {GameRecord[] | string} content */
const choose = (page, content) =>
  page.locator("input[type=file]").setInputFiles({
    name: "games.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      typeof content === "string" ? content : JSON.stringify({ jade: "games", version: 2, records: content }),
    ),
  });

/** A history of forty games. */
const history = Array.from({ length: 40 }, (_, i) =>
  record({
    id: `g${i}`,
    seconds: Math.round(900 * 0.98 ** i) + (i % 5) * 10,
    at: Date.now() - (40 - i) * 80_000_000,
    date: dayAgo(40 - i),
    hints: i % 7 ? [0, 0, 0, 0, 0] : [0, 1, 0, 0, 0],
    techniques: {
      "hidden-single": { needed: 20, own: 22, hints: [0, 0, 0, 0, 0] },
      "x-wing": { needed: 1, own: 1, hints: i % 7 ? [0, 0, 0, 0, 0] : [0, 1, 0, 0, 0] },
    },
  }),
);

test("a game is recorded when it is left, and again when it is solved, with what the review says", async ({
  open,
}) => {
  const { page, complaints } = await open("");
  await paste(page, PUZZLE);
  await page.locator('[role=gridcell][aria-label*="given 5"]').first().waitFor();
  await saved(page);
  const cell = (/** @type {number} */ at) => page.locator("[role=gridcell]").nth(at);
  const left = [...PUZZLE].flatMap((digit, at) => (digit === "." ? [at] : []));
  /** @param {number[]} cells */
  const fill = async (cells) => {
    for (const at of cells) {
      await cell(at).click();
      await page.keyboard.press(SOLUTION[at]);
    }
  };
  await fill(left.slice(0, 3));
  await page.keyboard.press("h");
  await page.locator(".rung").first().waitFor();
  await page.keyboard.press("Escape");
  // Another game leaves this one.
  const id = await page.evaluate(() => sessionStorage.getItem("jade.game"));
  await page.locator(".bar-new").click();
  await page.locator(".start-level").first().click();
  const [begun] = await until(page, (all) =>
    all.some((one) => one.id === id && one.techniques !== undefined),
  );
  expect(begun.outcome).toBe("unfinished");
  expect(begun.puzzle).toBe(PUZZLE);
  expect(begun.hints.reduce((a, b) => a + b, 0)).toBe(1);
  expect(begun.level && begun.openness && begun.canonical?.length === 81, JSON.stringify(begun)).toBeTruthy();
  // It is opened again and solved: the same record becomes a solved one.
  await page.locator(".bar-new").click();
  await page.locator(".start-continue").click();
  await page.waitForFunction((before) => sessionStorage.getItem("jade.game") === before, id);
  await fill(left.slice(3));
  await page.locator(".solved").waitFor();
  const all = await until(page, (list) =>
    list.some((one) => one.id === id && one.outcome === "solved" && one.techniques !== undefined),
  );
  expect(all.filter((one) => one.id === id).length).toBe(1);
  const solved = all.find((one) => one.id === id);
  expect(solved?.told).toBe(0);
  expect(solved?.techniques?.["hidden-single"]?.own ?? 0, JSON.stringify(solved?.techniques)).toBeGreaterThan(
    5,
  );
  await page.getByRole("link", { name: "Your statistics" }).click();
  await page.locator(".tiles").waitFor();
  await expect(page.locator(".tile strong").first()).toHaveText("1");
});

for (const [lang, title] of /** @type {const} */ ([
  ["en-GB", "Your first game will show up here"],
  ["es-ES", "Aquí aparecerá tu primera partida"],
])) {
  test(`without a game the page invites; with games it fits, is accessible, and reads well (${lang})`, async ({
    open,
    jade,
  }) => {
    for (const options of [
      { width: 1440, height: 900 },
      { width: 390, height: 844, touch: true, dark: true },
    ]) {
      const { page, complaints, outside } = await open("statistics", { lang, ...options });
      await page.getByRole("heading", { name: title }).waitFor();
      expect(await violations(page)).toEqual([]);
      await choose(page, history);
      await page.locator(".chart").waitFor();
      await page.locator(".behind summary").first().click();
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(async () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it fits")
        .toBeTruthy();
      // What the chart shows, its name and the table behind it say as well.
      await expect(page.getByRole("img")).toHaveAttribute("aria-label", /40/);
      await expect(page.locator(".times tbody tr")).toHaveCount(40);
      await expect(page.locator(".chart-dot")).toHaveCount(40);
      await expect(page.locator(".chart-trend")).toHaveCount(1);
      const cut = await page.locator(".chart-mark").evaluateAll((marks) =>
        marks.flatMap((mark) => {
          const { x, width } = /** @type {SVGTextElement} */ (mark).getBBox();
          return x < 0 || x + width > 640 ? [mark.textContent] : [];
        }),
      );
      expect(cut, "no mark of the scale is cut off").toEqual([]);
      await expect(page.locator(".tile strong").first()).toHaveText("40");
      await expect(page.locator(".figures .better").first()).toHaveText(/%/);

      expect(outside.every((address) => address.startsWith(jade.url))).toBeTruthy();
    }
  });
}

test("records are exported, imported once, refused if they are none, and erased", async ({ open }) => {
  const { page, complaints } = await open("statistics");
  await choose(page, history);
  const told = page.locator(".data .told");
  await told.filter({ hasText: "40 games are new." }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the records…" }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");
  expect(JSON.parse(file).records.length).toBe(40);
  await choose(page, file);
  await told.filter({ hasText: "No game is new. 40 were already here." }).waitFor();
  await choose(page, [history[0], record({ id: "new" }), /** @type {any} */ ({ id: 3 })]);
  await told
    .filter({ hasText: "One game is new. One was already here. One record could not be read" })
    .waitFor();
  await choose(page, "not a file");
  await told.filter({ hasText: "not a file of records" }).waitFor();
  expect((await stored(page)).length).toBe(41);
  await page.getByRole("button", { name: "Erase…" }).click();
  // The safe answer has the focus.
  await expect.poll(async () => page.evaluate(() => document.activeElement?.textContent)).toBe("Keep them");
  await page.keyboard.press("Enter");
  expect((await stored(page)).length).toBe(41);
  await page.getByRole("button", { name: "Erase…" }).click();
  await page.getByRole("button", { name: "Erase them" }).click();
  await page.getByRole("heading", { name: "Your first game will show up here" }).waitFor();
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await page.getByRole("heading", { name: "Your first game will show up here" }).waitFor();
  await choose(page, file);
  await page.locator(".tiles").waitFor();
});

test("everything goes to another browser: games with their moves, records, practice, settings", async ({
  open,
  jade,
}) => {
  const { page, complaints } = await open("");
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
  await page.locator(".data .told").filter({ hasText: "40 games are new." }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save everything…" }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");

  const other = await open("statistics");
  const told = other.page.locator(".data .told");
  await choose(other.page, file);
  await told
    .filter({ hasText: "One game is new or goes on, 40 records, practice of one technique." })
    .waitFor();
  await choose(other.page, file);
  await told.filter({ hasText: "No game is new, no record, practice of one technique." }).waitFor();
  // The first part of a log that goes on differently, and a game that cannot be opened.
  const changed = JSON.parse(file);
  changed.games[0].log[0].digit = 3;
  changed.games.push({ game: { id: "broken" }, log: [] }, null);
  await choose(other.page, JSON.stringify(changed));
  await told.filter({ hasText: "One game was played differently here" }).waitFor();
  await told.filter({ hasText: "2 entries could not be read" }).waitFor();
  await other.page.goto(jade.url);
  await ready(other.page);
  await expect(cellAt(other.page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect
    .poll(async () =>
      other.page.evaluate(
        () => JSON.parse(localStorage.getItem("jade.progress") ?? "{}").techniques["x-wing"].seen,
      ),
    )
    .toBe(3);
  expect([...complaints, ...other.complaints]).toEqual([]);
});

test("records of the first version are taken over", async ({ open }) => {
  const { page } = await open("statistics");
  await page.evaluate(
    (puzzle) =>
      new Promise((resolve) => {
        const request = indexedDB.open("jade");
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
          transaction.oncomplete = () => (request.result.close(), resolve(undefined));
        };
      }),
    PUZZLE,
  );
  await page.reload();
  await page.locator(".tiles").waitFor();
  expect((await stored(page))[0].id).toBe("old");
});

test("the minutes that a puzzle will take are told once there are enough games, and not before", async ({
  open,
  jade,
}) => {
  const { page, complaints } = await open("statistics");
  const easy = async () => {
    await page.goto(jade.url);
    await ready(page);
    if (!(await page.locator(".start").count())) await page.locator(".bar-new").click();
    await page.locator(".start").getByRole("button", { name: "Easy", exact: true }).click();
    await page.locator(".start").waitFor({ state: "detached" });
    await page.locator(".bar-level", { hasText: "Easy" }).waitFor();
  };
  await choose(page, history.slice(-4));
  await page.locator(".data .told", { hasText: "4 games are new." }).waitFor();
  await easy();
  await expect(page.locator(".bar-minutes")).toHaveCount(0);
  await page.goto(`${jade.url}statistics`);
  await ready(page);
  await choose(page, history);
  await page.locator(".data .told", { hasText: "36 games are new." }).waitFor();
  await easy();
  const told = await page.locator(".bar-minutes").textContent();
  const [, least, most] = /^(\d+)–(\d+) min for you$/.exec(told ?? "") ?? [];
  // The last of these games took seven minutes.
  expect(
    Number(least) >= 3 && Number(least) <= 8 && Number(most) >= 6 && Number(most) <= 14,
    told ?? "",
  ).toBeTruthy();
});

test("a missed day is made up from the calendar, with the same puzzle for everybody", async ({
  open,
  jade,
}) => {
  /** @type {string[]} */
  const puzzles = [];
  const day = dayAgo(1);
  for (const lang of ["en-GB", "es-ES"]) {
    const { page, complaints } = await open(`statistics?day=${day}`, { lang });
    await page.locator(".bar-day").waitFor();
    const givens = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("jade.unsaved") ?? "{}").start,
    );
    puzzles.push(givens.givens);
    expect(givens.label.day).toBe(day);
    expect(new URL(page.url()).search, "the address is that of the page").toBe("");
  }
  expect(puzzles[0]).toBe(puzzles[1]);
  const { page } = await open("statistics");
  await choose(page, [record({ id: "one", date: dayAgo(2) }), record({ id: "two", date: dayAgo(0) })]);
  await page.locator(".tiles").waitFor();
  const streak = page.locator(".tile strong").nth(1);
  await expect(streak).toHaveText("1");
  await choose(page, [record({ id: "made", date: dayAgo(0), day })]);
  await page.waitForFunction(() => document.querySelectorAll(".tile strong")[1]?.textContent === "3");
  // Its month may be the one before.
  if (dayAgo(1).slice(0, 7) !== dayAgo(0).slice(0, 7))
    await page.getByRole("button", { name: "Month before" }).click();
  const made = page.locator(`a[href$="?day=${day}"]`);
  await expect(made).toHaveAttribute("aria-label", /made up/);
  await made.focus();
  await page.keyboard.press("Enter");
  await page.locator(".bar-day").waitFor();
  // A day that is still ahead has no puzzle yet.
  await page.goto(`${jade.url}?day=${dayAgo(-2)}`);
  await ready(page);
  await page.locator(".start").waitFor();
});

test("the result of a day's puzzle is shared without a word about the puzzle", async ({ open, jade }) => {
  const { page } = await open(`statistics?day=${dayAgo(0)}`, { lang: "en-GB" });
  await page.locator(".bar-day").waitFor();
  // The tutor's techniques solve all of it but the last digits.
  const givens = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem("jade.unsaved") ?? "{}").start.givens,
  );
  const solution = await page.evaluate(
    async (sheet) => {
      const reply = await fetch("/api/v1/solve", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ sheet }),
      });
      return (await reply.json()).solutions[0];
    },
    { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) },
  );
  for (const [at, digit] of [...givens].entries())
    if (digit === ".") {
      await page.locator("[role=gridcell]").nth(at).click();
      await page.keyboard.press(solution[at]);
    }
  await page.locator(".solved").waitFor();
  await page.getByRole("button", { name: "Share the result" }).click();
  await page.getByText("The result is on the clipboard.").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const lines = text.split("\n");
  expect(lines.length).toBe(3);
  expect(lines[0]).toMatch(/^JADE · .+ · .+/);
  expect(lines[1]).toMatch(/^⏱ \d+:\d\d · no hints · no mistakes$/);
  expect(lines[2]).toBe(`${jade.url}?day=${dayAgo(0)}`);
  expect(!text.includes(givens) && !text.includes(solution)).toBeTruthy();
});

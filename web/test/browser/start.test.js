// The card beside the board: what is offered to somebody who arrives.

import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { cellAt, paste, ready, saved } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The board as one text. @param {Page} page */
const boardText = (page) =>
  page
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());

/** The line above the board. @param {Page} page */
const bar = (page) => page.locator(".bar-text");
/** As it is seen, not as it is in the document. */
const seen = { useInnerText: true };

for (const [lang, width, height, easy, words] of /** @type {const} */ ([
  ["en-GB", 1440, 900, "Easy", /^Easy\s+\d+ to go$/i],
  ["es-ES", 390, 844, "Fácil", /^Fácil\s+faltan \d+$/i],
])) {
  test(`one tap starts an easy game, and the board says what it is, ${lang}`, async ({ open }) => {
    const { page } = await open("", { lang, width, height, touch: width < 500, offers: true });
    const before = await boardText(page);
    expect(await violations(page)).toEqual([]);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways).toBe(0);
    for (const offer of await page.locator(".start button, .start a").all()) {
      await expect(offer).toBeInViewport({ ratio: 1 });
      expect((await offer.boundingBox())?.height, await offer.innerText()).toBeGreaterThanOrEqual(44);
    }
    await page.locator(".start-levels").getByRole("button", { name: easy, exact: true }).click();
    await expect(page.locator(".start")).toHaveCount(0);
    await expect(page.locator(".pad")).toBeVisible();
    await expect(bar(page)).toHaveText(words, seen);
    await expect.poll(() => boardText(page)).not.toBe(before);
    await expect(page.locator("[role=gridcell]:focus")).toHaveCount(1);
  });
}

test("the open board shows its level and can be played at once", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await expect(bar(page), "nobody has chosen this board yet").toHaveText("");
  await page.keyboard.press("7");
  await expect(page.locator(".start")).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(bar(page)).toHaveText(/^Medium\s+52 to go/, seen);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Continue/ })).toBeVisible();
  await expect(page.locator(".start :focus, .start:focus")).toHaveCount(1);
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page.locator(".start")).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("a pasted puzzle gets its level, too", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await paste(page, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, given 5");
  await expect(page.locator(".bar-level")).toHaveText(/^(Beginner|Very easy|Easy)$/);
});

test("a reload restores everything, and a new tab offers to continue the game", async ({ open, openIn }) => {
  const { page } = await open("", { offers: true });
  await page.reload();
  await ready(page);
  await expect(page.locator(".start")).toBeVisible();
  await page.keyboard.press("7");
  await saved(page);
  await page.reload();
  await ready(page);
  await expect(page.locator(".start")).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  const { page: other } = await openIn(await page.context().newPage(), "", { offers: true });
  await other.getByRole("button", { name: /^Continue.*52 to go/s }).click();
  await expect(other.locator(".start")).toHaveCount(0);
  await expect(cellAt(other, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("what is offered stays, however long nobody chooses", async ({ open }) => {
  const { page } = await open("", { now: "2026-11-25T18:00:00", offers: true });
  await page.keyboard.press("7");
  await expect(page.locator(".start")).toHaveCount(0);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page.locator(".start")).toBeVisible();
  // After three minutes without a move, the tutor offers help in a game.
  await page.clock.runFor("05:00");
  await expect(page.locator(".start")).toBeVisible();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await page.keyboard.press("ArrowRight");
  await page.clock.runFor("05:00");
  await expect(page.getByRole("button", { name: "Start it for me" })).toBeVisible();
});

test("today's puzzles are the same for everybody, change at midnight, and can be continued", async ({
  open,
}) => {
  /** Opens today's puzzle of a level. @param {Page} page @param {RegExp} day */
  const playToday = async (page, day, level = "Medium") => {
    await page.locator(".day-card").getByRole("button", { name: level, exact: true }).click();
    await expect(page.locator(".start")).toHaveCount(0);
    await expect(page.locator(".bar-day")).toHaveText(day);
    return boardText(page);
  };
  const monday = /^Mon,? 23 Nov$/;
  const tuesday = /^Tue,? 24 Nov$/;
  // The first and the last minutes of the same Monday, almost two days apart.
  const { page: east } = await open("", {
    timezone: "Pacific/Kiritimati",
    now: "2026-11-23T00:05:00+14:00",
    offers: true,
  });
  const { page: west } = await open("", {
    timezone: "Pacific/Pago_Pago",
    now: "2026-11-23T23:50:00-11:00",
    offers: true,
  });
  await expect(east.locator(".day-level")).toHaveText(["Very easy", "Medium", "Hard"]);
  const board = await playToday(east, monday);
  expect(await playToday(west, monday)).toBe(board);
  // The first empty cell is selected.
  await west.keyboard.press("5");
  await expect(west.locator("[role=gridcell]:focus")).toHaveAccessibleName(/, 5(, in conflict)?$/);
  const played = await boardText(west);
  await west.getByRole("button", { name: "New", exact: true }).click();
  await west.locator(".start-levels").getByRole("button", { name: "Easy", exact: true }).click();
  await expect(west.locator(".start")).toHaveCount(0);
  await west.getByRole("button", { name: "New", exact: true }).click();
  expect(await playToday(west, monday)).toBe(played);
  await west.getByRole("button", { name: "New", exact: true }).click();
  expect(await playToday(west, monday, "Hard"), "another puzzle of the day").not.toBe(board);
  // The page stays open after midnight, and notices it.
  await west.getByRole("button", { name: "New", exact: true }).click();
  await expect(west.locator(".day-level")).toHaveText(["Very easy", "Medium", "Hard"]);
  await west.clock.runFor("15:00");
  await expect(west.locator(".day-level")).toHaveText(["Easy", "Medium", "Hard"]);
  expect(await playToday(west, tuesday)).not.toBe(board);
});

test("a beginner learns the rules on a small board and then gets a 9×9 board", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.getByRole("button", { name: /^I am new to Sudoku/ }).click();
  await expect(page.getByText("which digit is missing?")).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByText("This row already has a 2.")).toBeVisible();
  await page.keyboard.press("3");
  for (const [row, column, digit, text, hinted] of /** @type {const} */ ([
    [2, 3, "1", "marked column", "already have 2, 3, 4"],
    [2, 4, "2", "marked box", "already have 1, 3, 4"],
    [3, 4, "1", "where can the 1 of the marked box go", "The marked row already has a 1"],
    [2, 1, "3", "5 cells are left", ""],
    [2, 2, "4", "4 cells are left", "already have"],
    [3, 2, "3", "Those are all the rules", ""],
    [4, 1, "4", "Those are all the rules", ""],
    [4, 4, "3", "One cell is left", ""],
  ])) {
    await expect(page.getByText(text)).toBeVisible();
    if (hinted) {
      // A hint selects a cell and says what decides it, without a word of notation.
      await page.keyboard.press("h");
      await expect(page.locator(".tutor-body")).toHaveText(new RegExp(hinted));
      await expect(page.locator(".tutor-body")).not.toHaveText(/r\dc\d/);
      await expect(page.locator(".tint.selected")).toHaveCount(1);
    }
    await cellAt(page, row, column).click();
    await page.keyboard.press(digit);
  }
  await expect(page.getByRole("heading", { name: "You know the rules" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Play a first 9×9 board" }).click();
  await expect(page.locator("[role=gridcell]")).toHaveCount(81);
  await expect(page.locator(".bar-level")).toHaveText(/^(Beginner|Very easy)$/);
});

for (const [lang, width, height] of /** @type {const} */ ([
  ["en-GB", 390, 664],
  ["es-ES", 390, 664],
  ["en-GB", 360, 640],
  ["es-ES", 360, 640],
  ["es-ES", 320, 568],
])) {
  test(`the rules are in sight as a whole, with nothing that a beginner does not need, ${lang} ${width}×${height}`, async ({
    open,
  }) => {
    const { page } = await open("", { lang, width, height, touch: true, offers: true });
    await page.getByRole("button", { name: /^(I am new to Sudoku|No he jugado nunca)/ }).click();
    await expect(page.locator(".guide")).toHaveCount(2);
    await expect(page.locator(".modes, .pad-tools")).toHaveCount(0);
    for (const digit of ["3", "1", "2", ""]) {
      const hidden = () =>
        page.locator(".tutor-body").evaluate((body) => body.scrollHeight - body.clientHeight);
      await expect.poll(hidden, "the text does not scroll").toBeLessThanOrEqual(1);
      for (const line of await page.locator(".guide").all()) await expect(line).toBeInViewport({ ratio: 1 });
      for (const key of await page.locator(".digit-button").all())
        await expect(key).toBeInViewport({ ratio: 1 });
      if (digit)
        await page
          .locator(".digit-button")
          .nth(Number(digit) - 1)
          .tap();
    }
  });
}

test("right digits land where they are asked for, and none overwrites the last one", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.getByRole("button", { name: /^I am new to Sudoku/ }).click();
  await expect(page.locator(".tint.selected")).toHaveCount(1);
  const digit = (/** @type {string} */ name) => page.getByRole("button", { name: new RegExp(`^${name}, `) });
  for (const [key, row, column] of /** @type {const} */ ([
    ["3", 1, 3],
    ["1", 2, 3],
    ["2", 2, 4],
  ])) {
    await expect(cellAt(page, row, column)).toHaveAttribute("aria-selected", "true");
    await digit(key).click();
    await expect(cellAt(page, row, column)).toHaveAccessibleName(new RegExp(`, ${key}$`));
  }
  // Now the player has to find the cell: no digit lands anywhere before.
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await digit("1").click();
  await expect(cellAt(page, 2, 4)).toHaveAccessibleName(/, 2$/);
  await expect(page.locator(".tint.wrong")).toHaveCount(0);
  await cellAt(page, 3, 4).click();
  await digit("1").click();
  await expect(cellAt(page, 3, 4)).toHaveAccessibleName(/, 1$/);
});

test("a board of 4×4 has lines as thin as one of 9×9", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.getByRole("button", { name: /^I am new to Sudoku/ }).click();
  const width = await page
    .locator(".layer-under .house")
    .evaluate((line) => [
      getComputedStyle(line).vectorEffect,
      parseFloat(getComputedStyle(line).strokeWidth),
    ]);
  expect(width).toEqual(["non-scaling-stroke", 4]);
});

test("the start says what JADE is, and Escape leaves it, wherever the focus is", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await expect(page.getByText("A Sudoku tutor: it finds the next step with you")).toBeVisible();
  await expect(page.locator(".week-day")).toHaveCount(7);
  await page.locator(".start-level").last().focus();
  await page.keyboard.press("Escape");
  await expect(page.locator(".start")).toHaveCount(0);
});

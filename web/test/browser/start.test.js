// The card beside the board: what is offered to somebody who arrives, and what is said at the end of a game.

import { expect, test } from "./fixtures.js";
import axe from "axe-core";
import { cellAt, label, paste, ready, saved } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The givens of the open board as one text. @param {Page} page */
const boardText = (page) =>
  page
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());

/** What the line above the board says. @param {Page} page */
const bar = async (page) => ((await page.locator(".bar-text").innerText()) ?? "").replaceAll("\n", " ");

/** @param {Page} page */
async function accessible(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run(document));
  expect(
    violations.map((/** @type {{ id: string, nodes: { html: string }[] }} */ one) => [
      one.id,
      one.nodes.map(({ html }) => html),
    ]),
  ).toEqual([]);
}

const EASY = ".23.........4..1";
const EASY_SOLUTION = "1234341221434321";

/** The solution of the puzzle that the page starts with. */
const FIRST_SOLUTION = "768934251241675938539218746857391624614827395392456187183749562425163879976582413";

for (const [lang, width, height, easy, words] of /** @type {const} */ ([
  ["en-GB", 1440, 900, "Easy", /^Easy \d+ givens \d+ left$/i],
  ["es-ES", 390, 844, "Fácil", /^Fácil \d+ dadas Faltan \d+$/i],
])) {
  test(`one tap starts an easy game, and the board says what it is, ${lang}`, async ({ open }) => {
    const { page, complaints } = await open("", {
      lang,
      width,
      height,
      touch: width < 500,
      offers: true,
    });
    const before = await boardText(page);
    await accessible(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    for (const offer of await page.locator(".start button, .start a").all()) {
      const box = await offer.boundingBox();
      expect(box && box.y + box.height <= height && box.height >= 44, await offer.innerText()).toBeTruthy();
    }
    await page.getByRole("button", { name: easy, exact: true }).click();
    await page.locator(".start").waitFor({ state: "detached" });
    await page.locator(".pad").waitFor();
    await expect.poll(async () => boardText(page)).not.toBe(before);
    expect(await bar(page)).toMatch(words);
    await expect
      .poll(async () => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("gridcell");
  });
}

test("the open board shows its level and can be played at once", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.getByText("Medium", { exact: true }).first().waitFor();
  await page.keyboard.press("7");
  await page.locator(".start").waitFor({ state: "detached" });
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  expect(await bar(page)).toMatch(/28 givens 52 left/);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: /^Continue/ }).waitFor();
  await expect
    .poll(async () => page.evaluate(() => document.activeElement?.closest(".start") !== null))
    .toBe(true);
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("a pasted puzzle gets its level, too", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await paste(page, ".....6.....94.2.3..76..8..28..7...1.6..8.9..7.3...4..97..9..14..4.6.72.....5.....");
  await page.locator(".bar-level", { hasText: /^(Beginner|Very easy|Easy|Medium|Hard)$/ }).waitFor();
});

test("a reload restores everything, and a new tab offers to continue the game", async ({ open, jade }) => {
  const { page } = await open("", { offers: true });
  await page.reload();
  await ready(page);
  await page.locator(".start").waitFor();
  await page.keyboard.press("7");
  await saved(page);
  await page.reload();
  await ready(page);
  await expect(page.locator(".start")).toHaveCount(0);
  const other = await page.context().newPage();
  await other.goto(jade.url);
  await ready(other);
  await other.getByRole("button", { name: /^Continue.*52 left/s }).click();
  await expect(cellAt(other, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("today's puzzle is the same for everybody, changes every day, and can be continued", async ({
  open,
}) => {
  /** @param {string} day */
  const opened = async (day) => {
    const { page } = await open("", { offers: true, worker: false });
    await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
    await page.reload();
    await ready(page);
    await page.getByRole("button", { name: /^Today’s puzzle/ }).click();
    await page.locator(".start").waitFor({ state: "detached" });
    return page;
  };
  const [one, same, next] = [
    await opened("2026-11-23"),
    await opened("2026-11-23"),
    await opened("2026-11-24"),
  ];
  await expect.poll(async () => boardText(one)).toBe(await boardText(same));
  await expect.poll(async () => boardText(one)).not.toBe(await boardText(next));
  expect(await bar(one)).toMatch(/Mon,? 23 Nov/);
  // The first empty cell is selected.
  await one.keyboard.press("5");
  const played = await boardText(one);
  await one.getByRole("button", { name: "New", exact: true }).click();
  await one.getByRole("button", { name: "Easy", exact: true }).click();
  await one.locator(".start").waitFor({ state: "detached" });
  await one.getByRole("button", { name: "New", exact: true }).click();
  await one.getByRole("button", { name: /^Today’s puzzle/ }).click();
  await one.locator(".start").waitFor({ state: "detached" });
  await expect.poll(async () => boardText(one)).toBe(played);
});

test("a beginner learns the rules on a small board and then gets a 9×9 board", async ({ open }) => {
  const { page, complaints } = await open("", { offers: true });
  await page.getByRole("button", { name: /^I am new to Sudoku/ }).click();
  await page.getByText("which digit is missing?").waitFor();
  await page.keyboard.press("2");
  await page.getByText("This row already has a 2.").waitFor();
  await page.keyboard.press("3");
  for (const [row, column, digit, text, hinted] of /** @type {const} */ ([
    [2, 3, "1", "marked column", "Look at column 3."],
    [2, 4, "2", "marked box", "Look at box 2."],
    [3, 4, "1", "where can the 1 of the marked box go", "Look at box 4."],
    [2, 1, "3", "Those are all the rules", ""],
    [2, 2, "4", "Those are all the rules", ""],
    [3, 2, "3", "Those are all the rules", ""],
    [4, 1, "4", "Those are all the rules", ""],
    [4, 4, "3", "Those are all the rules", ""],
  ])) {
    await page.getByText(text).waitFor();
    if (hinted) {
      // A hint leads to the cell of the task.
      await page.keyboard.press("h");
      await page.locator(".rung", { hasText: hinted }).waitFor();
      await page.getByRole("button", { name: "Close the hint" }).click();
      await page.getByText(text).waitFor();
    }
    await cellAt(page, row, column).click();
    await page.keyboard.press(digit);
  }
  await page.getByRole("heading", { name: "You know the rules" }).waitFor();
  await accessible(page);
  await page.getByRole("button", { name: "Play a first 9×9 board" }).click();
  await page.locator(".bar-level", { hasText: /^(Beginner|Very easy)$/ }).waitFor();
});

test("the end of a game shows how it went, the records, what is next, and the way back", async ({ open }) => {
  const { page, complaints } = await open("");
  await page.getByText("Medium", { exact: true }).waitFor();
  // One digit of the tutor's, one mistake.
  const solution = await page.evaluate(async () => {
    const cells = [...document.querySelectorAll("[role=gridcell]")];
    const givens = cells
      .map((cell) => /given (\d)/.exec(cell.getAttribute("aria-label") ?? "")?.[1] ?? ".")
      .join("");
    const reply = await fetch("/api/v1/solve", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        sheet: { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) },
        limit: 1,
      }),
    });
    return { givens, digits: (await reply.json()).solutions[0] };
  });
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  await page.keyboard.press("h");
  await page.locator(".rung").nth(1).waitFor();
  for (let cell = 0; cell < 81; cell++) {
    if (solution.givens[cell] !== ".") continue;
    await cellAt(page, 1 + Math.floor(cell / 9), 1 + (cell % 9)).focus();
    if (cell === 0) await page.keyboard.press(solution.digits[0] === "7" ? "8" : "7");
    await page.keyboard.press(solution.digits[cell]);
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  const facts = page.locator(".solved-facts");
  await expect(facts).toHaveText(/Mistakes\s+1\b/i, { useInnerText: true });
  await expect(facts).toHaveText(/Hints\s+1\s+1 × What to look for/i, { useInnerText: true });
  await page.getByText("Your first board of this level (Medium)").waitFor();
  await page.getByText(/Best time \d+:\d\d/).waitFor();
  await accessible(page);
  await expect(page.getByRole("link", { name: "Three drills of it" })).toHaveAttribute(
    "href",
    /^\/learn\/[a-z-]+\?three$/,
  );
  // A round of exactly three boards, and back.
  await page.getByRole("link", { name: "Three drills of it" }).click();
  for (let board = 1; board <= 3; board++) {
    await page.getByText(`Board ${board} of 3`).waitFor();
    await page.getByRole("button", { name: "Show it" }).click();
    await page.getByRole("button", { name: "Next board" }).click();
  }
  await page.getByText("That was the round.").waitFor();
  await accessible(page);
  await page.getByRole("link", { name: "Back to the game" }).click();
  await ready(page);
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await expect
    .poll(async () => page.evaluate(() => document.getAnimations().length), "no motion where none is wanted")
    .toBe(0);
  await page.getByRole("button", { name: "Try Hard" }).waitFor();
  await page.getByRole("button", { name: "Review the game" }).click();
  await page.getByRole("heading", { name: "Review of the game" }).waitFor();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "Solved" }).waitFor({ state: "detached" });
  await page.keyboard.press("Control+y");
  await page.getByText("Your first board of this level").waitFor();
  await page.getByRole("button", { name: "Another one: Medium" }).click();
  await page.locator(".solved").waitFor({ state: "detached" });
  expect(await bar(page)).toMatch(/^Medium \d+ givens/);
});

test("a ripple runs over the board when it is solved", async ({ open }) => {
  const { page } = await open("");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await paste(page, EASY);
  await page.locator("[role=gridcell]").nth(15).waitFor();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  for (let cell = 0; cell < 16; cell++) {
    if (EASY[cell] !== ".") continue;
    await cellAt(page, 1 + Math.floor(cell / 4), 1 + (cell % 4)).focus();
    await page.keyboard.press(EASY_SOLUTION[cell]);
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => /** @type {KeyframeEffect} */ (effect).target?.matches("[role=gridcell]"))
        .length,
  );
  expect(moving, String(moving)).toBeGreaterThanOrEqual(8);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
]) {
  test(`the end of a game and what is next are in sight, ${width}×${height}`, async ({ open }) => {
    const { page } = await open("", { width, height });
    await page.getByText("Medium", { exact: true }).waitFor();
    for (let cell = 0; cell < 81; cell++) {
      const place = page.locator("[role=gridcell]").nth(cell);
      if (/given/.test((await place.getAttribute("aria-label")) ?? "")) continue;
      await place.focus();
      await page.keyboard.press(FIRST_SOLUTION[cell]);
    }
    for (const one of [
      page.getByRole("heading", { name: "Solved" }),
      page.locator(".solved-facts"),
      page.getByRole("button", { name: "Another one: Medium" }),
    ]) {
      await one.waitFor();
      const { y = 0, height: tall = 0 } = (await one.boundingBox()) ?? {};
      expect(y >= 0 && y + tall <= height, `${y} to ${y + tall} of ${height}`).toBeTruthy();
    }
    await expect(page.locator(".tint"), "nothing is left to do in any cell").toHaveCount(0);
  });
}

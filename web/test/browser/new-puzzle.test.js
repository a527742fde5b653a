// New puzzles: written on the board, to order by level or technique, and texts that hold no puzzle or a huge one.

import { expect, test } from "./fixtures.js";
import { cellAt, paste, ready, showRungs } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The dialog for new puzzles, at one of its tabs. @param {Page} page @param {string} tab */
async function newPuzzle(page, tab) {
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: tab }).click();
}

/** @param {Page} page */
const play = (page) => page.getByRole("button", { name: "Play", exact: true }).click();

/** What all cells are called. @param {Page} page */
const labels = (page) =>
  page
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

test("a puzzle is entered on the board, refused with a cell where solutions differ, corrected and played", async ({
  open,
}) => {
  const { page } = await open();
  const written = cellAt(page, 1, 3);
  const last = cellAt(page, 4, 1);
  await newPuzzle(page, "Text or file");
  await page.getByRole("button", { name: "Write it on the board" }).click();
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await expect(page.locator("[role=gridcell]")).toHaveCount(16);
  await cellAt(page, 1, 2).click();
  await page.keyboard.press("2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("3");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("4");
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("more than one solution").first()).toBeVisible();
  await expect(page.locator(".layer-under .cell"), "a cell where they differ").toHaveCount(1);
  await page.reload();
  await ready(page);
  await expect(written, "what was written is still there").toHaveAccessibleName(
    "Row 1, column 3, box 2, given 3",
  );
  await cellAt(page, 4, 4).click();
  await page.keyboard.press("1");
  await last.click();
  await page.keyboard.press("4");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Your tutor" })).toBeVisible();
  await expect(last).toHaveAccessibleName("Row 4, column 1, box 3, given 4");
  // Writing is cancelled: the game is unchanged.
  await newPuzzle(page, "Text or file");
  await page.getByRole("button", { name: "Write it on the board" }).click();
  await expect(last, "an empty board to write on").toHaveAccessibleName(/empty$/);
  await page.keyboard.press("5");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(last).toHaveAccessibleName("Row 4, column 1, box 3, given 4");
});

test("puzzles by level come from the collection, or are generated without a technique", async ({ open }) => {
  const { page } = await open();
  const dialog = page.locator("dialog");
  const first = await labels(page);
  await newPuzzle(page, "By level");
  await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
  await expect(page.getByRole("radio", { name: /^Collection \(\d+\)/ })).toBeChecked();
  const ordered = page.waitForRequest("**/api/v1/generate");
  await play(page);
  expect((await ordered).postDataJSON()).toMatchObject({
    wish: { difficulty: { level: "medium" } },
    source: "collection",
  });
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => labels(page), "another than JADE's first").not.toEqual(first);
  const second = await labels(page);
  await newPuzzle(page, "By level");
  await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
  await page.getByText(/techniques may be needed/).click();
  await page.locator(".implied input").last().uncheck();
  const asked = page.waitForRequest("**/api/v1/generate");
  await play(page);
  expect((await asked).postDataJSON().wish.techniques.without).toHaveLength(1);
  await expect(dialog).toHaveCount(0, { timeout: 90_000 });
  await expect.poll(() => labels(page)).not.toEqual(second);
});

test("the search for the hardest puzzle of a level says how far it is, and can be cancelled", async ({
  open,
}) => {
  const { page } = await open();
  await newPuzzle(page, "By level");
  await page.getByRole("combobox", { name: "Level" }).selectOption("extreme");
  await page.getByRole("radio", { name: "Find the hardest" }).check();
  await page.getByRole("combobox", { name: "Search for" }).selectOption("300");
  await play(page);
  await expect(page.getByText(/attempts/)).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Cancelled.")).toBeVisible();
});

test("a puzzle by technique starts where it applies", async ({ open }) => {
  const { page } = await open();
  await newPuzzle(page, "By technique");
  await page.getByRole("combobox", { name: "Technique" }).selectOption("x-wing");
  await play(page);
  await expect(page.getByText("There is something to find on this board: X-Wing").first()).toBeVisible();
  await showRungs(page, 5);
  await expect(page.locator(".ladder")).toHaveText(/X-Wing/);
});

test("a technique on request has a puzzle that starts where it applies, and hints for it alone", async ({
  open,
}) => {
  const { page } = await open();
  const only = page.getByText("Only: Squirmbag", { exact: true });
  await newPuzzle(page, "By technique");
  await page.getByRole("combobox", { name: "Technique" }).selectOption("squirmbag");
  await expect(page.getByRole("radio", { name: "Collection (50)" })).toBeVisible();
  await play(page);
  await expect(page.getByText("There is something to find on this board: Squirmbag").first()).toBeVisible();
  await expect(only).toBeVisible();
  await showRungs(page, 2);
  await expect(page.locator(".rung").nth(1)).toHaveText(/squirmbag/i);
  await page.getByRole("button", { name: "Use all techniques again" }).click();
  await expect(only).toHaveCount(0);
});

test("text without any puzzle is reported as such", { tag: "@spanish" }, async ({ open, lang }) => {
  const { page } = await open();
  await paste(page, "hello world");
  await expect(page.locator(".new-result .fault")).toHaveText([
    {
      en: /^I see no Sudoku in this text\. Paste the digits/,
      es: /^En este texto no veo ningún sudoku\. Pega las cifras/,
    }[lang],
  ]);
});

test("a 36×36 board is shown and solved", async ({ open }) => {
  const { page } = await open();
  const digit = (/** @type {number} */ row, /** @type {number} */ column) =>
    (((row % 6) * 6 + Math.floor(row / 6) + column) % 36) + 1;
  const rows = Array.from({ length: 36 }, (_, row) =>
    Array.from({ length: 36 }, (__, column) => ((row + column) % 3 ? digit(row, column) : 0)).join(" "),
  );
  await paste(page, rows.join("\n"));
  await page.getByRole("button", { name: "Show and solve it" }).click();
  const texts = page.getByRole("img", { name: "Sudoku, 36 by 36" }).locator("text");
  await expect(texts, "two of three cells").toHaveCount(864);
  await page.getByRole("button", { name: "Show the solution" }).click();
  await expect(texts).toHaveCount(1296);
  await expect(texts.first()).toHaveText("1");
});

// Pasting and playing a puzzle: digits, marks, undo, conflicts, reset, solution, another size.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, cyclicBoard, paste } from "./pages.js";

const PUZZLE = ".....6.....94.2.3..76..8..28..7...1.6..8.9..7.3...4..97..9..14..4.6.72.....5.....";
const SMALL = ".23.........4..1";

/** The cells that are selected, numbered from 0. @param {import("@playwright/test").Page} page */
const selected = (page) =>
  page
    .locator('[aria-selected="true"]')
    .evaluateAll((cells) => cells.map((cell) => Number(/** @type {HTMLElement} */ (cell).dataset.cell)));

test("a first puzzle is shown, the board has the focus, and no other host is contacted", async ({ open }) => {
  const { page } = await open();
  await expect(cellAt(page, 1, 6)).toHaveAccessibleName("Row 1, column 6, box 2, given 4");
  await expect(page.locator("[role=gridcell]:focus")).toHaveCount(1);
});

test("a pasted puzzle opens at once, with an offer to go back", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("7");
  await paste(page, PUZZLE);
  await expect(page.locator(".toast")).toBeVisible();
  await expect(cellAt(page, 1, 6)).toHaveAccessibleName("Row 1, column 6, box 2, given 6");
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.locator(".toast button").click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 7/);
});

test("digits, marks, undo and redo work", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Digit6");
  await page.keyboard.press("Control+Digit8");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(
    "Row 1, column 2, box 1, empty, candidates 8, corner notes 6",
  );
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+Shift+z");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty, corner notes 6");
});

test("an entry cleans up the marks in the same undo step; an entry in conflict does not and is highlighted", async ({
  open,
}) => {
  const { page } = await open();
  await choose(page, "Fill in all candidates");
  const second = cellAt(page, 1, 2);
  await expect(second).toHaveAccessibleName(/candidates 5 6 7 8$/);
  await page.keyboard.press("7");
  await expect(second).toHaveAccessibleName(/candidates 5 6 8$/);
  await page.keyboard.press("Control+z");
  await expect(second).toHaveAccessibleName(/candidates 5 6 7 8$/);
  await page.keyboard.press("4");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 4, in conflict");
  await expect(cellAt(page, 1, 6)).toHaveAccessibleName("Row 1, column 6, box 2, given 4, in conflict");
  await expect(cellAt(page, 1, 6)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".tint.wrong")).toHaveCount(2);
  await expect(cellAt(page, 2, 1), "marks stay").toHaveAccessibleName(/candidates 2 4 7$/);
  await page.keyboard.press("Backspace");
  await expect(cellAt(page, 1, 1), "what stood there is back").toHaveAccessibleName(
    /empty, candidates 2 5 7$/,
  );
});

test("the pad has modes, counts and finished digits, and does not take the focus", async ({ open }) => {
  const { page } = await open();
  await page.getByRole("button", { name: "Corner" }).click();
  await page.getByRole("button", { name: /^5, 5 to go/ }).click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty, corner notes 5");
  await expect(page.locator("[role=gridcell]:focus")).toHaveCount(1);
  await page.keyboard.press("z");
  await page.getByRole("button", { name: /^7/ }).click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(page.getByRole("button", { name: "7, 5 to go" })).toBeVisible();
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(page.getByRole("button", { name: "7, 6 to go" })).toBeVisible();
});

test("dragging selects several cells, Ctrl deselects one, a double click selects equal ones", async ({
  open,
}) => {
  const { page } = await open();
  const middle = async (/** @type {number} */ row, /** @type {number} */ column) => {
    const box = await cellAt(page, row, column).boundingBox();
    if (!box) throw new Error(`r${row}c${column} is not drawn`);
    return /** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  await page.mouse.move(...(await middle(5, 2)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(6, 3)), { steps: 4 });
  await page.mouse.move(...(await middle(6, 5)), { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(() => selected(page), { message: "a diagonal takes no neighbours along" })
    .toEqual([37, 47, 48, 49]);
  await cellAt(page, 6, 4).click({ modifiers: ["Control"] });
  await expect.poll(() => selected(page)).toEqual([37, 47, 49]);
  await page.keyboard.press("Shift+Digit1");
  await expect(cellAt(page, 5, 2)).toHaveAccessibleName(/corner notes 1$/);
  await expect(cellAt(page, 6, 5)).toHaveAccessibleName(/corner notes 1$/);
  await cellAt(page, 3, 6).dblclick();
  await expect(page.locator('[aria-selected="true"]'), "the four given 8s").toHaveCount(4);
});

test("going back to the start can be undone; showing the solution is one undo step", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("2");
  await choose(page, "Back to the start");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  await page.locator(".toast button").click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 2");
  await choose(page, "Show the solution");
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await expect(cellAt(page, 1, 1), "a wrong entry is replaced").toHaveAccessibleName(
    "Row 1, column 1, box 1, 7",
  );
  await expect(page.locator('[role=gridcell][aria-label*="empty"]')).toHaveCount(0);
  await expect(page.getByText("Here is the solution.").first()).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 2");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty");
});

test("one of several puzzles is chosen; unreadable text is reported with its place", async ({ open }) => {
  const { page } = await open();
  await paste(page, `${SMALL}\n${PUZZLE}\n12x4${".".repeat(77)}`);
  await expect(page.getByText("2 puzzles were understood")).toBeVisible();
  await expect(page.locator(".new-result .fault").filter({ hasText: /line 3/i })).not.toHaveCount(0);
  await page.getByRole("button", { name: /Line 1: 4×4, 4 givens/ }).click();
  await expect(page.locator('[role=grid][aria-rowcount="4"]')).toBeVisible();
  await expect(page.locator("[role=gridcell]")).toHaveCount(16);
  await expect(page.getByRole("button", { name: /to go/ })).toHaveCount(4);
});

test("a puzzle with several solutions is refused, with a cell where they differ, and can be corrected", async ({
  open,
}) => {
  const { page } = await open();
  // Without any 6 and 7, the two digits can be swapped.
  await paste(page, PUZZLE.replace(/[67]/g, "."));
  await expect(page.getByText("more than one solution").first()).toBeVisible();
  await expect(page.locator(".refused .hue-gold").first()).toBeVisible();
  await page.getByRole("button", { name: "Change the text" }).click();
  const area = page.getByRole("textbox");
  await expect(area).toBeFocused();
  await area.fill(`55${".".repeat(79)}`);
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(page.getByText("has no solution").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cellAt(page, 1, 6), "the game is as it was").toHaveAccessibleName(
    "Row 1, column 6, box 2, given 4",
  );
});

test("of a thousand errors a few are listed, with a way to correct them", async ({ open }) => {
  const { page } = await open();
  // One digit alone would be no Sudoku.
  await paste(page, `${"1".repeat(80)}2`);
  await expect(page.getByText(/… and 9\d\d more\./)).toBeVisible();
  await expect(page.locator(".refused p", { hasText: /two 1s/ })).toHaveCount(12);
  await page.getByRole("button", { name: "Correct it on the board" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.locator(".tutor").getByText(/… and 9\d\d more\./)).toBeVisible();
});

test("closing the dialog cancels the reading, however late the answer comes", async ({ open }) => {
  const { page } = await open();
  /** @type {() => void} */
  let answer = () => {};
  const held = new Promise((resolve) => (answer = () => resolve(undefined)));
  let isOver = false;
  await page.route("**/api/v1/check", async (route) => {
    await held;
    await route.continue().catch(() => {});
    isOver = true;
  });
  const asked = page.waitForRequest("**/api/v1/check");
  await paste(page, SMALL);
  await asked;
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  answer();
  await expect.poll(() => isOver).toBe(true);
  // What the page would do with that answer is done before a later one arrives.
  await page.evaluate(() => fetch("icon.svg").then((reply) => reply.text()));
  await expect(page.locator("[role=gridcell]"), "the game is as it was").toHaveCount(81);
});

test("texts in the dialog highlight its own board, not the one behind it", async ({ open }) => {
  const { page } = await open();
  await paste(page, "1...............");
  await page.locator(".refused .hot").first().hover();
  await expect(page.locator(".refused .thumbnail .lit")).not.toHaveCount(0);
  await expect(page.locator(".board-host .layer-lit > *")).toHaveCount(0);
  await page.keyboard.press("Escape");
});

for (const [boxRows, boxColumns] of [
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 4],
]) {
  const side = boxRows * boxColumns;
  test(`a board of ${side}×${side} can be played`, async ({ open }) => {
    const { page } = await open();
    await paste(page, cyclicBoard(boxRows, boxColumns));
    await expect(page.locator("[role=gridcell]")).toHaveCount(side * side);
    await choose(page, "Fill in all candidates");
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/empty, candidates 1$/);
    await page.keyboard.press("1");
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 1$/);
  });
}

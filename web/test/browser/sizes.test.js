// Boards of other sizes support all that 9×9 does: hints, steps, the path, marks, colours, the filter, alphabets.

import { expect, test } from "./fixtures.js";
import { allRungs, cellAt, choose, cyclicBoard, paste } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Opens a cyclic board of a size.
 * @param {import("./fixtures.js").TestFixtures["open"]} open
 * @param {number} boxRows
 * @param {number} boxColumns
 * @param {import("./fixtures.js").Opening} [options]
 * @returns {Promise<{ page: Page, empty: import("@playwright/test").Locator, before: number }>} empty: its empty cells;
 *   before: how many there are at first
 */
async function opened(open, boxRows, boxColumns, options) {
  const { page } = await open("", options);
  const board = cyclicBoard(boxRows, boxColumns);
  await paste(page, board);
  await expect(page.locator("[role=gridcell]")).toHaveCount(board.length);
  const empty = page
    .locator("[role=gridcell][aria-readonly=false]")
    .and(page.locator('[aria-label*="empty"], [aria-label*="vacía"]'));
  const before = board.split(".").length - 1;
  expect(before).toBeGreaterThan(4);
  await expect(empty).toHaveCount(before);
  return { page, empty, before };
}

for (const [boxRows, boxColumns] of [
  [2, 2],
  [2, 3],
  [3, 4],
  [4, 4],
]) {
  const side = boxRows * boxColumns;
  test(`${side}×${side}: hints, steps, path, marks, colours, filter and undo after the end work`, async ({
    open,
  }) => {
    const { page, empty, before } = await opened(open, boxRows, boxColumns);
    // All rungs of a hint, drawn and applied.
    expect((await allRungs(page, "h")).at(-1)).toMatch(/r\d+c\d+/);
    await expect(page.locator(".layer-over .ring")).not.toHaveCount(0);
    await page.getByRole("button", { name: "Do it for me" }).click();
    await expect(page.getByText("Done.").first()).toBeVisible();
    await expect(empty).toHaveCount(before - 1);
    // One step, the list of steps, and the path.
    await page.keyboard.press("j");
    await expect(empty).toHaveCount(before - 2);
    await page.keyboard.press("l");
    await expect(page.locator(".walk-step")).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.locator(".walk-step")).toHaveCount(0);
    await page.keyboard.press("y");
    await expect(page.locator(".walk-step"), "a digit each").toHaveCount(before - 2);
    await page.keyboard.press("Escape");
    // Marks, a colour, the filter.
    await choose(page, /^Fill in all candidates/);
    const cell = page.locator('[role=gridcell][aria-label*="candidates"]').first();
    await cell.click();
    await page.keyboard.press("q");
    await page.keyboard.press("3");
    await expect(cell).toHaveAccessibleName(/coloured green, triangle/);
    const digit = /candidates (\w)/.exec((await cell.getAttribute("aria-label")) ?? "")?.[1] ?? "";
    expect(digit).not.toBe("");
    // On large boards, the filter's letter is a digit.
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.keyboard.press(digit);
    await expect(page.locator(".layer-choice .filtered"), `where ${digit} can go`).not.toHaveCount(0);
    await page.keyboard.press(digit);
    await expect(page.locator(".layer-choice .filtered")).toHaveCount(0);
    await page.keyboard.press("z");
    // Solve, and undo the solution.
    await choose(page, /^Solve with techniques/);
    await expect(page.getByText("Solved").first()).toBeVisible();
    await expect(empty).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(empty, "undone after the end").toHaveCount(before - 2);
    await page.keyboard.press("Control+y");
    await expect(empty).toHaveCount(0);
  });
}

for (const [boxRows, boxColumns] of [
  [3, 6],
  [5, 5],
]) {
  const side = boxRows * boxColumns;
  test(`${side}×${side}: a hint is drawn rung by rung and can be done, and marks show`, async ({ open }) => {
    const { page, empty, before } = await opened(open, boxRows, boxColumns);
    // H is a digit here, so the question mark asks.
    expect((await allRungs(page, "?")).at(-1)).toMatch(/r\d+c\d+/);
    await expect(page.locator(".layer-over .ring"), "the digit to enter is drawn").not.toHaveCount(0);
    await page.getByRole("button", { name: "Do it for me" }).click();
    await expect(page.getByText("Done.").first()).toBeVisible();
    await expect(empty).toHaveCount(before - 1);
    // A digit by its letter, and all candidates.
    await empty.first().click();
    await page.keyboard.press("h");
    await expect(page.locator("[role=gridcell]:focus")).toHaveAccessibleName(/, H/);
    await page.keyboard.press("Control+z");
    await choose(page, /^Fill in all candidates/);
    await expect(page.locator('[role=gridcell][aria-label*="candidates"]')).not.toHaveCount(0);
  });
}

for (const [alphabet, radio] of [
  ["letters", "letras"],
  ["shapes", "colores con formas"],
]) {
  test(`with ${alphabet} the tutor uses the symbols of the board`, async ({ open }) => {
    const { page } = await opened(open, 2, 2, { lang: "es-ES" });
    await page.getByRole("button", { name: "Ajustes", exact: true }).click();
    await page.locator("dialog summary").click();
    await page.getByRole("radio", { name: radio }).check();
    await page.keyboard.press("Escape");
    await cellAt(page, 1, 1).click();
    const shapes = alphabet === "shapes";
    const texts = page.locator(".layer-sheet text");
    if (shapes) await expect(texts, "no digits are left").toHaveCount(0);
    else await expect(texts.filter({ hasText: /^[A-D]$/ }), "letters").not.toHaveCount(0);
    await allRungs(page, "?");
    // "Write A in f1c1": the span of the digit, not of the cell.
    const word = page.locator(".rung").last().locator(".hot").filter({ hasNotText: /\dc\d/ }).first();
    if (shapes) {
      await expect(word.locator("svg")).toHaveCount(1);
      await expect(word, "called as its cell is").toHaveAttribute("aria-label", /^[1-4]$/);
      await expect(word).toHaveText("");
    } else await expect(word).toHaveText(/^[A-D]$/);
    const called = (shapes ? await word.getAttribute("aria-label") : await word.textContent()) ?? "";
    await expect(page.locator("[aria-live=polite]").first()).toHaveText(new RegExp(` ${called}`));
    const cells = page.locator(`[role=gridcell][aria-label$=", ${called}"]`);
    const there = await cells.count();
    await page.getByRole("button", { name: "Hazlo por mí" }).click();
    await expect(page.getByText("Hecho.").first()).toBeVisible();
    await expect(cells).toHaveCount(there + 1);
  });
}

// Boards of other sizes support all that 9×9 does: hints, steps, the path, marks, colours, the filter, alphabets.

import { expect, test } from "./fixtures.js";
import { allRungs, cellAt, cyclicBoard, paste } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} menu @param {RegExp} entry */
async function choose(page, menu, entry) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
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
    const { page, complaints } = await open("");
    await paste(page, cyclicBoard(boxRows, boxColumns));
    await page.waitForFunction(
      (count) => document.querySelectorAll("[role=gridcell]").length === count,
      side * side,
    );
    const empty = () =>
      page
        .locator("[role=gridcell]")
        .evaluateAll(
          (cells) => cells.filter((cell) => /empty/.test(cell.getAttribute("aria-label") ?? "")).length,
        );
    const before = await empty();
    expect(before).toBeGreaterThan(4);
    // All rungs of a hint, drawn and applied.
    expect((await allRungs(page, "h")).at(-1) ?? "").toMatch(/r\d+c\d+/);
    await expect(page.locator(".layer-over .ring")).not.toHaveCount(0);
    await page.getByRole("button", { name: "Do it for me" }).click();
    await page.getByText("Done.").first().waitFor();
    await expect.poll(empty).toBe(before - 1);
    // One step, the list of steps, and the path.
    await page.keyboard.press("j");
    await page.waitForFunction(
      (left) =>
        [...document.querySelectorAll("[role=gridcell]")].filter((cell) =>
          /empty/.test(cell.getAttribute("aria-label") ?? ""),
        ).length === left,
      before - 2,
    );
    await page.keyboard.press("l");
    await page.locator(".walk-step").first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("y");
    await page.locator(".walk-step").first().waitFor();
    await expect(page.locator(".walk-step"), "a digit each").toHaveCount(before - 2);
    await page.keyboard.press("Escape");
    // Marks, a colour, the filter.
    await choose(page, "Marks", /^Fill in all candidates/);
    const cell = page.locator('[role=gridcell][aria-label*="candidates"]').first();
    await cell.click();
    await page.keyboard.press("q");
    await page.keyboard.press("3");
    await expect(cell).toHaveAttribute("aria-label", /coloured green, triangle/);
    const digit = (await cell.getAttribute("aria-label"))?.match(/candidates (\w)/)?.[1] ?? "";
    // On large boards, the filter's letter is a digit.
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await page.keyboard.press(digit);
    await expect(page.locator(".layer-choice .filtered"), `where ${digit} can go`).not.toHaveCount(0);
    await page.keyboard.press(digit);
    await expect(page.locator(".layer-choice .filtered")).toHaveCount(0);
    await page.keyboard.press("z");
    // Solve, and undo the solution.
    await choose(page, "Tutor", /^Solve with techniques/);
    await page.getByText("Solved").first().waitFor();
    await expect.poll(empty).toBe(0);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => open(), "undone after the end").toBe(before - 2);
    await page.keyboard.press("Control+y");
    await expect.poll(empty).toBe(0);
  });
}

for (const [boxRows, boxColumns] of [
  [3, 6],
  [5, 5],
]) {
  const side = boxRows * boxColumns;
  test(`${side}×${side}: a hint is drawn rung by rung and can be done, and marks show`, async ({ open }) => {
    const { page, complaints } = await open("");
    await paste(page, cyclicBoard(boxRows, boxColumns));
    await page.waitForFunction(
      (count) => document.querySelectorAll("[role=gridcell]").length === count,
      side * side,
    );
    const empty = page.locator('[role=gridcell][aria-label*="empty"]');
    const before = await empty.count();
    expect(before).toBeGreaterThan(4);
    // H is a digit here, so the question mark asks.
    expect((await allRungs(page, "?")).at(-1) ?? "").toMatch(/r\d+c\d+/);
    await expect(page.locator(".layer-over .ring"), "the digit to enter is drawn").not.toHaveCount(0);
    await page.getByRole("button", { name: "Do it for me" }).click();
    await page.getByText("Done.").first().waitFor();
    await expect(empty).toHaveCount(before - 1);
    // A digit by its letter, and all candidates.
    await empty.first().click();
    await page.keyboard.press("h");
    await expect(page.locator("[role=gridcell]:focus")).toHaveAttribute("aria-label", /H/);
    await page.keyboard.press("Control+z");
    await choose(page, "Marks", /^Fill in all candidates/);
    await expect(page.locator('[role=gridcell][aria-label*="candidates"]')).not.toHaveCount(0);
  });
}

for (const [alphabet, radio] of [
  ["letters", "letras"],
  ["shapes", "colores con formas"],
]) {
  test(`with ${alphabet} the tutor uses the symbols of the board`, async ({ open }) => {
    const { page, complaints } = await open("", { lang: "es-ES" });
    await paste(page, cyclicBoard(2, 2));
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
    await page.locator(".head-tools button").last().click();
    await page.getByRole("radio", { name: radio }).check();
    await page.keyboard.press("Escape");
    await cellAt(page, 1, 1).click();
    const shapes = alphabet === "shapes";
    await expect
      .poll(
        async () => (await page.locator(".layer-sheet text").count()) === 0,
        "no digits are left, or letters",
      )
      .toBe(shapes);
    await allRungs(page, "?");
    const last = page.locator(".rung").last();
    // "Write A in f1c1": the span of the digit, not of the cell.
    const word = last.locator(".hot").filter({ hasNotText: /\dc\d/ }).first();
    if (shapes) {
      await expect(word.locator("svg")).toHaveCount(1);
      await expect(word, "called as its cell is").toHaveAttribute("aria-label", /^[1-4]$/);
      await expect(word).toHaveText("");
    } else await expect(word).toHaveText(/^[A-D]$/);
    const said = (await page.locator("[aria-live=polite]").first().textContent()) ?? "";
    const called = shapes ? await word.getAttribute("aria-label") : await word.textContent();
    await page.getByRole("button", { name: "Hazlo por mí" }).click();
    await page.getByText("Hecho.").first().waitFor();
    await expect
      .poll(async () => (await page.locator(`[role=gridcell][aria-label$=", ${called}"]`).count()) > 0)
      .toBe(true);
    expect(said.includes(` ${called}`), said).toBeTruthy();
  });
}

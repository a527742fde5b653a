// Boards of other sizes support all that 9×9 does: hints, steps, the path, marks, colours, the filter, alphabets.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { allRungs, cellAt, cyclicBoard, openPage, paste, running, skip } from "./jade.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} menu @param {RegExp} entry */
async function choose(page, menu, entry) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

describe("sizes", { skip }, () => {
  const jade = running();

  for (const [boxRows, boxColumns] of [
    [2, 2],
    [2, 3],
    [3, 4],
    [4, 4],
  ]) {
    const side = boxRows * boxColumns;
    test(`${side}×${side}: hints, steps, path, marks, colours, filter and undo after the end work`, async () => {
      const { page, complaints } = await openPage(jade.browser, jade.url);
      await paste(page, cyclicBoard(boxRows, boxColumns));
      await page.waitForFunction(
        (count) => document.querySelectorAll("[role=gridcell]").length === count,
        side * side,
      );
      const open = () =>
        page
          .locator("[role=gridcell]")
          .evaluateAll(
            (cells) => cells.filter((cell) => /empty/.test(cell.getAttribute("aria-label") ?? "")).length,
          );
      const before = await open();
      assert.ok(before > 4);
      // All rungs of a hint, drawn and applied.
      assert.match((await allRungs(page, "h")).at(-1) ?? "", /r\d+c\d+/);
      assert.ok(await page.locator(".layer-over .ring").count());
      await page.getByRole("button", { name: "Do it for me" }).click();
      await page.getByText("Done.").first().waitFor();
      assert.equal(await open(), before - 1);
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
      assert.equal(await page.locator(".walk-step").count(), before - 2, "a digit each");
      await page.keyboard.press("Escape");
      // Marks, a colour, the filter.
      await choose(page, "Marks", /^Fill in all candidates/);
      const cell = page.locator('[role=gridcell][aria-label*="candidates"]').first();
      await cell.click();
      await page.keyboard.press("q");
      await page.keyboard.press("3");
      assert.match((await cell.getAttribute("aria-label")) ?? "", /coloured green, triangle/);
      const digit = (await cell.getAttribute("aria-label"))?.match(/candidates (\w)/)?.[1] ?? "";
      // On large boards, the filter's letter is a digit.
      await page.getByRole("button", { name: "Filter", exact: true }).click();
      await page.keyboard.press(digit);
      assert.ok(await page.locator(".layer-choice .filtered").count(), `where ${digit} can go`);
      await page.keyboard.press(digit);
      assert.equal(await page.locator(".layer-choice .filtered").count(), 0);
      await page.keyboard.press("z");
      // Solve, and undo the solution.
      await choose(page, "Tutor", /^Solve with techniques/);
      await page.getByText("Solved").first().waitFor();
      assert.equal(await open(), 0);
      await page.keyboard.press("Control+z");
      assert.equal(await open(), before - 2, "undone after the end");
      await page.keyboard.press("Control+y");
      assert.equal(await open(), 0);
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  for (const [boxRows, boxColumns] of [
    [3, 6],
    [5, 5],
  ]) {
    const side = boxRows * boxColumns;
    test(`${side}×${side}: a hint is drawn rung by rung and can be done, and marks show`, async () => {
      const { page, complaints } = await openPage(jade.browser, jade.url);
      await paste(page, cyclicBoard(boxRows, boxColumns));
      await page.waitForFunction(
        (count) => document.querySelectorAll("[role=gridcell]").length === count,
        side * side,
      );
      const empty = page.locator('[role=gridcell][aria-label*="empty"]');
      const before = await empty.count();
      assert.ok(before > 4);
      // H is a digit here, so the question mark asks.
      assert.match((await allRungs(page, "?")).at(-1) ?? "", /r\d+c\d+/);
      assert.ok(await page.locator(".layer-over .ring").count(), "the digit to enter is drawn");
      await page.getByRole("button", { name: "Do it for me" }).click();
      await page.getByText("Done.").first().waitFor();
      assert.equal(await empty.count(), before - 1);
      // A digit by its letter, and all candidates.
      await empty.first().click();
      await page.keyboard.press("h");
      assert.match((await page.locator("[role=gridcell]:focus").getAttribute("aria-label")) ?? "", /H/);
      await page.keyboard.press("Control+z");
      await choose(page, "Marks", /^Fill in all candidates/);
      assert.ok(await page.locator('[role=gridcell][aria-label*="candidates"]').count());
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  for (const [alphabet, radio] of [
    ["letters", "letras"],
    ["shapes", "colores con formas"],
  ]) {
    test(`with ${alphabet} the tutor uses the symbols of the board`, async () => {
      const { page, complaints } = await openPage(jade.browser, jade.url, { lang: "es-ES" });
      await paste(page, cyclicBoard(2, 2));
      await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
      await page.locator(".head-tools button").last().click();
      await page.getByRole("radio", { name: radio }).check();
      await page.keyboard.press("Escape");
      await cellAt(page, 1, 1).click();
      const shapes = alphabet === "shapes";
      assert.equal(
        (await page.locator(".layer-sheet text").count()) === 0,
        shapes,
        "no digits are left, or letters",
      );
      await allRungs(page, "?");
      const last = page.locator(".rung").last();
      // "Write A in f1c1": the span of the digit, not of the cell.
      const word = last.locator(".hot").filter({ hasNotText: /\dc\d/ }).first();
      if (shapes) {
        assert.equal(await word.locator("svg").count(), 1);
        assert.match((await word.getAttribute("aria-label")) ?? "", /^[1-4]$/, "called as its cell is");
        assert.equal(await word.textContent(), "");
      } else assert.match((await word.textContent()) ?? "", /^[A-D]$/);
      const said = (await page.locator("[aria-live=polite]").first().textContent()) ?? "";
      const called = shapes ? await word.getAttribute("aria-label") : await word.textContent();
      await page.getByRole("button", { name: "Hazlo por mí" }).click();
      await page.getByText("Hecho.").first().waitFor();
      assert.equal((await page.locator(`[role=gridcell][aria-label$=", ${called}"]`).count()) > 0, true);
      assert.ok(said.includes(` ${called}`), said);
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }
});

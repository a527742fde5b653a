// Pasting and playing a puzzle: digits, marks, undo, conflicts, reset, solution, another size.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cellAt, label, openPage, paste, running, skip } from "./jade.js";

const PUZZLE = ".....6.....94.2.3..76..8..28..7...1.6..8.9..7.3...4..97..9..14..4.6.72.....5.....";
const SMALL = ".23.........4..1";

describe("playing", { skip }, () => {
  const jade = running();

  test("a first puzzle is shown, the board has the focus, and no other host is contacted", async () => {
    const { page, complaints, outside } = await openPage(jade.browser, jade.url);
    assert.equal(await label(page, 1, 6), "Row 1, column 6, box 2, given 4");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
    assert.deepEqual(complaints, []);
    assert.deepEqual(outside, []);
    await page.context().close();
  });

  test("a pasted puzzle opens at once, with an offer to go back", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("7");
    await paste(page, PUZZLE);
    await page.waitForSelector(".toast");
    assert.equal(await label(page, 1, 6), "Row 1, column 6, box 2, given 6");
    assert.equal(await page.locator("dialog").count(), 0);
    await page.locator(".toast button").click();
    await cellAt(page, 1, 1).and(page.locator('[aria-label*=", 7"]')).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("digits, marks, undo and redo work", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("7");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+Digit6");
    await page.keyboard.press("Control+Digit8");
    assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, empty, candidates 8, corner notes 6");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty");
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Control+Shift+z");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, empty, corner notes 6");
    await page.context().close();
  });

  test("an entry cleans up the marks in the same undo step; an entry in conflict does not and is highlighted", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.getByRole("button", { name: "Marks" }).click();
    await page.getByRole("menuitem", { name: "Fill in all candidates" }).click();
    const before = await label(page, 1, 2);
    assert.match(before ?? "", /candidates 5 6 7 8$/);
    await page.keyboard.press("7");
    assert.match((await label(page, 1, 2)) ?? "", /candidates 5 6 8$/);
    await page.keyboard.press("Control+z");
    assert.equal(await label(page, 1, 2), before);
    await page.keyboard.press("4");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 4, in conflict");
    assert.equal(await label(page, 1, 6), "Row 1, column 6, box 2, given 4, in conflict");
    assert.equal(await cellAt(page, 1, 6).getAttribute("aria-invalid"), "true");
    assert.equal(await page.locator(".flag").count(), 2);
    assert.match((await label(page, 2, 1)) ?? "", /candidates 2 4 7$/, "marks stay");
    await page.keyboard.press("Backspace");
    assert.match((await label(page, 1, 1)) ?? "", /empty, candidates 2 5 7$/, "what stood there is back");
    await page.context().close();
  });

  test("the pad has modes, counts and finished digits, and does not take the focus", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.getByRole("button", { name: "Corner" }).click();
    await page.getByRole("button", { name: /^5, 5 to go/ }).click();
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty, corner notes 5");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
    await page.keyboard.press("z");
    await page.getByRole("button", { name: /^7/ }).click();
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    await page.getByRole("button", { name: "7, 5 to go" }).waitFor();
    await page.getByRole("button", { name: "Erase" }).click();
    await page.getByRole("button", { name: "7, 6 to go" }).waitFor();
    await page.context().close();
  });

  test("dragging selects several cells, Ctrl deselects one, a double click selects equal ones", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const middle = async (/** @type {number} */ row, /** @type {number} */ column) => {
      const box = await cellAt(page, row, column).boundingBox();
      assert.ok(box);
      return /** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2]);
    };
    await page.mouse.move(...(await middle(5, 2)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(6, 3)), { steps: 4 });
    await page.mouse.move(...(await middle(6, 5)), { steps: 6 });
    await page.mouse.up();
    const selected = () =>
      page
        .locator('[aria-selected="true"]')
        .evaluateAll((cells) => cells.map((cell) => Number(/** @type {HTMLElement} */ (cell).dataset.cell)));
    assert.deepEqual(await selected(), [37, 47, 48, 49], "a diagonal takes no neighbours along");
    await cellAt(page, 6, 4).click({ modifiers: ["Control"] });
    assert.deepEqual(await selected(), [37, 47, 49]);
    await page.keyboard.press("Shift+Digit1");
    assert.match((await label(page, 5, 2)) ?? "", /corner notes 1$/);
    assert.match((await label(page, 6, 5)) ?? "", /corner notes 1$/);
    await cellAt(page, 3, 6).dblclick();
    assert.equal((await selected()).length, 4, "the four given 8s");
    await page.context().close();
  });

  test("going back to the start can be undone; showing the solution is one undo step", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("2");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("menuitem", { name: "Back to the start" }).click();
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty");
    await page.locator(".toast button").click();
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 2");
    await page.getByRole("button", { name: "Tutor" }).click();
    await page.getByRole("menuitem", { name: "Show the solution" }).click();
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7", "a wrong entry is replaced");
    assert.equal(await page.locator('[role=gridcell][aria-label*="empty"]').count(), 0);
    await page.getByText("Here is the solution.").first().waitFor();
    await page.keyboard.press("Control+z");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 2");
    assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, empty");
    await page.context().close();
  });

  test("one of several puzzles is chosen; unreadable text is reported with its place", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await paste(page, `${SMALL}\n${PUZZLE}\n12x4${".".repeat(77)}`);
    await page.getByText("2 puzzles were understood").waitFor();
    assert.match((await page.locator(".new-result .fault").allTextContents()).join(), /line 3/i);
    await page.getByRole("button", { name: /Line 1: 4×4, 4 givens/ }).click();
    await page.locator('[role=grid][aria-rowcount="4"]').waitFor();
    assert.equal(await page.locator("[role=gridcell]").count(), 16);
    assert.equal(await page.getByRole("button", { name: /to go/ }).count(), 4);
    await page.context().close();
  });

  test("a puzzle with several solutions is refused, with a cell where they differ, and can be corrected", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    // Without any 6 and 7, the two digits can be swapped.
    await paste(page, PUZZLE.replace(/[67]/g, "."));
    await page.getByText("more than one solution").first().waitFor();
    await page.locator(".refused .hue-gold").first().waitFor();
    await page.getByRole("button", { name: "Change the text" }).click();
    const area = page.getByRole("textbox");
    assert.ok(await area.evaluate((element) => element === document.activeElement));
    await area.fill(`55${".".repeat(79)}`);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText("has no solution").first().waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await label(page, 1, 6), "Row 1, column 6, box 2, given 4", "the game is as it was");
    await page.context().close();
  });

  test("of a thousand errors a few are listed, with a way to correct them", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await paste(page, "1".repeat(81));
    await page.getByText(/… and 9\d\d more\./).waitFor();
    assert.equal(await page.locator(".refused p", { hasText: /two 1s/ }).count(), 12);
    await page.getByRole("button", { name: "Correct it on the board" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await page
      .locator(".tutor")
      .getByText(/… and 9\d\d more\./)
      .waitFor();
    await page.context().close();
  });

  test("closing the dialog cancels the reading, however late the answer comes", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url, { worker: false });
    /** @type {() => void} */
    let answer = () => {};
    const held = new Promise((resolve) => (answer = () => resolve(undefined)));
    await page.route("**/api/v1/check", async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    const asked = page.waitForRequest("**/api/v1/check");
    await paste(page, ".23.........4..1");
    await asked;
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    answer();
    await page.waitForTimeout(300);
    assert.equal(await page.locator("[role=gridcell]").count(), 81, "the game is as it was");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("texts in the dialog highlight its own board, not the one behind it", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url);
    await paste(page, "1...............");
    const word = page.locator(".refused .hot").first();
    await word.hover();
    assert.ok(await page.locator(".refused .thumbnail .lit").count());
    assert.equal(await page.locator(".board-host .layer-lit > *").count(), 0);
    await page.keyboard.press("Escape");
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("every size can be played", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url);
    for (const side of [4, 6, 8, 9, 10, 12, 16]) {
      // A cyclic board with only a few open cells has exactly one solution.
      const boxRows = /** @type {Record<number, number>} */ ({ 4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 3, 16: 4 })[
        side
      ];
      const boxColumns = side / boxRows;
      const text = Array.from({ length: side * side }, (_, cell) => {
        const row = Math.floor(cell / side);
        const digit = ((row % boxRows) * boxColumns + Math.floor(row / boxRows) + (cell % side)) % side;
        return cell % (side + 3) === 0 ? "." : "123456789ABCDEFG"[digit];
      }).join("");
      await paste(page, text);
      await page.waitForFunction(
        (count) => document.querySelectorAll("[role=gridcell]").length === count,
        side * side,
      );
      await page.getByRole("button", { name: "Marks" }).click();
      await page.getByRole("menuitem", { name: "Fill in all candidates" }).click();
      assert.match((await label(page, 1, 1)) ?? "", /empty, candidates 1$/);
      await page.keyboard.press("1");
      assert.match((await label(page, 1, 1)) ?? "", /, 1$/);
      if (side === 16) {
        await cellAt(page, 2, 4).click();
        assert.match((await label(page, 2, 4)) ?? "", /candidates 8$/);
      }
    }
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
});

// A small game from start to end, with the keyboard alone.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { label, openPage, paste, running, skip } from "./jade.js";

const SMALL = ".23.........4..1";
const SOLUTION = "1234341221434321";

describe("keyboard alone", { skip }, () => {
  const jade = running();

  test("the focus is never lost: asking for a hint, the next rung, applying, closing, undo", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    const until = (/** @type {RegExp} */ words) =>
      page.waitForFunction(
        (source) =>
          new RegExp(source).test(
            document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
          ),
        words.source,
      );
    for (const end of ["apply", "close"]) {
      await page.locator(".hint-button").focus();
      await page.keyboard.press("Enter");
      for (let rung = 2; rung <= 6; rung++) {
        await until(/^Tell me more$/);
        await page.keyboard.press("Enter");
        await page
          .locator(".rung")
          .nth(rung - 1)
          .waitFor();
      }
      await until(/^Do it for me$/);
      if (end === "close") await page.getByRole("button", { name: "Close the hint" }).focus();
      await page.keyboard.press("Enter");
      await until(/^Row 1, column 1/);
    }
    await page.keyboard.press("7");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("menuitem", { name: "Back to the start" }).click();
    await page.locator(".toast button").focus();
    await page.keyboard.press("Enter");
    assert.match((await focused()) ?? "", /^Row 1, column 1, box 1, 7$/);
    await page.context().close();
  });

  test("mouse clicks on the tutor's buttons and on the background leave the focus on the board", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Tell me more" }).click();
    assert.ok(await onBoard());
    await page.getByRole("button", { name: "Close the hint" }).click();
    assert.ok(await onBoard());
    await page.mouse.click(4, 400);
    assert.ok(await onBoard());
    await page.keyboard.press("7");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    // A new puzzle of the same size starts at its own first open cell.
    await paste(page, "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
      "Row 1, column 2, box 1, empty",
    );
    await page.context().close();
  });

  test("a pasted puzzle can be solved to the end, with a hint on the way", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url);
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    await paste(page, SMALL);
    await page.locator("[role=gridcell]").nth(15).waitFor();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
    assert.equal(await focused(), "Row 1, column 1, box 1, empty", "the focus is on the new board");

    // A hint, read and applied from the panel.
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let rung = 2; rung <= 6; rung++) await page.keyboard.press("h");
    for (let i = 0; i < 30 && !/Do it for me/.test((await focused()) ?? ""); i++)
      await page.keyboard.press("Tab");
    assert.match((await focused()) ?? "", /Do it for me/);
    await page.keyboard.press("Enter");
    await page.getByText("Done. What follows").first().waitFor();
    for (let i = 0; i < 30 && !/^Row/.test((await focused()) ?? ""); i++)
      await page.keyboard.press("Shift+Tab");
    assert.match((await focused()) ?? "", /^Row 1, column 1/, "one tab stop leads back to the cell");

    await page.keyboard.press("Control+Home");
    for (let cell = 0; cell < 16; cell++) {
      const row = Math.floor(cell / 4) + 1;
      const column = (cell % 4) + 1;
      const before = (await label(page, row, column)) ?? "";
      if (before.endsWith("empty")) await page.keyboard.press(SOLUTION[cell]);
      const now = (await label(page, row, column)) ?? "";
      assert.match(now, new RegExp(`(, |given )${SOLUTION[cell]}$`));
      await page.keyboard.press("ArrowRight");
      if (column === 4) await page.keyboard.press("ArrowDown");
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    assert.match((await page.locator(".spoken").textContent()) ?? "", /^Solved! /);
    await page.keyboard.press("Control+z");
    await page.getByRole("heading", { name: "Your tutor" }).waitFor();
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("menus and dialogs return the focus", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    // Not by role: while a closed dialog is still in the page and has not restored the focus, it has no role.
    const closed = () => page.locator("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("F1");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await closed();
    assert.match((await focused()) ?? "", /^Row 1, column 1/);
    await page.getByRole("button", { name: "Puzzle" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.getByRole("menu").waitFor();
    assert.match((await focused()) ?? "", /^New puzzle/);
    await page.keyboard.press("ArrowUp");
    assert.equal(await focused(), "PauseP");
    await page.keyboard.press("Escape");
    assert.equal(await focused(), "Puzzle");
    assert.equal(await page.getByRole("menu").count(), 0);
    await page.keyboard.press("Enter");
    await page.getByRole("menu").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "New puzzle" }).waitFor();
    assert.equal(await focused(), "By level");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.equal(await focused(), "Text or file");
    await page.getByRole("textbox").waitFor();
    await page.keyboard.press("Escape");
    await closed();
    assert.equal(await focused(), "Puzzle");
    await page.context().close();
  });

  test("Shift selects, Ctrl jumps, and several cells can be changed at once", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowLeft");
    assert.equal(await page.locator('[aria-selected="true"]').count(), 2);
    await page.keyboard.press("c");
    await page.keyboard.press("5");
    assert.match((await label(page, 1, 1)) ?? "", /candidates 5$/);
    assert.match((await label(page, 1, 2)) ?? "", /candidates 5$/);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator('[aria-selected="true"]').count(), 1);
    await page.keyboard.press("Control+ArrowDown");
    assert.equal(
      await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.cell),
      "10",
      "the open cell below",
    );
    await page.context().close();
  });

  test("every menu entry names its key, and the key does the same", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const keys = new Set();
    for (const menu of await page.locator(".wide-menu > button").all()) {
      await menu.click();
      for (const entry of await page.locator(".wide-menu [role^=menuitem]").all()) {
        const key = (await entry.locator("kbd").count()) && (await entry.locator("kbd").textContent());
        assert.ok(key, `${await entry.textContent()} names no key`);
        assert.ok(!keys.has(key), `${key} twice`);
        keys.add(key);
      }
      await page.keyboard.press("Escape");
    }
    assert.ok(keys.size > 30, `${keys.size}`);
    await page.locator('[role="gridcell"]').nth(1).focus();
    await page.keyboard.press("Shift+M");
    await page.waitForFunction(() =>
      /candidates/.test(document.activeElement?.getAttribute("aria-label") ?? ""),
    );
    await page.keyboard.press("Shift+N");
    await page.waitForFunction(
      () => !/candidates/.test(document.activeElement?.getAttribute("aria-label") ?? ""),
    );
    await page.keyboard.press("Shift+H");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "gridcell");
    await page.keyboard.press("Shift+X");
    await page.locator(".toast").waitFor();
    await page.context().close();
  });

  test("letters do nothing while the focus is elsewhere", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.getByRole("button", { name: "Settings" }).focus();
    await page.keyboard.press("h");
    await page.keyboard.press("x");
    await page.waitForTimeout(200);
    assert.equal(await page.locator(".rung").count(), 0);
    assert.equal(await page.locator('.mode[aria-pressed="true"]').textContent(), "1Digit");
    await page.context().close();
  });
});

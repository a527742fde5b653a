// A small game from start to end, with the keyboard alone.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";
import { cellAt, label, paste } from "./pages.js";

const SMALL = ".23.........4..1";
const SOLUTION = "1234341221434321";

test("the focus is never lost: asking for a hint, the next rung, applying, closing, undo", async ({
  open,
}) => {
  const { page } = await open("");
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
  await expect.poll(async () => (await focused()) ?? "").toMatch(/^Row 1, column 1, box 1, 7$/);
});

test("mouse clicks on the tutor's buttons and on the background leave the focus on the board", async ({
  open,
}) => {
  const { page } = await open("");
  const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Tell me more" }).click();
  await expect.poll(async () => onBoard()).toBeTruthy();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await expect.poll(async () => onBoard()).toBeTruthy();
  await page.mouse.click(4, 400);
  await expect.poll(async () => onBoard()).toBeTruthy();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  // A new puzzle of the same size starts at its own first open cell.
  await paste(page, "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32");
  await page.locator("dialog").waitFor({ state: "detached" });
  await expect
    .poll(async () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Row 1, column 2, box 1, empty");
});

test("a pasted puzzle can be solved to the end, with a hint on the way", async ({ open }) => {
  const { page, complaints } = await open("");
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  await paste(page, SMALL);
  await page.locator("[role=gridcell]").nth(15).waitFor();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  await expect
    .poll(async () => focused(), "the focus is on the new board")
    .toBe("Row 1, column 1, box 1, empty");

  // A hint, read and applied from the panel.
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  for (let rung = 2; rung <= 6; rung++) await page.keyboard.press("h");
  for (let i = 0; i < 30 && !/Do it for me/.test((await focused()) ?? ""); i++)
    await page.keyboard.press("Tab");
  await expect.poll(async () => (await focused()) ?? "").toMatch(/Do it for me/);
  await page.keyboard.press("Enter");
  await page.getByText("Done. What follows").first().waitFor();
  for (let i = 0; i < 30 && !/^Row/.test((await focused()) ?? ""); i++)
    await page.keyboard.press("Shift+Tab");
  await expect
    .poll(async () => (await focused()) ?? "", "one tab stop leads back to the cell")
    .toMatch(/^Row 1, column 1/);

  await page.keyboard.press("Control+Home");
  for (let cell = 0; cell < 16; cell++) {
    const row = Math.floor(cell / 4) + 1;
    const column = (cell % 4) + 1;
    const before = (await label(page, row, column)) ?? "";
    if (before.endsWith("empty")) await page.keyboard.press(SOLUTION[cell]);
    const now = (await label(page, row, column)) ?? "";
    expect(now).toMatch(new RegExp(`(, |given )${SOLUTION[cell]}$`));
    await page.keyboard.press("ArrowRight");
    if (column === 4) await page.keyboard.press("ArrowDown");
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await expect(page.locator(".spoken")).toHaveText(/^Solved! /);
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "Your tutor" }).waitFor();
});

test("menus and dialogs return the focus", async ({ open }) => {
  const { page } = await open("");
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
  await expect.poll(async () => (await focused()) ?? "").toMatch(/^Row 1, column 1/);
  await page.getByRole("button", { name: "Puzzle" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menu").waitFor();
  await expect.poll(async () => (await focused()) ?? "").toMatch(/^New puzzle/);
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => focused()).toBe("PauseP");
  await page.keyboard.press("Escape");
  await expect.poll(async () => focused()).toBe("Puzzle");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.getByRole("menu").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New puzzle" }).waitFor();
  await expect.poll(async () => focused()).toBe("By level");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => focused()).toBe("Text or file");
  await page.getByRole("textbox").waitFor();
  await page.keyboard.press("Escape");
  await closed();
  await expect.poll(async () => focused()).toBe("Puzzle");
});

test("Shift selects, Ctrl jumps, and several cells can be changed at once", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(2);
  await page.keyboard.press("c");
  await page.keyboard.press("5");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates 5$/);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/candidates 5$/);
  await page.keyboard.press("Escape");
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(1);
  await page.keyboard.press("Control+ArrowDown");
  await expect
    .poll(
      async () => page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.cell),
      "the open cell below",
    )
    .toBe("10");
});

test("every menu entry names its key, and the key does the same", async ({ open }) => {
  const { page } = await open("");
  const keys = new Set();
  for (const menu of await page.locator(".wide-menu > button").all()) {
    await menu.click();
    for (const entry of await page.locator(".wide-menu [role^=menuitem]").all()) {
      const key = (await entry.locator("kbd").count()) && (await entry.locator("kbd").textContent());
      assert.ok(key, `${await entry.textContent()} names no key`);
      expect(!keys.has(key), `${key} twice`).toBeTruthy();
      keys.add(key);
    }
    await page.keyboard.press("Escape");
  }
  expect(keys.size, `${keys.size}`).toBeGreaterThan(30);
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
});

test("letters do nothing while the focus is elsewhere", async ({ open }) => {
  const { page } = await open("");
  await page.getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("h");
  await page.keyboard.press("x");
  await page.waitForTimeout(200);
  await expect(page.locator(".rung")).toHaveCount(0);
  await expect(page.locator('.mode[aria-pressed="true"]')).toHaveText("1Digit");
});

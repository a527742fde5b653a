// A small game from start to end, with the keyboard alone.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, paste, showRungs } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = ".23.........4..1";
const SOLUTION = "1234341221434321";
const OTHER = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

/** What has the focus. @param {Page} page */
const focused = (page) => page.locator(":focus");

/**
 * Moves the focus with a key until something has it.
 * @param {Page} page
 * @param {"Tab" | "Shift+Tab"} key
 * @param {import("@playwright/test").Locator} aim
 */
async function tabTo(page, key, aim) {
  const isThere = () => aim.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 30 && !(await isThere()); i++) await page.keyboard.press(key);
  await expect(aim).toBeFocused();
}

test("the focus is never lost: asking for a hint, the next rung, applying, closing, undo", async ({
  open,
}) => {
  const { page } = await open();
  for (const end of ["apply", "close"]) {
    await page.locator(".hint-button").focus();
    for (let rung = 1; rung <= 6; rung++) {
      await page.keyboard.press("Enter");
      await expect(page.locator(".rung")).toHaveCount(rung);
      await expect(focused(page)).toHaveAccessibleName(rung < 6 ? "Tell me more" : "Do it for me");
    }
    if (end === "close") await page.getByRole("button", { name: "Close the hint" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".rung")).toHaveCount(0);
    await expect(focused(page)).toHaveAccessibleName(/^Row 1, column 1/);
  }
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await choose(page, "Back to the start");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  await page.locator(".toast button").focus();
  await page.keyboard.press("Enter");
  await expect(cellAt(page, 1, 1)).toBeFocused();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("mouse clicks on the tutor's buttons and on the background leave the focus on the board", async ({
  open,
}) => {
  const { page } = await open();
  const first = cellAt(page, 1, 1);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".rung")).toHaveCount(1);
  await expect(first).toBeFocused();
  await page.getByRole("button", { name: "Tell me more" }).click();
  await expect(page.locator(".rung")).toHaveCount(2);
  await expect(first).toBeFocused();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await expect(page.locator(".rung")).toHaveCount(0);
  await expect(first).toBeFocused();
  await page.mouse.click(4, 400);
  await expect(first).toBeFocused();
  await page.keyboard.press("7");
  await expect(first).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(first).toBeFocused();
  // A new puzzle of the same size starts at its own first open cell.
  await paste(page, OTHER);
  await expect(first).toHaveAccessibleName("Row 1, column 1, box 1, given 5");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(cellAt(page, 1, 2)).toBeFocused();
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty");
});

test("a pasted puzzle can be solved to the end, with a hint on the way", async ({ open }) => {
  const { page } = await open();
  await paste(page, SMALL);
  await expect(page.locator("[role=gridcell]")).toHaveCount(16);
  await expect(cellAt(page, 1, 1), "the focus is on the new board").toBeFocused();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");

  // A hint, read and applied from the panel.
  await showRungs(page, 6);
  await tabTo(page, "Tab", page.getByRole("button", { name: "Do it for me" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Done. What does that open up").first()).toBeVisible();
  // The grid has one tab stop, which leads back to the cell.
  await tabTo(page, "Shift+Tab", cellAt(page, 1, 1));

  await page.keyboard.press("Control+Home");
  for (const [i, digit] of [...SOLUTION].entries()) {
    const cell = cellAt(page, Math.floor(i / 4) + 1, (i % 4) + 1);
    await expect(cell).toBeFocused();
    // The hint has entered one of them.
    if ((await cell.getAttribute("aria-label"))?.endsWith("empty")) await page.keyboard.press(digit);
    await expect(cell).toHaveAccessibleName(new RegExp(`(, |given )${digit}$`));
    await page.keyboard.press("ArrowRight");
    if (i % 4 === 3) await page.keyboard.press("ArrowDown");
  }
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await expect(page.locator(".spoken")).toHaveText(/^Solved! /);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { name: "Your tutor" })).toBeVisible();
});

test("menus and dialogs return the focus", async ({ open }) => {
  const { page } = await open();
  const menu = page.getByRole("menu");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  // Not by role: while a closed dialog is still in the page and has not restored the focus, it has no role.
  const dialog = page.locator("dialog");
  await page.keyboard.press("F1");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toBeFocused();
  await opener.focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^New puzzle/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "All commands…" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(menu).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: /^New puzzle/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New puzzle" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "By level" })).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Text or file" })).toBeFocused();
  await expect(page.getByRole("textbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(cellAt(page, 1, 1), "the board is played on, not the menu").toBeFocused();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 7$/);
  // Who clicks wants to play on; who has come with Tab stays there.
  const settings = page.getByRole("button", { name: "Settings", exact: true });
  await settings.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toBeFocused();
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(1);
});

test("a command is found by its name and run by Enter, and the focus returns to the board", async ({
  open,
}) => {
  const { page } = await open();
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search commands" });
  await expect(field).toBeFocused();
  await page.keyboard.type("candid fill");
  await expect(page.locator(".command")).toHaveText([/^Fill in all candidates/]);
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates/);
  await expect(cellAt(page, 1, 1)).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("xyz");
  await expect(page.getByText("No command has this name.")).toBeVisible();
});

test("Shift selects, Ctrl jumps, and several cells can be changed at once", async ({ open }) => {
  const { page } = await open();
  const selected = page.locator('[aria-selected="true"]');
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(selected).toHaveCount(2);
  await page.keyboard.press("c");
  await page.keyboard.press("5");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates 5$/);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/candidates 5$/);
  await page.keyboard.press("Escape");
  await expect(selected).toHaveCount(1);
  await page.keyboard.press("Control+ArrowDown");
  await expect(cellAt(page, 2, 2), "the open cell below").toBeFocused();
});

test("every menu entry names its key, and the key does the same", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("Control+k");
  const entries = page.locator(".command");
  await expect(entries).not.toHaveCount(0);
  await expect(entries.filter({ hasNot: page.locator("kbd") }), "entries without a key").toHaveCount(0);
  const keys = await entries.locator("kbd").allTextContents();
  expect(keys).not.toContain("");
  await page.keyboard.press("Escape");
  expect(keys.length).toBeGreaterThan(30);
  expect(
    keys.filter((key, i) => keys.indexOf(key) < i),
    "keys of several entries",
  ).toEqual([]);
  const cell = page.locator("[role=gridcell]").nth(1);
  await cell.focus();
  await page.keyboard.press("Shift+M");
  await expect(cell).toHaveAccessibleName(/candidates/);
  await page.keyboard.press("Shift+N");
  await expect(cell).not.toHaveAccessibleName(/candidates/);
  await expect(cell).toBeFocused();
  await page.keyboard.press("Shift+H");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(cell).toBeFocused();
  await page.keyboard.press("Shift+X");
  await expect(page.locator(".toast")).toBeVisible();
});

test("letters do nothing while the focus is elsewhere", async ({ open }) => {
  const { page } = await open();
  let asked = 0;
  page.on("request", (request) => void (asked += Number(request.url().endsWith("/api/v1/hint"))));
  const mode = page.locator('.mode[aria-pressed="true"]');
  await page.getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("h");
  await page.keyboard.press("x");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
  await expect(mode).toHaveText("1Digit");
  await expect(page.locator(".rung")).toHaveCount(0);
  // The same letters on the board ask for the first hint, and change the mode.
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(1);
  expect(asked).toBe(1);
  await page.keyboard.press("x");
  await expect(mode).toHaveText(/Corner/);
});

// After a dialog or a menu has closed, the very next key goes to the board. A quick player waits for nothing, so neither
// do these keys.

import { expect, test } from "./fixtures.js";
import { cellAt } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The dialogs that the menu opens: the texts of its entries. */
const ENTRIES = [
  "New puzzle…",
  "Share…",
  "Race a friend…",
  "Print…",
  "Save points…",
  "Choose a technique…",
  "All commands…",
];

/** The dialogs that the search for commands opens besides. */
const COMMANDS = ["Save…", "Settings", "Keyboard shortcuts"];

/** The middle of an element. @param {Page} page @param {string} selector */
async function middleOf(page, selector) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}

/** The ways to close a dialog, each with a key right behind it. @type {Record<string, (page: Page, key: string) => Promise<unknown>>} */
const WAYS = {
  Escape: (page, key) => Promise.all([page.keyboard.press("Escape"), page.keyboard.press(key)]),
  "the button": async (page, key) => {
    await page.mouse.move(...(await middleOf(page, "dialog .dialog-head .tool")));
    await Promise.all([page.mouse.down(), page.mouse.up(), page.keyboard.press(key)]);
  },
  "the button and Enter": async (page, key) => {
    await page.locator("dialog .dialog-head .tool").focus();
    await Promise.all([page.keyboard.press("Enter"), page.keyboard.press(key)]);
  },
  "a click beside it": async (page, key) => {
    await page.mouse.move(2, 400);
    await Promise.all([page.mouse.down(), page.mouse.up(), page.keyboard.press(key)]);
  },
};

for (const [where, entries] of /** @type {const} */ ([
  ["menu", ENTRIES],
  ["commands", COMMANDS],
]))
  for (const entry of entries)
    test(`no key is lost when a dialog closes: ${entry}`, async ({ open }) => {
      const { page } = await open();
      await page.keyboard.press("Control+b");
      for (const [way, closeAndPress] of Object.entries(WAYS)) {
        for (const key of ["7", "h", "j"]) {
          if (where === "menu") {
            await page.locator(".game-bar .menu button").click();
            await page.getByRole("menuitem", { name: entry }).click();
          } else {
            await page.keyboard.press("Control+k");
            await page.locator(".command").filter({ hasText: entry }).click();
            await expect(page.locator("dialog.commands-dialog")).toHaveCount(0);
          }
          await expect(page.locator("dialog[open]")).toHaveCount(1);
          const entered = page.locator("[role=gridcell][aria-readonly=false]:not([aria-label$=empty])");
          const before = await entered.count();
          await closeAndPress(page, key);
          await expect(page.locator("dialog")).toHaveCount(0);
          if (key === "h") {
            await expect(page.locator(".rung"), `${way}, ${key}`).toHaveCount(1);
            await page.keyboard.press("Escape");
            await expect(page.locator(".rung")).toHaveCount(0);
          } else {
            await expect(entered, `${way}, ${key}`).toHaveCount(before + 1);
            await page.keyboard.press("Control+z");
            await expect(entered).toHaveCount(before);
          }
        }
      }
    });

test("who has clicked on the menu and leaves it with Escape plays on", async ({ open }) => {
  const { page } = await open();
  for (const digit of ["7", "5"]) {
    await page.locator(".game-bar .menu button").click();
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await Promise.all([page.keyboard.press("Escape"), page.keyboard.press(digit)]);
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(new RegExp(`, ${digit}$`));
  }
});

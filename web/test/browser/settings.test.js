// Settings, the clock, what the page says on request, and its dialogs in Spanish.

import { expect, test } from "./fixtures.js";
import { ALMOST_SOLVED, cellAt, choose, paste, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Changes settings in their dialog. @param {Page} page @param {() => Promise<void>} change */
async function change(page, change) {
  await page.getByRole("button", { name: "Settings" }).click();
  await change();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
}

test("with the thesis' keys, a digit is a candidate, Ctrl enters it, and a digit clears an entry", async ({
  open,
}) => {
  const { page } = await open();
  const first = cellAt(page, 1, 1);
  await change(page, async () => {
    await page.locator("dialog summary").click();
    await page.getByRole("radio", { name: "A digit is a candidate, Ctrl+digit enters" }).check();
  });
  await first.click();
  await page.keyboard.press("5");
  await expect(first).toHaveAccessibleName(/candidates 5$/);
  await page.keyboard.press("Control+Digit7");
  await expect(first).toHaveAccessibleName(/, 7$/);
  await page.keyboard.press("2");
  await expect(first, "and what stood there is back").toHaveAccessibleName(/candidates 5$/);
});

test("the settings for digit first, letters, and colours with shapes work", async ({ open }) => {
  const { page } = await open();
  await change(page, async () => {
    await page.getByRole("checkbox", { name: /^Digit first/ }).check();
    await page.locator("dialog summary").click();
    await page.getByRole("radio", { name: "letters" }).check();
  });
  await page.getByRole("button", { name: /^G, / }).click();
  await cellAt(page, 1, 1).click();
  await cellAt(page, 3, 1).click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, G, in conflict");
  await expect(cellAt(page, 3, 1)).toHaveAccessibleName(/, G, in conflict$/);
  await change(page, async () => {
    await page.locator("dialog summary").click();
    await page.getByRole("radio", { name: "colours with shapes" }).check();
  });
  // 28 givens and two entries.
  await expect(page.locator(".board-host svg.board .sign")).toHaveCount(30);
  await expect(page.locator(".board-host .layer-sheet text")).toHaveCount(0);
});

test("the clock starts with the first move, stops during a pause, which hides the board, and is saved", async ({
  open,
}) => {
  // The year ends while somebody plays.
  const { page } = await open("", { now: "2026-12-31T23:00:00" });
  await page.clock.pauseAt("2026-12-31T23:59:55");
  const clock = page.locator(".clock");
  const sheet = page.locator(".board-host .layer-sheet");
  await page.clock.runFor(3000);
  await expect(clock, "nobody plays yet").toHaveText("0:00");
  await page.keyboard.press("7");
  await page.clock.runFor(3000);
  await expect(clock).toHaveText("0:03");
  await page.keyboard.press("p");
  await expect(sheet).toHaveCSS("visibility", "hidden");
  await page.clock.runFor(3000);
  await expect(clock).toHaveText("0:03");
  await page.keyboard.press("p");
  await expect(sheet).toHaveCSS("visibility", "visible");
  await page.clock.runFor(2000);
  await expect(clock).toHaveText("0:05");
  // The clock stops while the page is hidden. It can be hidden itself.
  const hide = (/** @type {boolean} */ hidden) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(3000);
  await expect(clock).toHaveText("0:05");
  await hide(false);
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText("1:05");
  await page.keyboard.press("p");
  await page.clock.resume();
  await page.reload();
  await ready(page);
  await expect(clock, "the time goes on from what it was").toHaveText(/^1:(0[5-9]|[1-5]\d)$/);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Clock/ }).uncheck();
  await page.keyboard.press("Escape");
  await expect(clock).toHaveCount(0);
});

test("keys announce row, column, box and what is left, and jump", async ({ open }) => {
  const { page } = await open();
  const said = page.locator(".spoken");
  await page.keyboard.press("r");
  await expect(said).toHaveText("Row 1: empty, empty, empty, empty, empty, 4, empty, empty, empty");
  await page.keyboard.press("k");
  await expect(said).toHaveText("Column 1: empty, empty, empty, 8, 6, empty, 1, empty, empty");
  await page.keyboard.press("o");
  await expect(said).toHaveText(/^Box 1: empty, empty, empty, empty, empty, 1,/);
  await page.keyboard.press("i");
  await expect(said).toHaveText(/^Still to be placed: digit 1, 6 to go; digit 2, 7 to go/);
  await page.keyboard.press("n");
  await expect(cellAt(page, 1, 2), "the next open cell").toBeFocused();
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/^Row 1, column 2, box 1, empty/);
  await page.keyboard.press("t");
  await expect(cellAt(page, 1, 4), "the next cell with two candidates").toBeFocused();
});

test(
  "menus, lists and dialogs are all in Spanish",
  { tag: ["@spanish", "@not-desktop"] },
  async ({ open }) => {
    const { page } = await open();
    await paste(page, ALMOST_SOLVED);
    await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/3, dada$/);
    await choose(page, /^Qué se puede hacer ahora/);
    await expect(page.locator(".walk-step")).not.toHaveCount(0);
    await expect(page.locator(".walk")).toHaveText(/f\dc\d=\d/);
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("combobox", { name: "Formato" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.keyboard.press("F1");
    await expect(page.locator("dialog kbd").nth(30)).toBeVisible();
    await expect(page.getByRole("dialog")).not.toHaveText(/\b(the|and|colour)\b/);
  },
);

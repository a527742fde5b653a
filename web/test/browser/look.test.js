// How the page looks: one typeface, the themes, a board from edge to edge on a phone, dialogs that
// keep their size, notes beside candidates.

import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { cellAt, choose, cyclicBoard, paste } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

test("all text is in one typeface", { tag: "@spanish" }, async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page
    .locator("body, button, h2, .bar-text, .layer-sheet text")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily.split(",")[0]));
  expect(new Set(fonts)).toEqual(new Set(["Atkinson"]));
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ weight }) => weight),
  );
  expect(loaded.sort()).toEqual(["400", "700"]);
});

for (const theme of ["Sepia", "High contrast"]) {
  test(`axe finds no problem in the theme ${theme}, light and dark`, async ({ open }) => {
    const { page } = await open("");
    await choose(page, "Settings");
    await page.getByRole("radio", { name: theme }).check();
    expect(await violations(page), "the settings").toEqual([]);
    await page.keyboard.press("Escape");
    // A dialog that is closing still takes the keys.
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toHaveCount(1);
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `a hint, ${colorScheme}`).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect(page.locator(".start")).toBeVisible();
    expect(await violations(page), "the start").toEqual([]);
  });
}

for (const [width, height] of [
  [390, 664],
  [360, 640],
]) {
  test(`on a phone the board goes from edge to edge and the menu fits, ${width}×${height}`, async ({
    open,
  }) => {
    const { page } = await open("", { width, height, touch: true });
    await expect(page.locator(".coordinate")).toHaveCount(0);
    expect((await page.locator("svg.board").first().boundingBox())?.width).toBeGreaterThanOrEqual(
      0.97 * width,
    );
    // All digits are in one row.
    const tops = await page
      .locator(".digit-button")
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
    await page.locator(".game-bar .menu button").click();
    const entries = page.locator("[role^=menuitem]");
    await expect(entries).toHaveCount(20);
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
  });
}

test("a dialog keeps its height, whichever tab is open", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("Control+o");
  const height = async () => (await page.locator("dialog").boundingBox())?.height;
  const before = await height();
  for (const tab of ["By technique", "Text or file", "Recent"]) {
    await page.getByRole("tab", { name: tab }).click();
    expect(await height(), tab).toBe(before);
  }
});

test("corner notes stay in sight beside candidates", async ({ open }) => {
  const { page } = await open();
  for (const key of ["Shift+Digit2", "Shift+Digit3", "Control+Digit3", "Control+Digit9"])
    await page.keyboard.press(key);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates 3 9, corner notes 2 3$/);
  await expect(page.locator(".layer-sheet .corner")).toHaveText(["2"]);
  await expect(page.locator(".layer-sheet .mark.noted")).toHaveText(["3"]);
});

test("a candidate that is struck out fades under a level line", async ({ open }) => {
  const { page } = await open("learn/x-wing");
  const line = page.locator(".layer-over line.strike").first();
  await expect(line).toBeAttached();
  const [from, to] = await line.evaluate((one) => [one.getAttribute("y1"), one.getAttribute("y2")]);
  expect(from).toBe(to);
  await expect(page.locator(".layer-over .veil").first()).toHaveCSS("opacity", "0.5");
});

test("a digit is felt and heard by those who wish it", async ({ open }) => {
  const { page } = await open();
  await page.evaluate(() => {
    Object.assign(globalThis, { felt: [], heard: 0 });
    navigator.vibrate = (/** @type {any} */ pattern) =>
      /** @type {any} */ (globalThis).felt.push(pattern) > 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (/** @type {number} */ when) {
      /** @type {any} */ (globalThis).heard += 1;
      return start.call(this, when);
    };
  });
  const noticed = () =>
    page.evaluate(() => {
      const { felt, heard } = /** @type {any} */ (globalThis);
      return { felt, heard };
    });
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 7$/);
  expect(await noticed()).toEqual({ felt: [], heard: 0 });
  await choose(page, "Settings");
  await page.getByRole("checkbox", { name: /^Sound/ }).check();
  await page.getByRole("checkbox", { name: /^Vibration/ }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.keyboard.press("8");
  await expect.poll(noticed).toEqual({ felt: [10], heard: 1 });
});

test("for two digits that share a row and a box, the reason is said once", async ({ open }) => {
  const { page } = await open();
  await cellAt(page, 2, 1).click();
  // Row 2 has a 1 in the same box.
  await page.keyboard.press("1");
  // The other 1 is in column 1.
  await expect(page.locator(".tutor-body p")).toHaveText([/^1 is in row 2 twice/, /^1 is in column 1 twice/]);
  await expect(page.locator(".spoken")).toHaveText(
    /^1, in conflict\. 1 is in row 2 twice: here and in Row 2, column 3/,
  );
});

test("where letters are digits, the buttons name no key that would enter one", async ({ open }) => {
  const { page } = await open();
  const keys = page.locator(".tutor-foot kbd");
  await expect(keys).toHaveText(["H", "J"]);
  await paste(page, cyclicBoard(5, 5));
  await expect(page.locator("[role=gridcell]")).toHaveCount(625);
  await expect(keys).toHaveText(["?"]);
});

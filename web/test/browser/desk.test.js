// The setter's desk: rules drawn by mouse, finger and keyboard, and what the tutor says of them at once.

import { expect, test } from "./fixtures.js";
import { violations } from "./axe.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {number} cell from 0 */
const cellOf = (page, cell) => page.locator(`.desk-board [data-cell="${cell}"]`);

/** The middle of a cell on the screen. @param {Page} page @param {number} cell */
async function middle(page, cell) {
  const box = await cellOf(page, cell).boundingBox();
  if (!box) throw new Error(`no cell ${cell}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Page} page @param {number[]} cells */
async function drag(page, cells) {
  await cellOf(page, cells[0]).scrollIntoViewIfNeeded();
  const [first, ...others] = await Promise.all(cells.map((cell) => middle(page, cell)));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** @param {Page} page @param {string} group @param {string} id */
async function take(page, group, id) {
  await page.locator(`.desk-groups [data-group="${group}"]`).click();
  await page.locator(`input[name="desk-tool"][value="${id}"]`).check();
}

const line = (/** @type {Page} */ page) => page.locator("#desk-line");
const status = (/** @type {Page} */ page) => page.locator(".desk-findings");

/** @param {Page} page @param {string} size */
const size = (page, size) => page.locator(".desk-new select").selectOption(size);

/** Replaces the puzzle. @param {Page} page @param {string} text */
async function paste(page, text) {
  await line(page).fill(text);
  await page.locator(".desk-line [type=submit]").click();
}

test("a killer with a thermometer is made from nothing, and played", async ({ open, jade }) => {
  const { page } = await open("desk");
  await size(page, "2x2");
  await expect(status(page)).toHaveAttribute("data-status", "several");
  await take(page, "lines", "thermometer");
  await drag(page, [0, 1, 2, 3]);
  await take(page, "cells", "cage");
  await drag(page, [6, 10]);
  await page.keyboard.type("5");
  await drag(page, [8, 9]);
  await page.keyboard.type("3");
  await expect(line(page)).toHaveValue(
    "[thermometer r1c1 r1c2 r1c3 r1c4; cage 5 r2c3 r3c3; cage 3 r3c1 r3c2] ................",
  );
  await take(page, "cells", "given");
  await cellOf(page, 4).click();
  await page.keyboard.press("3");
  await expect(status(page)).toHaveAttribute("data-status", "proper");
  // What follows is on the board already.
  await expect(cellOf(page, 15)).toHaveAccessibleName(/1$/);
  await page.locator(".desk-doors .main-button").click();
  await page.waitForURL(jade.url);
  await expect(page.locator(".board-host [data-cell='4']").first()).toHaveAccessibleName(/3/);
  await expect(page.locator(".rule-bulb").first()).toBeVisible();
});

test("a contradiction is shown with its clues, and what is redundant is named", async ({ open }) => {
  const { page } = await open("desk");
  await paste(page, "[main-diagonal; cage 3 r1c1 r1c2; even r4c4] ..12............");
  await expect(status(page)).toHaveAttribute("data-status", "none");
  await expect(page.locator(".desk-clue")).toHaveCount(2);
  await expect(page.locator(".desk-rules li.bad")).toHaveCount(1);
  await paste(page, "[thermometer r1c1 r1c2 r1c3 r1c4; odd r2c1; cage 3 r1c1 r1c2] ....3.2..1......");
  await expect(status(page)).toHaveAttribute("data-status", "proper");
  await expect(page.locator(".desk-clue")).toHaveCount(3);
  await expect(page.locator(".desk-rules li.redundant")).toHaveCount(2);
  await page.locator(".desk-rules li.redundant .desk-remove").first().click();
  await expect(page.locator(".desk-rules li")).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(page.locator(".desk-rules li")).toHaveCount(3);
});

test("everything can be drawn with the keyboard, and is said", async ({ open }) => {
  const { page } = await open("desk");
  await size(page, "2x2");
  await take(page, "lines", "thermometer");
  await cellOf(page, 0).focus();
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(line(page)).toHaveValue("[thermometer r1c1 r1c2 r2c2] ................");
  await expect(page.locator(".desk-told")).toContainText("r2c2");
  await take(page, "cells", "cage");
  await cellOf(page, 10).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.type("4");
  await expect(line(page)).toHaveValue("[thermometer r1c1 r1c2 r2c2; cage 4 r3c3 r3c4] ................");
  await page.keyboard.press("Delete");
  await expect(line(page)).toHaveValue("[thermometer r1c1 r1c2 r2c2] ................");
  await take(page, "cells", "even");
  await cellOf(page, 5).focus();
  await page.keyboard.press(" ");
  await expect(line(page)).toHaveValue("[thermometer r1c1 r1c2 r2c2; even r2c2] ................");
});

test("regions of any shape are drawn, and a puzzle survives a reload", async ({ open }) => {
  const { page } = await open("desk");
  await size(page, "2x2");
  await take(page, "cells", "regions");
  await drag(page, [2, 1]);
  await expect(status(page)).toHaveAttribute("data-status", "none");
  await drag(page, [5, 6]);
  await expect(line(page)).toHaveValue(/regions/);
  await expect(status(page)).toHaveAttribute("data-status", "several");
  const kept = await line(page).inputValue();
  await page.reload();
  await expect(line(page)).toHaveValue(kept);
});

test("rules of all tools are drawn and understood", async ({ open }) => {
  const { page } = await open("desk");
  for (const [group, id, cells, digits] of /** @type {[string, string, number[], string][]} */ ([
    ["lines", "arrow", [0, 1, 2], ""],
    ["lines", "between", [9, 19, 29], ""],
    ["signs", "difference", [40, 41], ""],
    ["signs", "pair-sum", [43, 44], "9"],
    ["signs", "quadruple", [50, 60], "12"],
    ["outside", "sandwich", [72, 73], "7"],
    ["outside", "little-killer", [80, 70], "45"],
  ])) {
    await take(page, group, id);
    await drag(page, cells);
    await page.keyboard.type(digits);
  }
  await page.locator('.desk-groups [data-group="whole"]').click();
  await page.locator(".desk-whole input").first().check();
  await expect(line(page)).toHaveValue(
    /arrow r1c1 r1c2 r1c3; between r2c1 r3c2 r4c3; difference r5c5 r5c6; pair-sum 9 r5c8 r5c9; quadruple 12 r6c6 r6c7 r7c6 r7c7; sandwich 7 r9c1 r9c9; little-killer 45 r9c9 r8c8 r7c7 r6c6 r5c5 r4c4 r3c3 r2c2 r1c1; main-diagonal/,
  );
  await expect(status(page)).toHaveAttribute("data-status", "several");
});

test("the desk has no fault that axe finds, and fits on a phone", async ({ open }) => {
  const { page } = await open("desk", { width: 390, height: 844, touch: true });
  await paste(page, "[thermometer r1c1 r1c2 r1c3 r1c4; odd r2c1; cage 3 r1c1 r1c2] ....3.2..1......");
  await expect(status(page)).toHaveAttribute("data-status", "proper");
  expect(await violations(page)).toEqual([]);
  // With a finger, a line is drawn and the page does not move.
  await take(page, "lines", "palindrome");
  await cellOf(page, 4).scrollIntoViewIfNeeded();
  const finger = await page.context().newCDPSession(page);
  const way = await Promise.all([4, 5, 6].map((cell) => middle(page, cell)));
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [way[0]] });
  for (const at of way.slice(1))
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(line(page)).toHaveValue(/palindrome r2c1 r2c2 r2c3\]/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

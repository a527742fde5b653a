// How the page uses its room: the start beside the board, forms and dialogs in rows, what a tall phone has room for.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, cyclicBoard, paste, showRungs } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** How far the page can be scrolled down. @param {Page} page */
const down = (page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** How far a part can be scrolled to the side. @param {import("@playwright/test").Locator} part */
const sideways = (part) => part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** Where parts begin, from the top of the window. @param {import("@playwright/test").Locator} parts */
const tops = (parts) =>
  parts.evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]);

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
]) {
  test(
    `the start is as tall as the board, and nothing is selected yet, ${width}×${height}`,
    {
      tag: "@spanish",
    },
    async ({ open }) => {
      const { page } = await open("", { width, height, offers: true });
      const start = page.locator(".start");
      const beside = async () => {
        const [card, board] = [await start.boundingBox(), await page.locator(".board-area").boundingBox()];
        return card && board ? Math.abs(card.y + card.height - board.y - board.height) : NaN;
      };
      await expect.poll(beside, "it ends where the board ends").toBeLessThanOrEqual(16);
      expect(await down(page)).toBe(0);
      for (const layer of await page.locator(".board-area :is(.layer-choice, .layer-chosen)").all())
        await expect(layer).toBeHidden();
      // A game that has begun is offered, too.
      await page.keyboard.press("Escape");
      await expect(start).toHaveCount(0);
      await page.keyboard.press("7");
      await page.locator(".bar-new").click();
      await expect(page.locator(".start-continue")).toBeVisible();
      await expect.poll(beside).toBeLessThanOrEqual(16);
      expect(await down(page)).toBe(0);
    },
  );
}

test("on a tablet the start stands alone, without an empty line above", async ({ open }) => {
  const { page } = await open("", { width: 820, height: 1180, touch: true, offers: true });
  await expect(page.locator(".start")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".game-bar")).toBeHidden();
  expect(await down(page)).toBe(0);
});

test(
  "a tall phone shows all that the tutor offers; a short one, the hint",
  { tag: "@spanish" },
  async ({ open }) => {
    const { page } = await open("", { width: 390, height: 844, touch: true });
    await expect(page.locator(".step-button")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".tutor .idle .more-words")).toBeVisible();
    await expect(page.locator(".digit-button").last()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 664 });
    await expect(page.locator(".step-button")).toBeHidden();
    await expect(page.locator(".digit-button").last()).toBeInViewport({ ratio: 1 });
  },
);

test("the text of a hint fades where it goes on", async ({ open }) => {
  const { page } = await open();
  await showRungs(page, 1);
  await expect(page.locator(".tutor-body")).toHaveCSS("mask-image", /^linear-gradient/);
});

test("the board of the rules has no clock", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.getByRole("button", { name: "I am new to Sudoku" }).click();
  await expect(page.locator(".guide").first()).toBeVisible();
  await expect(page.locator(".clock")).toHaveCount(0);
});

test("the search of the library is one row, its labels level, and its cards have no frame", async ({
  open,
}) => {
  const { page } = await open("library", { width: 1440, height: 900 });
  await expect(page.locator(".library .choices button").first()).toBeVisible();
  expect(await tops(page.locator(".wish > .field > span, .wish > .range > legend"))).toHaveLength(1);
  expect(await tops(page.locator(".wish select, .wish input"))).toHaveLength(1);
  await expect(page.locator(".library .choices button").first()).toHaveCSS(
    "border-color",
    "rgba(0, 0, 0, 0)",
  );
});

for (const width of [390, 360])
  test(`on a phone all pages of the head fit, ${width} px`, { tag: "@spanish" }, async ({ open }) => {
    for (const path of ["library", "statistics", "learn"]) {
      const { page } = await open(path, { width, height: 664, touch: true });
      await expect(page.locator(".pages a").last()).toBeInViewport({ ratio: 1 });
      expect(await sideways(page.locator(".pages"))).toBe(0);
    }
  });

test("where a new puzzle comes from is one row, and how hard a variant is, too", async ({ open }) => {
  const { page } = await open();
  await choose(page, "New puzzle");
  await expect(page.locator(".make .segments .choice")).toHaveCount(3);
  expect(await tops(page.locator(".make .segments .choice"))).toHaveLength(1);
  const play = await page.locator(".make .main-button").boundingBox();
  const form = await page.locator(".make").boundingBox();
  expect(play?.width).toBe(form?.width);
  await page.getByRole("tab", { name: "Variants" }).click();
  const levels = page.locator(".dialog .segments .choice");
  await expect(levels).toHaveCount(3);
  expect(await tops(levels)).toHaveLength(1);
  for (const level of await levels.all())
    expect((await level.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("digits that a finger taps are large: in the menu of a cell, and for one digit alone", async ({
  open,
}) => {
  const large = async (/** @type {import("@playwright/test").Locator} */ buttons) => {
    expect(await buttons.count()).toBeGreaterThan(8);
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  };
  for (const [width, height] of [
    [390, 664],
    [360, 640],
    [820, 1180],
  ]) {
    const { page } = await open("", { width, height, touch: true });
    await cellAt(page, 5, 5).click();
    await page.keyboard.press("m");
    await expect(page.getByRole("menu")).toBeVisible();
    await large(page.locator(".context-row button"));
    const { page: lesson } = await open("learn/x-wing", { width, height, touch: true });
    await expect(lesson.locator(".one-digit button").first()).toBeVisible();
    await large(lesson.locator(".one-digit").first().locator("button"));
  }
});

for (const [width, height] of [
  [390, 664],
  [360, 640],
]) {
  test(`on a phone the hint is at hand on boards of every size, ${width}×${height}`, async ({ open }) => {
    const { page } = await open("", { width, height, touch: true });
    for (const [rows, columns] of [
      [2, 3],
      [2, 5],
      [3, 4],
      [4, 4],
      [5, 5],
    ]) {
      const side = rows * columns;
      await paste(page, cyclicBoard(rows, columns));
      await expect(page.locator(".game-board [role=grid], .board-host [role=grid]").first()).toHaveAttribute(
        "aria-rowcount",
        String(side),
      );
      await expect(page.locator(".hint-button"), `${side}×${side}`).toBeInViewport({ ratio: 1 });
      await expect(page.locator(".digit-button").last(), `${side}×${side}`).toBeInViewport({ ratio: 1 });
    }
  });

  test(`on a phone a board with rules says them and leaves the hint at hand, ${width}×${height}`, async ({
    open,
  }) => {
    const { page } = await open("", { width, height, touch: true });
    await choose(page, "New puzzle");
    await page.getByRole("tab", { name: "Variants" }).click();
    await page.getByRole("button", { name: /^Killer/i }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const rules = page.locator(".rules-bar");
    await expect(rules.locator("summary")).toBeInViewport({ ratio: 1 });
    for (const name of ["Hint", "Check"])
      await expect(page.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await rules.locator("summary").click();
    await expect(rules.locator("li")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".digit-button").last()).toBeInViewport({ ratio: 1 });
  });
}

test("a pause says nothing that does not fit on a phone", { tag: "@spanish" }, async ({ open }) => {
  const { page } = await open("", { width: 360, height: 640, touch: true });
  await page.keyboard.press("5");
  await page.keyboard.press("p");
  const text = page.locator(".tutor-body p");
  await expect(text).toHaveText(/^(Paused|En pausa)\.$/);
  await expect(text).toBeInViewport({ ratio: 1 });
});

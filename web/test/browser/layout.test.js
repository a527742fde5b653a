// The page at every size: no horizontal scrolling, targets that are large enough, a board that is as large as possible.

import { expect, test } from "./fixtures.js";
import { cellAt } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SIZES = [
  [320, 640],
  [360, 740],
  [740, 360],
  [768, 1024],
  [683, 384],
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
];

/** How far the page can be scrolled to the side. @param {Page} page */
const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The board's place. @param {Page} page */
const board = (page) => page.locator(".board-host").boundingBox();

/** The labels of buttons that are cut. @param {Page} page @param {string} [within] */
const cutLabels = (page, within = "body") =>
  page
    .locator(`${within} button:visible`)
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((button) => button.textContent),
    );

/** Asks for the next rung by the button, which is the first one's or the next one's. @param {Page} page @param {number} rung */
async function nextRung(page, rung) {
  await page
    .locator(rung === 1 ? ".hint-button" : ".tutor-foot .main-button")
    .first()
    .click();
  await expect(page.locator(".rung")).toHaveCount(rung);
}

for (const [width, height] of SIZES) {
  test(`${width} by ${height}`, { tag: "@spanish" }, async ({ open }) => {
    const { page } = await open("", { width, height });
    await expect.poll(() => sideways(page)).toBe(0);
    await expect(async () => {
      const size = await board(page);
      if (!size) throw new Error("there is no board");
      expect(Math.abs(size.width - size.height), "square").toBeLessThan(1);
      expect(size.width, "large").toBeGreaterThanOrEqual(0.78 * Math.min(width, height));
      expect(size.y, "in sight as a whole").toBeGreaterThanOrEqual(0);
      expect(size.y + size.height, "in sight as a whole").toBeLessThanOrEqual(height);
      const hint = await page.locator(".hint-button").boundingBox();
      if (!hint) throw new Error("there is no hint");
      expect(hint.y + hint.height, "the hint is at hand without scrolling").toBeLessThanOrEqual(height);
    }).toPass();
    const size = await board(page);
    const small = () =>
      page.locator("button:visible").evaluateAll((buttons) =>
        buttons
          .map((button) => ({
            name: button.textContent ?? "",
            // On a phone all digits are in one row: narrower, but taller.
            least: button.matches(".digit-button") ? 28 : 44,
            box: button.getBoundingClientRect(),
          }))
          .filter(({ box, least }) => box.width < least || box.height < 44)
          .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
      );
    await expect(page.locator("button:visible").nth(9)).toBeVisible();
    await expect.poll(small, "targets of 44 pixels").toEqual([]);
    await expect.poll(() => cutLabels(page), "no label is cut").toEqual([]);
    for (let rung = 1; rung <= 6; rung++) await nextRung(page, rung);
    await expect.poll(() => sideways(page)).toBe(0);
    await expect.poll(() => board(page), "the tutor never moves the board").toEqual(size);
    await expect
      .poll(async () => (await page.locator(".rung").last().boundingBox())?.y, "the newest rung is in sight")
      .toBeLessThan(height);
  });
}

test(
  "on the smallest phone, each tab of a dialog fits on one line",
  { tag: "@spanish" },
  async ({ open }) => {
    const { page } = await open("", { width: 320, height: 640 });
    await page.keyboard.press("Control+o");
    await expect(page.getByRole("tab")).toHaveCount(6);
    const lines = () =>
      page.getByRole("tab").evaluateAll((tabs) =>
        tabs.map((tab) => {
          const text = document.createRange();
          text.selectNodeContents(tab);
          return text.getClientRects().length;
        }),
      );
    await expect.poll(lines).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [320, 568],
  [740, 360],
]) {
  test(
    `a hint does not move the digits on a phone, ${width} by ${height}`,
    { tag: "@spanish" },
    async ({ open }) => {
      const { page } = await open("", { width, height, touch: true });
      const keys = () =>
        page.locator(".digits button").evaluateAll((buttons) =>
          buttons.map((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return { x, y, width, height, free: button.contains(hit) };
          }),
        );
      await expect(page.locator(".digits button")).toHaveCount(9);
      const before = await keys();
      const isInSight = before.every(({ y, height: tall, free }) => free && y + tall <= height);
      expect(isInSight, "all digits can be pressed").toBe(true);
      for (let rung = 1; rung <= 6; rung++) {
        await nextRung(page, rung);
        await expect.poll(keys, "the digits have not moved, and nothing lies over them").toEqual(before);
        await expect(async () => {
          const text = await page.locator(".tutor-body").boundingBox();
          if (!text) throw new Error("there is no text");
          expect(text.height, "the text is in sight").toBeGreaterThanOrEqual(36);
          expect(text.y + text.height, "the text is in sight").toBeLessThanOrEqual(before[0].y);
        }).toPass();
        await expect.poll(() => cutLabels(page, ".tutor"), "no label is cut").toEqual([]);
      }
      // See it, type it.
      await cellAt(page, 1, 1).tap();
      await page.locator(".digit-button").first().tap();
      await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/ 1$|, 1,/);
    },
  );
}

test("the hint is as tall as its text", async ({ open }) => {
  const { page } = await open("", { width: 1440, height: 900 });
  const side = await page.locator(".side").boundingBox();
  const pad = await page.locator(".pad").boundingBox();
  if (!side || !pad) throw new Error("there is no column beside the board");
  const most = side.y + side.height - pad.y - pad.height - 16;
  const tall = async () => (await page.locator(".tutor").boundingBox())?.height ?? 0;
  const left = () =>
    page.locator(".tutor-body").evaluate((body) => {
      const last = /** @type {HTMLElement} */ (body.lastElementChild);
      return body.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
    });
  let before = 0;
  for (let rung = 1; rung <= 6; rung++) {
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toHaveCount(rung);
    await expect.poll(left, "empty pixels below the text").toBeLessThan(24);
    if (rung === 1) await expect.poll(tall, "one rung is short").toBeLessThan(side.height / 3);
    // It grows with every rung until there is no more room.
    await expect.poll(tall, `rung ${rung}`).toBeGreaterThan(Math.min(before, most - 40));
    before = await tall();
  }
  await expect.poll(() => page.locator(".pad").boundingBox(), "the pad stays where it is").toEqual(pad);
});

for (const { width, height, zoom } of [
  { width: 480, height: 300, zoom: "1440×900 at 300 %" },
  { width: 360, height: 225, zoom: "1440×900 at 400 %" },
  { width: 427, height: 341, zoom: "1280×1024 at 300 %" },
  { width: 320, height: 256, zoom: "1280×1024 at 400 %" },
  { width: 455, height: 256, zoom: "1366×768 at 300 %" },
  { width: 225, height: 360, zoom: "900×1440 at 400 %" },
]) {
  test(`the board stays playable at high zoom, ${zoom}`, async ({ open }) => {
    const { page } = await open("", { width, height });
    await expect(async () => {
      const size = await board(page);
      if (!size) throw new Error("there is no board");
      expect(Math.abs(size.width - size.height), "square").toBeLessThan(1);
      expect(size.width, "large").toBeGreaterThanOrEqual(Math.min(240, width - 24));
    }).toPass();
    await expect.poll(() => sideways(page), "the page scrolls in one direction only").toBe(0);
    await nextRung(page, 1);
    await expect.poll(() => sideways(page)).toBe(0);
    await nextRung(page, 2);
    await page.locator(".digit-button").nth(6).click();
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/ 7$|, 7,/);
  });
}

test("on a phone the tutor can be closed to show the digits, and opened again", async ({ open }) => {
  const { page } = await open("", { width: 360, height: 740, touch: true });
  await nextRung(page, 1);
  await page.getByRole("button", { name: "Back to the digits" }).click();
  await expect(page.getByRole("button", { name: /^7, / })).toBeVisible();
  await expect(page.locator(".layer-under .house"), "the drawing stays").toHaveCount(1);
  await page.getByRole("button", { name: "Tell me more" }).click();
  await expect(page.locator(".rung:visible")).toHaveCount(2);
});

test(
  "printing shows only the board, in light colours",
  { tag: ["@dark", "@not-desktop"] },
  async ({ open }) => {
    const { page } = await open();
    const paper = page.locator(".board-host .paper");
    await page.getByRole("button", { name: "Light theme" }).click();
    await page.getByRole("button", { name: "Dark theme" }).click();
    await expect(page.getByRole("button", { name: "Light theme" })).toBeVisible();
    await expect(paper, "the screen is dark").not.toHaveCSS("fill", "rgb(255, 254, 250)");
    await page.emulateMedia({ media: "print" });
    for (const part of [".head", ".side"]) await expect(page.locator(part)).toBeHidden();
    await expect(paper).toHaveCSS("fill", "rgb(255, 255, 255)");
    await expect(async () => {
      const size = await board(page);
      expect(Math.abs((size?.width ?? 0) - (size?.height ?? 0)), "square").toBeLessThan(1);
      expect(size?.width).toBeGreaterThan(0);
    }).toPass();
  },
);

test("the page fits with text at twice the size", async ({ open }) => {
  const { page } = await open();
  const size = () =>
    page.locator(".hint-button").evaluate((button) => parseFloat(getComputedStyle(button).fontSize));
  const before = await size();
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect.poll(size).toBeGreaterThan(1.5 * before);
  await expect.poll(() => sideways(page)).toBe(0);
});

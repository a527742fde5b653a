// The page at every size: no horizontal scrolling, targets that are large enough, a board that is as large as possible.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";

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

for (const [width, height] of SIZES) {
  for (const lang of ["en-GB", "es-ES"]) {
    test(`${width} by ${height}, ${lang}`, async ({ open }) => {
      const { page } = await open("", { width, height, lang });
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const board = () => page.locator(".board-host").boundingBox();
      await expect.poll(async () => sideways()).toBe(0);
      const size = await board();
      assert.ok(size);
      expect(Math.abs(size.width - size.height), "square").toBeLessThan(1);
      expect(size.width, `large: ${size.width}`).toBeGreaterThanOrEqual(0.78 * Math.min(width, height));
      expect(size.y >= 0 && size.y + size.height <= height, "in sight as a whole").toBeTruthy();
      const hint = await page.locator(".hint-button").boundingBox();
      expect(hint && hint.y + hint.height <= height, "the hint is at hand without scrolling").toBeTruthy();
      const small = await page.locator("button:visible").evaluateAll((buttons) =>
        buttons
          .map((button) => ({ name: button.textContent ?? "", box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
      );
      expect(small, "targets of 44 pixels").toEqual([]);
      const cut = await page
        .locator("button:visible")
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.scrollWidth > button.clientWidth + 1)
            .map((button) => button.textContent),
        );
      expect(cut, "no label is cut").toEqual([]);
      await page.locator(".hint-button").click();
      await page.locator(".rung").waitFor();
      for (let i = 0; i < 5; i++) await page.locator(".tutor-foot .main-button").first().click();
      await expect(page.locator(".rung")).toHaveCount(6);
      await expect.poll(async () => sideways()).toBe(0);
      await expect.poll(async () => board(), "the tutor never moves the board").toEqual(size);
      const last = await page.locator(".rung").last().boundingBox();
      expect(last && last.y < height, "the newest rung is in sight").toBeTruthy();
    });
  }
}

for (const lang of ["en-GB", "es-ES"]) {
  test(`on the smallest phone, each tab of a dialog fits on one line, ${lang}`, async ({ open }) => {
    const { page } = await open("", { width: 320, height: 640, lang });
    await page.keyboard.press("Control+o");
    const lines = await page.getByRole("tab").evaluateAll((tabs) =>
      tabs.map((tab) => {
        const text = document.createRange();
        text.selectNodeContents(tab);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [320, 568],
  [740, 360],
]) {
  for (const lang of ["en-GB", "es-ES"]) {
    test(`a hint does not move the digits on a phone, ${width} by ${height}, ${lang}`, async ({ open }) => {
      const { page } = await open("", { width, height, lang, touch: true });
      const keys = () =>
        page.locator(".digits button").evaluateAll((buttons) =>
          buttons.map((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return { x, y, width, height, free: button.contains(hit) };
          }),
        );
      const before = await keys();
      expect(before.length).toBe(12);
      await page.locator(".hint-button").click();
      for (let rung = 0; rung < 6; rung++) {
        if (rung > 0) await page.locator(".tutor-foot .main-button").first().click();
        await page.locator(".rung").nth(rung).waitFor();
        await expect
          .poll(async () => keys(), "the digits have not moved, and nothing lies over them")
          .toEqual(before);
        expect(before.every(({ y, height: tall, free }) => free && y + tall <= height)).toBeTruthy();
        const text = await page.locator(".tutor-body").boundingBox();
        expect(
          text && text.height >= 36 && text.y + text.height <= before[0].y,
          "the text is in sight",
        ).toBeTruthy();
        const cut = await page
          .locator(".tutor button:visible")
          .evaluateAll((buttons) =>
            buttons
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
              .map((button) => button.textContent),
          );
        expect(cut, "no label is cut").toEqual([]);
      }
      // See it, type it.
      const empty = page.locator("[role=gridcell]").first();
      await empty.tap();
      await page.locator(".digit-button").first().tap();
      await expect(empty).toHaveAttribute("aria-label", / 1$|, 1,/);
    });
  }
}

test("the hint is as tall as its text", async ({ open }) => {
  const { page } = await open("", { width: 1440, height: 900 });
  const side = await page.locator(".side").boundingBox();
  const pad = await page.locator(".pad").boundingBox();
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  /** @type {number[]} */
  const heights = [];
  for (let rung = 0; rung < 6; rung++) {
    if (rung > 0) await page.keyboard.press("h");
    await page.locator(".rung").nth(rung).waitFor();
    const card = await page.locator(".tutor").boundingBox();
    const left = await page.locator(".tutor-body").evaluate((body) => {
      const last = /** @type {HTMLElement} */ (body.lastElementChild);
      return body.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
    });
    expect(left, `${left} px are empty`).toBeLessThan(24);
    heights.push(card?.height ?? 0);
  }
  expect(side && heights[0] < side.height / 3, `${heights[0]}`).toBeTruthy();
  // It grows with every rung until there is no more room.
  const most = await page.locator(".side").evaluate((column) => {
    const pad = /** @type {HTMLElement} */ (column.querySelector(".pad"));
    return pad.getBoundingClientRect().top - column.getBoundingClientRect().top;
  });
  expect(
    heights.every((height, i) => i === 0 || height > heights[i - 1] || height > most - 40),
    `${heights}, of ${most}`,
  ).toBeTruthy();
  await expect.poll(async () => page.locator(".pad").boundingBox(), "the pad stays where it is").toEqual(pad);
});

for (const [width, height, zoom] of [
  [480, 300, "1440×900 at 300 %"],
  [360, 225, "1440×900 at 400 %"],
  [427, 341, "1280×1024 at 300 %"],
  [320, 256, "1280×1024 at 400 %"],
  [455, 256, "1366×768 at 300 %"],
  [225, 360, "900×1440 at 400 %"],
]) {
  test(`the board stays playable at high zoom, ${zoom}`, async ({ open }) => {
    const { page } = await open("", {
      width: Number(width),
      height: Number(height),
    });
    const board = await page.locator(".board-host").boundingBox();
    if (!board) throw new Error("there is no board");
    expect(Math.abs(board.width - board.height)).toBeLessThan(1);
    expect(board.width, `${board.width}`).toBeGreaterThanOrEqual(Math.min(240, Number(width) - 24));
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(async () => sideways(), "the page scrolls in one direction only").toBe(0);
    await page.locator(".hint-button").click();
    await page.locator(".rung").waitFor();
    await expect.poll(async () => sideways()).toBe(0);
    await page.locator(".tutor-foot .main-button").first().click();
    await page.locator(".rung").nth(1).waitFor();
    await page.locator(".digit-button").nth(6).scrollIntoViewIfNeeded();
    await page.locator(".digit-button").nth(6).click();
    await expect(page.locator("[role=gridcell]").first()).toHaveAttribute("aria-label", / 7$|, 7,/);
  });
}

test("on a phone the tutor can be closed to show the digits, and opened again", async ({ open }) => {
  const { page } = await open("", { width: 360, height: 740, touch: true });
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".rung").waitFor();
  await page.getByRole("button", { name: "Back to the digits" }).click();
  await page.getByRole("button", { name: /^7, / }).waitFor();
  await expect(page.locator(".layer-under .house"), "the drawing stays").toHaveCount(1);
  await page.getByRole("button", { name: "Tell me more" }).click();
  await expect(page.locator(".rung:visible")).toHaveCount(2);
});

test("printing shows only the board, in light colours", async ({ open }) => {
  const { page } = await open("", { dark: true });
  await page.getByRole("button", { name: "Light theme" }).click();
  await page.getByRole("button", { name: "Dark theme" }).click();
  await page.emulateMedia({ media: "print" });
  for (const part of [".head", ".side"])
    await expect.poll(async () => page.locator(part).isHidden(), part).toBeTruthy();
  const paper = await page
    .locator(".paper")
    .first()
    .evaluate((element) => getComputedStyle(element).fill);
  expect(paper).toBe("rgb(255, 254, 250)");
  const size = await page.locator(".board-host").boundingBox();
  expect(size && Math.abs(size.width - size.height) < 1).toBeTruthy();
});

test("the page fits with text at twice the size", async ({ open }) => {
  const { page } = await open("", { width: 1366, height: 768 });
  await page.addStyleTag({ content: "" }).catch(() => {});
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect
    .poll(async () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0);
});

// The page at every size: no horizontal scrolling, targets that are large enough, a board that is as large as possible.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openPage, running, skip } from "./jade.js";

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

describe("layout", { skip }, () => {
  const jade = running();

  for (const [width, height] of SIZES) {
    for (const lang of ["en-GB", "es-ES"]) {
      test(`${width} by ${height}, ${lang}`, async () => {
        const { page } = await openPage(jade.browser, jade.url, { width, height, lang });
        const sideways = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        const board = () => page.locator(".board-host").boundingBox();
        assert.equal(await sideways(), 0);
        const size = await board();
        assert.ok(size);
        assert.ok(Math.abs(size.width - size.height) < 1, "square");
        assert.ok(size.width >= 0.78 * Math.min(width, height), `large: ${size.width}`);
        assert.ok(size.y >= 0 && size.y + size.height <= height, "in sight as a whole");
        const hint = await page.locator(".hint-button").boundingBox();
        assert.ok(hint && hint.y + hint.height <= height, "the hint is at hand without scrolling");
        const small = await page.locator("button:visible").evaluateAll((buttons) =>
          buttons
            .map((button) => ({ name: button.textContent ?? "", box: button.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 44 || box.height < 44)
            .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
        );
        assert.deepEqual(small, [], "targets of 44 pixels");
        const cut = await page
          .locator("button:visible")
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => button.scrollWidth > button.clientWidth + 1)
              .map((button) => button.textContent),
          );
        assert.deepEqual(cut, [], "no label is cut");
        await page.locator(".hint-button").click();
        await page.locator(".rung").waitFor();
        for (let i = 0; i < 5; i++) await page.locator(".tutor-foot .main-button").first().click();
        assert.equal(await page.locator(".rung").count(), 6);
        assert.equal(await sideways(), 0);
        assert.deepEqual(await board(), size, "the tutor never moves the board");
        const last = await page.locator(".rung").last().boundingBox();
        assert.ok(last && last.y < height, "the newest rung is in sight");
        await page.context().close();
      });
    }
  }

  for (const lang of ["en-GB", "es-ES"]) {
    test(`on the smallest phone, each tab of a dialog fits on one line, ${lang}`, async () => {
      const { page } = await openPage(jade.browser, jade.url, { width: 320, height: 640, lang });
      await page.keyboard.press("Control+o");
      const lines = await page.getByRole("tab").evaluateAll((tabs) =>
        tabs.map((tab) => {
          const text = document.createRange();
          text.selectNodeContents(tab);
          return text.getClientRects().length;
        }),
      );
      assert.deepEqual(lines, [1, 1, 1, 1]);
      await page.context().close();
    });
  }

  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [320, 568],
    [740, 360],
  ]) {
    for (const lang of ["en-GB", "es-ES"]) {
      test(`a hint does not move the digits on a phone, ${width} by ${height}, ${lang}`, async () => {
        const { page } = await openPage(jade.browser, jade.url, { width, height, lang, touch: true });
        const keys = () =>
          page.locator(".digits button").evaluateAll((buttons) =>
            buttons.map((button) => {
              const { x, y, width, height } = button.getBoundingClientRect();
              const hit = document.elementFromPoint(x + width / 2, y + height / 2);
              return { x, y, width, height, free: button.contains(hit) };
            }),
          );
        const before = await keys();
        assert.equal(before.length, 12);
        await page.locator(".hint-button").click();
        for (let rung = 0; rung < 6; rung++) {
          if (rung > 0) await page.locator(".tutor-foot .main-button").first().click();
          await page.locator(".rung").nth(rung).waitFor();
          assert.deepEqual(await keys(), before, "the digits have not moved, and nothing lies over them");
          assert.ok(before.every(({ y, height: tall, free }) => free && y + tall <= height));
          const text = await page.locator(".tutor-body").boundingBox();
          assert.ok(text && text.height >= 36 && text.y + text.height <= before[0].y, "the text is in sight");
          const cut = await page
            .locator(".tutor button:visible")
            .evaluateAll((buttons) =>
              buttons
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
                .map((button) => button.textContent),
            );
          assert.deepEqual(cut, [], "no label is cut");
        }
        // See it, type it.
        const empty = page.locator("[role=gridcell]").first();
        await empty.tap();
        await page.locator(".digit-button").first().tap();
        assert.match((await empty.getAttribute("aria-label")) ?? "", / 1$|, 1,/);
        await page.context().close();
      });
    }
  }

  test("the hint is as tall as its text", async () => {
    const { page } = await openPage(jade.browser, jade.url, { width: 1440, height: 900 });
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
      assert.ok(left < 24, `${left} px are empty`);
      heights.push(card?.height ?? 0);
    }
    assert.ok(side && heights[0] < side.height / 3, `${heights[0]}`);
    // It grows with every rung until there is no more room.
    const most = await page.locator(".side").evaluate((column) => {
      const pad = /** @type {HTMLElement} */ (column.querySelector(".pad"));
      return pad.getBoundingClientRect().top - column.getBoundingClientRect().top;
    });
    assert.ok(
      heights.every((height, i) => i === 0 || height > heights[i - 1] || height > most - 40),
      `${heights}, of ${most}`,
    );
    assert.deepEqual(await page.locator(".pad").boundingBox(), pad, "the pad stays where it is");
    await page.context().close();
  });

  for (const [width, height, zoom] of [
    [480, 300, "1440×900 at 300 %"],
    [360, 225, "1440×900 at 400 %"],
    [427, 341, "1280×1024 at 300 %"],
    [320, 256, "1280×1024 at 400 %"],
    [455, 256, "1366×768 at 300 %"],
    [225, 360, "900×1440 at 400 %"],
  ]) {
    test(`the board stays playable at high zoom, ${zoom}`, async () => {
      const { page } = await openPage(jade.browser, jade.url, {
        width: Number(width),
        height: Number(height),
      });
      const board = await page.locator(".board-host").boundingBox();
      assert.ok(board && Math.abs(board.width - board.height) < 1);
      assert.ok(board.width >= Math.min(240, Number(width) - 24), `${board.width}`);
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(await sideways(), 0, "the page scrolls in one direction only");
      await page.locator(".hint-button").click();
      await page.locator(".rung").waitFor();
      assert.equal(await sideways(), 0);
      await page.locator(".tutor-foot .main-button").first().click();
      await page.locator(".rung").nth(1).waitFor();
      await page.locator(".digit-button").nth(6).scrollIntoViewIfNeeded();
      await page.locator(".digit-button").nth(6).click();
      assert.match(
        (await page.locator("[role=gridcell]").first().getAttribute("aria-label")) ?? "",
        / 7$|, 7,/,
      );
      await page.context().close();
    });
  }

  test("on a phone the tutor can be closed to show the digits, and opened again", async () => {
    const { page } = await openPage(jade.browser, jade.url, { width: 360, height: 740, touch: true });
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".rung").waitFor();
    await page.getByRole("button", { name: "Back to the digits" }).click();
    await page.getByRole("button", { name: /^7, / }).waitFor();
    assert.equal(await page.locator(".layer-under .house").count(), 1, "the drawing stays");
    await page.getByRole("button", { name: "Tell me more" }).click();
    assert.equal(await page.locator(".rung:visible").count(), 2);
    await page.context().close();
  });

  test("printing shows only the board, in light colours", async () => {
    const { page } = await openPage(jade.browser, jade.url, { dark: true });
    await page.getByRole("button", { name: "Light theme" }).click();
    await page.getByRole("button", { name: "Dark theme" }).click();
    await page.emulateMedia({ media: "print" });
    for (const part of [".head", ".side"]) assert.ok(await page.locator(part).isHidden(), part);
    const paper = await page
      .locator(".paper")
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
    assert.equal(paper, "rgb(255, 254, 250)");
    const size = await page.locator(".board-host").boundingBox();
    assert.ok(size && Math.abs(size.width - size.height) < 1);
    await page.context().close();
  });

  test("the page fits with text at twice the size", async () => {
    const { page } = await openPage(jade.browser, jade.url, { width: 1366, height: 768 });
    await page.addStyleTag({ content: "" }).catch(() => {});
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      0,
    );
    await page.context().close();
  });
});

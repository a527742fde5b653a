// Hints: rung by rung, in both languages, drawn and applied; complaints; an open hint after a change of language.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cellAt, label, openPage, rungs, running, skip } from "./jade.js";

/** The panel's texts in each language. */
const WORDS = {
  en: {
    lang: "en-GB",
    hint: "Hint",
    more: "Tell me more",
    apply: "Do it for me",
    cell: /r\dc\d/,
    house: /^Look at (row|column|box) \d/,
  },
  es: {
    lang: "es-ES",
    hint: "Pista",
    more: "Dime más",
    apply: "Hazlo por mí",
    cell: /f\dc\d/,
    house: /^Fíjate en (la fila|la columna|el bloque) \d/,
  },
};

describe("hints", { skip }, () => {
  const jade = running();

  test("the legend explains exactly the signs that are drawn", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const meant = async () => {
      await page.getByRole("button", { name: "What do the symbols mean?" }).click();
      return page.locator(".legend li").allTextContents();
    };
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
    // A digit in a box by cross-hatching: the house, the witnesses, and the digit to place.
    assert.deepEqual(
      (await meant()).map((text) => text.replace(/^5/, "")),
      ["house it starts from", "placed digit that rules out others", "goes here"],
    );
    await page.context().close();
  });

  test("the peers of the selected cell are not highlighted while a hint is open", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const tints = () => page.locator(".tint.seen, .tint.same").count();
    await cellAt(page, 1, 6).click();
    const before = await tints();
    assert.ok(before >= 20);
    await page.keyboard.press("h");
    await page.locator(".layer-under .house").waitFor();
    assert.equal(await tints(), 0);
    assert.equal(await page.locator(".tint.selected").count(), 1);
    const fill = () =>
      page
        .locator(".tint.selected")
        .evaluate((tint) => getComputedStyle(tint).getPropertyValue("fill").replace("none", ""));
    assert.equal(await fill(), "", "the selection is an outline only");
    await page.keyboard.press("Escape");
    await page.locator(".layer-under .house").waitFor({ state: "detached" });
    assert.equal(await tints(), before);
    assert.match(await fill(), /^rgb/);
    await page.context().close();
  });

  for (const words of Object.values(WORDS)) {
    test(`a hint goes through all its rungs and is applied (${words.lang})`, async () => {
      const { page, complaints } = await openPage(jade.browser, jade.url, { lang: words.lang });
      assert.equal(await page.evaluate(() => document.documentElement.lang), words.lang.slice(0, 2));
      const board = () => page.locator(".board-host").boundingBox();
      const size = await board();
      await page.getByRole("button", { name: words.hint }).click();
      await page.locator(".rung").waitFor();
      assert.match((await rungs(page))[0], words.house);
      assert.doesNotMatch((await rungs(page))[0], words.cell, "the first rung names no cell");
      assert.equal(await page.locator(".layer-under .house").count(), 1, "the house is drawn");
      assert.equal(await page.locator(".layer-over > *").count(), 0, "and no digit");
      for (const rung of [2, 3, 4, 5]) {
        await page.getByRole("button", { name: words.more }).click();
        await page
          .locator(".rung")
          .nth(rung - 1)
          .waitFor();
        assert.equal(await page.locator(".rung").count(), rung, "earlier rungs stay");
        assert.equal(await page.getByRole("button", { name: words.apply }).count(), rung >= 4 ? 1 : 0);
      }
      const told = await rungs(page);
      for (const text of told) {
        assert.doesNotMatch(text, /[{}$]|undefined/);
        if (words.lang === "es-ES") assert.doesNotMatch(text, /\b(the|row|column|box|cell|only)\b/i);
      }
      assert.match(told[2], words.cell);
      assert.equal(await page.getByRole("button", { name: words.more }).count(), 0);
      assert.ok(await page.locator(".layer-over .ring").count(), "the placement is ringed");
      assert.deepEqual(await board(), size, "the tutor never moves the board");
      const before = await page
        .locator('[aria-readonly="false"]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
      await page.getByRole("button", { name: words.apply }).click();
      await page.locator(".rung").first().waitFor({ state: "detached" });
      const changed = async () => {
        const now = await page
          .locator('[aria-readonly="false"]')
          .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
        return now.filter((text, i) => text !== before[i]);
      };
      assert.equal((await changed()).length, 1, "one cell has its digit");
      await page.keyboard.press("Control+z");
      assert.deepEqual(await changed(), [], "and one undo takes it back");
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
  }

  test("an open hint changes its language with the page, at the same rung", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    assert.equal((await rungs(page)).length, 3);
    await page.getByRole("button", { name: "Español" }).click();
    await page.getByText("Fíjate").waitFor();
    assert.equal((await rungs(page)).length, 3);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "es");
    assert.match((await label(page, 1, 1)) ?? "", /^Fila 1, columna 1, bloque 1, vacía$/);
    await page.getByRole("button", { name: "English" }).click();
    await page.getByText("Look at").first().waitFor();
    await page.reload();
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    assert.equal(await page.evaluate(() => document.documentElement.lang), "en", "the choice is kept");
    await page.context().close();
  });

  test("texts highlight the board, and the board highlights texts", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    await page.locator(".hot").first().hover();
    assert.ok(await page.locator(".layer-lit > *").count());
    await page.mouse.move(2, 2);
    assert.equal(await page.locator(".layer-lit > *").count(), 0);
    await page.locator(".hot").first().focus();
    assert.ok(await page.locator(".layer-lit > *").count(), "by keyboard too");
    await cellAt(page, 9, 9).click();
    for (let i = 0; i < 3; i++) await page.keyboard.press("h");
    const cell = page
      .locator(".rung")
      .nth(2)
      .locator(".hot", { hasText: /^r\dc\d$/ })
      .first();
    const name = /r(\d)c(\d)/.exec((await cell.textContent()) ?? "");
    assert.ok(name);
    await cellAt(page, Number(name[1]), Number(name[2])).hover();
    assert.match((await cell.getAttribute("class")) ?? "", /touched/);
    await page.context().close();
  });

  test("a hint closes when the board changes and with Escape", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    await page.keyboard.press("Control+Digit1");
    await page.getByText("The board has changed").first().waitFor();
    assert.equal(await page.locator(".layer-under > *").count(), 0);
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Stuck?").waitFor();
    await page.context().close();
  });

  test("a mistake is reported before any hint, with a different look", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("4");
    await page.keyboard.press("h");
    await page.getByRole("heading", { name: "Something to fix first" }).waitFor();
    assert.ok(await page.locator(".tutor.bad .icon-warning").count());
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
    assert.ok(await page.locator(".layer-under .hue-vermilion").count());
    await page.context().close();
  });

  test("the candidates of a step are drawn although the player has written none", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    // Singles come first; then the starting puzzle needs pairs.
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("h");
      await page.locator(".rung").waitFor();
      for (let rung = 1; rung < 5; rung++) await page.keyboard.press("h");
      if (await page.locator(".layer-over .strike").count()) break;
      await page.getByRole("button", { name: "Do it for me" }).click();
      await page.locator(".rung").first().waitFor({ state: "detached" });
      await page.keyboard.press("Escape");
      await cellAt(page, 1, 1).focus();
    }
    assert.ok(await page.locator(".layer-over .strike").count(), "a step that takes candidates away");
    assert.ok(await page.locator(".layer-over .ghost").count());
    assert.ok(await page.locator(".layer-under .spot").count());
    await page.context().close();
  });
});

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
      // It is about one digit, which is a rung of its own.
      for (const rung of [2, 3, 4, 5, 6]) {
        await page.getByRole("button", { name: words.more }).click();
        await page
          .locator(".rung")
          .nth(rung - 1)
          .waitFor();
        assert.equal(await page.locator(".rung").count(), rung, "earlier rungs stay");
        assert.equal(await page.getByRole("button", { name: words.apply }).count(), rung >= 5 ? 1 : 0);
      }
      const told = await rungs(page);
      for (const text of told) {
        assert.doesNotMatch(text, /[{}$]|undefined/);
        if (words.lang === "es-ES") assert.doesNotMatch(text, /\b(the|row|column|box|cell|only)\b/i);
      }
      assert.match(told[3], words.cell);
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
    const cell = page.locator(".rung .hot", { hasText: /^r\dc\d$/ }).first();
    const name = /r(\d)c(\d)/.exec((await cell.textContent()) ?? "");
    assert.ok(name);
    await cellAt(page, Number(name[1]), Number(name[2])).hover();
    assert.match((await cell.getAttribute("class")) ?? "", /touched/);
    await page.context().close();
  });

  /** A moment for an XY-chain of six links: the player knows all candidates but two. */
  const CHAIN = {
    boxRows: 3,
    boxColumns: 3,
    givens: "5912736847328645196..519.2.1..926...2693.......3.51296927.........13.9.231..924.8",
    entries: ".".repeat(81),
    excluded: Array.from({ length: 81 }, (_, cell) => ({ 34: 64, 43: 64, 68: 128 })[cell] ?? 0),
    moment: "xy-chain",
  };

  test("a chain is a numbered list that follows the player, at the top of its rung", async () => {
    const { page, complaints } = await openPage(jade.browser, jade.url, { width: 1366, height: 768 });
    await page.evaluate((board) => sessionStorage.setItem("jade.try", JSON.stringify(board)), CHAIN);
    await page.reload();
    await page.waitForSelector("html[data-complete]", { state: "attached" });
    for (let rung = 0; rung < 4; rung++) {
      await page.keyboard.press("h");
      await page.locator(".rung").nth(rung).waitFor();
    }
    assert.match(
      (await rungs(page))[2],
      /^Follow the cells with two candidates from r\dc\d to r\dc\d: r\dc\d, r\dc\d/,
    );
    const lines = page.locator(".lines li");
    const count = await lines.count();
    const links = () => page.locator(".layer-over .link .head").count();
    assert.ok(count >= 3);
    assert.equal(await links(), count, "at first all links are drawn");
    for (const line of await lines.allTextContents()) assert.match(line, /^\d+\.If r\dc\d is (not )?\d, /);
    const player = await page.locator(".link-player").boundingBox();
    const body = await page.locator(".tutor-body").boundingBox();
    assert.ok(player && body && player.y >= body.y - 1 && player.y < body.y + 60, "the player is in sight");
    for (let line = 1; line <= count; line++) {
      await page.getByRole("button", { name: "One line forward" }).click();
      assert.equal(await page.locator(".lines .now").textContent(), await lines.nth(line - 1).textContent());
      assert.equal(await links(), line);
      const row = await page.locator(".lines .now").boundingBox();
      const panel = await page.locator(".tutor-body").boundingBox();
      assert.ok(
        row && panel && row.y >= panel.y && row.y + row.height <= panel.y + panel.height + 1,
        "in sight",
      );
    }
    await lines.nth(1).locator(".line-number").click();
    assert.equal(await links(), 2, "a line is clicked");
    assert.equal(await page.locator(".lines .later").count(), count - 2);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  /** Opens a game with the help that a radio button of the settings names. @param {string} name */
  async function withHelp(name) {
    const { page } = await openPage(jade.browser, jade.url);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name }).check();
    await page.keyboard.press("Escape");
    await cellAt(page, 1, 1).click();
    return page;
  }

  test("an exam allows no hints and no check, until it is ended", async () => {
    const page = await withHelp("Exam: no hints, no check");
    await page.locator(".help-left", { hasText: "Exam: no hints, no check" }).waitFor();
    // Nothing is offered that is then refused.
    assert.equal(await page.locator(".tutor-foot button").count(), 0);
    assert.equal(await page.getByText("Ask for a hint").count(), 0);
    for (const key of ["h", "j", "l", "y"]) {
      await page.keyboard.press(key);
      await page.getByText("This game is an exam").first().waitFor();
      assert.equal(await page.locator(".rung, .walk-step").count(), 0);
    }
    await page.getByRole("button", { name: "Marks", exact: true }).click();
    await page
      .getByRole("menuitem", { name: /^Check/ })
      .first()
      .click();
    assert.equal(await page.getByText("No rule is broken").count(), 0);
    await page.reload();
    await page.waitForSelector("html[data-complete]", { state: "attached" });
    await page.getByRole("button", { name: "Allow all help in this game" }).click();
    await page.locator(".help-left").waitFor({ state: "detached" });
    await page.locator(".tutor-foot .hint-button").waitFor();
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    await page.context().close();
  });

  test("an exam shows no wrong digits, even if the setting wants them", async () => {
    const page = await withHelp("Exam: no hints, no check");
    await page.locator(".help-left").waitFor();
    await page.evaluate(async () =>
      (await import(`${location.origin}/settings.js`)).changeSettings({ mistakes: true }),
    );
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("2");
    await page.locator(".layer-sheet .entry", { hasText: "2" }).first().waitFor();
    // As long as the check of a game without limits takes.
    await page.evaluate(async () => {
      const { ask } = await import(`${location.origin}/tutor/api.js`);
      const [{ game }, { sheetData }] = await Promise.all([
        import(`${location.origin}/store.js`),
        import(`${location.origin}/game/sheet.js`),
      ]);
      for (let i = 0; i < 3; i++) await ask("check", { sheet: sheetData(game.peek().sheet) });
    });
    assert.equal(await page.locator(".layer-under .cell").count(), 0);
    await page.getByRole("button", { name: "Allow all help in this game" }).click();
    await page.locator(".layer-under .cell").waitFor();
    await page.context().close();
  });

  test("after three minutes without a move a half step is offered, and nothing more", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.clock.install();
    await page.reload();
    await page.waitForSelector("html[data-complete]", { state: "attached" });
    await page.clock.fastForward("03:10");
    assert.equal(await page.getByText("Shall I start the next step").count(), 0, "nobody plays yet");
    await page.keyboard.press("Control+Digit1");
    await page.clock.fastForward("02:50");
    assert.equal(await page.getByText("Shall I start the next step").count(), 0);
    await page.clock.fastForward("00:20");
    await page.getByText("Shall I start the next step").first().waitFor();
    assert.equal(await page.locator(".rung").count(), 0, "no hint is forced on the player");
    await page.getByRole("button", { name: "Start it for me" }).click();
    await page.locator(".rung").nth(3).waitFor();
    assert.equal(await page.locator(".rung").count(), 4, "where, what, which digit, and which cells");
    assert.equal(await page.getByRole("button", { name: "Do it for me" }).count(), 0);
    await page.context().close();
  });

  test("a game with one hint allows one, with all its rungs", async () => {
    const page = await withHelp("One hint");
    await page.getByText("1 hint is left of 1").waitFor();
    for (let rung = 0; rung < 6; rung++) {
      await page.keyboard.press("h");
      await page.locator(".rung").nth(rung).waitFor();
    }
    await page.getByText("No hint is left of 1").waitFor();
    await page.getByRole("button", { name: "Do it for me" }).click();
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("h");
    await page.getByText("You have used the hints").first().waitFor();
    assert.equal(await page.locator(".rung").count(), 0);
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
    // The puzzle's usual next step is a single, which removes nothing.
    await page.getByRole("button", { name: "Tutor", exact: true }).click();
    await page.getByRole("menuitem", { name: "Choose a technique…" }).click();
    await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let rung = 1; rung < 5; rung++) await page.keyboard.press("h");
    await page.locator(".layer-over .strike").first().waitFor({ state: "attached" });
    assert.ok(await page.locator(".layer-over .strike").count(), "a step that takes candidates away");
    assert.ok(await page.locator(".layer-over .ghost").count());
    assert.ok(await page.locator(".layer-under .spot").count());
    await page.context().close();
  });
});

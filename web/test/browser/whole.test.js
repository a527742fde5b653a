// What the page offers beyond playing: colours, links, the filter, save points, lists of steps, techniques, writing
// puzzles, formats.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { cellAt, label, openPage, paste, ready, running, skip } from "./jade.js";

/** @typedef {import("playwright-core").Page} Page */

const SMALL = ".23.........4..1";
// Made for these tests; solving it takes chains.
const HARD = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

/** @param {Page} page @param {string} menu @param {string | RegExp} entry */
async function choose(page, menu, entry) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page
    .getByRole("menuitem", { name: entry })
    .or(page.getByRole("menuitemcheckbox", { name: entry }))
    .click();
}

describe("the whole page", { skip }, () => {
  const jade = running();

  /** @param {string} name @param {(page: Page, opened: Awaited<ReturnType<typeof openPage>>) => Promise<void>} body @param {Parameters<typeof openPage>[2]} [options] */
  const check = (name, body, options) =>
    test(name, async () => {
      const opened = await openPage(jade.browser, jade.url, options);
      await body(opened.page, opened);
      assert.deepEqual(opened.complaints, []);
      assert.deepEqual(opened.outside, []);
      await opened.page.context().close();
    });

  check("colours: set, removed, replaced, cleared; shown or hidden; announced; saved", async (page) => {
    await page.keyboard.press("q");
    await page.keyboard.press("1");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty, coloured blue, disc");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "green, triangle" }).click();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "green, triangle" }).click();
    assert.equal(await page.locator(".layer-paint .paint").count(), 3);
    await page.getByRole("button", { name: "green, triangle" }).click();
    assert.equal(await page.locator(".layer-paint .paint").count(), 2, "the same colour again takes it away");
    await page.getByRole("button", { name: "marked as wrong" }).click();
    assert.equal(await page.locator(".layer-drawn .strike").count(), 1);
    await page.keyboard.press("9");
    assert.equal(await page.locator(".layer-drawn .strike").count(), 0, "which 9 does as well");
    await page.keyboard.press("9");
    await page.reload();
    await ready(page);
    assert.equal(await page.locator(".layer-paint .paint").count(), 2, "nothing is lost");
    await choose(page, "Marks", "Show colours");
    assert.equal(await page.locator(".layer-paint > *").count(), 0);
    await choose(page, "Marks", "Show colours");
    await choose(page, "Marks", "Erase all colours and links");
    assert.equal(await page.locator(".layer-paint > *, .layer-drawn > *").count(), 0);
    await page.keyboard.press("Control+z");
    assert.equal(await page.locator(".layer-paint .paint").count(), 2, "which can be undone");
  });

  check(
    "the context menu opens by right click and by key, has candidates and links, and returns the focus",
    async (page) => {
      await choose(page, "Marks", "Fill in all candidates");
      const box = await cellAt(page, 1, 1).boundingBox();
      assert.ok(box);
      // Candidate 5 is in the middle of its cell.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button: "right" });
      const menu = page.getByRole("menu");
      await menu.waitFor();
      assert.equal(
        await page.getByRole("menuitemradio", { name: "5", exact: true }).getAttribute("aria-checked"),
        "true",
      );
      await page.getByRole("menuitemradio", { name: "purple, diamond" }).click();
      assert.match((await label(page, 1, 1)) ?? "", /candidate 5 purple, diamond$/);
      assert.equal(await page.locator(".layer-paint .diamond").count(), 1);
      await page.keyboard.press("m");
      await page.getByRole("menuitemradio", { name: "5", exact: true }).click();
      await page.getByRole("menuitem", { name: "Strong link from 5" }).click();
      await page.getByText("Where does the link from candidate 5 lead?").first().waitFor();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Shift+F10");
      await page.getByRole("menuitemradio", { name: "5", exact: true }).click();
      await page.getByRole("menuitem", { name: "Link to here: 5" }).click();
      assert.equal(await page.locator(".layer-drawn .link.strong").count(), 1);
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
      await page.keyboard.press("m");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Escape");
      assert.equal(await menu.count(), 0);
      assert.equal(
        await page.evaluate(() => document.activeElement?.getAttribute("aria-label")?.slice(0, 15)),
        "Row 1, column 2",
      );
    },
  );

  check(
    "a long press opens the context menu",
    async (page) => {
      const box = await cellAt(page, 3, 1).boundingBox();
      assert.ok(box);
      const client = await page.context().newCDPSession(page);
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await page.getByRole("menu").waitFor();
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      assert.equal(await page.getByRole("menu").count(), 1, "and lifting the finger leaves it open");
    },
    { touch: true, width: 360, height: 740 },
  );

  check(
    "the filter shows any set of digits or cells with two candidates, and can be turned off",
    async (page) => {
      await page.keyboard.press("f");
      await page.keyboard.press("5");
      const one = await page.locator(".tint.filtered").count();
      assert.ok(one > 5);
      assert.equal(await page.locator(".tint.same").count(), 4, "where it stands is shown as well");
      await page.getByRole("button", { name: /^7, / }).click();
      assert.ok((await page.locator(".tint.filtered").count()) > one);
      assert.equal(await page.getByRole("button", { name: /^7, / }).getAttribute("aria-pressed"), "true");
      await page.getByRole("button", { name: "Show all" }).click();
      assert.equal(await page.locator(".tint.filtered").count(), 0);
      await page.getByRole("button", { name: "Two candidates" }).click();
      const pairs = await page.locator(".tint.filtered").count();
      assert.ok(pairs > 0 && pairs < one);
      assert.match((await page.locator(".spoken").textContent()) ?? "", /Two candidates/);
    },
  );

  check(
    "save points form a tree and can be named, restored and deleted; going back to the start makes one",
    async (page) => {
      await page.keyboard.press("7");
      await page.keyboard.press("Control+b");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("6");
      await choose(page, "Edit", "Save points…");
      await page.getByRole("textbox", { name: "Name (optional)" }).fill("With a six");
      await page.getByRole("button", { name: "Save here" }).click();
      assert.equal(await page.locator(".saves ul ul .save-row").count(), 1, "it grew out of the first");
      await page.getByRole("button", { name: /^Save point 1/ }).click();
      await page.locator("dialog").waitFor({ state: "detached" });
      assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, empty");
      await page.keyboard.press("8");
      await page.keyboard.press("Control+b");
      await page.reload();
      await ready(page);
      await choose(page, "Edit", "Save points…");
      assert.equal(await page.locator(".saves ul ul .save-row").count(), 2, "two branches of the first");
      await page.getByRole("button", { name: /^With a six/ }).click();
      assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, 6");
      await page.keyboard.press("Control+z");
      assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, 8", "going back is a step of undo");
      await choose(page, "Edit", "Save points…");
      await page.getByRole("button", { name: "Delete this save point" }).first().click();
      assert.equal(await page.locator(".save-row").count(), 3);
      await page.getByRole("button", { name: /^Start/ }).click();
      assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty");
    },
  );

  check("the game goes back to before the first mistake", async (page) => {
    await choose(page, "Tutor", /^One step/);
    await page.getByRole("button", { name: "Close the hint" }).click();
    const good = await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count();
    assert.equal(good, 1);
    await choose(page, "Edit", "Back to before the first mistake");
    await page.getByText("There is no mistake on your board.").first().waitFor();
    // Row 1 has a 7 in this cell, and no 5.
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("5");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("2");
    await choose(page, "Edit", "Back to before the first mistake");
    await page.getByText("This is the board before the first mistake.").first().waitFor();
    assert.equal(await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count(), good);
    await page.getByRole("button", { name: "Return" }).click();
    assert.equal(await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count(), good + 2);
  });

  check("the list of steps draws each step on hover and applies one", async (page) => {
    await page.keyboard.press("l");
    const rows = page.locator(".walk-step");
    await rows.first().waitFor();
    assert.ok((await rows.count()) > 10);
    await rows.nth(2).hover();
    const second = await page.locator(".layer-over").innerHTML();
    assert.notEqual(second, "");
    await rows.nth(0).hover();
    assert.notEqual(await page.locator(".layer-over").innerHTML(), second);
    await page
      .getByRole("button", { name: /^What is “/ })
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Do it for me" }).click();
    await rows.first().waitFor({ state: "detached" });
    assert.equal(await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count(), 1);
  });

  check("the path can be followed without changing the game, then applied up to a step", async (page) => {
    await page.keyboard.press("y");
    await page.locator(".walk-step").first().waitFor();
    const next = page.getByRole("button", { name: "Next step" });
    for (let i = 0; i < 5; i++) await next.click();
    await page.getByText(/^6 of \d+$/).waitFor();
    const shown = await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count();
    assert.ok(shown >= 4);
    assert.ok(await page.locator(".layer-over > *").count());
    await page.getByRole("button", { name: "Last step" }).click();
    await page.getByRole("button", { name: "Close the list" }).click();
    assert.equal(
      await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count(),
      0,
      "the game is as it was",
    );
    await page.keyboard.press("y");
    await page.locator(".walk-step").first().waitFor();
    await next.click();
    await page.getByRole("button", { name: "Take the steps up to here" }).click();
    assert.equal(await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count(), 2);
    await page.keyboard.press("Control+z");
    assert.equal(
      await page.locator('[aria-readonly="false"]:not([aria-label*="empty"])').count(),
      0,
      "as one step",
    );
  });

  check(
    "the game is solved by techniques, with a table of how often each was used, or by singles alone",
    async (page) => {
      await choose(page, "Tutor", "Solve with techniques");
      await page.getByRole("heading", { name: "Solved" }).waitFor();
      assert.ok((await page.locator(".uses tbody tr").count()) >= 3);
      assert.match((await page.locator(".uses").textContent()) ?? "", /Hidden single/);
      await page.keyboard.press("Control+z");
      await choose(page, "Tutor", "Solve the singles");
      await page.locator(".uses").waitFor();
      assert.equal(await page.getByRole("heading", { name: "Solved" }).count(), 0);
      const names = await page.locator(".uses tbody th").allTextContents();
      assert.ok(
        names.every((name) => /single|house/i.test(name)),
        names.join(),
      );
      await page.getByRole("button", { name: "Hidden single" }).click();
      await page
        .getByRole("dialog", { name: "Hidden single" })
        .locator(".example .layer-over > *")
        .first()
        .waitFor();
    },
  );

  check("a chosen technique is used for hints and steps until it is released", async (page) => {
    await choose(page, "Tutor", /^Choose a technique/);
    await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
    await page.keyboard.press("Escape");
    await page.getByText(/^Only: .*pointing/i).waitFor();
    await page.reload();
    await ready(page);
    await page.getByText(/^Only: .*pointing/i).waitFor();
    await choose(page, "Marks", "Fill in all candidates");
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
    assert.match((await page.locator(".ladder").textContent()) ?? "", /[Pp]ointing/);
    assert.ok(await page.locator(".layer-over .strike").count(), "candidates go");
    await page.getByRole("button", { name: "What do the symbols mean?" }).click();
    await page.getByText("can be removed").waitFor();
    await page.getByRole("button", { name: "Close the hint" }).click();
    await page.getByRole("button", { name: "Use all techniques again" }).click();
    assert.equal(await page.getByText(/^Only: .*pointing/i).count(), 0);
  });

  check("a complaint can be dismissed", async (page) => {
    await choose(page, "Marks", "Fill in all candidates");
    // The correct digit is 7. Removing it from the marks causes a complaint that can be ignored.
    await page.keyboard.press("Control+Digit7");
    await page.keyboard.press("h");
    await page.getByRole("heading", { name: "Something to fix first" }).waitFor();
    const asked = page.waitForRequest("**/api/v1/hint");
    await page.getByRole("button", { name: "Continue anyway" }).click();
    assert.equal(JSON.parse((await asked).postData() ?? "{}").dismissed.length, 1);
    await page.getByRole("heading", { name: "Hint", exact: true }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Continue anyway" }).count(), 0);
  });

  check(
    "marks are recomputed with removed candidates, cleaned and promoted; the rules are checked",
    async (page) => {
      await choose(page, "Marks", "Check the rules");
      await page.getByText("No rule is broken.").first().waitFor();
      await page.keyboard.press("Shift+Digit2");
      await page.keyboard.press("Shift+Digit4");
      await page.keyboard.press("Shift+Digit7");
      await choose(page, "Marks", "Remove impossible marks");
      assert.match((await label(page, 1, 1)) ?? "", /corner notes 2 7$/, "a 4 stands in the row");
      await page.keyboard.press(".");
      assert.match((await label(page, 1, 1)) ?? "", /candidates 2 7$/);
      await choose(page, "Tutor", /^Choose a technique/);
      await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
      await page.keyboard.press("Escape");
      await choose(page, "Marks", "Fill in all candidates");
      await page.keyboard.press("j");
      await page.locator(".tutor-body .hot").first().waitFor();
      await choose(page, "Marks", "Fill in all candidates");
      await page
        .getByText(/that (a technique|techniques) had removed (is|are) back/)
        .first()
        .waitFor();
      await page.keyboard.press("4");
      await page.getByText("4 is in row 1 twice: here and in r1c6.").waitFor();
      await choose(page, "Marks", "Check the rules");
      await page.getByText("One rule is broken:").first().waitFor();
    },
  );

  check(
    "a puzzle is entered on the board, refused with a cell where solutions differ, corrected and played",
    async (page) => {
      await page.keyboard.press("Control+o");
      await page.getByRole("tab", { name: "Text or file" }).click();
      await page.getByRole("button", { name: "Write it on the board" }).click();
      await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
      await cellAt(page, 1, 2).click();
      await page.keyboard.press("2");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("3");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("4");
      await page.keyboard.press("Delete");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByText("more than one solution").first().waitFor();
      assert.equal(await page.locator(".layer-under .cell").count(), 1, "a cell where they differ");
      await page.reload();
      await ready(page);
      assert.equal(
        await label(page, 1, 3),
        "Row 1, column 3, box 2, given 3",
        "what was written is still there",
      );
      await cellAt(page, 4, 4).click();
      await page.keyboard.press("1");
      await cellAt(page, 4, 1).click();
      await page.keyboard.press("4");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("heading", { name: "Your tutor" }).waitFor();
      assert.equal(await label(page, 4, 1), "Row 4, column 1, box 3, given 4");
      // Writing is cancelled: the game is unchanged.
      await page.keyboard.press("Control+o");
      await page.getByRole("tab", { name: "Text or file" }).click();
      await page.getByRole("button", { name: "Write it on the board" }).click();
      await page.keyboard.press("5");
      await page.getByRole("button", { name: "Cancel" }).click();
      assert.equal(await label(page, 4, 1), "Row 4, column 1, box 3, given 4");
    },
  );

  check(
    "a game is saved in any format, with a warning of losses; JADE's own link has the whole sheet",
    async (page) => {
      await page.keyboard.press("7");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Shift+Digit6");
      await page.keyboard.press("q");
      await page.keyboard.press("3");
      await page.keyboard.press("Control+s");
      const text = page.getByRole("textbox", { name: "The puzzle in this format" });
      await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("#s1="));
      const link = await text.inputValue();
      assert.ok(link.startsWith(jade.url));
      assert.equal(await page.locator(".lost").count(), 0);
      await page.getByRole("combobox", { name: "Format" }).selectOption("line");
      await page.locator(".lost").waitFor();
      assert.match((await page.locator(".lost").textContent()) ?? "", /colours/);
      await page.waitForFunction(() => document.querySelector("textarea")?.value.trim().length === 81);
      assert.match(
        (await page.locator(".lost").textContent()) ?? "",
        /entries/,
        "it does not tell givens from entries",
      );
      await page.getByRole("button", { name: "Copy" }).click();
      await page.getByText("Copied.").waitFor();
      assert.equal(
        (await page.evaluate(() => navigator.clipboard.readText())).trim(),
        "7....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....",
      );
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save as a file" }).click();
      assert.equal(readFileSync(await (await saved).path(), "utf8").trim().length, 81);
      // Open the link in another browser context, where nothing is stored.
      const other = await openPage(jade.browser, jade.url);
      await other.page.goto("about:blank");
      await other.page.goto(link);
      await cellAt(other.page, 1, 1).and(other.page.locator('[aria-label$=", 7"]')).waitFor();
      assert.equal(
        await label(other.page, 1, 2),
        "Row 1, column 2, box 1, empty, corner notes 6, coloured green, triangle",
      );
      assert.equal(new URL(other.page.url()).hash, "", "and leaves the address");
      await other.page.context().close();
    },
  );

  check(
    "formats of other programs are pasted, opened and dropped, with a report of what was read",
    async (page) => {
      await paste(page, `:0000:x:${HARD.slice(0, 40)}+5${HARD.slice(41)}:::::\n:0000:x:${HARD}:::::`);
      await page
        .getByText(/HoDoKu/)
        .first()
        .waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+o");
      await page.getByRole("tab", { name: "Text or file" }).click();
      const files = page.locator('input[type="file"]');
      await files.setInputFiles({
        name: "small.sdm",
        mimeType: "text/plain",
        buffer: Buffer.from(`${HARD}\n`),
      });
      await page.locator("dialog").waitFor({ state: "detached" });
      assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, given 5");
      await page.evaluate((text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "tiny.txt", { type: "text/plain" }));
        document.body.dispatchEvent(
          new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
        );
      }, SMALL);
      await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
      await page.keyboard.press("Control+o");
      await page.getByRole("tab", { name: "Recent" }).click();
      await page.locator(".recent .choices button").first().click();
      await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 81);
      assert.equal(
        await label(page, 1, 1),
        "Row 1, column 1, box 1, given 5",
        "recent games are gone on with",
      );
    },
  );

  check("the board, several puzzles and a worksheet are printed as PDF", async (page) => {
    for (const [kind, more] of [
      ["The board as it is", ""],
      ["The puzzle, with", HARD],
      ["A worksheet", ""],
    ]) {
      await page.keyboard.press("Control+p");
      await page.getByRole("radio", { name: kind }).check();
      if (more) await page.getByRole("textbox", { name: /More puzzles/ }).fill(more);
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save as PDF" }).click();
      const pdf = readFileSync(await (await saved).path());
      assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
  });

  check(
    "with the thesis' keys, a digit is a candidate, Ctrl enters it, and a digit clears an entry",
    async (page) => {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("radio", { name: "A digit is a candidate, Ctrl+digit enters" }).check();
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await cellAt(page, 1, 1).click();
      await page.keyboard.press("5");
      assert.match((await label(page, 1, 1)) ?? "", /candidates 5$/);
      await page.keyboard.press("Control+Digit7");
      assert.match((await label(page, 1, 1)) ?? "", /, 7$/);
      await page.keyboard.press("2");
      assert.match((await label(page, 1, 1)) ?? "", /candidates 5$/, "and what stood there is back");
    },
  );

  check("the settings for digit first, letters, and colours with shapes work", async (page) => {
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: /^Digit first/ }).check();
    await page.getByRole("radio", { name: "letters" }).check();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: /^G, / }).click();
    await cellAt(page, 1, 1).click();
    await cellAt(page, 3, 1).click();
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, G, in conflict");
    assert.match((await label(page, 3, 1)) ?? "", /, G, in conflict$/);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("radio", { name: "colours with shapes" }).check();
    await page.keyboard.press("Escape");
    assert.ok((await page.locator(".board-host svg.board .sign").count()) >= 30);
    assert.equal(await page.locator(".board-host .layer-sheet text").count(), 0);
  });

  check(
    "the clock starts with the first move, stops during a pause, which hides the board, and is saved",
    async (page) => {
      const clock = page.locator(".clock");
      assert.match((await clock.textContent()) ?? "", /0:00/);
      await page.keyboard.press("7");
      await page.waitForFunction(() =>
        /[1-9]:|0:(0[2-9]|[1-5]\d)/.test(document.querySelector(".clock")?.textContent ?? ""),
      );
      await page.keyboard.press("p");
      assert.ok(
        await page
          .locator(".board-host .layer-sheet")
          .evaluate((layer) => getComputedStyle(layer).visibility === "hidden"),
      );
      const stands = await clock.textContent();
      await page.waitForTimeout(1300);
      assert.equal(await clock.textContent(), stands);
      await page.reload();
      await ready(page);
      await page.waitForFunction(() =>
        /[1-9]:|0:(0[2-9]|[1-5]\d)/.test(document.querySelector(".clock")?.textContent ?? ""),
      );
      // The clock stops while the page is hidden. It can be hidden itself.
      const seen = (/** @type {boolean} */ hidden) =>
        page.evaluate(
          (value) => Object.defineProperty(document, "hidden", { value, configurable: true }),
          hidden,
        );
      await seen(true);
      await page.waitForTimeout(300);
      const hidden = await clock.textContent();
      await page.waitForTimeout(1300);
      assert.equal(await clock.textContent(), hidden);
      await seen(false);
      await page.waitForFunction(
        (before) => document.querySelector(".clock")?.textContent !== before,
        hidden,
      );
      await page.locator(".head-tools button").last().click();
      await page.getByRole("checkbox", { name: /^Clock/ }).uncheck();
      await page.keyboard.press("Escape");
      await clock.waitFor({ state: "detached" });
    },
  );

  check("keys announce row, column, box and what is left, and jump", async (page) => {
    const said = () => page.locator(".spoken").textContent();
    await page.keyboard.press("r");
    assert.equal(await said(), "Row 1: empty, empty, empty, empty, empty, 4, empty, empty, empty");
    await page.keyboard.press("k");
    assert.equal(await said(), "Column 1: empty, empty, empty, 8, 6, empty, 1, empty, empty");
    await page.keyboard.press("o");
    assert.match((await said()) ?? "", /^Box 1: empty, empty, empty, empty, empty, 1,/);
    await page.keyboard.press("i");
    assert.match((await said()) ?? "", /^To go: 6 times 1, 7 times 2/);
    await page.keyboard.press("n");
    assert.match(
      (await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "",
      /^Row 1, column 2, box 1, empty/,
    );
    await page.keyboard.press("t");
    assert.match(
      (await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "",
      /empty/,
    );
  });

  check("a chain is shown link by link", async (page) => {
    await paste(page, HARD);
    await cellAt(page, 1, 1).and(page.locator('[aria-label$="given 5"]')).waitFor();
    await choose(page, "Marks", "Fill in all candidates");
    await choose(page, "Tutor", /^Choose a technique/);
    await page.getByRole("combobox", { name: "Technique" }).selectOption("grouped-aic");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await cellAt(page, 1, 2).click();
    await page.keyboard.press("h");
    await page.locator(".rung").first().waitFor({ timeout: 60_000 });
    for (let i = 0; i < 4; i++) await page.keyboard.press("h");
    const links = page.locator(".layer-over .link");
    const all = await links.count();
    assert.ok(all >= 3);
    await page.getByRole("button", { name: "One line forward" }).click();
    assert.equal(await links.count(), 1);
    await page.getByRole("button", { name: "One line forward" }).click();
    assert.equal(await links.count(), 2);
    await page.getByRole("button", { name: "One line back" }).click();
    assert.equal(await links.count(), 1);
  });

  check(
    "puzzles by level come from the collection or are generated; one by technique starts where it applies",
    async (page) => {
      await page.keyboard.press("Control+o");
      await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
      await page.getByRole("radio", { name: /^JADE’s collection: \d+ are ready/ }).waitFor();
      await page.getByRole("button", { name: "Play" }).click();
      await page.locator("dialog").waitFor({ state: "detached" });
      const first = await page
        .locator("[role=gridcell]")
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());
      assert.doesNotMatch(
        first,
        /^Row 1, column 1, box 1, empty,Row 1, column 2, box 1, empty,Row 1, column 3, box 1, empty,Row 1, column 4, box 2, empty,Row 1, column 5, box 2, empty,Row 1, column 6, box 2, given 4/,
        "another than JADE's first",
      );
      await page.keyboard.press("Control+o");
      await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
      await page.getByText(/techniques may be needed/).click();
      await page.locator(".implied input").last().uncheck();
      const asked = page.waitForRequest("**/api/v1/generate");
      await page.getByRole("button", { name: "Play" }).click();
      assert.equal(JSON.parse((await asked).postData() ?? "{}").wish.techniques.without.length, 1);
      await page.locator("dialog").waitFor({ state: "detached", timeout: 120_000 });
      await page.keyboard.press("Control+o");
      await page.getByRole("combobox", { name: "Level" }).selectOption("extreme");
      await page.getByRole("radio", { name: /Search for the hardest of its level/ }).check();
      await page.getByRole("combobox", { name: "Search for" }).selectOption("300");
      await page.getByRole("button", { name: "Play" }).click();
      await page.getByText(/attempts/).waitFor({ timeout: 120_000 });
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByText("Cancelled.").waitFor();
      await page.getByRole("tab", { name: "By technique" }).click();
      await page.getByRole("combobox", { name: "Technique" }).selectOption("x-wing");
      await page.getByRole("button", { name: "Play" }).click();
      await page.getByText("The technique applies").first().waitFor();
      await page.keyboard.press("h");
      await page.locator(".rung").waitFor();
      for (let i = 0; i < 4; i++) await page.keyboard.press("h");
      assert.match((await page.locator(".ladder").textContent()) ?? "", /X-Wing/);
    },
  );

  check(
    "a technique on request has a puzzle that starts where it applies, and hints for it alone",
    async (page) => {
      await page.keyboard.press("Control+o");
      await page.getByRole("tab", { name: "By technique" }).click();
      await page.getByRole("combobox", { name: "Technique" }).selectOption("squirmbag");
      await page.getByRole("radio", { name: "JADE’s collection: 50 are ready" }).waitFor();
      await page.getByRole("button", { name: "Play" }).click();
      await page.getByText("The technique applies").first().waitFor();
      await page.getByText("Only: Squirmbag", { exact: true }).waitFor();
      await page.keyboard.press("h");
      await page.locator(".rung").waitFor();
      await page.keyboard.press("h");
      assert.match((await page.locator(".rung").nth(1).textContent()) ?? "", /squirmbag/i);
      await page.getByRole("button", { name: "Use all techniques again" }).click();
    },
  );

  for (const [lang, words] of [
    ["en-GB", /^I see no Sudoku in this text\. Paste the digits/],
    ["es-ES", /^En este texto no veo ningún sudoku\. Pega las cifras/],
  ]) {
    check(
      `text without any puzzle is reported as such (${lang})`,
      async (page) => {
        await paste(page, "hello world");
        await page.locator(".new-result .fault").waitFor();
        assert.match(
          (await page.locator(".new-result .fault").textContent()) ?? "",
          /** @type {RegExp} */ (words),
        );
        assert.equal(await page.locator(".new-result .fault").count(), 1);
      },
      { lang: /** @type {string} */ (lang) },
    );
  }

  check("a 36×36 board is shown and solved", async (page) => {
    const digit = (/** @type {number} */ row, /** @type {number} */ column) =>
      (((row % 6) * 6 + Math.floor(row / 6) + column) % 36) + 1;
    const rows = Array.from({ length: 36 }, (_, row) =>
      Array.from({ length: 36 }, (__, column) => ((row + column) % 3 ? digit(row, column) : 0)).join(" "),
    );
    await paste(page, rows.join("\n"));
    await page.getByRole("button", { name: "Show and solve it" }).click();
    const board = page.getByRole("img", { name: "Sudoku, 36 by 36" });
    await board.waitFor();
    const given = await board.locator("text").count();
    assert.ok(given > 800 && given < 1296);
    await page.getByRole("button", { name: "Show the solution" }).click();
    assert.equal(await board.locator("text").count(), 1296);
    assert.equal(await board.locator("text").first().textContent(), "1");
  });

  check("a key takes effect within 50 ms on a 16×16 board full of marks", async (page) => {
    await paste(
      page,
      Array.from({ length: 256 }, (_, cell) => {
        const row = Math.floor(cell / 16);
        return cell % 5 < 2
          ? "."
          : "123456789ABCDEFG"[((row % 4) * 4 + Math.floor(row / 4) + (cell % 16)) % 16];
      }).join(""),
    );
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 256);
    await choose(page, "Marks", "Fill in all candidates");
    const times = await page.evaluate(async () => {
      const press = (/** @type {string} */ key, /** @type {string} */ code) =>
        new Promise((done) => {
          const begun = performance.now();
          document.activeElement?.dispatchEvent(
            new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }),
          );
          // After the frame that paints the change.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now() - begun);
            channel.port2.postMessage(0);
          });
        });
      const all = [];
      for (let i = 0; i < 10; i++)
        all.push(
          await press("ArrowRight", "ArrowRight"),
          await press("1", "Digit1"),
          await press("[", "BracketLeft"),
        );
      return all;
    });
    const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
    assert.ok(middle < 50, `${middle} ms`);
  });

  check(
    "menus, lists and dialogs are all in Spanish",
    async (page) => {
      await page.getByRole("button", { name: "Tutor", exact: true }).click();
      await page.getByRole("menuitem", { name: /^Todos los pasos posibles ahora/ }).click();
      await page.locator(".walk-step").first().waitFor();
      assert.match((await page.locator(".walk").textContent()) ?? "", /f\dc\d=\d/);
      await page.keyboard.press("Control+s");
      await page.getByRole("combobox", { name: "Formato" }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.keyboard.press("F1");
      const keys = await page.getByRole("dialog").textContent();
      assert.doesNotMatch(keys ?? "", /\b(the|and|colour)\b/);
    },
    { lang: "es-ES" },
  );
});

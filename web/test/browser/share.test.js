// Sharing a puzzle: the link, its QR code, the text, the picture.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { openPage, ready, running, skip } from "./jade.js";

const GIVENS = ".....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....";

/** @param {import("./jade.js").Page} page @returns {Promise<string>} */
const pasted = (page) => page.evaluate(() => navigator.clipboard.readText());

describe("sharing", { skip }, () => {
  const jade = running();

  /** @param {Parameters<typeof openPage>[2]} [options] */
  async function opened(options) {
    const all = await openPage(jade.browser, jade.url, options);
    await all.page.keyboard.press("7");
    await all.page.getByRole("button", { name: "Share…", exact: true }).click();
    await all.page.locator(".qr path").waitFor();
    return { ...all, link: all.page.getByRole("textbox", { name: "The link" }) };
  }

  test("a link opens the puzzle, and the position if one wishes", async () => {
    const { page, link, complaints } = await opened();
    // This page is known to this computer only, so the link is another program's at first.
    assert.match(await link.inputValue(), /^https:\/\/sudokupad\.app\/fpuzzles/);
    await page.getByRole("radio", { name: "JADE" }).check();
    await page.getByText("This link opens on this computer only.").waitFor();
    await page.waitForFunction(() =>
      /** @type {HTMLInputElement | null} */ (document.querySelector(".share-link"))?.value.startsWith(
        location.origin,
      ),
    );
    const puzzle = await link.inputValue();
    await page.getByRole("checkbox", { name: "With what I have written" }).check();
    await page.waitForFunction(
      (before) =>
        /** @type {HTMLInputElement | null} */ (document.querySelector(".share-link"))?.value !== before,
      puzzle,
    );
    await page.getByRole("button", { name: "Copy the link" }).click();
    await page.getByText("Copied.").waitFor();
    const position = await pasted(page);
    assert.equal(position, await link.inputValue());
    for (const [address, content] of [
      [puzzle, "empty"],
      [position, "7"],
    ]) {
      const other = await page.context().newPage();
      await other.goto(address);
      await ready(other);
      await other.getByText("28 givens").waitFor();
      await other.locator(`[aria-label="Row 1, column 1, box 1, ${content}"]`).waitFor();
      await other.close();
    }
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("the QR code is dark on light in the dark theme, too, with a quiet zone", async () => {
    const { page } = await opened({ dark: true });
    const { ground, fill, first } = await page.evaluate(() => {
      const svg = /** @type {Element} */ (document.querySelector(".qr svg"));
      const path = /** @type {Element} */ (svg.querySelector("path"));
      return {
        ground: getComputedStyle(svg).backgroundColor,
        fill: getComputedStyle(path).fill,
        first: path.getAttribute("d")?.slice(0, 5),
      };
    });
    assert.deepEqual([ground, fill], ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
    assert.equal(first, "M3 3h", "a border of three modules, which cameras need");
    await page.context().close();
  });

  test("the text holds the givens, or with them what is written", async () => {
    const { page } = await opened();
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("Copied.").waitFor();
    const digits = (await pasted(page)).replace(/[^.0-9]/g, "").replaceAll("0", ".");
    assert.equal(digits.slice(0, 81), GIVENS);
    await page.context().close();
  });

  test("the picture is a PNG of the board", async () => {
    const { page, complaints } = await opened();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save a picture" }).click(),
    ]);
    const file = readFileSync(await download.path());
    assert.equal(download.suggestedFilename(), "sudoku.png");
    assert.deepEqual(
      [...file.subarray(1, 4)],
      [..."PNG"].map((letter) => letter.charCodeAt(0)),
    );
    // Width and height are in the first chunk. A blank board would be a few kilobytes.
    assert.deepEqual([file.readUInt32BE(16), file.readUInt32BE(20)], [1200, 1200]);
    assert.ok(file.length > 15_000, `${file.length}`);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("where the system can share, it is asked to", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.evaluate(() => {
      Object.assign(globalThis, { sent: [] });
      Object.assign(navigator, {
        share: async (/** @type {unknown} */ one) => void (/** @type {any} */ (globalThis).sent.push(one)),
      });
    });
    await page.getByRole("button", { name: "Share…", exact: true }).click();
    await page.locator(".qr path").waitFor();
    await page.getByRole("button", { name: "Send…" }).click();
    await page.waitForFunction(() => /** @type {any} */ (globalThis).sent.length === 1);
    const [sent] = await page.evaluate(() => /** @type {any} */ (globalThis).sent);
    assert.match(sent.url, /^https:\/\/sudokupad\.app\//);
    assert.equal(sent.title, "Sudoku · Medium");
    await page.context().close();
  });

  test("other formats are one click away", async () => {
    const { page } = await opened();
    await page.getByRole("button", { name: "Other formats…" }).click();
    await page.getByRole("combobox", { name: "Format" }).waitFor();
    await page.context().close();
  });
});

// Sharing a puzzle: the link, its QR code, the text, the picture.

import { expect, test } from "./fixtures.js";
import { readFileSync } from "node:fs";
import { ready } from "./pages.js";

const GIVENS = ".....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....";

/** @param {import("@playwright/test").Page} page @returns {Promise<string>} */
const pasted = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the dialog. @param {import("./fixtures.js").TestFixtures["open"]} open @param {import("./fixtures.js").Opening} [options] */
async function sharing(open, options) {
  const all = await open("", options);
  await all.page.keyboard.press("7");
  await all.page.getByRole("button", { name: "Share…", exact: true }).click();
  await all.page.locator(".qr path").waitFor();
  return { ...all, link: all.page.getByRole("textbox", { name: "The link" }) };
}

test("a link opens the puzzle, and the position if one wishes", async ({ open }) => {
  const { page, link, complaints } = await sharing(open);
  // This page is known to this computer only, so the link is another program's at first.
  await expect(link).toHaveValue(/^https:\/\/sudokupad\.app\/fpuzzles/);
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
  expect(position).toBe(await link.inputValue());
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
});

test("the QR code is dark on light in the dark theme, too, with a quiet zone", async ({ open }) => {
  const { page } = await sharing(open, { dark: true });
  const { ground, fill, first } = await page.evaluate(() => {
    const svg = /** @type {Element} */ (document.querySelector(".qr svg"));
    const path = /** @type {Element} */ (svg.querySelector("path"));
    return {
      ground: getComputedStyle(svg).backgroundColor,
      fill: getComputedStyle(path).fill,
      first: path.getAttribute("d")?.slice(0, 5),
    };
  });
  expect([ground, fill]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  expect(first, "a border of three modules, which cameras need").toBe("M3 3h");
});

test("the text holds the givens, or with them what is written", async ({ open }) => {
  const { page } = await sharing(open);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByText("Copied.").waitFor();
  const digits = (await pasted(page)).replace(/[^.0-9]/g, "").replaceAll("0", ".");
  expect(digits.slice(0, 81)).toBe(GIVENS);
});

test("the picture is a PNG of the board", async ({ open }) => {
  const { page, complaints } = await sharing(open);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save a picture" }).click(),
  ]);
  const file = readFileSync(await download.path());
  expect(download.suggestedFilename()).toBe("sudoku.png");
  expect([...file.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
  // Width and height are in the first chunk. A blank board would be a few kilobytes.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 1200]);
  expect(file.length, `${file.length}`).toBeGreaterThan(15_000);
});

test("where the system can share, it is asked to", async ({ open }) => {
  const { page } = await open("");
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
  expect(sent.url).toMatch(/^https:\/\/sudokupad\.app\//);
  expect(sent.title).toBe("Sudoku · Medium");
});

test("other formats are one click away", async ({ open }) => {
  const { page } = await sharing(open);
  await page.getByRole("button", { name: "Other formats…" }).click();
  await page.getByRole("combobox", { name: "Format" }).waitFor();
});

// Sharing a puzzle: the link, its QR code, the text, the picture.

import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.js";
import { cellAt, paste } from "./pages.js";

const GIVENS = ".....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....";

/** Another puzzle. */
const OTHER = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

/** @param {import("@playwright/test").Page} page @returns {Promise<string>} */
const pasted = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Opens the dialog. @param {import("./fixtures.js").TestFixtures["open"]} open */
async function sharing(open) {
  const { page } = await open();
  await page.keyboard.press("7");
  await page.keyboard.press("Control+e");
  await expect(page.locator(".qr path")).toBeAttached();
  return page;
}

test("a link opens the puzzle, and the position if one wishes", async ({ open, openIn, jade }) => {
  const page = await sharing(open);
  const link = page.getByRole("textbox", { name: "The link" });
  // This page is known to this computer only, so the link is another program's at first.
  await expect(link).toHaveValue(/^https:\/\/sudokupad\.app\/fpuzzles/);
  await page.getByRole("radio", { name: "JADE" }).check();
  await expect(page.getByText("This link opens on this computer only.")).toBeVisible();
  await expect.poll(async () => (await link.inputValue()).startsWith(jade.url)).toBe(true);
  const puzzle = await link.inputValue();
  await page.getByRole("checkbox", { name: "With what I have written" }).check();
  await expect(link).not.toHaveValue(puzzle);
  const position = await link.inputValue();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  await expect.poll(() => pasted(page)).toBe(position);
  for (const [address, content] of [
    [puzzle, "empty"],
    [position, "7"],
  ]) {
    const { page: other } = await openIn(await page.context().newPage(), address, { offers: true });
    await expect(other.getByText(/^5[23] to go$/)).toBeVisible();
    await expect(cellAt(other, 1, 1)).toHaveAccessibleName(`Row 1, column 1, box 1, ${content}`);
  }
});

test("what goes to SudokuPad comes back: digits, corner notes, candidates and colours of cells; lines stay, which is said", async ({
  open,
}) => {
  const { page } = await open();
  const labels = (/** @type {typeof page} */ one) =>
    one
      .locator("[role=gridcell]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  await page.keyboard.press("7");
  await cellAt(page, 1, 2).click();
  for (const key of ["Shift+Digit5", "Shift+Digit6", "Control+Digit5", "Control+Digit8"])
    await page.keyboard.press(key);
  await cellAt(page, 1, 3).click();
  await page.keyboard.press("Shift+Digit2");
  await cellAt(page, 2, 2).click();
  await page.keyboard.press("Control+Digit4");
  await page.keyboard.press("Control+Digit8");
  await page.keyboard.press("q");
  for (const key of ["1", "2", "8"]) await page.keyboard.press(key);
  for (const [column, key] of /** @type {const} */ ([
    [3, "3"],
    [4, "4"],
    [5, "5"],
    [6, "6"],
    [7, "7"],
    [8, "9"],
  ])) {
    await cellAt(page, 5, column).click();
    await page.keyboard.press(key);
  }
  await expect(cellAt(page, 5, 8)).toHaveAccessibleName(/marked as wrong$/);
  const before = await labels(page);
  expect(before.filter((label) => label?.includes("coloured"))).toHaveLength(7);
  await page.getByRole("button", { name: "Lines" }).click();
  const from = await cellAt(page, 1, 2).boundingBox();
  const to = await cellAt(page, 2, 2).boundingBox();
  if (!from || !to) throw new Error("the cells are not drawn");
  // Candidate 8 is in the middle below.
  await page.mouse.click(from.x + from.width * 0.5, from.y + from.height * 0.8);
  await page.mouse.click(to.x + to.width * 0.5, to.y + to.height * 0.8);
  await expect(page.locator(".layer-drawn .link")).toHaveCount(1);

  await page.keyboard.press("Control+e");
  await page.getByRole("radio", { name: "SudokuPad" }).check();
  const link = page.getByRole("textbox", { name: "The link" });
  const puzzle = await link.inputValue();
  await page.getByRole("checkbox", { name: "With what I have written" }).check();
  await expect(link).not.toHaveValue(puzzle);
  await expect(page.getByText("Lines between candidates stay here.")).toBeVisible();
  await expect(page.locator("dialog").getByText(/colours/), "nothing else is lost").toHaveCount(0);
  const address = await link.inputValue();
  expect(address).toMatch(/^https:\/\/sudokupad\.app\/fpuzzles/);

  const { page: other } = await open();
  await paste(other, address);
  await expect(cellAt(other, 1, 1)).toHaveAccessibleName(/, 7$/);
  expect(await labels(other)).toEqual(before);
});

test("a SudokuPad address that is the board itself is read", async ({ open }) => {
  const { page } = await open();
  await paste(page, `https://sudokupad.app/${OTHER.replaceAll(".", "0")}`);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/given 5$/);
  await expect(page.locator("[role=gridcell][aria-label*=given]")).toHaveCount(23);
});

test("a link that only names a puzzle is answered in a sentence that says what to do", async ({ open }) => {
  const { page } = await open();
  await paste(page, "https://sudokupad.app/abc123");
  await expect(page.locator("dialog .fault")).toHaveText(
    /^This link only names a puzzle, .+ use its own “Share”\.$/,
  );
});

test("the QR code is dark on light, with a quiet zone", { tag: "@dark" }, async ({ open }) => {
  const page = await sharing(open);
  await expect(page.locator(".qr svg")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator(".qr path")).toHaveCSS("fill", "rgb(0, 0, 0)");
  await expect(page.locator(".qr path"), "a border of three modules, which cameras need").toHaveAttribute(
    "d",
    /^M3 3h/,
  );
});

test("the text holds the givens, or with them what is written", async ({ open }) => {
  const page = await sharing(open);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const digits = async () =>
    (await pasted(page))
      .replace(/[^.0-9]/g, "")
      .replaceAll("0", ".")
      .slice(0, 81);
  await expect.poll(digits).toBe(GIVENS);
});

test("the picture is a PNG of the board", async ({ open }) => {
  const page = await sharing(open);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save a picture" }).click(),
  ]);
  const file = readFileSync(await download.path());
  expect(download.suggestedFilename()).toBe("sudoku.png");
  expect(file.toString("latin1", 1, 4)).toBe("PNG");
  // Width and height are in the first chunk. A blank board would be a few kilobytes.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 1200]);
  expect(file.length).toBeGreaterThan(15_000);
});

test("where the system can share, it is asked to", async ({ open }) => {
  const { page } = await open();
  await page.evaluate(() => {
    Object.assign(globalThis, { sent: [] });
    Object.assign(navigator, {
      share: async (/** @type {unknown} */ one) => void (/** @type {any} */ (globalThis).sent.push(one)),
    });
  });
  await page.keyboard.press("Control+e");
  await expect(page.locator(".qr path")).toBeAttached();
  await page.getByRole("button", { name: "Send…" }).click();
  await expect
    .poll(() => page.evaluate(() => /** @type {any} */ (globalThis).sent))
    .toEqual([
      expect.objectContaining({
        url: expect.stringMatching(/^https:\/\/sudokupad\.app\//),
        title: "Sudoku · Medium",
      }),
    ]);
});

test("other formats are one click away", async ({ open }) => {
  const page = await sharing(open);
  await page.getByRole("button", { name: "Other formats…" }).click();
  await expect(page.getByRole("combobox", { name: "Format" })).toBeVisible();
});

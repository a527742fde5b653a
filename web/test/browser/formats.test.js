// Puzzles as text, as files and on paper: JADE's own link, the formats of other programs, PDF.

import { expect, test } from "./fixtures.js";
import { readFileSync } from "node:fs";
import { cellAt, paste } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = ".23.........4..1";
const HARD = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

/** Clicks a button that saves a file, and returns what is in the file. @param {Page} page @param {string} button */
async function saved(page, button) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await download).path());
}

test("a game is saved in any format, with a warning of losses; JADE's own link has the whole sheet", async ({
  open,
  jade,
}) => {
  const { page } = await open();
  const text = page.getByRole("textbox", { name: "The puzzle in this format" });
  const lost = page.locator(".lost");
  await page.keyboard.press("7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Digit6");
  await page.keyboard.press("q");
  await page.keyboard.press("3");
  await page.keyboard.press("Control+s");
  await expect(text).toHaveValue(/#s1=/);
  const link = await text.inputValue();
  expect(link.slice(0, jade.url.length)).toBe(jade.url);
  await expect(lost).toHaveCount(0);
  await page.getByRole("combobox", { name: "Format" }).selectOption("line");
  await expect(text).toHaveValue(/^.{81}\s*$/);
  await expect(lost).toHaveText(/colours/);
  await expect(lost, "it does not tell givens from entries").toHaveText(/entries/);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const line = "7....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....";
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(line);
  expect((await saved(page, "Save as a file")).toString().trim()).toBe(line);
  // In another context, where nothing is stored.
  const other = (await open(link)).page;
  await expect(cellAt(other, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(cellAt(other, 1, 2)).toHaveAccessibleName(
    "Row 1, column 2, box 1, empty, corner notes 6, coloured green, triangle",
  );
  await expect(other, "the sheet leaves the address").toHaveURL(jade.url);
});

test("formats of other programs are pasted, opened and dropped, with a report of what was read", async ({
  open,
}) => {
  const { page } = await open();
  const cells = page.locator("[role=gridcell]");
  const dialog = page.locator("dialog");
  await paste(page, `:0000:x:${HARD.slice(0, 40)}+5${HARD.slice(41)}:::::\n:0000:x:${HARD}:::::`);
  await expect(page.getByText(/HoDoKu/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "Text or file" }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: "small.sdm",
    mimeType: "text/plain",
    buffer: Buffer.from(`${HARD}\n`),
  });
  await expect(dialog).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, given 5");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "tiny.txt", { type: "text/plain" }));
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
    );
  }, SMALL);
  await expect(cells).toHaveCount(16);
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "Recent" }).click();
  await page.locator(".recent .choices button").first().click();
  await expect(cells).toHaveCount(81);
  await expect(cellAt(page, 1, 1), "recent games are gone on with").toHaveAccessibleName(
    "Row 1, column 1, box 1, given 5",
  );
});

test("the board, several puzzles and a worksheet are printed as PDF", async ({ open }) => {
  const { page } = await open();
  for (const { kind, more } of [
    { kind: "The board as it is" },
    { kind: "The puzzle, with", more: HARD },
    { kind: "A worksheet" },
  ]) {
    await page.keyboard.press("Control+p");
    await page.getByRole("radio", { name: kind }).check();
    if (more) await page.getByRole("textbox", { name: /More puzzles/ }).fill(more);
    expect((await saved(page, "Save as PDF")).subarray(0, 5).toString(), kind).toBe("%PDF-");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  }
});

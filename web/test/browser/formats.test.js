// Puzzles as text, as files and on paper: JADE's own link, the formats of other programs, PDF.

import { expect, test } from "./fixtures.js";
import { readFileSync } from "node:fs";
import { cellAt, paste } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = ".23.........4..1";
const HARD = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

/** A sukaku of our own: its first row is 921876534. */
const SUKAKU = [
  "3589 259 125 12356789 34789 23456 4568 3579 2489",
  "35678 478 349 12389 234569 2369 12489 14568 16",
  "236 4589 569 12 139 456 679 3568 347",
  "123689 135689 1456 78 68 3457 14567 23478 2679",
  "145689 345 1478 68 169 24789 1367 2578 389",
  "367 346 25 145 45 1378 46 679 28",
  "234579 28 236 234579 23567 4567 48 368 12348",
  "479 36 47 16 34567 58 78 125 689",
  "267 1378 569 468 12469 13468 134 37 589",
].join("\n");

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

test("the candidates of a sukaku belong to it: they count, they stay, and they can become notes", async ({
  open,
}) => {
  const { page } = await open();
  await paste(page, SUKAKU);
  await expect(page.locator(".tutor").getByText(/candidates count as part of the puzzle/)).toBeVisible();
  await expect(page.getByText("The candidates belong to this puzzle")).toBeVisible();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty, candidates 3 5 8 9");
  // The tutor reasons with them: givens alone would have many solutions.
  await page.keyboard.press("h");
  await expect(page.locator(".tutor")).toContainText(/Look at/);
  await page.keyboard.press("Escape");
  // A barred digit is marked at once, as a broken rule is.
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("1");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/1.*(conflict|wrong|contradict)/i);
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "Take the candidates as notes" }).click();
  await expect(page.getByText("The candidates belong to this puzzle")).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty, candidates 3 5 8 9");
  await page.keyboard.press("h");
  await expect(page.locator(".tutor")).toContainText(/more than one solution/);
});

// QR codes in pictures: what the page shows to others it reads itself, and what others show is not opened.

import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { cellAt } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

test.beforeEach(async ({ jade }) => {
  const { codes } = await (await fetch(`${jade.url}module.json`)).json();
  test.skip(!codes, "no module: run ./build-site --module");
});

/** Chooses a picture in the dialog for it. @param {Page} page @param {Buffer} buffer */
async function read(page, buffer) {
  await page.getByRole("button", { name: "From a photo" }).click();
  const file = { name: "code.png", mimeType: "image/png", buffer };
  await page.locator("dialog input[type=file]:not([capture])").setInputFiles(file);
}

/** A picture of a QR code. @param {Page} page @param {string} text */
async function codeOf(page, text) {
  const bytes = await page.evaluate(async (said) => {
    const { encode } = await import(/** @type {any} */ ("/vendor/uqr/uqr.js"));
    const { data, size } = encode(said, { border: 4 });
    const canvas = new OffscreenCanvas(8 * size, 8 * size);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.fillStyle = "#eee";
    context.fillRect(0, 0, 8 * size, 8 * size);
    context.fillStyle = "#222";
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) if (data[y][x]) context.fillRect(8 * x, 8 * y, 8, 8);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, text);
  return Buffer.from(bytes);
}

test("the code of a shared game is read and played", { tag: ["@phone", "@dark"] }, async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("Digit7");
  await page.keyboard.press("Control+e");
  await page.getByRole("radio", { name: "JADE" }).check();
  await expect(page.getByRole("textbox", { name: "The link" })).toHaveValue(/#s1=/);
  const shared = await page.locator(".qr svg").screenshot();
  const { page: other } = await open("", { offers: true });
  await read(other, shared);
  await expect(other.getByText("The QR code in this picture brings a Sudoku.")).toBeVisible();
  await expect(other.getByText(/No 9×9 Sudoku was found/)).toHaveCount(0);
  expect(await violations(other)).toEqual([]);
  await other.getByRole("button", { name: "Play", exact: true }).click();
  await expect(other.locator("dialog.photo")).toHaveCount(0);
  await expect(cellAt(other, 1, 6)).toHaveAccessibleName(/given 4$/);
});

test("a link of others is shown and not opened", { tag: "@spanish" }, async ({ open, lang }) => {
  const { page } = await open("", { offers: true });
  const address = "https://example.org/sudoku?today";
  const picture = await codeOf(page, address);
  await page.locator("button", { hasText: lang === "es" ? "De una foto" : "From a photo" }).click();
  await page
    .locator("dialog input[type=file]:not([capture])")
    .setInputFiles({ name: "code.png", mimeType: "image/png", buffer: picture });
  const shown = page.locator(".photo-code");
  await expect(shown).toContainText(address);
  await expect(shown).toContainText(
    lang === "es" ? "no trae ningún sudoku" : "The QR code in this picture brings no Sudoku.",
  );
  await expect(shown.locator("a"), "it cannot be followed").toHaveCount(0);
  // The frame is there: the picture may have a board that was not found.
  await expect(page.locator(".photo-frame [role=button], .photo-frame button").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a board of another program in a code is played", async ({ open }) => {
  const { page } = await open("", { offers: true });
  const line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  await read(page, await codeOf(page, line));
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("dialog.photo")).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/given 5$/);
});

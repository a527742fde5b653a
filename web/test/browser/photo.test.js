// A board from a picture: drawn by the test, read by the module in its worker, checked by the player, played. Where a test
// needs a reading with doubts, a worker of its own says what was read.

import { violations } from "./axe.js";
import { picture } from "./drawn.js";
import { expect, test } from "./fixtures.js";
import { cellAt } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../types/contract.js").ReadBoard} ReadBoard */
/** @typedef {import("../../types/contract.js").ReadCell} ReadCell */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER = ".....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....";

test.beforeEach(async ({ jade }) => {
  const { vision } = await (await fetch(`${jade.url}module.json`)).json();
  test.skip(!vision, "no module: run ./build-site --module");
});

/** Opens the dialog for pictures from the start. @param {Page} page */
const fromStart = (page) => page.getByRole("button", { name: "From a photo" }).click();

/** @param {Page} page @param {{ name: string, mimeType: string, buffer: Buffer }} file */
const choose = (page, file) => page.locator("dialog input[type=file]:not([capture])").setInputFiles(file);

/** The dialog’s board. @param {Page} page */
const board = (page) => page.locator("dialog [role=grid]");

/** The givens on the board of the dialog, in one line. @param {Page} page */
const read = async (page) => {
  await expect(board(page)).toBeVisible();
  const names = await board(page)
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  return names.map((name) => /given (\d)$/.exec(name)?.[1] ?? ".").join("");
};

/** A cell that was read for sure. @param {string} sign @returns {ReadCell} */
const cellOf = (sign) => {
  const printed = new Array(9).fill(0);
  if (sign !== ".") printed[Number(sign) - 1] = 1;
  const probabilities = {
    empty: sign === "." ? 1 : 0,
    printed,
    handwritten: new Array(9).fill(0),
    candidates: 0,
  };
  return sign === "."
    ? { kind: "empty", confidence: 1, probabilities }
    : { kind: "printed", digit: Number(sign), confidence: 1, probabilities };
};

/**
 * Has a worker say that this was read, whatever the picture.
 * @param {Page} page
 * @param {Record<number, Partial<ReadCell>>} changes of cells of PUZZLE
 * @param {Partial<ReadBoard>} [more]
 */
async function willRead(page, changes, more) {
  const cells = [...PUZZLE].map((sign, cell) => ({ ...cellOf(sign), ...changes[cell] }));
  const corners = [
    [20, 20],
    [180, 20],
    [180, 180],
    [20, 180],
  ];
  const said = { line: PUZZLE, corners, standing: "proper", before: "proper", changed: [], cells, ...more };
  const doubtful = cells.flatMap(({ confidence }, cell) => (confidence < 0.97 ? [cell] : []));
  const reply = JSON.stringify({ version: 1, boards: [{ doubtful, ...said }] });
  await page.route("**/photo/worker.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `addEventListener("message", ({ data: { id, file } }) => {
        const canvas = new OffscreenCanvas(200, 200);
        canvas.getContext("2d").fillRect(0, 0, 200, 200);
        if (file) postMessage({ id, picture: canvas.transferToImageBitmap() });
        postMessage({ id, reply: ${reply} });
      });`,
    }),
  );
}

test("a picture is read on this device and played", { tag: ["@phone", "@dark"] }, async ({ open }) => {
  const { page } = await open("", { offers: true });
  /** @type {string[]} */
  const sent = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await fromStart(page);
  await expect(page.getByText("The picture stays on this device.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await choose(page, await picture(page, [PUZZLE]));
  expect(await read(page)).toBe(PUZZLE);
  await expect(page.getByText("Nothing is in doubt.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, given 5");
  await expect(cellAt(page, 1, 3)).toHaveAccessibleName("Row 1, column 3, box 1, empty");
  const check = sent.filter((one) => one.startsWith("/api/v1/check"));
  expect(
    sent.filter((one) => one.length > 2000),
    "no request has room for a picture",
  ).toEqual([]);
  expect(check.length, "only the digits are checked").toBeGreaterThan(0);
});

test("the frame is moved with the mouse and with keys, and the board is read again", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await fromStart(page);
  await choose(page, await picture(page, [PUZZLE]));
  expect(await read(page)).toBe(PUZZLE);
  const corner = page.getByRole("button", { name: "Corner 3 of the frame" });
  /** Where the corner is, as shares of the picture; its size on the screen. */
  const place = async () => {
    const box = await corner.boundingBox();
    const frame = await page.locator(".photo-frame").boundingBox();
    if (!box || !frame) throw new Error("the frame is not drawn");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return { x, y, frame, across: (x - frame.x) / frame.width, down: (y - frame.y) / frame.height };
  };
  const before = await place();
  /** Drags the corner to shares of the picture. @param {number} across @param {number} down */
  const drag = async (across, down) => {
    const { x, y, frame } = await place();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(frame.x + across * frame.width, frame.y + down * frame.height, { steps: 4 });
    await expect(page.locator(".photo-lens"), "what is under the finger is enlarged").toBeVisible();
    await page.mouse.up();
    await expect(page.locator(".photo-lens")).toHaveCount(0);
  };
  await drag(0.01, 0.01);
  await expect(page.getByText("There is no board to read in this frame.")).toBeVisible();
  await drag(before.across, before.down);
  expect(await read(page)).toBe(PUZZLE);
  await corner.focus();
  const moved = async () => Math.abs((await place()).across - before.across);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowRight");
  expect(await moved()).toBeGreaterThan(0.015);
  await expect.poll(moved, "the frame is laid on the lines again").toBeLessThan(0.005);
  await expect(page.getByText("Nothing is in doubt.").first()).toBeVisible();
  await expect(corner, "the focus stays on the corner").toBeFocused();
  expect(await read(page)).toBe(PUZZLE);
});

test("of two boards in a picture, the player chooses one", { tag: "@phone" }, async ({ open }) => {
  const { page } = await open("", { offers: true });
  await fromStart(page);
  await choose(page, await picture(page, [PUZZLE, OTHER]));
  await expect(page.getByText("There are 2 boards in the picture.")).toBeVisible();
  const picks = page.getByRole("button", { name: /^Board \d$/ });
  await expect(picks).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  const unpressed = page.locator(".photo-pick[aria-pressed=false]");
  await page.locator(".photo-pick[aria-pressed=true]").click();
  const first = await read(page);
  const back = page.getByRole("button", { name: "Show the picture" });
  if (await back.isVisible()) await back.click();
  await unpressed.click();
  const second = await read(page);
  expect([first, second].sort()).toEqual([OTHER, PUZZLE]);
});

test("the solution next to a puzzle is not offered", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await fromStart(page);
  await choose(page, await picture(page, [SOLUTION, PUZZLE]));
  expect(await read(page)).toBe(PUZZLE);
  await expect(page.getByRole("button", { name: /^Board \d$/ })).toHaveCount(0);
});

test("what is doubtful is gone through with a key each", async ({ open }) => {
  const { page } = await open("", { offers: true });
  const sure = cellOf("8");
  await willRead(
    page,
    {
      2: { kind: "printed", digit: 4, confidence: 0.6 },
      11: { confidence: 0.9 },
      20: {
        confidence: 0.99,
        probabilities: { ...sure.probabilities, printed: [0.9, 0, 0, 0, 0, 0, 0, 0.1, 0] },
      },
      40: { kind: "printed", digit: 5, confidence: 0.5 },
    },
    { changed: [20] },
  );
  await fromStart(page);
  await choose(page, await picture(page, [PUZZLE]));
  const question = page.locator(".photo-ask");
  await expect(page.getByText("4 cells are in doubt.", { exact: true })).toBeVisible();
  await expect(question).toHaveText("Is this a 4?");
  await expect(board(page).locator("[role=gridcell]").nth(2)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("0");
  await expect(question).toHaveText("Is this cell empty?");
  await expect(page.locator(".photo-place")).toHaveText("Row 2, column 3");
  await page.keyboard.press("Enter");
  await expect(question).toHaveText("Is this an 8?");
  await expect(page.getByText("It looks like a 1, but then").first()).toBeVisible();
  await page.keyboard.press("8");
  await expect(page.getByText("One cell is in doubt.", { exact: true })).toBeVisible();
  await expect(question).toHaveText("Is this a 5?");
  await page.keyboard.press("Space");
  await expect(page.getByText("Nothing is in doubt.").first()).toBeVisible();
  const play = page.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeFocused();
  await expect(play).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("Enter");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(cellAt(page, 1, 3)).toHaveAccessibleName("Row 1, column 3, box 1, empty");
  await expect(cellAt(page, 5, 5)).toHaveAccessibleName("Row 5, column 5, box 5, empty");
  await expect(cellAt(page, 3, 3)).toHaveAccessibleName("Row 3, column 3, box 1, given 8");
});

test(
  "on a phone, a tap answers, and the board, the question and the digits are seen together",
  { tag: ["@phone", "@not-desktop"] },
  async ({ open }) => {
    for (const [width, height] of [
      [390, 664],
      [360, 640],
    ]) {
      const { page } = await open("", { offers: true, width, height });
      await willRead(page, { 2: { kind: "printed", digit: 4, confidence: 0.6 } });
      await fromStart(page);
      await choose(page, await picture(page, [PUZZLE]));
      const yes = page.getByRole("button", { name: "Yes", exact: true });
      const play = page.getByRole("button", { name: "Play", exact: true });
      for (const seen of [board(page), yes, page.getByRole("button", { name: "It is 9" }), play])
        await expect(seen).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.querySelector("dialog")?.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await page.locator(".photo-none").click();
      await expect(page.getByText("Nothing is in doubt.").first()).toBeVisible();
      await expect(yes).toHaveCount(0);
      await page.getByRole("button", { name: "Show the picture" }).click();
      await expect(page.getByRole("button", { name: "Corner 1 of the frame" })).toBeVisible();
      await page.getByRole("button", { name: "Show the board" }).click();
      await play.click();
      await expect(page.locator("dialog")).toHaveCount(0);
    }
  },
);

test("handwriting becomes entries or is left out, and marks are marks", async ({ open }) => {
  const written = /** @type {const} */ ({ kind: "handwritten", digit: 4 });
  const marked = { kind: /** @type {const} */ ("candidates"), candidates: [2, 6] };
  for (const keeps of [true, false]) {
    const { page } = await open("", { offers: true });
    await willRead(page, { 2: written, 3: marked });
    await fromStart(page);
    await choose(page, await picture(page, [PUZZLE]));
    const cells = board(page).locator("[role=gridcell]");
    await expect(cells.nth(2)).toHaveAccessibleName(/, 4$/);
    await expect(page.getByRole("group", { name: "Entries" })).toBeVisible();
    if (!keeps) {
      await page.getByText("Leave out").click();
      await expect(cells.nth(2)).toHaveAccessibleName(/empty$/);
    }
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(cellAt(page, 1, 3)).toHaveAccessibleName(keeps ? /, 4$/ : /empty$/);
    await expect(cellAt(page, 1, 4)).toHaveAccessibleName(/2 6$/);
  }
});

test("a reading that is no puzzle is refused with the reason, and corrected", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await willRead(
    page,
    { 0: { kind: "empty", digit: undefined, confidence: 0.9 }, 1: { digit: 7, confidence: 0.9 } },
    { standing: "breaks-rules", before: "breaks-rules", doubtful: [...Array(81).keys()] },
  );
  await fromStart(page);
  await choose(page, await picture(page, [PUZZLE]));
  const play = page.getByRole("button", { name: "Play", exact: true });
  await expect(page.locator(".photo-end .fault")).toBeVisible();
  await expect(page.getByText("Something was read wrongly.")).toBeVisible();
  await expect(play).toHaveAttribute("aria-disabled", "true");
  await play.click({ force: true });
  await expect(page.locator("dialog")).toHaveCount(1);
  await board(page).locator("[role=gridcell]").nth(1).click();
  await page.keyboard.press("3");
  await board(page).locator("[role=gridcell]").nth(0).click();
  await page.keyboard.press("5");
  await expect(play).toHaveAttribute("aria-disabled", "false");
});

test("pictures are also dropped, pasted and chosen in the dialog for new puzzles", async ({ open }) => {
  const { page } = await open();
  const one = await picture(page, [PUZZLE], { type: "image/png" });
  const other = await picture(page, [OTHER], { type: "image/webp" });
  /** @param {string} event @param {typeof one} file */
  const hand = (event, { mimeType, buffer }) =>
    page.evaluate(
      ([name, kind, text]) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
        data.items.add(new File([bytes], "picture", { type: kind }));
        const more = { bubbles: true, cancelable: true };
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(
          name === "drop"
            ? new DragEvent(name, { dataTransfer: data, ...more })
            : new ClipboardEvent(name, { clipboardData: data, ...more }),
        );
      },
      /** @type {const} */ ([event, mimeType, buffer.toString("latin1")]),
    );
  await hand("drop", one);
  await expect.poll(() => read(page)).toBe(PUZZLE);
  await hand("paste", other);
  await expect.poll(() => read(page), "another picture takes its place").toBe(OTHER);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await hand("paste", one);
  await expect.poll(() => read(page)).toBe(PUZZLE);
  await page.keyboard.press("Escape");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([""], "cells.png", { type: "image/png" }));
    data.setData("text/plain", text);
    const more = { bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, ...more }));
  }, PUZZLE);
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(
    cellAt(page, 1, 1),
    "the text of cells, not the picture that a program for tables copies along with it",
  ).toHaveAccessibleName(/given 5$/);
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "Text or file" }).click();
  await page.locator("dialog input[type=file]").setInputFiles(other);
  await expect.poll(() => read(page)).toBe(OTHER);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "From a photo" }).click();
  await choose(page, one);
  await expect.poll(() => read(page)).toBe(PUZZLE);
});

test("what cannot be read is said, with what to do", { tag: "@spanish" }, async ({ open, lang }) => {
  const { page } = await open("", { offers: true });
  const spanish = lang === "es";
  await page.getByRole("button", { name: spanish ? "De una foto" : "From a photo" }).click();
  const status = page.locator(".photo-status");
  const whole = await picture(page, [PUZZLE], { type: "image/png" });
  const named = (/** @type {Buffer} */ buffer) => ({ name: "sudoku.png", mimeType: "image/png", buffer });
  const claimed = Buffer.from(whole.buffer);
  claimed.writeUInt32BE(60_000, 16);
  claimed.writeUInt32BE(60_000, 20);
  /** @type {[{ name: string, mimeType: string, buffer: Buffer }, string, string][]} */
  const cases = [
    [await picture(page, []), "No 9×9 Sudoku was found", "no se ha encontrado ningún sudoku"],
    [await picture(page, [PUZZLE], { side: 60 }), "too small", "demasiado pequeña"],
    [named(claimed), "at most 64 megapixels", "como mucho 64 megapíxeles"],
    [named(Buffer.from(PUZZLE)), "not a picture that can be read", "no es una imagen que se pueda leer"],
    [named(whole.buffer.subarray(0, 60)), "damaged", "dañada"],
  ];
  for (const [file, english, espanol] of cases) {
    await choose(page, file);
    await expect(status).toContainText(spanish ? espanol : english);
    await expect(board(page)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  }
  await choose(page, whole);
  await expect(board(page), "and another picture can follow").toBeVisible();
  await expect(status).toHaveText("");
});

test("reading is cancelled, and its worker ends", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.route("**/photo/worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `addEventListener("message", () => {});` }),
  );
  await fromStart(page);
  await choose(page, await picture(page, [PUZZLE]));
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(page.getByText("Choose a picture…")).toBeVisible();
});

test("without the module, the program reads the picture, and the page says where it goes", async ({
  open,
}) => {
  const { page } = await open("", { offers: true });
  await page.route("**/module.json", async (route) => {
    const { vision: _, ...rest } = await (await route.fetch()).json();
    await route.fulfill({ json: rest });
  });
  await page.reload();
  await fromStart(page);
  await expect(page.getByText("The picture goes only to the JADE program")).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/v1/read"));
  await choose(page, await picture(page, [PUZZLE]));
  expect((await asked).method()).toBe("POST");
  expect(await read(page)).toBe(PUZZLE);
});

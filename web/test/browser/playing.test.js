// What helps while one plays: checks, the filter, steps, pauses, techniques to use, boards of other sizes.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";
import { cellAt, label, paste } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} menu @param {string | RegExp} entry */
async function choose(page, menu, entry) {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
]) {
  test(`a notice covers neither the board nor the digits, ${width} wide`, async ({ open }) => {
    const { page } = await open("", { width, height, touch: width < 900 });
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("7");
    await paste(page, "........87..23.6..95.1...3.......28...5963..76..7....98.6.9.....2......31....5.7.");
    const notice = page.locator(".toast");
    await notice.waitFor();
    const box = async (/** @type {string} */ one) => {
      const found = await page.locator(one).boundingBox();
      assert.ok(found, one);
      return found;
    };
    const { x, y, width: wide, height: high } = await box(".toast");
    for (const other of [".board-area", ...(width === 820 ? [] : [".pad"])]) {
      const there = await box(other);
      const apart =
        y >= there.y + there.height ||
        y + high <= there.y ||
        x >= there.x + there.width ||
        x + wide <= there.x;
      assert.ok(apart, `${other}: ${JSON.stringify(there)}, notice: ${JSON.stringify({ x, y, wide, high })}`);
    }
    expect(x >= 0 && y >= 0 && x + wide <= width && y + high <= height).toBeTruthy();
  });
}

test("a check says how many digits are wrong, and where only on request", async ({ open }) => {
  const { page, complaints } = await open("");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("You have not entered any digit yet.").first().waitFor();
  // Row 1 has a 7 in this cell.
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("one of your digits is wrong").first().waitFor();
  await expect(page.locator(".layer-under .cell")).toHaveCount(0);
  await page.getByRole("button", { name: "Show me where" }).click();
  await page.getByText("The marked digit is wrong.").first().waitFor();
  await expect(page.locator(".layer-under .cell")).toHaveCount(1);
  await expect(page.locator(".tutor-body"), "no digit is given away").not.toHaveText(/7/);
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("7");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByText("your digit is right").first().waitFor();
});

test("wrong digits are shown at once if one wishes", async ({ open }) => {
  const { page } = await open("");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: /^Show wrong digits at once/ }).check();
  await page.keyboard.press("Escape");
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("2");
  await page.locator(".layer-under .cell").waitFor();
  await page.keyboard.press("7");
  await page.locator(".layer-under .cell").waitFor({ state: "detached" });
});

test("the filter hides the candidates of other digits", async ({ open }) => {
  const { page } = await open("");
  await choose(page, "Marks", "Fill in all candidates");
  const marks = () =>
    page.locator(".layer-sheet .mark").evaluateAll((all) => [...new Set(all.map((one) => one.textContent))]);
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(5);
  await page.keyboard.press("f");
  await page.keyboard.press("5");
  await expect.poll(async () => marks()).toEqual(["5"]);
  await page.keyboard.press("5");
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(5);
});

test("a step that removes candidates writes them first, says so, and strikes what it removed", async ({
  open,
}) => {
  const { page } = await open("");
  await choose(page, "Tutor", /^Choose a technique/);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await page.keyboard.press("Escape");
  await page.locator(".step-button").click();
  await page.getByText("First I have written the candidates.").first().waitFor();
  await expect(page.locator(".layer-over .strike")).not.toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

test("the moves so far can be looked back at, and the game goes on from where one likes", async ({
  open,
}) => {
  const { page, complaints } = await open("");
  await page.keyboard.press("7");
  await cellAt(page, 1, 2).click();
  await page.keyboard.press("6");
  await page.locator(".step-button").click();
  await page.locator(".tutor-body", { hasText: /r1c5, so it must be 3/ }).waitFor();
  await choose(page, "Edit", "Moves so far");
  const rows = page.locator(".moves li");
  await expect(rows.nth(1)).toHaveText(/^1Digit.*r1c1=7/);
  await expect(rows.nth(2)).toHaveText(/^2Digit.*r1c2=6/);
  await expect(page.locator(".walk-place")).toHaveText(
    `${(await rows.count()) - 1} of ${(await rows.count()) - 1}`,
  );
  await rows.nth(1).locator("button").click();
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/empty$/);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/ 7$/);
  await expect(page.locator(".layer-under .cell"), "the cell of the move is marked").toHaveCount(1);
  await page.getByRole("button", { name: "Close the list" }).click();
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/ 6$/);
  await choose(page, "Edit", "Moves so far");
  await page.getByRole("button", { name: "First step" }).click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/empty$/);
  // Nobody writes on the past: a digit returns to the board as it is.
  await cellAt(page, 2, 1).click();
  await page.keyboard.press("9");
  await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/empty$/);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/ 6$/);
  await choose(page, "Edit", "Moves so far");
  await rows.nth(1).locator("button").click();
  await page.getByRole("button", { name: "Go on from here" }).click();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/ 7$/);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/empty$/);
  await page.locator(".toast button").click();
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/ 6$/);
});

test("in a pause no digit is written blindly, and a click on the board resumes", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("p");
  await page.locator(".resume").waitFor();
  await page.keyboard.press("7");
  await page.locator(".resume").waitFor({ state: "detached" });
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  await page.keyboard.press("p");
  await page.locator(".resume").click();
  await page.locator(".resume").waitFor({ state: "detached" });
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("going back to the start resets the clock, and undoing that restores it", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("7");
  const seconds = async () => {
    const [, m, s] = /(\d+):(\d\d)/.exec((await page.locator(".clock").textContent()) ?? "") ?? [];
    return 60 * Number(m) + Number(s);
  };
  await page.waitForFunction(() => /0:0[3-9]/.test(document.querySelector(".clock")?.textContent ?? ""));
  await choose(page, "Edit", "Back to the start");
  expect(await seconds()).toBeLessThanOrEqual(1);
  await page.locator(".toast button").click();
  expect(await seconds()).toBeGreaterThanOrEqual(3);
});

test("hints follow the techniques that one chooses", async ({ open }) => {
  const { page } = await open("");
  await choose(page, "Tutor", /^Choose a technique/);
  await page.getByRole("radio", { name: /^Classic/ }).check();
  await page.keyboard.press("Escape");
  await page.getByText("Techniques: classic").waitFor();
  const asked = page.waitForRequest("**/api/v1/hint");
  await page.locator(".hint-button").click();
  expect(JSON.parse((await asked).postData() ?? "{}").question.techniques).toEqual({
    profile: "classic",
  });
  await page.locator(".rung").waitFor();
  await choose(page, "Tutor", /^Choose a technique/);
  await page.getByRole("radio", { name: "My own choice" }).check();
  await page.locator(".implied input").first().uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Use all techniques again" }).click();
  await expect(page.locator(".chosen")).toHaveCount(0);
});

for (const [size, cells] of /** @type {const} */ ([
  ["4×4", 16],
  ["6×6", 36],
  ["12×12", 144],
])) {
  test(`a ${size} puzzle is made to order`, async ({ open }) => {
    const { page, complaints } = await open("");
    await page.keyboard.press("Control+o");
    await page.getByRole("combobox", { name: "Size" }).selectOption({ label: size });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator("dialog").waitFor({ state: "detached", timeout: 60_000 });
    await expect(page.locator("[role=gridcell]")).toHaveCount(cells);
  });
}

test("a puzzle has the pattern and the number of givens that one chooses; recent games show level and time", async ({
  open,
}) => {
  const { page, complaints } = await open("");
  await page.keyboard.press("7");
  await page.waitForFunction(() => /0:0[1-9]/.test(document.querySelector(".clock")?.textContent ?? ""));
  await page.keyboard.press("Control+o");
  await page.getByRole("combobox", { name: "Pattern of the givens" }).selectOption("half-turn");
  await page.getByRole("combobox", { name: "Number of givens" }).selectOption("32");
  await expect(page.getByRole("radio", { name: /^JADE’s collection/ })).toBeDisabled();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("dialog").waitFor({ state: "detached", timeout: 60_000 });
  await page.getByText("32 givens").waitFor();
  const given = await page
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => /given/.test(cell.getAttribute("aria-label") ?? "")));
  expect(given, "the same upside down").toEqual(given.toReversed());
  await expect(page.locator(".bar-level")).toHaveText("Easy");
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "Recent" }).click();
  await expect(page.locator(".recent li").first()).toHaveText(/Medium\s+29 of 81 filled · 0:0\d/, {
    useInnerText: true,
  });
});

test("a link of this computer says that it opens here only", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("Control+s");
  await page.getByText("This link opens on this computer only.").waitFor();
});

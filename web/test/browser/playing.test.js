// What helps while one plays: checks, the filter, steps, pauses, techniques to use, boards of other sizes.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, paste, ready } from "./pages.js";
import { clockText } from "../../panels/clock-times.js";

/** @typedef {import("@playwright/test").Page} Page */

const PUZZLE = "........87..23.6..95.1...3.......28...5963..76..7....98.6.9.....2......31....5.7.";

/** The page's clock at the start, where it matters: the end of a day and of a year. */
const NOW = new Date("2026-12-31T23:59:00");

/** Where something is drawn. @param {import("@playwright/test").Locator} locator */
const edges = (locator) =>
  locator.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
  [390, 844],
]) {
  test(`a notice covers neither the board nor the digits, ${width} wide`, async ({ open }) => {
    const { page } = await open("", { width, height, touch: width < 900 });
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("7");
    await paste(page, PUZZLE);
    const notice = page.locator(".toast");
    // It stays while it has the focus.
    await notice.getByRole("button").focus();
    await expect(notice).toBeInViewport({ ratio: 1 });
    for (const other of [".board-area", ...(width === 820 ? [] : [".pad"])])
      await expect
        .poll(
          async () => {
            const [mine, its] = [await edges(notice), await edges(page.locator(other))];
            const apart =
              mine.top >= its.bottom ||
              mine.bottom <= its.top ||
              mine.left >= its.right ||
              mine.right <= its.left;
            return apart || { mine, its };
          },
          { message: `it does not cover ${other}` },
        )
        .toBe(true);
  });
}

test("a check says how many digits are wrong, and where only on request", async ({ open }) => {
  const { page } = await open();
  const check = page.getByRole("button", { name: "Check", exact: true });
  const marked = page.locator(".layer-under .cell");
  await check.click();
  await expect(page.getByText("You have not entered any digit yet.").first()).toBeVisible();
  // Row 1 has a 7 in this cell.
  await page.keyboard.press("2");
  await check.click();
  await expect(page.getByText("one of your digits is wrong").first()).toBeVisible();
  await expect(marked).toHaveCount(0);
  await page.getByRole("button", { name: "Show me where" }).click();
  await expect(page.getByText("The marked digit is wrong.").first()).toBeVisible();
  await expect(marked).toHaveCount(1);
  await expect(page.locator(".tutor-body"), "no digit is given away").not.toHaveText(/7/);
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("7");
  await check.click();
  await expect(page.getByText("your digit is right").first()).toBeVisible();
});

test("wrong digits are shown at once if one wishes", async ({ open }) => {
  const { page } = await open();
  const marked = page.locator(".layer-under .cell");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("checkbox", { name: /^Show wrong digits at once/ }).check();
  await page.keyboard.press("Escape");
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("2");
  await expect(marked).toHaveCount(1);
  await page.keyboard.press("7");
  await expect(marked).toHaveCount(0);
});

test("the filter hides the candidates of other digits", async ({ open }) => {
  const { page } = await open();
  await choose(page, "Fill in all candidates");
  const marks = () =>
    page
      .locator(".layer-sheet .mark")
      .evaluateAll((all) => [...new Set(all.map((one) => one.textContent))].sort());
  const all = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
  await expect.poll(marks).toEqual(all);
  await page.keyboard.press("f");
  await page.keyboard.press("5");
  await expect.poll(marks).toEqual(["5"]);
  await page.keyboard.press("5");
  await expect.poll(marks).toEqual(all);
});

test("a step that removes candidates writes them first, says so, and strikes what it removed", async ({
  open,
}) => {
  const { page } = await open();
  await choose(page, /^Choose a technique/);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await page.keyboard.press("Escape");
  await page.locator(".step-button").click();
  await expect(page.getByText("First I have written the candidates.").first()).toBeVisible();
  await expect(page.locator(".layer-over .strike")).not.toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

test("what an entry cleared from the marks comes back when it is replaced or erased", async ({ open }) => {
  const { page } = await open();
  const [first, second] = [cellAt(page, 1, 1), cellAt(page, 1, 2)];
  await second.click();
  for (const digit of [6, 7]) await page.keyboard.press(`Shift+Digit${digit}`);
  await expect(second).toHaveAccessibleName(/6.*7/);
  const noted = (await second.getAttribute("aria-label")) ?? "";
  for (const done of ["3", "Backspace"]) {
    await first.click();
    await page.keyboard.press("7");
    await expect(second).not.toHaveAccessibleName(/7/);
    await page.keyboard.press(done);
    await expect(second).toHaveAccessibleName(noted);
  }
  await page.keyboard.press("Control+z");
  await expect(second).not.toHaveAccessibleName(/7/);
  // A game that is opened again knows it, too.
  await page.reload();
  await ready(page);
  await first.click();
  await page.keyboard.press("Backspace");
  await expect(second).toHaveAccessibleName(noted);
});

test("the moves so far can be looked back at, and the game goes on from where one likes", async ({
  open,
}) => {
  const { page } = await open();
  const [first, second] = [cellAt(page, 1, 1), cellAt(page, 1, 2)];
  await page.keyboard.press("7");
  await second.click();
  await page.keyboard.press("6");
  await page.locator(".step-button").click();
  await expect(page.locator(".tutor-body")).toHaveText(/r1c5, so it must be 3/);
  await choose(page, "Moves so far");
  const rows = page.locator(".moves li");
  await expect(rows.nth(1)).toHaveText(/^1Digit.*r1c1=7/);
  await expect(rows.nth(2)).toHaveText(/^2Digit.*r1c2=6/);
  // The start is a row, too.
  const moves = (await rows.count()) - 1;
  expect(moves).toBeGreaterThanOrEqual(3);
  await expect(page.locator(".walk-place")).toHaveText(`${moves} of ${moves}`);
  await rows.nth(1).locator("button").click();
  await expect(second).toHaveAccessibleName(/empty$/);
  await expect(first).toHaveAccessibleName(/ 7$/);
  await expect(page.locator(".layer-under .cell"), "the cell of the move is marked").toHaveCount(1);
  await page.getByRole("button", { name: "Close the list" }).click();
  await expect(second).toHaveAccessibleName(/ 6$/);
  await choose(page, "Moves so far");
  await page.getByRole("button", { name: "First step" }).click();
  await expect(first).toHaveAccessibleName(/empty$/);
  // Nobody writes on the past: a digit returns to the board as it is.
  await cellAt(page, 2, 1).click();
  await page.keyboard.press("9");
  await expect(second).toHaveAccessibleName(/ 6$/);
  await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/empty$/);
  await choose(page, "Moves so far");
  await rows.nth(1).locator("button").click();
  await page.getByRole("button", { name: "Go on from here" }).click();
  await expect(second).toHaveAccessibleName(/empty$/);
  await expect(first).toHaveAccessibleName(/ 7$/);
  await page.locator(".toast button").click();
  await expect(second).toHaveAccessibleName(/ 6$/);
});

test("the moves so far say and draw each step that the tutor took", async ({ open }) => {
  const { page } = await open();
  await choose(page, /^Choose a technique/);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await page.keyboard.press("Escape");
  await choose(page, "Fill in all candidates");
  await page.keyboard.press("j");
  await expect(page.locator(".tutor-body .hot").first()).toBeVisible();
  const said = await page.locator(".tutor-body p").first().textContent();
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("7");
  await choose(page, "Moves so far");
  const rows = page.locator(".moves li");
  // The start, the candidates, the step and the digit.
  await expect(rows).toHaveCount(4);
  await expect(page.locator(".moves .walk-text")).toHaveCount(0);
  await rows.nth(2).locator("button").click();
  await expect(rows.nth(2)).toContainText("r4c5≠1, r5c5≠1, r6c5≠1");
  const text = rows.nth(2).locator(".walk-text");
  await expect(text.locator(".hot").first()).toBeVisible();
  expect(said).toContain((await text.textContent()) ?? "-");
  await expect(page.locator(".layer-over .strike"), "what it removed is drawn").not.toHaveCount(0);
  await expect(page.locator(".layer-under .spot, .layer-under .house")).not.toHaveCount(0);
  await rows.nth(3).locator("button").click();
  await expect(text).toHaveCount(0);
});

test("in a pause no digit is written blindly, and a click on the board resumes", async ({ open }) => {
  const { page } = await open();
  const resume = page.locator(".resume");
  await page.keyboard.press("p");
  await expect(resume).toBeVisible();
  await page.keyboard.press("7");
  await expect(resume).toHaveCount(0);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  await page.keyboard.press("p");
  await resume.click();
  await expect(resume).toHaveCount(0);
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("a pause stops the clock, over midnight at the end of a year, too", async ({ open }) => {
  const { page } = await open("", { now: NOW });
  const clock = page.locator(".clock");
  await page.keyboard.press("7");
  await page.clock.runFor(3000);
  await expect(clock).toHaveText(/^0:0[3-9]$/);
  await page.keyboard.press("p");
  await expect(page.locator(".resume")).toBeVisible();
  const stopped = await clock.innerText();
  await page.clock.runFor("02:00");
  await expect(clock).toHaveText(stopped);
  await page.keyboard.press("p");
  await expect(page.locator(".resume")).toHaveCount(0);
  await page.clock.runFor("01:00");
  await expect(clock).toHaveText(/^1:\d\d$/);
});

test("going back to the start resets the clock, and undoing that restores it", async ({ open }) => {
  const { page } = await open("", { now: NOW });
  const clock = page.locator(".clock");
  // From here on, time passes only when this test lets it.
  await page.clock.pauseAt(NOW.getTime() + 600_000);
  await page.keyboard.press("7");
  await page.clock.runFor(3000);
  await expect(clock).toHaveText("0:03");
  await choose(page, "Back to the start");
  await expect(clock).toHaveText("0:00");
  await page.locator(".toast button").click();
  await expect(clock).toHaveText("0:03");
});

test("hints follow the techniques that one chooses", async ({ open }) => {
  const { page } = await open();
  await choose(page, /^Choose a technique/);
  await page.getByRole("radio", { name: /^Sixteen classic/ }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Techniques: classic")).toBeVisible();
  const asked = page.waitForRequest("**/api/v1/hint");
  await page.locator(".hint-button").click();
  expect((await asked).postDataJSON().question.techniques).toEqual({ profile: "classic" });
  await expect(page.locator(".rung")).toHaveCount(1);
  await choose(page, /^Choose a technique/);
  await page.getByRole("radio", { name: "My own choice" }).check();
  await page.locator(".implied input").first().uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Use all techniques again" }).click();
  await expect(page.locator(".chosen")).toHaveCount(0);
});

test("the techniques that one chooses rule new puzzles and their levels, and a bar says so", async ({
  open,
}) => {
  const { page } = await open();
  await choose(page, /^Choose a technique/);
  await page.getByRole("radio", { name: /^Sixteen classic/ }).check();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+o");
  await page.getByRole("combobox", { name: "Level" }).selectOption("hard");
  await expect(page.locator("dialog .chosen")).toHaveText(
    /^Techniques: classic\. They rule new puzzles, too/,
  );
  await expect(page.getByText(/^It takes/)).toHaveCount(0);
  await page.locator("dialog summary").click();
  await expect(page.locator("dialog .implied label", { hasText: "Skyscraper" })).toHaveCount(0);
  await expect(page.locator("dialog .implied label", { hasText: "X-Wing" })).toHaveCount(1);
  let asked = page.waitForRequest("**/api/v1/generate");
  await order(page);
  const made = (await asked).postDataJSON();
  expect(made.wish).toEqual({ difficulty: { level: "hard" }, techniques: { profile: "classic" } });
  expect(made.source).toBeUndefined();
  await expect(page.locator(".bar-level")).toHaveText("Hard");
  // The start makes puzzles by the same techniques.
  await page.getByRole("button", { name: "New", exact: true }).click();
  asked = page.waitForRequest("**/api/v1/generate");
  await page.getByRole("button", { name: "Very hard" }).click();
  expect((await asked).postDataJSON().wish.techniques).toEqual({ profile: "classic" });
  await expect(page.locator(".start")).toHaveCount(0);
  await expect(page.locator(".bar-level")).toHaveText("Very hard");
  await page.getByRole("button", { name: "Use all techniques again" }).click();
  await expect(page.locator(".chosen")).toHaveCount(0);
  await expect(page.locator(".bar-level"), "by all techniques it may have another").not.toBeEmpty();
});

test("on a short phone, hints stay in sight beside the techniques that are chosen", async ({ open }) => {
  for (const lang of ["en", "es-ES"]) {
    const { page } = await open("", { lang, width: 360, height: 640, touch: true });
    await page.evaluate(async () =>
      (await import(`${location.origin}/settings.js`)).changeSettings({ profile: "classic" }),
    );
    await expect(page.locator(".chosen")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".hint-button")).toBeInViewport({ ratio: 1 });
    // A notice pushes no key off the screen.
    await page.keyboard.press("7");
    await page.evaluate(async () =>
      (await import(`${location.origin}/commands/run.js`)).runCommand({ do: "startPuzzle" }),
    );
    await expect(page.locator(".toast")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".digit-button").first()).toBeInViewport({ ratio: 1 });
  }
});

test("what a board was made without stays out of its hints, until one lifts it", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("Control+o");
  await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
  await page.locator("dialog summary").click();
  for (const name of ["Hidden pair", "Naked pair"])
    await page.locator("dialog .implied").getByLabel(name, { exact: true }).uncheck();
  await order(page);
  const bar = page.locator(".chosen");
  await expect(bar).toHaveText("Without Hidden pair and Naked pair");
  const techniques = async () => {
    const asked = page.waitForRequest("**/api/v1/hint");
    await page.locator(".hint-button").click();
    const found = (await asked).postDataJSON().question.techniques;
    await expect(page.locator(".rung")).toHaveCount(1);
    await page.getByRole("button", { name: "Close the hint" }).click();
    return found?.without?.toSorted();
  };
  expect(await techniques()).toEqual(["hidden-pair", "naked-pair"]);
  await page.reload();
  await ready(page);
  await expect(bar, "it belongs to the board").toBeVisible();
  expect(await techniques()).toEqual(["hidden-pair", "naked-pair"]);
  await page.getByRole("button", { name: "Use all techniques again" }).click();
  await expect(bar).toHaveCount(0);
  expect(await techniques()).toBeUndefined();
  await page.reload();
  await ready(page);
  await expect(page.locator(".hint-button")).toBeVisible();
  await expect(bar).toHaveCount(0);
});

/** Orders a puzzle in the dialog that lies open, and waits until it is made. @param {Page} page */
async function order(page) {
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("dialog")).toHaveCount(0, { timeout: 60_000 });
}

for (const [size, cells] of /** @type {const} */ ([
  ["4×4", 16],
  ["6×6", 36],
  ["12×12", 144],
])) {
  test(`a ${size} puzzle is made to order`, async ({ open }) => {
    const { page } = await open();
    await page.keyboard.press("Control+o");
    await page.getByRole("combobox", { name: "Size" }).selectOption({ label: size });
    await order(page);
    await expect(page.locator("[role=gridcell]")).toHaveCount(cells);
  });
}

test("a puzzle has the pattern and the number of givens that one chooses; recent games show level and time", async ({
  open,
}) => {
  const { page } = await open("", { now: NOW });
  await page.keyboard.press("7");
  await page.clock.runFor(75_000);
  await expect(page.locator(".clock")).toHaveText(/^1:\d\d$/);
  await page.keyboard.press("Control+o");
  await page.getByRole("combobox", { name: "Pattern of the givens" }).selectOption("half-turn");
  await page.getByRole("combobox", { name: "Number of givens" }).selectOption("32");
  await expect(page.getByRole("radio", { name: /^Collection/ })).toBeDisabled();
  await order(page);
  await expect(page.getByText("49 to go")).toBeVisible();
  const given = await page
    .locator("[role=gridcell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")?.includes("given")));
  expect(given.filter(Boolean)).toHaveLength(32);
  expect(given, "the same upside down").toEqual(given.toReversed());
  await expect(page.locator(".bar-level")).toHaveText("Easy");
  // The clock of the first game ran until the second one came.
  const [[, seconds]] = await page.evaluate(() => JSON.parse(localStorage.getItem("jade.clock") ?? "[]"));
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "Recent" }).click();
  await expect(page.locator(".recent li").first()).toContainText(/Medium\s+1 of 53 filled · /, {
    useInnerText: true,
  });
  await expect(page.locator(".recent li").first()).toContainText(` · ${clockText(seconds)}`);
});

test("a link of this computer says that it opens here only", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("This link opens on this computer only.")).toBeVisible();
});

// Practice below a lesson: find the pattern, say whether it is there, or play on; by mouse and by keyboard.

import { expect, test } from "./fixtures.js";
import { cellAt, ready } from "./pages.js";
import {
  check,
  conclude,
  mark,
  nextDrill,
  openPractice,
  patternOf,
  practiceButton,
  practiceCell,
  solve,
  strike,
} from "./drills.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../types/contract.js").DrillReply} DrillReply */

/** What was counted. @param {Page} page */
const tally = (page) => page.locator(".tally");
/** What is said first about a claim. @param {Page} page */
const finding = (page) => page.locator(".practice .finding").first();
/** What the board shows as what goes. @param {Page} page */
const strikes = (page) => page.locator(".practice .layer-over .strike");

/** The cells with candidates that do not belong to the pattern. @param {DrillReply} drill */
function strangers({ shown: { sheet, step } }) {
  const cells = patternOf(step);
  return [...Array(81).keys()].filter((cell) => sheet.candidates?.[cell] && !cells.includes(cell));
}

test("three X-Wings are found, at first partly, and still counted after a reload", async ({ open }) => {
  const page = await openPractice(open, "x-wing");
  const boards = new Set();
  for (let i = 0; i < 3; i++) {
    const { shown } = await nextDrill(page);
    boards.add(shown.sheet.givens);
    const cells = patternOf(shown.step);
    expect(cells).toHaveLength(4);
    await mark(page, cells.slice(0, 3));
    await check(page);
    await expect(page.getByText("One cell of the pattern is still missing.")).toBeVisible();
    await expect(strikes(page), "nothing is given away").toHaveCount(0);
    await mark(page, cells.slice(3));
    await check(page);
    await expect(page.getByText("These are the cells. Now, what can be removed?")).toBeVisible();
    await expect(strikes(page), "nor what follows").toHaveCount(0);
    await conclude(page, shown.step);
    await expect(page.getByText("Right: X-Wing.")).toBeVisible();
    await expect(strikes(page), "now the whole step is drawn").not.toHaveCount(0);
  }
  expect(boards.size, "never the same board twice").toBe(3);
  const counted = "Boards: 3. Found unaided: 3; with one hint: 0; with two: 0; missed: 0.";
  await expect(tally(page)).toHaveText(counted);
  await page.reload();
  await ready(page);
  await expect(tally(page)).toHaveText(counted);
});

test("a claim is judged by its cells: too few, one too many, and right; the next board is another", async ({
  open,
}) => {
  const page = await openPractice(open, "naked-pair");
  const first = await nextDrill(page);
  const cells = patternOf(first.shown.step);
  const stranger = first.shown.sheet.givens
    .split("")
    .findIndex((sign, cell) => sign === "." && !cells.includes(cell));
  await mark(page, cells.slice(0, 1));
  await check(page);
  await expect(finding(page)).toHaveText(/One cell is not a whole/);
  await mark(page, [cells[1], stranger]);
  await check(page);
  await expect(page.getByText("does not belong to it")).toBeVisible();
  await mark(page, [stranger]);
  await check(page);
  await conclude(page, first.shown.step);
  await expect(finding(page)).toHaveText(/^Right: /);
  await expect(page.getByText("It counts as found with one hint")).toBeVisible();
  await expect(tally(page)).toHaveText(/Boards: 1\. Found unaided: 0; with one hint: 1/);
  const second = await nextDrill(page);
  expect(second.shown.sheet).not.toEqual(first.shown.sheet);
});

test("a claim is judged by what goes alone, typed on the board", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  const [gone] = (await nextDrill(page)).shown.step.eliminations;
  await page.getByRole("button", { name: "Candidates to remove" }).click();
  await practiceCell(page, 0).focus();
  for (let row = 0; row < Math.floor(gone.cell / 9); row++) await page.keyboard.press("ArrowDown");
  for (let column = 0; column < gone.cell % 9; column++) await page.keyboard.press("ArrowRight");
  await expect(practiceCell(page, gone.cell)).toBeFocused();
  await page.keyboard.press(`Digit${gone.digit}`);
  await expect(page.locator(".practice .strike")).toHaveCount(1);
  await check(page);
  await expect(finding(page)).toHaveText(/^Right: /);
  await expect(tally(page)).toHaveText(/Boards: 1\. Found unaided: 1/);
});

test("a wrong claim is refused, help comes by rungs, and a shown answer counts as shown", async ({
  open,
}) => {
  const page = await openPractice(open, "naked-pair");
  const [one, other] = strangers(await nextDrill(page));
  await mark(page, [one]);
  await check(page);
  await expect(finding(page)).toHaveText(/One cell is not a whole/);
  await mark(page, [other]);
  await check(page);
  await expect(finding(page)).toHaveText(/do not all lie in one|Between them|Not here\.|removes nothing/);
  const name = (/** @type {number} */ cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const named = (await finding(page).innerText()).match(/r\dc\d/g) ?? [];
  const others = named.filter((cell) => ![name(one), name(other)].includes(cell));
  expect(others, "only what was marked is named").toEqual([]);
  await practiceButton(page, "A little help").click();
  await expect(page.getByText(/^Look at/)).toBeVisible();
  await practiceButton(page, "A little help").click();
  await expect(page.getByText(/^Compare/)).toBeVisible();
  await expect(page.locator(".practice .hot")).not.toHaveCount(0);
  await expect(practiceButton(page, "A little help")).toHaveCount(0);
  await practiceButton(page, "Show it").click();
  await expect(page.locator(".practice .walk ol li")).not.toHaveCount(0);
  await expect(tally(page)).toHaveText(
    "Boards: 1. Found unaided: 0; with one hint: 0; with two: 0; missed: 1.",
  );
  await expect(strikes(page)).not.toHaveCount(0);
});

test("three wrong answers are a board missed, not one found", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  const drill = await nextDrill(page);
  const others = strangers(drill);
  for (let i = 0; i < 3; i++) {
    const pair = others.slice(2 * i, 2 * i + 2);
    await mark(page, pair);
    await check(page);
    await expect(finding(page)).toBeVisible();
    await expect(finding(page)).not.toHaveText(/^Right/);
    await mark(page, pair);
  }
  const { step } = drill.shown;
  await mark(page, patternOf(step));
  await check(page);
  await expect(page.getByText("These are the cells")).toBeVisible();
  await strike(page, step.eliminations.slice(0, 1));
  await check(page);
  await expect(page.getByText(/^Right: /)).toBeVisible();
  await expect(tally(page)).toHaveText(
    "Boards: 1. Found unaided: 0; with one hint: 0; with two: 0; missed: 1.",
  );
});

test("a drill can be done with the keyboard alone", async ({ open }) => {
  const page = await openPractice(open, "hidden-single");
  const [{ cell, digit }] = (await nextDrill(page)).shown.step.placements;
  await page.locator(".practice [tabindex='0']").first().focus();
  for (let i = 0; i < cell % 9; i++) await page.keyboard.press("ArrowRight");
  for (let i = 0; i < Math.floor(cell / 9); i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(practiceCell(page, cell)).toHaveAttribute("aria-selected", "true");
  await practiceButton(page, "Check").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("This is the cell. Which digit goes there?")).toBeVisible();
  await page.keyboard.press(`Digit${digit}`);
  await expect(tally(page)).toHaveText(/Found unaided: 1/);
  await expect(page.locator(".practice .layer-over .ring"), "the digit is shown").not.toHaveCount(0);
  // The button for the next board has the focus: Enter goes on.
  await expect(page.locator(".practice .practice-button")).toBeFocused();
  const came = page.waitForResponse((response) => response.url().endsWith("/api/v1/drill"));
  await page.keyboard.press("Enter");
  expect((await came).ok()).toBe(true);
});

test("“is it there?” judges and explains the answer, whether the technique applies or not", async ({
  open,
}) => {
  const page = await openPractice(open, "x-wing", { lang: "es-ES" });
  const explained = page.locator(".practice .walk ol li");
  await page.getByRole("button", { name: "¿Está o no?" }).click();
  // At first the answer is wrong.
  const first = await nextDrill(page);
  await practiceButton(page, first.applies ? "No está" : "Está").click();
  await expect(finding(page)).toHaveText(first.applies ? /^Sí que está/ : /^No está/);
  await expect(explained.nth(1), "and why").toBeVisible();
  await expect(tally(page)).toHaveText(/sin encontrar: 1/);
  const seen = new Set();
  while (seen.size < 2) {
    const drill = await nextDrill(page);
    await practiceButton(page, drill.applies ? "Está" : "No está").click();
    if (drill.applies) {
      // A yes needs a place.
      await expect(page.getByText("¿Dónde está? Marca las celdas.")).toBeVisible();
      await expect(explained, "nothing is given away").toHaveCount(0);
      await solve(page, drill, "Comprobar");
    }
    await expect(finding(page)).toHaveText(drill.applies ? /^Correcto/ : /^Correcto, no está: /);
    await expect(explained.nth(1), "and why").toBeVisible();
    seen.add(drill.applies);
  }
  await expect(tally(page)).toHaveText(/sin encontrar: 1/);
});

test("“play on” sends a board that needs nothing harder to the game", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  await practiceButton(page, "Play on").click();
  const { rest, shown } = await nextDrill(page);
  await expect(page.locator(".practice .walk li")).toHaveText(
    rest.map(({ name, times }) => `${name} × ${times}`),
  );
  await page.getByRole("link", { name: "Play on" }).click();
  await ready(page);
  const { givens } = shown.sheet;
  const given = givens.search(/[^.]/);
  await expect(cellAt(page, Math.floor(given / 9) + 1, (given % 9) + 1)).toHaveAccessibleName(
    new RegExp(`given ${givens[given]}$`),
  );
});

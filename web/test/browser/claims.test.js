// What a game counts as practice: a technique that the player sees and shows, and the review at the end.

import { expect, test } from "./fixtures.js";
import { cellAt, enterDigits, ready } from "./pages.js";
import { patternOf } from "./drills.js";

/** @typedef {import("@playwright/test").Page} Page */

/** A cell of the game, numbered from 0. @param {Page} page @param {number} cell */
const numbered = (page, cell) => cellAt(page, Math.floor(cell / 9) + 1, (cell % 9) + 1);

/** Opens a board in the game, as a lesson hands it over. @param {Page} page @param {object} sheet */
async function handOver(page, sheet) {
  await page.evaluate((sheet) => sessionStorage.setItem("jade.try", JSON.stringify(sheet)), sheet);
  await page.reload();
  await ready(page);
}

/** @param {import("./program.js").Program} jade @returns {Promise<import("../../types/contract.js").ShownJson>} */
async function boardWithPair(jade) {
  const reply = await fetch(`${jade.url}api/v1/another?technique=naked-pair&seed=4&lang=en`);
  return (await reply.json()).shown;
}

test("a claim in the game is refused with a reason, then accepted, applied and counted", async ({
  open,
  openIn,
  jade,
}) => {
  const { sheet, step } = await boardWithPair(jade);
  const { page } = await open();
  await handOver(page, sheet);
  await numbered(page, 0).focus();
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { name: "I see a technique" })).toBeVisible();
  await page.locator(".tutor select").selectOption("naked-pair");
  const [one, other] = patternOf(step);
  const [gone] = step.eliminations;
  const left = new RegExp(`candidates[^,]*\\b${gone.digit}\\b`);
  await expect(numbered(page, gone.cell)).toHaveAccessibleName(left);
  const finding = page.locator(".tutor .finding");
  await numbered(page, one).click();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(finding).toHaveText(/One cell is not a whole/);
  await expect(numbered(page, one), "nothing was entered").toHaveAccessibleName(/empty/);
  await numbered(page, other).click();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(finding).toHaveText(/^Right: /);
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(numbered(page, gone.cell)).not.toHaveAccessibleName(left);
  // It counts as found without help.
  const lesson = await page.context().newPage();
  await openIn(lesson, "learn/naked-pair");
  await expect(lesson.locator(".tally")).toHaveText(/Boards: 1\. Found unaided: 1/);
});

test("a claim is marked by keyboard, and Escape leaves the board as it was", async ({ open, jade }) => {
  const { sheet, step } = await boardWithPair(jade);
  const { page } = await open();
  await handOver(page, sheet);
  const [{ cell, digit }] = step.eliminations;
  const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (one) => !((sheet.candidates?.[cell] ?? 0) & (1 << (one - 1))),
  );
  const heading = page.getByRole("heading", { name: "I see a technique" });
  const before = (await numbered(page, cell).getAttribute("aria-label")) ?? "";
  expect(before).toMatch(/empty/);
  await numbered(page, cell).focus();
  await page.keyboard.press("u");
  await expect(heading).toBeVisible();
  await page.keyboard.press("Space");
  // Only a candidate that is there can go.
  await page.keyboard.press(`Digit${absent}`);
  await page.keyboard.press(`Digit${digit}`);
  await expect(page.locator(".tutor-body")).toContainText("One cell marked, one candidate to remove");
  await expect(page.locator(".spoken")).toHaveText(/^Marked: /);
  await page.keyboard.press("Escape");
  await expect(heading).toHaveCount(0);
  await expect(numbered(page, cell)).toHaveAccessibleName(before);
});

test("the review after a game has a summary, the first mistake, and a link to a drill for each technique", async ({
  open,
}) => {
  const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const { page } = await open();
  await handOver(page, { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) });
  // A wrong digit, which is then replaced.
  await cellAt(page, 1, 3).focus();
  await page.keyboard.press("Digit1");
  await expect(cellAt(page, 1, 3)).toHaveAccessibleName(/, 1\b/);
  await enterDigits(page, solution);
  await page.getByRole("button", { name: "Review the game" }).click();
  await expect(page.getByRole("heading", { name: "Review of the game" })).toBeVisible();
  const review = page.locator(".tutor-body");
  await expect(review).toContainText("You entered 52 digits yourself. One was wrong.");
  await expect(review).toContainText(/The first mistake was digit number 1: .*where the solution has/);
  await expect(page.locator(".uses tbody tr").nth(1)).toBeVisible();
  await page.getByRole("link", { name: "Practise: Hidden single" }).click();
  await ready(page);
  await expect(page).toHaveURL(/\/learn\/hidden-single#practice$/);
});

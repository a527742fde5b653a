// Steps of the tutor beside hints: the list of all, the path, solving by techniques, a technique that is chosen, a
// complaint that is dismissed, a chain link by link.

import { expect, test } from "./fixtures.js";
import { ALMOST_SOLVED, cellAt, choose, paste, ready, showRungs } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

// Made for these tests; solving it takes chains.
const HARD = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";

/** The cells in which the player has a digit. @param {Page} page */
const entered = (page) => page.locator('[aria-readonly="false"]:not([aria-label*="empty"])');

/** Chooses the technique for hints. @param {Page} page @param {string} id */
async function chooseTechnique(page, id) {
  await choose(page, /^Choose a technique/);
  await page.getByRole("combobox", { name: "Technique" }).selectOption(id);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
}

/** What the API says of a puzzle. @param {{ url: string }} jade @param {string} givens */
async function ratingOf({ url }, givens) {
  const sheet = { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) };
  const body = JSON.stringify({ question: { sheet }, explainer: true });
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${url}api/v1/rate`, { method: "POST", headers, body });
  expect(reply.status).toBe(200);
  return (await reply.json()).explainer;
}

test("the list of steps draws each step on hover and applies one", async ({ open }) => {
  const { page } = await open();
  const rows = page.locator(".walk-step");
  const drawn = () => page.locator(".layer-over").innerHTML();
  await paste(page, ALMOST_SOLVED);
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName(/given 3$/);
  await expect(cellAt(page, 1, 1)).toBeFocused();
  await page.keyboard.press("l");
  await expect(rows.nth(10)).toBeVisible();
  await rows.nth(0).hover();
  await expect(page.locator(".layer-over > *")).not.toHaveCount(0);
  const first = await drawn();
  await rows.nth(2).hover();
  await expect.poll(drawn, "the third step").not.toBe(first);
  await expect(page.locator(".layer-over > *")).not.toHaveCount(0);
  await rows.nth(0).hover();
  await expect.poll(drawn, "the first step again").toBe(first);
  await expect(page.getByRole("button", { name: /^What is “/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(rows).toHaveCount(0);
  await expect(entered(page)).toHaveCount(1);
});

test("the path can be followed without changing the game, then applied up to a step", async ({ open }) => {
  const { page } = await open();
  const next = page.getByRole("button", { name: "Next step" });
  await page.keyboard.press("y");
  for (let step = 1; step <= 6; step++) {
    if (step > 1) await next.click();
    await expect(page.getByText(new RegExp(`^${step} of \\d+$`))).toBeVisible();
  }
  await expect(entered(page).nth(3)).toBeVisible();
  await expect(page.locator(".layer-over > *")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Last step" }).click();
  await page.getByRole("button", { name: "Close the list" }).click();
  await expect(entered(page), "the game is as it was").toHaveCount(0);
  await page.keyboard.press("y");
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await next.click();
  await page.getByRole("button", { name: "Take the steps up to here" }).click();
  await expect(page.locator(".walk-step")).toHaveCount(0);
  await expect(entered(page)).toHaveCount(2);
  await page.keyboard.press("Control+z");
  await expect(entered(page), "as one step").toHaveCount(0);
});

test("above the path stands what the Sudoku Explainer makes of the puzzle, as the program prints it", async ({
  open,
  jade,
}) => {
  const { page } = await open();
  const { er, ep, ed } = await ratingOf(jade, HARD);
  await paste(page, HARD);
  await expect(cellAt(page, 9, 9)).toHaveAccessibleName(/given 2$/);
  await expect(cellAt(page, 1, 2)).toBeFocused();
  await page.keyboard.press("y");
  const said = `Sudoku Explainer: ER ${er.toFixed(1)}, EP ${ep.toFixed(1)}, ED ${ed.toFixed(1)}.`;
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole("button", { name: "Close the list" }).click();
  await expect(page.getByText(said)).toHaveCount(0);
});

test("the game is solved by techniques, with a table of how often each was used, or by singles alone", async ({
  open,
}) => {
  const { page } = await open();
  const solved = page.getByRole("heading", { name: "Solved" });
  const used = page.locator(".uses tbody th");
  await choose(page, "Solve with techniques");
  await expect(solved).toBeVisible();
  await expect(used.nth(2)).toBeVisible();
  await expect(used.filter({ hasText: "Hidden single" })).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(solved).toHaveCount(0);
  await expect(entered(page)).toHaveCount(0);
  await choose(page, "Solve the singles");
  await expect(entered(page)).not.toHaveCount(0);
  await expect(used).not.toHaveCount(0);
  await expect(solved).toHaveCount(0);
  await expect(used.filter({ hasNotText: /single|house/i })).toHaveCount(0);
  await page.getByRole("button", { name: "Hidden single" }).click();
  const dialog = page.getByRole("dialog", { name: "Hidden single" });
  await expect(dialog.locator(".example .layer-over > *")).not.toHaveCount(0);
});

test("a chosen technique is used for hints and steps until it is released", async ({ open }) => {
  const { page } = await open();
  const only = page.getByText(/^Only: .*pointing/i);
  await chooseTechnique(page, "pointing");
  await expect(only).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(only).toBeVisible();
  await choose(page, "Fill in all candidates");
  await showRungs(page, 5);
  await expect(page.locator(".ladder")).toHaveText(/[Pp]ointing/);
  await expect(page.locator(".layer-over .strike"), "candidates go").not.toHaveCount(0);
  await page.getByRole("button", { name: "What do the symbols mean?" }).click();
  await expect(page.getByText("can be removed")).toBeVisible();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await page.getByRole("button", { name: "Use all techniques again" }).click();
  await expect(only).toHaveCount(0);
});

test("a complaint can be dismissed", async ({ open }) => {
  const { page } = await open();
  await choose(page, "Fill in all candidates");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/candidates 2 5 7$/);
  // The correct digit is 7. Removing it from the marks causes a complaint that can be ignored.
  await page.keyboard.press("Control+Digit7");
  await page.keyboard.press("h");
  await expect(page.getByRole("heading", { name: "Something to fix first" })).toBeVisible();
  const asked = page.waitForRequest("**/api/v1/hint");
  await page.getByRole("button", { name: "Continue anyway" }).click();
  expect((await asked).postDataJSON().dismissed).toHaveLength(1);
  await expect(page.getByRole("heading", { name: "Hint", exact: true })).toBeVisible();
  await expect(page.locator(".rung")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Continue anyway" })).toHaveCount(0);
});

test("a chain is shown link by link", async ({ open }) => {
  const { page } = await open();
  await paste(page, HARD);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/given 5$/);
  await choose(page, "Fill in all candidates");
  await chooseTechnique(page, "grouped-aic");
  await cellAt(page, 1, 2).click();
  await showRungs(page, 5);
  const links = page.locator(".layer-over .link");
  await expect(links.nth(2)).toBeAttached();
  await page.getByRole("button", { name: "One line forward" }).click();
  await expect(links).toHaveCount(1);
  await page.getByRole("button", { name: "One line forward" }).click();
  await expect(links).toHaveCount(2);
  await page.getByRole("button", { name: "One line back" }).click();
  await expect(links).toHaveCount(1);
});

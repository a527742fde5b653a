// The end of a game: how it went, the records, what is next, and the way back.

import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { cellAt, enterDigits, paste, ready } from "./pages.js";

const EASY = ".23.........4..1";
const EASY_SOLUTION = "1234341221434321";

/** The solution of the puzzle that the page starts with. */
const FIRST_SOLUTION = "768934251241675938539218746857391624614827395392456187183749562425163879976582413";

test("the end of a game shows how it went, the records, what is next, and the way back", async ({ open }) => {
  const { page } = await open("", { now: "2026-11-25T18:00:00" });
  await expect(page.getByText("Medium", { exact: true })).toBeVisible();
  // One hint of two rungs, one mistake.
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(1);
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(2);
  await cellAt(page, 1, 1).focus();
  await page.keyboard.press("8");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 8/);
  await page.clock.runFor("04:00");
  await enterDigits(page, FIRST_SOLUTION);
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  const facts = page.locator(".solved-facts");
  await expect(facts).toHaveText(/Mistakes\s+1\b/i, { useInnerText: true });
  await expect(facts).toHaveText(/Hints/i, { useInnerText: true });
  await expect(facts.locator(".solved-time")).toHaveText(/^Time\s+[45]:\d\d$/, { useInnerText: true });
  // The other figures are in one row.
  const tops = await facts
    .locator("> :not(.solved-time)")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByText("Your first Medium!")).toBeVisible();
  await page.locator(".solved-more summary").click();
  expect(await violations(page)).toEqual([]);
  const drills = page.getByRole("link", { name: "Practise it on three boards" });
  await expect(drills).toHaveAttribute("href", /^\/learn\/[a-z-]+\?three$/);
  // A round of exactly three boards, and back.
  await drills.click();
  for (let board = 1; board <= 3; board++) {
    await expect(page.getByText(`Board ${board} of 3`)).toBeVisible();
    await page.getByRole("button", { name: "Show it" }).click();
    await page.getByRole("button", { name: "Next board" }).click();
  }
  await expect(page.getByText("That was the round.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the game" }).click();
  await ready(page);
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length), "no motion where none is wanted").toBe(
    0,
  );
  await page.locator(".solved-more summary").click();
  await expect(page.getByRole("button", { name: "Try Hard" })).toBeVisible();
  await page.getByRole("button", { name: "Review the game" }).click();
  await expect(page.getByRole("heading", { name: "Review of the game" })).toBeVisible();
  await page.getByRole("button", { name: "Close the hint" }).click();
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { name: "Solved" })).toHaveCount(0);
  await page.keyboard.press("Control+y");
  await expect(page.getByText("Your first Medium!")).toBeVisible();
  await page.getByRole("button", { name: "Another Medium" }).click();
  await expect(page.locator(".solved")).toHaveCount(0);
  await expect(page.locator(".bar-text")).toHaveText(/^Medium\s+\d+ to go/, { useInnerText: true });
});

test("a ripple runs over the board when it is solved", async ({ open }) => {
  const { page } = await open();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await paste(page, EASY);
  await expect(page.locator("[role=gridcell]")).toHaveCount(16);
  // Animations stand still, so that none is over before it is seen.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await enterDigits(page, EASY_SOLUTION);
  await expect(page.getByRole("heading", { name: "Solved" })).toBeVisible();
  const lit = () =>
    page.evaluate(() => {
      const cells = document.getAnimations().flatMap(({ effect }) => {
        const { target } = /** @type {KeyframeEffect} */ (effect);
        return target?.matches("[role=gridcell]") ? [target] : [];
      });
      return new Set(cells).size;
    });
  await expect.poll(lit).toBe(16);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
]) {
  test(`the end of a game and what is next are in sight, ${width}×${height}`, async ({ open }) => {
    const { page } = await open("", { width, height });
    await expect(page.getByText("Medium", { exact: true })).toBeVisible();
    await enterDigits(page, FIRST_SOLUTION);
    for (const one of [
      page.getByRole("heading", { name: "Solved" }),
      page.locator(".solved-facts"),
      page.getByRole("button", { name: "Another Medium" }),
    ])
      await expect(one).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".tint"), "nothing is left to do in any cell").toHaveCount(0);
  });
}

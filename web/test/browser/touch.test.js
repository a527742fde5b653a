// Learning with a finger on a phone: by touch events, so that what a tap brings about is seen before the tap has ended.

import { expect, test } from "./fixtures.js";
import { check, drillAfter, patternOf, practiceButton } from "./drills.js";
import { sheetFrom } from "../../game/sheet.js";
import { digitsIn } from "../../game/geometry.js";
import { questionsOf } from "../../learn/questions.js";

/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {import("@playwright/test").Page} Page */

/** A finger: what is at its place when it lifts also gets a click. @param {Locator} locator */
const tap = (locator) => locator.tap();

/** @param {Page} page @param {string} id @param {import("../../types/contract.js").ShownJson} shown */
async function answerAll(page, id, shown) {
  for (const question of questionsOf(shown, sheetFrom(shown.sheet), (text) => text)) {
    for (const one of question.answer) {
      if (question.by === "cells") await tap(page.locator(`.asked [data-cell="${one}"]`));
      else await tap(page.locator(".asked .ask-digits button").nth(one - 1));
    }
  }
}

for (const { width, height, lang } of [
  { width: 390, height: 664, lang: "en" },
  { width: 360, height: 640, lang: "es" },
])
  for (const id of ["w-wing", "two-string-kite", "small-notes", "discontinuous-nice-loop"])
    test(`the last tap of a walk presses nothing else (${id}, ${width} px)`, async ({ open, jade }) => {
      const { page } = await open(`learn/${id}?do`, { width, height, touch: true, lang });
      const { blocks } = await (await fetch(`${jade.url}api/v1/lesson?id=${id}&lang=${lang}`)).json();
      const { shown } = blocks.find((/** @type {any} */ block) => block.kind === "example");
      await expect(page.locator(".asked .ask")).toBeVisible();
      await answerAll(page, id, shown);
      await expect(page.locator(".asked .argument summary")).toBeVisible();
      // Both the board and what leads on are there, and the walk is still the one that was answered.
      const go = page.locator(".asked .practice-button");
      await expect(go).toBeVisible();
      await expect(page.locator(".asked [role=grid]")).toBeVisible();
      await expect(page.locator(".practice")).toHaveCount(0);
      await tap(go);
      await expect(page.locator(".station h2")).toBeVisible();
    });

for (const { width, height } of [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
])
  test(`what goes is chosen with buttons that a finger meets (${width} px)`, async ({ open }) => {
    const { page } = await open("learn/naked-triple", { width, height, touch: true, seed: 1 });
    const { shown } = await drillAfter(page, () => tap(page.locator(".practice-button")));
    const { step } = shown;
    const cell = (/** @type {number} */ one) => page.locator(`.practice [data-cell="${one}"]`);
    for (const one of patternOf(step)) await tap(cell(one));
    await check(page);
    await expect(page.locator(".practice .ask")).toBeVisible();
    await expect(page.getByText("Choose a cell, then the digit that it loses.")).toBeVisible();
    const strikes = page.locator(".practice .layer-over .strike");
    const [gone] = step.eliminations;
    // Wherever the finger meets the cell, nothing is struck yet.
    const box = await cell(gone.cell).boundingBox();
    if (!box) throw new Error("the cell is drawn");
    for (const x of [0.2, 0.5, 0.8])
      await cell(gone.cell).tap({ position: { x: x * box.width, y: 0.5 * box.height } });
    await expect(cell(gone.cell)).toHaveAttribute("aria-selected", "true");
    await expect(strikes).toHaveCount(0);
    const buttons = page.locator(".practice .strikes button");
    const digits = digitsIn(shown.sheet.candidates?.[gone.cell] ?? 0);
    await expect(buttons).toHaveText(digits.map(String));
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const wanted = buttons.getByText(String(gone.digit), { exact: true });
    await tap(wanted);
    await expect(strikes).toHaveCount(1);
    await expect(wanted).toHaveAttribute("aria-pressed", "true");
    await tap(wanted);
    await expect(strikes).toHaveCount(0);
    await tap(wanted);
    await check(page);
    await expect(page.locator(".practice .finding").first()).toHaveText(/^Right: /);
  });

test("a digit that is not there cannot be struck, and a wrong one is answered with the reason", async ({
  open,
}) => {
  const { page } = await open("learn/x-wing", { height: 1000, seed: 1 });
  const { shown } = await drillAfter(page, () => page.locator(".practice-button").click());
  const { step, sheet } = shown;
  const cell = (/** @type {number} */ one) => page.locator(`.practice [data-cell="${one}"]`);
  for (const one of patternOf(step)) await cell(one).click();
  await check(page);
  await expect(page.locator(".practice .ask")).toBeVisible();
  // The pattern stays marked while one strikes.
  const marked = page.locator(".practice .layer-under .cell");
  await expect(marked).toHaveCount(4);
  const [gone] = step.eliminations;
  const there = digitsIn(sheet.candidates?.[gone.cell] ?? 0);
  const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => !there.includes(digit)) ?? 0;
  const other = there.find((digit) => digit !== gone.digit) ?? 0;
  const strikes = page.locator(".practice .layer-over .strike");
  await cell(gone.cell).click();
  await page.keyboard.press(`Digit${absent}`);
  await page.keyboard.press(`Digit${other}`);
  await expect(strikes).toHaveCount(1);
  await expect(marked).toHaveCount(4);
  await check(page);
  const finding = page.locator(".practice .finding").first();
  await expect(finding).toHaveText(
    new RegExp(`^The ${other} in r\\dc\\d stays: this pattern removes only ${gone.digit}s\\.$`),
  );
  // Help now says what the pattern does, and nothing about where it is.
  await cell(gone.cell).click();
  await page.keyboard.press(`Digit${other}`);
  await expect(strikes).toHaveCount(0);
  await practiceButton(page, "A little help").click();
  const said = page.locator(".practice .walk [role=status] p").last();
  await expect(said).toContainText(String(gone.digit));
  const name = (/** @type {number} */ one) => `r${Math.floor(one / 9) + 1}c${(one % 9) + 1}`;
  for (const one of step.eliminations) await expect(said).not.toContainText(name(one.cell));
  await page.keyboard.press("Escape");
  await cell(gone.cell).click();
  await page.keyboard.press(`Digit${gone.digit}`);
  await check(page);
  await expect(finding).toHaveText(/^Right: X-Wing/);
});

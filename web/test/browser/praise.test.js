// In a game the tutor says a word when a technique is used that was learnt in practice.

import { expect, test } from "./fixtures.js";
import { cellAt, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Opens a board with a naked pair in the game, for a player who has found pairs alone or has not.
 * @param {Page} page
 * @param {import("./program.js").Program} jade
 * @param {{ unaided: number, praise: boolean }} how
 */
async function openPair(page, jade, { unaided, praise }) {
  const reply = await fetch(`${jade.url}api/v1/another?technique=naked-pair&seed=4&lang=en`);
  const { shown } = /** @type {import("../../types/contract.js").AnotherReply} */ (await reply.json());
  await page.evaluate(
    ({ sheet, unaided, praise }) => {
      sessionStorage.setItem("jade.try", JSON.stringify(sheet));
      const card = {
        due: new Date().toISOString(),
        stability: 1,
        difficulty: 1,
        reps: 1,
        lapses: 0,
        state: 1,
      };
      const one = { seen: 1, unaided, helped: [0, 0], missed: 0, card };
      localStorage.setItem(
        "jade.progress",
        JSON.stringify({ version: 1, techniques: { "naked-pair": one } }),
      );
      const settings = JSON.parse(localStorage.getItem("jade.settings") ?? "{}");
      localStorage.setItem("jade.settings", JSON.stringify({ ...settings, praise }));
    },
    { sheet: shown.sheet, unaided, praise },
  );
  await page.reload();
  await ready(page);
  return shown;
}

/** Removes a candidate by hand. @param {Page} page @param {{ cell: number, digit: number }} candidate */
async function remove(page, { cell, digit }) {
  const place = cellAt(page, Math.floor(cell / 9) + 1, (cell % 9) + 1);
  const there = new RegExp(`candidat(?:es|os)[^,]*\\b${digit}\\b`);
  await expect(place).toHaveAccessibleName(there);
  await place.focus();
  await page.keyboard.press(`Control+Digit${digit}`);
  await expect(place).not.toHaveAccessibleName(there);
}

test(
  "a naked pair that is used by hand is named once, in both languages",
  { tag: "@spanish" },
  async ({ open, jade, lang }) => {
    const { page } = await open();
    const { step } = await openPair(page, jade, { unaided: 1, praise: true });
    const said = page.locator(".tutor-body");
    await remove(page, step.eliminations[0]);
    await expect(said).toContainText(lang === "en" ? "Nice: Naked pair." : /Bien visto: par desnudo\./i);
  },
);

for (const [why, how] of /** @type {const} */ ([
  ["was not learnt", { unaided: 0, praise: true }],
  ["is not to be named", { unaided: 1, praise: false }],
]))
  test(`a technique that ${why} is not named`, async ({ open, jade }) => {
    const { page } = await open();
    const { step } = await openPair(page, jade, how);
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await remove(page, step.eliminations[0]);
    // What a hint says afterwards comes later than any word would.
    await page.keyboard.press("h");
    await expect(page.locator(".tutor-body .rung")).toBeVisible();
    await expect(page.locator(".tutor-body")).not.toContainText("Nice");
    expect(asked.filter((path) => path.endsWith("/steps"))).toEqual([]);
  });

// The boards of practice in the tests. The page does not show the answers, so they are read from the program's replies.

import { expect } from "@playwright/test";
import { sheetFrom } from "../../game/sheet.js";

/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../types/contract.js").DrillReply} DrillReply */
/** @typedef {import("../../types/contract.js").StepJson} StepJson */

/**
 * Opens a lesson with its practice, whose boards are the same in each run.
 * @param {import("./fixtures.js").TestFixtures["open"]} open
 * @param {string} id
 * @param {import("./fixtures.js").Opening} [options]
 */
export async function openPractice(open, id, options) {
  const { page } = await open(`learn/${id}`, { height: 1000, seed: 1, ...options });
  await expect(page.locator(".practice")).toBeVisible();
  return page;
}

/** The digits of a board of practice as the page shows it; 0 where there is none. @param {Locator} cells */
export const digitsOn = (cells) =>
  cells.evaluateAll((all) =>
    // As in "Row 1, column 1, box 1, given 7".
    all.map((cell) => Number(/\d+/.exec(cell.getAttribute("aria-label")?.split(", ")[3] ?? "")?.[0] ?? 0)),
  );

/** The digits of the board of a reply. @param {Pick<DrillReply, "shown">} reply */
export function digitsOf({ shown }) {
  const { givens, entries } = sheetFrom(shown.sheet);
  return givens.map((given, cell) => given || entries[cell]);
}

/**
 * Does what asks for a board, and waits for it. The page may ask several times for one that fits: the reply is that with
 * the board which is shown.
 * @param {Page} page
 * @param {() => Promise<unknown>} ask
 * @returns {Promise<DrillReply>}
 */
export async function drillAfter(page, ask) {
  /** @type {Promise<DrillReply>[]} */
  const replies = [];
  const listen = (/** @type {import("@playwright/test").Response} */ response) => {
    if (new URL(response.url()).pathname.endsWith("/api/v1/drill")) replies.push(response.json());
  };
  page.on("response", listen);
  await ask();
  /** @type {DrillReply | undefined} */
  let found;
  await expect
    .poll(
      async () => {
        const shown = String(await digitsOn(page.locator(".practice [role=gridcell]")));
        found = (await Promise.all(replies)).find((reply) => String(digitsOf(reply)) === shown);
        return found !== undefined;
      },
      { message: "a board that the program sent is shown" },
    )
    .toBe(true);
  page.off("response", listen);
  return /** @type {DrillReply} */ (found);
}

/** Presses the button that begins the practice or asks for the next board. @param {Page} page */
export const nextDrill = (page) => drillAfter(page, () => page.locator(".practice-button").click());

/** The cells of the pattern, as a person points at them. @param {StepJson} step @returns {number[]} */
export const patternOf = ({ parts }) => [
  ...new Set(
    parts.flatMap(({ role, value }) => {
      if (["target", "witness", "cover"].includes(role)) return [];
      if (value.kind === "cells") return value.cells;
      if (value.kind === "candidates") return value.candidates.map(({ cell }) => cell);
      return value.kind === "cell" ? [value.cell] : [];
    }),
  ),
];

/** A cell of the board of practice, numbered from 0. @param {Page} page @param {number} cell */
export const practiceCell = (page, cell) => page.locator(`.practice [data-cell="${cell}"]`);

/** A button of the practice. @param {Page} page @param {string} name */
export const practiceButton = (page, name) =>
  page.locator(".practice").getByRole("button", { name, exact: true });

/** Marks cells, or takes their marks away. @param {Page} page @param {number[]} cells */
export async function mark(page, cells) {
  for (const cell of cells) await practiceCell(page, cell).click();
}

/** Strikes candidates: a tap picks the cell, whose digits are then offered. @param {Page} page @param {{ cell: number, digit: number }[]} candidates */
export async function strike(page, candidates) {
  for (const { cell, digit } of candidates) {
    await practiceCell(page, cell).click();
    await page
      .locator(".practice .strikes")
      .getByRole("button", { name: String(digit), exact: true })
      .click();
  }
}

/** Has the program check what is marked, and waits for what it finds. @param {Page} page @param {string} [name] of the button */
export async function check(page, name = "Check") {
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/v1/claim"));
  await practiceButton(page, name).click();
  await answered;
  await expect(page.locator(".practice")).not.toHaveAttribute("aria-busy", "true");
}

/** Finds the pattern of a board and what goes. @param {Page} page @param {DrillReply} drill @param {string} [name] of the button that checks */
export async function solve(page, { shown: { step } }, name) {
  await mark(page, patternOf(step));
  await check(page, name);
  await conclude(page, step, name);
}

/** Marks all that goes, once the pattern is found, and has it checked. @param {Page} page @param {StepJson} step @param {string} [name] of the button that checks */
export async function conclude(page, { eliminations }, name) {
  await expect(page.locator(".practice .ask")).toBeVisible();
  await strike(page, eliminations);
  await check(page, name);
}

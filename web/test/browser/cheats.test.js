// Pupils who want a board to count as found without finding it. None of them gains.

import { expect, test } from "./fixtures.js";
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

/** The open cells of a board. @param {DrillReply} drill */
const openCells = ({ shown: { sheet } }) =>
  [...Array(81).keys()].filter(
    (cell) => sheet.givens[cell] === "." && (sheet.entries?.[cell] ?? ".") === ".",
  );

/**
 * Fails if something counts as found alone, or the rating rose.
 * @param {Page} page @param {string} id
 * @param {number} [most] the rating that one may have: somewhat more for a board that was found with a hint
 */
async function gainsNothing(page, id, most = 1500) {
  const progress = await page.evaluate(() => JSON.parse(localStorage.getItem("jade.progress") ?? "{}"));
  expect(progress.techniques?.[id]?.unaided ?? 0).toBe(0);
  expect(progress.rating?.rating ?? 1500).toBeLessThanOrEqual(most);
}

test("marking the whole board names no cell, and costs", async ({ open }) => {
  const page = await openPractice(open, "x-wing");
  const drill = await nextDrill(page);
  await mark(page, openCells(drill));
  await check(page);
  const finding = page.locator(".practice .finding");
  await expect(finding.first()).toBeVisible();
  expect(await finding.allInnerTexts()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/r\dc\d/)]),
  );
  const pattern = patternOf(drill.shown.step);
  await mark(
    page,
    openCells(drill).filter((cell) => !pattern.includes(cell)),
  );
  await check(page);
  await conclude(page, drill.shown.step);
  await expect(page.getByText("It counts as found with one hint")).toBeVisible();
  await gainsNothing(page, "x-wing", 1550);
});

test("halving the board does not find the pattern for nothing", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  const drill = await nextDrill(page);
  const pattern = patternOf(drill.shown.step);
  const rest = openCells(drill).filter((cell) => !pattern.includes(cell));
  let half = rest.slice(0, rest.length >> 1);
  await mark(page, [...pattern, ...half]);
  for (let i = 0; i < 3; i++) {
    await check(page);
    const kept = half.slice(0, half.length >> 1);
    await mark(
      page,
      half.filter((cell) => !kept.includes(cell)),
    );
    half = kept;
  }
  await mark(page, half);
  await check(page);
  await conclude(page, drill.shown.step);
  await expect(page.getByText("It does not count as found")).toBeVisible();
  await gainsNothing(page, "naked-pair");
});

test("wrong conclusions cost as much as wrong cells", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  const drill = await nextDrill(page);
  const { step } = drill.shown;
  const pattern = patternOf(step);
  await mark(page, pattern);
  await check(page);
  await expect(page.locator(".practice .ask")).toBeVisible();
  // A candidate of the pair itself: it stays, whatever follows.
  const [first] = pattern;
  const digit = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (one) => (drill.shown.sheet.candidates?.[first] ?? 0) & (1 << (one - 1)),
  );
  if (!digit) throw new Error("the pair has candidates");
  const wrong = [{ cell: first, digit }];
  await strike(page, wrong);
  await check(page);
  await strike(page, wrong);
  await conclude(page, step);
  await expect(page.getByText("It counts as found with one hint")).toBeVisible();
  await gainsNothing(page, "naked-pair");
});

for (const answer of ["It is not there", "It is there"]) {
  test(`“${answer}” on every board counts for nothing`, async ({ open }) => {
    const page = await openPractice(open, "skyscraper");
    await practiceButton(page, "Is it there?").click();
    const seen = new Set();
    for (let i = 0; i < 8 || seen.size < 2; i++) {
      const { applies } = await nextDrill(page);
      seen.add(applies);
      await practiceButton(page, answer).click();
      // A yes has to be shown; who cannot gives up.
      if (applies && answer === "It is there") await practiceButton(page, "Show it").click();
    }
    await gainsNothing(page, "skyscraper");
  });
}

test("a blind no does not count with a yes that needed help", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  await practiceButton(page, "Is it there?").click();
  for (let nos = 0, yes = false; nos === 0 || !yes;) {
    const drill = await nextDrill(page);
    await practiceButton(page, drill.applies ? "It is there" : "It is not there").click();
    nos += Number(!drill.applies);
    if (!drill.applies) continue;
    yes = nos > 0;
    await practiceButton(page, "A little help").click();
    await expect(page.locator(".practice .walk").getByText(/^Look at/)).toBeVisible();
    await solve(page, drill);
  }
  await gainsNothing(page, "naked-pair");
});

test("a right no counts once one is found that is there", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  await practiceButton(page, "Is it there?").click();
  let [nos, found] = [0, 0];
  for (let counted = false; !counted;) {
    const drill = await nextDrill(page);
    await practiceButton(page, drill.applies ? "It is there" : "It is not there").click();
    if (drill.applies) await solve(page, drill);
    if (!drill.applies) nos++;
    else found++;
    counted = drill.applies && nos > 0;
  }
  await expect(page.locator(".tally")).toHaveText(new RegExp(`Found unaided: ${nos + found};`));
});

test("help, an answer that is shown, and a page that is loaded again count for nothing", async ({ open }) => {
  const page = await openPractice(open, "naked-pair");
  const drill = await nextDrill(page);
  await practiceButton(page, "A little help").click();
  await expect(page.locator(".practice .walk").getByText(/^Look at/)).toBeVisible();
  await solve(page, drill);
  await nextDrill(page);
  await practiceButton(page, "Show it").click();
  await nextDrill(page);
  await page.reload();
  await expect(page.locator(".tally")).toHaveText(
    "Boards: 2. Found unaided: 0; with one hint: 1; with two: 0; missed: 1.",
  );
  await gainsNothing(page, "naked-pair");
});

test("trying all digits is not finding one", async ({ open }) => {
  const page = await openPractice(open, "hidden-single");
  const { step } = (await nextDrill(page)).shown;
  const [{ cell, digit }] = step.placements;
  await practiceCell(page, cell).click();
  await check(page);
  const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit);
  for (const one of [...others, digit])
    await page
      .locator(".practice .ask-digits")
      .getByRole("button", { name: String(one), exact: true })
      .click();
  await expect(page.getByText("It does not count as found")).toBeVisible();
  await gainsNothing(page, "hidden-single");
});

test("trying all names in a mixed round is not finding one", async ({ open }) => {
  const drills = /** @type {DrillReply[]} */ ([]);
  const { page } = await open("learn", { height: 1000, seed: 1 });
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname.endsWith("/api/v1/drill")) drills.push(await response.json());
  });
  await page.goto(new URL("learn?mixed", page.url()).href);
  const choices = page.locator(".choices");
  await expect(choices.getByRole("button")).toHaveCount(4);
  await expect.poll(() => drills.length).toBeGreaterThan(0);
  const drill = drills[drills.length - 1];
  for (const button of await choices.getByRole("button").all())
    if ((await button.innerText()) !== drill.name) await button.click();
  await choices.getByRole("button", { name: drill.name, exact: true }).click();
  const { step } = drill.shown;
  await mark(page, patternOf(step));
  await check(page);
  await expect(page.locator(".practice .ask")).toBeVisible();
  if (step.eliminations.length) await conclude(page, step);
  else
    await page
      .locator(".practice .ask-digits")
      .getByRole("button", { name: String(step.placements[0].digit), exact: true })
      .click();
  await expect(page.getByText("It does not count as found")).toBeVisible();
  await gainsNothing(page, drill.technique);
});

// Nothing is lost: after a reload, in a closed tab, with two tabs, and where the browser stores nothing.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, ready, rungs, saved } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Closes the tab as a person does, and returns a new one in the same browser. @param {Page} page */
async function anotherTab(page) {
  const context = page.context();
  await page.close({ runBeforeUnload: true });
  return context.newPage();
}

/**
 * Changes the place that the player left.
 * @param {Page} page
 * @param {{ at?: number, place: object }} change at: how many moves the game had then, from now on
 */
const changePlace = (page, change) =>
  page.evaluate(({ at = 0, place }) => {
    const left = JSON.parse(localStorage.getItem("jade.place") ?? "{}");
    const text = JSON.stringify({ ...left, at: left.at + at, place: { ...left.place, ...place } });
    for (const storage of [sessionStorage, localStorage]) storage.setItem("jade.place", text);
  }, change);

test("a reload brings back digits, marks, undo and redo", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+Digit6");
  await page.keyboard.press("Control+Digit8");
  await page.keyboard.press("Control+z");
  await page.reload();
  await ready(page);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty, candidates 6");
  await page.keyboard.press("Control+y");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty, candidates 6 8");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Control+z");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

test("closing the tab loses nothing", async ({ open, openIn }) => {
  const { page } = await open();
  await page.keyboard.press("7");
  await saved(page);
  const context = page.context();
  await page.close();
  const { page: again } = await openIn(await context.newPage());
  await expect(cellAt(again, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("an open hint, its rung and its technique survive a reload, a closed tab and a change of language", async ({
  open,
  openIn,
}) => {
  const { page: first } = await open();
  await first.keyboard.press("7");
  await first.keyboard.press("Control+z");
  await choose(first, /^Choose a technique/);
  await first.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await first.keyboard.press("Escape");
  await cellAt(first, 5, 5).click();
  await first.keyboard.press("h");
  for (let rung = 1; rung < 5; rung++) {
    await expect(first.locator(".rung")).toHaveCount(rung);
    await first.keyboard.press("h");
  }
  await expect(first.locator(".rung")).toHaveCount(5);
  const told = await rungs(first).allTextContents();
  const strikes = first.locator(".layer-over .strike");
  await expect(strikes).not.toHaveCount(0);
  const struck = await strikes.count();
  await first.reload();
  await ready(first);
  await expect(rungs(first)).toHaveText(told);

  const { page } = await openIn(await anotherTab(first));
  await expect(rungs(page)).toHaveText(told);
  await expect(page.locator(".layer-over .strike")).toHaveCount(struck);
  await expect(page.getByText("Only: Locked candidates (pointing)")).toBeVisible();
  await expect(cellAt(page, 5, 5)).toBeFocused();
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(6);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByText("Dónde mirar")).toBeVisible();
  await expect(rungs(page), "in the other language").not.toHaveText(told);

  const { page: second } = await openIn(await anotherTab(page));
  await expect(second.locator(".rung")).toHaveCount(6);
  await expect(second.getByText("Dónde mirar")).toBeVisible();
  await expect(second.getByRole("button", { name: "Hazlo por mí" })).toBeVisible();
});

test("an open list survives a closed tab, at its step", async ({ open, openIn }) => {
  const { page } = await open("", { lang: "es-ES" });
  await page.keyboard.press("y");
  const step = page.locator(".walk-step").nth(2);
  await step.click();
  await expect(step).toHaveAttribute("aria-expanded", "true");
  const place = page.locator(".walk-place");
  await expect(place).toHaveText(/\b3\b/);
  const told = await place.innerText();
  const { page: again } = await openIn(await anotherTab(page));
  await expect(again.locator(".walk-step").nth(2)).toHaveAttribute("aria-expanded", "true");
  await expect(again.locator(".walk-place")).toHaveText(told, { useInnerText: true });
});

test("the place in a game is restored, but not in a game that has gone on since", async ({ open }) => {
  const { page } = await open();
  const noted = page.getByText("No rule is broken");
  const place = { note: { id: "note-no-fault", args: { count: 0 }, tone: "good" } };
  await changePlace(page, { place });
  await page.reload();
  await ready(page);
  await expect(noted).toBeVisible();
  await changePlace(page, { at: 1, place });
  await page.reload();
  // The place is restored before the page is complete.
  await ready(page);
  await expect(noted).toHaveCount(0);
});

test("a saved state that cannot be shown is reported only once", async ({ open }) => {
  // The whole panel breaks at once; with other faults, each of its parts would report one when it has loaded.
  const broken = /reading 'length'/;
  const { page, complaints } = await open("", { tolerate: broken });
  await changePlace(page, { place: { hint: { status: "open", rung: 0, reply: {} } } });
  const failed = page.waitForEvent("pageerror");
  await page.reload();
  await failed;
  await page.reload();
  await ready(page);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  expect(complaints).toEqual([expect.stringMatching(broken)]);
});

test("a half-written puzzle survives a closed tab", async ({ open, openIn }) => {
  const { page } = await open();
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "Text or file" }).click();
  await page.getByRole("button", { name: "Write it on the board" }).click();
  await page.keyboard.press("8");
  await expect(page.getByText("One given.")).toBeVisible();
  const { page: again } = await openIn(await anotherTab(page));
  await expect(again.getByText("One given.")).toBeVisible();
  await expect(cellAt(again, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, given 8");
  await again.getByRole("button", { name: "Cancel" }).click();
  await again.reload();
  await ready(again);
  await expect(cellAt(again, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

test("two tabs share one game without overwriting each other", async ({ open, openIn }) => {
  const { page: one } = await open();
  await one.keyboard.press("7");
  await saved(one);
  const { page: two } = await openIn(await one.context().newPage());
  await expect(cellAt(two, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await cellAt(two, 1, 2).click();
  await two.keyboard.press("6");
  await expect(cellAt(one, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, 6");
  await one.bringToFront();
  await cellAt(one, 1, 3).click();
  await one.keyboard.press("8");
  await expect(cellAt(two, 1, 3)).toHaveAccessibleName("Row 1, column 3, box 1, 8");
  for (const page of [one, two]) {
    await page.reload();
    await ready(page);
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
    await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, 6");
    await expect(cellAt(page, 1, 3)).toHaveAccessibleName("Row 1, column 3, box 1, 8");
  }
});

test("without a database the game goes on, and the page says that it is not saved", async ({
  page,
  openIn,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "indexedDB", {
      get: () => {
        throw new Error("not here");
      },
    }),
  );
  await openIn(page, "", { offers: true, tolerate: /^the game is not kept: Error: not here/ });
  const notice = page.locator(".not-kept");
  await expect(notice).toBeVisible();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(notice, "seen without scrolling").toBeInViewport({ ratio: 0.99 });
});

test("with a full disk the game goes on, and the page says once that it is not saved", async ({ open }) => {
  const full = /^the game is not kept: QuotaExceededError: full/;
  const { page, complaints } = await open("", { tolerate: full });
  await page.keyboard.press("7");
  await saved(page);
  // From now on every write fails as on a full disk.
  await page.evaluate(() => {
    for (const name of /** @type {const} */ (["put", "add"]))
      IDBObjectStore.prototype[name] = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
  });
  await cellAt(page, 1, 2).click();
  await page.keyboard.press("6");
  await expect(page.locator(".not-kept")).toBeVisible();
  await cellAt(page, 1, 3).click();
  await page.keyboard.press("5");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, 6");
  await expect(cellAt(page, 1, 3)).toHaveAccessibleName(/^Row 1, column 3, box 1, 5/);
  await expect(page.locator(".not-kept")).toHaveCount(1);
  // The database answers in turn: after these requests, each write that was due has failed, and none follows by itself.
  const tries = async () => {
    await page.evaluate(async () => {
      const { database } = await import(`${location.origin}/storage/keeper.js`);
      const { allRecords } = await import(`${location.origin}/records/record-store.js`);
      for (let i = 0; i < 20; i++) await allRecords(database());
    });
    return complaints.length;
  };
  const before = await tries();
  expect(before).toBeGreaterThan(0);
  expect(await tries(), "it is tried again only after something has happened").toBe(before);
});

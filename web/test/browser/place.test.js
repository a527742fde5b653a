// Where somebody begins on the path: after the board that teaches the rules, and with a test for those who can play.

import { DATE, expect, test } from "./fixtures.js";
import { check, conclude, drillAfter, mark, patternOf } from "./drills.js";
import { ready } from "./pages.js";
import { LADDER } from "../../learn/placement.js";

/** @typedef {import("../../types/contract.js").DrillReply} DrillReply */

test("who filled the board that teaches the rules goes on with the next station", async ({ open }) => {
  const { page } = await open("", { offers: true });
  await page.evaluate(() => localStorage.setItem("jade.rules", "filled"));
  await page.goto(new URL("learn", page.url()).href);
  await expect(page.locator(".path-go .main-button")).toHaveAttribute("href", "/learn/full-house?do");
});

const WORDS = {
  en: { check: "Check", no: "I do not see it", end: /You showed 3 techniques/, on: /^Continue: / },
  es: { check: "Comprobar", no: "No lo veo", end: /Has demostrado 3 técnicas/, on: /^Sigue: / },
};

test(
  "a test places those who can play, and ticks off what they showed",
  { tag: "@spanish" },
  async ({ open, lang }) => {
    const words = WORDS[lang];
    const { page } = await open("learn", { height: 1000, seed: 1 });
    /** @type {Promise<DrillReply>[]} */
    const replies = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.endsWith("/api/v1/drill")) replies.push(response.json());
    });
    await page.locator("a[href='/learn?place']").click();
    const found = [true, true, false, true, false, false];
    for (const [i, isFound] of found.entries()) {
      await expect(page.getByText(new RegExp(`\\b${i + 1} .*\\b${LADDER.length}\\b`))).toBeVisible();
      await expect.poll(() => replies.length).toBe(i + 1);
      const { shown, technique } = await replies[i];
      expect(technique).toBe(LADDER[i]);
      if (!isFound) {
        await page.getByRole("button", { name: words.no }).click();
        continue;
      }
      const { placements } = shown.step;
      const cells = placements.length > 0 ? [placements[0].cell] : patternOf(shown.step);
      for (const cell of cells) await page.locator(`.placement [data-cell="${cell}"]`).click();
      await page.getByRole("button", { name: words.check }).click();
    }
    await expect(page.getByText(words.end)).toBeVisible();
    const on = page.locator(".placement .main-button");
    await expect(on).toHaveText(words.on);
    // Pointing was not seen: it is the first that is left. What nobody was asked comes later.
    await expect(on).toHaveAttribute("href", "/learn/pointing?do");
    await on.click();
    await page.locator(".station-foot a[href='/learn']").click();
    const ticked = page.locator(".path li.full a");
    await expect(ticked).toHaveCount(5);
    for (const id of ["rules", "full-house", LADDER[0], LADDER[1], LADDER[3]])
      await expect(page.locator(`.path li.full a[href="/learn/${id}?do"]`)).toBeVisible();
  },
);

test(
  "the end of a station is in sight, and offers a game that needs it",
  { tag: "@phone" },
  async ({ open }) => {
    const { page } = await open("learn", { seed: 1 });
    const now = DATE.toISOString();
    const card = { due: now, last_review: now, stability: 1, difficulty: 1, reps: 2, lapses: 0, state: 1 };
    await page.evaluate(
      ({ card }) => {
        const techniques = { "naked-pair": { seen: 2, unaided: 2, helped: [0, 0], missed: 0, card } };
        const stations = { "naked-pair": { walked: true } };
        localStorage.setItem("jade.progress", JSON.stringify({ version: 1, techniques, stations }));
      },
      { card },
    );
    const { shown } = await drillAfter(page, () =>
      page.goto(new URL("learn/naked-pair?do", page.url()).href),
    );
    await expect(page.getByText("Find it on one more board")).toBeVisible();
    await mark(page, patternOf(shown.step));
    await check(page);
    await conclude(page, shown.step);
    await expect(page.getByRole("heading", { name: "You did it!" })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Next station" })).toBeFocused();
    await page.getByRole("button", { name: "Play a game that needs it" }).click();
    await ready(page);
    await expect(page.locator(".bar-text")).not.toBeEmpty();
    const { label } = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("jade.unsaved") ?? "{}").start ?? {},
    );
    expect(label?.practice?.id).toBe("naked-pair");
  },
);

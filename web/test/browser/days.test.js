// The puzzles of each day: the same for everybody, made up for later from the calendar, and shared when it is solved.

import { expect, test } from "./fixtures.js";
import { violations } from "./axe.js";
import { cellAt, enterDigits, ready, saved } from "./pages.js";
import { choose, dayBefore, record } from "./records.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The first and the last place on Earth to begin a day. */
const EAST = "Pacific/Kiritimati";
const WEST = "Pacific/Pago_Pago";

/** The start of the open game. @param {Page} page @returns {Promise<{ givens: string, label: { day: string } }>} */
const started = (page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("jade.unsaved") ?? "{}").start);

test("the puzzles of a day are the same for everybody, and none is ahead of its day", async ({
  open,
  jade,
}) => {
  // At the same moment it is still Monday in one place, and Wednesday already in the other.
  const now = "2026-11-24T10:50:00Z";
  const { page: west } = await open("?day=2026-11-22&level=medium", { now, timezone: WEST });
  const { page: east } = await open("?day=2026-11-22&level=medium", { now, timezone: EAST, lang: "es-ES" });
  await expect(west.locator(".bar-day")).toHaveText(/22 Nov/);
  await expect(east.locator(".bar-day")).toHaveText(/22 nov/);
  const { givens, label } = await started(west);
  expect(label.day).toBe("2026-11-22");
  expect(givens).toMatch(/^[.1-9]{81}$/);
  expect(await started(east)).toMatchObject({ givens, label: { day: "2026-11-22" } });
  for (const page of [west, east]) await expect(page, "the address is that of the page").toHaveURL(jade.url);
  await west.goto(`${jade.url}?day=2026-11-24&level=hard`);
  await ready(west);
  await expect(west.locator(".start")).toBeVisible();
  await east.goto(`${jade.url}?day=2026-11-24&level=hard`);
  await ready(east);
  await expect(east.locator(".bar-day")).toHaveText(/24 nov/);
});

for (const [title, now, timezone, today] of [
  ["a minute after New Year, in the east", "2027-01-01T00:01:00+14:00", EAST, "2027-01-01"],
  ["a minute before the end of February, in the west", "2027-02-28T23:59:00-11:00", WEST, "2027-02-28"],
  ["the day after the clocks went back", "2026-10-26T00:30:00+01:00", "Europe/Madrid", "2026-10-26"],
]) {
  test(`a missed day is made up from the calendar: ${title}`, async ({ open }) => {
    const [missed, other] = [dayBefore(1, today), dayBefore(2, today)];
    const { page } = await open("statistics", { now, timezone });
    await choose(page, [
      record({ id: "one", date: dayBefore(3, today) }),
      record({ id: "two", date: today }),
    ]);
    const streak = page.locator(".tile strong").nth(1);
    await expect(streak, "two days are missed").toHaveText("1");
    const turn = page.getByRole("button", { name: "Month before" });
    const link = page.locator(`a[href$="?day=${missed}"]`);
    if (missed.slice(0, 7) !== today.slice(0, 7)) await turn.click();
    await expect(link).toHaveAccessibleName(/play/i);
    await choose(page, [record({ id: "made", date: today, day: missed, level: "hard" })]);
    await expect(streak, "and one of them is left").toHaveText("3");
    await expect(link).toHaveAccessibleName(/made up, 1 of its 3/);
    await choose(page, [record({ id: "more", date: today, day: missed, level: "medium" })]);
    await expect(link).toHaveAccessibleName(/made up, 2 of its 3/);
    await choose(page, [record({ id: "last", date: today, day: other })]);
    await expect(streak).toHaveText("4");
    await link.focus();
    await page.keyboard.press("Enter");
    // The three puzzles of that day, of which two are solved.
    const number = new RegExp(`\\b${Number(missed.slice(8))}\\b`);
    await expect(page.locator(".day-card h3")).toHaveText(number);
    await expect(page.locator(".day-level")).toHaveText([/^(Very e|E)asy$/, /^Medium5:00/, /^Hard5:00/]);
    await page.locator(".day-level").first().click();
    await expect(page.locator(".bar-day")).toHaveText(number);
  });
}

test("the result of a day's puzzle is shared without a word about the puzzle", async ({ open, jade }) => {
  const { page } = await open("?day=2026-11-24&level=hard", {
    now: "2026-11-24T23:40:00-11:00",
    timezone: WEST,
  });
  await expect(page.locator(".bar-day")).toHaveText(/24 Nov/);
  const { givens } = await started(page);
  const reply = await fetch(`${jade.url}api/v1/solve`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sheet: { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) } }),
  });
  const [solution] = (await reply.json()).solutions;
  const first = givens.indexOf(".");
  await cellAt(page, 1 + Math.floor(first / 9), 1 + (first % 9)).click();
  await page.keyboard.press(solution[first]);
  // It ends in another day than it began in.
  await page.clock.runFor("25:00");
  await enterDigits(
    page,
    solution,
    [...givens].flatMap((digit, at) => (digit === "." && at !== first ? [at] : [])),
  );
  await expect(page.locator(".solved")).toBeVisible();
  await page.getByRole("button", { name: "Share the result" }).click();
  await expect(page.getByText("The result is on the clipboard.")).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^JADE · .+ · .+\n⏱ \d+:\d\d · no hints · no mistakes$/);
  const text = await copied();
  expect(text, "nobody else could open an address of this computer").not.toContain("127.0.0.1");
  expect(text).not.toContain(givens);
  expect(text).not.toContain(solution);
  // The next thing to do is the first puzzle of that day that is left.
  await expect(page.getByRole("button", { name: "The Easy of that day" })).toHaveClass(/main-button/);
  await page.getByRole("button", { name: "The Easy of that day" }).click();
  await expect(page.locator(".bar-level")).toHaveText("Easy");
  await expect(page.locator(".bar-day")).toHaveText(/24 Nov/);
  await page.getByRole("button", { name: "New", exact: true }).click();
  // It is another day by now; that one is still in the week.
  await expect(page.locator(".day-level").last()).toHaveText("Hard");
  await page.getByRole("button", { name: /^Tue,? 24 Nov: played$/ }).click();
  await expect(page.locator(".day-level").last()).toHaveText(/^Hard\d+:\d\d/);
});

test("a game of the only puzzle that a day had goes on as one of its three", async ({ open }) => {
  const now = "2026-11-24T12:00:00Z";
  const { page } = await open("?day=2026-11-22&level=medium", { now, timezone: "Europe/Madrid" });
  await expect(page.locator(".bar-day")).toHaveText(/22 Nov/);
  await page.keyboard.press("5");
  await saved(page);
  const id = await page.evaluate(() => sessionStorage.getItem("jade.game"));
  // As an earlier version kept it.
  await page.evaluate((id) => localStorage.setItem("jade.days", JSON.stringify([["2026-11-22", id]])), id);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.locator(".start-level").first().click();
  await expect(page.locator(".start")).toHaveCount(0);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: /^Sun,? 22 Nov/ }).click();
  await page.locator(".day-level", { hasText: "Medium" }).click();
  await expect(page.locator(".bar-day")).toHaveText(/22 Nov/);
  expect(await page.evaluate(() => sessionStorage.getItem("jade.game"))).toBe(id);
});

test(
  "the week of dots opens the puzzles of each of its days, by keyboard",
  { tag: "@spanish" },
  async ({ open, lang }) => {
    const { page } = await open("", { now: "2026-11-24T12:00:00Z", timezone: "Europe/Madrid", offers: true });
    const days = page.locator(".week-day");
    await expect(days).toHaveCount(7);
    await expect(days.last()).toHaveAttribute("aria-pressed", "true");
    await days.nth(5).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".day-card h3")).toHaveText(lang === "es" ? /23 nov/ : /23 Nov/);
    await expect(page.locator(".day-level").first()).toHaveText(lang === "es" ? "Muy fácil" : "Very easy");
    await days.last().press("Enter");
    await expect(page.locator(".day-card h3")).toHaveText(
      lang === "es" ? "Los sudokus de hoy" : "Today’s puzzles",
    );
    expect(await violations(page)).toEqual([]);
  },
);

// The puzzle of each day: the same for everybody, made up for later from the calendar, and shared when it is solved.

import { expect, test } from "./fixtures.js";
import { cellAt, enterDigits, ready } from "./pages.js";
import { choose, dayBefore, record } from "./records.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The first and the last place on Earth to begin a day. */
const EAST = "Pacific/Kiritimati";
const WEST = "Pacific/Pago_Pago";

/** The start of the open game. @param {Page} page @returns {Promise<{ givens: string, label: { day: string } }>} */
const started = (page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("jade.unsaved") ?? "{}").start);

test("the puzzle of a day is the same for everybody, and none is ahead of its day", async ({
  open,
  jade,
}) => {
  // At the same moment it is still Monday in one place, and Wednesday already in the other.
  const now = "2026-11-24T10:50:00Z";
  const { page: west } = await open("?day=2026-11-22", { now, timezone: WEST });
  const { page: east } = await open("?day=2026-11-22", { now, timezone: EAST, lang: "es-ES" });
  await expect(west.locator(".bar-day")).toHaveText(/22 Nov/);
  await expect(east.locator(".bar-day")).toHaveText(/22 nov/);
  const { givens, label } = await started(west);
  expect(label.day).toBe("2026-11-22");
  expect(givens).toMatch(/^[.1-9]{81}$/);
  expect(await started(east)).toMatchObject({ givens, label: { day: "2026-11-22" } });
  for (const page of [west, east]) await expect(page, "the address is that of the page").toHaveURL(jade.url);
  await west.goto(`${jade.url}?day=2026-11-24`);
  await ready(west);
  await expect(west.locator(".start")).toBeVisible();
  await east.goto(`${jade.url}?day=2026-11-24`);
  await ready(east);
  await expect(east.locator(".bar-day")).toHaveText(/24 nov/);
});

for (const [title, now, timezone, today] of [
  ["a minute after New Year, in the east", "2027-01-01T00:01:00+14:00", EAST, "2027-01-01"],
  ["a minute before the end of February, in the west", "2027-02-28T23:59:00-11:00", WEST, "2027-02-28"],
  ["the day after the clocks went back", "2026-10-26T00:30:00+01:00", "Europe/Madrid", "2026-10-26"],
]) {
  test(`a missed day is made up from the calendar: ${title}`, async ({ open }) => {
    const missed = dayBefore(1, today);
    const { page } = await open("statistics", { now, timezone });
    await choose(page, [
      record({ id: "one", date: dayBefore(2, today) }),
      record({ id: "two", date: today }),
    ]);
    const streak = page.locator(".tile strong").nth(1);
    await expect(streak).toHaveText("1");
    const turn = page.getByRole("button", { name: "Month before" });
    const link = page.locator(`a[href$="?day=${missed}"]`);
    if (missed.slice(0, 7) !== today.slice(0, 7)) await turn.click();
    await expect(link).toHaveAccessibleName(/play/i);
    await choose(page, [record({ id: "made", date: today, day: missed })]);
    await expect(streak).toHaveText("3");
    await expect(link).toHaveAccessibleName(/made up/);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".bar-day")).toHaveText(new RegExp(`\\b${Number(missed.slice(8))}\\b`));
  });
}

test("the result of a day's puzzle is shared without a word about the puzzle", async ({ open, jade }) => {
  const { page } = await open("?day=2026-11-24", { now: "2026-11-24T23:40:00-11:00", timezone: WEST });
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
});

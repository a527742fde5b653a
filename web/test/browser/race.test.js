// A race by link: two people play the same board, each on a device of their own, and both see the results.

import { signUpByRequest } from "./accounts.js";
import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { cellAt, enterDigits, paste, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const SMALL = "14......2..3....";
const SOLUTION = "1432321421434321";

const NOW = "2026-11-24T12:00:00Z";

const WORDS = {
  en: { race: "Race a friend", name: "Your name in the race", link: "The link", start: "Start", you: "You" },
  es: {
    race: "Retar a alguien",
    name: "Tu nombre en la carrera",
    link: "El enlace",
    start: "Empezar",
    you: "Tú",
  },
};

/** Opens the race of the open game, says who one is, and returns its link. @param {Page} page @param {string} name @param {typeof WORDS.en} words */
async function linkFrom(page, name, words) {
  await page.locator(".game-bar .menu > button").click();
  await page.getByRole("menuitem", { name: words.race }).click();
  await page.getByLabel(words.name).fill(name);
  const link = await page.getByLabel(words.link).inputValue();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  return link;
}

/** Solves the small board. @param {Page} page @param {number[]} [filled] cells that have their digits */
async function solve(page, filled = []) {
  const open = [...SMALL].flatMap((digit, at) => (digit === "." && !filled.includes(at) ? [at] : []));
  await enterDigits(page, SOLUTION, open);
  await expect(page.locator(".solved")).toBeVisible();
}

test(
  "two people race on a board, and each sees both results",
  { tag: "@spanish" },
  async ({ open, jade, lang }) => {
    const words = WORDS[lang];
    const { page: ana } = await open("", { now: NOW });
    await paste(ana, SMALL);
    await expect(ana.locator("[role=gridcell]")).toHaveCount(16);
    const link = await linkFrom(ana, "Ana", words);
    expect(link).toMatch(/#race=[0-9a-f]{24}&/);

    // The other one sees the board only once the clock runs.
    const { page: ben } = await open(new URL(link).hash, { now: NOW });
    await expect(ben.locator("dialog")).toBeVisible();
    await expect(ben.locator("[role=gridcell]")).toHaveCount(81);
    await expect(ben, "the address is that of the page").toHaveURL(jade.url);
    await ben.getByLabel(words.name).fill("Ben");
    expect(await violations(ben)).toEqual([]);
    await ben.getByRole("button", { name: words.start, exact: true }).click();
    await expect(ben.locator("[role=gridcell]")).toHaveCount(16);
    await expect(ben.locator(".bar-race")).toBeVisible();
    await ben.clock.runFor("01:05");
    await solve(ben);
    const back = await linkFrom(ben, "Ben", words);
    expect(decodeURIComponent(back), "no digit that somebody entered").not.toContain(SOLUTION);

    // The first one has the result of the other now, and plays on.
    await ana.goto(`${jade.url}${new URL(back).hash}`);
    await ready(ana);
    await expect(ana.locator("dialog .race-table th span")).toHaveText(["Ben"]);
    await ana.keyboard.press("Escape");
    await expect(ana.locator(".bar-race")).toContainText("1:0");
    await cellAt(ana, 1, 3).click();
    await solve(ana);
    await expect(ana.locator(".solved .race-table th span")).toHaveText([words.you, "Ben"]);
    const both = await linkFrom(ana, "Ana", words);

    await ben.goto(`${jade.url}${new URL(both).hash}`);
    await ready(ben);
    await expect(ben.locator("dialog .race-table th span")).toHaveText(["Ana", words.you]);
    await expect(ben.locator("dialog .race-table .race-time").last()).toHaveText(/^1:0\d$/);
    expect(await violations(ben)).toEqual([]);
  },
);

test("a damaged link says so, one without a proper board starts nothing, and names are text only", async ({
  open,
}) => {
  const { page } = await open("#race=abc&board=12");
  await expect(page.locator(".tutor")).toContainText("This link of a race is not complete.");
  await expect(page.locator(".spoken"), "it is read aloud, too").toContainText("is not complete");
  const improper = `#race=0123456789abcdef01234567&boxes=2x2&board=1${".".repeat(15)}`;
  const name = "<img src=x onerror=alert(1)>";
  const { page: other } = await open(`${improper}&by=${encodeURIComponent(`65~0~0~${name}`)}`);
  await expect(other.locator(".race-table th span")).toHaveText([name.slice(0, 24)]);
  await expect(other.locator("dialog img")).toHaveCount(0);
  await other.getByRole("button", { name: "Start", exact: true }).click();
  await expect(other.getByText("no Sudoku with exactly one solution")).toBeVisible();
  await expect(other.locator("[role=gridcell]")).toHaveCount(81);
});

test("Ctrl+G opens the race of the open board, and its menu entry says so", async ({ open }) => {
  const { page } = await open();
  await page.keyboard.press("Control+g");
  await expect(page.getByRole("dialog", { name: "A race by link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator(".game-bar .menu > button").click();
  await expect(page.getByRole("menuitem", { name: "Race a friend" }).locator("kbd")).toHaveText("Ctrl+G");
});

test("a race goes on after a reload, and a second try does not count", async ({ open, jade }) => {
  const race = `#race=0123456789abcdef01234567&boxes=2x2&board=${SMALL}&by=${encodeURIComponent("5~0~0~Ana")}`;
  const { page } = await open(race, { now: NOW });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("[role=gridcell]")).toHaveCount(16);
  await cellAt(page, 1, 3).click();
  await page.keyboard.press("3");
  await page.reload();
  await ready(page);
  await expect(page.locator(".bar-race")).toHaveText("to beat: 0:05");
  // Another game, and back by the link.
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.locator(".start-level").first().click();
  await expect(page.locator("[role=gridcell]")).toHaveCount(81);
  await page.goto(`${jade.url}${race}`);
  await ready(page);
  await page.getByRole("button", { name: "Continue the race" }).click();
  await expect(cellAt(page, 1, 3)).toHaveAccessibleName(/, 3$/);
  await page.clock.runFor("00:30");
  await solve(page, [2]);
  await expect(page.locator(".solved .race-table th span")).toHaveText(["Ana", "You"]);
  const time = await page.locator(".solved .race-table .own .race-time").innerText();
  await page.keyboard.press("Control+z");
  await page.clock.runFor("01:00");
  await page.keyboard.press("Control+y");
  await expect(page.locator(".solved .race-table .own .race-time")).toHaveText(time);
});

test("on a server with accounts each sees how far the other is, and the result, without a link back", async ({
  open,
  serve,
  somebody,
}) => {
  const jade = await serve({ accounts: true });
  /** Opens the page signed in. @param {string} name */
  const signedIn = async (name) => {
    const { page } = await open(jade.url, { now: NOW });
    await signUpByRequest(page, `${somebody} ${name}`);
    await page.evaluate(() => localStorage.setItem("jade.account", "on"));
    await page.goto(jade.url);
    await page.reload();
    await ready(page);
    return page;
  };
  const ana = await signedIn("a");
  await paste(ana, SMALL);
  await expect(ana.locator("[role=gridcell]")).toHaveCount(16);
  const link = await linkFrom(ana, "Ana", WORDS.en);
  const ben = await signedIn("b");
  // At first the name is that of the account.
  const own = await signedIn("c");
  await own.keyboard.press("Control+g");
  await expect(own.getByLabel(WORDS.en.name)).toHaveValue(`${somebody} c`);
  await ben.goto(`${jade.url}${new URL(link).hash}`);
  await ben.getByLabel(WORDS.en.name).fill("Ben");
  await ben.getByRole("button", { name: WORDS.en.start, exact: true }).click();
  await expect(ben.locator("[role=gridcell]")).toHaveCount(16);
  await expect(ben.locator(".race-bars li")).toHaveText(["Ana0%"]);

  // Two of twelve cells: the one sees it, and no digit.
  await enterDigits(ben, SOLUTION, [2, 3]);
  /** @type {string[]} */
  const replies = [];
  ana.on("response", async (response) => {
    if (response.url().endsWith("/account/race")) replies.push(await response.text());
  });
  await ana.clock.runFor("00:04");
  await ben.clock.runFor("00:04");
  await expect(async () => {
    await ana.clock.runFor("00:04");
    await expect(ana.locator(".race-bars li")).toHaveText(["Ben16%"], { timeout: 500 });
  }).toPass();
  expect(await violations(ana)).toEqual([]);
  expect(JSON.parse(replies.at(-1) ?? "").racers[0]).toEqual({
    name: "Ben",
    own: false,
    percent: 16,
    seconds: 0,
    hints: 0,
    mistakes: 0,
  });

  // Ben is done; Ana learns it while she plays, and has both results at the end.
  await ben.clock.runFor("01:00");
  await solve(ben, [2, 3]);
  await expect(async () => {
    await ben.clock.runFor("00:04");
    await ana.clock.runFor("00:04");
    await expect(ana.locator(".race-bars li")).toHaveText([/^Ben1:\d\d$/], { timeout: 500 });
  }).toPass();
  await expect(ana.locator(".bar-race")).toHaveText(/^to beat: 1:\d\d$/);
  await solve(ana);
  await expect(ana.locator(".solved .race-table th span")).toHaveText(["You", "Ben"]);
  await expect(async () => {
    await ana.clock.runFor("00:04");
    await ben.clock.runFor("00:31");
    await expect(ben.locator(".solved .race-table th span")).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(ben.locator(".solved .race-table .own")).toHaveCount(1);
});

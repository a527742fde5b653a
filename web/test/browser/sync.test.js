// Two devices of one person: what they do without a connection is on both after they have met, and nothing counts twice.
// Data from before the account are merged, removed or kept apart.

import { expect, test } from "./fixtures.js";
import assert from "node:assert/strict";
import { PASSWORD, signUp } from "./accounts.js";
import { paste, ready, saved } from "./pages.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const empty = [...PUZZLE].flatMap((digit, at) => (digit === "." ? [at] : []));

/** Everything in a store of the browser's database. @param {Page} page @param {string} store @returns {Promise<any[]>} */
const stored = (page, store) =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("jade");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => (request.result.close(), resolve(all.result));
        };
      }),
    store,
  );

/** The logs of all games with moves, as text. @param {Page} page */
async function logs(page) {
  /** @type {Map<string, string[]>} */
  const all = new Map();
  for (const { game, event } of await stored(page, "events"))
    all.set(game, [...(all.get(game) ?? []), JSON.stringify(Object.entries(event).sort())]);
  return all;
}

/** Syncs now, and returns what came of it. @param {Page} page @returns {Promise<string>} */
const sync = (page) =>
  page.evaluate(async () => {
    const { syncNow, syncing } = await import(`${location.origin}/sync/client.js`);
    await syncNow();
    return syncing.peek().state;
  });

/** The progress of practice. @param {Page} page */
const progress = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("jade.progress") ?? "{}"));

/** Practises boards of a technique, as a drill does. @param {Page} page @param {string} id @param {number[]} rungs -1: missed */
const practise = (page, id, rungs) =>
  page.evaluate(async ([id, rungs]) => {
    const { keep, record, stored } = await import(`${location.origin}/learn/progress.js`);
    let at = 0;
    for (const n of /** @type {number[]} */ (rungs)) {
      // Each board has a moment of its own.
      const moment = new Date(Date.now() + at++);
      keep(record(stored(), id, n < 0 ? { found: false } : { found: true, rungs: n }, moment));
    }
  }, /** @type {[string, number[]]} */ ([id, rungs]));

/** Changes settings. @param {Page} page @param {object} some */
const set = (page, some) =>
  page.evaluate(async (some) => (await import(`${location.origin}/settings.js`)).changeSettings(some), some);

/** The settings. @param {Page} page */
const settings = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("jade.settings") ?? "{}"));

/** Opens a puzzle. @param {Page} page @param {string} puzzle */
async function play(page, puzzle) {
  const before = await page.evaluate(() => sessionStorage.getItem("jade.game"));
  await paste(page, puzzle);
  await page.waitForFunction((id) => sessionStorage.getItem("jade.game") !== id, before);
  await saved(page);
}

/** Enters digits. @param {Page} page @param {number[]} cells @param {string} [digits] */
async function fill(page, cells, digits = SOLUTION) {
  for (const at of cells) {
    await page.locator("[role=gridcell]").nth(at).click();
    await page.keyboard.press(digits[at]);
  }
  await saved(page);
}

/** Opens a stored game. @param {Page} page @param {string | null} game */
const reopen = (page, game) =>
  page.evaluate(async (id) => (await import(`${location.origin}/keep/keeper.js`)).reopenGame(id), game);

/** Waits until there are records of so many solved games. @param {Page} page @param {number} count */
async function records(page, count) {
  /** @type {any[]} */
  let found = [];
  await expect(async () => {
    found = await stored(page, "records");
    const solved = found.filter(({ outcome }) => outcome === "solved");
    expect(solved.length, JSON.stringify(found)).toBeGreaterThanOrEqual(count);
  }).toPass();
  return found;
}

const byId = (/** @type {any} */ a, /** @type {any} */ b) => (a.id < b.id ? -1 : 1);

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name }).first().click();

/** @param {Page} page @param {string} name */
async function signIn(page, name) {
  await page.locator("#sign-in-name").fill(name);
  await page.locator("#sign-in-password").fill(PASSWORD);
  await press(page, "Sign in");
}

/** @param {Page} page @param {string} path */
async function go(page, path) {
  await page.goto(new URL(`/${path}`, page.url()).href);
  await ready(page);
  if (await page.locator(".start").count()) await page.keyboard.press("Escape");
}

test("what two devices did offline is on both: games, statistics, practice, settings", async ({
  open,
  jade,
}) => {
  // A game solved, a game begun and some practice, before there is an account.
  const { page: laptop, complaints } = await open("");
  await play(laptop, PUZZLE);
  await fill(laptop, empty);
  await records(laptop, 1);
  await practise(laptop, "x-wing", [0, 1, -1]);
  await play(laptop, OTHER);
  await fill(laptop, [0, 1], "21".padEnd(81, "3"));
  const game = await laptop.evaluate(() => sessionStorage.getItem("jade.game"));
  await go(laptop, "account");
  await signUp(laptop, "Rosa");
  await laptop.getByText("What about the games on this device?").waitFor();
  await press(laptop, "Add them to the account of Rosa");
  await laptop.getByText("Last synced:").waitFor();

  const { page: phone } = await open("account", { width: 390, height: 844, touch: true });
  await signIn(phone, "Rosa");
  await phone.getByText("Last synced:").waitFor();
  expect((await stored(phone, "records")).sort(byId)).toEqual((await stored(laptop, "records")).sort(byId));
  expect(await logs(phone)).toEqual(await logs(laptop));
  expect((await progress(phone)).techniques).toEqual((await progress(laptop)).techniques);
  await phone.goto(`${jade.url}statistics`);
  await phone.locator(".tile strong").first().waitFor();
  await expect(phone.locator(".tile strong").first()).toHaveText("1", { useInnerText: true });

  // Both go on with the same game, without a connection, and do other things besides.
  await go(laptop, "");
  await go(phone, "");
  // A new puzzle needs the program, so the phone opens one before the connection is gone.
  await play(phone, PUZZLE);
  const next = await phone.evaluate(() => sessionStorage.getItem("jade.game"));
  await reopen(phone, game);
  await sync(laptop);
  await sync(phone);
  for (const page of [laptop, phone]) await page.context().setOffline(true);
  await fill(laptop, [2], "3".padEnd(81, "6"));
  await set(laptop, { coordinates: false });
  await practise(laptop, "x-wing", [0, 0]);
  await practise(laptop, "pointing", [0]);
  await phone.locator("[role=gridcell]").nth(3).click();
  await phone.keyboard.press("4");
  await phone.keyboard.press("ArrowRight");
  await phone.keyboard.press("5");
  await saved(phone);
  await set(phone, { same: false, theme: "dark" });
  await practise(phone, "x-wing", [2, 0]);
  expect(await sync(phone)).toBe("offline");
  await reopen(phone, next);
  await fill(phone, empty);
  await records(phone, 2);
  const [ours, theirs] = [await logs(laptop), await logs(phone)];

  // They meet. Coming back is enough for that.
  await laptop.context().setOffline(false);
  expect(await sync(laptop)).toBe("done");
  await phone.context().setOffline(false);
  expect(await sync(phone)).toBe("done");
  expect(await sync(laptop)).toBe("done");
  const all = (await stored(laptop, "records")).sort(byId);
  expect(all.filter(({ outcome }) => outcome === "solved").length).toBe(2);
  expect((await stored(phone, "records")).sort(byId)).toEqual(all);
  for (const page of [laptop, phone]) {
    const { techniques, log } = await progress(page);
    const { card: _, ...counts } = techniques["x-wing"];
    expect(counts).toEqual({ seen: 7, unaided: 4, helped: [1, 1], missed: 1 });
    expect(techniques.pointing.seen).toBe(1);
    expect(log.length).toBe(8);
    const { coordinates, same } = await settings(page);
    expect([coordinates, same]).toEqual([false, false]);
  }
  expect((await progress(phone)).techniques).toEqual((await progress(laptop)).techniques);
  expect((await progress(phone)).rating).toEqual((await progress(laptop)).rating);
  // The theme belongs to the device.
  await expect.poll(async () => (await settings(laptop)).theme).not.toBe("dark");
  // The game that went on differently stays as it is on each device, and the other way is kept.
  const id = String(game);
  expect((await logs(laptop)).get(id)).toEqual(ours.get(id));
  expect((await logs(phone)).get(id)).toEqual(theirs.get(id));
  // The open game is not listed.
  await play(laptop, PUZZLE);
  await laptop.keyboard.press("Control+o");
  await laptop.getByRole("tab", { name: "Recent" }).click();
  await laptop.getByRole("button", { name: /^Played differently on another device: 4 moves/ }).click();
  await saved(laptop);
  const copy = await laptop.evaluate(() => sessionStorage.getItem("jade.game"));
  expect(copy).not.toBe(game);
  expect((await logs(laptop)).get(String(copy))).toEqual(theirs.get(id));
  // Syncing again changes nothing.
  await sync(laptop);
  await sync(phone);
  const before = [await stored(laptop, "records"), await logs(laptop), await progress(laptop)];
  expect(await sync(laptop)).toBe("done");
  expect([await stored(laptop, "records"), await logs(laptop), await progress(laptop)]).toEqual(before);
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("a game goes on where another device left it, with its time", async ({ open, jade }) => {
  const { page: laptop } = await open("account", { now: new Date() });
  await signUp(laptop, "Iris");
  await laptop.getByText("Last synced:").waitFor();
  await go(laptop, "");
  await play(laptop, PUZZLE);
  await fill(laptop, empty.slice(0, 3));
  await laptop.clock.runFor(2100);
  await fill(laptop, empty.slice(3, 4));
  const game = await laptop.evaluate(() => sessionStorage.getItem("jade.game"));
  expect(await sync(laptop)).toBe("done");
  const { page: phone } = await open("account");
  await signIn(phone, "Iris");
  await phone.getByText("Last synced:").waitFor();
  await go(phone, "");
  await expect.poll(async () => phone.evaluate(() => sessionStorage.getItem("jade.game"))).toBe(game);
  const clock = await phone.evaluate(() => JSON.parse(localStorage.getItem("jade.clock") ?? "[]"));
  expect(
    clock.find((/** @type {[string, number]} */ [id]) => id === game)[1],
    JSON.stringify(clock),
  ).toBeGreaterThanOrEqual(1);
  await fill(phone, empty.slice(4));
  await records(phone, 1);
  expect(await sync(phone)).toBe("done");
  // The laptop still shows the game: it goes on to its end by itself.
  expect(await sync(laptop)).toBe("done");
  await laptop.waitForFunction((id) => sessionStorage.getItem("jade.game") === id, game);
  await laptop.locator(`[role=gridcell][aria-label*="${SOLUTION[empty[50]]}"]`).first().waitFor();
  expect(await logs(laptop)).toEqual(await logs(phone));
  expect((await stored(laptop, "records")).length).toBe(1);
});

test("somebody else on the same device does not get the games, and removing them leaves them in the account", async ({
  open,
  jade,
}) => {
  const { page } = await open("");
  await play(page, PUZZLE);
  await fill(page, empty);
  await records(page, 1);
  await go(page, "account");
  await signUp(page, "Luna");
  await press(page, "Add them to the account of Luna");
  await page.getByText("Last synced:").waitFor();
  await page
    .locator("section", { has: page.locator("#out-title") })
    .getByRole("button")
    .click();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  // Another person is asked, and keeps the device apart: nothing of Luna's is sent.
  await signUp(page, "Olga");
  await page.getByText("belong to Luna").waitFor();
  await press(page, "Keep this device apart");
  await page.getByText("kept apart: nothing is synced").waitFor();
  const { page: elsewhere } = await open("account");
  await signIn(elsewhere, "Olga");
  await elsewhere.getByText("Last synced:").waitFor();
  expect(await stored(elsewhere, "records")).toEqual([]);

  // She removes them after all: they are gone here, and in Luna's account.
  await press(page, "Sync this device after all");
  await press(page, "Remove them from this device");
  await press(page, "Remove them for good");
  await page.getByText("Last synced:").waitFor();
  expect(await stored(page, "records")).toEqual([]);
  expect((await logs(page)).size).toBe(0);
  await page
    .locator("section", { has: page.locator("#out-title") })
    .getByRole("button")
    .click();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await signIn(page, "Luna");
  await page.getByText("Last synced:").waitFor();
  expect((await stored(page, "records")).length).toBe(1);
  // Signing out of a device that others use.
  await page.getByLabel("Also remove my games from this device").check();
  await page
    .locator("section", { has: page.locator("#out-title") })
    .getByRole("button")
    .click();
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  expect(await stored(page, "records")).toEqual([]);
});

test("a session that was ended elsewhere says so, and nothing is lost", async ({ open, jade }) => {
  const { page } = await open("account");
  await signUp(page, "Vera");
  await page.getByText("Last synced:").waitFor();
  const { page: other } = await open("account");
  await signIn(other, "Vera");
  await other.locator(".devices li").nth(1).waitFor();
  await press(other, "Sign out Chrome");
  await go(page, "");
  await play(page, PUZZLE);
  await fill(page, empty);
  await records(page, 1);
  expect(await sync(page)).toBe("signed-out");
  await go(page, "account");
  await signIn(page, "Vera");
  // It is the same person: nobody asks about the games.
  await page.getByText("Last synced:").waitFor();
  expect(await sync(page)).toBe("done");
  await sync(other);
  expect((await stored(other, "records")).length).toBe(1);
});

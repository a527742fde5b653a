// Two devices of one person: what they do without a connection is on both after they have met, and nothing counts twice.
// Data from before the account are merged, removed or kept apart.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PASSWORD, signUp } from "./accounts.js";
import { openPage, paste, ready, running, saved, skip, withAccounts } from "./jade.js";

/** @typedef {import("playwright-core").Page} Page */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const OTHER = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const open = [...PUZZLE].flatMap((digit, at) => (digit === "." ? [at] : []));

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
    for (const n of /** @type {number[]} */ (rungs)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      keep(record(stored(), id, n < 0 ? { found: false } : { found: true, rungs: n }, new Date()));
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
  for (let i = 0; i < 300; i++) {
    const found = await stored(page, "records");
    if (found.filter(({ outcome }) => outcome === "solved").length >= count) return found;
    await page.waitForTimeout(100);
  }
  return assert.fail(JSON.stringify(await stored(page, "records")));
}

const byId = (/** @type {any} */ a, /** @type {any} */ b) => (a.id < b.id ? -1 : 1);

describe("devices of one person", { skip }, () => {
  const args = withAccounts();
  const jade = running(args);

  /** @param {string} path @param {object} [options] */
  const at = (path, options) => openPage(jade.browser, `${jade.url}${path}`, options);

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
    await page.goto(`${jade.url}${path}`);
    await ready(page);
    if (await page.locator(".start").count()) await page.keyboard.press("Escape");
  }

  test("what two devices did offline is on both: games, statistics, practice, settings", async () => {
    // A game solved, a game begun and some practice, before there is an account.
    const { page: laptop, complaints } = await at("");
    await play(laptop, PUZZLE);
    await fill(laptop, open);
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

    const { page: phone } = await at("account", { width: 390, height: 844, touch: true });
    await signIn(phone, "Rosa");
    await phone.getByText("Last synced:").waitFor();
    assert.deepEqual(
      (await stored(phone, "records")).sort(byId),
      (await stored(laptop, "records")).sort(byId),
    );
    assert.deepEqual(await logs(phone), await logs(laptop));
    assert.deepEqual((await progress(phone)).techniques, (await progress(laptop)).techniques);
    await phone.goto(`${jade.url}statistics`);
    await phone.locator(".tile strong").first().waitFor();
    assert.equal(await phone.locator(".tile strong").first().innerText(), "1");

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
    assert.equal(await sync(phone), "offline");
    await reopen(phone, next);
    await fill(phone, open);
    await records(phone, 2);
    const [ours, theirs] = [await logs(laptop), await logs(phone)];

    // They meet. Coming back is enough for that.
    await laptop.context().setOffline(false);
    assert.equal(await sync(laptop), "done");
    await phone.context().setOffline(false);
    assert.equal(await sync(phone), "done");
    assert.equal(await sync(laptop), "done");
    const all = (await stored(laptop, "records")).sort(byId);
    assert.equal(all.filter(({ outcome }) => outcome === "solved").length, 2);
    assert.deepEqual((await stored(phone, "records")).sort(byId), all);
    for (const page of [laptop, phone]) {
      const { techniques, log } = await progress(page);
      const { card: _, ...counts } = techniques["x-wing"];
      assert.deepEqual(counts, { seen: 7, unaided: 4, helped: [1, 1], missed: 1 });
      assert.equal(techniques.pointing.seen, 1);
      assert.equal(log.length, 8);
      const { coordinates, same } = await settings(page);
      assert.deepEqual([coordinates, same], [false, false]);
    }
    assert.deepEqual((await progress(phone)).techniques, (await progress(laptop)).techniques);
    assert.deepEqual((await progress(phone)).rating, (await progress(laptop)).rating);
    // The theme belongs to the device.
    assert.notEqual((await settings(laptop)).theme, "dark");
    // The game that went on differently stays as it is on each device, and the other way is kept.
    const id = String(game);
    assert.deepEqual((await logs(laptop)).get(id), ours.get(id));
    assert.deepEqual((await logs(phone)).get(id), theirs.get(id));
    // The open game is not listed.
    await play(laptop, PUZZLE);
    await laptop.keyboard.press("Control+o");
    await laptop.getByRole("tab", { name: "Recent" }).click();
    await laptop.getByRole("button", { name: /^Played differently on another device: 4 moves/ }).click();
    await saved(laptop);
    const copy = await laptop.evaluate(() => sessionStorage.getItem("jade.game"));
    assert.notEqual(copy, game);
    assert.deepEqual((await logs(laptop)).get(String(copy)), theirs.get(id));
    // Syncing again changes nothing.
    await sync(laptop);
    await sync(phone);
    const before = [await stored(laptop, "records"), await logs(laptop), await progress(laptop)];
    assert.equal(await sync(laptop), "done");
    assert.deepEqual([await stored(laptop, "records"), await logs(laptop), await progress(laptop)], before);
    assert.deepEqual(
      complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED")),
      [],
    );
    await laptop.context().close();
    await phone.context().close();
  });

  test("a game goes on where another device left it, with its time", async () => {
    const { page: laptop } = await at("account");
    await signUp(laptop, "Iris");
    await laptop.getByText("Last synced:").waitFor();
    await go(laptop, "");
    await play(laptop, PUZZLE);
    await fill(laptop, open.slice(0, 3));
    await laptop.waitForTimeout(2100);
    await fill(laptop, open.slice(3, 4));
    const game = await laptop.evaluate(() => sessionStorage.getItem("jade.game"));
    assert.equal(await sync(laptop), "done");
    const { page: phone } = await at("account");
    await signIn(phone, "Iris");
    await phone.getByText("Last synced:").waitFor();
    await go(phone, "");
    assert.equal(await phone.evaluate(() => sessionStorage.getItem("jade.game")), game);
    const clock = await phone.evaluate(() => JSON.parse(localStorage.getItem("jade.clock") ?? "[]"));
    assert.ok(
      clock.find((/** @type {[string, number]} */ [id]) => id === game)[1] >= 1,
      JSON.stringify(clock),
    );
    await fill(phone, open.slice(4));
    await records(phone, 1);
    assert.equal(await sync(phone), "done");
    // The laptop still shows the game: it goes on to its end by itself.
    assert.equal(await sync(laptop), "done");
    await laptop.waitForFunction((id) => sessionStorage.getItem("jade.game") === id, game);
    await laptop.locator(`[role=gridcell][aria-label*="${SOLUTION[open[50]]}"]`).first().waitFor();
    assert.deepEqual(await logs(laptop), await logs(phone));
    assert.equal((await stored(laptop, "records")).length, 1);
    await laptop.context().close();
    await phone.context().close();
  });

  test("somebody else on the same device does not get the games, and removing them leaves them in the account", async () => {
    const { page } = await at("");
    await play(page, PUZZLE);
    await fill(page, open);
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
    const { page: elsewhere } = await at("account");
    await signIn(elsewhere, "Olga");
    await elsewhere.getByText("Last synced:").waitFor();
    assert.deepEqual(await stored(elsewhere, "records"), []);
    await elsewhere.context().close();
    // She removes them after all: they are gone here, and in Luna's account.
    await press(page, "Sync this device after all");
    await press(page, "Remove them from this device");
    await press(page, "Remove them for good");
    await page.getByText("Last synced:").waitFor();
    assert.deepEqual(await stored(page, "records"), []);
    assert.equal((await logs(page)).size, 0);
    await page
      .locator("section", { has: page.locator("#out-title") })
      .getByRole("button")
      .click();
    await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    await signIn(page, "Luna");
    await page.getByText("Last synced:").waitFor();
    assert.equal((await stored(page, "records")).length, 1);
    // Signing out of a device that others use.
    await page.getByLabel("Also remove my games from this device").check();
    await page
      .locator("section", { has: page.locator("#out-title") })
      .getByRole("button")
      .click();
    await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
    assert.deepEqual(await stored(page, "records"), []);
    await page.context().close();
  });

  test("a session that was ended elsewhere says so, and nothing is lost", async () => {
    const { page } = await at("account");
    await signUp(page, "Vera");
    await page.getByText("Last synced:").waitFor();
    const { page: other } = await at("account");
    await signIn(other, "Vera");
    await other.locator(".devices li").nth(1).waitFor();
    await press(other, "Sign out Chrome");
    await go(page, "");
    await play(page, PUZZLE);
    await fill(page, open);
    await records(page, 1);
    assert.equal(await sync(page), "signed-out");
    await go(page, "account");
    await signIn(page, "Vera");
    // It is the same person: nobody asks about the games.
    await page.getByText("Last synced:").waitFor();
    assert.equal(await sync(page), "done");
    await sync(other);
    assert.equal((await stored(other, "records")).length, 1);
    await page.context().close();
    await other.context().close();
  });
});

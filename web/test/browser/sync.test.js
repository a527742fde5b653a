// Two devices of one person: what they do without a connection is on both after they have met, and nothing counts twice.
// Data from before the account are merged, removed or kept apart.

import { arrive, press, signIn, signUp, signUpByRequest } from "./accounts.js";
import { expect, test } from "./fixtures.js";
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

/** Practises boards of a technique, as a drill does. @param {Page} page @param {string} id @param {number[]} rungs -1: missed @param {number} second of the last hour, in which the first board was seen */
const practise = (page, id, rungs, second) =>
  page.evaluate(async ([id, rungs, second]) => {
    const { keep, record, stored } = await import(`${location.origin}/progress/progress.js`);
    // Each board has a moment of its own, before now.
    let at = Date.now() - 3_600_000 + 1000 * second;
    for (const n of rungs) {
      keep(record(stored(), id, n < 0 ? { found: false } : { found: true, rungs: n }, new Date(at)));
      at += 1000;
    }
  }, /** @type {const} */ ([id, rungs, second]));

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

/** Enters digits, as somebody does. @param {Page} page @param {number[]} cells @param {string} digits of the whole board */
async function type(page, cells, digits) {
  for (const at of cells) {
    await page.locator("[role=gridcell]").nth(at).click();
    await page.keyboard.press(digits[at]);
  }
  await saved(page);
}

/** Enters digits of the solution at once. @param {Page} page @param {number[]} cells */
async function enter(page, cells) {
  const events = cells.map((at) => ({ type: "enter", cells: [at], digit: Number(SOLUTION[at]) }));
  await page.evaluate(async (events) => {
    const { change } = await import(`${location.origin}/store.js`);
    for (const event of events) change(event);
  }, events);
  await saved(page);
}

/** The game of this tab. @param {Page} page */
const gameOf = (page) => page.evaluate(() => sessionStorage.getItem("jade.game") ?? "");

/** Opens a stored game. @param {Page} page @param {string | null} game */
const reopen = (page, game) =>
  page.evaluate(async (id) => (await import(`${location.origin}/storage/keeper.js`)).reopenGame(id), game);

/** The number of solved games that are recorded. @param {Page} page */
const solved = async (page) =>
  (await stored(page, "records")).filter(({ outcome }) => outcome === "solved").length;

/** The number of games about which the program has said all that a record holds. @param {Page} page */
const completed = async (page) =>
  (await stored(page, "records")).filter(({ techniques }) => techniques).length;

/** Everything that both devices have. @param {Page} page */
async function whole(page) {
  const records = (await stored(page, "records")).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { records, logs: await logs(page), progress: await progress(page) };
}

/** @param {Page} page @param {string} path */
async function go(page, path) {
  await page.goto(new URL(`/${path}`, page.url()).href);
  await ready(page);
  if (await page.locator(".start").count()) await page.keyboard.press("Escape");
}

/** Waits until the account's page has synced. @param {Page} page */
const synced = (page) => expect(page.getByText("Last synced:")).toBeVisible();

/** Signs out on the account's page. @param {Page} page */
async function signOut(page) {
  const section = page.locator("section", { has: page.locator("#out-title") });
  await section.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
}

test("what two devices did offline is on both: games, statistics, practice, settings", async ({
  open,
  jade,
  somebody,
}) => {
  const tolerate = /ERR_INTERNET_DISCONNECTED/;
  const now = new Date();
  // A game solved, a game begun and some practice, before there is an account.
  const { page: laptop } = await open("", { tolerate, now });
  await play(laptop, PUZZLE);
  await enter(laptop, empty);
  await expect.poll(() => completed(laptop)).toBe(1);
  await practise(laptop, "x-wing", [0, 1, -1], 0);
  await play(laptop, OTHER);
  await type(laptop, [0, 1], "21".padEnd(81, "3"));
  const game = await gameOf(laptop);
  await signUpByRequest(laptop, somebody);
  await go(laptop, "account");
  await expect(laptop.getByText("What about the games on this device?")).toBeVisible();
  await press(laptop, `Add them to the account of ${somebody}`);
  await synced(laptop);

  const { page: phone } = await open("account", { width: 390, height: 844, touch: true, tolerate, now });
  await signIn(phone, somebody);
  await synced(phone);
  const first = await whole(laptop);
  expect(first.records).toHaveLength(1);
  expect(await whole(phone)).toMatchObject({
    records: first.records,
    logs: first.logs,
    progress: { techniques: first.progress.techniques },
  });
  await phone.goto(`${jade.url}statistics`);
  await expect(phone.locator(".tile strong").first()).toHaveText("1");

  // Both go on with the same game, without a connection, and do other things besides.
  await go(laptop, "");
  await go(phone, "");
  // Three seconds after a page has opened, it completes records; none is left to complete.
  for (const page of [laptop, phone]) await page.clock.runFor(3000);
  // A new puzzle needs the program, so the phone opens one before the connection is gone.
  await play(phone, PUZZLE);
  const next = await gameOf(phone);
  await reopen(phone, game);
  await sync(laptop);
  await sync(phone);
  for (const page of [laptop, phone]) {
    // Modules that the test itself uses: in a bundle they are files of their own.
    await page.evaluate(async () => {
      for (const name of ["settings", "progress/progress", "sync/client", "storage/keeper", "store"])
        await import(`${location.origin}/${name}.js`);
    });
    await page.context().setOffline(true);
  }
  let unanswered = 0;
  phone.on("requestfailed", (request) => void (unanswered += Number(request.url().endsWith("/review"))));
  await type(laptop, [2], "3".padEnd(81, "6"));
  await set(laptop, { coordinates: false });
  await practise(laptop, "x-wing", [0, 0], 10);
  await practise(laptop, "pointing", [0], 20);
  await phone.locator("[role=gridcell]").nth(3).click();
  await phone.keyboard.press("4");
  await phone.keyboard.press("ArrowRight");
  await phone.keyboard.press("5");
  await saved(phone);
  await set(phone, { same: false, theme: "dark" });
  await practise(phone, "x-wing", [2, 0], 30);
  expect(await sync(phone)).toBe("offline");
  await reopen(phone, next);
  await enter(phone, empty);
  await expect.poll(() => solved(phone)).toBe(2);
  // It has asked about the game that was left and the one that was solved, on a slow machine once more when it completes
  // records; without an answer, they stay as they are.
  await expect.poll(() => unanswered).toBeGreaterThanOrEqual(2);
  const [ours, theirs] = [await logs(laptop), await logs(phone)];

  // They meet. Coming back is enough for that.
  await laptop.context().setOffline(false);
  expect(await sync(laptop)).toBe("done");
  await phone.context().setOffline(false);
  expect(await sync(phone)).toBe("done");
  expect(await sync(laptop)).toBe("done");
  const [atLaptop, atPhone] = [await whole(laptop), await whole(phone)];
  expect(atLaptop.records.filter(({ outcome }) => outcome === "solved")).toHaveLength(2);
  expect(atPhone.records).toEqual(atLaptop.records);
  for (const { progress } of [atLaptop, atPhone]) {
    const { card: _, ...counts } = progress.techniques["x-wing"];
    expect(counts).toEqual({ seen: 7, unaided: 4, helped: [1, 1], missed: 1 });
    expect(progress.techniques.pointing.seen).toBe(1);
    expect(progress.log).toHaveLength(8);
  }
  expect(atPhone.progress.techniques).toEqual(atLaptop.progress.techniques);
  expect(atPhone.progress.rating).toEqual(atLaptop.progress.rating);
  for (const page of [laptop, phone])
    expect(await settings(page)).toMatchObject({ coordinates: false, same: false });
  // The theme belongs to the device.
  expect((await settings(laptop)).theme).not.toBe("dark");
  expect((await settings(phone)).theme).toBe("dark");
  // The game that went on differently stays as it is on each device, and the other way is kept.
  expect(atLaptop.logs.get(game)).toEqual(ours.get(game));
  expect(atPhone.logs.get(game)).toEqual(theirs.get(game));
  // The open game is not listed.
  await play(laptop, PUZZLE);
  await laptop.keyboard.press("Control+o");
  await laptop.getByRole("tab", { name: "Recent" }).click();
  await laptop.getByRole("button", { name: /^Played differently on another device: 4 moves/ }).click();
  await expect.poll(async () => (await logs(laptop)).get(await gameOf(laptop))).toEqual(theirs.get(game));
  expect(await gameOf(laptop)).not.toBe(game);
  // The game that was left here is complete as well; that of the phone is not.
  await expect.poll(() => completed(laptop)).toBe(2);
  // Syncing again changes nothing.
  await sync(laptop);
  await sync(phone);
  const before = await whole(laptop);
  expect(await sync(laptop)).toBe("done");
  expect(await whole(laptop)).toEqual(before);
});

test("a game goes on where another device left it, with its time", async ({ open, somebody }) => {
  const { page: laptop } = await open("account", { now: new Date() });
  await arrive(laptop, somebody);
  await synced(laptop);
  await go(laptop, "");
  await play(laptop, PUZZLE);
  await enter(laptop, empty.slice(0, 3));
  await laptop.clock.runFor(2100);
  await type(laptop, empty.slice(3, 4), SOLUTION);
  const game = await gameOf(laptop);
  expect(await sync(laptop)).toBe("done");
  const { page: phone } = await open("account");
  await signIn(phone, somebody);
  await synced(phone);
  await go(phone, "");
  expect(await gameOf(phone)).toBe(game);
  /** @type {[string, number][]} */
  const times = await phone.evaluate(() => JSON.parse(localStorage.getItem("jade.clock") ?? "[]"));
  expect(Object.fromEntries(times)[game], JSON.stringify(times)).toBeGreaterThanOrEqual(2);
  await enter(phone, empty.slice(4));
  await expect.poll(() => solved(phone)).toBe(1);
  expect(await sync(phone)).toBe("done");
  // The laptop still shows the game: it goes on to its end by itself.
  expect(await sync(laptop)).toBe("done");
  expect(await gameOf(laptop)).toBe(game);
  for (const cell of [empty[4], empty[50]])
    await expect(laptop.locator("[role=gridcell]").nth(cell)).toHaveAccessibleName(
      new RegExp(`, ${SOLUTION[cell]}$`),
    );
  expect(await logs(laptop)).toEqual(await logs(phone));
  await expect.poll(async () => (await stored(laptop, "records")).length).toBe(1);
});

for (const [which, minutes] of /** @type {[string, number][]} */ ([
  ["five minutes behind", -5],
  ["three days behind", -3 * 24 * 60],
  ["two hours ahead", 120],
]))
  test(`a device whose clock is ${which} gets its settings into the account, and those of others`, async ({
    open,
    somebody,
  }) => {
    const { page: laptop } = await open("account");
    await arrive(laptop, somebody);
    await synced(laptop);
    const { page: phone } = await open("account", { now: new Date(Date.now() + minutes * 60_000) });
    await signIn(phone, somebody);
    await synced(phone);
    /** What both have once they have met. @param {Page} first @param {Page} second */
    const meet = async (first, second) => {
      for (const page of [first, second, first, second]) expect(await sync(page)).toBe("done");
      const [one, other] = [await settings(first), await settings(second)];
      const { same, clock, praise, help } = one;
      expect(other).toMatchObject({ same, clock, praise, help });
      return { same, clock, praise, help };
    };
    await set(laptop, { same: false, clock: false });
    expect(await meet(laptop, phone)).toMatchObject({ same: false, clock: false });
    // It has seen what it sets back.
    await set(phone, { same: true });
    expect(await meet(phone, laptop)).toMatchObject({ same: true, clock: false });
    await set(laptop, { same: false });
    expect(await meet(laptop, phone)).toMatchObject({ same: false, clock: false });
    // Neither has seen what the other set: one of the two counts, on both.
    await set(laptop, { help: "5", clock: true });
    await set(phone, { help: "3", praise: false });
    const { help, ...others } = await meet(laptop, phone);
    expect(["3", "5"]).toContain(help);
    expect(others).toEqual({ same: false, clock: true, praise: false });
  });

test("somebody else on the same device does not get the games, and removing them leaves them in the account", async ({
  open,
  somebody,
}) => {
  const [luna, olga] = [`${somebody} Luna`, `${somebody} Olga`];
  const { page } = await open();
  await play(page, PUZZLE);
  await enter(page, empty);
  await expect.poll(() => solved(page)).toBe(1);
  await signUpByRequest(page, luna);
  await go(page, "account");
  await press(page, `Add them to the account of ${luna}`);
  await synced(page);
  await signOut(page);
  // Another person is asked, and keeps the device apart: nothing of Luna's is sent.
  await signUp(page, olga);
  await expect(page.getByText(`belong to ${luna}`)).toBeVisible();
  await press(page, "Don’t sync this device");
  await expect(page.getByText("kept apart: nothing is synced")).toBeVisible();
  const { page: elsewhere } = await open("account");
  await signIn(elsewhere, olga);
  await synced(elsewhere);
  expect(await stored(elsewhere, "records")).toEqual([]);

  // She removes them after all: they are gone here, and in Luna's account.
  await press(page, "Sync this device after all");
  await press(page, "Remove them from this device…");
  await press(page, "Remove them for good");
  await synced(page);
  expect(await stored(page, "records")).toEqual([]);
  expect((await logs(page)).size).toBe(0);
  await signOut(page);
  await signIn(page, luna);
  await synced(page);
  // What the page says may still be of the account before.
  await expect.poll(() => stored(page, "records")).toHaveLength(1);
  // Signing out of a device that others use.
  await page.getByLabel("Also remove my games from this device").check();
  await signOut(page);
  expect(await stored(page, "records")).toEqual([]);
});

test("a session that was ended elsewhere says so, and nothing is lost", async ({ open, somebody }) => {
  const { page } = await open("account", { tolerate: /status of 401 / });
  await arrive(page, somebody);
  await synced(page);
  const { page: other } = await open("account");
  await signIn(other, somebody);
  await expect(other.locator(".devices li")).toHaveCount(2);
  await other.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect(other.locator(".devices li")).toHaveCount(1);
  await go(page, "");
  await play(page, PUZZLE);
  await enter(page, empty);
  await expect.poll(() => solved(page)).toBe(1);
  expect(await sync(page)).toBe("signed-out");
  await go(page, "account");
  await signIn(page, somebody);
  // It is the same person: nobody asks about the games.
  await synced(page);
  expect(await sync(page)).toBe("done");
  expect(await sync(other)).toBe("done");
  expect(await stored(other, "records")).toHaveLength(1);
});

test("after the server was restored from a backup, everything is sent again", async ({
  open,
  jade,
  somebody,
}) => {
  const { page } = await open(jade.url);
  await signUpByRequest(page, somebody);
  await page.evaluate(async () => {
    const { keepUnder } = await import(`${location.origin}/sync/kept.js`);
    const { account } = await (await fetch("/api/v1/account")).json();
    await keepUnder("account", { id: account.id, name: account.name, since: 0, at: 0, on: true });
    localStorage.setItem("jade.account", "on");
  });
  await set(page, { assistants: true });
  await practise(page, "x-wing", [0], 1);
  expect(await sync(page)).toBe("done");
  /** The kinds of what the next sync sends, one list for each request. */
  const sent = async () => {
    /** @type {string[][]} */
    const requests = [];
    const note = (/** @type {import("@playwright/test").Request} */ request) => {
      if (!request.url().endsWith("/account/sync")) return;
      requests.push(request.postDataJSON().items.map((/** @type {{ kind: string }} */ one) => one.kind));
    };
    page.on("request", note);
    expect(await sync(page)).toBe("done");
    page.off("request", note);
    return requests;
  };
  expect(await sent()).toEqual([[]]);
  await page.evaluate(async () => {
    const { getKept, keepUnder } = await import(`${location.origin}/sync/kept.js`);
    await keepUnder("account", { ...(await getKept("account")), epoch: "another" });
  });
  const [first, again] = await sent();
  expect(first).toEqual([]);
  expect(again).toContain("practice");
  expect(await sent()).toEqual([[]]);
});

// Classes: a teacher from the class to the table; a pupil from the card to an assignment to the statistics; a card that
// was used; an exam. In both languages.

import { expect, test } from "./fixtures.js";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ask, fill, press, signUpByRequest } from "./accounts.js";
import { violations } from "./axe.js";
import { program } from "./program.js";
import { cellAt, ready } from "./pages.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

/** A puzzle with one empty cell: 5 in r1c1. */
const ALMOST = ".34678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** The names of what the test uses, in both languages. */
const WORDS = {
  "en-GB": {
    lang: "en",
    make: "Make the class and its cards",
    name: "Name of the class",
    pupils: "Pupils",
    animals: "Make up names",
    to4B: "To ",
    assign: "New assignment",
    title: "Title",
    puzzles: "Puzzles",
    give: "Assign",
    exam: "This is an exam",
    signIn: "Sign in",
    code: "Code of the card",
    hello: "Hello, Ana",
    play: "Play puzzle 1",
    solved: "Solved in",
    begin: "Begin the exam",
    used: "no longer works",
    doneBy: "Done by 1 of 2",
    csv: "Save everything as CSV",
    noHints: "No hints",
  },
  "es-ES": {
    lang: "es",
    make: "Crear la clase y sus tarjetas",
    name: "Nombre de la clase",
    pupils: "Alumnos",
    animals: "Inventar nombres",
    to4B: "Ir a ",
    assign: "Tarea nueva",
    title: "Título",
    puzzles: "Sudokus",
    give: "Poner la tarea",
    exam: "Es un examen",
    signIn: "Entrar",
    code: "Código de la tarjeta",
    hello: "Hola, Ana",
    play: "Jugar el sudoku 1",
    solved: "Resuelto en",
    begin: "Empezar el examen",
    used: "ya no vale",
    doneBy: "1 de 2 la han terminado",
    csv: "Guardar todo como CSV",
    noHints: "Sin pistas",
  },
};

/** What is stored of a player on this device. @param {Page} page @returns {Promise<{ records: any[], games: any[], events: any[], sync: any[], keys: string[] }>} */
const left = (page) =>
  page.evaluate(async () => {
    const { done, openDatabase } = await import(`${location.origin}/keep/database.js`);
    const db = await openDatabase();
    const all = (/** @type {string} */ name) => done(db.transaction(name).objectStore(name).getAll());
    const device = ["jade.settings", "jade.account", "jade.erased"];
    const keys = Object.keys(localStorage).filter((key) => !device.includes(key));
    const [records, games, events, sync] = await Promise.all(["records", "games", "events", "sync"].map(all));
    db.close();
    // What was never set may be noted.
    const set = sync.filter((/** @type {any} */ one) => Object.values(one).some((value) => value?.at !== 0));
    return { records, games, events, sync: set, keys };
  });
const NOTHING = { records: [], games: [], events: [], sync: [], keys: [] };

/**
 * Signs up a teacher and opens the page of classes.
 * @param {Pick<import("./fixtures.js").TestFixtures & import("./fixtures.js").WorkerFixtures, "open" | "jade">} fixtures
 * @param {string} lang
 * @param {string} name
 */
async function teacher({ open, jade }, lang, name) {
  const opened = await open("account", { lang });
  const { page } = opened;
  await signUpByRequest(page, name);
  execFileSync(String(program), ["users", "teacher", name, "--database", jade.database]);
  await page.goto(`${jade.url}classes`);
  await ready(page);
  return opened;
}

/** Enters the last digit of the puzzle, and waits for so many records. @param {Page} page @param {number} count */
async function solve(page, count) {
  await page.waitForURL("/");
  await ready(page);
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("5");
  await page.locator(".solved").waitFor();
  await page.waitForFunction(async (count) => {
    const { allRecords } = await import(`${location.origin}/keep/record-store.js`);
    const { openDatabase } = await import(`${location.origin}/keep/database.js`);
    const all = await allRecords(await openDatabase());
    return all.filter((/** @type {any} */ one) => one.outcome === "solved").length === count;
  }, count);
}

for (const [lang, words] of Object.entries(WORDS)) {
  test(`a class from its cards to its table (${lang})`, async ({ open, jade }) => {
    const name = `Iris ${words.lang}`;
    const { page, complaints, outside } = await teacher({ open, jade }, lang, name);
    await page.locator("#class-name").waitFor();
    expect(await violations(page)).toEqual([]);
    await fill(page, words.name, "4B");
    await fill(page, words.pupils, "Ana\nLeo");
    await press(page, words.make);
    await page.locator(".pupil-card").nth(1).waitFor();
    expect(await violations(page)).toEqual([]);
    const [code, second] = await page.locator(".pupil-card code").allTextContents();
    expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    await press(page, `${words.to4B}4B`);
    await press(page, words.assign);
    await fill(page, words.title, "Friday");
    // A puzzle with several solutions is refused.
    await fill(page, words.puzzles, `${ALMOST}\n${"1".padEnd(81, ".")}`);
    await press(page, words.give);
    await page.locator(".assign .fault").getByText("Sudoku 2:").or(page.getByText("Puzzle 2:")).waitFor();
    await fill(page, words.puzzles, ALMOST);
    expect(await violations(page)).toEqual([]);
    await press(page, words.give);
    await page.getByRole("heading", { name: "Friday" }).waitFor();
    await press(page, words.assign);
    await fill(page, words.title, "Test");
    await fill(page, words.puzzles, ALMOST);
    await page.getByLabel(words.exam).check();
    await press(page, words.give);
    await page.getByRole("heading", { name: "Test" }).waitFor();
    expect(await violations(page)).toEqual([]);

    // A pupil comes in with the card.
    const pupil = await open(`in#${code}`, { lang });
    await pupil.page.getByLabel(words.code, { exact: true }).waitFor();
    expect(!pupil.page.url().includes(code), "the code does not stay in the history").toBeTruthy();
    expect(await violations(pupil.page)).toEqual([]);
    await press(pupil.page, words.signIn);
    await pupil.page.waitForURL(`${jade.url}classes`);
    await pupil.page.getByRole("heading", { name: words.hello }).waitFor();
    await ready(pupil.page);
    expect(await violations(pupil.page)).toEqual([]);
    await press(pupil.page, words.play);
    await solve(pupil.page, 1);
    await pupil.page.goto(`${jade.url}classes`);
    await pupil.page.getByText(words.solved).first().waitFor();
    // The exam shows its puzzle only now, and without hints.
    await press(pupil.page, words.begin);
    await press(pupil.page, words.play);
    await pupil.page.waitForURL(jade.url);
    await pupil.page.locator(".help-left").waitFor();
    await expect(pupil.page.locator(".help-left button")).toHaveCount(0);
    await solve(pupil.page, 2);
    await pupil.page.goto(`${jade.url}classes`);
    await pupil.page.waitForFunction(
      (text) => document.body.innerText.split(text).length === 3,
      words.solved,
    );
    expect(await violations(pupil.page)).toEqual([]);
    await pupil.page.goto(`${jade.url}statistics`);
    await ready(pupil.page);
    await pupil.page.locator(".tile strong", { hasText: "2" }).first().waitFor();

    // The card is spent.
    const other = await open(`in#${code}`, { lang });
    await other.page.getByLabel(words.code, { exact: true }).waitFor();
    await press(other.page, words.signIn);
    await other.page.getByText(words.used).waitFor();
    await fill(other.page, words.code, second.toUpperCase());
    await press(other.page, words.signIn);
    await other.page.waitForURL(`${jade.url}classes`);

    // The teacher sees what was done, and saves it.
    await page.reload();
    await page.getByText(words.doneBy).nth(1).waitFor();
    const download = page.waitForEvent("download");
    await press(page, words.csv);
    const file = await download;
    expect(file.suggestedFilename()).toBe("4B.csv");
    const rows = readFileSync(await file.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(rows.length).toBe(3);
    expect(
      rows[0].startsWith("\ufeff") && rows[0].includes("Friday") && rows[0].includes("Test"),
    ).toBeTruthy();
    const separator = words.lang === "en" ? "," : ";";
    const [ana, leo] = rows.slice(1).map((row) => row.split(separator));
    expect([ana[0], ana[1], ana[2]]).toEqual(["Ana", "1", "1"]);
    expect([leo[0], leo[1], leo[2]]).toEqual(["Leo", "0", "1"]);

    const others = [...outside, ...pupil.outside].filter((to) => !to.startsWith(jade.url));
    expect(others, "no other host is asked").toEqual([]);
  });
}

test("two pupils on one device see nothing of each other, and lose nothing", async ({ open, jade }) => {
  const { page } = await teacher({ open, jade }, "en-GB", "Nora");
  const made = await ask(page, "/classes/add", { name: "5A", pupils: ["Ana", "Leo"] });
  const ids = made.cards.map((/** @type {any} */ card) => card.pupil);
  const task = { kind: "puzzles", puzzles: [{ boxRows: 3, boxColumns: 3, givens: ALMOST }] };
  const day = 86_400_000;
  const times = { opens: Date.now() - day, closes: Date.now() + day };
  await ask(page, "/classes/assignments/add", {
    class: made.class.id,
    title: "Friday",
    exam: false,
    ...times,
    task,
  });
  const card = async (/** @type {number} */ place) =>
    (await ask(page, "/classes/cards", { class: made.class.id, pupil: ids[place] })).cards[0].code;

  // Ana plays, practises and sets something; another tab of hers stays open.
  const { page: device, complaints } = await open(`in#${made.cards[0].code}`);
  const comeIn = async (/** @type {string} */ name) => {
    await press(device, "Sign in");
    await device.waitForURL(`${jade.url}classes`);
    await device.getByRole("heading", { name: `Hello, ${name}` }).waitFor();
    await ready(device);
  };
  await comeIn("Ana");
  await press(device, "Play puzzle 1");
  await solve(device, 1);
  await device.evaluate(async () => {
    const { changeSettings } = await import(`${location.origin}/settings.js`);
    changeSettings({ same: false, alphabet: "letters", theme: "dark" });
    const { record, keep, stored } = await import(`${location.origin}/learn/progress.js`);
    keep(record(stored(), "x-wing", { found: true, rungs: 0 }, new Date()));
    dispatchEvent(new Event("jade:changed"));
  });
  const tab = await device.context().newPage();
  await tab.goto(jade.url);
  await ready(tab);
  await tab.keyboard.press("Escape");
  await tab.locator(".solved").waitFor();

  // Signing out removes what is hers, unless she says otherwise.
  await device.goto(`${jade.url}account`);
  await device.getByRole("heading", { name: "Hello, Ana" }).waitFor();
  await device.getByText("Last synced:").waitFor();
  await expect(device.getByLabel("Also remove my games from this device")).toBeChecked();
  await press(device, "Sign out");
  await device.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  expect(await left(device)).toEqual(NOTHING);
  await expect
    .poll(async () => !(await device.locator("body").innerText()).includes("ana"), "not even her name")
    .toBeTruthy();
  // The other tab begins anew.
  await tab.locator(".start").waitFor();
  await expect(tab.locator(".solved")).toHaveCount(0);
  await tab.close();

  // Leo sees none of it, and it does not become his.
  await device.goto(`${jade.url}in#${made.cards[1].code}`);
  await comeIn("Leo");
  await device.goto(`${jade.url}statistics`);
  await ready(device);
  await device.locator(".empty").waitFor();
  expect((await ask(device, "/export")).items ?? {}).toEqual({});
  await device.goto(jade.url);
  await ready(device);
  await expect(device.locator(".solved")).toHaveCount(0);
  const { same, alphabet } = await device.evaluate(() =>
    JSON.parse(localStorage.getItem("jade.settings") ?? ""),
  );
  expect({ same, alphabet }).toEqual({ same: true, alphabet: "digits" });
  await device.goto(`${jade.url}classes`);
  await press(device, "Play puzzle 1");
  await solve(device, 1);

  // He goes without signing out. Ana has a new card: what is his is stored first, and then leaves the device.
  await device.goto(`${jade.url}in#${await card(0)}`);
  await comeIn("Ana");
  const own = await left(device);
  const solvedBy = own.records.map(({ outcome }) => outcome);
  expect(solvedBy).toEqual(["solved"]);
  const leo = await ask(page, `/classes/class?class=${made.class.id}`);
  const done = leo.assignments[0].results.map((/** @type {any} */ { done }) => done);
  expect(done).toEqual([1, 1]);
  const mine = (await ask(device, "/export")).items;
  expect(Object.keys(mine.record), "her own game alone").toEqual([own.records[0].id]);
  expect(mine.setting.alphabet.value).toBe("letters");
  expect(mine.practice["x-wing"].log.length).toBe(1);
  const settings = await device.evaluate(() => JSON.parse(localStorage.getItem("jade.settings") ?? ""));
  expect([settings.same, settings.alphabet], "her settings are back").toEqual([false, "letters"]);
});

test("somebody without a class is told how to get one", async ({ open }) => {
  const { page } = await open(`classes`, { lang: "en-GB" });
  await page.getByText("Sign in to see your class.").waitFor();
  expect(await violations(page)).toEqual([]);
});

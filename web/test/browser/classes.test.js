// Classes: a teacher from the class to the table; a pupil from the card to an assignment to the statistics; a card that
// was used; an exam.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ask, comeIn, fill, PASSWORD, press, signUpByRequest } from "./accounts.js";
import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { program } from "./program.js";
import { START } from "../../start-puzzle.js";
import { cellAt, ready } from "./pages.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./program.js").Program} Program */

/** A puzzle with one empty cell: 5 in r1c1. */
const ALMOST = ".34678912672195348198342567859761423426853791713924856961537284287419635345286179";
/** The same as assignments have it. */
const PUZZLE = { boxRows: 3, boxColumns: 3, givens: ALMOST };
const DAY = 86_400_000;
/** What the page of classes asks before anybody has signed in is refused, and browsers complain of that. */
const SIGNED_OUT = /status of 401 /;

/** The names of what the tests use, in both languages. */
const WORDS = {
  en: {
    make: "Make the class and its cards",
    name: "Name of the class",
    pupils: "Pupils",
    to4B: "Go to ",
    assign: "New assignment",
    title: "Title",
    puzzles: "Puzzles",
    give: "Assign",
    second: "Puzzle 2:",
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
  },
  es: {
    make: "Crear la clase y sus tarjetas",
    name: "Nombre de la clase",
    pupils: "Alumnos",
    to4B: "Ir a ",
    assign: "Tarea nueva",
    title: "Título",
    puzzles: "Sudokus",
    give: "Poner la tarea",
    second: "Sudoku 2:",
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
  },
};

/** What is stored of a player on this device. @param {Page} page @returns {Promise<{ records: any[], games: any[], events: any[], sync: any[], keys: Record<string, string> }>} */
const left = (page) =>
  page.evaluate(async () => {
    const { done, openDatabase } = await import(`${location.origin}/storage/database.js`);
    const db = await openDatabase();
    const all = (/** @type {string} */ name) => done(db.transaction(name).objectStore(name).getAll());
    const device = ["jade.settings", "jade.account", "jade.erased"];
    const keys = Object.fromEntries(Object.entries(localStorage).filter(([key]) => !device.includes(key)));
    const [records, games, events, sync] = await Promise.all(["records", "games", "events", "sync"].map(all));
    db.close();
    // What was never set may be noted.
    const set = sync.filter((/** @type {any} */ one) => Object.values(one).some((value) => value?.at !== 0));
    return { records, games, events, sync: set, keys };
  });

/** Lets somebody with an account have classes. @param {Program} jade @param {string} name */
const makeTeacher = (jade, name) =>
  execFileSync(String(program), ["users", "teacher", name, "--database", jade.database]);

/** A teacher without a browser. @param {Program} jade @param {string} name */
async function teacherOf(jade, name) {
  const ask = await comeIn(jade, "/sign-up", { name, password: PASSWORD });
  makeTeacher(jade, name);
  return ask;
}

/**
 * Opens the page of classes for a teacher who has none yet.
 * @param {Pick<import("./fixtures.js").TestFixtures & import("./fixtures.js").WorkerFixtures, "open" | "jade" | "somebody">} fixtures
 */
async function openAsTeacher({ open, jade, somebody }) {
  const { page } = await open("classes", { tolerate: SIGNED_OUT });
  await signUpByRequest(page, somebody);
  makeTeacher(jade, somebody);
  await page.reload();
  await expect(page.locator("#class-name")).toBeVisible();
  return page;
}

/** An assignment that is open. @param {string} id of the class @param {string} title @param {boolean} [exam] */
const assignment = (id, title, exam = false) => ({
  class: id,
  title,
  exam,
  opens: Date.now() - DAY,
  closes: Date.now() + DAY,
  task: { kind: "puzzles", puzzles: [PUZZLE], ...(exam ? { hints: 0 } : {}) },
});

/** Enters the last digit of the puzzle, and waits for so many records. @param {Page} page @param {number} count */
async function solve(page, count) {
  await page.waitForURL((url) => url.pathname === "/");
  await ready(page);
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("5");
  await expect(page.locator(".solved")).toBeVisible();
  const solved = () =>
    page.evaluate(async () => {
      const { allRecords } = await import(`${location.origin}/records/record-store.js`);
      const { openDatabase } = await import(`${location.origin}/storage/database.js`);
      const all = await allRecords(await openDatabase());
      return all.filter((/** @type {any} */ one) => one.outcome === "solved").length;
    });
  await expect.poll(solved).toBe(count);
}

test(
  "a teacher makes a class with its cards, and assigns puzzles and an exam",
  { tag: "@spanish" },
  async ({ open, jade, lang, somebody }) => {
    const words = WORDS[lang];
    const page = await openAsTeacher({ open, jade, somebody });
    expect(await violations(page)).toEqual([]);
    await fill(page, words.name, "4B");
    await fill(page, words.pupils, "Ana\nLeo");
    await press(page, words.make);
    const codes = page.locator(".pupil-card code");
    await expect(codes).toHaveText(Array(2).fill(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/));
    expect(await violations(page)).toEqual([]);
    await press(page, `${words.to4B}4B`);
    await press(page, words.assign);
    await fill(page, words.title, "Friday");
    // A puzzle with several solutions is refused.
    await fill(page, words.puzzles, `${ALMOST}\n${"1".padEnd(81, ".")}`);
    await press(page, words.give);
    await expect(page.locator(".assign .fault")).toContainText(words.second);
    await fill(page, words.puzzles, ALMOST);
    expect(await violations(page)).toEqual([]);
    await press(page, words.give);
    await expect(page.getByRole("heading", { name: "Friday" })).toBeVisible();
    await press(page, words.assign);
    await fill(page, words.title, "Test");
    await fill(page, words.puzzles, ALMOST);
    await page.getByLabel(words.exam).check();
    await press(page, words.give);
    await expect(page.getByRole("heading", { name: "Test" })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // The pupils have both to do from now on, the exam without hints.
    const id = new URL(page.url()).searchParams.get("class");
    const { assignments, now } = await ask(page, `/classes/class?class=${id}`);
    /** @type {Record<string, any>} */
    const given = Object.fromEntries(assignments.map((/** @type {any} */ one) => [one.title, one]));
    expect(Object.keys(given).sort()).toEqual(["Friday", "Test"]);
    for (const { opens, closes, task } of assignments) {
      expect(opens).toBeLessThanOrEqual(now);
      expect(closes).toBeGreaterThan(now + 6 * DAY);
      expect(task.puzzles).toEqual([expect.objectContaining(PUZZLE)]);
    }
    expect([given.Friday.exam, given.Friday.task.hints]).toEqual([false, undefined]);
    expect([given.Test.exam, given.Test.task.hints]).toEqual([true, 0]);
  },
);

for (const [timezone, now, opens, closes] of [
  // Summer time ends in the week between; the year ends; it is another day than in Greenwich.
  ["Europe/Madrid", "2026-10-21T21:59:30Z", "2026-10-21T23:59", "2026-10-28T20:00"],
  ["Pacific/Kiritimati", "2026-12-25T10:00:00Z", "2026-12-26T00:00", "2027-01-02T20:00"],
  ["Pacific/Pago_Pago", "2027-01-01T10:59:00Z", "2026-12-31T23:59", "2027-01-07T20:00"],
])
  test(`an assignment is offered from now to the evening in a week (${timezone})`, async ({
    open,
    jade,
    somebody,
  }) => {
    const teacher = await teacherOf(jade, somebody);
    const { class: made } = await teacher("/classes/add", { name: "4B", pupils: ["Ana"] });
    const { page } = await open("classes", { timezone, now, tolerate: SIGNED_OUT });
    await ask(page, "/sign-in", { name: somebody, password: PASSWORD });
    await page.goto(`${jade.url}classes?class=${made.id}`);
    await press(page, "New assignment");
    await expect(page.locator("#assign-opens")).toHaveValue(opens);
    await expect(page.locator("#assign-closes")).toHaveValue(closes);
  });

test(
  "a pupil plays an assignment and an exam, and the teacher sees and saves what was done",
  { tag: "@spanish" },
  async ({ open, jade, lang, somebody }) => {
    const words = WORDS[lang];
    const page = await openAsTeacher({ open, jade, somebody });
    const made = await ask(page, "/classes/add", { name: "4B", pupils: ["Ana", "Leo"] });
    const { code } = made.cards[0];
    await ask(page, "/classes/assignments/add", assignment(made.class.id, "Friday"));
    await ask(page, "/classes/assignments/add", assignment(made.class.id, "Test", true));

    // A pupil comes in with the card.
    const { page: pupil } = await open(`in#${code}`);
    await expect(pupil.getByLabel(words.code, { exact: true })).toHaveValue(code);
    expect(pupil.url(), "the code does not stay in the history").not.toContain(code);
    expect(await violations(pupil)).toEqual([]);
    await press(pupil, words.signIn);
    await pupil.waitForURL(`${jade.url}classes`);
    await expect(pupil.getByRole("heading", { name: words.hello })).toBeVisible();
    await ready(pupil);
    expect(await violations(pupil)).toEqual([]);
    await press(pupil, words.play);
    await solve(pupil, 1);
    await pupil.goto(`${jade.url}classes`);
    await expect(pupil.getByText(words.solved)).toHaveCount(1);
    // The exam shows its puzzle only now, and without hints.
    await press(pupil, words.begin);
    await press(pupil, words.play);
    await pupil.waitForURL(jade.url);
    await expect(pupil.locator(".help-left")).toBeVisible();
    await expect(pupil.locator(".help-left button")).toHaveCount(0);
    await solve(pupil, 2);
    await pupil.goto(`${jade.url}classes`);
    await expect(pupil.getByText(words.solved)).toHaveCount(2);
    expect(await violations(pupil)).toEqual([]);
    await pupil.goto(`${jade.url}statistics`);
    await ready(pupil);
    await expect(pupil.locator(".tile strong", { hasText: "2" }).first()).toBeVisible();

    // The teacher sees what was done, and saves it.
    await page.goto(`${jade.url}classes?class=${made.class.id}`);
    await expect(page.getByText(words.doneBy)).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await press(page, words.csv);
    const file = await download;
    expect(file.suggestedFilename()).toBe("4B.csv");
    const rows = readFileSync(await file.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^\ufeff.*(Friday.*Test|Test.*Friday)/);
    const [ana, leo] = rows.slice(1).map((row) => row.split(lang === "en" ? "," : ";"));
    expect(ana.slice(0, 3)).toEqual(["Ana", "1", "1"]);
    expect(leo.slice(0, 3)).toEqual(["Leo", "0", "1"]);
  },
);

test(
  "a card lets in once; the code of another one may be typed in capitals",
  { tag: "@spanish" },
  async ({ open, jade, lang, somebody }) => {
    const words = WORDS[lang];
    const teacher = await teacherOf(jade, somebody);
    const { cards } = await teacher("/classes/add", { name: "4B", pupils: ["Ana", "Leo"] });
    await comeIn(jade, "/card", { code: cards[0].code });
    const { page } = await open(`in#${cards[0].code}`, { tolerate: /status of 403 / });
    await expect(page.getByLabel(words.code, { exact: true })).toHaveValue(cards[0].code);
    await press(page, words.signIn);
    await expect(page.getByText(words.used)).toBeVisible();
    await fill(page, words.code, cards[1].code.toUpperCase());
    await press(page, words.signIn);
    await page.waitForURL(`${jade.url}classes`);
    await expect(page.getByRole("heading", { name: words.hello.replace("Ana", "Leo") })).toBeVisible();
  },
);

test("two pupils on one device see nothing of each other, and lose nothing", async ({
  open,
  openIn,
  jade,
  somebody,
}) => {
  const teacher = await teacherOf(jade, somebody);
  const made = await teacher("/classes/add", { name: "5A", pupils: ["Ana", "Leo"] });
  const ids = made.cards.map((/** @type {any} */ card) => card.pupil);
  await teacher("/classes/assignments/add", assignment(made.class.id, "Friday"));
  const card = async (/** @type {number} */ place) =>
    (await teacher("/classes/cards", { class: made.class.id, pupil: ids[place] })).cards[0].code;

  // Ana plays, practises and sets something; another tab of hers stays open.
  const { page: device } = await open(`in#${made.cards[0].code}`);
  const comeAs = async (/** @type {string} */ name) => {
    await press(device, "Sign in");
    await device.waitForURL(`${jade.url}classes`);
    await expect(device.getByRole("heading", { name: `Hello, ${name}` })).toBeVisible();
    await ready(device);
  };
  await comeAs("Ana");
  await press(device, "Play puzzle 1");
  await solve(device, 1);
  await device.evaluate(async () => {
    const { changeSettings } = await import(`${location.origin}/settings.js`);
    changeSettings({ same: false, alphabet: "letters", theme: "dark" });
    const { record, keep, stored } = await import(`${location.origin}/progress/progress.js`);
    keep(record(stored(), "x-wing", { found: true, rungs: 0 }, new Date()));
    dispatchEvent(new Event("jade:changed"));
  });
  const { page: tab } = await openIn(await device.context().newPage());
  await expect(tab.locator(".solved")).toBeVisible();

  // Signing out removes what is hers, unless she says otherwise.
  await device.goto(`${jade.url}account`);
  await expect(device.getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
  await expect(device.getByText("Last synced:")).toBeVisible();
  await expect(device.getByLabel("Also remove my games from this device")).toBeChecked();
  await press(device, "Sign out");
  await expect(device.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await expect(device.locator("#jade"), "not even her name").not.toContainText(/\bana/i);
  await expect(device.getByLabel("Name", { exact: true })).toHaveValue("");
  // The other tab begins anew, with the puzzle that everybody sees first.
  await expect(tab.locator(".start")).toBeVisible();
  await expect(tab.locator(".solved")).toHaveCount(0);
  await ready(tab);
  const { games, keys, ...others } = await left(device);
  expect(games.map(({ start }) => start)).toEqual([START]);
  const { "jade.place": place, "jade.ratings": _levels, ...rest } = keys;
  expect(JSON.parse(place)).toMatchObject({ id: games[0].id, at: 0, place: { hint: null, note: null } });
  expect(JSON.stringify(keys), "the other puzzle").not.toContain(ALMOST);
  expect(rest).toEqual({});
  expect(others).toEqual({ records: [], events: [], sync: [] });
  await tab.close();

  // Leo sees none of it, and it does not become his.
  await device.goto(`${jade.url}in#${made.cards[1].code}`);
  await comeAs("Leo");
  await device.goto(`${jade.url}statistics`);
  await ready(device);
  await expect(device.locator(".empty")).toBeVisible();
  expect((await ask(device, "/export")).items ?? {}).toEqual({});
  await device.goto(jade.url);
  await ready(device);
  await expect(device.locator(".start")).toBeVisible();
  await expect(device.locator(".solved")).toHaveCount(0);
  const settings = () => device.evaluate(() => JSON.parse(localStorage.getItem("jade.settings") ?? ""));
  expect(await settings()).toMatchObject({ same: true, alphabet: "digits" });
  await device.goto(`${jade.url}classes`);
  await press(device, "Play puzzle 1");
  await solve(device, 1);

  // He goes without signing out. Ana has a new card: what is his is stored first, and then leaves the device.
  await device.goto(`${jade.url}in#${await card(0)}`);
  await comeAs("Ana");
  // Her own come from the account.
  await expect
    .poll(async () => (await left(device)).records.map(({ outcome }) => outcome))
    .toEqual(["solved"]);
  const own = await left(device);
  const { assignments } = await teacher(`/classes/class?class=${made.class.id}`);
  expect(assignments[0].results.map((/** @type {any} */ { done }) => done)).toEqual([1, 1]);
  const mine = (await ask(device, "/export")).items;
  expect(Object.keys(mine.record), "her own game alone").toEqual([own.records[0].id]);
  expect(mine.setting.alphabet.value).toBe("letters");
  expect(mine.practice["x-wing"].log).toHaveLength(1);
  await expect.poll(settings, "her settings are back").toMatchObject({ same: false, alphabet: "letters" });
});

test("somebody without a class is told how to get one", async ({ open }) => {
  const { page } = await open("classes", { tolerate: SIGNED_OUT });
  await expect(page.getByText("Sign in to see your class.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

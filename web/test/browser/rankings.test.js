// Rankings: two people take part, one of them with a game that was played on the page and is faster than anybody can be.

import { ask, comeIn, PASSWORD, signUpByRequest } from "./accounts.js";
import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { ready, saved } from "./pages.js";
import { choose, record } from "./records.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./program.js").Program} Program */

/** A level that no day has. */
const LEVEL = "very-hard";

/** The names of what the test uses, in both languages. */
const WORDS = {
  en: {
    lead: /^A Sudoku tutor/,
    new: "New",
    hello: "Hello, ",
    streak: "Streak: one day",
    rank: "Today’s puzzle, Hard: place 1 of 1",
    signIn: "Sign in",
    nobody: "Nobody is in this table yet.",
    takePart: "Take part without my name",
    show: "Show my name",
    leave: "Leave the rankings",
    left: "You have left.",
    aside: "Times that do not count",
    copied: "faster than anyone can solve",
    hidden: "Name hidden",
    you: "You",
    before: "The day before",
    of: "Ranking",
    hard: "Hard",
    one: "One person",
    day: /Sun,? 1 Nov/,
    dayBefore: /Sat,? 31 Oct/,
  },
  es: {
    lead: /sudoku/i,
    new: "Nuevo",
    hello: "Hola, ",
    streak: "Racha: un día",
    rank: "El sudoku de hoy, Difícil: puesto 1 de 1",
    signIn: "Iniciar sesión",
    nobody: "Todavía no hay nadie en esta tabla.",
    takePart: "Participar sin mi nombre",
    show: "Mostrar mi nombre",
    leave: "Dejar las clasificaciones",
    left: "Ya no participas.",
    aside: "Tiempos que no cuentan",
    copied: "más deprisa de lo que nadie puede resolver",
    hidden: "Nombre oculto",
    you: "Tú",
    before: "El día anterior",
    of: "Clasificación",
    hard: "Difícil",
    one: "Una persona",
    day: /sáb,? 31 oct/,
    dayBefore: /vie,? 30 oct/,
  },
};

/** Where the page is: far in the east and far in the west of where a month begins, on days that the server knows. */
const PLACES = {
  en: { timezone: "Pacific/Kiritimati", now: "2026-10-31T10:30:00Z", day: "2026-11-01" },
  es: { timezone: "Pacific/Pago_Pago", now: "2026-11-01T10:30:00Z", day: "2026-10-31" },
};

/** Asks the tutor of the program. @param {Program} jade @param {string} path @param {object} body */
const askTutor = async (jade, path, body) => {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${jade.url}api/v1/${path}`, request)).json();
};

/** @param {string} givens */
const sheetOf = (givens) => ({ boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) });

/** A puzzle with its solution. @param {Program} jade @param {any} start */
async function solved(jade, start) {
  const { solutions } = await askTutor(jade, "solve", { sheet: sheetOf(start.givens) });
  return { start, solution: /** @type {string} */ (solutions[0]) };
}

/** The log of a game in which every digit took so many seconds. @param {{ start: any, solution: string }} of @param {number} wait */
function game({ start, solution }, wait) {
  const open = [...start.givens].flatMap((digit, cell) => (/[1-9]/.test(digit) ? [] : [cell]));
  const log = open.map((cell, i) => ({
    type: "enter",
    cells: [cell],
    digit: Number(solution[cell]),
    t: i * wait,
  }));
  return { start, branches: [log] };
}

/** What is synced of a game. @param {string} name @param {object} body */
const sync = (name, body) => ({ since: 0, items: [{ kind: "game", name, body }] });

// The tables hold everybody, so each of these tests has a program of its own.

test(
  "people who take part are ranked by what the server has replayed",
  { tag: "@spanish" },
  async ({ open, serve, lang, somebody }) => {
    const words = WORDS[lang];
    const { day, now, timezone } = PLACES[lang];
    const jade = await serve({ accounts: true });
    const rankings = `${jade.url}rankings`;
    const { page } = await open(rankings, { now, timezone });
    await expect(page.getByRole("main").getByRole("link", { name: words.signIn })).toBeVisible();
    await signUpByRequest(page, somebody);

    // Today's puzzle, on the page: a solve as fast as a program’s is set aside.
    await page.goto(jade.url);
    await ready(page);
    const start = await page.evaluate(async () => {
      const { playDay } = await import(`${location.origin}/commands/orders.js`);
      const { today } = await import(`${location.origin}/game/today.js`);
      const { game } = await import(`${location.origin}/store.js`);
      await playDay(today(), "hard");
      return game.peek().start;
    });
    expect(start.label.day).toBe(day);
    const today = await solved(jade, start);
    await page.evaluate(async (events) => {
      const { change } = await import(`${location.origin}/store.js`);
      // The page notes the time itself.
      for (const { type, cells, digit } of events) change({ type, cells, digit });
    }, game(today, 0).branches[0]);
    await expect(page.locator(".solved")).toBeVisible();
    await saved(page);
    const { id, log } = await page.evaluate(async () => {
      const { game } = await import(`${location.origin}/store.js`);
      return { id: sessionStorage.getItem("jade.game") ?? "", log: game.peek().log };
    });
    await ask(page, "/sync", sync(id, { start: today.start, branches: [log] }));

    await page.goto(rankings);
    await ready(page);
    await expect(page.locator(".day")).toHaveText(words.day);
    await page.locator("#rankings-level").selectOption({ label: words.hard });
    await expect(page.getByText(words.nobody)).toBeVisible();
    await page.getByRole("button", { name: words.takePart }).click();
    await expect(page.locator("section", { hasText: words.aside }).getByText(words.copied)).toBeVisible();
    const reply = await ask(page, `/rankings?day=${day}&level=hard`);
    expect(reply.setAside[0].day).toBe(day);
    expect(reply.rows).toEqual([]);

    // Somebody else solves it in a time that people need.
    const iris = `${somebody} Iris`;
    const other = await comeIn(jade, "/sign-up", { name: iris, password: PASSWORD });
    await other("/sync", sync("a", game(today, 5)));
    await other("/rankings/take-part", { named: true });

    // Another game of the first one, with a name that is hidden until she shows it.
    const { puzzles } = await askTutor(jade, "library/find", { filter: { level: LEVEL }, count: 1 });
    const hard = await solved(jade, { boxRows: 3, boxColumns: 3, givens: puzzles[0].puzzle });
    await ask(page, "/sync", sync("b", game(hard, 4)));
    const choice = page.getByLabel(words.of, { exact: true });
    await choice.selectOption(LEVEL);
    const table = page.locator("table.ranking");
    await expect(table.getByText(words.hidden)).toBeVisible();
    await expect(table.getByText(words.you, { exact: true })).toBeVisible();
    await expect(page.locator("section", { has: table })).toContainText(words.one);
    await page.getByRole("button", { name: words.show }).click();
    await expect(table.getByText(somebody)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // The table of the day, by keyboard.
    await choice.focus();
    await choice.selectOption("day");
    await expect(table.getByText(iris)).toBeVisible();
    await page.getByRole("button", { name: words.before }).press("Enter");
    await expect(page.locator(".day")).toHaveText(words.dayBefore);
    await expect(page.getByText(words.nobody)).toBeVisible();

    await page.getByRole("button", { name: words.leave }).click();
    await expect(page.getByText(words.left)).toBeVisible();
    expect((await other(`/rankings?level=${LEVEL}`)).people).toBe(0);
    expect((await other(`/rankings?day=${day}&level=hard`)).people, "the other one stays").toBe(1);
  },
);

test(
  "the start greets whoever is signed in with name, days in a row and rank",
  { tag: "@spanish" },
  async ({ open, serve, lang, somebody }) => {
    const jade = await serve({ accounts: true });
    const { page } = await open(jade.url, { offers: true });
    const start = page.locator(".start");
    await expect(start.locator(".start-lead")).toHaveText(WORDS[lang].lead);
    await signUpByRequest(page, somebody);
    // Today's puzzle was solved on another device, and another puzzle is solved here.
    const [ofDay, other] = await page.evaluate(async () => {
      const { playDay } = await import(`${location.origin}/commands/orders.js`);
      const { today } = await import(`${location.origin}/game/today.js`);
      const { runCommand } = await import(`${location.origin}/commands/run.js`);
      const { game } = await import(`${location.origin}/store.js`);
      await playDay(today(), "hard");
      const ofDay = game.peek().start;
      runCommand({ do: "startPuzzle" });
      return [ofDay, game.peek().start];
    });
    const { day } = ofDay.label;
    await page.evaluate(
      async (events) => {
        const { change } = await import(`${location.origin}/store.js`);
        for (const { type, cells, digit } of events) change({ type, cells, digit });
      },
      game(await solved(jade, other), 0).branches[0],
    );
    await expect(page.locator(".solved")).toBeVisible();
    await saved(page);
    await ask(page, "/sync", sync("a", game(await solved(jade, ofDay), 5)));
    await ask(page, "/rankings/take-part", { named: true });
    expect((await ask(page, `/rankings?day=${day}&level=hard`)).people).toBe(1);
    // Its record is here, as syncing brings it.
    await page.goto(`${jade.url}statistics`);
    await ready(page);
    await choose(page, [record({ id: "a", date: day, day, level: "hard" })]);
    await expect(page.locator(".tile strong").first()).toHaveText("2");
    await page.evaluate(() => localStorage.setItem("jade.account", "on"));
    await page.goto(jade.url);
    await ready(page);
    await page.getByRole("button", { name: WORDS[lang].new, exact: true }).click();
    const hello = start.locator(".start-hello");
    await expect(hello).toContainText(WORDS[lang].hello + somebody);
    await expect(hello).toContainText(WORDS[lang].streak);
    await expect(hello.getByRole("link", { name: WORDS[lang].rank })).toHaveAttribute("href", /rankings$/);
    expect(await violations(page)).toEqual([]);
  },
);

test("on a phone the table is as wide as the screen, with a bar for each time", async ({ open, serve }) => {
  const jade = await serve({ accounts: true });
  const phone = { lang: "es-ES", width: 390, height: 844, touch: true, dark: true };
  const { page } = await open(`${jade.url}rankings`, phone);
  await signUpByRequest(page, "Una persona con un nombre muy largo");
  const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const played = (/** @type {number} */ wait) =>
    sync("a", game({ start: { boxRows: 3, boxColumns: 3, givens }, solution }, wait));
  await ask(page, "/sync", played(6));
  await ask(page, "/rankings/take-part", { named: true });
  const other = await comeIn(jade, "/sign-up", { name: "Ada", password: PASSWORD });
  await other("/sync", played(12));
  await other("/rankings/take-part", { named: true });

  const { level } = await askTutor(jade, "rate", { question: { sheet: sheetOf(givens) } });
  await page.reload();
  await ready(page);
  await page.getByLabel(WORDS.es.of, { exact: true }).selectOption(level);
  const bars = page.locator(".ranking .bar");
  await expect(bars).toHaveCount(2);
  const lengths = await bars.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width / (one.parentElement?.clientWidth ?? 1)),
  );
  expect(lengths.map((length) => Math.round(10 * length))).toEqual([5, 10]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
});

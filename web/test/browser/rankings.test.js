// Rankings: two people take part, one of them with a game that was played on the page and is faster than anybody can be.

import { expect, test } from "./fixtures.js";
import { ask, signUpByRequest } from "./accounts.js";
import { violations } from "./axe.js";
import { ready, saved } from "./pages.js";

test.use({ accounts: true });

/** @typedef {import("@playwright/test").Page} Page */

/** A level that no day has. */
const LEVEL = "very-hard";

/** The names of what the test uses, in both languages. */
const WORDS = {
  "en-GB": {
    title: "Rankings",
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
    one: "One person",
    two: "2 people",
  },
  "es-ES": {
    title: "Clasificaciones",
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
    one: "Una persona",
    two: "2 personas",
  },
};

/** Asks the tutor of the program. @param {Page} page @param {string} path @param {object} body */
const askTutor = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api/v1/${path}`, { method: "POST", headers, body })).json();
    },
    [path, JSON.stringify(body)],
  );

/** @param {string} givens */
const sheetOf = (givens) => ({ boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) });

/** A puzzle with its solution. @param {Page} page @param {any} start */
async function solved(page, start) {
  const { solutions } = await askTutor(page, "solve", { sheet: sheetOf(start.givens) });
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

for (const locale of /** @type {const} */ (["en-GB", "es-ES"]))
  test(`people who take part are ranked by what the server has replayed (${locale})`, async ({
    open,
    jade,
  }) => {
    const words = WORDS[locale];
    const rosa = `Rosa ${locale}`;
    const { page, complaints } = await open(`rankings`, { lang: locale });
    await page.getByRole("link", { name: words.signIn }).waitFor();
    await signUpByRequest(page, rosa);

    // Today's puzzle, on the page: whoever clicks as fast as a program is set aside.
    await page.goto(jade.url);
    await ready(page);
    await page.evaluate(async () => (await import(`${location.origin}/commands/orders.js`)).playToday());
    await page.waitForFunction(
      async () => (await import(`${location.origin}/store.js`)).start.peek().label?.day,
    );
    const start = await page.evaluate(
      async () => (await import(`${location.origin}/store.js`)).game.peek().start,
    );
    const today = await solved(page, start);
    for (const { cells, digit } of game(today, 0).branches[0]) {
      await page.locator("[role=gridcell]").nth(cells[0]).click();
      await page.keyboard.press(String(digit));
    }
    await saved(page);
    const id = await page.evaluate(() => sessionStorage.getItem("jade.game"));
    const log = await page.evaluate(
      async () => (await import(`${location.origin}/store.js`)).game.peek().log,
    );
    const sent = { kind: "game", name: id, body: { start: today.start, branches: [log] } };
    await ask(page, "/sync", { since: 0, items: [sent] });

    await page.goto(`${jade.url}rankings`);
    await ready(page);
    await page.getByText(words.nobody).waitFor();
    await page.getByRole("button", { name: words.takePart }).click();
    const aside = page.locator("section", { hasText: words.aside });
    await aside.getByText(words.copied).waitFor();
    const day = today.start.label.day;
    const reply = await ask(page, `/rankings?day=${day}`);
    expect(reply.setAside[0].day).toBe(day);
    expect(reply.rows).toEqual([]);

    // Somebody else solves it in a time that people need.
    const { page: other, complaints: others } = await open(`rankings`, {
      lang: locale,
    });
    await signUpByRequest(other, `Iris ${locale}`);
    await ask(other, "/sync", { since: 0, items: [{ kind: "game", name: "a", body: game(today, 5) }] });
    await ask(other, "/rankings/take-part", { named: true });

    // Another game of the first one, with a name that is hidden until she shows it.
    const { puzzles } = await askTutor(page, "library/find", { filter: { level: LEVEL }, count: 1 });
    const hard = await solved(page, { boxRows: 3, boxColumns: 3, givens: puzzles[0].puzzle });
    await ask(page, "/sync", { since: 0, items: [{ kind: "game", name: "b", body: game(hard, 4) }] });
    await page.getByLabel(words.of, { exact: true }).selectOption(LEVEL);
    const table = page.locator("table.ranking");
    await table.getByText(words.hidden).waitFor();
    await table.getByText(words.you, { exact: true }).waitFor();
    await expect(page.locator("section", { has: table })).toHaveText(new RegExp(words.one));
    await page.getByRole("button", { name: words.show }).click();
    await table.getByText(rosa).waitFor();
    expect(await violations(page)).toEqual([]);

    // The table of the day, by keyboard.
    await page.getByLabel(words.of, { exact: true }).focus();
    await page.getByLabel(words.of, { exact: true }).selectOption("day");
    await table.getByText(`Iris ${locale}`).waitFor();
    await page.getByRole("button", { name: words.before }).press("Enter");
    await page.getByText(words.nobody).waitFor();

    await page.getByRole("button", { name: words.leave }).click();
    await page.getByText(words.left).waitFor();
    expect((await ask(other, `/rankings?level=${LEVEL}`)).people).toBe(0);
    await ask(other, "/rankings/leave", {});
    expect([...complaints, ...others]).toEqual([]);
  });

test("on a phone the table is as wide as the screen, with a bar for each time", async ({ open }) => {
  const { page, complaints } = await open(`rankings`, {
    lang: "es-ES",
    width: 390,
    height: 844,
    dark: true,
  });
  await signUpByRequest(page, "Una persona con un nombre muy largo");
  const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const { page: other } = await open(`rankings`);
  await signUpByRequest(other, "Ada");
  for (const [who, wait] of /** @type {const} */ ([
    [page, 6],
    [other, 12],
  ])) {
    const body = game({ start: { boxRows: 3, boxColumns: 3, givens }, solution }, wait);
    await ask(who, "/sync", { since: 0, items: [{ kind: "game", name: "a", body }] });
    await ask(who, "/rankings/take-part", { named: true });
  }

  const { level } = await askTutor(page, "rate", { question: { sheet: sheetOf(givens) } });
  await page.reload();
  await ready(page);
  await page.getByLabel(WORDS["es-ES"].of, { exact: true }).selectOption(level);
  await page.locator("table.ranking").waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${wide}`).toBeLessThanOrEqual(390);
  const bars = page.locator(".ranking .bar");
  const lengths = await bars.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width / (one.parentElement?.clientWidth ?? 1)),
  );
  expect(lengths.map((length) => Math.round(10 * length))).toEqual([5, 10]);
  expect(await violations(page)).toEqual([]);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
});

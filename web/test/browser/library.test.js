// The library: JADE's collection and the player's own, searched by level, technique, score and givens, and played from.

import { expect, test } from "./fixtures.js";
import { violations } from "./axe.js";
import { cellAt, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const EASIER = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const WORDS = {
  "en-GB": {
    puzzle: "Puzzle",
    library: "Library…",
    title: "Library",
    level: "Level",
    technique: "Technique",
    collection: "Collection",
    least: "Score from",
    most: "Score up to",
    givens: "Givens up to",
    shown: /^1–24 of [\d,]+ puzzles$/,
    second: /^25–48 of /,
    next: "Next",
    before: "Previous",
    none: "No puzzle matches.",
    all: "Show all",
    hard: /^Hard$/,
  },
  "es-ES": {
    puzzle: "Sudoku",
    library: "Biblioteca…",
    title: "Biblioteca",
    level: "Nivel",
    technique: "Técnica",
    collection: "Colección",
    least: "Puntos desde",
    most: "Puntos hasta",
    givens: "Dadas hasta",
    shown: /^1–24 de [\d.]+ sudokus$/,
    second: /^25–48 de /,
    next: "Siguientes",
    before: "Anteriores",
    none: "Ningún sudoku cumple lo que pides.",
    all: "Mostrar todos",
    hard: /^Difícil$/,
  },
};

/** @param {Page} page */
const cards = (page) => page.locator(".choices button");
/** @param {Page} page */
const head = (page) => page.locator(".found h2");
/** @param {Page} page @param {RegExp | string} text */
const told = (page, text) => head(page).filter({ hasText: text }).waitFor();

for (const [lang, words] of Object.entries(WORDS)) {
  for (const width of [1366, 320]) {
    test(`leads from the game's menu to a suitable puzzle and back (${lang}, ${width} px)`, async ({
      open,
    }) => {
      const { page, complaints, outside } = await open("", { lang, width });
      await page
        .locator(width > 400 ? ".wide-menu button" : ".one-menu button")
        .first()
        .click();
      await page.getByRole("menuitem", { name: words.library }).click();
      await ready(page);
      await expect(page.locator("h1")).toHaveText(words.title);
      await told(page, words.shown);
      await expect(cards(page)).toHaveCount(24);
      await page.getByRole("combobox", { name: words.level }).selectOption("hard");
      await page.getByRole("combobox", { name: words.technique }).selectOption("naked-pair");
      await page.getByRole("spinbutton", { name: words.least }).fill("300");
      await page.getByRole("spinbutton", { name: words.most }).fill("900");
      await page.getByRole("spinbutton", { name: words.givens }).fill("26");
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll(".choices button span")].every((span) => {
            const [score, clues] = (span.textContent?.match(/\d+/g) ?? []).map(Number);
            return score >= 300 && score <= 900 && clues <= 26;
          }) && document.querySelectorAll(".choices button").length > 3,
      );
      for (const text of await page.locator(".choices strong").allTextContents())
        expect(text).toMatch(words.hard);
      await expect(page).toHaveURL(/\?level=hard&technique=naked-pair&score=300-900&clues=-26$/);
      // The next page starts at its top, also for screen readers.
      await page.getByRole("button", { name: words.next }).click();
      await told(page, words.second);
      await expect.poll(async () => page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
      const of = await page.locator(".choices .thumbnail").first().locator(".given, text").allTextContents();
      await cards(page).first().click();
      await page.locator("[role=grid]").waitFor();
      const givens = await page.locator("[role=gridcell]").evaluateAll((cells) =>
        cells
          .map((cell) => cell.getAttribute("aria-label") ?? "")
          .filter((said) => /given|dad/.test(said))
          .map((said) => said.match(/\d/g)?.at(-1))
          .join(""),
      );
      expect(givens.length >= 17 && givens.length <= 26, givens).toBeTruthy();
      expect([...of.join("").replace(/\D/g, "")].sort().join(""), "the board that was chosen").toBe(
        [...givens].sort().join(""),
      );
      await page.goBack();
      await ready(page);
      await told(page, words.second);
      await page.getByRole("button", { name: words.before }).click();
      await page.getByRole("spinbutton", { name: words.least }).fill("901");
      await page.locator(".fault", { hasText: /901.* 900/ }).waitFor();
      await page.getByRole("spinbutton", { name: words.most }).fill("901");
      await page.getByRole("spinbutton", { name: words.givens }).fill("17");
      await told(page, words.none);
      await page.getByRole("button", { name: words.all }).click();
      await told(page, words.shown);
      await expect
        .poll(async () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBe(0);
      expect(complaints.filter((text) => !/400/.test(text))).toEqual([]);
    });
  }
}

test("a technique that no path needs has puzzles where it comes early", async ({ open }) => {
  const { page } = await open(`library`);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("whale");
  await told(page, "1–24 of 50 puzzles");
  await expect(page.getByText("Whale, if you look for it first")).toHaveCount(24);
  const entered = () =>
    page
      .locator("[role=gridcell]:not([aria-readonly=true])")
      .evaluateAll(
        (cells) => cells.filter((cell) => !/empty/.test(cell.getAttribute("aria-label") ?? "")).length,
      );
  await cards(page).first().click();
  await page.getByText("The technique applies").first().waitFor();
  await page.getByText("Only: Whale", { exact: true }).waitFor();
  await expect.poll(async () => await entered(), "what leads to the whale is done").toBeGreaterThan(0);
  await expect
    .poll(async () =>
      page
        .locator("[role=gridcell]:not([aria-readonly=true])")
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join()),
    )
    .toMatch(/candidates/);
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press("h");
    await page.locator(".rung").nth(i).waitFor();
  }
  await expect(page.locator(".rung").nth(1)).toHaveText(/whale/i);
  await expect(page.locator(".layer-over .strike")).not.toHaveCount(0);
  await page.goBack();
  await ready(page);
  await page.getByRole("checkbox", { name: "Open each puzzle where the technique applies" }).uncheck();
  await expect(page).toHaveURL(/technique=whale&whole=1/);
  await cards(page).first().click();
  // From the start, if that is wished: nothing of the game before stays.
  const filled = page.locator('[role=gridcell]:not([aria-readonly=true]):not([aria-label*="empty"])');
  await page.waitForURL((address) => !address.pathname.endsWith("library"));
  await filled.first().waitFor({ state: "detached" });
});

test("own collections: import, errors, search, refusal, playing and deleting", async ({ open }) => {
  const { page } = await open(`library`);
  await page
    .getByRole("combobox", { name: "Collection", exact: true })
    .selectOption({ label: "All of your own" });
  await page.getByText("You have no collection yet.").waitFor();
  await page.getByRole("combobox", { name: "Into the collection" }).fill("Browser test");
  const two = HARD.replace("3", ".");
  const file = { name: "mine.sdm", mimeType: "text/plain", buffer: Buffer.from(`${HARD}\n${two}\n12x\n`) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText("2 of 2 puzzles were new.").waitFor({ timeout: 20_000 });
  await page.getByText(/^One line could not be read: Line 3/).waitFor();
  await told(page, "1–2 of 2 puzzles");
  await expect(page.getByRole("combobox", { name: "Collection", exact: true })).toHaveValue(
    "own Browser test",
  );
  await page.getByRole("spinbutton", { name: "Score from" }).fill("99999");
  await told(page, "No puzzle matches.");
  await page.getByRole("button", { name: "Show all" }).click();
  const unrated = cards(page).filter({ hasText: "Not rated" });
  await unrated.click();
  await unrated.getByText(/solution/).waitFor();
  await expect(page, "what has several solutions is not played").toHaveURL(/library/);
  await cards(page).filter({ hasNotText: "Not rated" }).click();
  await page.locator("[role=grid]").waitFor();
  await expect(cellAt(page, 2, 6)).toHaveAttribute("aria-label", /given 3$/);
  await page.goBack();
  await ready(page);
  await page.getByRole("button", { name: "Delete this collection" }).click();
  await page.getByRole("button", { name: "Delete “Browser test” for good? Press once more." }).click();
  await page.getByText("You have no collection yet.").waitFor();
});

test("a file larger than a request is cut between its puzzles, and others are refused", async ({ open }) => {
  const { page } = await open(`library`);
  const add = (/** @type {string} */ name, /** @type {string} */ text) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByRole("combobox", { name: "Into the collection" }).fill("Large");
  await add("large.xml", `<opensudoku>${"<game data=''/>".repeat(100_000)}</opensudoku>`);
  await page.getByText(/^large.xml is too large to be added here/).waitFor();
  const comments = "# a comment that makes the file long\n".repeat(40_000);
  await add("large.sdm", `${HARD}\n${comments}${EASIER}\n`);
  await page.getByText("2 of 2 puzzles were new.").waitFor({ timeout: 20_000 });
  await page.getByRole("button", { name: "Delete this collection" }).click();
  await page.getByRole("button", { name: "Delete “Large” for good? Press once more." }).click();
  await page.getByText("You have no collection yet.").waitFor();
});

test("a puzzle can be chosen and played with the keyboard alone", async ({ open }) => {
  const { page } = await open(`library?level=easy`);
  await cards(page).first().waitFor();
  for (let i = 0; i < 40 && !(await page.evaluate(() => document.activeElement?.closest(".choices"))); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("[role=grid]").waitFor();
});

test("without the program the page opens and says so, and continues when it is back", async ({
  open,
  serve,
}) => {
  const own = await serve();
  // The game's page caches the files.
  const { page } = await open(own.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`${own.url}library`);
  await cards(page).first().waitFor();
  await page.reload();
  await cards(page).first().waitFor();
  await own.stop();
  await page.goto(`${own.url}library?level=hard`);
  await ready(page);
  await page.getByText("I cannot reach the JADE program.").waitFor();
  const again = await serve({ port: own.port });
  await page.getByRole("button", { name: "Try again" }).click();
  await cards(page).filter({ hasText: "Hard" }).first().waitFor();
});

for (const dark of [false, true]) {
  for (const width of [1366, 320]) {
    test(`axe finds no problem, and nothing is too small: ${dark ? "dark" : "light"}, ${width} px`, async ({
      open,
    }) => {
      const { page } = await open(`library?technique=whale`, {
        dark,
        width,
        lang: "es-ES",
      });
      await cards(page).first().waitFor();
      expect(await violations(page)).toEqual([]);
      const small = await page
        .locator("button:visible, select:visible, input:not([type=file]):visible")
        .evaluateAll((all) =>
          all
            .map((one) => ({
              name: one.outerHTML.slice(0, 60),
              box: (one.closest("label.choice") ?? one).getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width < 44 || box.height < 44)
            .map(({ name }) => name),
        );
      expect(small, "targets of 44 pixels").toEqual([]);
      await page.getByRole("spinbutton", { name: "Puntos desde" }).fill("99999");
      await told(page, "Ningún sudoku cumple lo que pides.");
      expect(await violations(page)).toEqual([]);
    });
  }
}

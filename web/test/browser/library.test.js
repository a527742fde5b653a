// The library: JADE's collection and the player's own, searched by level, technique, score and givens, and played from.

import { violations } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { cellAt, ready } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

const HARD = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const EASIER = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const WORDS = {
  en: {
    library: "Library…",
    title: "Library",
    level: "Level",
    technique: "Technique",
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
  es: {
    library: "Biblioteca…",
    title: "Biblioteca",
    level: "Nivel",
    technique: "Técnica",
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
/** What was found, in words. @param {Page} page */
const head = (page) => page.locator(".found h2");

/** The scores and the numbers of givens on the cards. @param {Page} page */
const figures = (page) =>
  page
    .locator(".choices button span")
    .evaluateAll((spans) => spans.map((span) => (span.textContent?.match(/\d+/g) ?? []).map(Number)));

for (const width of [1366, 320]) {
  test(
    `leads from the game's head or menu to a suitable puzzle and back, ${width} px`,
    { tag: "@spanish" },
    async ({ open, lang }) => {
      const words = WORDS[lang];
      // The refusal of a search from 901 to 900.
      const { page } = await open("", { width, tolerate: /^Failed to load resource: .* 400 / });
      if (width > 400) await page.locator(".pages a[href='/library']").click();
      else {
        await page.locator(".game-bar .menu button").click();
        await page.getByRole("menuitem", { name: words.library }).click();
      }
      await ready(page);
      await expect(page.locator("h1")).toHaveText(words.title);
      await expect(head(page)).toHaveText(words.shown);
      await expect(cards(page)).toHaveCount(24);
      await page.getByRole("combobox", { name: words.level }).selectOption("hard");
      await page.getByRole("combobox", { name: words.technique }).selectOption("naked-pair");
      await page.getByRole("spinbutton", { name: words.least }).fill("300");
      await page.getByRole("spinbutton", { name: words.most }).fill("900");
      await page.getByRole("spinbutton", { name: words.givens }).fill("26");
      await expect(page).toHaveURL(/\?level=hard&technique=naked-pair&score=300-900&givens=-26$/);
      await expect(async () => {
        const found = await figures(page);
        expect(found.length).toBeGreaterThan(3);
        expect(found.filter(([score, givens]) => score < 300 || score > 900 || givens > 26)).toEqual([]);
      }).toPass();
      await expect(page.locator(".choices strong").first()).toHaveText(words.hard);
      await expect(page.locator(".choices strong").filter({ hasNotText: words.hard })).toHaveCount(0);
      // The next page starts at its top, also for screen readers.
      await page.getByRole("button", { name: words.next }).click();
      await expect(head(page)).toHaveText(words.second);
      await expect(head(page)).toBeFocused();
      const drawn = page.locator(".choices .thumbnail").first().locator(".given, text");
      await expect(drawn).not.toHaveCount(0);
      const chosen = [...(await drawn.allTextContents()).join("").replace(/\D/g, "")].sort().join("");
      await cards(page).first().click();
      const givens = page.locator("[role=gridcell][aria-readonly=true]");
      await expect(givens, "the board that was chosen").toHaveCount(chosen.length);
      const labels = await givens.evaluateAll((cells) =>
        cells.map((cell) => cell.getAttribute("aria-label")),
      );
      expect(
        labels
          .map((label) => label?.match(/\d/g)?.at(-1))
          .sort()
          .join(""),
      ).toBe(chosen);
      expect(chosen.length).toBeGreaterThanOrEqual(17);
      expect(chosen.length).toBeLessThanOrEqual(26);
      await page.goBack();
      await ready(page);
      await expect(head(page)).toHaveText(words.second);
      await page.getByRole("button", { name: words.before }).click();
      await page.getByRole("spinbutton", { name: words.least }).fill("901");
      await expect(page.locator(".fault", { hasText: /901.* 900/ })).toBeVisible();
      await page.getByRole("spinbutton", { name: words.most }).fill("901");
      await page.getByRole("spinbutton", { name: words.givens }).fill("17");
      await expect(head(page)).toHaveText(words.none);
      await page.getByRole("button", { name: words.all }).click();
      await expect(head(page)).toHaveText(words.shown);
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(sideways).toBe(0);
    },
  );
}

test("a technique that no path needs has puzzles where it comes early", async ({ open }) => {
  const { page } = await open("library");
  await page.getByRole("combobox", { name: "Technique" }).selectOption("whale");
  await expect(head(page)).toHaveText("1–24 of 50 puzzles");
  await expect(page.getByText("Whale, if you look for it first")).toHaveCount(24);
  await cards(page).first().click();
  await expect(page.getByText("The technique applies").first()).toBeVisible();
  await expect(page.getByText("Only: Whale", { exact: true })).toBeVisible();
  const entered = page.locator('[role=gridcell][aria-readonly=false]:not([aria-label*="empty"])');
  await expect(entered, "what leads to the whale is done").not.toHaveCount(0);
  await expect(page.locator('[role=gridcell][aria-label*="candidates"]')).not.toHaveCount(0);
  for (let rung = 1; rung <= 6; rung++) {
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toHaveCount(rung);
  }
  await expect(page.locator(".rung").nth(1)).toHaveText(/whale/i);
  await expect(page.locator(".layer-over .strike")).not.toHaveCount(0);
  await page.goBack();
  await ready(page);
  await page.getByRole("checkbox", { name: "Open each puzzle where the technique applies" }).uncheck();
  await expect(page).toHaveURL(/technique=whale&whole=1/);
  await cards(page).first().click();
  // From the start, if that is wished: nothing of the game before stays.
  await expect(page).not.toHaveURL(/library/);
  await ready(page);
  await expect(page.locator("[role=gridcell]")).toHaveCount(81);
  await expect(entered).toHaveCount(0);
});

/** The name of the choice among collections. */
const COLLECTION = { name: "Collection", exact: true };

/** Deletes the collection that is shown. @param {Page} page @param {string} name */
async function deleteCollection(page, name) {
  await page.getByRole("button", { name: "Delete this collection" }).click();
  await page.getByRole("button", { name: `Delete “${name}” for good? Press once more.` }).click();
}

test("own collections: import, errors, search, refusal, playing and deleting", async ({ open, serve }) => {
  // Whether there are none is about the whole program.
  const { url } = await serve();
  const { page } = await open(`${url}library`);
  await page.getByRole("combobox", COLLECTION).selectOption({ label: "All of your own" });
  await expect(page.getByText("You have no collection yet.")).toBeVisible();
  await page.getByRole("combobox", { name: "Into the collection" }).fill("Browser test");
  const two = HARD.replace("3", ".");
  const file = { name: "mine.sdm", mimeType: "text/plain", buffer: Buffer.from(`${HARD}\n${two}\n12x\n`) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText("2 of 2 puzzles were new.")).toBeVisible();
  await expect(page.getByText(/^One line could not be read: Line 3/)).toBeVisible();
  await expect(head(page)).toHaveText("1–2 of 2 puzzles");
  await expect(page.getByRole("combobox", COLLECTION)).toHaveValue("own Browser test");
  await page.getByRole("spinbutton", { name: "Score from" }).fill("99999");
  await expect(head(page)).toHaveText("No puzzle matches.");
  await page.getByRole("button", { name: "Show all" }).click();
  const unrated = cards(page).filter({ hasText: "Not rated" });
  await unrated.click();
  await expect(unrated.getByText(/solution/)).toBeVisible();
  await expect(page, "what has several solutions is not played").toHaveURL(/library/);
  await cards(page).filter({ hasNotText: "Not rated" }).click();
  await expect(cellAt(page, 2, 6)).toHaveAccessibleName(/given 3$/);
  await page.goBack();
  await ready(page);
  await deleteCollection(page, "Browser test");
  await expect(page.getByText("You have no collection yet.")).toBeVisible();
});

test("a file larger than a request is cut between its puzzles, and others are refused", async ({
  open,
  somebody,
}) => {
  const { page } = await open("library");
  const add = (/** @type {string} */ name, /** @type {string} */ text) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByRole("combobox", { name: "Into the collection" }).fill(somebody);
  await add("large.xml", `<opensudoku>${"<game data=''/>".repeat(100_000)}</opensudoku>`);
  await expect(page.getByText(/^large.xml is too large to be added here/)).toBeVisible();
  const comments = "# a comment that makes the file long\n".repeat(40_000);
  await add("large.sdm", `${HARD}\n${comments}${EASIER}\n`);
  await expect(page.getByText("2 of 2 puzzles were new.")).toBeVisible();
  const choice = page.getByRole("combobox", COLLECTION);
  await expect(choice).toHaveValue(`own ${somebody}`);
  await deleteCollection(page, somebody);
  await expect(choice.getByRole("option", { name: somebody })).toHaveCount(0);
});

test("a puzzle can be chosen and played with the keyboard alone", async ({ open }) => {
  const { page } = await open("library?level=easy");
  await expect(cards(page)).toHaveCount(24);
  const inside = page.locator(".choices :focus");
  for (let i = 0; i < 40 && !(await inside.count()); i++) await page.keyboard.press("Tab");
  await expect(inside).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(cards(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[role=gridcell]")).toHaveCount(81);
  await expect(page.locator(".bar-level")).toHaveText("Easy");
});

test("puzzles of a variant are found, shown with their rules, and played @spanish", async ({
  open,
  lang,
}) => {
  const { page } = await open("library");
  const [variant, killer, level, easy] =
    lang === "es" ? ["Variante", "killer", "Nivel", "Fácil"] : ["Variant", "killer", "Level", "Easy"];
  await page.getByRole("combobox", { name: variant }).selectOption({ label: killer });
  await page.getByRole("combobox", { name: level, exact: true }).selectOption({ label: easy });
  await expect(page).toHaveURL(/\?rules=killer&level=easy$/);
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).filter({ hasText: easy })).toHaveCount(24);
  await expect(cards(page).first().locator(".rule-cage").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: variant })).toHaveValue("killer");
  await cards(page).first().click();
  await expect(page.locator(".bar-level")).toHaveText(easy);
  await expect(page.locator(".rule-cage").first()).toBeVisible();
});

test("without the program the page opens and says so, and continues when it is back", async ({
  open,
  serve,
}) => {
  const own = await serve();
  // The game's page caches the files.
  const { page } = await open(own.url, { worker: true, tolerate: /^Failed to load resource: net::ERR_/ });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`${own.url}library`);
  await expect(cards(page)).toHaveCount(24);
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await ready(page);
  await own.stop();
  await page.goto(`${own.url}library?level=hard`);
  await ready(page);
  await expect(page.getByText("I cannot reach the JADE program.")).toBeVisible();
  await serve({ port: own.port });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).filter({ hasText: "Hard" })).toHaveCount(24);
});

for (const dark of [false, true]) {
  for (const width of [1366, 320]) {
    test(`axe finds no problem, and nothing is too small: ${dark ? "dark" : "light"}, ${width} px`, async ({
      open,
    }) => {
      const { page } = await open("library?technique=whale", { dark, width, lang: "es-ES" });
      await expect(cards(page)).toHaveCount(24);
      expect(await violations(page)).toEqual([]);
      const small = () =>
        page.locator("button:visible, select:visible, input:not([type=file]):visible").evaluateAll((all) =>
          all
            .map((one) => ({
              name: one.outerHTML.slice(0, 60),
              box: (one.closest("label.choice") ?? one).getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width < 44 || box.height < 44)
            .map(({ name }) => name),
        );
      await expect.poll(small, "targets of 44 pixels").toEqual([]);
      await page.getByRole("spinbutton", { name: "Puntos desde" }).fill("99999");
      await expect(head(page)).toHaveText("Ningún sudoku cumple lo que pides.");
      expect(await violations(page)).toEqual([]);
    });
  }
}

// One lesson: its boards, explained sentence by sentence or tried in place, and the ways to it and on from it.

import { expect, test } from "./fixtures.js";
import { ready } from "./pages.js";

const WORDS = {
  en: {
    next: "Next sentence",
    looks: /Looks like it/,
    library: "Puzzles that need it, in the library",
    found: /puzzles$/,
  },
  es: {
    next: "Siguiente frase",
    looks: /Lo parece/,
    library: "Sudokus que la necesitan, en la biblioteca",
    found: /sudokus$/,
  },
};

test("a board is explained sentence by sentence", { tag: "@spanish" }, async ({ open, lang }) => {
  const words = WORDS[lang];
  const { page } = await open("learn/x-wing");
  const board = page.locator(".shown").first();
  const sentences = board.locator(".walk li button");
  const strikes = board.locator(".layer-over .strike");
  await expect(sentences.first()).toBeVisible();
  await expect(strikes, "at first the whole step is drawn").not.toHaveCount(0);
  const all = await strikes.count();
  await sentences.first().click();
  await expect(strikes, "the first sentence strikes nothing out yet").toHaveCount(0);
  await expect(board.locator(".layer-under > *"), "but shows what it speaks of").not.toHaveCount(0);
  const count = await sentences.count();
  for (let i = 1; i < count; i++) {
    await board.getByRole("button", { name: words.next }).click();
    await expect(sentences.nth(i)).toHaveAttribute("aria-current", "step");
  }
  await expect(strikes).toHaveCount(all);
  const spoilt = page.locator(".looks-like");
  await expect(spoilt.locator("figcaption")).toHaveText(words.looks);
  await expect(spoilt.locator(".strike"), "what only looks like it concludes nothing").toHaveCount(0);
  await expect(page.locator("article")).not.toHaveText(/[{}$]|undefined/);
});

test("a hint leads to the lesson about its technique", async ({ open }) => {
  const { page } = await open();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".rung")).toHaveCount(1);
  await page.getByRole("button", { name: "Tell me more" }).click();
  await page.locator(".lesson-link").click();
  await expect(page.locator("article h1")).toBeVisible();
  await expect(page).toHaveURL(/\/learn\/[a-z0-9-]+$/);
});

test(
  "a lesson leads to the puzzles of its technique in the library",
  { tag: "@spanish" },
  async ({ open, lang }) => {
    const words = WORDS[lang];
    const { page } = await open("learn/swordfish");
    const link = page.getByRole("link", { name: words.library });
    await link.click();
    await expect(page.locator(".found h2").filter({ hasText: words.found })).toBeVisible();
    await expect(page).toHaveURL(/\/library\?technique=swordfish$/);
    const technique = page.getByRole("combobox", { name: lang === "es" ? "Técnica" : "Technique" });
    await expect(technique).toHaveValue("swordfish");
    await expect(page.locator(".choices button")).not.toHaveCount(0);
    await page.goBack();
    await ready(page);
    await expect(link).toBeVisible();
  },
);

test(
  "a page that is not about a technique leads to no puzzles",
  { tag: "@spanish" },
  async ({ open, lang }) => {
    const { page } = await open("learn/rules");
    await expect(page.locator("article h1")).toBeVisible();
    await expect(page.locator("article .lesson-foot")).toBeVisible();
    await expect(page.getByRole("link", { name: WORDS[lang].library })).toHaveCount(0);
  },
);

test("“another board” gives a different one each time", async ({ open }) => {
  const { page } = await open("learn/naked-pair", { seed: 1 });
  const shown = page.locator(".shown");
  const fresh = page.locator(".another .shown");
  await expect(shown.first()).toBeVisible();
  const before = await shown.count();
  const boards = new Set();
  for (let i = 0; i < 4; i++) {
    await page.getByRole("button", { name: "Another board" }).click();
    await expect
      .poll(async () => {
        const [digits] = await fresh.locator("svg").allTextContents();
        return digits !== undefined && boards.size < boards.add(digits).size;
      })
      .toBe(true);
  }
  expect(boards.size).toBe(4);
  await expect(shown).toHaveCount(before + 1);
  await expect(fresh.locator(".layer-under > *"), "one looks for it oneself first").toHaveCount(0);
  await fresh.getByRole("button", { name: WORDS.en.next }).click();
  await expect(fresh.locator(".layer-under > *")).not.toHaveCount(0);
});

test("a board can be tried in place, is judged there, and leads back to its explanation", async ({
  open,
}) => {
  const { page } = await open("learn/naked-pair");
  await page.locator(".try").first().click();
  const tried = page.locator(".tried");
  const empty = tried.locator('[role=gridcell][aria-label*="empty"]');
  for (const at of [0, 1, 2]) await empty.nth(at).click();
  await tried.getByRole("button", { name: "Check" }).click();
  await expect(tried.locator(".finding").first()).toBeVisible();
  await tried.getByRole("button", { name: "Show it" }).click();
  await expect(tried.locator(".walk li").first()).toBeVisible();
  await tried.getByRole("button", { name: "Back to the explanation" }).click();
  await expect(tried).toHaveCount(0);
  const progress = await page.evaluate(() => localStorage.getItem("jade.progress"));
  expect(progress, "the answer was above it: it does not count").toBe(null);
});

test("a board can be tried in the game, with its marks", async ({ open }) => {
  const { page } = await open("learn/naked-pair");
  await page.locator(".try").first().click();
  await page.locator(".tried").getByRole("button", { name: "Show it" }).click();
  await page.locator(".tried a.try").click();
  await ready(page);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const rungs = page.locator(".rung");
  for (const rung of [1, 2, 3]) {
    await expect(rungs).toHaveCount(rung);
    if (rung < 3) await page.getByRole("button", { name: "Tell me more" }).click();
  }
  await expect(rungs.nth(1)).toHaveText(/naked pair/i);
  // The board is handed over once: after a reload, the game is unchanged.
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => sessionStorage.getItem("jade.try"))).toBe(null);
});

test("a lesson says at its end how often the technique is needed", async ({ open }) => {
  const { page } = await open("learn/aligned-triple-exclusion");
  await expect(page.locator(".lesson-words > p").first()).toHaveText(/^As with pairs/);
  await expect(page.locator("article")).toHaveText(/How often it is needed\s*Of 10,000 random puzzles/);
});

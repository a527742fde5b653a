// The pages of the lessons: the path, the list, the search, the links between them, their themes and languages.

import { expect, test } from "./fixtures.js";
import { violations } from "./axe.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const title = (page) => page.getByRole("heading", { level: 1 });

test("the pages other than the game have a switch for the theme, which they all follow", async ({
  open,
  openIn,
}) => {
  const { page } = await open("learn");
  const body = page.locator("body");
  const light = await body.evaluate((node) => getComputedStyle(node).backgroundColor);
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(body).not.toHaveCSS("background-color", light);
  await openIn(page, "statistics");
  await expect(body).not.toHaveCSS("background-color", light);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(body).toHaveCSS("background-color", light);
});

test(
  "who has not practised yet is invited to begin",
  { tag: ["@phone", "@not-desktop"] },
  async ({ open }) => {
    const { page } = await open("learn?growth");
    await expect(page.getByRole("heading", { name: "Your progress will grow here" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Begin: First steps" }).click();
    await expect(page.getByText("Station 1 of")).toBeVisible();
  },
);

test("links lead from the first page to a lesson and on to the next one", async ({ open }) => {
  const { page } = await open();
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await expect(page.locator(".path li")).not.toHaveCount(0);
  await page.getByRole("link", { name: "All lessons", exact: true }).click();
  await expect(page.locator(".chapter").nth(8)).toBeVisible();
  await page.getByRole("link", { name: "X-Wing", exact: true }).click();
  await expect(page.locator(".shown").first()).toBeVisible();
  await expect(title(page)).toHaveText("X-Wing");
  await expect(page).toHaveURL(/\/learn\/x-wing$/);
  await page.locator("a[rel=next]").click();
  await expect(title(page)).toHaveText("Swordfish");
  await expect(title(page), "the focus begins anew with the page").toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText("X-Wing");
});

test("search finds a technique by a common name, and says if there is no result", async ({ open }) => {
  const { page } = await open("learn", { lang: "es-ES" });
  const field = page.getByRole("searchbox");
  await field.fill("reducción línea-caja");
  await page.keyboard.press("Enter");
  await expect(page.locator(".hits li a").first()).toHaveText(/de línea a bloque/);
  await field.fill("qwertz");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ninguna lección tiene estas palabras: qwertz")).toBeVisible();
});

test("the words of either language find the lessons in both", async ({ open }) => {
  for (const [lang, found] of /** @type {const} */ ([
    [
      "en-GB",
      [
        ["ramificacion y poda", "brute-force"],
        ["casillas conjugadas", "terminology"],
        ["CELDA RAÍZ", "xy-wing"],
      ],
    ],
    [
      "es-ES",
      [
        ["branch and bound", "brute-force"],
        ["Locked Candidates", "pointing"],
        ["cross hatching", "cross-hatching"],
      ],
    ],
  ])) {
    const { page } = await open("learn", { lang });
    const field = page.getByRole("searchbox");
    for (const [words, id] of found) {
      await field.fill(words);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
      await expect(page.locator(".hits li a").first()).toHaveAttribute("href", new RegExp(`/learn/${id}$`));
    }
  }
});

test("the search is an icon until it is used", async ({ open }) => {
  const { page } = await open("learn");
  const field = page.getByRole("searchbox", { name: "Search the lessons" });
  const width = async () => (await field.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThanOrEqual(45);
  await field.focus();
  await expect.poll(width).toBeGreaterThan(200);
  await field.fill("fish");
  await page.locator("h1").first().click();
  await expect.poll(width, "what was typed stays in sight").toBeGreaterThan(200);
});

test("search goes on while someone types, as one step of the history", async ({ open }) => {
  const { page } = await open("learn/x-wing");
  const field = page.getByRole("searchbox");
  await field.pressSequentially("skyscr");
  await expect(page.locator(".hits li a", { hasText: "Skyscraper" }).first()).toBeVisible();
  await field.pressSequentially("aper");
  await expect(page.getByRole("status").filter({ hasText: "skyscraper" })).toBeVisible();
  await expect(field, "the focus stays in the field").toBeFocused();
  await expect(page).toHaveURL(/\/learn\?words=skyscraper$/);
  await page.goBack();
  await expect(title(page)).toHaveText("X-Wing");
  await expect(field).toHaveValue("");
});

test("every lesson of the list has a summary", async ({ jade }) => {
  const reply = await fetch(`${jade.url}api/v1/lessons?lang=en`);
  /** @type {import("../../types/contract.js").LessonsReply} */
  const { chapters } = await reply.json();
  const lessons = chapters.flatMap(({ lessons }) => lessons);
  expect(lessons.length).toBeGreaterThan(120);
  expect(lessons.filter(({ summary }) => !summary)).toEqual([]);
});

test("an unknown lesson suggests similar ones", async ({ open }) => {
  const { page } = await open("learn/x-wnig", { tolerate: /status of 400/ });
  await expect(page.getByRole("alert")).toHaveText(/x-wing/);
});

test("the other language shows the same lesson", async ({ open }) => {
  const { page } = await open("learn/swordfish");
  await expect(title(page)).toHaveText("Swordfish");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(title(page)).toHaveText("Pez espada");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test(
  "axe finds no problem on the path, in the list, in a lesson and at a station",
  { tag: "@dark" },
  async ({ open }) => {
    const { page } = await open("learn");
    for (const [to, what] of [
      ["", ".path li"],
      ["learn?all", ".chapter"],
      ["learn/x-wing", ".shown"],
      ["learn/x-wing?do", ".asked"],
    ]) {
      // The links from one to the next do not load the page anew.
      if (to) await page.locator(`a[href="/${to}"]`).first().click();
      await expect(page.locator(what).first()).toBeVisible();
      expect.soft(await violations(page), to).toEqual([]);
    }
  },
);

test("a lesson fits a small phone and prints without buttons", async ({ open }) => {
  const { page } = await open("learn/x-wing", { width: 320, height: 640 });
  await expect(page.locator(".shown").first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: "nothing lies beside the page",
    })
    .toBeLessThanOrEqual(0);
  await expect(page.locator(".another-button")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".another-button")).toBeHidden();
  await expect(page.locator(".shown-board svg").first()).toBeVisible();
});

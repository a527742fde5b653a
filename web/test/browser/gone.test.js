// When the program is gone: the page says so and the game goes on; when it is back, everything works again.

import { expect, test } from "./fixtures.js";
import { cellAt, ready, rungs } from "./pages.js";

/** @typedef {import("@playwright/test").Page} Page */

/** What the browser says about requests to a program that is not there. */
const GONE = /^Failed to load resource: net::ERR_/;

/** Asks for the hint again, in Spanish, once the program is back. @param {Page} page */
async function goOn(page) {
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await expect(page.locator(".rung")).toHaveCount(1);
}

test("if the program is gone while the page loads, the page says so in both languages", async ({
  page,
  jade,
}) => {
  await page.route("**/locales/**", (route) => route.abort());
  await page.goto(jade.url);
  await expect(page.getByText("JADE could not start")).toBeVisible();
  await expect(page.getByText("JADE no ha podido empezar")).toBeVisible();
});

test("if the program is gone, the page says so and the game goes on; when it is back, hints work again", async ({
  open,
  serve,
}) => {
  const own = await serve();
  const { page } = await open(own.url, { tolerate: GONE });
  await own.stop();
  await page.keyboard.press("h");
  await expect(page.getByText("cannot reach the JADE program").first()).toBeVisible();
  await expect(page.getByText("You can keep playing")).toBeVisible();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await page.getByRole("button", { name: "Español" }).click();
  await page.keyboard.press("Control+z");
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await expect(page.getByText("No consigo hablar con el programa JADE").first()).toBeVisible();
  await serve({ port: own.port });
  await goOn(page);
});

test("if the program is gone, the module goes on giving hints", async ({ open, serve }) => {
  const own = await serve();
  const { module } = await (await fetch(`${own.url}module.json`)).json();
  test.skip(!module, "no module: run ./build-site --module");
  const { page } = await open(own.url, { module: true });
  // The module is there once it has answered a question.
  await page.evaluate(async () => {
    await (await import(`${location.origin}/tutor/transport.js`)).startTutor();
    const { ask } = await import(`${location.origin}/tutor/api.js`);
    const { question } = await import(`${location.origin}/tutor/asks.js`);
    await ask("steps", { question: question() });
  });
  await own.stop();
  for (let rung = 1; rung <= 4; rung++) {
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toHaveCount(rung);
  }
  await expect(page.getByText("cannot reach the JADE program")).toHaveCount(0);
});

test("an open hint can be read and applied without the program, in the language it was told in", async ({
  open,
  serve,
}) => {
  const own = await serve();
  const { page } = await open(own.url, { tolerate: GONE });
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(1);
  await page.keyboard.press("h");
  await expect(page.locator(".rung")).toHaveCount(2);
  await own.stop();
  for (let rung = 3; rung <= 5; rung++) {
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toHaveCount(rung);
  }
  const told = await rungs(page).allTextContents();
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/v1/hint"));
  await page.getByRole("button", { name: "Español" }).click();
  await failed;
  // The page knows of the failure before it knows of a later one.
  await page.evaluate(() => fetch("/api/v1/health").catch(() => {}));
  await expect(page.getByRole("button", { name: "Hazlo por mí" })).toBeVisible();
  await expect(rungs(page), "it cannot be told in Spanish now").toHaveText(told);
  await page.getByRole("button", { name: "Hazlo por mí" }).click();
  await expect(page.getByText("Hecho.").first()).toBeVisible();
  await expect(cellAt(page, 1, 5)).toHaveAccessibleName("Fila 1, columna 5, bloque 2, 3");
});

test("a hint that was pending when the program stopped can be requested again after a restart", async ({
  open,
  serve,
}) => {
  const own = await serve();
  const { page } = await open(own.url, { lang: "es-ES", tolerate: GONE });
  // The request reaches the program when it has stopped.
  await page.route(
    "**/api/v1/hint",
    async (route) => {
      await own.stop();
      await route.continue();
    },
    { times: 1 },
  );
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await expect(page.getByText("No consigo hablar con el programa JADE").first()).toBeVisible();
  await serve({ port: own.port });
  await goOn(page);
});

/** In the page: the files that it has loaded and could not load again without the program. */
async function filesNotKept() {
  const cache = await caches.open("jade");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const missing = [];
  for (const name of [location.href, ...loaded])
    if (!name.includes("/api/") && !(await cache.match(name))) missing.push(name);
  return missing;
}

test("without the program the page opens with the game, says what does not work, and continues when it is back", async ({
  open,
  serve,
}) => {
  const own = await serve();
  const { page } = await open(own.url, { worker: true, tolerate: GONE });
  await page.keyboard.press("7");
  await expect.poll(() => page.evaluate(filesNotKept), "all files are cached").toEqual([]);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(
    installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
    "it can be installed",
  ).toEqual([]);
  await page.reload();
  await ready(page);
  await own.stop();
  await page.reload();
  await ready(page);
  await expect(cellAt(page, 1, 1), "the game is there").toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("6");
  await expect(cellAt(page, 1, 2), "and goes on").toHaveAccessibleName("Row 1, column 2, box 1, 6");
  await page.keyboard.press("h");
  await expect(page.getByText("I cannot reach the JADE program.").first()).toBeVisible();
  await serve({ port: own.port });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".rung")).toHaveCount(1);
});

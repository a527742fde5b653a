// Nothing is lost: after a reload, with two tabs, and when the program stops and restarts.

import { expect, test } from "./fixtures.js";
import { cellAt, label, ready, rungs, saved } from "./pages.js";

test("a reload brings back digits, marks, undo and redo", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+Digit6");
  await page.keyboard.press("Control+Digit8");
  await page.keyboard.press("Control+z");
  await page.reload();
  await ready(page);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty, candidates 6");
  await page.keyboard.press("Control+y");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, empty, candidates 6 8");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Control+z");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

test("closing the tab loses nothing", async ({ open, openIn, jade }) => {
  const { page } = await open("");
  await page.keyboard.press("7");
  await saved(page);
  const context = page.context();
  await page.close();
  const { page: again } = await openIn(await context.newPage(), jade.url);
  await expect(cellAt(again, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await context.close();
});

test("an open hint, its rung and its technique survive a reload and a closed tab; so does an open list", async ({
  open,
  openIn,
  jade,
}) => {
  const { page: first } = await open("");
  const context = first.context();
  await first.keyboard.press("7");
  await first.keyboard.press("Control+z");
  await first.getByRole("button", { name: "Tutor", exact: true }).click();
  await first.getByRole("menuitem", { name: /^Choose a technique/ }).click();
  await first.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await first.keyboard.press("Escape");
  await cellAt(first, 5, 5).click();
  await first.keyboard.press("h");
  for (let rung = 1; rung < 5; rung++) {
    await first
      .locator(".rung")
      .nth(rung - 1)
      .waitFor();
    await first.keyboard.press("h");
  }
  await first.locator(".rung").nth(4).waitFor();
  const told = await rungs(first).allTextContents();
  const struck = await first.locator(".layer-over .strike").count();
  expect(struck).toBeGreaterThan(0);
  await first.reload();
  await ready(first);
  await expect(rungs(first)).toHaveText(told);
  await first.close({ runBeforeUnload: true });
  const { page } = await openIn(await context.newPage(), jade.url);
  await expect(rungs(page)).toHaveText(told);
  await expect(page.locator(".layer-over .strike")).toHaveCount(struck);
  await page.getByText("Only: Locked candidates (pointing)").waitFor();
  await expect
    .poll(
      async () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
      "and the cell has the focus",
    )
    .toBe(await label(page, 5, 5));
  await page.keyboard.press("h");
  await page.locator(".rung").nth(5).waitFor();
  // After a change of language, the hint continues in the new one.
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByText("Dónde mirar").waitFor();
  await page.close({ runBeforeUnload: true });
  const { page: second } = await openIn(await context.newPage(), jade.url);
  await expect(second.locator(".rung")).toHaveCount(6);
  await second.getByText("Dónde mirar").waitFor();
  await second.getByRole("button", { name: "Hazlo por mí" }).click();
  await second.keyboard.press("y");
  await second.locator(".walk-step").nth(2).waitFor();
  await second.locator(".walk-step").nth(2).click();
  const place = (await second.locator(".walk-place").textContent()) ?? "";
  await second.close({ runBeforeUnload: true });
  const { page: third } = await openIn(await context.newPage(), jade.url);
  await third.locator(".walk-step").nth(2).waitFor();
  await expect(third.locator(".walk-place")).toHaveText(place);
  await third.keyboard.press("Escape");
  // A place that belongs to another game is not restored.
  await third.evaluate(() => {
    const left = JSON.parse(localStorage.getItem("jade.place") ?? "{}");
    const text = JSON.stringify({
      ...left,
      at: left.at + 1,
      place: { ...left.place, note: { id: "note-no-fault", tone: "good" } },
    });
    for (const storage of [sessionStorage, localStorage]) storage.setItem("jade.place", text);
  });
  await third.reload();
  await ready(third);
  await expect(third.getByText("No se incumple ninguna regla")).toHaveCount(0);
  await context.close();
});

test("a saved state that cannot be shown is reported only once", async ({ open }) => {
  const { page } = await open("");
  await page.evaluate(() => {
    const left = JSON.parse(localStorage.getItem("jade.place") ?? "{}");
    const text = JSON.stringify({
      ...left,
      place: { ...left.place, hint: { status: "open", rung: 0, reply: { rungs: 7 } } },
    });
    for (const storage of [sessionStorage, localStorage]) storage.setItem("jade.place", text);
  });
  const failed = page.waitForEvent("pageerror");
  await page.reload();
  await failed;
  await page.reload();
  await ready(page);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

test("a half-written puzzle survives a closed tab", async ({ open, openIn, jade }) => {
  const { page } = await open("");
  const context = page.context();
  await page.keyboard.press("Control+o");
  await page.getByRole("tab", { name: "Text or file" }).click();
  await page.getByRole("button", { name: "Write it on the board" }).click();
  await page.keyboard.press("8");
  await page.close({ runBeforeUnload: true });
  const { page: again } = await openIn(await context.newPage(), jade.url);
  await again.getByText("One given.").waitFor();
  await expect(cellAt(again, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, given 8");
  await again.getByRole("button", { name: "Cancel" }).click();
  await again.reload();
  await ready(again);
  await expect(cellAt(again, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
  await context.close();
});

test("two tabs share one game without overwriting each other", async ({ open, openIn, jade }) => {
  const { page: one } = await open("");
  await one.keyboard.press("7");
  await saved(one);
  const { page: two } = await openIn(await one.context().newPage(), jade.url);
  await expect(cellAt(two, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await cellAt(two, 1, 2).click();
  await two.keyboard.press("6");
  await one.locator('[aria-label="Row 1, column 2, box 1, 6"]').waitFor({ state: "attached" });
  await one.bringToFront();
  await cellAt(one, 1, 3).click();
  await one.keyboard.press("8");
  await two.locator('[aria-label="Row 1, column 3, box 1, 8"]').waitFor({ state: "attached" });
  for (const page of [one, two]) {
    await page.reload();
    await ready(page);
    for (const [column, digit] of [
      [1, 7],
      [2, 6],
      [3, 8],
    ]) {
      await expect(cellAt(page, 1, column)).toHaveAccessibleName(`Row 1, column ${column}, box 1, ${digit}`);
    }
  }
});

test("without a database the game goes on, and the page says that it is not saved", async ({
  browser,
  jade,
}) => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(window, "indexedDB", {
      get: () => {
        throw new Error("not here");
      },
    }),
  );
  await page.goto(jade.url);
  await ready(page);
  await page.locator(".not-kept").waitFor();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  const notice = await page.locator(".not-kept").boundingBox();
  expect(
    notice && notice.y + notice.height <= (page.viewportSize()?.height ?? 0) + 1,
    "seen without scrolling",
  ).toBeTruthy();
  await context.close();
});

test("with a full disk the game goes on, and the page says once that it is not saved", async ({ open }) => {
  const { page } = await open("");
  await page.keyboard.press("7");
  await saved(page);
  // From now on every write fails as on a full disk.
  await page.evaluate(() => {
    for (const name of /** @type {const} */ (["put", "add"]))
      IDBObjectStore.prototype[name] = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
  });
  await cellAt(page, 1, 2).click();
  await page.keyboard.press("6");
  await page.locator(".not-kept").waitFor();
  await cellAt(page, 1, 3).click();
  await page.keyboard.press("5");
  await expect(page.locator(".not-kept")).toHaveCount(1);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await expect(cellAt(page, 1, 2)).toHaveAccessibleName("Row 1, column 2, box 1, 6");
  await expect(cellAt(page, 1, 3)).toHaveAccessibleName(/^Row 1, column 3, box 1, 5/);
});

test("if the program is gone while the page loads, the page says so in both languages", async ({
  browser,
  jade,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/locales/**", (route) => route.abort());
  await page.goto(jade.url);
  await page.getByText("JADE could not start").waitFor();
  await page.getByText("JADE no ha podido empezar").waitFor();
  await context.close();
});

test("if the program is gone, the page says so and the game goes on; when it is back, hints work again", async ({
  open,
  serve,
}) => {
  const own = await serve();
  const { page } = await open(own.url, { worker: false });
  await own.stop();
  await page.keyboard.press("h");
  await page.getByText("cannot reach the JADE program").first().waitFor();
  await page.getByText("You can go on playing").waitFor();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await page.getByRole("button", { name: "Español" }).click();
  await page.keyboard.press("Control+z");
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await page.getByText("No consigo hablar con el programa JADE").first().waitFor();
  await goOnAt(serve, own.port, page);
});

test("if the program is gone, the module goes on giving hints", async ({ open, serve }) => {
  const own = await serve();
  const { module } = await (await fetch(`${own.url}module.json`)).json();
  test.skip(!module, "no module: run ./build-site --module");
  const { page, complaints } = await open(own.url, { module: true });
  // The module is there once it has answered a question.
  await page.evaluate(async () => {
    await (await import(`${location.origin}/tutor/transport.js`)).startTutor();
    const { ask } = await import(`${location.origin}/tutor/api.js`);
    const { question } = await import(`${location.origin}/tutor/asks.js`);
    await ask("steps", { question: question() });
  });
  await own.stop();
  for (let rung = 0; rung < 4; rung++) {
    await page.keyboard.press("h");
    await page.locator(".rung").nth(rung).waitFor();
  }
  await expect(page.getByText("cannot reach the JADE program")).toHaveCount(0);
});

test("after a restart of the program an open hint can be read and applied, and a pending one is requested again", async ({
  open,
  serve,
}) => {
  const own = await serve();
  const { page } = await open(own.url, { worker: false });
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  await page.keyboard.press("h");
  await page.locator(".rung").nth(1).waitFor();
  await own.stop();
  for (let rung = 2; rung < 5; rung++) {
    await page.keyboard.press("h");
    await page.locator(".rung").nth(rung).waitFor();
  }
  const told = await rungs(page).allTextContents();
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("button", { name: "Hazlo por mí" }).waitFor();
  await expect(rungs(page), "what was told stays, though it cannot be told in Spanish now").toHaveText(told);
  await page.getByRole("button", { name: "Hazlo por mí" }).click();
  await page.getByText("Hecho.").first().waitFor();
  await expect(cellAt(page, 1, 5)).toHaveAccessibleName("Fila 1, columna 5, bloque 2, 3");

  const again = await serve({ port: own.port });
  let stopped = () => {};
  const gone = new Promise((resolve) => (stopped = () => resolve(null)));
  const asked = new Promise(
    (resolve) =>
      void page.route(
        "**/api/v1/hint",
        async (route) => {
          resolve(null);
          // Delay the answer until the program has stopped.
          await gone;
          await route.continue();
        },
        { times: 1 },
      ),
  );
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("h");
  await asked;
  await again.stop();
  stopped();
  await page.getByText("No consigo hablar con el programa JADE").first().waitFor();
  await goOnAt(serve, own.port, page);
});

/**
 * Restarts the program. The page, in Spanish, then gets the hint that failed before, and is closed.
 * @param {import("./fixtures.js").TestFixtures["serve"]} serve
 * @param {number} port the port of the program before
 * @param {import("@playwright/test").Page} page
 */
async function goOnAt(serve, port, page) {
  const again = await serve({ port });
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await page.locator(".rung").waitFor();
  await again.stop();
}

test("the page opens with the game, says what does not work, and continues when the program is back", async ({
  open,
  serve,
}) => {
  const jade = await serve();
  const { page } = await open(jade.url);
  await page.keyboard.press("7");
  // Wait until the files are cached.
  await page.waitForFunction(async () => (await (await caches.open("jade")).keys()).length > 40);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  expect(
    installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
    "it can be installed",
  ).toEqual([]);
  await page.reload();
  await ready(page);
  await jade.stop();
  await page.reload();
  await ready(page);
  await expect(cellAt(page, 1, 1), "the game is there").toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("6");
  await expect(cellAt(page, 1, 2), "and goes on").toHaveAccessibleName("Row 1, column 2, box 1, 6");
  await page.keyboard.press("h");
  await page.getByText("I cannot reach the JADE program.").first().waitFor();
  const again = await serve({ port: jade.port });
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".rung").first().waitFor();
  await again.stop();
});

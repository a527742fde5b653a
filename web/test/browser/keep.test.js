// Nothing is lost: after a reload, with two tabs, and when the program stops and restarts.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  cellAt,
  label,
  openPage,
  ready,
  rungs,
  running,
  saved,
  skip,
  startBrowser,
  startJade,
  watched,
} from "./jade.js";

describe("saving the game", { skip }, () => {
  const jade = running();

  test("a reload brings back digits, marks, undo and redo", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("7");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+Digit6");
    await page.keyboard.press("Control+Digit8");
    await page.keyboard.press("Control+z");
    await page.reload();
    await ready(page);
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, empty, candidates 6");
    await page.keyboard.press("Control+y");
    assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, empty, candidates 6 8");
    for (let i = 0; i < 3; i++) await page.keyboard.press("Control+z");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty");
    await page.context().close();
  });

  test("closing the tab loses nothing", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    await page.keyboard.press("7");
    await saved(page);
    const context = page.context();
    await page.close();
    const { page: again } = await watched(await context.newPage(), jade.url);
    assert.equal(await label(again, 1, 1), "Row 1, column 1, box 1, 7");
    await context.close();
  });

  test("an open hint, its rung and its technique survive a reload and a closed tab; so does an open list", async () => {
    const { page: first } = await openPage(jade.browser, jade.url);
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
    const told = await rungs(first);
    const struck = await first.locator(".layer-over .strike").count();
    assert.ok(struck > 0);
    await first.reload();
    await ready(first);
    assert.deepEqual(await rungs(first), told);
    await first.close({ runBeforeUnload: true });
    const { page } = await watched(await context.newPage(), jade.url);
    assert.deepEqual(await rungs(page), told);
    assert.equal(await page.locator(".layer-over .strike").count(), struck);
    await page.getByText("Only: Locked candidates (pointing)").waitFor();
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
      await label(page, 5, 5),
      "and the cell has the focus",
    );
    await page.keyboard.press("h");
    await page.locator(".rung").nth(5).waitFor();
    // After a change of language, the hint continues in the new one.
    await page.getByRole("button", { name: "Español" }).click();
    await page.getByText("Dónde mirar").waitFor();
    await page.close({ runBeforeUnload: true });
    const { page: second } = await watched(await context.newPage(), jade.url);
    assert.equal(await second.locator(".rung").count(), 6);
    await second.getByText("Dónde mirar").waitFor();
    await second.getByRole("button", { name: "Hazlo por mí" }).click();
    await second.keyboard.press("y");
    await second.locator(".walk-step").nth(2).waitFor();
    await second.locator(".walk-step").nth(2).click();
    const place = await second.locator(".walk-place").textContent();
    await second.close({ runBeforeUnload: true });
    const { page: third } = await watched(await context.newPage(), jade.url);
    await third.locator(".walk-step").nth(2).waitFor();
    assert.equal(await third.locator(".walk-place").textContent(), place);
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
    assert.equal(await third.getByText("No se incumple ninguna regla").count(), 0);
    await context.close();
  });

  test("a saved state that cannot be shown is reported only once", async () => {
    const { page } = await openPage(jade.browser, jade.url);
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
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, empty");
    await page.context().close();
  });

  test("a half-written puzzle survives a closed tab", async () => {
    const { page } = await openPage(jade.browser, jade.url);
    const context = page.context();
    await page.keyboard.press("Control+o");
    await page.getByRole("tab", { name: "Text or file" }).click();
    await page.getByRole("button", { name: "Write it on the board" }).click();
    await page.keyboard.press("8");
    await page.close({ runBeforeUnload: true });
    const { page: again } = await watched(await context.newPage(), jade.url);
    await again.getByText("One given.").waitFor();
    assert.equal(await label(again, 1, 1), "Row 1, column 1, box 1, given 8");
    await again.getByRole("button", { name: "Cancel" }).click();
    await again.reload();
    await ready(again);
    assert.equal(await label(again, 1, 1), "Row 1, column 1, box 1, empty");
    await context.close();
  });

  test("two tabs share one game without overwriting each other", async () => {
    const { page: one } = await openPage(jade.browser, jade.url);
    await one.keyboard.press("7");
    await saved(one);
    const { page: two } = await watched(await one.context().newPage(), jade.url);
    assert.equal(await label(two, 1, 1), "Row 1, column 1, box 1, 7");
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
        assert.equal(await label(page, 1, column), `Row 1, column ${column}, box 1, ${digit}`);
      }
    }
    await one.context().close();
  });

  test("without a database the game goes on, and the page says that it is not saved", async () => {
    const context = await jade.browser.newContext({ locale: "en-GB" });
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
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    const notice = await page.locator(".not-kept").boundingBox();
    assert.ok(
      notice && notice.y + notice.height <= (page.viewportSize()?.height ?? 0) + 1,
      "seen without scrolling",
    );
    await context.close();
  });

  test("with a full disk the game goes on, and the page says once that it is not saved", async () => {
    const { page } = await openPage(jade.browser, jade.url);
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
    assert.equal(await page.locator(".not-kept").count(), 1);
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, 6");
    assert.match((await label(page, 1, 3)) ?? "", /^Row 1, column 3, box 1, 5/);
    await page.context().close();
  });

  test("if the program is gone while the page loads, the page says so in both languages", async () => {
    const context = await jade.browser.newContext();
    const page = await context.newPage();
    await page.route("**/locales/**", (route) => route.abort());
    await page.goto(jade.url);
    await page.getByText("JADE could not start").waitFor();
    await page.getByText("JADE no ha podido empezar").waitFor();
    await context.close();
  });

  test("if the program is gone, the page says so and the game goes on; when it is back, hints work again", async () => {
    const own = await startJade();
    const { page } = await openPage(jade.browser, own.url, { worker: false });
    await own.stop();
    await page.keyboard.press("h");
    await page.getByText("cannot reach the JADE program").first().waitFor();
    await page.getByText("You can go on playing").waitFor();
    await page.keyboard.press("7");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    await page.getByRole("button", { name: "Español" }).click();
    await page.keyboard.press("Control+z");
    await cellAt(page, 1, 1).click();
    await page.keyboard.press("h");
    await page.getByText("No consigo hablar con el programa JADE").first().waitFor();
    await goOnAt(own.port, page);
  });

  test("if the program is gone, the module goes on giving hints", async (t) => {
    const own = await startJade();
    const { module } = await (await fetch(`${own.url}module.json`)).json();
    if (!module) {
      await own.stop();
      return t.skip("no module: run ./build-site --module");
    }
    const { page, complaints } = await openPage(jade.browser, own.url, { module: true });
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
    assert.equal(await page.getByText("cannot reach the JADE program").count(), 0);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("after a restart of the program an open hint can be read and applied, and a pending one is requested again", async () => {
    const own = await startJade();
    const { page } = await openPage(jade.browser, own.url, { worker: false });
    await page.keyboard.press("h");
    await page.locator(".rung").waitFor();
    await page.keyboard.press("h");
    await page.locator(".rung").nth(1).waitFor();
    await own.stop();
    for (let rung = 2; rung < 5; rung++) {
      await page.keyboard.press("h");
      await page.locator(".rung").nth(rung).waitFor();
    }
    const told = await rungs(page);
    await page.getByRole("button", { name: "Español" }).click();
    await page.getByRole("button", { name: "Hazlo por mí" }).waitFor();
    await page.waitForTimeout(300);
    assert.deepEqual(await rungs(page), told, "what was told stays, though it cannot be told in Spanish now");
    await page.getByRole("button", { name: "Hazlo por mí" }).click();
    await page.getByText("Hecho.").first().waitFor();
    assert.equal(await label(page, 1, 5), "Fila 1, columna 5, bloque 2, 3");

    const again = await startJade(own.port);
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
    await goOnAt(own.port, page);
  });
});

/**
 * Restarts the program. The page, in Spanish, then gets the hint that failed before, and is closed.
 * @param {number} port the port of the program before
 * @param {import("playwright-core").Page} page
 */
async function goOnAt(port, page) {
  const again = await startJade(port);
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await page.locator(".rung").waitFor();
  await again.stop();
  await page.context().close();
}

describe("without the program", { skip }, () => {
  test("the page opens with the game, says what does not work, and continues when the program is back", async () => {
    const jade = await startJade();
    const browser = await startBrowser();
    const { page } = await openPage(browser, jade.url);
    await page.keyboard.press("7");
    // Wait until the files are cached.
    await page.waitForFunction(async () => (await (await caches.open("jade")).keys()).length > 40);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      [],
      "it can be installed",
    );
    await page.reload();
    await ready(page);
    await jade.stop();
    await page.reload();
    await ready(page);
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7", "the game is there");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("6");
    assert.equal(await label(page, 1, 2), "Row 1, column 2, box 1, 6", "and goes on");
    await page.keyboard.press("h");
    await page.getByText("I cannot reach the JADE program.").first().waitFor();
    const again = await startJade(jade.port);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".rung").first().waitFor();
    await browser.close();
    await again.stop();
  });
});

// The page without a program: the folder that `./build-site` writes, from a server of static files, under a sub-path.
//
// JADE_SITE  the folder (default: target/site of this repository)

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { PASSWORD, signUp } from "./accounts.js";
import { startHost } from "./host.js";
import {
  cellAt,
  label,
  openPage as openAny,
  ready,
  rungs,
  saved,
  skip as noProgram,
  startBrowser,
  startJade,
  withAccounts,
} from "./jade.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = process.env.JADE_SITE ?? join(root, "target/site");
const there = existsSync(join(folder, "index.html"));
if (!there && process.env.JADE_REQUIRE_TOOLCHAINS === "1") throw new Error("no site: run ./build-site");
const skip = there ? false : "no site: run ./build-site";

/** @type {typeof openAny} */
const openPage = (browser, url, options) => openAny(browser, url, { ...options, module: true });

describe("the page without a program", { skip }, () => {
  /** @type {Awaited<ReturnType<typeof startHost>>} */
  let host;
  /** @type {import("playwright-core").Browser} */
  let browser;
  before(async () => {
    host = await startHost(folder);
    browser = await startBrowser();
  });
  after(async () => {
    await browser.close();
    await host.stop();
  });

  /** Waits until the service worker keeps the site. @param {import("playwright-core").Page} page */
  const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  for (const { lang, words } of [
    {
      lang: "en-GB",
      words: { lesson: "X-Wing", hint: /row|column|box|cell/i, print: "Print" },
    },
    { lang: "es-ES", words: { lesson: "X-Wing", hint: /fila|columna|bloque|celda/i, print: "Imprimir" } },
  ]) {
    test(`plays, hints, teaches, makes and prints, also offline (${lang})`, async () => {
      const { page, complaints, outside } = await openPage(browser, host.url, { lang });
      // A hint from the module in a worker.
      await page.keyboard.press("h");
      await page.locator(".rung p").first().waitFor();
      for (let rung = 1; rung < 4; rung++) await page.keyboard.press("h");
      assert.match((await rungs(page)).join(" "), words.hint);
      assert.equal(
        await page.evaluate(() =>
          performance.getEntriesByType("resource").some(({ name }) => name.includes("/api/")),
        ),
        false,
      );
      // A puzzle to order.
      const made = await page.evaluate(async () => {
        const { askLines } = await import(`${location.pathname}tutor/api.js`);
        /** @type {any[]} */
        const events = [];
        await askLines(
          "generate",
          { wish: { difficulty: { level: "easy" } } },
          new AbortController().signal,
          (/** @type {any} */ event) => events.push(event),
        );
        return events.map(({ event }) => event);
      });
      assert.ok(made.includes("begun") && made.includes("made") && made.at(-1) === "ended", `${made}`);
      // A booklet.
      const printed = await page.evaluate(async () => {
        const { askFile } = await import(`${location.pathname}tutor/api.js`);
        const { sheet } = await import(`${location.pathname}tutor/asks.js`);
        const file = await askFile("print", { ...sheet(), kind: "worksheet" });
        return [file.type, (await file.text()).slice(0, 5)];
      });
      assert.deepEqual(printed, ["application/pdf", "%PDF-"]);
      await kept(page);
      // A lesson, and a drill.
      await page.goto(`${host.url}learn/x-wing`);
      await ready(page);
      assert.match((await page.locator("h1").first().textContent()) ?? "", /X-Wing/);
      assert.ok((await page.locator("main svg").count()) > 0, "a board in the lesson");
      const drill = await page.evaluate(async () => {
        const { drill: ask } = await import(`${new URL("../../learn/api.js", location.href).pathname}`);
        return (await ask({ technique: "x-wing", kind: "find", lang: "en" })).version;
      });
      assert.equal(drill, 2);
      await page.goto(`${host.url}library`);
      await ready(page);
      await page.locator(".puzzles li, .found li, main li").first().waitFor();
      assert.equal(await page.locator("select").first().locator("option[value='own ']").count(), 0);
      // Without a connection everything goes on, from the first reload.
      await page.context().setOffline(true);
      await page.goto(host.url);
      await ready(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("h");
      await page.locator(".rung p").first().waitFor();
      await page.goto(`${host.url}learn/swordfish`);
      await ready(page);
      assert.match((await page.locator("h1").first().textContent()) ?? "", /Swordfish|Pez espada/i);
      assert.deepEqual(complaints, []);
      assert.deepEqual(outside, []);
      await page.context().close();
    });
  }

  test("works on a phone, and keeps the game when it is loaded again", async () => {
    const { page, complaints } = await openPage(browser, host.url, { width: 390, height: 844, touch: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide}`);
    const free = page.locator("[role=gridcell]").filter({ hasNotText: /[1-9]/ });
    assert.ok((await free.count()) >= 0);
    await page.keyboard.press("h");
    await page.locator(".rung p").first().waitFor();
    await page.reload();
    await ready(page);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("starts a worker again that fails, and asks once more", async () => {
    const { page } = await openPage(browser, host.url);
    await page.keyboard.press("h");
    await page.locator(".rung p").first().waitFor();
    const first = page.workers().find((worker) => worker.url().endsWith("tutor/worker.js"));
    assert.ok(first, "a worker answers");
    const before = await label(page, 1, 1);
    // The next question meets a worker that has failed.
    await first.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error("a failure, for the test");
        }),
    );
    await page.waitForTimeout(100);
    const reply = await page.evaluate(async () => {
      const { ask } = await import(`${location.pathname}tutor/api.js`);
      const { question } = await import(`${location.pathname}tutor/asks.js`);
      return (await ask("hint", { question: question() })).kind;
    });
    assert.equal(reply, "step");
    assert.equal(await label(page, 1, 1), before);
    await cellAt(page, 1, 1).waitFor();
    await page.context().close();
  });

  /** Sends what another app shares to the page. @param {import("playwright-core").Page} page @param {Record<string, string>} fields @param {{ name: string, content: string } | null} file */
  const share = (page, fields, file) =>
    Promise.all([
      page.waitForURL((url) => url.pathname === new URL(host.url).pathname && !url.search),
      page.evaluate(([fields, file]) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: "shared", enctype: "multipart/form-data" });
        for (const [name, value] of Object.entries(fields))
          form.append(Object.assign(document.createElement("input"), { name, value }));
        if (file) {
          const chosen = new DataTransfer();
          chosen.items.add(new File([file.content], file.name));
          form.append(
            Object.assign(document.createElement("input"), {
              type: "file",
              name: "files",
              files: chosen.files,
            }),
          );
        }
        document.body.append(form);
        form.submit();
      }, /** @type {const} */ ([fields, file])),
    ]);

  test("opens what another app shares: a text, a link, a file", async () => {
    const { page, complaints } = await openPage(browser, host.url);
    await kept(page);
    const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (const { fields, file } of [
      { fields: { title: "A puzzle", text: puzzle }, file: null },
      {
        fields: { text: "See this", url: `https://example.org/?bd=${puzzle.replaceAll(".", "0")}` },
        file: null,
      },
      { fields: {}, file: { name: "one.sdk", content: puzzle.replace(/(.{9})/g, "$1\n") } },
    ]) {
      await share(page, fields, file);
      await ready(page);
      await page.getByText("30 givens").first().waitFor();
      assert.equal(new URL(page.url()).search, "");
    }
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("the app's shortcuts open today's puzzle, the last game, and practice", async () => {
    const { page, complaints } = await openPage(browser, `${host.url}?do=today`);
    await page.locator(".bar-day").waitFor();
    await page.goto(`${host.url}?do=continue`);
    await ready(page);
    assert.equal(await page.locator(".start").count(), 0, "the game, not the choice of games");
    await page.goto(`${host.url}?do=practice`);
    await page.waitForURL(/learn\/[a-z-]+\/?#practice$/);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test("a browser without registers of 128 bits gets the basic module", async () => {
    const { page } = await openPage(browser, host.url, { worker: false });
    await page.addInitScript(() => void (WebAssembly.validate = () => false));
    await page.reload();
    await ready(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    await page.locator(".rung p").first().waitFor();
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name.replace(/.*\//, ""))
        .filter((name) => name.endsWith(".wasm")),
    );
    assert.match(loaded.join(), /^jade-basic-[0-9a-f]+\.wasm$/);
    await page.context().close();
  });

  test("a new version is offered, and loses no game, with two tabs open", async () => {
    const { page } = await openPage(browser, host.url);
    await page.keyboard.press("7");
    await kept(page);
    const newer = mkdtempSync(join(tmpdir(), "jade-site-"));
    try {
      cpSync(folder, newer, { recursive: true });
      const worker = join(newer, "offline.js");
      const content = await readFile(worker, "utf8");
      writeFileSync(worker, content.replace(/"version":"[0-9a-f]+"/, '"version":"newer"'));
      const words = join(newer, "locales/en/page.ftl");
      const before = await readFile(words, "utf8");
      writeFileSync(words, before.replace(/^start-title = .*$/m, "start-title = The new version"));
      assert.notEqual(await readFile(words, "utf8"), before);
      host.serve(newer);
      const second = await page.context().newPage();
      await second.goto(host.url);
      await ready(second);
      await second.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.locator(".toast.update").waitFor();
      assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
      await Promise.all([
        page.waitForEvent("load"),
        second.waitForEvent("load"),
        page.locator(".toast.update").getByRole("button").first().click(),
      ]);
      for (const tab of [page, second]) {
        await ready(tab);
        assert.equal(await label(tab, 1, 1), "Row 1, column 1, box 1, 7");
        assert.match(
          await tab.evaluate(() => fetch("locales/en/page.ftl").then((one) => one.text())),
          /new version/,
        );
      }
      assert.deepEqual(
        await page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1))),
        ["newer"],
      );
    } finally {
      host.serve(folder);
      rmSync(newer, { recursive: true });
    }
    await page.context().close();
  });

  test("without its module the page says so, and the game goes on", async () => {
    const { page } = await openPage(browser, host.url, { worker: false });
    await page.route("**/*.wasm", (route) => route.abort());
    await page.reload();
    await ready(page);
    await page.keyboard.press("h");
    await page.getByText("The tutor could not be loaded.").first().waitFor();
    await page.keyboard.press("7");
    assert.equal(await label(page, 1, 1), "Row 1, column 1, box 1, 7");
    // Once it can be loaded, hints work.
    await page.unroute("**/*.wasm");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("h");
    await page.locator(".rung p").first().waitFor();
    await page.context().close();
  });

  test("cancels at once", async () => {
    const { page } = await openPage(browser, host.url);
    const took = await page.evaluate(async () => {
      const { askLines } = await import(`${location.pathname}tutor/api.js`);
      const cancel = new AbortController();
      const wish = { difficulty: { technique: { id: "jellyfish" } }, boxes: { rows: 2, columns: 3 } };
      let begun = 0;
      await askLines("generate", { wish, seconds: 60 }, cancel.signal, () => {
        begun ||= performance.now();
        cancel.abort();
      }).catch(() => {});
      return performance.now() - begun;
    });
    assert.ok(took < 1000, `${took}`);
    await page.context().close();
  });

  test("uses the accounts of a server elsewhere, if it was built for one", async (t) => {
    if (noProgram) return t.skip(noProgram);
    const there = mkdtempSync(join(tmpdir(), "jade-site-"));
    const elsewhere = await startHost(there);
    const { origin } = new URL(elsewhere.url);
    const server = await startJade(undefined, [...withAccounts(), "--allow-origin", origin]);
    const build = [join(root, "web/test/site.js"), join(root, "target/module"), there, server.url];
    assert.equal(spawnSync(process.execPath, build).status, 0);
    try {
      const { page, complaints } = await openPage(browser, elsewhere.url);
      await page.keyboard.press("7");
      await saved(page);
      await page.goto(`${elsewhere.url}account/`);
      await signUp(page, "Rosa");
      await page.getByRole("button", { name: "Add them to the account of Rosa" }).click();
      await page.getByText("Last synced:").waitFor();
      assert.deepEqual(complaints, []);
      // Another device of hers.
      const { page: second } = await openPage(browser, `${elsewhere.url}account/`);
      await second.locator("#sign-in-name").fill("Rosa");
      await second.locator("#sign-in-password").fill(PASSWORD);
      await second.getByRole("button", { name: "Sign in", exact: true }).click();
      await second.getByText("Last synced:").waitFor();
      await second.goto(elsewhere.url);
      await ready(second);
      await second.locator(".start").getByRole("button", { name: "Continue" }).click();
      await cellAt(second, 1, 1).and(second.locator('[aria-label$=", 7"]')).waitFor();
      for (const one of [page, second]) await one.context().close();
    } finally {
      await server.stop();
      await elsewhere.stop();
      rmSync(there, { recursive: true });
    }
  });

  test("asks for nothing that is not there", () => assert.deepEqual(host.missing, []));
});

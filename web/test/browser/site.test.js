// The page without a program: the folder that `./build-site` writes, from a server of static files, under a sub-path.
//
// JADE_SITE  the folder (default: target/site of this repository)

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { press, signIn, signUp } from "./accounts.js";
import { picture } from "./drawn.js";
import { expect, test as base } from "./fixtures.js";
import { startHost } from "./host.js";
import { cellAt, ready, rungs, saved } from "./pages.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = process.env.JADE_SITE ?? join(root, "target/site");
const there = existsSync(join(folder, "index.html"));
if (!there && process.env.JADE_REQUIRE_TOOLCHAINS === "1") throw new Error("no site: run ./build-site");

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./host.js").Host} Host */
/** @typedef {import("./fixtures.js").TestFixtures} TestFixtures */

/**
 * @typedef {object} SiteFixtures
 * @property {string} scratch an empty folder
 * @property {(folder: string) => Promise<Host>} hosts starts a host; nothing may be asked for that is not there
 * @property {Host} host serves the site
 * @property {TestFixtures["open"]} openSite opens a page of the site, such as `learn/x-wing`
 */
// What is named first ends last: a page whose host is gone would complain.
const test = base.extend(
  /** @type {import("@playwright/test").Fixtures<SiteFixtures, {}, TestFixtures>} */ ({
    scratch: async ({}, use) => {
      const scratch = mkdtempSync(join(tmpdir(), "jade-site-"));
      await use(scratch);
      rmSync(scratch, { recursive: true });
    },
    hosts: async ({ scratch: _ }, use) => {
      /** @type {Host[]} */
      const all = [];
      await use(async (folder) => {
        const host = await startHost(folder);
        all.push(host);
        return host;
      });
      for (const host of all) await host.stop();
      expect(all.flatMap(({ missing }) => missing)).toEqual([]);
    },
    host: async ({ hosts }, use) => use(await hosts(folder)),
    openSite: async ({ host, open }, use) =>
      use((where = "", options = {}) =>
        open(new URL(where, host.url).href, { worker: true, ...options, module: true }),
      ),
  }),
);
test.skip(!there, "no site: run ./build-site");

/** Waits until the service worker keeps the site. @param {Page} page */
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

/** Asks for a hint, and waits for its first rung. @param {Page} page */
async function askHint(page) {
  await page.keyboard.press("h");
  await expect(rungs(page).first()).toBeVisible();
}

for (const { lang, hint } of [
  { lang: "en-GB", hint: /row|column|box|cell/i },
  { lang: "es-ES", hint: /fila|columna|bloque|celda/i },
]) {
  test(`plays, hints, teaches, makes and prints, also offline (${lang})`, async ({ openSite, host }) => {
    const { page } = await openSite("", { lang });
    // A hint from the module in a worker.
    await askHint(page);
    for (let rung = 2; rung <= 4; rung++) {
      await page.keyboard.press("h");
      await expect(rungs(page)).toHaveCount(rung);
    }
    expect((await rungs(page).allTextContents()).join(" ")).toMatch(hint);
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/")),
      ),
    ).toEqual([]);
    // A puzzle to order.
    const made = await page.evaluate(async () => {
      const { askLines } = await import(`${location.pathname}tutor/api.js`);
      /** @type {string[]} */
      const events = [];
      const wish = { difficulty: { level: "easy" } };
      await askLines("generate", { wish }, new AbortController().signal, (/** @type {any} */ { event }) =>
        events.push(event),
      );
      return events;
    });
    expect(made).toEqual(expect.arrayContaining(["begun", "made"]));
    expect(made.at(-1)).toBe("ended");
    // A booklet.
    const printed = await page.evaluate(async () => {
      const { askFile } = await import(`${location.pathname}tutor/api.js`);
      const { sheet } = await import(`${location.pathname}tutor/asks.js`);
      const file = await askFile("print", { ...sheet(), kind: "worksheet" });
      return [file.type, (await file.text()).slice(0, 5)];
    });
    expect(printed).toEqual(["application/pdf", "%PDF-"]);
    await kept(page);
    // A lesson, and a drill.
    await page.goto(`${host.url}learn/x-wing`);
    await ready(page);
    await expect(page.locator("h1").first()).toHaveText(/X-Wing/);
    await expect(page.locator("main svg").first(), "a board in the lesson").toBeVisible();
    const drill = await page.evaluate(async () => {
      const { drill: ask } = await import(`${new URL("../../learn/api.js", location.href).pathname}`);
      return (await ask({ technique: "x-wing", kind: "find", lang: "en" })).version;
    });
    expect(drill).toBe(2);
    await page.goto(`${host.url}library`);
    await ready(page);
    await expect(page.locator(".puzzles li, .found li, main li").first()).toBeVisible();
    await expect(page.locator("select").first().locator("option[value='own ']")).toHaveCount(0);
    // Without a connection everything goes on, from the first reload.
    await page.context().setOffline(true);
    await page.goto(host.url);
    await ready(page);
    await page.keyboard.press("Escape");
    await askHint(page);
    await page.goto(`${host.url}learn/swordfish`);
    await ready(page);
    await expect(page.locator("h1").first()).toHaveText(/Swordfish|Pez espada/i);
  });
}

test("works on a phone, and keeps the game when it is loaded again", async ({ openSite }) => {
  const { page } = await openSite("", { width: 390, height: 844, touch: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await askHint(page);
  await page.keyboard.press("7");
  await saved(page);
  await page.reload();
  await ready(page);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
});

test("starts a worker again that fails, and asks once more", async ({ openSite }) => {
  const { page, complaints } = await openSite("", { tolerate: /a failure, for the test/ });
  await askHint(page);
  const isTutor = (/** @type {import("@playwright/test").Worker} */ worker) =>
    worker.url().endsWith("tutor/worker.js");
  const first = page.workers().find(isTutor);
  expect(first, "a worker answers").toBeDefined();
  // The next question meets a worker that has failed.
  await first?.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error("a failure, for the test");
      }),
  );
  await expect.poll(() => complaints).not.toEqual([]);
  const reply = await page.evaluate(async () => {
    const { ask } = await import(`${location.pathname}tutor/api.js`);
    const { question } = await import(`${location.pathname}tutor/asks.js`);
    return (await ask("hint", { question: question() })).kind;
  });
  expect(reply).toBe("step");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

/** What is in the picture. */
const PHOTO = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/**
 * Sends what another app shares to the page.
 * @param {Page} page
 * @param {Host} host
 * @param {Record<string, string>} fields
 * @param {{ name: string, content: string, type?: string } | null} file content: a character for each byte
 */
const share = (page, host, fields, file) =>
  Promise.all([
    page.waitForURL((url) => url.pathname === new URL(host.url).pathname && !url.search),
    page.evaluate(([fields, file]) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "shared", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement("input"), { name, value }));
      if (file) {
        const chosen = new DataTransfer();
        const bytes = Uint8Array.from(file.content, (char) => char.charCodeAt(0));
        chosen.items.add(new File([bytes], file.name, { type: file.type ?? "" }));
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

test("reads a picture that another app shares, again without a connection", async ({ openSite, host }) => {
  const { page } = await openSite("", { tolerate: /ERR_INTERNET_DISCONNECTED/ });
  await kept(page);
  const { name, mimeType, buffer } = await picture(page, [PHOTO]);
  const file = { name, type: mimeType, content: buffer.toString("latin1") };
  for (const offline of [false, true]) {
    await page.context().setOffline(offline);
    await share(page, host, {}, file);
    await ready(page);
    const first = page.locator("dialog [role=gridcell]").first();
    await expect(first).toHaveAccessibleName("Row 1, column 1, box 1, given 5");
    await expect(page.getByText("Nothing is in doubt.").first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("opens what another app shares: a text, a link, a file", async ({ openSite, host }) => {
  const { page } = await openSite("");
  await kept(page);
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const turned = [...puzzle].reverse().join("");
  const renamed = puzzle.replace(/[56]/g, (digit) => (digit === "5" ? "6" : "5"));
  for (const { fields, file, first } of [
    { fields: { title: "A puzzle", text: puzzle }, file: null, first: 5 },
    {
      fields: {
        text: "See this",
        url: `https://www.sudokuwiki.org/sudoku.htm?bd=${turned.replaceAll(".", "0")}`,
      },
      file: null,
      first: 9,
    },
    { fields: {}, file: { name: "one.sdk", content: renamed.replace(/(.{9})/g, "$1\n") }, first: 6 },
  ]) {
    await share(page, host, fields, file);
    await ready(page);
    await expect(cellAt(page, 1, 1)).toHaveAccessibleName(`Row 1, column 1, box 1, given ${first}`);
    await expect(page.getByText("51 to go").first()).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  }
});

test("the app's shortcuts offer today's puzzles, and open the last game, and practice", async ({
  openSite,
  host,
}) => {
  // Opened as a new visitor's page is, the choice of games is closed by the test's own helper.
  const { page } = await openSite("");
  await page.goto(`${host.url}?do=today`);
  await page.locator(".day-level").first().click();
  await expect(page.locator(".bar-day")).toBeVisible();
  await page.goto(`${host.url}?do=continue`);
  await ready(page);
  await expect(page.locator(".bar-day"), "the game").toBeVisible();
  await expect(page.locator(".start"), "not the choice of games").toHaveCount(0);
  await page.goto(`${host.url}?do=practice`);
  await page.waitForURL(/learn\/rules\/?\?do$/);
});

test("a browser without registers of 128 bits gets the basic module", async ({ openSite }) => {
  const { page } = await openSite("", { worker: false });
  await page.addInitScript(() => void (WebAssembly.validate = () => false));
  await page.reload();
  await ready(page);
  await page.keyboard.press("Escape");
  await askHint(page);
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name.replace(/.*\//, ""))
      .filter((name) => name.endsWith(".wasm")),
  );
  expect(loaded.join()).toMatch(/^jade-basic-[0-9a-f]+\.wasm$/);
});

test("a new version is offered, and loses no game, with two tabs open", async ({
  scratch,
  openSite,
  host,
  openIn,
}) => {
  const { page } = await openSite("");
  await page.keyboard.press("7");
  await saved(page);
  await kept(page);
  cpSync(folder, scratch, { recursive: true });
  const change = (/** @type {string} */ name, /** @type {RegExp} */ old, /** @type {string} */ text) => {
    const before = readFileSync(join(scratch, name), "utf8");
    expect(before).toMatch(old);
    writeFileSync(join(scratch, name), before.replace(old, text));
  };
  change("offline.js", /"version":"[0-9a-f]+"/, '"version":"newer"');
  change("locales/en/page.ftl", /^start-title = .*$/m, "start-title = The new version");
  host.serve(scratch);
  const { page: second } = await openIn(await page.context().newPage(), host.url, { module: true });
  await second.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.locator(".toast.update");
  await expect(offer).toBeVisible();
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await Promise.all([
    page.waitForEvent("load"),
    second.waitForEvent("load"),
    offer.getByRole("button").first().click(),
  ]);
  for (const tab of [page, second]) {
    await ready(tab);
    await expect(cellAt(tab, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
    expect(await tab.evaluate(() => fetch("locales/en/page.ftl").then((one) => one.text()))).toMatch(
      /new version/,
    );
  }
  // The old one is removed when the new one has taken over.
  const versions = async () =>
    (await page.evaluate(() => caches.keys())).map((name) => name.split(" ").at(-1));
  await expect.poll(versions).toEqual(["newer"]);
});

test("without its module the page says so, and the game goes on", async ({ openSite }) => {
  const { page } = await openSite("", { tolerate: /net::ERR_FAILED/ });
  await page.route("**/*.wasm", (route) => route.abort());
  await page.reload();
  await ready(page);
  await page.keyboard.press("h");
  await expect(page.getByText("The tutor could not be loaded.").first()).toBeVisible();
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  // Once it can be loaded, hints work.
  await page.unroute("**/*.wasm");
  await page.keyboard.press("Control+z");
  await askHint(page);
});

test("ends the worker of a question that is cancelled", async ({ openSite }) => {
  const { page } = await openSite("");
  // A worker looks for such a puzzle for a minute.
  await page.evaluate(async () => {
    const { askLines } = await import(`${location.pathname}tutor/api.js`);
    const wish = { difficulty: { technique: { id: "jellyfish" } }, boxes: { rows: 2, columns: 3 } };
    const cancel = new AbortController();
    /** @type {unknown[]} */
    const events = [];
    const ended = askLines("generate", { wish, seconds: 60 }, cancel.signal, (/** @type {unknown} */ event) =>
      events.push(event),
    ).catch((/** @type {Error} */ error) => error.name);
    Object.assign(globalThis, { job: { events, cancel, ended } });
  });
  await page.waitForFunction(() => /** @type {any} */ (globalThis).job.events.length > 0);
  const before = page.workers();
  const { ended, late } = await page.evaluate(async () => {
    const { cancel, events, ended } = /** @type {any} */ (globalThis).job;
    const known = events.length;
    cancel.abort();
    return { ended: await ended, late: events.slice(known) };
  });
  expect(ended).toBe("AbortError");
  expect(late, "nothing comes any more").toEqual([]);
  await expect
    .poll(() => page.workers().filter((worker) => before.includes(worker)).length)
    .toBe(before.length - 1);
  // The others go on answering.
  await askHint(page);
});

test("uses the accounts of a server elsewhere, if it was built for one", async ({
  scratch,
  hosts,
  open,
  serve,
  somebody,
}) => {
  const elsewhere = await hosts(scratch);
  const { origin } = new URL(elsewhere.url);
  const server = await serve({ accounts: true, args: ["--allow-origin", origin] });
  const build = [join(root, "web/test/site.js"), join(root, "target/module"), scratch, server.url];
  expect(spawnSync(process.execPath, build).status).toBe(0);
  const { page, outside } = await open(elsewhere.url, { module: true, asks: server.url });
  await page.keyboard.press("7");
  await saved(page);
  await page.goto(`${elsewhere.url}account/`);
  await signUp(page, somebody);
  await press(page, `Add them to the account of ${somebody}`);
  await expect(page.getByText("Last synced:")).toBeVisible();

  // Another device of hers.
  const { page: second, outside: others } = await open(`${elsewhere.url}account/`, {
    module: true,
    asks: server.url,
  });
  await signIn(second, somebody);
  await expect(second.getByText("Last synced:")).toBeVisible();
  await second.goto(elsewhere.url);
  await ready(second);
  await second.locator(".start").getByRole("button", { name: "Continue" }).click();
  await expect(cellAt(second, 1, 1)).toHaveAccessibleName(/, 7$/);
  // The server is asked, which is another host.
  for (const asked of [outside, others]) expect(asked).not.toEqual([]);
});

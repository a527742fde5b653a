// Starts the program and a browser for the tests of the page.
//
// JADE_BIN              the program (default: target/release/jade or target/debug/jade of this repository)
// CHROMIUM              the browser (default: the usual places on Debian and other systems)
// JADE_REQUIRE_BROWSER  if 1, tests fail instead of being skipped when the browser or the program is missing
// JADE_DELAY            milliseconds by which every answer of the program is late: finds tests that do not wait for
//                       what they look at, which fail only now and then otherwise

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { connect, createServer } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const root = fileURLToPath(new URL("../../../", import.meta.url));
const programs = [process.env.JADE_BIN, `${root}target/release/jade`, `${root}target/debug/jade`];
const browsers = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const found = (/** @type {(string | undefined)[]} */ paths) => paths.find((path) => path && existsSync(path));

/** The reason why the tests cannot run; false if they can. @type {string | false} */
export const skip = missing();

function missing() {
  const program = found(programs) ? "" : "the program: build it, or name it in JADE_BIN";
  const what = program || (found(browsers) ? "" : "Chromium: install it, or name it in CHROMIUM");
  if (!what) return false;
  if (process.env.JADE_REQUIRE_BROWSER === "1") throw new Error(`missing: ${what}`);
  console.log(`browser tests skipped, for want of ${what}`);
  return what;
}

/** A free port. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * A running `jade serve`.
 * @param {number} [at] the port
 * @param {string[]} [more] more arguments
 * @returns {Promise<{ url: string, port: number, stop: () => Promise<void> }>}
 */
export async function startJade(at, more = []) {
  const delay = Number(process.env.JADE_DELAY ?? 0);
  const seen = at ?? (await freePort());
  const port = delay ? await freePort() : seen;
  const child = spawn(
    found(programs) ?? "",
    [
      "serve",
      "--listen",
      `127.0.0.1:${port}`,
      "--store",
      join(mkdtempSync(join(tmpdir(), "jade-")), "own.sqlite"),
      ...(delay ? ["--allow-host", `127.0.0.1:${seen}`, "--allow-host", `localhost:${seen}`] : []),
      ...more,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let complaint = "";
  child.stderr.on("data", (data) => (complaint += data));
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}/`;
  const stop = async () => void (child.kill(), await gone);
  for (let i = 0; i < 1200; i++) {
    if (child.exitCode !== null) throw new Error(`jade serve ended: ${complaint}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return delay ? await delayed(port, delay, stop, seen) : { url, port, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`jade serve does not answer: ${complaint}`);
}

/** A request for one of the page's files. */
const FILE = /^GET \S+\.(?:css|ftl|js|json|png|svg|webmanifest|woff2)[ ?]/;

/**
 * Passes everything on to a running program, and its answers back after a delay. Files come at once: they depend on one
 * another, so that each page would take ten seconds.
 * @param {number} to the program's port
 * @param {number} delay in milliseconds
 * @param {() => Promise<void>} end stops the program
 * @param {number} port the port to listen on
 * @returns {Promise<{ url: string, port: number, stop: () => Promise<void> }>}
 */
async function delayed(to, delay, end, port) {
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    const program = connect(to, "127.0.0.1");
    let wait = delay;
    client.on("data", (data) => (wait = FILE.test(data.toString("latin1", 0, 300)) ? 0 : delay));
    for (const [socket, other] of [
      [client, program],
      [program, client],
    ]) {
      sockets.add(socket);
      const late = () => (socket === program ? wait : 0);
      socket.on("data", (data) => void setTimeout(() => other.destroyed || other.write(data), late()));
      socket.on("error", () => {});
      socket.on("close", () => void (sockets.delete(socket), setTimeout(() => other.destroy(), delay)));
    }
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const stop = async () => {
    await end();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/`, port, stop };
}

/** The arguments of a program with accounts, which anybody can make. */
export const withAccounts = () => [
  "--database",
  `sqlite:${join(mkdtempSync(join(tmpdir(), "jade-")), "people.db")}`,
  "--sign-up",
  "open",
];

/** @returns {Promise<Browser>} */
export const startBrowser = () =>
  chromium.launch({ executablePath: found(browsers), headless: true, args: FLAGS });

/**
 * A running program and a browser for the tests of one suite. Both exist from before the first test until after the
 * last one.
 * @param {string[]} [more] more arguments of the program
 * @returns {{ url: string, browser: Browser }}
 */
export function running(more = []) {
  const jade = { url: "", browser: /** @type {Browser} */ (/** @type {unknown} */ (null)) };
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  before(async () => {
    const program = await startJade(undefined, more);
    ends.push(program.stop);
    jade.url = program.url;
    jade.browser = await startBrowser();
    ends.push(() => jade.browser.close());
  });
  after(async () => {
    for (const end of ends.reverse()) await end();
  });
  return jade;
}

/**
 * @typedef {object} Opened
 * @property {Page} page
 * @property {string[]} complaints the browser's complaints: errors, warnings, refused resources
 * @property {string[]} outside requests to any other host
 */

/**
 * Opens a page in a context of its own, with nothing stored by other tests.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ lang?: string, dark?: boolean, width?: number, height?: number, touch?: boolean, worker?: boolean, module?: boolean, offers?: boolean }} [options]
 *   worker: whether there is a service worker; `page.route` does not see requests that pass through it; module: whether
 *   the browser has WebAssembly, so that the tutor's module answers where there is one, or else the program, whose
 *   requests a test can see; offers: whether the page goes on offering games, as it does to somebody who arrives, or the
 *   board that lies open is played
 * @returns {Promise<Opened>}
 */
export async function openPage(
  browser,
  url,
  {
    lang = "en-GB",
    dark = false,
    width = 1366,
    height = 768,
    touch = false,
    worker = true,
    module = false,
    offers = false,
  } = {},
) {
  const context = await browser.newContext({
    locale: lang,
    colorScheme: dark ? "dark" : "light",
    viewport: { width, height },
    hasTouch: touch,
    reducedMotion: "reduce",
    serviceWorkers: worker ? "allow" : "block",
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
  const opened = await watched(await context.newPage(), url, module);
  if (!offers) await playOn(opened.page);
  return opened;
}

/** Plays the board that lies open, where the page offers others: one press of Escape. @param {Page} page */
async function playOn(page) {
  if (await page.locator(".start").count()) await page.keyboard.press("Escape");
}

/**
 * Opens the page in a tab and records the browser's complaints.
 * @param {Page} page
 * @param {string} url
 * @param {boolean} [module] whether the browser has WebAssembly, as in `openPage`
 * @returns {Promise<Opened>}
 */
export async function watched(page, url, module = false) {
  if (!module) await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "WebAssembly"));
  // Generous, for a busy machine. On a quiet one, waiting ends almost at once.
  page.setDefaultTimeout(30_000);
  /** @type {string[]} */
  const complaints = [];
  /** @type {string[]} */
  const outside = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const ours = message.text().startsWith("Service Worker registration blocked");
    if (["error", "warning"].includes(message.type()) && !ours) complaints.push(message.text());
  });
  page.on("request", (request) => !request.url().startsWith(url) && outside.push(request.url()));
  await page.goto(url);
  await ready(page);
  return { page, complaints, outside };
}

/** Waits until the page and everything that loads late are loaded. @param {Page} page */
export const ready = (page) => page.waitForSelector("html[data-complete]", { state: "attached" });

/** Waits until the browser has stored all moves. @param {Page} page */
export const saved = (page) =>
  page.waitForFunction(() => JSON.parse(sessionStorage.getItem("jade.unsaved") ?? "{}").events?.length === 0);

/** How much more time to allow because the processors are busy; 1 on a quiet machine. */
export const slowness = () => Math.max(1, (2 * loadavg()[0]) / availableParallelism());

/**
 * Pastes a text from the clipboard.
 * @param {Page} page
 * @param {string} text
 */
export async function paste(page, text) {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await page.keyboard.press("Control+v");
}

/** A cell by row and column, from 1. @param {Page} page @param {number} row @param {number} column */
export const cellAt = (page, row, column) =>
  page.locator(`[role=row][aria-rowindex="${row}"] [role=gridcell][aria-colindex="${column}"]`);

/** The label of a cell for screen readers. @param {Page} page @param {number} row @param {number} column */
export const label = (page, row, column) => cellAt(page, row, column).getAttribute("aria-label");

/** The rungs that the tutor shows. @param {Page} page */
export const rungs = (page) => page.locator(".rung p").allTextContents();

/** Asks for all rungs of a hint with this key, and returns their texts. @param {Page} page @param {string} key */
export async function allRungs(page, key) {
  await page.keyboard.press(key);
  await page.locator(".rung").first().waitFor();
  const all = await page.locator(".rungs i").count();
  for (let rung = 1; rung < all; rung++) {
    await page.keyboard.press(key);
    await page.locator(".rung").nth(rung).waitFor();
  }
  return rungs(page);
}

/**
 * A cyclic board with open cells in its first box and on diagonals.
 * @param {number} boxRows
 * @param {number} boxColumns
 */
export function cyclicBoard(boxRows, boxColumns) {
  const side = boxRows * boxColumns;
  return Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const digit = ((row % boxRows) * boxColumns + Math.floor(row / boxRows) + column) % side;
    return (row < 2 && column < 2) || cell % (side + 3) === 0 ? "." : "123456789ABCDEFGHIJKLMNOP"[digit];
  }).join("");
}

// Pages of JADE in the browser: how they are opened, and what tests do on them.

import { chromium, expect } from "@playwright/test";
import { launchOptions } from "./program.js";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").BrowserContextOptions} BrowserContextOptions */
/** @typedef {import("@playwright/test").Page} Page */

/** @returns {Promise<Browser>} */
export const startBrowser = () => chromium.launch(launchOptions);

/**
 * @typedef {object} OpenOptions Only what is given differs from the project’s settings.
 * @property {string} [lang] the browser’s language, such as `es-ES`
 * @property {boolean} [dark]
 * @property {number} [width] in CSS pixels
 * @property {number} [height] in CSS pixels
 * @property {boolean} [touch]
 * @property {string} [timezone] such as `Pacific/Auckland`
 * @property {Date | string} [now] the page’s clock, which goes on from there; see `page.clock`
 * @property {number} [ahead] how far the page’s date is ahead of the real one, in ms, where the test sets no clock
 * @property {boolean} [worker] whether there may be a service worker, which keeps the page (default: no, since it loads
 *   everything a second time); `page.route` does not see requests that pass through it
 * @property {boolean} [module] whether the browser has WebAssembly, so that the tutor’s module answers where there is
 *   one; otherwise (the default) the program answers, whose requests a test can see
 * @property {number} [seed] makes what the page draws by lot, such as the boards of practice, the same each time; every
 *   page that the tab loads begins anew with it
 * @property {boolean} [offers] whether the page goes on offering games, as it does to somebody who arrives, or the board
 *   that lies open is played (the default)
 */
/**
 * @typedef {object} Opened
 * @property {Page} page
 * @property {string[]} complaints the browser’s complaints: errors, warnings, refused resources
 * @property {string[]} outside requests to any other host
 */

/**
 * Opens a page in a context of its own, with nothing stored by other tests.
 * @param {Browser} browser
 * @param {string} url
 * @param {OpenOptions} [options]
 * @returns {Promise<Opened>}
 */
export async function openPage(browser, url, options = {}) {
  const { lang, dark, width, height, touch, timezone, now, ahead, worker = false } = options;
  /** @type {BrowserContextOptions} */
  const wanted = { reducedMotion: "reduce", serviceWorkers: worker ? "allow" : "block" };
  if (lang !== undefined) wanted.locale = lang;
  if (dark !== undefined) wanted.colorScheme = dark ? "dark" : "light";
  if (width !== undefined || height !== undefined)
    wanted.viewport = { width: width ?? 1366, height: height ?? 768 };
  if (touch !== undefined) wanted.hasTouch = touch;
  if (timezone !== undefined) wanted.timezoneId = timezone;
  const context = await browser.newContext(wanted);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(url).origin });
  if (now !== undefined) await context.clock.install({ time: now });
  else if (ahead !== undefined) await context.addInitScript(moveDate, ahead);
  return openTab(await context.newPage(), url, options);
}

/**
 * Opens a page in a tab that exists, and records the browser’s complaints.
 * @param {Page} page
 * @param {string} url
 * @param {Pick<OpenOptions, "module" | "offers" | "seed">} [options]
 * @returns {Promise<Opened>}
 */
export async function openTab(page, url, { module = false, offers = false, seed } = {}) {
  if (!module) await page.addInitScript(() => void Reflect.deleteProperty(globalThis, "WebAssembly"));
  if (seed !== undefined) await page.addInitScript(drawFrom, seed);
  const { origin } = new URL(url);
  /** @type {string[]} */
  const complaints = [];
  /** @type {string[]} */
  const outside = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const ours = message.text().startsWith("Service Worker registration blocked");
    if (["error", "warning"].includes(message.type()) && !ours) complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      outside.push(request.url());
  });
  await page.goto(url);
  await ready(page);
  if (!offers) await playOn(page);
  return { page, complaints, outside };
}

/** Moves the page’s date; its clock goes on as the real one does. @param {number} ahead in ms */
function moveDate(ahead) {
  const Real = Date;
  globalThis.Date = /** @type {DateConstructor} */ (
    class extends Real {
      /** @param {[] | [any]} parts */
      constructor(...parts) {
        if (parts.length > 0) super(.../** @type {[any]} */ (parts));
        else super(Real.now() + ahead);
      }
      static now() {
        return Real.now() + ahead;
      }
    }
  );
}

/** Replaces the page’s random numbers with those of Mulberry32, a generator with 32 bits of state. @param {number} seed */
function drawFrom(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (/** @type {any} */ numbers) => {
    for (let i = 0; i < numbers.length; i++) numbers[i] = next();
    return numbers;
  };
}

/** Plays the board that lies open, where the page offers others: one press of Escape. @param {Page} page */
async function playOn(page) {
  const start = page.locator(".start");
  if (!(await start.count())) return;
  await page.keyboard.press("Escape");
  await expect(start).toHaveCount(0);
}

/** Waits until the page and everything that loads late are loaded. @param {Page} page */
export const ready = (page) => page.waitForSelector("html[data-complete]", { state: "attached" });

/** Waits until the browser has stored all moves. @param {Page} page */
export const saved = (page) =>
  page.waitForFunction(() => JSON.parse(sessionStorage.getItem("jade.unsaved") ?? "{}").events?.length === 0);

/**
 * Pastes a text from the clipboard.
 * @param {Page} page
 * @param {string} text
 */
export async function paste(page, text) {
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text);
  await page.keyboard.press("Control+v");
}

/** A cell by row and column, from 1. Its label is its accessible name. @param {Page} page @param {number} row @param {number} column */
export const cellAt = (page, row, column) =>
  page.locator(`[role=row][aria-rowindex="${row}"] [role=gridcell][aria-colindex="${column}"]`);

/** The label of a cell at this moment; to expect one, use `expect(cellAt(…)).toHaveAccessibleName`. @param {Page} page @param {number} row @param {number} column */
export const label = (page, row, column) => cellAt(page, row, column).getAttribute("aria-label");

/**
 * Enters digits in all cells that are not given, or in some, at once. Typing them as a person does, which is tested
 * elsewhere, takes seconds.
 * @param {Page} page
 * @param {string} digits a digit for each cell of the board, in reading order
 * @param {number[]} [cells] the cells, numbered from 0
 */
export const enterDigits = (page, digits, cells) =>
  page.evaluate(
    ([digits, only]) => {
      const cells = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[role=gridcell]"));
      cells.forEach((cell, at) => {
        if (only ? !only.includes(at) : cell.getAttribute("aria-readonly") === "true") return;
        cell.focus();
        const key = { key: digits[at], code: `Digit${digits[at]}`, bubbles: true, cancelable: true };
        cell.dispatchEvent(new KeyboardEvent("keydown", key));
      });
    },
    /** @type {[string, number[] | null]} */ ([digits, cells ?? null]),
  );

/**
 * Runs a command by the search for commands.
 * @param {Page} page
 * @param {string | RegExp} command as the page calls it
 */
export async function choose(page, command) {
  // On a large board, Ctrl+K is a candidate.
  const search = page.locator(".head-tools button").first();
  if (await search.isVisible()) await search.click();
  else await page.keyboard.press("Control+k");
  await page.locator(".command").filter({ hasText: command }).first().click();
  await expect(page.locator("dialog.commands-dialog")).toHaveCount(0);
}

/** The rungs that the tutor shows. @param {Page} page */
export const rungs = (page) => page.locator(".rung p");

/**
 * Asks for the first rungs of a hint, one after the other.
 * @param {Page} page
 * @param {number} count
 */
export async function showRungs(page, count) {
  for (let rung = 1; rung <= count; rung++) {
    await page.keyboard.press("h");
    await expect(page.locator(".rung")).toHaveCount(rung);
  }
}

/**
 * Asks for all rungs of a hint with this key, and returns their texts.
 * @param {Page} page
 * @param {string} key
 */
export async function allRungs(page, key) {
  await page.keyboard.press(key);
  await page.locator(".rung").first().waitFor();
  const all = await page.locator(".rungs i").count();
  for (let rung = 1; rung < all; rung++) {
    await page.keyboard.press(key);
    await page.locator(".rung").nth(rung).waitFor();
  }
  return rungs(page).allTextContents();
}

/**
 * A puzzle that is almost solved. While much of a board is open, listing all steps of all techniques takes seconds, and on
 * a busy machine longer than the server allows.
 */
export const ALMOST_SOLVED =
  ".346.891.6.21.53.819.3.2.67859.614234268.379171392.85696.5.7.842.7419635345286179";

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

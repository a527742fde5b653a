// What the browser tests start from: one browser and one program for each worker, and pages that end with their test.
//
//   import { expect, test } from "./fixtures.js";
//   test("a digit is entered", async ({ open }) => {
//     const { page } = await open();
//     await page.keyboard.press("7");
//     await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/, 7$/);
//   });
//
// Pages of the shared program open on the same date whenever the tests run, so that no test depends on the day. With
// accounts they keep the real date, since their clock and the server's must agree.
//
// A page may complain of nothing and contact no other host: each test checks that at its end. A test that provokes
// complaints names them when it opens the page (`tolerate`).

import { test as base, expect } from "@playwright/test";
import { openPage, openTab } from "./pages.js";
import { missing, startProgram } from "./program.js";

/** @typedef {import("./pages.js").Opened} Opened */
/** @typedef {import("./pages.js").OpenOptions} OpenOptions */
/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./program.js").ProgramOptions} ProgramOptions */
/**
 * @typedef {object} Allowed What a page may do besides.
 * @property {RegExp} [tolerate] the complaints of the page that the test provokes
 * @property {string} [asks] the address of another host that it asks
 */
/** @typedef {OpenOptions & Allowed} Opening */

/**
 * @typedef {object} TestFixtures
 * @property {"en" | "es"} lang the language of the project
 * @property {(where?: string, options?: Opening) => Promise<Opened>} open opens a page in a context of its own: a path of
 *   the shared program, such as `learn/x-wing`, or a whole address
 * @property {(page: import("@playwright/test").Page, where?: string, options?: Opening) => Promise<Opened>} openIn opens
 *   a page in a tab that exists, such as a second one of the same context
 * @property {(options?: ProgramOptions) => Promise<Program>} serve starts a program for this test alone
 * @property {string} somebody a name for an account that no other test uses
 */
/**
 * @typedef {object} WorkerFixtures
 * @property {boolean} accounts whether the shared program has accounts, which anybody can create; set it with `test.use`
 *   at the head of a file
 * @property {Program} jade the program that the tests of a worker share
 */

/** The date on which pages open that set no clock of their own: a Wednesday, far from midnight everywhere in Europe. */
export const DATE = new Date("2026-11-25T12:00:00Z");

export const test = base.extend(
  /** @type {import("@playwright/test").Fixtures<TestFixtures, WorkerFixtures, import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions, import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions>} */ ({
    accounts: [false, { scope: "worker", option: true }],
    jade: [
      async ({ accounts }, use) => {
        const program = await startProgram({ accounts });
        await use(program);
        await program.stop();
      },
      { scope: "worker" },
    ],
    lang: async ({ locale }, use) => use(locale?.startsWith("es") ? "es" : "en"),
    somebody: async ({}, use, { testId, retry, repeatEachIndex }) =>
      use(`Ana ${testId.slice(-12)}${retry}${repeatEachIndex}`),
    serve: async ({}, use) => {
      /** @type {Program[]} */
      const programs = [];
      await use(async (options) => {
        const program = await startProgram(options);
        programs.push(program);
        return program;
      });
      for (const program of programs) await program.stop();
    },
    // Programs end after the pages: a page whose program is gone complains.
    openIn: async ({ jade, serve: _ }, use, testInfo) => {
      /** @type {(Opened & Allowed)[]} */
      const all = [];
      await use(async (page, where = "", options = {}) => {
        const opened = await openTab(page, new URL(where, jade.url).href, options);
        all.push({ ...opened, tolerate: options.tolerate, asks: options.asks });
        return opened;
      });
      for (const opened of all) await checkQuiet(opened, testInfo);
    },
    open: async ({ accounts, browser, jade, serve: _ }, use, testInfo) => {
      const shared = accounts ? {} : { ahead: DATE.getTime() - Date.now() };
      /** @type {(Opened & Allowed)[]} */
      const all = [];
      await use(async (where = "", options = {}) => {
        const { href } = new URL(where, jade.url);
        const moved = href.startsWith(jade.url) ? shared : {};
        const opened = await openPage(browser, href, { ...moved, ...options });
        all.push({ ...opened, tolerate: options.tolerate, asks: options.asks });
        return opened;
      });
      for (const opened of all) {
        await checkQuiet(opened, testInfo);
        await opened.page.context().close();
      }
    },
  }),
);

/**
 * Checks that a page had nothing to complain of. Of a test that failed, the complaints are kept.
 * @param {Opened & Allowed} opened
 * @param {import("@playwright/test").TestInfo} testInfo
 */
async function checkQuiet({ complaints, outside, tolerate, asks }, testInfo) {
  if (testInfo.status !== testInfo.expectedStatus) {
    await testInfo.attach("complaints", { body: [...complaints, ...outside].join("\n") });
    return;
  }
  expect(
    complaints.filter((text) => !tolerate?.test(text)),
    "complaints of the browser",
  ).toEqual([]);
  expect(
    outside.filter((address) => !asks || !address.startsWith(asks)),
    "requests to other hosts",
  ).toEqual([]);
}

test.skip(missing !== "", `missing: ${missing}`);

export { expect };

// The browser tests: `npm run test:browser`, or some of them: `npm run test:browser -- --project desktop play`.
//
// A test runs on the desktop, in English. Tags add other projects: `@phone`, `@spanish`, `@dark`; a test with
// `@not-desktop` runs only in those. `site.test.js` runs the page without a program.

import { defineConfig } from "@playwright/test";
import { launchOptions } from "./program.js";

const SITE = /site\.test\.js$/;
const inCi = process.env.CI === "true";
const report = new URL("../../../target/browser-tests/", import.meta.url).pathname;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.test.js",
  globalSetup: "./bundled.js",
  outputDir: `${report}failures`,
  fullyParallel: true,
  forbidOnly: inCi,
  workers: Number(process.env.JADE_WORKERS ?? 2),
  // A test that fails and then passes is reported as flaky; it does not refuse a change.
  retries: inCi ? 2 : 0,
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["json", { outputFile: `${report}report.json` }]],
  // Generous, for a busy machine. On a quiet one, waiting ends almost at once.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    locale: "en-GB",
    viewport: { width: 1366, height: 768 },
    colorScheme: "light",
  },
  projects: [
    { name: "desktop", testIgnore: SITE, grepInvert: /@not-desktop/ },
    {
      name: "phone",
      testIgnore: SITE,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: "spanish", testIgnore: SITE, grep: /@spanish/, use: { locale: "es-ES" } },
    { name: "dark", testIgnore: SITE, grep: /@dark/, use: { colorScheme: "dark" } },
    { name: "site", testMatch: SITE },
  ],
});

// The long tests of the page: `npm run test:long`, or some of them: `npm run test:long beginner`.

import { defineConfig } from "@playwright/test";
import browser from "../browser/playwright.config.js";

export default defineConfig({
  ...browser,
  testDir: ".",
  timeout: 1_200_000,
  retries: 0,
  // They measure.
  workers: 1,
  reporter: "list",
  projects: [{ name: "long" }],
});

// Takes the pictures of the README: `npm run pictures`, with the program built (see browser/program.js).

import { fileURLToPath } from "node:url";
import { openPage, ready, startBrowser } from "./browser/pages.js";
import { startProgram } from "./browser/program.js";

/** @typedef {import("@playwright/test").Page} Page */

const images = fileURLToPath(new URL("../../docs/images/", import.meta.url));

/** Opens all rungs of a hint. @param {Page} page */
async function hint(page) {
  await page.keyboard.press("h");
  await page.locator(".rung").waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press("h");
  await page.locator(".rung").nth(4).waitFor();
}

/** Opens a board where a technique applies; hints are restricted to it. @param {Page} page @param {string} technique */
async function example(page, technique) {
  const { shown } = await (
    await fetch(new URL(`api/v1/another?technique=${technique}&seed=5`, page.url()))
  ).json();
  await page.evaluate(
    ([sheet, id]) => {
      sessionStorage.setItem("jade.try", sheet);
      localStorage.setItem(
        "jade.settings",
        JSON.stringify({ ...JSON.parse(localStorage.getItem("jade.settings") ?? "{}"), technique: id }),
      );
    },
    [JSON.stringify(shown.sheet), technique],
  );
  await page.reload();
  await ready(page);
}

/** @type {{ name: string, size: Parameters<typeof openPage>[2], pose: (page: Page) => Promise<void> }[]} */
const PICTURES = [
  {
    name: "page",
    size: { width: 1366, height: 768 },
    pose: async (page) => {
      // Fill in all candidates.
      await page.keyboard.press("Shift+M");
      await hint(page);
    },
  },
  {
    name: "chain",
    size: { width: 1366, height: 768, dark: true },
    pose: async (page) => {
      await example(page, "xy-chain");
      await hint(page);
    },
  },
  { name: "phone", size: { width: 390, height: 844, touch: true }, pose: hint },
];

const jade = await startProgram();
const browser = await startBrowser();
for (const lang of ["en", "es"]) {
  for (const { name, size, pose } of PICTURES) {
    const { page } = await openPage(browser, jade.url, { ...size, lang });
    await pose(page);
    await page.screenshot({ path: `${images}${name}-${lang}.png`, animations: "disabled" });
    await page.context().close();
  }
}
await browser.close();
await jade.stop();

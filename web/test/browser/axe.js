// Checks the accessibility of a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** @typedef {import("@playwright/test").Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations that axe finds, in short. @param {Page} page @returns {Promise<string[]>} */
export async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    // @ts-expect-error axe was injected by the previous line
    const { violations: found } = await window.axe.run(document, { runOnly: tags });
    return found.map(
      (/** @type {any} */ { id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((/** @type {any} */ node) => `${node.html.slice(0, 120)} (${node.failureSummary})`)
          .join(" | ")}`,
    );
  }, RULES);
}

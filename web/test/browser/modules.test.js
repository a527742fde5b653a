// The page as `cargo run` sends it, as modules: all other tests of the program open it bundled.

import { expect, test } from "./fixtures.js";
import { cellAt, ready, rungs } from "./pages.js";

for (const [where, seen] of [
  ["", ".pad"],
  ["learn", "main a[href*='learn/']"],
  ["learn/x-wing", ".lesson"],
  ["library", ".choices button"],
  ["statistics", "main"],
  ["account", "main"],
  ["rankings", "main"],
  ["classes", "main"],
  ["desk", "[role=grid]"],
])
  test(`as modules, /${where} opens without a complaint`, async ({ open, serve }) => {
    const { url } = await serve({ modules: true });
    const { page } = await open(new URL(where, url).href);
    await ready(page);
    await expect(page.locator(seen).first()).toBeVisible();
    const scripts = await page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
    );
    expect(scripts, "nothing is bundled").toBeGreaterThan(20);
  });

test("as modules, the page is played and gives hints", async ({ open, serve }) => {
  const { url } = await serve({ modules: true });
  const { page } = await open(url);
  await page.keyboard.press("7");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, 7");
  await page.keyboard.press("h");
  await expect(rungs(page)).toHaveCount(1);
});

// One head on all pages, on a server with accounts.

import { expect, test } from "./fixtures.js";

test.use({ accounts: true });

test("all pages have one head, which marks the current page, and one left edge", async ({ open, jade }) => {
  const { page } = await open("", { width: 1440, height: 900 });
  /** @type {Set<number>} */
  const edges = new Set();
  for (const [path, current] of /** @type {const} */ ([
    ["", "Play"],
    ["learn", "Learn"],
    ["learn/x-wing", "Learn"],
    ["library", "Library"],
    ["statistics", "Statistics"],
    ["account", "Sign in"],
    ["rankings", "Sign in"],
    ["classes", "Sign in"],
  ])) {
    await page.goto(jade.url + path);
    const links = page.locator(".pages a");
    await expect(links).toHaveText(["Play", "Learn", "Library", "Statistics", "Sign in"]);
    await expect(page.locator(".pages [aria-current]")).toHaveText(current);
    edges.add(Math.round((await page.locator(".head .name").boundingBox())?.x ?? -1));
  }
  expect(edges.size, `left edges: ${[...edges].join(", ")}`).toBe(1);
  // The classes and the rankings are reached from the account.
  await page.getByRole("link", { name: "Rankings" }).click();
  await expect(page.locator("h1")).toHaveText("Rankings");
});

// One head on all pages, on a server with accounts.

import { signUpByRequest } from "./accounts.js";
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

test("what one asks the rankings for stands in one row, and the day above the table", async ({
  open,
  jade,
  somebody,
}) => {
  const { page } = await open("account", { width: 1440, height: 900 });
  await signUpByRequest(page, somebody);
  await page.evaluate(() => localStorage.setItem("jade.account", "on"));
  await page.goto(`${jade.url}rankings`);
  const parts = page.locator(".wishes :is(select, .days)");
  await expect(parts).toHaveCount(5);
  const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const day = boxes.pop();
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const [i, box] of boxes.entries()) {
    if (i > 0) expect(box.left, "none covers another").toBeGreaterThan(boxes[i - 1].right);
    expect(day.top).toBeGreaterThanOrEqual(box.bottom);
  }
});

test("who is not signed in finds the way to it on the rankings and the classes", async ({ open, jade }) => {
  const { page } = await open("rankings");
  for (const path of ["rankings", "classes"]) {
    await page.goto(jade.url + path);
    await expect(page.locator(".empty a.main")).toHaveAttribute("href", "/account");
  }
});

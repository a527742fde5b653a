// A program without accounts, as it is at home.

import { expect, test } from "./fixtures.js";
import { ready } from "./pages.js";

test("a server without accounts shows nothing of them", async ({ open, jade }) => {
  const { page } = await open();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("link", { name: /^Your data/ })).toBeVisible();
  // The dialog has the same answer, and has been drawn since.
  const at = await page.evaluate(async () => {
    const { accountsAt } = await import(`${location.origin}/sync/server.js`);
    const at = await accountsAt();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return at;
  });
  expect(at).toBeNull();
  await expect(page.getByRole("link", { name: /^Your account/ })).toHaveCount(0);
  await page.goto(`${jade.url}account`);
  await ready(page);
  await expect(page.getByText("There are no accounts here")).toBeVisible();
});

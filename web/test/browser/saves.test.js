// Going back: save points, and to before the first mistake.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, ready } from "./pages.js";

test("save points form a tree and can be named, restored and deleted; going back to the start makes one", async ({
  open,
}) => {
  const { page } = await open();
  const first = cellAt(page, 1, 1);
  const second = cellAt(page, 1, 2);
  const branches = page.locator(".saves ul ul .save-row");
  await page.keyboard.press("7");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("6");
  await choose(page, "Save points…");
  await page.getByRole("textbox", { name: "Name (optional)" }).fill("With a six");
  await page.getByRole("button", { name: "Save here" }).click();
  await expect(branches, "it grew out of the first").toHaveCount(1);
  await page.getByRole("button", { name: /^Save point 1/ }).click();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(second).toHaveAccessibleName("Row 1, column 2, box 1, empty");
  await expect(second).toBeFocused();
  await page.keyboard.press("8");
  await page.keyboard.press("Control+b");
  await page.reload();
  await ready(page);
  await choose(page, "Save points…");
  await expect(branches, "two branches of the first").toHaveCount(2);
  await page.getByRole("button", { name: /^With a six/ }).click();
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(second).toHaveAccessibleName("Row 1, column 2, box 1, 6");
  await page.keyboard.press("Control+z");
  await expect(second, "going back is a step of undo").toHaveAccessibleName("Row 1, column 2, box 1, 8");
  await choose(page, "Save points…");
  await page.getByRole("button", { name: "Delete this save point" }).first().click();
  await expect(page.locator(".save-row")).toHaveCount(3);
  await page.getByRole("button", { name: /^Start/ }).click();
  await expect(first).toHaveAccessibleName("Row 1, column 1, box 1, empty");
});

test("the game goes back to before the first mistake", async ({ open }) => {
  const { page } = await open();
  const entered = page.locator('[aria-readonly="false"]:not([aria-label*="empty"])');
  await choose(page, /^Play a step/);
  await expect(entered).toHaveCount(1);
  await page.getByRole("button", { name: "Close the hint" }).click();
  await choose(page, "Back to before the first mistake");
  await expect(page.getByText("There is no mistake on your board.").first()).toBeVisible();
  // Row 1 has a 7 in this cell, and no 5.
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("5");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("2");
  await expect(entered).toHaveCount(3);
  await choose(page, "Back to before the first mistake");
  await expect(page.getByText("This is the board before the first mistake.").first()).toBeVisible();
  await expect(entered).toHaveCount(1);
  await page.getByRole("button", { name: "Return" }).click();
  await expect(entered).toHaveCount(3);
});

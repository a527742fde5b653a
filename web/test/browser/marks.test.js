// Marks of the player: colours and links, the context menu, the filter, candidates and notes.

import { expect, test } from "./fixtures.js";
import { cellAt, choose, ready } from "./pages.js";

test("colours: set, removed, replaced, cleared; shown or hidden; announced; saved", async ({ open }) => {
  const { page } = await open();
  const paints = page.locator(".layer-paint .paint");
  const strikes = page.locator(".layer-drawn .strike");
  const green = page.getByRole("button", { name: "green, triangle" });
  await page.keyboard.press("q");
  await page.keyboard.press("1");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, empty, coloured blue, disc");
  await page.keyboard.press("ArrowRight");
  await green.click();
  await page.keyboard.press("ArrowRight");
  await green.click();
  await expect(paints).toHaveCount(3);
  await green.click();
  await expect(paints, "the same colour again takes it away").toHaveCount(2);
  await page.getByRole("button", { name: "marked as wrong" }).click();
  await expect(strikes).toHaveCount(1);
  await page.keyboard.press("9");
  await expect(strikes, "which 9 does as well").toHaveCount(0);
  await page.keyboard.press("9");
  await expect(strikes).toHaveCount(1);
  await page.reload();
  await ready(page);
  await expect(paints, "nothing is lost").toHaveCount(2);
  await expect(strikes).toHaveCount(1);
  await choose(page, "Show colours");
  await expect(page.locator(".layer-paint > *")).toHaveCount(0);
  await choose(page, "Show colours");
  await expect(paints).toHaveCount(2);
  await choose(page, "Erase all colours and links");
  await expect(page.locator(".layer-paint > *, .layer-drawn > *")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(paints, "which can be undone").toHaveCount(2);
});

test("the context menu opens by right click and by key, has candidates and links, and returns the focus", async ({
  open,
}) => {
  const { page } = await open();
  const menu = page.getByRole("menu");
  const five = menu.getByRole("menuitemradio", { name: "5", exact: true });
  const first = cellAt(page, 1, 1);
  const second = cellAt(page, 1, 2);
  await choose(page, "Fill in all candidates");
  await expect(first).toHaveAccessibleName(/candidates 2 5 7$/);
  // Candidate 5 is in the middle of its cell.
  await first.click({ button: "right" });
  await expect(five).toHaveAttribute("aria-checked", "true");
  await menu.getByRole("menuitemradio", { name: "purple, diamond" }).click();
  await expect(first).toHaveAccessibleName(/candidate 5 purple, diamond$/);
  await expect(page.locator(".layer-paint .diamond")).toHaveCount(1);
  await page.keyboard.press("m");
  await five.click();
  await menu.getByRole("menuitem", { name: "Strong link from 5" }).click();
  await expect(page.getByText("Where does the link from candidate 5 lead?").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await page.keyboard.press("Shift+F10");
  await five.click();
  await menu.getByRole("menuitem", { name: "Link to here: 5" }).click();
  await expect(page.locator(".layer-drawn .link.strong")).toHaveCount(1);
  await expect(second).toBeFocused();
  await page.keyboard.press("m");
  await expect(menu).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(menu.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(second).toBeFocused();
});

test("the context menu leaves its cell in sight, and says nothing about a cell without marks", async ({
  open,
}) => {
  const { page } = await open("", { width: 1000, height: 700 });
  const menu = page.getByRole("menu");
  const digits = menu.getByRole("menuitemradio");
  for (const [row, column] of [
    [1, 1],
    [3, 8],
    [9, 9],
    [9, 1],
  ]) {
    const cell = cellAt(page, row, column);
    await cell.click({ button: "right" });
    await expect(digits, "the cell, and all digits").toHaveText(["Cell", ..."123456789"]);
    await page.getByRole("menuitemradio", { name: "4" }).click();
    const [own, other] = [await cell.boundingBox(), await menu.boundingBox()];
    if (!own || !other) throw new Error("not drawn");
    const apart =
      other.x >= own.x + own.width ||
      other.x + other.width <= own.x ||
      other.y >= own.y + own.height ||
      other.y + other.height <= own.y;
    expect(apart, `row ${row}, column ${column}`).toBe(true);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
  }
  await page.keyboard.press("Control+Digit3");
  await page.keyboard.press("Shift+Digit8");
  await page.keyboard.press("m");
  await expect(digits, "what is noted").toHaveText(["Cell", "3", "8"]);
});

test("a long press opens the context menu", { tag: ["@phone", "@not-desktop"] }, async ({ open }) => {
  const { page } = await open();
  const menu = page.getByRole("menu");
  const box = await cellAt(page, 3, 1).boundingBox();
  if (!box) throw new Error("the cell is not drawn");
  const client = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await expect(menu).toBeVisible();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // Lifting the finger leaves it open: a later key moves in it.
  await page.keyboard.press("End");
  await expect(menu.locator("[role^=menuitem]").last()).toBeFocused();
});

test("the filter shows any set of digits or cells with two candidates, and can be turned off", async ({
  open,
}) => {
  const { page } = await open();
  const filtered = page.locator(".tint.filtered");
  const seven = page.getByRole("button", { name: /^7, / });
  await page.keyboard.press("f");
  await page.keyboard.press("5");
  await expect(filtered, "where a 5 can go").toHaveCount(14);
  await expect(page.locator(".tint.same"), "where it stands is shown as well").toHaveCount(4);
  await seven.click();
  await expect(seven).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => filtered.count()).toBeGreaterThan(14);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(filtered).toHaveCount(0);
  await page.getByRole("button", { name: "Two candidates" }).click();
  await expect(page.locator(".spoken")).toHaveText(/Two candidates/);
  await expect(filtered).toHaveCount(8);
});

test("marks are recomputed with removed candidates, cleaned and promoted; the rules are checked", async ({
  open,
}) => {
  const { page } = await open();
  const first = cellAt(page, 1, 1);
  await choose(page, "Check my digits");
  await expect(page.getByText("No rule is broken.").first()).toBeVisible();
  for (const digit of [2, 4, 7]) await page.keyboard.press(`Shift+Digit${digit}`);
  await expect(first).toHaveAccessibleName(/corner notes 2 4 7$/);
  await choose(page, "Remove impossible marks");
  await expect(first, "a 4 stands in the row").toHaveAccessibleName(/corner notes 2 7$/);
  await page.keyboard.press(".");
  await expect(first).toHaveAccessibleName(/candidates 2 7$/);
  await choose(page, /^Choose a technique/);
  await page.getByRole("combobox", { name: "Technique" }).selectOption("pointing");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await choose(page, "Fill in all candidates");
  await expect(first).toHaveAccessibleName(/candidates 2 5 7$/);
  await page.keyboard.press("j");
  await expect(page.locator(".tutor-body .hot").first()).toBeVisible();
  await choose(page, "Fill in all candidates");
  await expect(
    page.getByText(/that (a technique|techniques) had removed (is|are) back/).first(),
  ).toBeVisible();
  await page.keyboard.press("4");
  await expect(page.getByText("4 is in row 1 twice: here and in r1c6.")).toBeVisible();
  await choose(page, "Check my digits");
  await expect(page.getByText("One rule is broken:").first()).toBeVisible();
});

test("a cell shows up to three colours as sectors, each with its shape", async ({ open }) => {
  const { page } = await open();
  const signs = page.locator(".layer-paint .paint-sign");
  const first = cellAt(page, 1, 1);
  await page.keyboard.press("q");
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.keyboard.press("3");
  await expect(first).toHaveAccessibleName(
    "Row 1, column 1, box 1, empty, coloured blue, disc, coloured orange, square, coloured green, triangle",
  );
  await expect(page.locator(".layer-paint path.paint")).toHaveCount(3);
  await expect(signs.first(), "shapes are shown to those who ask for them").toBeHidden();
  await page.emulateMedia({ contrast: "more" });
  await expect(signs.first()).toBeVisible();
  await page.emulateMedia({ contrast: "no-preference" });
  await choose(page, "Settings");
  await page.locator(".settings summary").click();
  await page.getByRole("checkbox", { name: "Shapes on colours" }).check();
  await page.keyboard.press("Escape");
  await expect(signs.first()).toBeVisible();
  await expect(signs).toHaveCount(3);
  await page.keyboard.press("4");
  await expect(first, "a fourth takes the place of the oldest").toHaveAccessibleName(
    /empty, coloured orange, square, coloured green, triangle, coloured purple, diamond$/,
  );
  await page.keyboard.press("9");
  await expect(first, "the mark for what is wrong does not count").toHaveAccessibleName(
    /orange, square, .*green, triangle, .*purple, diamond, coloured marked as wrong$/,
  );
  await page.keyboard.press("3");
  await page.keyboard.press("4");
  await expect(page.locator(".layer-paint rect.paint"), "one alone fills the cell").toHaveCount(1);
  await first.click({ button: "right" });
  const menu = page.getByRole("menu");
  const square = menu.getByRole("menuitemcheckbox", { name: "orange, square" });
  await expect(square).toHaveAttribute("aria-checked", "true");
  await menu.getByRole("menuitemcheckbox", { name: "red, wedge" }).click();
  await expect(signs).toHaveCount(2);
  await page.reload();
  await ready(page);
  await expect(signs, "nothing is lost").toHaveCount(2);
  await page.keyboard.press("q");
  await page.keyboard.press("Backspace");
  await expect(signs).toHaveCount(0);
});

test("a double click on a mark selects all cells that have it", async ({ open }) => {
  const { page } = await open();
  const selected = page.locator("[role=gridcell][aria-selected=true]");
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("Shift+Digit5");
  await cellAt(page, 4, 4).click();
  await expect(cellAt(page, 4, 4)).toHaveAttribute("aria-selected", "true");
  const corner = await cellAt(page, 1, 1).boundingBox();
  if (!corner) throw new Error("the cell is not drawn");
  await page.mouse.dblclick(corner.x + corner.width * 0.18, corner.y + corner.height * 0.19);
  await expect(selected, "a corner note").toHaveCount(1);
  await choose(page, "Fill in all candidates");
  const labels = page.locator("[role=gridcell][aria-label*=candidates]");
  await expect(labels.first()).toBeVisible();
  const fives = await labels.evaluateAll(
    (all) => all.filter((one) => /(candidates|notes)[^,]* 5/.test(one.ariaLabel ?? "")).length,
  );
  // Candidate 5 is in the middle of its cell.
  await cellAt(page, 1, 1).dblclick();
  await expect(selected, "a candidate").toHaveCount(fives);
  await cellAt(page, 2, 6).dblclick();
  await expect(cellAt(page, 1, 1), "a digit").toHaveAttribute("aria-selected", "false");
});

test("the pen draws lines between candidates, with taps or a drag, and takes them away", async ({ open }) => {
  const { page } = await open();
  const lines = page.locator(".layer-drawn .link");
  const pen = page.getByRole("button", { name: "Lines" });
  await choose(page, "Fill in all candidates");
  const first = cellAt(page, 1, 1);
  await expect(first).toHaveAccessibleName(/candidates 2 5 7$/);
  const five = await cellAt(page, 1, 2).boundingBox();
  if (!five) throw new Error("the cell is not drawn");
  await page.keyboard.press("q");
  await pen.click();
  await expect(pen).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Join two candidates").first()).toBeVisible();
  // Candidate 5 is in the middle of its cell.
  await first.click();
  await expect(page.getByText("From 5 in r1c1 to which candidate?").first()).toBeVisible();
  await page.mouse.click(five.x + five.width / 2, five.y + five.height / 2);
  await expect(lines).toHaveCount(1);
  await first.hover();
  await page.mouse.down();
  await page.mouse.move(five.x + five.width / 2, five.y + five.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(lines, "the same line again").toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(lines).toHaveCount(1);
  await first.click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Join two candidates").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pen).toHaveAttribute("aria-pressed", "false");
  await cellAt(page, 5, 5).click();
  await expect(lines, "without the pen, a click only selects").toHaveCount(1);
});

test("each key for marks says what it does, and leaves the hint in sight on a short phone", async ({
  open,
}) => {
  for (const lang of ["en", "es-ES"]) {
    const { page } = await open("", { lang, width: 360, height: 640, touch: true });
    const card = page.locator(".tutor-body");
    for (const [key, text] of [
      ["x", /^(Corner|Esquina): /],
      ["c", /^(Candidate|Candidato): /],
      ["q", /^(Colour|Color): /],
      ["f", /^(Filter|Filtro): /],
    ]) {
      await page.keyboard.press(/** @type {string} */ (key));
      await expect(card).toHaveText(text);
      await expect(page.locator(".hint-button")).toBeInViewport({ ratio: 1 });
      expect(await card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    }
    // A touch between two digits meets one of them.
    const misses = await page.locator(".digit-button").evaluateAll((keys) => {
      const boxes = keys.map((one) => one.getBoundingClientRect());
      return boxes.slice(1).filter((box, i) => {
        const between = (box.left + boxes[i].right) / 2;
        return !document.elementFromPoint(between, box.top + 10)?.closest(".digit-button");
      }).length;
    });
    expect(misses).toBe(0);
  }
});

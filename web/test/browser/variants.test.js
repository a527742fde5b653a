// Boards with rules: a new one, what is said of it, what breaks a rule, hints, and the way to another device.

import { expect, test } from "./fixtures.js";
import { cellAt, paste } from "./pages.js";

const RULES = "main-diagonal; antidiagonal; even r4c1; thermometer r1c3 r2c4 r3c4";
/** A board of 4×4 with these rules and one solution. */
const LINE = `[${RULES}] ......4.........`;

test("a new jigsaw has regions, says its rule, and the tutor explains it", async ({ open }) => {
  const { page } = await open("", { offers: true });
  // The start page offers them.
  await page.getByRole("button", { name: "Killer, X, jigsaw…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("tab", { name: "Variants" })).toBeFocused();
  const asked = page.waitForRequest(/\/generate$/);
  await dialog.getByRole("button", { name: /^jigsaw/i }).click();
  const { source, seed } = (await asked).postDataJSON();
  expect([source, seed], "one that is ready").toEqual(["collection", undefined]);
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  const rules = page.locator(".rules-bar");
  await expect(rules).toContainText("Regions of any shape take the place of boxes");
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName(/^Row 1, column 1, region 1/);
  await page.getByRole("button", { name: /^Hint/ }).click();
  await expect(page.locator(".tutor-body")).toContainText(/Look/);
});

for (const [name, drawn, text] of /** @type {const} */ ([
  ["Thermometer", ".rule-bulb", "Digits grow along each thermometer"],
  ["Kropki", ".rule-dot.black", "All black dots are shown"],
  ["Whisper", ".rule-line.whisper", "differ by at least 5"],
])) {
  test(`JADE draws a variant by itself: ${name}`, async ({ open }) => {
    const { page } = await open("", { offers: true });
    await page.getByRole("button", { name: "Killer, X, jigsaw…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: new RegExp(`^${name}`, "i") }).click();
    await expect(dialog).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator(drawn).first()).toBeAttached();
    await expect(page.locator(".rules-bar")).toContainText(text);
  });
}

test("sums are drawn and held", async ({ open }) => {
  const { page } = await open();
  const sums = "cage 6 r1c1 r1c2 r2c1; arrow r2c2 r1c1 r2c1; little-killer 5 r1c3 r2c4";
  await paste(page, `[${sums}] ..343.1.21434321`);
  await expect(page.locator(".rule-cage")).toHaveCount(1);
  await expect(page.locator(".rule-arrow")).toHaveCount(1);
  await expect(page.locator(".rule-number"), "of the cage, and outside").toHaveText(["6", "5"]);
  await cellAt(page, 1, 2).click();
  await page.keyboard.press("4");
  const body = page.locator(".tutor-body");
  await expect(body).toContainText("With 4 here and the digit in r2c1, the sum of 6 cannot be reached.");
  await expect(cellAt(page, 2, 1)).toHaveAccessibleName(/in conflict/);
});

test("clues are drawn and held", async ({ open }) => {
  const { page } = await open();
  const clues =
    "between r4c1 r3c2 r2c3; quadruple 12 r3c3 r3c4 r4c3 r4c4; sandwich 5 r1c1 r1c4; skyscraper 3 r1c1 r1c4";
  await paste(page, `[${clues}] ........3.......`);
  await expect(page.locator(".rule-end"), "circles at the ends").toHaveCount(2);
  await expect(page.locator(".rule-number")).toHaveText(["12", "5", "3"]);
  await cellAt(page, 1, 1).click();
  await page.keyboard.press("1");
  await cellAt(page, 1, 3).click();
  await page.keyboard.press("4");
  await expect(page.locator(".tutor-body")).toContainText(
    "With 4 here and the digit in r1c1, the sandwich of 5 cannot be right.",
  );
});

test("lines with equal sums and pieces are drawn and held", async ({ open }) => {
  const { page } = await open();
  const lines =
    "modular 2 r4c1 r4c2; region-sum r1c1 r1c2 r1c3; zipper r2c1 r2c2 r2c3; double-arrow r3c1 r3c2 r3c3 r3c4; " +
    "lockout r1c4 r2c4; sum-line 5 r4c4 r3c3";
  await paste(page, `[${lines}] 1.......2.......`);
  for (const line of ["modular", "region-sum", "zipper", "between", "sum-line"])
    await expect(page.locator(`.rule-line.${line}`), line).toHaveCount(1);
  await expect(page.locator(".rule-arrow"), "two circles, and what joins them").toHaveCount(3);
  await expect(page.locator(".rule-end"), "two diamonds").toHaveCount(1);
  await expect(page.locator(".rule-number")).toHaveText(["5"]);
  await page.locator(".rules-bar summary").click();
  await expect(page.locator(".rules-bar")).toContainText("Even and odd digits alternate on a modular line");
  for (const [column, digit] of [
    [2, "4"],
    [3, "3"],
    [4, "1"],
  ]) {
    await cellAt(page, 3, +column).click();
    await page.keyboard.press(String(digit));
  }
  await expect(page.locator(".tutor-body")).toContainText(
    "With 1 here and the digit in r3c1, two circles cannot add up to the same as the digits between them.",
  );
});

test("rules are drawn and held: marks, conflicts, and the link to another device", async ({ open, jade }) => {
  const { page } = await open();
  await paste(page, LINE);
  await expect(cellAt(page, 1, 1)).toHaveAccessibleName("Row 1, column 1, box 1, on a diagonal, empty");
  await expect(page.locator(".rule-diagonal")).toHaveCount(2);
  await expect(page.locator(".rule-line.thermometer")).toHaveCount(1);
  await expect(page.locator(".rule-sign")).toHaveCount(1);
  await cellAt(page, 4, 1).click();
  await page.keyboard.press("1");
  await expect(page.locator(".tutor-body")).toContainText("A rule of this board does not allow 1 here.");
  await page.keyboard.press("Control+z");
  await cellAt(page, 1, 4).click();
  await page.keyboard.press("4");
  await expect(page.locator(".tutor-body")).toContainText(/4 is in box 2 twice|4 is in column 4 twice|4 is/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+s");
  const text = page.getByRole("textbox", { name: "The puzzle in this format" });
  await expect(text).toHaveValue(/#s1=/);
  const link = await text.inputValue();
  const formats = page.getByRole("combobox", { name: "Format" });
  await formats.selectOption("line");
  await expect(text).toHaveValue(`${LINE}\n`);
  await expect(formats.locator("option[value=sdm]"), "it has no room for rules").toHaveCount(0);
  const other = (await open(link.replace(/^.*#/, `${jade.url}#`))).page;
  await expect(other.locator(".rule-diagonal")).toHaveCount(2);
  await other.reload();
  await expect(other.locator(".rule-diagonal"), "it is kept").toHaveCount(2);
});

test("today’s variant is the same for everybody", async ({ open }) => {
  // Day 20785 since 1970, which leaves 2 when divided by 7: the third variant.
  const now = "2026-11-28T09:00:00";
  const boards = [];
  for (const lang of ["en-GB", "es-ES"]) {
    const { page } = await open("", { offers: true, now, lang });
    await page.getByRole("button", { name: "Killer, X, jigsaw…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: /^(Today’s variant: jigsaw|La variante de hoy: jigsaw)/ })
      .click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(".rules-bar")).toContainText(/jigsaw/i);
    const labels = page.locator("[role=gridcell]");
    const numbers = (/** @type {Element[]} */ cells) =>
      cells.map((cell) => cell.getAttribute("aria-label")?.replace(/\D+/g, " ").trim());
    boards.push(await labels.evaluateAll(numbers));
  }
  expect(boards[0], "with regions and digits").toHaveLength(81);
  expect(boards[1]).toEqual(boards[0]);
});

test("the rules of a cell, and its region, are read aloud on request @spanish", async ({ open, lang }) => {
  const { page } = await open();
  const said = page.locator(".spoken");
  await page.keyboard.press(";");
  await expect(said).toHaveText(lang === "es" ? /^Aquí no hay más reglas/ : /^No more rules here/);
  await paste(
    page,
    "[anti-knight; thermometer r1c1 r2c1 r3c1; cage 9 r1c1 r1c2] .......3..........6.............1..9.3...4.52..........5......6.......8...2......",
  );
  await expect(page.locator(".rule-cage").first()).toBeVisible();
  await cellAt(page, 1, 1).focus();
  await page.keyboard.press(";");
  await expect(said).toHaveText(
    lang === "es"
      ? /^termómetro: f1c1, f2c1, f3c1\. Las cifras crecen.* jaula 9: f1c1, f1c2\. En una jaula.* caballo/
      : /^thermometer: r1c1, r2c1, r3c1\. Digits grow.* cage 9: r1c1, r1c2\. A cage.* knight/,
  );
  await cellAt(page, 9, 9).focus();
  await page.keyboard.press(";");
  await expect(said).not.toContainText(/r1c1|f1c1/);
  await paste(page, "[regions 1112132233243444] ..........14..2.");
  await expect(page.locator("[role=gridcell]")).toHaveCount(16);
  await cellAt(page, 1, 4).focus();
  await page.keyboard.press("o");
  await expect(said).toHaveText(lang === "es" ? /^Región 2: / : /^Region 2: /);
});

// What is highlighted on the board can be seen by everybody: the colours that the browser computes, in both themes.

import { expect, test } from "./fixtures.js";
import { cellAt } from "./pages.js";

/** @typedef {[number, number, number]} Rgb */

/** @param {string} text "rgb(…)", or "color(srgb …)" for a mixed colour @returns {Rgb} */
function rgb(text) {
  const [r, g, b] = (text.match(/[\d.]+/g) ?? []).map(Number);
  const scale = text.startsWith("color(") ? 255 : 1;
  return [r * scale, g * scale, b * scale];
}

/** Linear light, as WCAG 2 defines it. @param {Rgb} colour @returns {Rgb} */
const linear = (colour) =>
  /** @type {Rgb} */ (
    colour.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
  );

/** @param {Rgb} colour */
function luminance(colour) {
  const [r, g, b] = linear(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [light, dark] = [a, b].map((text) => luminance(rgb(text))).sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** CIE L*a*b* under D65. @param {Rgb} colour @returns {Rgb} */
function lab(colour) {
  const [r, g, b] = linear(colour);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference of two colours (CIE 1976); 2 is just visible. @param {Rgb} a @param {Rgb} b */
const difference = (a, b) => Math.hypot(...lab(a).map((value, i) => value - lab(b)[i]));

for (const dark of [false, true]) {
  test.describe(dark ? "highlights in the dark theme" : "highlights in the light theme", () => {
    test("houses, the same digit, the filter and the selection have lines of 3:1, unlike the player’s colours", async ({
      open,
    }) => {
      const { page } = await open("", { dark });
      const style = (/** @type {string} */ selector, /** @type {string} */ name) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
      // A given, so that the same digit is highlighted, too.
      await cellAt(page, 2, 6).click();
      const paper = await style(".paper", "fill");
      const seen = await style(".tint.seen", "fill");
      const same = await style(".tint.same", "fill");
      const selected = await style(".tint.selected", "fill");
      const atLeast3 = (/** @type {string} */ line, /** @type {[string, string][]} */ ...grounds) => {
        for (const [name, ground] of grounds)
          expect(
            contrast(line, ground),
            `${line} on ${name}: ${contrast(line, ground).toFixed(2)}`,
          ).toBeGreaterThanOrEqual(3);
      };
      const cell = /** @type {[string, string][]} */ ([
        ["paper", paper],
        ["a seen cell", seen],
      ]);
      atLeast3(await style(".contour", "stroke"), ...cell);
      atLeast3(await style(".tint.same", "stroke"), ...cell, ["its fill", same]);
      atLeast3(await style(".tint.selected", "stroke"), ...cell, ["its fill", selected]);
      await expect
        .poll(
          async () => parseFloat(await style(".contour", "stroke-width")) * 60,
          "the line is as wide as a pen's on a small board",
        )
        .toBeGreaterThanOrEqual(1.5);
      // The line goes round the selected cell's row, column and box.
      const box = await page.locator(".contour").evaluate((one) => {
        const { x, y, width, height } = /** @type {SVGPathElement} */ (one).getBBox();
        return [x, y, x + width, y + height].map(Math.round);
      });
      expect(box).toEqual([0, 0, 9, 9]);

      await page.keyboard.press("q");
      /** @type {Rgb[]} */
      const paints = [];
      for (let color = 1; color <= 8; color++) {
        await cellAt(page, 1, color).click();
        await page.keyboard.press(`Digit${color}`);
      }
      for (const { fill, opacity } of await page.locator(".paint").evaluateAll((all) =>
        all.map((one) => {
          const { fill, opacity } = getComputedStyle(one);
          return { fill, opacity: Number(opacity) };
        }),
      )) {
        const ground = rgb(paper);
        paints.push(
          /** @type {Rgb} */ (rgb(fill).map((value, i) => value * opacity + ground[i] * (1 - opacity))),
        );
      }
      expect(paints.length).toBe(8);
      for (const paint of paints)
        expect(
          difference(rgb(selected), paint),
          `the selection is like the colour ${paint}`,
        ).toBeGreaterThanOrEqual(15);

      await page.keyboard.press("f");
      await page.keyboard.press("Digit3");
      await page.locator(".tint.filtered").first().waitFor();
      atLeast3(
        await style(".tint.filtered", "stroke"),
        ["paper", paper],
        ["its fill", await style(".tint.filtered", "fill")],
      );
    });
  });
}

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

test(
  "the selection has a frame of 3:1 and stays visible on the player’s colours; with more contrast all highlights have lines",
  { tag: "@dark" },
  async ({ open }) => {
    const { page } = await open();
    const style = async (/** @type {string} */ selector, /** @type {string} */ name) => {
      await expect(page.locator(selector)).not.toHaveCount(0);
      return page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
    };
    const atLeast3 = (/** @type {string} */ line, /** @type {Record<string, string>} */ grounds) => {
      for (const [name, ground] of Object.entries(grounds))
        expect(contrast(line, ground), `${line} on ${name}`).toBeGreaterThanOrEqual(3);
    };
    // A given, so that the same digit is highlighted, too.
    await cellAt(page, 2, 6).click();
    await expect(cellAt(page, 2, 6)).toHaveAttribute("aria-selected", "true");
    const paper = await style(".paper", "fill");
    const same = await style(".tint.same", "fill");
    const selected = await style(".tint.selected", "fill");
    const cell = { paper, "a seen cell": await style(".tint.seen", "fill") };
    for (const [name, fill] of Object.entries({ same, selected, seen: cell["a seen cell"] }))
      expect(contrast(fill, paper), `${name} on paper`).toBeGreaterThanOrEqual(1.15);
    atLeast3(await style(".contour.picked", "stroke"), { ...cell, "its fill": selected });
    expect(parseFloat(await style(".contour.picked", "stroke-width"))).toBeGreaterThanOrEqual(2.5);
    await expect(page.locator(".contour.peers")).toBeHidden();
    await page.emulateMedia({ contrast: "more" });
    await expect(page.locator(".contour.peers")).toBeVisible();
    atLeast3(await style(".contour.peers", "stroke"), cell);
    atLeast3(await style(".tint.same", "stroke"), cell);
    // The line goes round the selected cell's row, column and box.
    const box = await page.locator(".contour.peers").evaluate((one) => {
      const { x, y, width, height } = /** @type {SVGPathElement} */ (one).getBBox();
      return [x, y, x + width, y + height].map(Math.round);
    });
    expect(box).toEqual([0, 0, 9, 9]);
    await page.emulateMedia({ contrast: "no-preference" });

    await page.keyboard.press("q");
    for (let color = 1; color <= 8; color++) {
      await cellAt(page, 1, color).click();
      await page.keyboard.press(`Digit${color}`);
    }
    const paints = page.locator(".paint");
    await expect(paints).toHaveCount(8);
    const frame = await style(".contour.picked", "stroke");
    const seen = await paints.evaluateAll((all) =>
      all.map((one) => {
        const { fill, opacity } = getComputedStyle(one);
        return { fill, opacity: Number(opacity) };
      }),
    );
    for (const { fill, opacity } of seen) {
      const ground = rgb(paper);
      const paint = /** @type {Rgb} */ (
        rgb(fill).map((value, i) => value * opacity + ground[i] * (1 - opacity))
      );
      // The fill of the selection may be like a colour; its frame is not.
      expect(contrast(frame, `rgb(${paint.join(",")})`), `the frame on ${paint}`).toBeGreaterThanOrEqual(3);
    }

    await page.keyboard.press("f");
    await page.keyboard.press("Digit3");
    expect(contrast(await style(".tint.filtered", "fill"), paper)).toBeGreaterThanOrEqual(1.15);
  },
);

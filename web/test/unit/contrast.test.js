// The contrast of colours that can meet on the page, in every theme, as WCAG 2 demands: 4.5 for text, 3 for states.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

/** The tokens of a rule: one colour, one for light and one for dark, or another token. @param {string} selector */
const rule = (selector) => {
  const at = tokens.indexOf(`${selector} {`);
  const body = tokens.slice(at, tokens.indexOf("}", at));
  return new Map(
    [...body.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6})|var\(--([a-z-]+)\));/g)].map(
      ([, name, light, dark, one, other]) => [name, other ?? [light ?? one, dark ?? one]],
    ),
  );
};
const plain = rule("\n:root");
const sepia = new Map([...plain, ...rule(':root[data-theme="sepia"]')]);
const contrasting = new Map([...plain, ...rule(':root[data-theme="contrast"]')]);
/** @type {Record<string, { colours: Map<string, string | string[]>, dark: number }>} */
const THEMES = {
  light: { colours: plain, dark: 0 },
  dark: { colours: plain, dark: 1 },
  sepia: { colours: sepia, dark: 0 },
  "high contrast, light": { colours: contrasting, dark: 0 },
  "high contrast, dark": { colours: contrasting, dark: 1 },
};

/** @typedef {[number, number, number]} Rgb */

/** @param {string} name @param {string} theme @returns {Rgb} */
function rgb(name, theme) {
  const { colours, dark } = THEMES[theme];
  const found = colours.get(name);
  if (typeof found === "string") return rgb(found, theme);
  const hex = found?.[dark];
  assert.ok(hex, `no colour --${name}`);
  return /** @type {Rgb} */ ([1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
}

/** One colour over another. @param {Rgb} over @param {Rgb} under @param {number} alpha @returns {Rgb} */
const mix = (over, under, alpha) =>
  /** @type {Rgb} */ (over.map((value, i) => value * alpha + under[i] * (1 - alpha)));

/** @param {Rgb} colour */
function luminance(colour) {
  const [r, g, b] = colour.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {Rgb} a @param {Rgb} b */
function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** How strong the player's colours are, light and dark. */
const PAINT = [...tokens.matchAll(/--paint: ([\d.]+);/g)].slice(0, 2).map(([, share]) => Number(share));

/** The fills of a cell. */
const CELLS = ["paper", "selected", "same", "seen", "filtered", "danger-soft"];
const HUES = ["blue", "sky", "green", "orange", "gold", "vermilion", "purple", "grey"];

for (const theme of Object.keys(THEMES)) {
  const name = theme;
  const expect = (
    /** @type {Rgb} */ a,
    /** @type {Rgb} */ b,
    /** @type {number} */ least,
    /** @type {string} */ what,
  ) => assert.ok(contrast(a, b) >= least, `${name}: ${what}: ${contrast(a, b).toFixed(2)} < ${least}`);

  test(`texts are readable on their backgrounds (${name})`, () => {
    for (const [text, grounds] of Object.entries({
      ink: ["ground", "sheet", "paper", "jade-soft", "danger-soft", "same"],
      // Secondary text also occurs in a selected step of a list and on a highlighted digit.
      quiet: ["ground", "sheet", "paper", "jade-soft", "same"],
      "jade-ink": ["jade"],
      jade: ["sheet", "ground", "paper", "jade-soft"],
      danger: ["sheet", "ground", "danger-soft"],
      ground: ["ink"],
    })) {
      for (const ground of grounds) expect(rgb(text, theme), rgb(ground, theme), 4.5, `${text} on ${ground}`);
    }
  });

  test(`digits and marks are readable in every state of a cell (${name})`, () => {
    for (const digit of ["given", "entry", "mark"]) {
      for (const cell of CELLS) {
        // Large digits need only 3, but marks are small.
        expect(rgb(digit, theme), rgb(cell, theme), 4.5, `${digit} on ${cell}`);
        for (const hue of HUES) {
          // A cell of a pattern inside a house: two washes over the fill of the cell.
          const washed = mix(rgb(hue, theme), mix(rgb(hue, theme), rgb(cell, theme), 0.09), 0.14);
          expect(rgb(digit, theme), washed, digit === "mark" ? 4.5 : 3, `${digit} on ${cell} under ${hue}`);
        }
      }
    }
    for (const cell of CELLS) expect(rgb("danger", theme), rgb(cell, theme), 3, `conflict on ${cell}`);
  });

  test(`digits and marks are readable in coloured cells (${name})`, () => {
    for (const digit of ["given", "entry", "mark", "danger"]) {
      for (const cell of CELLS) {
        for (const hue of HUES) {
          const painted = mix(rgb(hue, theme), rgb(cell, theme), PAINT[THEMES[theme].dark]);
          expect(
            rgb(digit, theme),
            painted,
            digit === "mark" ? 4.5 : 3,
            `${digit} on ${cell} painted ${hue}`,
          );
        }
      }
    }
  });

  test(`the tutor's drawings are visible in every state of a cell (${name})`, () => {
    for (const cell of CELLS) {
      // The ring of a placement, the stroke of an elimination, lines of sight, frames of cells.
      for (const hue of HUES) expect(rgb(hue, theme), rgb(cell, theme), 3, `${hue} on ${cell}`);
    }
  });

  test(`texts that highlight something are readable and visible (${name})`, () => {
    for (const hue of [...HUES, "jade", "danger"]) {
      expect(
        rgb("ink", theme),
        mix(rgb(hue, theme), rgb("sheet", theme), 0.18),
        4.5,
        `a word touched in ${hue}`,
      );
      expect(rgb(hue, theme), rgb("sheet", theme), 3, `the line under a word in ${hue}`);
    }
  });

  test(`shapes around digits are visible, and so are the digits (${name})`, () => {
    for (const hue of HUES) {
      for (const cell of CELLS)
        expect(rgb(hue, theme), rgb(cell, theme), 3, `the shape in ${hue} on ${cell}`);
      expect(rgb("paper", theme), rgb(hue, theme), 3, `the cross in ${hue}`);
    }
  });

  test(`candidates are readable on their shapes, and shapes are visible (${name})`, () => {
    for (const hue of HUES) {
      const form = mix(rgb(hue, theme), rgb("paper", theme), 0.22);
      expect(rgb("mark", theme), form, 4.5, `mark on a form in ${hue}`);
      expect(rgb("ink", theme), form, 4.5, `ghost on a form in ${hue}`);
      expect(rgb(hue, theme), rgb("paper", theme), 3, `line in ${hue}`);
    }
  });

  test(`states are visible (${name})`, () => {
    for (const line of ["thick-line", "jade", "edge-strong"])
      expect(rgb(line, theme), rgb("paper", theme), 3, line);
    // Fills are calm, but can be told from the paper: the selection best.
    for (const [fill, least] of /** @type {const} */ ([
      ["seen", 1.15],
      ["same", 1.2],
      ["selected", 1.25],
    ]))
      expect(rgb(fill, theme), rgb("paper", theme), least, `${fill} on paper`);
    // The focus outline on every background; around a selected cell, on its fill and beside it.
    for (const ground of ["ground", "sheet", "paper", "jade-soft", "danger-soft", ...CELLS])
      expect(rgb("jade", theme), rgb(ground, theme), 3, `the focus on ${ground}`);
    for (const cell of CELLS) expect(rgb("lit", theme), rgb(cell, theme), 3, `lit on ${cell}`);
  });
}

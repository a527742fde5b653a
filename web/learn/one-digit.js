// One digit alone on a board: its candidates and its cells, and what the tutor draws of it. Fish, colourings and chains of
// one digit are hard to see among all the others.

import { button, h, say } from "../ui.js";
import { bit, symbol } from "../game/geometry.js";
import { settings } from "../settings.js";

/** @import { Drawing } from "../board/hint-shapes.js" */
/** @import { Sheet } from "../game/sheet.js" */

/**
 * The board with the marks of one digit only.
 * @param {Sheet} sheet
 * @param {Drawing} drawing
 * @param {number} digit 0 for all of them
 * @returns {{ sheet: Sheet, drawing: Drawing, filter: { digits: number, pairs: boolean } }}
 */
export function onlyDigit(sheet, drawing, digit) {
  if (!digit) return { sheet, drawing, filter: { digits: 0, pairs: false } };
  const only = (/** @type {number} */ mask) => mask & bit(digit);
  const ofIt = (/** @type {import("../board/shapes.js").Shape} */ shape) =>
    !("digit" in shape) || !shape.digit || shape.digit === digit;
  return {
    sheet: {
      ...sheet,
      corners: sheet.corners.map(only),
      candidates: sheet.candidates.map((mask) => (mask === null ? null : only(mask))),
    },
    drawing: { ...drawing, under: drawing.under.filter(ofIt), over: drawing.over.filter(ofIt) },
    filter: { digits: bit(digit), pairs: false },
  };
}

/** @param {{ side: number, digit: number, choose: (digit: number) => void }} props */
export const OneDigit = ({ side, digit, choose }) =>
  h(
    "div",
    { class: "one-digit", role: "group", "aria-label": say("one-digit") },
    h("span", { class: "quiet" }, say("one-digit")),
    Array.from({ length: side }, (_, i) => i + 1).map((one) =>
      button(
        { key: one, "aria-pressed": digit === one, onClick: () => choose(digit === one ? 0 : one) },
        symbol(one, settings.value.alphabet),
      ),
    ),
  );

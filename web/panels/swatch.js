// Signs of the board, drawn outside it: a colour with its shape, a brush, a digit in the current alphabet.

import { h, useLayoutEffect, useRef } from "../ui.js";
import { PAINTS } from "../board/brushes.js";
import { WRONG } from "../game/sheet.js";
import { form, sign, svg } from "../board/shapes.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";

/** @import { Brush } from "../board/brushes.js" */

/** @param {{ make: () => SVGElement, of: string }} props of: a key that changes with the drawing */
function Drawn({ make, of }) {
  const host = /** @type {{ current: HTMLSpanElement | null }} */ (useRef(null));
  useLayoutEffect(
    () =>
      host.current?.replaceChildren(
        svg("svg", { viewBox: "0 0 1 1", class: "board", "aria-hidden": "true" }, make()),
      ),
    [of],
  );
  return h("span", { class: "swatch", ref: host });
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** @param {{ brush: Brush, look?: string }} props look: further classes */
export const BrushSign = ({ brush, look = "" }) =>
  h(Drawn, {
    of: JSON.stringify(brush) + look,
    make: () =>
      svg(
        "g",
        {},
        form(brush.form, MIDDLE, 0.36, `spot hue-${brush.hue} ${brush.form} ${look}`),
        brush.form === "double-ring" ? form("ring", MIDDLE, 0.26, `spot hue-${brush.hue} ring`) : "",
      ),
  });

/** @param {{ color: number }} props */
export const Swatch = ({ color }) =>
  color === WRONG
    ? h(Drawn, {
        of: "wrong",
        make: () => svg("path", { d: "M0.25 0.25 L0.75 0.75 M0.25 0.75 L0.75 0.25", class: "strike" }),
      })
    : h(BrushSign, { brush: PAINTS[color - 1] });

/** @param {{ digit: number }} props */
export function DigitSign({ digit }) {
  const { alphabet } = settings.value;
  if (alphabet !== "shapes") return symbol(digit, alphabet);
  return h(Drawn, {
    of: `${digit}`,
    make: () => /** @type {SVGElement} */ (sign(alphabet, digit, MIDDLE, 0.9, "digit entry")),
  });
}

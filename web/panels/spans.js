// The tutor's sentences. Words that refer to something on the board are hot: hovering, focusing or tapping them lights
// it up. They light up themselves while the pointer is on it.

import { aside, h } from "../ui.js";
import { BRUSHES } from "../board/brushes.js";
import { digitIn, speaksOf } from "../board/lit-shapes.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { dispatch, lit, pointedCell } from "../store.js";
import { DigitSign } from "./swatch.js";

/** @import { SpanJson } from "../types/contract.js" */

/** @param {{ text: SpanJson[] }} props */
export const Spans = ({ text }) =>
  h(
    "span",
    { class: "spans" },
    text.map((span, i) => (span.value ? h(Hot, { key: i, span }) : span.text)),
  );

/** The maximum number of sentences shown of a list. */
const TOLD = 12;

/** Sentences as a list; of a long list the first ones, and how many more there are. @param {{ lines: SpanJson[][] }} props */
export const Lines = ({ lines }) => [
  ...lines.slice(0, TOLD).map((text, i) => h("p", { key: i }, h(Spans, { text }))),
  lines.length > TOLD && aside("new-more", { count: lines.length - TOLD }),
];

/** @param {{ span: SpanJson }} props */
function Hot({ span }) {
  const value = span.value ?? null;
  // In the board's alphabet. A shape is read aloud as its digit, as its cell is.
  const digit = digitIn(span);
  const light = () => dispatch({ type: "lit", value });
  const dark = () => dispatch({ type: "lit", value: null });
  const touched = speaksOf(span.value, pointedCell.value) || lit.value === value;
  const hue = span.role ? ` hue-${BRUSHES[span.role].hue}` : "";
  // Not a button element: it must wrap within the line like any word.
  return h(
    "span",
    {
      role: "button",
      tabIndex: 0,
      class: `hot${hue}${touched ? " touched" : ""}`,
      onMouseEnter: light,
      onMouseLeave: dark,
      onFocus: light,
      onBlur: dark,
      // A tap keeps it lit until the next one. Hover and focus have lit it already.
      onClick: light,
      "aria-label": digit ? symbol(digit, settings.value.alphabet) : undefined,
    },
    digit ? h(DigitSign, { digit }) : span.text,
  );
}

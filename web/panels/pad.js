// The pad: undo, redo and erase, the input mode, and the digits with how often each is still to be placed. Some modes
// replace the digits by the colours, or by the digits to highlight.

import { button, h, say } from "../ui.js";
import { bit, symbol } from "../game/geometry.js";
import { remaining, WRONG } from "../game/sheet.js";
import { PAINTS } from "../board/brushes.js";
import { colorName } from "../board/label.js";
import { commonDigit } from "../board/sheet-shapes.js";
import { runCommand } from "../commands/run.js";
import { settings } from "../settings.js";
import {
  board,
  draft,
  filter,
  game,
  guided,
  heldDigit,
  inkPad,
  mode,
  pen,
  selection,
  sheet,
} from "../store.js";
import { Icon } from "./icons.js";
import { DigitSign, Swatch } from "./swatch.js";

/** @import { Command, Mode } from "../types/page.js" */

/** @type {{ mode: Mode, keys: string }[]} */
const MODES = [
  { mode: "digit", keys: "Z" },
  { mode: "corner", keys: "X" },
  { mode: "candidate", keys: "C" },
  { mode: "color", keys: "Q" },
  { mode: "filter", keys: "F" },
];

/** Keeps the focus on the board when the pad is clicked. @param {Event} event */
const keepFocus = (event) => event.preventDefault();

export function Pad() {
  const { side } = board.value;
  const { past, future } = game.value;
  const writing = draft.value;
  const now = mode.value;
  const undo = writing ? writing.past.length : past.length;
  const looking = now === "filter" && !writing;
  const { digits, pairs } = filter.value;
  const first = h(PadTool, {
    key: "undo",
    name: "undo",
    text: "action-undo",
    command: { do: "undo" },
    off: undo === 0,
  });
  const forFilter = [
    h(PadTool, {
      key: "pairs",
      name: "pairs",
      text: "filter-pairs",
      command: { do: "filterPairs" },
      pressed: pairs,
    }),
    h(PadTool, {
      key: "close",
      name: "close",
      text: "filter-off",
      command: { do: "filterOff" },
      off: !digits && !pairs,
    }),
  ];
  const others = [
    h(PadTool, {
      key: "redo",
      name: "redo",
      text: "action-redo",
      command: { do: "redo" },
      off: writing !== null || future.length === 0,
    }),
    h(PadTool, { key: "erase", name: "erase", text: "action-erase", command: { do: "erase" } }),
    now === "color" &&
      !writing &&
      h(PadTool, {
        key: "pen",
        name: "pen",
        text: "pen",
        command: { do: "pen" },
        pressed: pen.value,
      }),
  ];
  return h(
    "section",
    { class: "pad", "aria-label": say("pad-label"), onMouseDown: keepFocus },
    // On the board that teaches the rules, digits are enough.
    !guided.value && h("div", { class: "pad-tools" }, first, looking ? forFilter : others),
    !guided.value &&
      !writing &&
      h(
        "div",
        { class: "modes", role: "group", "aria-label": say("modes-label") },
        MODES.map(({ mode: name, keys }) =>
          h(ModeButton, { key: name, name, keys: side > 11 && name === "candidate" ? "V" : keys }),
        ),
      ),
    now === "color" && !writing
      ? h("div", { class: "digits colors", style: keysOf(9) }, h(Colors, {}))
      : inkPad.value
        ? h(inkPad.value, {})
        : h(
            "div",
            { class: `digits mode-${writing ? "digit" : now}`, style: keysOf(side) },
            h(Digits, { looking }),
          ),
  );
}

/** How many keys stand in a row: as in a square beside the board, in few rows below it. @param {number} count */
const keysOf = (count) => ({
  "--square": Math.ceil(Math.sqrt(count)),
  "--row": count > 9 ? Math.ceil(count / Math.ceil(count / 9)) : count,
});

/** @param {{ looking: boolean }} props whether the keys highlight digits */
function Digits({ looking }) {
  const left = remaining(sheet.value);
  const digit = settings.value.same ? commonDigit(sheet.value, selection.value.cells) : 0;
  const { digits } = filter.value;
  return left.map((count, i) =>
    h(DigitButton, {
      key: i,
      digit: i + 1,
      count,
      same: !looking && digit === i + 1,
      pressed: looking
        ? (digits & bit(i + 1)) !== 0
        : settings.value.digitFirst && heldDigit.value === i + 1
          ? true
          : undefined,
    }),
  );
}

function Colors() {
  return [...PAINTS.map((_, i) => i + 1), WRONG].map((color) =>
    button(
      {
        key: color,
        class: "color-button",
        "aria-label": colorName(say, color),
        title: color === WRONG ? colorName(say, color) : `${colorName(say, color)} (${color})`,
        onClick: () => runCommand({ do: "color", color }),
      },
      h(Swatch, { color }),
      // Drawn by the style: the name of a button must contain all its text.
      color !== WRONG && h("span", { class: "color-key", "data-key": color }),
    ),
  );
}

/** @param {{ name: Mode, keys: string }} props */
function ModeButton({ name, keys }) {
  const signs = {
    digit: "1",
    corner: "1",
    candidate: "12",
    color: h(Icon, { name: "color" }),
    filter: h(Icon, { name: "filter" }),
  };
  const active = name === "filter" && (filter.value.digits || filter.value.pairs);
  return button(
    {
      class: `mode${active ? " active" : ""}`,
      "aria-pressed": mode.value === name,
      title: `${say(`mode-${name}`)} (${keys})`,
      "aria-keyshortcuts": keys,
      onClick: () => runCommand({ do: "mode", mode: name }),
    },
    h("span", { class: `mode-sign sign-${name}`, "aria-hidden": "true" }, signs[name]),
    h("span", { class: "mode-name" }, say(`mode-${name}`)),
  );
}

/** @param {{ digit: number, count: number, same: boolean, pressed?: boolean }} props */
function DigitButton({ digit, count, same, pressed }) {
  const sign = symbol(digit, settings.value.alphabet);
  const text = count > 0 ? say("digit-left", { digit: sign, count }) : say("digit-done", { digit: sign });
  const look = `digit-button${count > 0 ? "" : " finished"}${same ? " same" : ""}`;
  return button(
    {
      class: look,
      "aria-label": text,
      "aria-pressed": pressed,
      onClick: () => runCommand({ do: "digit", digit, as: null }),
    },
    h("span", { class: "digit-sign" }, h(DigitSign, { digit })),
    // The style sheet draws the count: the button's text must be the digit alone, which begins its accessible name.
    h(
      "span",
      { class: "digit-count", "data-count": count > 0 ? count : undefined },
      count > 0 ? null : h(Icon, { name: "done" }),
    ),
  );
}

/** @param {{ name: import("./icons.js").IconName, text: string, command: Command, off?: boolean, pressed?: boolean }} props */
const PadTool = ({ name, text, command, off = false, pressed }) =>
  button(
    {
      class: `pad-tool pad-${name}`,
      "aria-disabled": off,
      "aria-pressed": pressed,
      onClick: () => !off && runCommand(command),
    },
    h(Icon, { name }),
    h("span", {}, say(text)),
  );

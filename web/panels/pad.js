// The digit pad: what a digit does, the digits with how many are still to be placed, undo, redo, erase.

import { h } from "../vendor/preact/preact.js";
import { symbol } from "../game/geometry.js";
import { remaining } from "../game/sheet.js";
import { commonDigit } from "../board/sheet-shapes.js";
import { runCommand } from "../commands.js";
import { board, game, mode, selection, settings, sheet } from "../store.js";
import { say } from "../words/say.js";
import { Icon } from "./icons.js";

/** @typedef {import("../state.js").Mode} Mode */
/** @typedef {import("../commands.js").Command} Command */

/** @type {{ mode: Mode, keys: string }[]} */
const MODES = [{ mode: "digit", keys: "Z" }, { mode: "corner", keys: "X" }, { mode: "candidate", keys: "C" }];

/** The focus stays on the board when the pad is used with the mouse. @param {Event} event */
const keepFocus = (event) => event.preventDefault();

export function Pad() {
  const { side } = board.value;
  const left = remaining(sheet.value);
  const digit = settings.value.same ? commonDigit(sheet.value, selection.value.cells) : 0;
  const { past, future } = game.value;
  return h("section", { class: "pad", "aria-label": say("pad-label"), onMouseDown: keepFocus },
    h("div", { class: "pad-tools" },
      h("div", { class: "modes", role: "group", "aria-label": say("modes-label") },
        MODES.map(({ mode: name, keys }) => h(ModeButton, { key: name, name, keys: side > 11 && name === "candidate" ? "V" : keys }))),
      h(PadTool, { name: "undo", text: "action-undo", command: { do: "undo" }, off: past.length === 0 }),
      h(PadTool, { name: "redo", text: "action-redo", command: { do: "redo" }, off: future.length === 0 })),
    h("div", { class: `digits mode-${mode.value} of-${side}` },
      left.map((count, i) => h(DigitButton, { key: i, digit: i + 1, count, same: digit === i + 1 })),
      h(PadTool, { name: "erase", text: "action-erase", command: { do: "erase" }, off: false })));
}

/** @param {{ name: Mode, keys: string }} props */
function ModeButton({ name, keys }) {
  return h("button", {
    type: "button", class: "mode", "aria-pressed": mode.value === name, title: `${say(`mode-${name}`)} (${keys})`,
    "aria-keyshortcuts": keys, onClick: () => runCommand({ do: "mode", mode: name }),
  }, h("span", { class: `mode-sign sign-${name}`, "aria-hidden": "true" }, name === "candidate" ? "12" : "1"), h("span", { class: "mode-name" }, say(`mode-${name}`)));
}

/** @param {{ digit: number, count: number, same: boolean }} props */
function DigitButton({ digit, count, same }) {
  const text = count > 0 ? say("digit-left", { digit: symbol(digit), count }) : say("digit-done", { digit: symbol(digit) });
  const look = `digit-button${count > 0 ? "" : " finished"}${same ? " same" : ""}`;
  return h("button", { type: "button", class: look, "aria-label": text, onClick: () => runCommand({ do: "digit", digit, as: null }) },
    h("span", { class: "digit-sign" }, symbol(digit)),
    // The count is drawn by the style sheet: the button's text is the digit alone, as its name begins.
    h("span", { class: "digit-count", "data-count": count > 0 ? count : undefined }, count > 0 ? null : h(Icon, { name: "done" })));
}

/** @param {{ name: import("./icons.js").IconName, text: string, command: Command, off: boolean }} props */
const PadTool = ({ name, text, command, off }) =>
  h("button", {
    type: "button", class: `tool pad-${name}`, "aria-label": say(text), title: say(text),
    "aria-disabled": off ? "true" : undefined, onClick: () => !off && runCommand(command),
  }, h(Icon, { name }));

// The dialog with the table of keys.

import { aside, h, say } from "../ui.js";
import { settings } from "../settings.js";
import { board } from "../store.js";
import { DialogFrame } from "./dialog.js";

/** The rows: the text that names the keys, and the text that says what they do. */
const ROWS = [
  "move",
  "extend",
  "jump",
  "ends",
  "next",
  "digit",
  "corner",
  "candidate",
  "modes",
  "promote",
  "erase",
  "undo",
  "redo",
  "moves",
  "hint",
  "step",
  "lists",
  "claim",
  "leave",
  "toggle",
  "all",
  "menu",
  "read",
  "left",
  "menus",
  "save",
  "files",
  "pause",
  "paste",
  "keys",
];

export function KeysDialog() {
  return h(
    DialogFrame,
    { title: say("keys-title") },
    aside("keys-intro"),
    h(
      "table",
      { class: "keys" },
      h(
        "tbody",
        {},
        ROWS.map((row) =>
          h(
            "tr",
            { key: row },
            h("th", { scope: "row" }, keyCaps(say(keysOf(row)))),
            h("td", {}, say(`keys-${row}-does`)),
          ),
        ),
      ),
    ),
    aside("keys-touch"),
  );
}

/** The text that names a row's keys; it differs in the thesis' key mode and where C is a digit. @param {string} row */
function keysOf(row) {
  if (settings.value.keys === "thesis" && (row === "digit" || row === "candidate"))
    return `keys-${row}-thesis`;
  return row === "modes" && board.value.side > 11 ? "keys-modes-large" : `keys-${row}`;
}

/** Turns "Ctrl+Z" into key caps. Words between vertical bars stay plain text. @param {string} text */
const keyCaps = (text) =>
  text
    .split(/(\s+)/)
    .map((word, i) =>
      /^\s+$/.test(word) || word.startsWith("|")
        ? word.replaceAll("|", "")
        : h("kbd", { key: i }, word.replaceAll("_", " ")),
    );

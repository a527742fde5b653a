// The dialog with the table of keys.

import { aside, h, say } from "../ui.js";
import { settings } from "../settings.js";
import { board } from "../store.js";
import { DialogFrame } from "./dialog.js";

/** The rows by what they are for: the text that names the keys, and the text that says what they do. */
const GROUPS = Object.entries({
  write: ["digit", "corner", "candidate", "modes", "promote", "erase", "undo", "redo", "moves"],
  select: ["move", "jump", "ends", "next", "extend", "toggle", "all", "menu"],
  tutor: ["hint", "step", "lists", "claim", "leave", "read", "rules", "left"],
  game: ["paste", "files", "statistics", "save", "pause", "menus", "keys"],
});

export function KeysDialog() {
  return h(
    DialogFrame,
    { title: say("keys-title"), look: "wide" },
    aside("keys-intro"),
    h(
      "div",
      { class: "key-groups" },
      GROUPS.map(([group, rows]) =>
        h(
          "section",
          { key: group },
          h("h3", { id: `keys-of-${group}` }, say(`keys-group-${group}`)),
          h(
            "table",
            { class: "keys", "aria-labelledby": `keys-of-${group}` },
            h(
              "tbody",
              {},
              rows.map((row) =>
                h(
                  "tr",
                  { key: row },
                  h("th", { scope: "row" }, keyCaps(say(keysOf(row)))),
                  h("td", {}, say(`keys-${row}-does`)),
                ),
              ),
            ),
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

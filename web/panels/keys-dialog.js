// The keys, as a table.

import { h } from "../vendor/preact/preact.js";
import { board } from "../store.js";
import { say } from "../words/say.js";
import { DialogFrame } from "./dialog.js";

/** Each row: the text that names the keys, and what they do. */
const ROWS = [
  "move", "extend", "jump", "ends", "digit", "corner", "candidate", "modes", "erase", "undo", "redo", "hint", "leave",
  "toggle", "all", "paste", "keys",
];

export function KeysDialog() {
  return h(DialogFrame, { title: say("keys-title") },
    h("p", { class: "quiet" }, say("keys-intro")),
    h("table", { class: "keys" }, h("tbody", {}, ROWS.map((row) => h("tr", { key: row },
      h("th", { scope: "row" }, keyCaps(say(row === "modes" && board.value.side > 11 ? "keys-modes-large" : `keys-${row}`))),
      h("td", {}, say(`keys-${row}-does`)))))),
    h("p", { class: "quiet" }, say("keys-touch")));
}

/** "Ctrl+Z" → key caps; words between vertical bars stay words. @param {string} text */
const keyCaps = (text) => text.split(/(\s+)/).map((word, i) =>
  /^\s+$/.test(word) || word.startsWith("|")
    ? word.replaceAll("|", "")
    : h("kbd", { key: i }, word.replaceAll("_", " ")));

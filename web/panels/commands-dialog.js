// A search among all commands, with their keys.

import { button, h, say, useState, valued } from "../ui.js";
import { DialogFrame } from "./dialog.js";
import { Icon } from "./icons.js";
import { allCommands } from "./menus.js";
import { runCommand } from "../commands/run.js";
import { dispatch } from "../store.js";

/** @import { Entry } from "./menu.js" */

/** A text without capitals and accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {Entry} entry */
function run({ command, off }) {
  if (off) return;
  // The dialog gives the focus back to the board when it goes.
  dispatch({ type: "dialogClosed" });
  runCommand(command);
}

export function CommandsDialog() {
  const [words, setWords] = useState("");
  const sought = plain(words.trim()).split(/\s+/);
  const groups = allCommands()
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ text }) => sought.every((word) => plain(say(text)).includes(word))),
    }))
    .filter(({ entries }) => entries.length > 0);
  const first = groups.flatMap(({ entries }) => entries).find(({ off }) => !off);
  /** The arrows move between the field and the commands. @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
  function onKeyDown(event) {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const all = /** @type {HTMLElement[]} */ ([...event.currentTarget.querySelectorAll("input, .command")]);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    all[(at + way + all.length) % all.length]?.focus();
  }
  return h(
    DialogFrame,
    { title: say("commands-title"), look: "commands-dialog tall" },
    h(
      "div",
      { class: "commands", onKeyDown },
      h(
        "form",
        {
          role: "search",
          onSubmit: (/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            if (first) run(first);
          },
        },
        h("input", {
          type: "search",
          "aria-label": say("commands-label"),
          placeholder: say("commands-label"),
          value: words,
          autofocus: true,
          onInput: valued(setWords),
        }),
      ),
      groups.map(({ title, entries }) =>
        h(
          "section",
          { key: title, "aria-label": say(title) },
          h("h3", {}, say(title)),
          entries.map((entry) =>
            button(
              {
                key: entry.text,
                class: "command",
                "aria-disabled": Boolean(entry.off),
                "aria-pressed": entry.on,
                onClick: () => run(entry),
              },
              h("span", { class: "menu-text" }, say(entry.text)),
              entry.on && h(Icon, { name: "done" }),
              entry.keys && h("kbd", {}, entry.keys),
            ),
          ),
        ),
      ),
      groups.length === 0 && h("p", { role: "status", class: "quiet" }, say("commands-none")),
    ),
  );
}

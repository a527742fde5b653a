// The entries of the menus. On small screens there is one combined menu.

import { h, say } from "../ui.js";
import { settings } from "../settings.js";
import { draft, game, paused, sheet } from "../store.js";
import { letterOf } from "../board/keys.js";
import { Menu } from "./menu.js";

/** @import { Command } from "../types/page.js" */
/** @import { Group } from "./menu.js" */

/**
 * @param {string} action
 * @param {Command["do"] | Command} command its name, if it has no parameters
 * @param {{ off?: boolean, on?: boolean }} [more]
 * @param {string} [keys] the shortcut, if it is not a letter
 */
const entry = (action, command, more, keys) => ({
  text: `action-${action}`,
  command: typeof command === "string" ? /** @type {Command} */ ({ do: command }) : command,
  keys: keys ?? letterOf(command)?.replace("Shift", say("key-shift")),
  ...more,
});

/** @returns {{ text: string, groups: Group[] }[]} */
function menus() {
  const { past, future, log, saves } = game.value;
  const { candidates, corners, colors, links } = sheet.value;
  const marked = candidates.some((list) => list !== null) || corners.some(Boolean);
  const busy = draft.value !== null;
  return [
    {
      text: "menu-puzzle",
      groups: [
        {
          entries: [
            entry("new", "new", {}, "Ctrl+O"),
            entry("library", "library"),
            entry("start-puzzle", "startPuzzle"),
            entry("learn", "learn"),
            entry("statistics", "statistics", {}, "Ctrl+I"),
          ],
        },
        {
          entries: [
            entry("share", "share", { off: busy }, "Ctrl+E"),
            entry("save-as", "saveAs", { off: busy }, "Ctrl+S"),
            entry("print", "print", { off: busy }, "Ctrl+P"),
          ],
        },
        { entries: [entry(paused.value ? "go-on-clock" : "pause", "pause", { off: busy })] },
      ],
    },
    {
      text: "menu-edit",
      groups: [
        {
          entries: [
            entry("undo", "undo", { off: past.length === 0 }, "Ctrl+Z"),
            entry("redo", "redo", { off: future.length === 0 }, "Ctrl+Y"),
          ],
        },
        {
          entries: [
            entry("moves", "moves", { off: busy || past.length === 0 }),
            entry("save-point", "newSave", { off: busy }, "Ctrl+B"),
            entry("save-points", "saves", { off: saves.length === 0 }),
          ],
        },
        {
          entries: [
            entry("to-mistake", "toMistake", { off: busy || log.length === 0 }),
            entry("reset", "reset", { off: busy || log.length === 0 || past.length + future.length === 0 }),
          ],
        },
      ],
    },
    {
      text: "menu-marks",
      groups: [
        {
          entries: [
            entry("fill", "fill", { off: busy }),
            entry("promote", "promote", { off: !corners.some(Boolean) }),
            entry("clean-marks", "cleanMarks", { off: !marked }),
            entry("clear-marks", "clearMarks", { off: !marked }),
          ],
        },
        { entries: [entry("check", "checkRules", { off: busy })] },
        {
          entries: [
            entry("filter", { do: "mode", mode: "filter" }, {}, "F"),
            entry("color", { do: "mode", mode: "color" }, {}, "Q"),
            entry("context", "contextMenu", { off: busy }),
          ],
        },
        {
          entries: [
            entry("show-colors", "toggleColors", { on: settings.value.colors }),
            entry("uncolor-all", "uncolorAll", { off: colors.length + links.length === 0 }),
          ],
        },
      ],
    },
    {
      text: "menu-tutor",
      groups: [
        {
          entries: [
            entry("hint", "askHint", { off: busy }, "H"),
            entry("step", "step", { off: busy }),
            entry("choose", "choose"),
          ],
        },
        {
          entries: [
            entry("claim", "claim", { off: busy }),
            entry("review", "review", { off: busy || log.length === 0 }),
          ],
        },
        { entries: [entry("steps", "steps", { off: busy }), entry("path", "path", { off: busy })] },
        {
          entries: [
            entry("singles", "solveSingles", { off: busy }),
            entry("techniques", "solveByTechniques", { off: busy }),
            entry("solve", "solve", { off: busy }),
          ],
        },
      ],
    },
  ];
}

export function Menus() {
  const all = menus();
  const one = all.map(({ text, groups }) => ({
    title: text,
    entries: groups.flatMap(({ entries }) => entries),
  }));
  return h(
    "nav",
    { class: "menus", "aria-label": say("menus-label") },
    all.map(({ text, groups }) => h(Menu, { key: text, text, groups, look: "wide-menu" })),
    h(Menu, { text: "menu-all", icon: "menu", groups: one, look: "one-menu" }),
  );
}

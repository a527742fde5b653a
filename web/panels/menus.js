// All commands in groups, as the search for commands lists them, and the menu with those that are wanted most; loaded late.

import { h, say } from "../ui.js";
import { settings } from "../settings.js";
import { draft, game, paused, sheet } from "../store.js";
import { letterOf } from "../board/keys.js";
import { MenuList } from "./menu.js";

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

/** All commands. @returns {Group[]} */
export function allCommands() {
  const { past, future, log, saves } = game.value;
  const { candidates, corners, colors, links } = sheet.value;
  const marked = candidates.some((list) => list !== null) || corners.some(Boolean);
  const busy = draft.value !== null;
  return [
    {
      title: "menu-puzzle",
      entries: [
        entry("new", "new", {}, "Ctrl+O"),
        entry("photo", "photo", {}, "Ctrl+M"),
        entry("start-puzzle", "startPuzzle"),
        entry("share", "share", { off: busy }, "Ctrl+E"),
        entry("race", "race", { off: busy }, "Ctrl+G"),
        entry("save-as", "saveAs", { off: busy }, "Ctrl+S"),
        entry("print", "print", { off: busy }, "Ctrl+P"),
        entry(paused.value ? "go-on-clock" : "pause", "pause", { off: busy }),
      ],
    },
    {
      title: "menu-edit",
      entries: [
        entry("undo", "undo", { off: past.length === 0 }, "Ctrl+Z"),
        entry("redo", "redo", { off: future.length === 0 }, "Ctrl+Y"),
        entry("moves", "moves", { off: busy || past.length === 0 }),
        entry("save-point", "newSave", { off: busy }, "Ctrl+B"),
        entry("save-points", "saves", { off: saves.length === 0 }),
        entry("to-mistake", "toMistake", { off: busy || log.length === 0 }),
        entry("reset", "reset", { off: busy || log.length === 0 || past.length + future.length === 0 }),
      ],
    },
    {
      title: "menu-marks",
      entries: [
        entry("fill", "fill", { off: busy }),
        entry("promote", "promote", { off: !corners.some(Boolean) }),
        entry("clean-marks", "cleanMarks", { off: !marked }),
        entry("clear-marks", "clearMarks", { off: !marked }),
        entry("check", "checkRules", { off: busy }),
        entry("filter", { do: "mode", mode: "filter" }, {}, "F"),
        entry("color", { do: "mode", mode: "color" }, {}, "Q"),
        entry("context", "contextMenu", { off: busy }),
        entry("show-colors", "toggleColors", { on: settings.value.colors }),
        entry("uncolor-all", "uncolorAll", { off: colors.length + links.length === 0 }),
      ],
    },
    {
      title: "menu-tutor",
      entries: [
        entry("hint", "askHint", { off: busy }, "H"),
        entry("step", "step", { off: busy }),
        entry("choose", "choose"),
        entry("claim", "claim", { off: busy }),
        entry("review", "review", { off: busy || log.length === 0 }),
        entry("steps", "steps", { off: busy }),
        entry("path", "path", { off: busy }),
        entry("singles", "solveSingles", { off: busy }),
        entry("techniques", "solveByTechniques", { off: busy }),
        entry("solve", "solve", { off: busy }),
      ],
    },
    {
      title: "menu-pages",
      entries: [
        entry("learn", "learn"),
        entry("library", "library"),
        entry("statistics", "statistics", {}, "Ctrl+I"),
        entry("keys", "keys", {}, "F1"),
        entry("settings", "settings", {}, "Ctrl+,"),
      ],
    },
  ];
}

/** What the menu shows of them, five in a group. The dialog for sharing leads to that for saving. */
const WANTED = {
  "menu-puzzle": ["new", "share", "race", "print", "reset"],
  "menu-marks": ["fill", "clean-marks", "clear-marks", "check", "save-points"],
  "menu-tutor": ["step", "steps", "choose", "claim", "review"],
  // On small screens, which show no links to the pages.
  "menu-pages": ["learn", "library", "statistics", "settings"],
};

/** @param {{ close: (back: boolean) => void }} props */
export function ActionMenu({ close }) {
  const all = allCommands().flatMap(({ entries }) => entries);
  const groups = Object.entries(WANTED).map(([title, names]) => ({
    title,
    look: title === "menu-pages" ? "narrow" : "",
    entries: names.flatMap((name) => all.filter(({ text }) => text === `action-${name}`)),
  }));
  groups[2].entries.push(entry("commands", "commands", {}, "Ctrl+K"));
  return h(MenuList, { label: say("menu-all"), groups, close });
}

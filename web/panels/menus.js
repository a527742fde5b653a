// What the menus hold. On a small screen they are one.

import { h, say } from "../ui.js";
import { game, settings, sheet, state } from "../store.js";
import { Menu } from "./menu.js";

/** @typedef {import("./menu.js").Group} Group */
/** @typedef {import("../commands.js").Command} Command */

/**
 * @param {string} action
 * @param {Command["do"] | Command} command by its name, where that says all
 * @param {string} [keys]
 * @param {{ off?: boolean, on?: boolean }} [more]
 */
const entry = (action, command, keys, more) =>
  ({ text: `action-${action}`, command: typeof command === "string" ? /** @type {Command} */ ({ do: command }) : command, keys, ...more });

/** @returns {{ text: string, groups: Group[] }[]} */
function menus() {
  const { past, future, log, saves } = game.value;
  const { candidates, corners, colors, links } = sheet.value;
  const marked = candidates.some((list) => list !== null) || corners.some(Boolean);
  const busy = state.value.writing !== null;
  return [
    {
      text: "menu-puzzle",
      groups: [
        { entries: [entry("new", "new", "Ctrl+O"), entry("library", "library"), entry("start-puzzle", "startPuzzle"), entry("learn", "learn")] },
        { entries: [entry("save-as", "saveAs", "Ctrl+S", { off: busy }), entry("print", "print", "Ctrl+P", { off: busy })] },
        { entries: [entry(state.value.paused ? "go-on-clock" : "pause", "pause", "P", { off: busy })] },
      ],
    },
    {
      text: "menu-edit",
      groups: [
        { entries: [entry("undo", "undo", "Ctrl+Z", { off: past.length === 0 }), entry("redo", "redo", "Ctrl+Y", { off: future.length === 0 })] },
        { entries: [entry("save-point", "newSave", "Ctrl+B", { off: busy }), entry("save-points", "saves", undefined, { off: saves.length === 0 })] },
        {
          entries: [
            entry("to-mistake", "toMistake", undefined, { off: busy || log.length === 0 }),
            entry("reset", "reset", undefined, { off: busy || log.length === 0 || past.length + future.length === 0 }),
          ],
        },
      ],
    },
    {
      text: "menu-marks",
      groups: [
        {
          entries: [
            entry("fill", "fill", undefined, { off: busy }), entry("promote", "promote", ".", { off: !corners.some(Boolean) }),
            entry("clean-marks", "cleanMarks", undefined, { off: !marked }), entry("clear-marks", "clearMarks", undefined, { off: !marked }),
          ],
        },
        { entries: [entry("check", "checkRules", undefined, { off: busy })] },
        { entries: [entry("filter", { do: "mode", mode: "filter" }, "F"), entry("color", { do: "mode", mode: "color" }, "Q"), entry("context", "contextMenu", "M", { off: busy })] },
        {
          entries: [
            entry("show-colors", "toggleColors", undefined, { on: settings.value.colors }),
            entry("uncolor-all", "uncolorAll", undefined, { off: colors.length + links.length === 0 }),
          ],
        },
      ],
    },
    {
      text: "menu-tutor",
      groups: [
        {
          entries: [
            entry("hint", "askHint", "H", { off: busy }), entry("step", "step", "J", { off: busy }),
            entry("choose", "choose"),
          ],
        },
        { entries: [entry("claim", "claim", "U", { off: busy }), entry("review", "review", undefined, { off: busy || log.length === 0 })] },
        { entries: [entry("steps", "steps", "L", { off: busy }), entry("path", "path", "Y", { off: busy })] },
        {
          entries: [
            entry("singles", "solveSingles", undefined, { off: busy }), entry("techniques", "solveByTechniques", undefined, { off: busy }),
            entry("solve", "solve", undefined, { off: busy }),
          ],
        },
      ],
    },
  ];
}

export function Menus() {
  const all = menus();
  const one = all.map(({ text, groups }) => ({ title: text, entries: groups.flatMap(({ entries }) => entries) }));
  return h("nav", { class: "menus", "aria-label": say("menus-label") },
    all.map(({ text, groups }) => h(Menu, { key: text, text, groups, look: "wide-menu" })),
    h(Menu, { text: "menu-all", icon: "menu", groups: one, look: "one-menu" }));
}

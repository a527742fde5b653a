// What the menus hold. On a small screen they are one.

import { h } from "../vendor/preact/preact.js";
import { game, settings, sheet, state } from "../store.js";
import { say } from "../words/say.js";
import { Menu } from "./menu.js";

/** @typedef {import("./menu.js").Group} Group */
/** @typedef {import("../commands.js").Command} Command */

/**
 * @param {string} text
 * @param {Command} command
 * @param {string} [keys]
 * @param {{ off?: boolean, on?: boolean }} [more]
 */
const entry = (text, command, keys, more) => ({ text, command, keys, ...more });

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
        { entries: [entry("action-new", { do: "new" }, "Ctrl+O"), entry("action-start-puzzle", { do: "startPuzzle" }), entry("action-learn", { do: "learn" })] },
        { entries: [entry("action-save-as", { do: "saveAs" }, "Ctrl+S", { off: busy }), entry("action-print", { do: "print" }, "Ctrl+P", { off: busy })] },
        { entries: [entry(state.value.paused ? "action-go-on-clock" : "action-pause", { do: "pause" }, "P", { off: busy })] },
      ],
    },
    {
      text: "menu-edit",
      groups: [
        { entries: [entry("action-undo", { do: "undo" }, "Ctrl+Z", { off: past.length === 0 }), entry("action-redo", { do: "redo" }, "Ctrl+Y", { off: future.length === 0 })] },
        { entries: [entry("action-save-point", { do: "newSave" }, "Ctrl+B", { off: busy }), entry("action-save-points", { do: "saves" }, undefined, { off: saves.length === 0 })] },
        {
          entries: [
            entry("action-to-mistake", { do: "toMistake" }, undefined, { off: busy || log.length === 0 }),
            entry("action-reset", { do: "reset" }, undefined, { off: busy || log.length === 0 || past.length + future.length === 0 }),
          ],
        },
      ],
    },
    {
      text: "menu-marks",
      groups: [
        {
          entries: [
            entry("action-fill", { do: "fill" }, undefined, { off: busy }), entry("action-promote", { do: "promote" }, ".", { off: !corners.some(Boolean) }),
            entry("action-clean-marks", { do: "cleanMarks" }, undefined, { off: !marked }), entry("action-clear-marks", { do: "clearMarks" }, undefined, { off: !marked }),
          ],
        },
        { entries: [entry("action-check", { do: "checkRules" }, undefined, { off: busy })] },
        { entries: [entry("action-filter", { do: "mode", mode: "filter" }, "F"), entry("action-color", { do: "mode", mode: "color" }, "Q"), entry("action-context", { do: "contextMenu" }, "M", { off: busy })] },
        {
          entries: [
            entry("action-show-colors", { do: "toggleColors" }, undefined, { on: settings.value.colors }),
            entry("action-uncolor-all", { do: "uncolorAll" }, undefined, { off: colors.length + links.length === 0 }),
          ],
        },
      ],
    },
    {
      text: "menu-tutor",
      groups: [
        {
          entries: [
            entry("action-hint", { do: "askHint" }, "H", { off: busy }), entry("action-step", { do: "step" }, "J", { off: busy }),
            entry("action-choose", { do: "choose" }),
          ],
        },
        { entries: [entry("action-steps", { do: "steps" }, "L", { off: busy }), entry("action-path", { do: "path" }, "Y", { off: busy })] },
        {
          entries: [
            entry("action-singles", { do: "solveSingles" }, undefined, { off: busy }), entry("action-techniques", { do: "solveByTechniques" }, undefined, { off: busy }),
            entry("action-solve", { do: "solve" }, undefined, { off: busy }),
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

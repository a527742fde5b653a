// The list of a menu button (W3C menu button pattern) with arrows, Home, End, Escape and Tab; loaded late.

import { button, h, say, useLayoutEffect, useRef } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { dialog } from "../store.js";
import { focusBoard } from "./game-board.js";
import { Icon } from "./icons.js";

/** @import { Command } from "../types/page.js" */
/**
 * `text`: the id of a text; `keys`: the shortcut; `off`: disabled; `on`: the state of a switch.
 * @typedef {{ text: string, keys?: string, command: Command, off?: boolean, on?: boolean }} Entry
 */
/** Related entries under a title. @typedef {{ title: string, look?: string, entries: Entry[] }} Group */

/**
 * Runs the command of an entry. The focus goes to the board first, so that a dialog returns it there.
 * @param {Command} command
 */
export function runEntry(command) {
  focusBoard();
  runCommand(command);
  if (!dialog.peek()) focusBoard();
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {Group[]} props.groups
 * @param {(back: boolean) => void} props.close back: whether the focus returns to the menu's button
 */
export function MenuList({ label, groups, close }) {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const items = () =>
    /** @type {HTMLElement[]} */ ([...(host.current?.querySelectorAll("[role^=menuitem]") ?? [])]).filter(
      (item) => item.offsetParent,
    );

  // A layout effect, so that the next key already finds the menu.
  useLayoutEffect(() => {
    items()[0]?.focus();
    const outside = (/** @type {Event} */ event) => {
      if (!host.current?.parentElement?.contains(/** @type {Node} */ (event.target))) close(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, []);

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const list = items();
    const at = list.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const ways = { ArrowDown: at + 1, ArrowUp: at - 1 + list.length, Home: 0, End: list.length - 1 };
    if (event.key in ways) {
      event.preventDefault();
      event.stopPropagation();
      list[ways[/** @type {keyof typeof ways} */ (event.key)] % list.length]?.focus();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (event.key === "Tab") close(false);
  };

  return h(
    "div",
    { class: "menu-list", role: "menu", "aria-label": label, ref: host, onKeyDown },
    groups.map(({ title, look = "", entries }) =>
      h(
        "div",
        { class: `menu-group ${look}`, role: "group", key: title, "aria-label": say(title) },
        h("div", { class: "menu-title", "aria-hidden": "true" }, say(title)),
        entries.map(({ text, keys, command, off, on }) =>
          button(
            {
              role: on === undefined ? "menuitem" : "menuitemcheckbox",
              "aria-checked": on,
              tabIndex: -1,
              key: text,
              "aria-disabled": Boolean(off),
              onClick: () => {
                if (off) return;
                close(false);
                runEntry(command);
              },
            },
            h("span", { class: "menu-text" }, say(text)),
            on && h(Icon, { name: "done" }),
            keys && h("kbd", {}, keys),
          ),
        ),
      ),
    ),
  );
}

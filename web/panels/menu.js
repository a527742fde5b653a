// A menu button (W3C menu button pattern) with arrows, Home, End, Escape and Tab.

import { button, h, say, useLayoutEffect, useRef, useState } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { dialog } from "../store.js";
import { focusBoard } from "./game-board.js";
import { Icon } from "./icons.js";

/** @import { Command } from "../types/page.js" */
/**
 * `text`: the id of a text; `keys`: the shortcut; `off`: disabled; `on`: the state of a switch.
 * @typedef {{ text: string, keys?: string, command: Command, off?: boolean, on?: boolean }} Entry
 */
/** Related entries. The combined menu of small screens shows the title. @typedef {{ title?: string, entries: Entry[] }} Group */

/** @param {{ text: string, icon?: import("./icons.js").IconName, groups: Group[], look?: string }} props */
export function Menu({ text, icon, groups, look = "" }) {
  const [open, setOpen] = useState(false);
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const items = () =>
    /** @type {HTMLElement[]} */ ([...(host.current?.querySelectorAll("[role^=menuitem]") ?? [])]);
  const opener = () =>
    /** @type {HTMLElement | null} */ (host.current?.querySelector(":scope > button") ?? null);

  // A layout effect, so that the next key already finds the menu.
  useLayoutEffect(() => {
    if (!open) return undefined;
    items()[0]?.focus();
    const outside = (/** @type {Event} */ event) => {
      if (!host.current?.contains(/** @type {Node} */ (event.target))) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    opener()?.focus();
  };

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const list = items();
    const at = list.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const ways = { ArrowDown: at + 1, ArrowUp: at - 1 + list.length, Home: 0, End: list.length - 1 };
    if (event.key in ways) {
      event.preventDefault();
      if (!open) setOpen(true);
      else list[ways[/** @type {keyof typeof ways} */ (event.key)] % list.length]?.focus();
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    } else if (event.key === "Tab") setOpen(false);
  };

  return h(
    "div",
    { class: `menu ${look}`, ref: host, onKeyDown },
    button(
      {
        class: icon ? "tool" : "menu-button",
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-label": icon ? say(text) : undefined,
        title: icon ? say(text) : undefined,
        onClick: () => setOpen(!open),
      },
      icon ? h(Icon, { name: icon }) : say(text),
    ),
    open &&
      h(
        "div",
        { class: "menu-list", role: "menu", "aria-label": say(text) },
        groups.map(({ title, entries }, i) =>
          h(
            "div",
            { class: "menu-group", role: "group", key: i, "aria-label": title && say(title) },
            title && h("div", { class: "menu-title", "aria-hidden": "true" }, say(title)),
            entries.map(({ text: id, keys, command, off, on }) =>
              button(
                {
                  role: on === undefined ? "menuitem" : "menuitemcheckbox",
                  "aria-checked": on,
                  tabIndex: -1,
                  key: id,
                  "aria-disabled": Boolean(off),
                  onClick: () => {
                    if (off) return;
                    close();
                    runCommand(command);
                    // The focus returns to the board. Dialogs take it themselves.
                    if (!dialog.peek()) focusBoard();
                  },
                },
                h("span", { class: "menu-text" }, say(id)),
                on && h(Icon, { name: "done" }),
                keys && h("kbd", {}, keys),
              ),
            ),
          ),
        ),
      ),
  );
}

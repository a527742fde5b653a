// A button that opens a menu (W3C menu button pattern): arrows, Home, End, Escape, Tab.

import { useLayoutEffect, useRef, useState } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { runCommand } from "../commands.js";
import { dialog } from "../store.js";
import { focusBoard } from "../board/grid.js";
import { say } from "../words/say.js";

/** @typedef {import("../commands.js").Command} Command */
/** @typedef {{ text: string, keys?: string, command: Command, off?: boolean }} Entry  ids of texts, the key that does the same */

/** @param {{ text: string, entries: Entry[] }} props */
export function Menu({ text, entries }) {
  const [open, setOpen] = useState(false);
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const items = () => /** @type {HTMLElement[]} */ ([...(host.current?.querySelectorAll("[role=menuitem]") ?? [])]);
  const button = () => /** @type {HTMLElement | null} */ (host.current?.querySelector(":scope > button") ?? null);

  // At once: the next key must already find the menu.
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
    button()?.focus();
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

  return h("div", { class: "menu", ref: host, onKeyDown },
    h("button", { type: "button", class: "menu-button", "aria-haspopup": "menu", "aria-expanded": open, onClick: () => setOpen(!open) },
      say(text)),
    open && h("div", { class: "menu-list", role: "menu", "aria-label": say(text) },
      entries.map(({ text: id, keys, command, off }) =>
        h("button", {
          type: "button", role: "menuitem", tabIndex: -1, key: id, "aria-disabled": off ? "true" : undefined,
          onClick: () => {
            if (off) return;
            close();
            runCommand(command);
            // What changes the board leads back to it; dialogs take the focus themselves.
            if (!dialog.peek()) focusBoard();
          },
        }, h("span", {}, say(id)), keys && h("kbd", {}, say(keys))))));
}

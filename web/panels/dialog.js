// The frame of every dialog: the browser's modal dialog, which traps the focus. Closing it restores the focus.

import { h, useLayoutEffect, useRef } from "../ui.js";
import { focusBoard } from "./game-board.js";
import { dispatch, sheet } from "../store.js";
import { ToolButton } from "./tool-buttons.js";

/** @param {{ title: string, look?: string, children?: import("preact").ComponentChildren }} props */
export function DialogFrame({ title, look = "", children }) {
  const host = /** @type {{ current: HTMLDialogElement | null }} */ (useRef(null));
  const close = () => dispatch({ type: "dialogClosed" });
  // Escape closes the dialog at once, but the browser reports it later (“close”): a key pressed in between would go
  // nowhere. “cancel” comes before. That of a file field inside rises up to here.
  const cancel = (/** @type {Event} */ event) => {
    if (event.target === host.current) close();
  };
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const dialog = host.current;
    const before = sheet.peek();
    // Who has clicked a button wants to play on; who has reached it with Tab is still there.
    const byKey = opener?.matches(":focus-visible") ?? false;
    // Otherwise the browser would restore the focus by itself. On a cell, that would change the selection.
    opener?.blur();
    dialog?.showModal();
    dialog?.addEventListener("cancel", cancel);
    dialog?.addEventListener("close", close);
    return () => {
      // An open dialog would not let the focus go anywhere else.
      dialog?.removeEventListener("cancel", cancel);
      dialog?.removeEventListener("close", close);
      dialog?.close();
      // On the board, the focus goes to the selected cell: a new puzzle starts with another selection than the last one
      // ended with. If the dialog has changed the board, the player goes on there.
      const board =
        sheet.peek() !== before ||
        !opener?.isConnected ||
        opener === document.body ||
        opener.closest(".grid") ||
        !byKey;
      if (board) focusBoard();
      else opener.focus({ preventScroll: true });
    };
  }, []);
  return h(
    "dialog",
    {
      class: `dialog ${look}`,
      ref: host,
      "aria-labelledby": "dialog-title",
      // A click outside the dialog hits its backdrop, which belongs to the dialog element.
      onClick: (/** @type {MouseEvent} */ event) => event.target === host.current && close(),
    },
    h(
      "div",
      { class: "dialog-sheet" },
      h(
        "div",
        { class: "dialog-head" },
        h("h2", { id: "dialog-title" }, title),
        h(ToolButton, { name: "close", text: "action-close", onClick: close }),
      ),
      children,
    ),
  );
}

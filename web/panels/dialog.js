// The frame of every dialog: the browser's own modal, which keeps the focus; closed, it gives it back.

import { h, useLayoutEffect, useRef } from "../ui.js";
import { focusBoard } from "./game-board.js";
import { dispatch, sheet } from "../store.js";
import { ToolButton } from "./head.js";

/** @param {{ title: string, look?: string, children?: import("preact").ComponentChildren }} props */
export function DialogFrame({ title, look = "", children }) {
  const host = /** @type {{ current: HTMLDialogElement | null }} */ (useRef(null));
  const close = () => dispatch({ type: "dialogClosed" });
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const dialog = host.current;
    const before = sheet.peek();
    // Else the browser would give the focus back by itself, to a cell too, and so select it again.
    opener?.blur();
    dialog?.showModal();
    dialog?.addEventListener("close", close);
    return () => {
      // Open, it would keep the focus from going anywhere else.
      dialog?.removeEventListener("close", close);
      dialog?.close();
      // To the board goes the focus by way of its selection: a new puzzle begins at another cell than the last one ended.
      // Where the dialog has changed the board, play goes on there.
      const board =
        sheet.peek() !== before ||
        !opener?.isConnected ||
        opener === document.body ||
        opener.closest(".grid");
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
      // A click beside the dialog falls on its backdrop, which is the dialog itself.
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

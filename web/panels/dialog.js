// The frame of every dialog: the browser's own modal, which keeps the focus and gives it back.

import { useLayoutEffect, useRef } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { focusBoard } from "../board/grid.js";
import { dispatch } from "../store.js";
import { ToolButton } from "./head.js";

/** @param {{ title: string, look?: string, children?: import("preact").ComponentChildren }} props */
export function DialogFrame({ title, look = "", children }) {
  const host = /** @type {{ current: HTMLDialogElement | null }} */ (useRef(null));
  const close = () => dispatch({ type: "dialogClosed" });
  useLayoutEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    const dialog = host.current;
    dialog?.showModal();
    dialog?.addEventListener("close", close);
    return () => {
      // Open, it would keep the focus from going anywhere else.
      dialog?.removeEventListener("close", close);
      dialog?.close();
      if (opener?.isConnected && opener !== document.body) opener.focus({ preventScroll: true });
      // A new board has new cells: then the focus goes to it.
      else focusBoard();
    };
  }, []);
  return h("dialog", {
    class: `dialog ${look}`, ref: host, "aria-labelledby": "dialog-title",
    // A click beside the dialog falls on its backdrop, which is the dialog itself.
    onClick: (/** @type {MouseEvent} */ event) => event.target === host.current && close(),
  }, h("div", { class: "dialog-sheet" },
    h("div", { class: "dialog-head" }, h("h2", { id: "dialog-title" }, title), h(ToolButton, { name: "close", text: "action-close", onClick: close })),
    children));
}

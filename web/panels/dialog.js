// The frame of every dialog: the browser's own modal, which keeps the focus and gives it back.

import { useEffect, useRef } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { dispatch } from "../store.js";
import { ToolButton } from "./head.js";

/** @param {{ title: string, look?: string, children?: import("preact").ComponentChildren }} props */
export function DialogFrame({ title, look = "", children }) {
  const host = /** @type {{ current: HTMLDialogElement | null }} */ (useRef(null));
  useEffect(() => {
    const opener = /** @type {HTMLElement | null} */ (document.activeElement);
    host.current?.showModal();
    return () => opener?.focus({ preventScroll: true });
  }, []);
  const close = () => dispatch({ type: "dialogClosed" });
  return h("dialog", {
    class: `dialog ${look}`, ref: host, "aria-labelledby": "dialog-title", onClose: close,
    // A click beside the dialog falls on its backdrop, which is the dialog itself.
    onClick: (/** @type {MouseEvent} */ event) => event.target === host.current && close(),
  }, h("div", { class: "dialog-sheet" },
    h("div", { class: "dialog-head" }, h("h2", { id: "dialog-title" }, title), h(ToolButton, { name: "close", text: "action-close", onClick: close })),
    children));
}

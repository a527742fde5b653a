// The modules that panels are built from, in one import: Preact, its hooks, signals, texts. Also a button that does not
// submit, and small helpers for fields.

import { h } from "./vendor/preact/preact.js";
import { say } from "./say.js";

export * from "./vendor/preact/preact.js";
export * from "./vendor/preact/hooks.js";
export { computed, effect, signal, untracked } from "./vendor/signals/signals.js";
export { say };

/**
 * @param {import("preact").ButtonHTMLAttributes<HTMLButtonElement> & { key?: string | number }} props
 * @param {...import("preact").ComponentChildren} children
 */
export const button = (props, ...children) => h("button", { type: "button", ...props }, ...children);

/** Passes a field's value to a function. @param {(value: string) => void} set @returns {(event: Event) => void} */
export const valued = (set) => (event) => set(/** @type {HTMLInputElement} */ (event.target).value);

/** A paragraph of secondary text. @param {string} id of the text @param {Record<string, string | number>} [args] */
export const aside = (id, args) => h("p", { class: "quiet" }, say(id, args));

/** A field with its label. @param {string} id of the label @param {...import("preact").ComponentChildren} inner */
export const field = (id, ...inner) => h("label", { class: "field" }, h("span", {}, say(id)), ...inner);

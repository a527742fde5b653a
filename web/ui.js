// What draws the page, from one place: Preact, its hooks, signals, the words; a button that submits nothing, and what a
// field says.

import { h } from "./vendor/preact/preact.js";
import { say } from "./words/say.js";

export * from "./vendor/preact/preact.js";
export * from "./vendor/preact/hooks.js";
export { computed, effect, signal, untracked } from "./vendor/signals/signals.js";
export { say };

/**
 * @param {import("preact").ButtonHTMLAttributes<HTMLButtonElement> & { key?: string | number }} props
 * @param {...import("preact").ComponentChildren} children
 */
export const button = (props, ...children) => h("button", { type: "button", ...props }, ...children);

/** What a field says, handed on. @param {(value: string) => void} set @returns {(event: Event) => void} */
export const valued = (set) => (event) => set(/** @type {HTMLInputElement} */ (event.target).value);

/** A paragraph in a low voice. @param {string} id of its words @param {Record<string, string | number>} [args] */
export const aside = (id, args) => h("p", { class: "quiet" }, say(id, args));

/** A field with its name before it. @param {string} id of its name @param {...import("preact").ComponentChildren} inner */
export const field = (id, ...inner) => h("label", { class: "field" }, h("span", {}, say(id)), ...inner);

// The head of a page beside the game: the way to the game and to the other pages, the other language.

import { button, h } from "../ui.js";
import { dispatch, settings } from "../store.js";
import { Icon } from "./icons.js";

/**
 * @param {object} props
 * @param {string} props.name of what the links are
 * @param {Record<string, string>} props.links addresses, each with its words
 * @param {import("preact").ComponentChildren} [props.children]
 */
export function LeafHead({ name, links, children }) {
  const other = settings.value.lang === "en" ? "es" : "en";
  return h("header", { class: "leaf-head" },
    h("a", { class: "name", href: "/" }, h(Icon, { name: "gem" }), h("span", {}, "JADE")),
    h("nav", { "aria-label": name }, Object.entries(links).map(([href, text]) => h("a", { key: href, href }, text))),
    children,
    button({ class: "tool language", lang: other, onClick: () => dispatch({ type: "set", settings: { lang: other } }) },
      other === "en" ? "English" : "Español"));
}

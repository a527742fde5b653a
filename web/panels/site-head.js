// The head of every page: the pages, the current one marked, and what applies everywhere: commands, language, theme and
// settings.

import { h, say } from "../ui.js";
import { late } from "../late.js";
import { ROOT } from "../root.js";
import { Icon } from "./icons.js";
import { LanguageSwitch, ThemeButton } from "./tool-buttons.js";

/** @typedef {"play" | "learn" | "library" | "statistics" | "account" | "desk"} Place */

const PAGES = /** @type {const} */ (["play", "learn", "library", "statistics"]);

const AccountLink = late(async () => (await import("./account-link.js")).AccountLink);

/** @param {{ here: Place, children?: import("preact").ComponentChildren }} props children: more tools */
export function SiteHead({ here, children }) {
  const name = [h(Icon, { name: "gem" }), h("span", {}, "JADE")];
  return h(
    "header",
    { class: "head" },
    here === "play" ? h("h1", { class: "name" }, name) : h("a", { class: "name", href: ROOT }, name),
    h(
      "nav",
      { class: "pages", "aria-label": say("pages-label") },
      PAGES.map((page) => h(PageLink, { key: page, page, here })),
      h(AccountLink, { here: here === "account" }),
    ),
    h("div", { class: "head-tools" }, children, h(LanguageSwitch, {}), h(ThemeButton, {})),
  );
}

/** @param {{ page: typeof PAGES[number], here: Place }} props */
const PageLink = ({ page, here }) =>
  h(
    "a",
    { href: ROOT + (page === "play" ? "" : page), "aria-current": page === here ? "page" : undefined },
    say(`page-${page}`),
  );

// The pages that belong to the account, as links below the head of each of them.

import { h, say } from "../ui.js";
import { ROOT } from "../root.js";
import { Icon } from "./icons.js";

const PAGES = /** @type {const} */ (["account", "rankings", "classes"]);

/** @param {{ here: typeof PAGES[number] }} props */
export const AccountPages = ({ here }) =>
  h(
    "div",
    { class: "leaf-sub" },
    h(
      "nav",
      { "aria-label": say("account-pages") },
      PAGES.map((page) =>
        h(
          "a",
          { key: page, href: ROOT + page, "aria-current": page === here ? "page" : undefined },
          say(`page-${page}`),
        ),
      ),
    ),
  );

/**
 * What such a page shows to somebody who is not signed in.
 * @param {string} text what there is for those who are
 * @param {string} label of the link
 */
export const signInFirst = (text, label) =>
  h(
    "div",
    { class: "empty" },
    h("span", { class: "empty-gem", "aria-hidden": "true" }, h(Icon, { name: "gem" })),
    h("p", {}, text),
    h("p", { class: "buttons" }, h("a", { class: "link-button main", href: `${ROOT}account` }, label)),
  );

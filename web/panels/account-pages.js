// The pages that belong to the account, as links below the head of each of them.

import { h, say } from "../ui.js";
import { ROOT } from "../root.js";

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

// The review of a game: how it went, where time was spent, and the techniques of the easiest path next to the player's.

import { h, say } from "../ui.js";
import { Spans } from "./spans.js";
import { ROOT } from "../root.js";

/** @param {{ review: import("../types/contract.js").ReviewReply }} props */
export const Review = ({ review: { text, slow, lines } }) => [
  text.map((one, i) => h("p", { key: i }, h(Spans, { text: one }))),
  slow.length > 0 && h("h3", { key: "slow" }, say("review-slow-title")),
  slow.length > 0 &&
    h(
      "ul",
      { key: "waits", class: "waits" },
      slow.map((one, i) => h("li", { key: i }, h(Spans, { text: one }))),
    ),
  lines.length > 0 &&
    h(
      "table",
      { key: "lines", class: "uses" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["table-technique", "review-easiest", "review-own", "review-drill"].map((id) =>
            h("th", { key: id, scope: "col" }, say(id)),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        lines.map(({ technique, name, easiest, own, hasLesson }) =>
          h(
            "tr",
            { key: technique },
            h("th", { scope: "row" }, name),
            h("td", {}, easiest),
            h("td", { class: own < easiest && own === 0 ? "missed" : "" }, own),
            h(
              "td",
              {},
              hasLesson &&
                h(
                  "a",
                  {
                    class: "lesson-link",
                    href: `${ROOT}learn/${technique}#practice`,
                    "aria-label": say("review-drill-one", { name }),
                  },
                  say("review-drill"),
                ),
            ),
          ),
        ),
      ),
    ),
];

// The choice of what a tap marks: cells of a pattern, or candidates to eliminate.

import { button, h, say } from "../ui.js";

/** @import { Part } from "../types/page.js" */

/** @param {{ part: Part, choose: (part: Part) => void }} props */
export const Parts = ({ part, choose }) =>
  h(
    "div",
    { class: "parts", role: "group", "aria-label": say("claim-mark") },
    /** @type {Part[]} */ (["cells", "eliminated"]).map((one) =>
      button(
        { key: one, "aria-pressed": part === one, onClick: () => choose(one) },
        say(`claim-part-${one}`),
      ),
    ),
  );

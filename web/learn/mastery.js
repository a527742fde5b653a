// What a pupil has mastered, as a bar and in words.

import { h, say } from "../ui.js";

/** How far a station is mastered. @param {{ share: number }} props */
export const Bar = ({ share }) =>
  h(
    "div",
    {
      class: share >= 1 ? "bar full" : "bar",
      role: "meter",
      "aria-label": say("path-mastery"),
      "aria-valuenow": Math.round(share * 100),
      "aria-valuemin": 0,
      "aria-valuemax": 100,
    },
    h("span", { style: `width: ${Math.round(share * 100)}%` }),
  );

/** The results so far. @param {import("../progress/progress.js").Practised} done */
export const tally = ({ seen, unaided, helped, missed }) =>
  say("practice-tally", { seen, unaided, one: helped[0] ?? 0, two: helped[1] ?? 0, missed });

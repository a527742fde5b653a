// How far the others in a race are, as bars; loaded late.

import { h, say } from "../ui.js";
import { others } from "../race/live.js";
import { settings } from "../settings.js";
import { clockText } from "./clock-times.js";

/** @param {number} percent */
const share = (percent) =>
  new Intl.NumberFormat(settings.value.lang, { style: "percent" }).format(percent / 100);

export const RaceBars = () =>
  others.value.length > 0 &&
  h(
    "ul",
    { class: "race-bars", "aria-label": say("race-others") },
    others.value.map(({ name, percent, seconds }, i) =>
      h(
        "li",
        { key: i },
        h("span", { class: "race-who" }, name || say("race-nameless")),
        h("span", { class: "race-bar", "aria-hidden": "true" }, h("i", { style: { width: `${percent}%` } })),
        h("span", { class: "race-far" }, seconds > 0 ? clockText(seconds) : share(percent)),
      ),
    ),
  );

// What the tutor has found out about the draft: how many solutions, how hard, which clues are redundant or contradict each other.

import { button, h, say } from "../ui.js";
import { fault } from "../panels/icons.js";
import { found, lit, tries, uneven } from "./state.js";

/** @import { ClueJson } from "../types/contract.js" */

/** The words of a sequence of spans. @param {{ text: string }[]} spans */
const wordsOf = (spans) => spans.map(({ text }) => text).join("");

/** A clue, which shows its cells while it is pointed at. @param {{ clue: ClueJson }} props */
const Clue = ({ clue }) =>
  h(
    "li",
    {},
    button(
      {
        class: "desk-clue",
        onClick: () => void (lit.value = clue.cells),
        onFocus: () => void (lit.value = clue.cells),
        onBlur: () => void (lit.value = []),
        onMouseEnter: () => void (lit.value = clue.cells),
        onMouseLeave: () => void (lit.value = []),
      },
      wordsOf(clue.text),
    ),
  );

/** How many solutions there are, in a few words. */
function headline() {
  const { possible, phase } = found.value;
  if (phase === "uneven") return say("desk-uneven-title");
  if (!possible) return say("desk-asking");
  const { status, search } = possible;
  if (status === "several")
    return say(search.complete ? "desk-several" : "desk-several-more", { count: search.count });
  return say(`desk-status-${status}`);
}

export function Findings() {
  const { phase, possible, clues, rate, problem } = found.value;
  const tone = { proper: "good", none: "bad" };
  const status = phase === "uneven" ? "none" : (possible?.status ?? "unknown");
  const listed = clues ? [...clues.contradiction, ...clues.redundant] : [];
  const isUnknown =
    phase === "done" && (problem || possible?.status === "unknown" || (clues?.undecided.length ?? 0) > 0);
  return h(
    "section",
    {
      class: "desk-card desk-findings",
      "aria-label": say("desk-findings"),
      "aria-busy": phase === "busy",
      "data-status": phase === "busy" ? "busy" : status,
    },
    h(
      "h2",
      { class: /** @type {Record<string, string>} */ (tone)[status] ?? "" },
      h("span", { role: "status" }, headline()),
      phase === "busy" && h("span", { class: "desk-busy", "aria-hidden": true }),
    ),
    problem && fault(problem),
    isUnknown && button({ class: "desk-again", onClick: () => void (tries.value += 1) }, say("desk-again")),
    phase === "uneven" &&
      h(
        "p",
        {},
        uneven.value
          .map(([region, size]) => say("desk-uneven", { number: region + 1, count: size }))
          .join(" "),
      ),
    phase !== "uneven" && rate && h("p", { class: "desk-level" }, wordsOf(rate.text)),
    phase !== "uneven" && clues && h("p", { class: "quiet" }, wordsOf(clues.text)),
    phase !== "uneven" &&
      listed.length > 0 &&
      h(
        "ul",
        { class: "desk-clues" },
        listed.map((clue) => h(Clue, { key: wordsOf(clue.text), clue })),
      ),
  );
}

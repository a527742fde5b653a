// The puzzles that were found, each with a thumbnail. Clicking one plays it.

import { button, h, say, useEffect, useRef, useState } from "../ui.js";
import { fault } from "../panels/icons.js";
import { Thumbnail } from "../panels/board-view.js";
import { MAX_SIDE } from "../game/geometry.js";
import { emptySheet, sheetFrom } from "../game/sheet.js";
import { handOver } from "../storage/hand-over.js";
import { faultText } from "../words/fault.js";
import { check, sheetWhereItApplies } from "./api.js";
import { SHOWN, want } from "./wish.js";
import { ROOT } from "../root.js";

/** @import { FindReply, PuzzleJson } from "../types/contract.js" */
/** @import { Wish } from "./wish.js" */

/**
 * @param {object} props
 * @param {Wish} props.wish what was searched for
 * @param {FindReply} props.reply
 * @param {string} props.whole whether a puzzle is played from the start, as it is wished now
 * @param {Map<string, string>} props.names the names of techniques by id
 */
export function List({ wish, reply, whole, names }) {
  const { page } = wish;
  const title = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const before = useRef(page);
  useEffect(() => {
    // A new page of results starts at its top, also for screen readers.
    if (before.current !== page) title.current?.focus();
    before.current = page;
  }, [reply]);
  const from = (page - 1) * SHOWN;
  // Puzzles that cannot be read take up places too.
  const to = from + reply.puzzles.length + reply.unreadable;
  return h(
    "section",
    { class: "found" },
    h(
      "div",
      { role: "status" },
      h(
        "h2",
        { tabIndex: -1, ref: title },
        reply.all === 0
          ? say("library-nothing")
          : reply.puzzles.length === 0
            ? say("library-past", { of: reply.all })
            : say("library-shown", { from: from + 1, to, of: reply.all }),
      ),
      reply.unreadable > 0 && fault(say("library-unreadable-here", { count: reply.unreadable })),
    ),
    h(
      "ul",
      { class: "choices" },
      reply.puzzles.map((puzzle) =>
        h(
          "li",
          { key: puzzle.puzzle + JSON.stringify(puzzle.origin) },
          h(Puzzle, { puzzle, names, technique: wish.technique, whole }),
        ),
      ),
    ),
    h(
      "nav",
      { class: "buttons", "aria-label": say("library-pages") },
      page > 1 &&
        button(
          { onClick: () => want({ page: Math.min(page - 1, Math.max(1, Math.ceil(reply.all / SHOWN))) }) },
          say("library-before"),
        ),
      to < reply.all &&
        reply.puzzles.length > 0 &&
        button({ onClick: () => want({ page: page + 1 }) }, say("library-after")),
    ),
  );
}

/** @param {{ puzzle: PuzzleJson, names: Map<string, string>, technique: string, whole: string }} props */
function Puzzle({
  puzzle: { puzzle, barred, rules, boxes, givenCount, rating, origin },
  names,
  technique,
  whole,
}) {
  const [problem, setProblem] = useState("");
  const [warned, setWarned] = useState(false);
  const { level, score = 0, outcome, hardest, openness } = rating ?? {};
  const { comment, line, early = false } = origin.kind === "collection" ? origin : {};
  const start = emptySheet(puzzle, boxes, { barred, rules });
  const small = boxes.rows * boxes.columns <= MAX_SIDE;
  const play = async () => {
    if (!small) return;
    try {
      // A puzzle with a rating is known to have one solution.
      const { status, text } =
        outcome === "solved" || outcome === "stuck" ? { status: "proper", text: [] } : await check(start);
      const finding = text.map((span) => span.text).join("");
      // The player must know if a board is not proved to be a puzzle.
      if (status === "unknown" && !warned) {
        setWarned(true);
        return setProblem(`${finding} ${say("library-unknown")}`);
      }
      if (status !== "proper" && status !== "unknown") return setProblem(finding);
      handOver(technique && !whole ? await sheetWhereItApplies(start, technique, early) : start);
    } catch (error) {
      return setProblem(faultText(error));
    }
    location.assign(ROOT);
  };
  return button(
    { "aria-disabled": !small, onClick: () => void play() },
    small && h(Thumbnail, { sheet: sheetFrom(start) }),
    h("strong", {}, level ? say(`page-level-${level}`) : say("library-unrated")),
    h(
      "span",
      {},
      level
        ? say("library-numbers", { score, givens: givenCount })
        : say("writing-count", { count: givenCount }),
    ),
    h("small", {}, level && hardest && (names.get(hardest) ?? say("library-by-search"))),
    openness &&
      h(
        "small",
        {
          title: `${say("library-open", { start: openness.start, least: openness.least })}. ${say("library-open-help")}`,
        },
        say(`library-ways-${waysOf(openness.least)}`),
      ),
    early && h("small", {}, say("library-if-first", { name: names.get(technique) ?? technique })),
    !small && h("small", {}, say("library-too-large")),
    line && h("small", {}, say("library-line", { line })),
    comment && h("small", {}, comment),
    problem && h("small", { class: "fault", role: "alert" }, problem),
  );
}

/** How many ways there are to go on at the moment with the fewest. @param {number} least */
const waysOf = (least) => (least === 0 ? "none" : least === 1 ? "one" : least < 5 ? "some" : "many");

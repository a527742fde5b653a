// A list of steps in the tutor's panel: those that apply now, each drawn on hover or focus; or a path, along which the
// player can move.

import { aside, button, h, say, useEffect, useRef } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { cellName } from "../board/label.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { board, dispatch } from "../store.js";
import { problemText } from "../words/fault.js";
import { ExplainerRating } from "./explainer.js";
import { Icon } from "./icons.js";
import { Moves, MovesBack } from "./moves.js";
import { Spans } from "./spans.js";
import { TechniqueLink } from "./techniques.js";

/** @import { Walk } from "../types/page.js" */

/** The maximum number of steps listed. */
const SHOWN = 300;

/** @param {{ walk: Walk }} props */
export const WalkList = ({ walk }) => (walk.kind === "moves" ? h(Moves, { walk }) : h(StepList, { walk }));

/** @param {{ walk: Walk }} props */
function StepList({ walk: { kind, status, steps, text, at, problem } }) {
  const list = /** @type {{ current: HTMLOListElement | null }} */ (useRef(null));
  useEffect(() => {
    const row = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector("[aria-current]"));
    const panel = list.current?.closest(".tutor-body");
    if (!row || !panel || row.contains(document.activeElement)) return;
    // Scroll only the panel, not the page.
    if (
      row.offsetTop < panel.scrollTop ||
      row.offsetTop + row.offsetHeight > panel.scrollTop + panel.clientHeight
    )
      panel.scrollTop = row.offsetTop - 8;
  }, [at]);
  if (status === "asking") return aside("walk-asking");
  if (status === "failed" && problem) return h("p", {}, problemText(say, problem));
  const to = (/** @type {number} */ place) => dispatch({ type: "walked", at: place });
  const walkTo = (/** @type {number} */ i) => ({
    onClick: () => to(i),
    onFocus: () => to(i),
    onMouseEnter: () => kind === "steps" && to(i),
  });
  return [
    h("p", { class: "quiet" }, h(Spans, { text })),
    kind === "path" && h(ExplainerRating, { key: "explainer" }),
    h(
      "ol",
      { class: "walk", ref: list },
      steps
        .slice(0, SHOWN)
        .map(({ name, text: sentence }, i) =>
          h(
            "li",
            { key: i, "aria-current": i === at ? "step" : undefined },
            button(
              { class: "walk-step", "aria-expanded": i === at, ...walkTo(i) },
              h("span", { class: "walk-number" }, i + 1),
              h("span", {}, name),
              h("small", {}, conclusion(steps[i].step)),
            ),
            i === at &&
              h(
                "p",
                {},
                h(Spans, { text: sentence }),
                " ",
                h(TechniqueLink, { id: steps[i].step.technique, name }),
              ),
          ),
        ),
    ),
    steps.length > SHOWN && aside("walk-more", { count: steps.length - SHOWN }),
  ];
}

/** The maximum number of eliminated candidates that are named. */
const NAMED = 3;

/** The conclusion of a step in short. @param {import("../types/contract.js").StepJson} step */
function conclusion({ placements, eliminations }) {
  const { alphabet } = settings.peek();
  const short =
    (/** @type {string} */ sign) =>
    (/** @type {{ cell: number, digit: number }} */ { cell, digit }) =>
      `${cellName(say, board.peek(), cell)}${sign}${symbol(digit, alphabet)}`;
  const removed = eliminations.slice(0, NAMED).map(short("≠"));
  return [...placements.map(short("=")), ...removed].join(", ") + (eliminations.length > NAMED ? " …" : "");
}

/** @param {{ walk: Walk }} props */
export function WalkActions({ walk }) {
  const { kind, steps, sheets, at, status } = walk;
  const moves = kind === "moves";
  const count = moves ? sheets.length : steps.length;
  if (status === "failed")
    return button({ class: "main-button", onClick: () => runCommand({ do: kind }) }, say("action-retry"));
  if (count === 0) return null;
  const go = (
    /** @type {number} */ to,
    /** @type {import("./icons.js").IconName} */ name,
    /** @type {string} */ text,
  ) =>
    button(
      {
        class: `tool ${text}`,
        key: name,
        "aria-label": say(text),
        title: say(text),
        "aria-disabled": Boolean(to < 0 || to >= count || to === at),
        onClick: () => to >= 0 && to < count && runCommand({ do: "walkTo", at: to }),
      },
      h(Icon, { name }),
    );
  return [
    go(0, "first", "walk-first"),
    go(at - 1, "back", "walk-back"),
    h(
      "span",
      { class: "walk-place" },
      at < 0
        ? say("walk-none", { count })
        : say("walk-place", moves ? { at, count: count - 1 } : { at: at + 1, count }),
    ),
    go(at + 1, "forth", "walk-forth"),
    go(count - 1, "last", "walk-last"),
    moves && h(MovesBack, { key: "onward", walk }),
    !moves &&
      at >= 0 &&
      button(
        { key: "apply", class: "apply-button", onClick: () => runCommand({ do: "playWalk" }) },
        say(kind === "steps" ? "action-apply" : "walk-play"),
      ),
  ];
}

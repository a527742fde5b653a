// The moves of the game so far: the board shows the moment that is chosen in the list. In the tutor's panel.

import { aside, button, h, say, useEffect, useRef } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { cellName } from "../board/label.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { board, dispatch } from "../store.js";
import { clockText } from "./clock-times.js";
import { Spans } from "./spans.js";
import { useTechniques } from "./techniques.js";

/** @import { Move } from "../game/moves.js" */
/** @import { Walk } from "../types/page.js" */

/** The maximum number of cells and candidates that are named. */
const NAMED = 3;

/** @param {{ walk: Walk }} props */
export function Moves({ walk: { moves = [], found, at } }) {
  const list = /** @type {{ current: HTMLOListElement | null }} */ (useRef(null));
  const { list: known, others, kinds } = useTechniques();
  const nameOf = (/** @type {string | undefined} */ id) =>
    [...known, ...others, ...kinds].find((one) => one.id === id)?.name;
  useEffect(() => {
    const row = /** @type {HTMLElement | null | undefined} */ (list.current?.querySelector("[aria-current]"));
    const panel = list.current?.closest(".tutor-body");
    if (!row || !panel) return;
    // Scroll only the panel, not the page.
    const [top, bottom] = [
      row.offsetTop - panel.scrollTop,
      row.offsetTop + row.offsetHeight - panel.scrollTop,
    ];
    // What explains a move is longer than its name: it begins at the top.
    if (top < 0 || bottom > panel.clientHeight)
      panel.scrollTop = row.offsetTop - (found?.[at - 1] ? 0 : panel.clientHeight / 2);
  }, [at, found]);
  if (moves.length === 0) return aside("moves-none");
  const rows = [null, ...moves];
  return [
    h("p", { class: "quiet more-words" }, say("moves-intro")),
    h(
      "ol",
      { class: "walk moves", ref: list, start: 0 },
      rows.map((move, i) =>
        h(
          "li",
          { key: i, "aria-current": i === at ? "step" : undefined },
          button(
            {
              class: `walk-step${move?.kind === "accept" ? " told" : ""}`,
              onClick: () => dispatch({ type: "walked", at: i }),
            },
            h("span", { class: "walk-number" }, i || ""),
            h("span", {}, move ? moveName(move, nameOf(move.technique)) : say("move-start")),
            h(
              "small",
              {},
              move && details(move),
              move?.seconds !== undefined &&
                h("span", { class: "moves-time" }, ` · ${clockText(move.seconds)}`),
            ),
          ),
          i === at && found?.[i - 1] && h("p", { class: "walk-text" }, h(Spans, { text: found[i - 1].text })),
        ),
      ),
    ),
  ];
}

/** @param {Move} move @param {string | undefined} technique */
const moveName = ({ kind, cells, placed }, technique) =>
  kind === "accept"
    ? say(technique ? "move-step" : "move-accept", {
        name: technique ?? "",
        count: placed.length || cells.length,
      })
    : say(`move-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);

/** What a move wrote or removed, in short. @param {Move} move */
function details({ cells, digit, placed, eliminated }) {
  const { alphabet } = settings.peek();
  const place = (/** @type {number} */ cell) => cellName(say, board.peek(), cell);
  const all = [
    ...placed.map((one) => `${place(one.cell)}=${symbol(one.digit, alphabet)}`),
    ...eliminated.map((one) => `${place(one.cell)}≠${symbol(one.digit, alphabet)}`),
  ];
  const words = all.length
    ? all
    : digit
      ? [`${cells.map(place).slice(0, NAMED).join(" ")}: ${symbol(digit, alphabet)}`]
      : cells.length <= NAMED
        ? cells.map(place)
        : [];
  return words.slice(0, NAMED).join(", ") + (words.length > NAMED ? " …" : "");
}

/** Leads on from the moment that is shown. @param {{ walk: Walk }} props */
export const MovesBack = ({ walk: { at, sheets } }) =>
  at >= 0 && at < sheets.length - 1
    ? button(
        {
          key: "onward",
          class: "main-button apply-button",
          onClick: () => runCommand({ do: "goOnFromThere" }),
        },
        say("moves-from"),
      )
    : null;

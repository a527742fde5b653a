// The explanation of a step: an argument played line by line, and below it what the signs mean.

import { button, h, say, useEffect, useRef, useState, valued } from "../ui.js";
import { BRUSHES, branchBrush } from "../board/brushes.js";
import { cellName } from "../board/label.js";
import { cellsOf } from "../board/lit-shapes.js";
import { columnOf, rowOf, symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { board, dispatch, game, hint } from "../store.js";
import { Icon } from "./icons.js";
import { Spans } from "./spans.js";
import { BrushSign } from "./swatch.js";

/** @import { AdviceReply, ArgumentJson, StepJson } from "../types/contract.js" */

/**
 * Plays an argument line by line.
 * @param {{ step: StepJson, argument?: ArgumentJson, children?: import("preact").ComponentChildren }} props
 */
export function LinkPlayer({ step, argument, children }) {
  // Without an argument, each link is a line.
  const count = argument ? argument.lines.length : (step.scene.links ?? []).length;
  const now = hint.value?.linesShown ?? count;
  const to = (/** @type {number} */ at) =>
    dispatch({ type: "linksShown", lines: Math.max(0, Math.min(count, at)) });
  return h(
    "div",
    { class: "link-player", role: "group", "aria-label": say("links-label") },
    button(
      {
        class: "tool",
        "aria-label": say("links-fewer"),
        title: say("links-fewer"),
        onClick: () => to(now - 1),
      },
      h(Icon, { name: "back" }),
    ),
    h("input", {
      type: "range",
      min: 0,
      max: count,
      value: now,
      "aria-label": say("links-place", { at: now, count }),
      onInput: valued((value) => to(Number(value))),
    }),
    button(
      {
        class: "tool",
        "aria-label": say("links-further"),
        title: say("links-further"),
        onClick: () => to(now === count ? 1 : now + 1),
      },
      h(Icon, { name: "forth" }),
    ),
    h("span", { class: "quiet" }, say("links-place", { at: now, count })),
    children,
  );
}

/**
 * Where the lemma of each line begins and ends; nothing for a line outside of lemmas.
 * @param {ArgumentJson["lines"]} lines
 * @returns {({ first: number, last: number } | undefined)[]}
 */
const lemmasOf = (lines) =>
  lines.map(({ lemma }) =>
    lemma === undefined
      ? undefined
      : {
          first: lines.findIndex((line) => line.lemma === lemma),
          last: lines.findLastIndex((line) => line.lemma === lemma),
        },
  );

/**
 * What is assumed where the player is: the first line, and within a lemma its own assumption.
 * @param {{ lines: ArgumentJson["lines"], at: number }} props at: the line
 */
function Assumed({ lines, at }) {
  const lemma = lemmasOf(lines)[at];
  const assumed = [0, ...(lemma && at > lemma.first && at < lemma.last ? [lemma.first] : [])];
  return h(
    "p",
    { class: "assumed" },
    assumed.map((line) => h(Spans, { key: line, text: lines[line].text })),
  );
}

/**
 * The reasoning about a chain or a proof: the player, and its lines as a numbered list that follows it. What is between
 * the assumption and the conclusion of a lemma is folded until somebody opens it, or the player gets there.
 * @param {{ step: StepJson, argument: ArgumentJson }} props
 */
export function Argument({ step, argument }) {
  const [open, setOpen] = useState(/** @type {number[]} */ ([]));
  const list = /** @type {{ current: HTMLOListElement | null }} */ (useRef(null));
  const linesShown = hint.value?.linesShown;
  const { before, lines, after } = argument;
  const lemmas = lemmasOf(lines);
  const hasLemmas = lemmas.some((lemma) => lemma);
  const isOpen = (/** @type {number} */ first) =>
    open.includes(first) || (linesShown && lemmas[linesShown - 1]?.first === first);
  const isFolded = (/** @type {number} */ i) => {
    const lemma = lemmas[i];
    return Boolean(lemma && i > lemma.first && i < lemma.last && !isOpen(lemma.first));
  };
  const toggle = (/** @type {number} */ first) =>
    setOpen(open.includes(first) ? open.filter((one) => one !== first) : [...open, first]);
  // A proof with lemmas is too much at once: it is played from its assumption.
  useEffect(() => {
    if (hasLemmas && linesShown === undefined) dispatch({ type: "linksShown", lines: 1 });
  }, [argument]);
  useEffect(() => {
    if (!linesShown) return;
    const row = /** @type {HTMLElement | undefined} */ (list.current?.children[linesShown - 1]);
    const panel = list.current?.closest(".tutor-body");
    if (!row || !panel) return;
    // Scroll only the panel, not the page. The player covers its top.
    const player = /** @type {HTMLElement | null} */ (panel.querySelector(".link-player"));
    const covered = player && getComputedStyle(player).position === "sticky" ? player.offsetHeight : 0;
    const box = row.getBoundingClientRect();
    const { top, bottom } = panel.getBoundingClientRect();
    if (box.top < top + covered) panel.scrollTop -= top + covered - box.top + 4;
    else if (box.bottom > bottom)
      panel.scrollTop += Math.min(box.bottom - bottom + 4, box.top - top - covered);
  }, [linesShown]);
  return [
    h(
      LinkPlayer,
      { key: "player", step, argument },
      // It is always in sight, as the player is.
      hasLemmas && linesShown !== 1 ? h(Assumed, { lines, at: (linesShown || 1) - 1 }) : null,
    ),
    before.length > 0 && h("p", { key: "before" }, h(Spans, { text: before })),
    h(
      "ol",
      { key: "lines", class: "lines", ref: list },
      lines.map(({ text }, i) =>
        h(
          "li",
          {
            key: i,
            class: [
              linesShown === undefined || i + 1 < linesShown ? "" : i + 1 === linesShown ? "now" : "later",
              lemmas[i] ? "of-lemma" : "",
            ].join(" "),
            hidden: isFolded(i),
            "aria-current": i + 1 === linesShown ? "step" : undefined,
            onClick: () => dispatch({ type: "linksShown", lines: i + 1 }),
          },
          // Not a button: the player, which does the same by keyboard, may cover it.
          h("span", { class: "line-number" }, `${i + 1}.`),
          h(Spans, { text }),
          lemmas[i]?.first === i &&
            lemmas[i].last > i + 1 &&
            button(
              {
                class: "word-button unfold",
                "aria-expanded": Boolean(isOpen(i)),
                onClick: (/** @type {Event} */ event) => {
                  event.stopPropagation();
                  toggle(i);
                },
              },
              say("lemma-lines", { count: lemmas[i].last - i - 1 }),
            ),
        ),
      ),
    ),
    h("p", { key: "after" }, h(Spans, { text: after })),
  ];
}

/** The levels whose players may not know yet how cells are named. */
const FIRST_LEVELS = ["beginner", "very-easy", "easy"];

/**
 * What the name of a cell means, on a beginner's board, as soon as a hint names one.
 * @param {{ reply: AdviceReply, rung: number }} props
 */
export function Notation({ reply, rung }) {
  const { guide, level = "" } = game.value.start.label ?? {};
  if (!guide && !FIRST_LEVELS.includes(level)) return null;
  const spans = reply.rungs.slice(0, rung + 1).flatMap(({ text }) => text);
  const cell = spans
    .map(({ value }) => (value ? cellsOf(value)[0] : undefined))
    .find((one) => one !== undefined);
  if (cell === undefined) return null;
  const args = {
    place: cellName(say, board.value, cell),
    row: rowOf(board.value, cell) + 1,
    column: columnOf(board.value, cell) + 1,
  };
  return h("p", { class: "quiet notation" }, say("cell-means", args));
}

/** @param {{ step: StepJson }} props */
export function Legend({ step }) {
  const [open, setOpen] = useState(false);
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  useEffect(() => {
    const panel = host.current?.closest(".tutor-body");
    // Scroll only the panel, not the page.
    if (open && panel) panel.scrollTop = panel.scrollHeight;
  }, [open]);
  const { links = [], branches = [] } = step.scene;
  const strengths = [...new Set(links.map(({ strength }) => strength))];
  return h(
    "div",
    { class: "legend", ref: host },
    button(
      { class: "word-button", "aria-expanded": open, onClick: () => setOpen(!open) },
      say("legend-title"),
    ),
    open &&
      h(
        "ul",
        {},
        step.legend?.map(({ role, text }) =>
          h(
            "li",
            { key: role }, // On the board, the ring around a placed digit is dotted.
            h(BrushSign, { brush: BRUSHES[role], look: role === "witness" ? "round-dots" : "" }),
            text,
          ),
        ),
        step.eliminations.length > 0 &&
          h("li", { key: "out" }, h("span", { class: "swatch sign-out" }, "5"), say("legend-elimination")),
        step.placements.length > 0 &&
          h("li", { key: "in" }, h("span", { class: "swatch sign-in" }, "5"), say("legend-placement")),
        strengths.map((strength) =>
          h(
            "li",
            { key: strength },
            h("span", { class: `swatch sign-${strength}` }),
            say(`legend-${strength}-link`),
          ),
        ),
        branches.map(({ start: { cell, digit }, on }, i) => {
          const { hue, double, letter } = branchBrush(i);
          const args = {
            letter,
            place: cellName(say, board.value, cell),
            digit: symbol(digit, settings.value.alphabet),
          };
          return h(
            "li",
            { key: letter },
            h(
              "span",
              { class: `swatch sign-branch hue-${hue}${double ? " double" : ""}`, "aria-hidden": "true" },
              letter,
            ),
            say(on ? "legend-branch" : "legend-branch-not", args),
          );
        }),
      ),
  );
}

// Beneath a step that is told: its chain played link by link, and what its signs mean.

import { button, h, say, useEffect, useRef, useState, valued } from "../ui.js";
import { BRUSHES, branchBrush } from "../board/brushes.js";
import { linksOf, stepDrawing } from "../board/hint-shapes.js";
import { cellName } from "../board/label.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { board, dispatch, hint, sheet } from "../store.js";
import { Icon } from "./icons.js";
import { BrushSign } from "./swatch.js";

/** @import { StepJson } from "../types/contract.js" */

/** @param {{ step: StepJson }} props */
export function LinkPlayer({ step }) {
  const count = linksOf(step).length;
  const now = hint.value?.links ?? count;
  const to = (/** @type {number} */ links) =>
    dispatch({ type: "linksShown", links: Math.max(0, Math.min(count, links)) });
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
  );
}

/** @param {{ step: StepJson, on?: import("../game/sheet.js").Sheet }} props  on: the sheet that it is drawn on */
export function Legend({ step, on = sheet.value }) {
  const [open, setOpen] = useState(false);
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  useEffect(() => {
    const panel = host.current?.closest(".tutor-body");
    // Only the panel scrolls, never the page.
    if (open && panel) panel.scrollTop = panel.scrollHeight;
  }, [open]);
  // What is drawn, and no role that stands for nothing here.
  const { under, over } = stepDrawing(on, step);
  // A cell that only says where a conclusion falls is explained by the conclusion's own sign.
  const concluded = new Set([...step.eliminations, ...step.placements].map(({ cell }) => cell));
  const said = [...under, ...over].filter(
    (shape) =>
      !("brush" in shape && shape.brush === BRUSHES.target && "cell" in shape && concluded.has(shape.cell)),
  );
  const drawn = new Set(said.map((shape) => "brush" in shape && shape.brush));
  const roles = Object.keys(BRUSHES).filter((role) => drawn.has(BRUSHES[role]));
  const strengths = [...new Set(linksOf(step).map(({ strength }) => strength))];
  const branches = step.branches && step.branches.length > 1 ? step.branches : [];
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
        roles.map((role) =>
          h(
            "li",
            { key: role },
            h(BrushSign, { brush: BRUSHES[role] }),
            say(`legend-${role}`, /** @type {any} its technique */ (step)),
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

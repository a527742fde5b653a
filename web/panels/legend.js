// Below the explanation of a step: its chain played link by link, and what its signs mean.

import { button, h, say, useEffect, useRef, useState, valued } from "../ui.js";
import { BRUSHES, branchBrush } from "../board/brushes.js";
import { cellName } from "../board/label.js";
import { symbol } from "../game/geometry.js";
import { settings } from "../settings.js";
import { board, dispatch, hint } from "../store.js";
import { Icon } from "./icons.js";
import { BrushSign } from "./swatch.js";

/** @import { StepJson } from "../types/contract.js" */

/** @param {{ step: StepJson }} props */
export function LinkPlayer({ step }) {
  const count = step.scene.links?.length ?? 0;
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

/** @param {{ step: StepJson }} props */
export function Legend({ step }) {
  const [open, setOpen] = useState(false);
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  useEffect(() => {
    const panel = host.current?.closest(".tutor-body");
    // Scroll only the panel, not the page.
    if (open && panel) panel.scrollTop = panel.scrollHeight;
  }, [open]);
  const { marks, links = [], branches = [] } = step.scene;
  // A cell that only marks where a conclusion is drawn is explained by the sign of the conclusion.
  const concluded = new Set(step.eliminations.map(({ cell }) => cell));
  const roles = marks.flatMap(({ role, houses, cells = [], candidates }) =>
    houses || candidates || role !== "target" || cells.some((cell) => !concluded.has(cell)) ? [role] : [],
  );
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

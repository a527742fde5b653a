// The tools, by group, each with its drawing; and the rules about the whole board.

import { h, say } from "../ui.js";
import { geometry } from "../game/geometry.js";
import { freshSheet } from "../game/sheet.js";
import { Thumbnail } from "../panels/board-view.js";
import { partsOf, sideOf, withRule, withoutRule } from "./draft.js";
import { GROUPS, WHOLE, isFor, toolOf } from "./tools.js";
import { change, chosen, draft, group, tell, tool } from "./state.js";

/** The name of a tool. @param {string} id */
export const toolName = (id) => say(id === "given" ? "desk-tool-given" : `rule-${id}`);

/** The board of 3×3 that shows a rule. @param {string} rules @param {number[]} givens */
const shown = (rules, givens = []) => {
  const board = geometry(1, 3, ["no-boxes", rules].filter(Boolean).join("; "));
  return freshSheet(
    board,
    Array.from({ length: board.size }, (_, cell) => givens[cell] ?? 0),
  );
};

/** @type {Record<string, import("../game/sheet.js").Sheet>} */
const known = {};

/** @param {import("./tools.js").Tool} mine */
function example({ id, example: rules = "" }) {
  if (id === "given") return (known[id] ??= shown("", [0, 0, 0, 0, 2, 0]));
  if (id === "regions") return (known[id] ??= { ...shown(""), board: geometry(1, 3, "regions 112132332") });
  return (known[id] ??= shown(rules));
}

/** @param {string} id */
function take(id) {
  tool.value = id;
  chosen.value = "";
  tell(`desk-help-${toolOf(id).stroke}`);
}

export function Tools() {
  const side = sideOf(draft.value);
  const open = GROUPS.find(({ group: one }) => one === group.value);
  return h(
    "section",
    { class: "desk-tools", "aria-label": say("desk-tools") },
    h(
      "div",
      { class: "desk-groups", role: "group", "aria-label": say("desk-groups") },
      [...GROUPS.map(({ group: one }) => one), "whole"].map((one) =>
        h(
          "button",
          {
            type: "button",
            key: one,
            "data-group": one,
            "aria-pressed": group.value === one,
            onClick: () => void (group.value = one),
          },
          say(`desk-group-${one}`),
        ),
      ),
    ),
    open
      ? h(
          "div",
          { class: "desk-kinds", role: "radiogroup", "aria-label": say(`desk-group-${group.value}`) },
          open.tools.map((one) =>
            h(
              "label",
              { key: one.id, class: "desk-kind" },
              h("input", {
                type: "radio",
                name: "desk-tool",
                value: one.id,
                checked: tool.value === one.id,
                onChange: () => take(one.id),
              }),
              h(Thumbnail, { sheet: example(one) }),
              h("span", {}, toolName(one.id)),
            ),
          ),
        )
      : h(Whole, {}),
    open && tool.value !== "given" && h("p", { class: "quiet desk-what" }, what(tool.value, side)),
  );
}

/** What the rule of a tool asks for. @param {string} id @param {number} side */
const what = (id, side) => {
  const value = {
    whisper: Math.ceil(side / 2),
    lockout: Math.ceil(side / 2),
    modular: 3,
    "sum-line": 10,
    difference: 1,
    ratio: 2,
    "pair-sum": 10,
  };
  return say(`rule-${id}.what`, { value: /** @type {Record<string, number>} */ (value)[id] ?? 0 });
};

/** Switches for the rules about the whole board. */
function Whole() {
  const now = draft.value;
  const side = sideOf(now);
  const board = { side, boxRows: now.boxRows, boxes: now.boxes && !now.regions };
  const value = { "all-differences": 1, "all-ratios": 2, "all-pair-sums": 0 };
  return h(
    "div",
    { class: "desk-whole" },
    WHOLE.filter((id) => isFor(id, board)).map((id) => {
      const rule = now.rules.find((one) => partsOf(one, side).kind === id);
      return h(
        "label",
        {
          key: id,
          class: "choice",
          title: say(`rule-${id}.what`, { value: /** @type {Record<string, number>} */ (value)[id] ?? 0 }),
        },
        h("input", {
          type: "checkbox",
          checked: Boolean(rule),
          onChange: () => {
            change(rule ? withoutRule(now, rule) : withRule(now, id));
            tell(rule ? "desk-told-removed" : "desk-told-added", { name: say(`rule-${id}`) });
          },
        }),
        h("span", {}, say(`rule-${id}`)),
      );
    }),
  );
}

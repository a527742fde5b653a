// The rules that were drawn: each can be chosen, given another number, and taken away.

import { button, h, say, valued } from "../ui.js";
import { Icon } from "../panels/icons.js";
import { partsOf, sideOf } from "./draft.js";
import { hasNumber } from "./tools.js";
import { choose, remove, setNumber } from "./desk-board.js";
import { boardOf, chosen, draft, isRule, lit, named } from "./state.js";

export function Rules() {
  const { rules } = draft.value;
  if (!rules.length) return null;
  return h(
    "section",
    { class: "desk-card", "aria-label": say("desk-rules") },
    h("h2", {}, say("desk-rules")),
    h(
      "ul",
      { class: "desk-rules" },
      rules.map((rule, place) => h(Rule, { key: place, rule, place })),
    ),
  );
}

/** @param {{ rule: string, place: number }} props */
function Rule({ rule, place }) {
  const side = sideOf(draft.value);
  const { kind, number, cells } = partsOf(rule, side);
  const name = say(`rule-${kind}`);
  const at = cells.length
    ? say("cell-short", { row: Math.floor(cells[0] / side) + 1, column: (cells[0] % side) + 1 })
    : "";
  const { bad, redundant } = named.value;
  const mark = bad.some((clue) => isRule(clue, rule))
    ? "bad"
    : redundant.some((clue) => isRule(clue, rule))
      ? "redundant"
      : "";
  const show = () => void (lit.value = boardOf(draft.peek()).added[place]?.cells ?? []);
  const hide = () => void (lit.value = []);
  return h(
    "li",
    { class: `${chosen.value === rule ? "chosen " : ""}${mark}`, onMouseEnter: show, onMouseLeave: hide },
    button(
      {
        class: "desk-rule",
        "aria-pressed": chosen.value === rule,
        onClick: () => choose(rule),
        onFocus: show,
        onBlur: hide,
      },
      h("span", {}, name),
      at && h("small", {}, at),
      mark && h("small", { class: "desk-mark" }, say(`desk-mark-${mark}`)),
    ),
    hasNumber(kind) &&
      h("input", {
        class: "desk-number",
        inputMode: "numeric",
        maxLength: 4,
        value: number,
        "aria-label": say("desk-number", { name, place: at }),
        onFocus: (/** @type {Event} */ event) => {
          choose(rule);
          /** @type {HTMLInputElement} */ (event.target).select();
        },
        onInput: valued((text) => {
          if (/^\d{0,4}$/.test(text)) setNumber(text);
        }),
      }),
    button(
      {
        class: "desk-remove",
        "aria-label": say("desk-remove", { name, place: at }),
        onClick: () => remove(rule),
      },
      h(Icon, { name: "close" }),
    ),
  );
}

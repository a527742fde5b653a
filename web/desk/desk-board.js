// The board of the desk: strokes by mouse, finger and keyboard become rules, digits become givens or the number of a rule.

import { button, h, say, useLayoutEffect, useState } from "../ui.js";
import { NO_DRAWING } from "../board/board.js";
import { pageCommand } from "../board/keys.js";
import { digitsIn, symbol } from "../game/geometry.js";
import { moved, only } from "../game/selection.js";
import { freshSheet } from "../game/sheet.js";
import { BoardView } from "../panels/board-view.js";
import { Icon } from "../panels/icons.js";
import {
  partsOf,
  regionsOf,
  sideOf,
  textOf,
  withCell,
  withGivens,
  withOther,
  withRegion,
  withRule,
  withoutRule,
} from "./draft.js";
import { along, hasNumber, strokeRules, toolOf } from "./tools.js";
import {
  boardOf,
  change,
  chosen,
  draft,
  endStroke,
  found,
  lit,
  named,
  redo,
  shows,
  tell,
  told,
  tool,
  undo,
} from "./state.js";

/** @import { BoardHandlers } from "../types/board.js" */
/** @import { Drawing } from "../board/hint-shapes.js" */

/** The longest number of a rule. */
const LONGEST = 4;

/** What goes on between a press and its end: the way so far, and what it does to single cells. */
const stroke = {
  path: /** @type {number[]} */ ([0]),
  /** What the stroke does to cells one by one; null: the first one decides. @type {number | boolean | null} */
  mode: null,
  /** Whether arrow keys draw. */
  isDown: false,
  /** The rule whose number the next digit replaces. */
  fresh: "",
};

/** The name of a cell. @param {number} cell */
const nameOf = (cell) => {
  const side = sideOf(draft.peek());
  return say("cell-short", { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 });
};

/** The rules at a cell, those of the tool first. @param {number} cell */
function rulesAt(cell) {
  const now = draft.peek();
  const board = boardOf(now);
  const mine = now.rules.filter((_, i) => board.added[i]?.cells.includes(cell));
  const isOfTool = (/** @type {string} */ rule) => Number(rule.startsWith(`${tool.peek()} `));
  return mine.reverse().sort((a, b) => isOfTool(b) - isOfTool(a));
}

/** Chooses a rule. @param {string} rule */
export function choose(rule) {
  chosen.value = rule;
  stroke.fresh = rule;
}

/** Changes a cell of a tool that is about cells one by one. @param {number} cell */
function paint(cell) {
  const now = draft.peek();
  const { id, stroke: how } = toolOf(tool.peek());
  if (how === "regions") {
    stroke.mode ??= regionsOf(now)[cell];
    change(withRegion(now, cell, Number(stroke.mode)), { stroke: true });
    tell("desk-told-region", { cell: nameOf(cell), number: Number(stroke.mode) + 1 });
  } else {
    const has = now.rules.includes(textOf({ kind: id, number: "", cells: [cell] }, sideOf(now)));
    stroke.mode ??= !has;
    if (has !== stroke.mode) change(withCell(now, id, cell, Boolean(stroke.mode)), { stroke: true });
    tell(stroke.mode ? "desk-told-cell" : "desk-told-no-cell", {
      cell: nameOf(cell),
      name: say(`rule-${id}`),
    });
  }
}

/** Whether the tool changes cells one by one. */
const isPaint = () => ["cells", "regions"].includes(toolOf(tool.peek()).stroke);

/** Ends a stroke: it becomes rules. */
function commit() {
  const now = draft.peek();
  const mine = toolOf(tool.peek());
  endStroke();
  if (mine.stroke === "given" || isPaint()) return;
  const made = strokeRules(mine, stroke.path, sideOf(now));
  if ("fault" in made) return tell(made.fault, { side: sideOf(now) }, "bad");
  change(made.rules.reduce(withRule, now));
  const last = made.rules[made.rules.length - 1];
  choose(last);
  tell(hasNumber(mine.id) ? "desk-told-rule-number" : "desk-told-rule", {
    name: say(`rule-${mine.id}`),
    from: nameOf(stroke.path[0]),
    to: nameOf(stroke.path[stroke.path.length - 1]),
  });
}

/** Enters a digit: as a given, or in the number of the chosen rule; 0 only there. @param {number} digit */
export function enter(digit) {
  const now = draft.peek();
  if (tool.peek() === "given") {
    if (!digit) return;
    change(withGivens(now, stroke.path, digit));
    return tell("desk-told-given", {
      digit: symbol(digit),
      cell: nameOf(stroke.path[stroke.path.length - 1]),
    });
  }
  const side = sideOf(now);
  const { kind, number } = partsOf(chosen.peek(), side);
  if (!now.rules.includes(chosen.peek()) || !hasNumber(kind)) return tell("desk-told-no-number", {}, "bad");
  const before = stroke.fresh === chosen.peek() ? "" : number;
  setNumber(`${before}${digit}`.replace(/^0+(?=\d)/, "").slice(0, LONGEST));
  stroke.fresh = "";
}

/** Gives the chosen rule another number. @param {string} number empty: none */
export function setNumber(number) {
  const now = draft.peek();
  const parts = partsOf(chosen.peek(), sideOf(now));
  const must = toolOf(parts.kind).id === parts.kind && toolOf(parts.kind).number === "must";
  if (must && number === "") return;
  const next = textOf({ ...parts, number }, sideOf(now));
  change(withOther(now, chosen.peek(), next));
  chosen.value = next;
  tell("desk-told-number", { name: say(`rule-${parts.kind}`), number: number || "–" });
}

/** Takes away givens, a digit of a number, or a rule. */
export function erase() {
  const now = draft.peek();
  if (tool.peek() === "given") {
    if (stroke.path.some((cell) => now.givens[cell])) {
      change(withGivens(now, stroke.path, 0));
      return tell("desk-told-erased");
    }
  }
  const rule = now.rules.includes(chosen.peek())
    ? chosen.peek()
    : rulesAt(stroke.path[stroke.path.length - 1])[0];
  if (rule) remove(rule);
  else tell("desk-told-nothing");
}

/** @param {string} rule */
export function remove(rule) {
  change(withoutRule(draft.peek(), rule));
  if (chosen.peek() === rule) chosen.value = "";
  lit.value = [];
  tell("desk-told-removed", { name: say(`rule-${partsOf(rule, sideOf(draft.peek())).kind}`) });
}

export function DeskBoard() {
  const now = draft.value;
  const side = sideOf(now);
  const board = boardOf(now);
  const [path, setPath] = useState(/** @type {number[]} */ ([]));
  const [focus, setFocus] = useState(0);
  const { possible } = found.value;
  const { bad } = named.value;
  const mine = toolOf(tool.value);

  // Another tool or another board begins anew.
  useLayoutEffect(() => follow([], focus < side * side ? focus : 0), [tool.value, side]);

  /** @param {number[]} cells @param {number} at */
  function follow(cells, at) {
    stroke.path = cells.length ? cells : [at];
    setPath(cells);
    setFocus(at);
  }

  /** @param {number} cell */
  function start(cell) {
    endStroke();
    stroke.mode = null;
    follow([cell], cell);
  }

  /** @param {number} cell */
  function goOn(cell) {
    if (isPaint()) {
      if (stroke.mode === null) paint(stroke.path[0]);
      if (!stroke.path.includes(cell)) {
        const next = along(stroke.path, cell, side);
        next.filter((one) => !stroke.path.includes(one)).forEach(paint);
        return follow(next, cell);
      }
      return undefined;
    }
    return follow(along(stroke.path, cell, side), cell);
  }

  /** Ends a stroke; the board then shows the rule that was drawn. */
  function finish() {
    commit();
    if (mine.stroke !== "given") setPath([]);
  }

  /** A plain tap or Enter on a cell. @param {number} cell */
  function pick(cell) {
    if (isPaint()) {
      if (stroke.mode === null && mine.stroke === "cells") paint(cell);
      return;
    }
    if (mine.stroke === "given") return;
    const [rule] = rulesAt(cell);
    if (!rule) return void (chosen.value = "");
    choose(rule);
    const { kind, number } = partsOf(rule, side);
    tell("desk-told-chosen", { name: say(`rule-${kind}`), number: number || "–" });
  }

  /** @type {BoardHandlers} */
  const on = {
    command(command) {
      switch (command.do) {
        case "move": {
          const next = moved(freshSheet(board, now.givens), { cells: stroke.path, focus }, command);
          if (mine.stroke === "given") follow(next.cells, next.focus);
          else if (command.extend || stroke.isDown)
            goOn(moved(freshSheet(board, now.givens), only(focus), { ...command, extend: false }).focus);
          else start(next.focus);
          return true;
        }
        case "toggle":
          if (isPaint()) {
            stroke.mode = null;
            paint(focus);
            if (mine.stroke === "regions") stroke.isDown = !stroke.isDown;
          } else if (mine.stroke !== "given") {
            stroke.isDown = !stroke.isDown;
            if (stroke.isDown) {
              start(focus);
              tell("desk-told-down", { cell: nameOf(focus) });
            } else finish();
          }
          return true;
        case "place":
          if (isPaint()) {
            stroke.mode = null;
            paint(focus);
          } else if (
            stroke.path.length > 1 ||
            stroke.isDown ||
            (mine.stroke === "area" && !rulesAt(focus).length)
          )
            finish();
          else pick(focus);
          stroke.isDown = false;
          return true;
        case "digit":
          enter(command.digit);
          return true;
        case "erase":
          erase();
          return true;
        case "leave":
          stroke.isDown = false;
          chosen.value = "";
          start(focus);
          return true;
        case "selectAll":
          if (mine.stroke !== "given") return false;
          follow(
            now.givens.map((_, cell) => cell),
            focus,
          );
          return true;
        default:
          return false;
      }
    },
    select(selection) {
      if (mine.stroke === "given") return follow(selection.cells, selection.focus);
      stroke.isDown = false;
      if (selection.cells.length === 1) return start(selection.focus);
      return goOn(selection.focus);
    },
    focus: (cell) => (stroke.isDown ? setFocus(cell) : follow([cell], cell)),
    tap: pick,
    drag: finish,
  };

  const sheet = freshSheet(board, now.givens);
  if (shows.value && possible && possible.possible.length === board.size)
    for (let cell = 0; cell < board.size; cell++) {
      const mask = possible.possible[cell] | possible.unknown[cell];
      if (now.givens[cell] || mask === board.all || !mask) continue;
      const digits = digitsIn(mask);
      if (digits.length === 1) sheet.entries[cell] = digits[0];
      else sheet.candidates[cell] = mask;
    }
  const wrong = new Set(bad.flatMap(({ cells }) => cells));
  const rule = now.rules.indexOf(chosen.value);
  const cells = path.length ? path : (board.added[rule]?.cells ?? []);
  /** @type {Drawing} */
  const drawing = wrong.size
    ? {
        ...NO_DRAWING,
        under: [...wrong].map((cell) => ({ kind: "tint", cell, look: "wrong" })),
        choice: true,
      }
    : NO_DRAWING;
  return h(BoardView, {
    look: `board-host desk-board${found.value.phase === "busy" ? " waiting" : ""}`,
    sheet,
    selection: { cells, focus },
    drawing,
    lit: lit.value.length ? { kind: "cells", cells: lit.value } : null,
    on,
  });
}

/** Buttons for those without keys: digits, erase, undo, redo. */
export function Pad() {
  const side = sideOf(draft.value);
  const isGiven = tool.value === "given";
  const digits = isGiven ? Array.from({ length: side }, (_, i) => i + 1) : [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
  return h(
    "div",
    { class: "desk-pad", role: "group", "aria-label": say(isGiven ? "desk-pad-given" : "desk-pad-number") },
    digits.map((digit) => button({ key: digit, onClick: () => enter(digit) }, digit ? symbol(digit) : "0")),
    [
      { name: /** @type {const} */ ("erase"), work: erase },
      { name: /** @type {const} */ ("undo"), work: undo },
      { name: /** @type {const} */ ("redo"), work: redo },
    ].map(({ name, work }) =>
      button(
        {
          key: name,
          class: "desk-act",
          "aria-label": say(`action-${name}`),
          title: say(`action-${name}`),
          onClick: work,
        },
        h(Icon, { name }),
      ),
    ),
  );
}

/** The line under the board, which screen readers hear. */
export function Told() {
  const { id, args, tone } = told.value;
  return h("p", { class: `desk-told${tone ? " bad" : ""}`, role: "status" }, say(id, args));
}

/** Digits of a number, which may be larger than those of the board, before the board takes them. @param {KeyboardEvent} event */
export function onNumberKey(event) {
  if (tool.peek() === "given" || event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key))
    return;
  event.preventDefault();
  event.stopPropagation();
  enter(Number(event.key));
}

/** Keys that work wherever the focus is. @param {KeyboardEvent} event */
export function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, textarea, select")) return;
  const command = pageCommand(event);
  if (command?.do !== "undo" && command?.do !== "redo") return;
  event.preventDefault();
  if (command.do === "undo") undo();
  else redo();
}

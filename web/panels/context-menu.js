// The context menu of a cell or of one of its candidates, opened by a right click, a long press or a key. Its parts are
// the name of the cell, colours, links and digits.

import { button, h, say, useLayoutEffect, useRef, useState } from "../ui.js";
import { cellBox, focusBoard } from "./game-board.js";
import { colorName, placeLabel } from "../board/label.js";
import { PAINTS } from "../board/brushes.js";
import { colorEvent } from "../commands/to-events.js";
import { digitsIn, symbol } from "../game/geometry.js";
import { isOpen, marksAt, WRONG } from "../game/sheet.js";
import { settings } from "../settings.js";
import { change, dispatch, linkStart, selection, sheet } from "../store.js";
import { Swatch } from "./swatch.js";

/** @import { MenuPlace } from "../types/page.js" */

const close = () => {
  dispatch({ type: "menuClosed" });
  focusBoard();
};

/** The distance of the menu from its cell and from the edges of the window, in CSS pixels. */
const GAP = 6;

/**
 * Where the menu leaves its cell in sight: to the right, to the left, below or above it.
 * @param {DOMRect} cell
 * @param {DOMRect} menu
 */
function besideOf(cell, menu) {
  const inside = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(at, room - size - GAP));
  const [x, y] = [inside(cell.left, menu.width, innerWidth), inside(cell.top, menu.height, innerHeight)];
  if (cell.right + menu.width + 2 * GAP <= innerWidth) return { x: cell.right + GAP, y };
  if (cell.left - menu.width >= 2 * GAP) return { x: cell.left - menu.width - GAP, y };
  if (cell.bottom + menu.height + 2 * GAP <= innerHeight) return { x, y: cell.bottom + GAP };
  return { x, y: inside(cell.top - menu.height - GAP, menu.height, innerHeight) };
}

/** @param {{ place: MenuPlace }} props */
export function ContextMenu({ place: { cell, digit: first } }) {
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const [digit, setDigit] = useState(first);
  const items = () =>
    /** @type {HTMLElement[]} */ ([...(host.current?.querySelectorAll("[role^=menuitem]") ?? [])]);
  useLayoutEffect(() => {
    const box = host.current;
    if (!box) return undefined;
    const { x, y } = besideOf(cellBox(cell) ?? new DOMRect(), box.getBoundingClientRect());
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
    items()
      .find((item) => item.getAttribute("aria-checked") === "true")
      ?.focus();
    const outside = (/** @type {Event} */ event) => {
      if (!box.contains(/** @type {Node} */ (event.target))) dispatch({ type: "menuClosed" });
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
    // The menu of a candidate has more entries and needs more room.
  }, [digit]);

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const list = items();
    const now = list.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const ways = {
      ArrowDown: now + 1,
      ArrowRight: now + 1,
      ArrowUp: now - 1 + list.length,
      ArrowLeft: now - 1 + list.length,
      Home: 0,
      End: list.length - 1,
    };
    event.stopPropagation();
    if (event.key in ways) {
      event.preventDefault();
      list[ways[/** @type {keyof typeof ways} */ (event.key)] % list.length]?.focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      close();
    }
  };

  const linking = linkStart.value;
  const board = sheet.value;
  const { alphabet } = settings.value;
  const open = isOpen(board, cell);
  const mine = board.colors.filter((one) => one.cell === cell && one.digit === digit);
  // A cell may have several colours.
  const several = digit ? "menuitemradio" : "menuitemcheckbox";
  const cells = digit || selection.value.cells.length < 2 ? [cell] : selection.value.cells;
  const item = (
    /** @type {string} */ text,
    /** @type {() => void} */ act,
    /** @type {Record<string, string | number>} */ args = {},
  ) =>
    button(
      { role: "menuitem", tabIndex: -1, key: JSON.stringify([text, args]), onClick: () => (close(), act()) },
      say(text, args),
    );
  const sign = symbol(digit, alphabet);
  const begin = (/** @type {boolean} */ strong) =>
    dispatch({ type: "linkStarted", from: { cell, digit, strong } });
  // Where nothing is noted, any digit: the menu says nothing about the cell.
  const choices = open ? [0, ...digitsIn(marksAt(board, cell) || board.board.all)] : [0];
  return h(
    "div",
    {
      class: "menu-list context",
      role: "menu",
      ref: host,
      "aria-label": say("context-label", { place: placeLabel(say, board, cell) }),
      onKeyDown,
      onContextMenu: (/** @type {Event} */ event) => event.preventDefault(),
    },
    h(
      "div",
      { class: "context-row", role: "group", "aria-label": say("context-about") },
      choices.map((one) =>
        button(
          {
            role: "menuitemradio",
            tabIndex: -1,
            key: one,
            "aria-checked": one === digit,
            onClick: () => setDigit(one),
          },
          one ? symbol(one, alphabet) : say(cells.length > 1 && !digit ? "context-cells" : "context-cell"),
        ),
      ),
    ),
    h(
      "div",
      { class: "context-row colors", role: "group", "aria-label": say("context-color") },
      [...PAINTS.map((_, i) => i + 1), WRONG].map((color) =>
        button(
          {
            role: several,
            tabIndex: -1,
            key: color,
            class: "color-button",
            "aria-checked": mine.some((one) => one.color === color),
            "aria-label": colorName(say, color),
            title: colorName(say, color),
            onClick: () => (close(), change(colorEvent(cells, digit, color))),
          },
          h(Swatch, { color }),
        ),
      ),
    ),
    h(
      "div",
      { class: "menu-group", role: "group" },
      mine.length > 0 &&
        item("context-uncolor", () => change({ type: "uncolor", cells, at: digit }), { count: mine.length }),
      mine.map(({ color }) =>
        item("context-uncolor-all", () => change({ type: "uncolor", color }), {
          color: colorName(say, color),
        }),
      ),
      digit > 0 &&
        linking &&
        item(
          "context-link-to",
          () => {
            change({
              type: "link",
              from: { cell: linking.cell, digit: linking.digit },
              to: { cell, digit },
              strong: linking.strong,
            });
            dispatch({ type: "linkStarted", from: null });
          },
          { digit: sign },
        ),
      digit > 0 && !linking && item("context-link-strong", () => begin(true), { digit: sign }),
      digit > 0 && !linking && item("context-link-weak", () => begin(false), { digit: sign }),
      digit > 0 &&
        item(
          "context-enter",
          () => change({ type: "enter", cells: [cell], digit, clean: settings.peek().clean }),
          { digit: sign },
        ),
      digit > 0 &&
        item("context-candidate", () => change({ type: "candidate", cells: [cell], digit }), { digit: sign }),
    ),
  );
}

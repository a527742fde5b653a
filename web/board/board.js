// A board as a component. It shows what its config describes and reports to its host what the player does. It knows no
// store, no server and no page. The picture is drawn by a renderer from lists of shapes. Over it lies a grid of real
// cells for the keyboard and screen readers, unless the board is read-only.

import { conflicts } from "../game/sheet.js";
import { labelCells, makeGrid, markSelection } from "./grid.js";
import { boardCommand } from "./keys.js";
import { LAYERS } from "./layers.js";
import { followPointer } from "./pointer.js";
import { svgRenderer } from "./render.js";

/** @import { BoardApi, BoardConfig, LayerName, Renderer } from "../types/board.js" */
/** @import { Drawing } from "./hint-shapes.js" */
/** @import { Grid } from "./grid.js" */
/** @import { Shown } from "./layers.js" */

/** @type {Drawing} */
export const NO_DRAWING = { under: [], over: [], quiet: new Set() };

/** @type {Omit<BoardConfig, "sheet" | "say">} */
const DEFAULTS = {
  numbered: true,
  alphabet: "digits",
  lang: "en",
  selection: { cells: [], focus: 0 },
  peers: false,
  same: false,
  filter: { digits: 0, pairs: false },
  drawing: NO_DRAWING,
  lit: null,
  colors: true,
  links: null,
  on: null,
  renderer: svgRenderer,
};

const NAMES = /** @type {LayerName[]} */ (Object.keys(LAYERS));

/**
 * @param {HTMLElement} host an element for the board alone
 * @param {Partial<BoardConfig> & Pick<BoardConfig, "sheet" | "say">} config
 * @returns {BoardApi}
 */
export function createBoard(host, config) {
  /** @type {Shown} */
  const shown = { ...DEFAULTS, ...config, wrong: conflicts(config.sheet) };
  // The style sheet needs the width for the lines.
  host.style.containerType = "inline-size";
  /** @type {Grid | null} */
  let grid = null;
  /** @type {Renderer} */
  let renderer;

  const focus = () => grid?.cells[shown.selection.focus]?.focus({ preventScroll: true });

  /** Draws the picture for this geometry and replaces the old one. */
  function drawPicture() {
    const { sheet, numbered, alphabet } = shown;
    renderer?.element.remove();
    renderer = shown.renderer(sheet.board, { numbered, alphabet });
    host.style.setProperty("--near", `${100 * renderer.near}%`);
    host.style.setProperty("--far", `${100 * renderer.far}%`);
    host.prepend(renderer.element);
    for (const name of NAMES) renderer.show(name, LAYERS[name].shapes(shown));
  }

  /** Makes the grid for this geometry and replaces the old one. */
  function layGrid() {
    const hadFocus = grid?.root.contains(document.activeElement);
    grid?.root.remove();
    grid = shown.on && makeGrid(shown.sheet.board);
    if (!grid) return;
    listen(grid);
    host.append(grid.root);
    label();
    markSelection(grid, shown.selection);
    if (hadFocus) focus();
  }

  /** @param {Grid} grid */
  function listen({ root, cells, board }) {
    followPointer(root, shown, focus);
    root.addEventListener("keydown", (event) => {
      const command = boardCommand(event, board, shown.alphabet === "letters");
      if (!command || !shown.on?.command(command)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    root.addEventListener("focusin", (event) => {
      const cell = cells.indexOf(/** @type {HTMLElement} */ (event.target));
      if (cell >= 0 && cell !== shown.selection.focus) shown.on?.focus(cell);
    });
  }

  const label = () => grid && labelCells(grid, shown);

  drawPicture();
  layGrid();
  return {
    set(change) {
      const keys = /** @type {(keyof BoardConfig)[]} */ (Object.keys(change));
      const changed = new Set(keys.filter((key) => change[key] !== shown[key]));
      if (changed.size === 0) return;
      const has = (/** @type {(keyof Shown)[]} */ ...some) =>
        some.some((key) => changed.has(/** @type {keyof BoardConfig} */ (key)));
      const { board } = shown.sheet;
      Object.assign(shown, change);
      if (has("sheet")) shown.wrong = conflicts(shown.sheet);
      const resized = shown.sheet.board !== board;
      if (resized || has("numbered", "alphabet", "renderer")) drawPicture();
      else
        for (const name of NAMES)
          if (has(...LAYERS[name].needs)) renderer.show(name, LAYERS[name].shapes(shown));
      if (resized || Boolean(shown.on) !== Boolean(grid)) return layGrid();
      if (has("sheet", "alphabet", "lang", "colors")) label();
      if (grid && has("selection")) markSelection(grid, shown.selection);
    },
    focus,
    glow: (cell, delay) => glow(grid?.cells[cell], delay),
    cellBox: (cell) => grid?.cells[cell]?.getBoundingClientRect(),
    destroy: () => host.replaceChildren(),
  };
}

/** Lights up a cell for a moment. @param {HTMLElement | undefined} cell @param {number} delay in milliseconds */
const glow = (cell, delay) =>
  void cell?.animate(
    [
      { background: "transparent" },
      { background: "color-mix(in srgb, var(--jade) 42%, transparent)", offset: 0.3 },
      { background: "transparent" },
    ],
    { duration: 650, delay, easing: "ease-out" },
  );

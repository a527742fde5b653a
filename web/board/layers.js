// Which shapes each layer of a board shows for a given config. Pure. See render.js for the order of layers.

import { litShapes } from "./lit-shapes.js";
import { choiceShapes, filterShapes, paintShapes, sheetShapes } from "./sheet-shapes.js";

/** @import { BoardConfig, LayerName } from "../types/board.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * The config of a board, and what is derived from it.
 * @typedef {BoardConfig & { wrong: Set<number> }} Shown wrong: the cells in conflict
 */

/** @type {Record<LayerName, { needs: (keyof Shown)[], shapes: (shown: Shown) => Shape[] }>} */
export const LAYERS = {
  choice: { needs: ["sheet", "selection", "peers", "same", "filter", "drawing", "colors"], shapes: choice },
  chosen: {
    needs: ["sheet", "selection", "drawing"],
    shapes: ({ selection: { cells }, drawing }) =>
      cells.length
        ? [{ kind: "contour", cells, look: isDrawn(drawing) && !drawing.choice ? "picked quiet" : "picked" }]
        : [],
  },
  paint: {
    needs: ["sheet", "colors"],
    shapes: ({ sheet, colors }) => (colors ? paintShapes(sheet).under : []),
  },
  drawn: {
    needs: ["sheet", "colors", "links"],
    shapes: ({ sheet, colors, links }) =>
      colors ? [...paintShapes(sheet).over, ...(links?.(sheet) ?? [])] : [],
  },
  sheet: {
    needs: ["sheet", "drawing", "filter"],
    // What the tutor draws may be about any candidate.
    shapes: ({ sheet, wrong, drawing, filter }) =>
      sheetShapes(sheet, wrong, drawing.quiet, drawing.over.length ? undefined : filter),
  },
  under: { needs: ["drawing"], shapes: ({ drawing }) => drawing.under },
  over: { needs: ["drawing"], shapes: ({ drawing }) => drawing.over },
  lit: { needs: ["sheet", "lit"], shapes: ({ sheet, lit }) => (lit ? litShapes(sheet, lit) : []) },
};

/** Whether the tutor draws something. @param {BoardConfig["drawing"]} drawing */
const isDrawn = ({ under, over }) => under.length > 0 || over.length > 0;

/**
 * The filter and the selection. The cells that the selected cell sees are not tinted while a filter is on or the tutor
 * draws something, because the tint would hide it. Beside most drawings the selection is only a thin frame.
 * @param {Shown} shown
 * @returns {Shape[]}
 */
function choice({ sheet, selection, wrong, peers, same, filter, drawing, colors }) {
  const drawn = isDrawn(drawing);
  const busy = Boolean(filter.digits || filter.pairs || drawn);
  const shown = drawn && !drawing.choice ? { ...selection, cells: [] } : selection;
  return [
    ...filterShapes(sheet, filter),
    ...choiceShapes(sheet, shown, { peers: peers && !busy, same: same && !busy, colors }),
    ...[...wrong].map((cell) => /** @type {Shape} */ ({ kind: "tint", cell, look: "wrong" })),
  ];
}

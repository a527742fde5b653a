// Lines around any cells, a little inside of them. Where the cells touch at a corner only, each has its own line.

import { columnOf, rowOf } from "../game/geometry.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @import { Point } from "./places.js" */

/** Right, down, left, up: along the upper, right, lower and left edge of a cell, clockwise. */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * The closed lines around cells, clockwise, holes the other way round. The first begins at the top left corner of the first
 * cell in reading order.
 * @param {Geometry} board
 * @param {number[]} cells
 * @param {number} inset
 * @returns {Point[][]}
 */
export function outlines(board, cells, inset) {
  const all = new Set(cells.map((cell) => `${columnOf(board, cell)} ${rowOf(board, cell)}`));
  /** Edges to other cells, from the corner and in the direction that they have. @type {Set<string>} */
  const edges = new Set();
  for (const cell of cells.slice().sort((a, b) => a - b)) {
    const [x, y] = [columnOf(board, cell), rowOf(board, cell)];
    WAYS.forEach(([right, down], way) => {
      // The other cell lies to the left of the edge.
      if (all.has(`${x + down} ${y - right}`)) return;
      const [left, top] = [x + (way === 1 || way === 2 ? 1 : 0), y + (way > 1 ? 1 : 0)];
      edges.add(`${left} ${top} ${way}`);
    });
  }
  const lines = [];
  for (const edge of edges) {
    let [x, y, way] = edge.split(" ").map(Number);
    let [right, down] = WAYS[way];
    /** @type {Point[]} */
    const line = [];
    while (edges.delete(`${x} ${y} ${way}`)) {
      [x, y] = [x + right, y + down];
      // To the right first: so a line stays with its cell where another cell touches it at a corner.
      const turn = [1, 0, 3].find((turn) => edges.has(`${x} ${y} ${(way + turn) % 4}`)) ?? 1;
      way = (way + turn) % 4;
      const [before, after] = [[right, down], WAYS[way]];
      [right, down] = after;
      if (turn) {
        line.push({ x: x - inset * (before[1] + after[1]), y: y + inset * (before[0] + after[0]) });
      }
    }
    // The corner where it began comes last.
    lines.push([line[line.length - 1], ...line.slice(0, -1)]);
  }
  return lines;
}

/**
 * A closed line with round corners.
 * @param {Point[]} line
 * @param {number} radius
 */
export function rounded(line, radius) {
  const parts = line.map((at, i) => {
    const [before, after] = [line[(i + line.length - 1) % line.length], line[(i + 1) % line.length]];
    const [from, to] = [before, after].map(({ x, y }) => {
      const part = Math.min(0.5, radius / Math.hypot(x - at.x, y - at.y));
      return { x: at.x + (x - at.x) * part, y: at.y + (y - at.y) * part };
    });
    const isOuter = (at.x - before.x) * (after.y - at.y) > (at.y - before.y) * (after.x - at.x);
    return `${i ? "L" : "M"}${from.x} ${from.y} A${radius} ${radius} 0 0 ${isOuter ? 1 : 0} ${to.x} ${to.y} `;
  });
  return `${parts.join("")}Z`;
}

/**
 * The line around cells as a path; nothing if they form a rectangle.
 * @param {Geometry} board
 * @param {number[]} cells
 * @param {number} inset
 * @param {number} radius
 */
export function pathAround(board, cells, inset, radius) {
  const [columns, rows] = [columnOf, rowOf].map((of) => cells.map((cell) => of(board, cell)));
  const across = (/** @type {number[]} */ all) => Math.max(...all) - Math.min(...all) + 1;
  if (across(columns) * across(rows) === cells.length) return undefined;
  return outlines(board, cells, inset)
    .map((line) => rounded(line, radius))
    .join("");
}

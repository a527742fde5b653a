// What a setter draws with: the tools, and which rule a stroke over cells makes. Pure.

import { textOf } from "./draft.js";

/**
 * How a tool is used: cells one by one, an area, a line, two neighbours, a corner, the end of a row or column, a diagonal.
 * @typedef {"given" | "regions" | "cells" | "area" | "line" | "pair" | "corner" | "end" | "diagonal"} Stroke
 */

/**
 * @typedef {object} Tool
 * @property {string} id the kind of its rules, or `given`
 * @property {Stroke} stroke
 * @property {number} [least] the fewest cells
 * @property {"may" | "must"} [number] whether its rules can or must have a number
 * @property {(cells: number, side: number) => number} [first] the number that a rule begins with if it must have one
 * @property {string} [example] its drawing in the list of tools: a rule on a board of 3×3
 */

/** The usual sum of so many cells. @param {number} cells @param {number} side */
const usual = (cells, side) => Math.round((cells * (side + 1)) / 2);

/** The groups, in the order in which they are offered. @type {{ group: string, tools: Tool[] }[]} */
export const GROUPS = [
  {
    group: "cells",
    tools: [
      { id: "given", stroke: "given" },
      { id: "cage", stroke: "area", number: "may", example: "cage 9 r1c1 r2c1 r2c2" },
      { id: "even", stroke: "cells", example: "even r2c2" },
      { id: "odd", stroke: "cells", example: "odd r2c2" },
      { id: "regions", stroke: "regions" },
      { id: "extra-region", stroke: "area", example: "extra-region r1c2 r2c2 r2c3" },
      { id: "sum", stroke: "area", number: "must", first: usual, example: "sum 7 r2c2 r2c3 r3c2" },
    ],
  },
  {
    group: "lines",
    tools: [
      { id: "thermometer", stroke: "line", least: 2, example: "thermometer r3c1 r2c2 r1c2 r1c3" },
      { id: "arrow", stroke: "line", least: 2, number: "may", example: "arrow r3c1 r2c2 r1c3" },
      { id: "whisper", stroke: "line", least: 2, number: "may", example: "whisper 2 r1c1 r2c2 r2c3" },
      { id: "renban", stroke: "line", least: 2, example: "renban r1c1 r2c2 r2c3" },
      { id: "palindrome", stroke: "line", least: 2, example: "palindrome r3c1 r2c1 r2c2 r1c3" },
      { id: "between", stroke: "line", least: 3, example: "between r3c1 r2c2 r1c3" },
      { id: "region-sum", stroke: "line", least: 2, example: "region-sum r1c1 r2c2 r2c3" },
      { id: "slow-thermometer", stroke: "line", least: 2, example: "slow-thermometer r3c1 r2c2 r1c2" },
      { id: "nabner", stroke: "line", least: 2, example: "nabner r1c1 r2c2 r2c3" },
      { id: "entropic", stroke: "line", least: 2, example: "entropic r1c1 r2c2 r2c3" },
      { id: "modular", stroke: "line", least: 2, number: "may", example: "modular r1c1 r2c2 r2c3" },
      { id: "zipper", stroke: "line", least: 3, example: "zipper r1c1 r2c2 r2c3" },
      { id: "double-arrow", stroke: "line", least: 3, example: "double-arrow r3c1 r2c2 r1c3" },
      { id: "lockout", stroke: "line", least: 2, number: "may", example: "lockout r3c1 r2c2 r1c3" },
      { id: "sum-line", stroke: "line", least: 2, number: "may", example: "sum-line 5 r1c1 r2c2 r2c3" },
      { id: "clone", stroke: "line", least: 2, example: "clone r1c1 r2c1 r2c3 r3c3" },
    ],
  },
  {
    group: "signs",
    tools: [
      { id: "difference", stroke: "pair", number: "may", example: "difference r2c1 r2c2" },
      { id: "ratio", stroke: "pair", number: "may", example: "ratio r2c1 r2c2" },
      {
        id: "pair-sum",
        stroke: "pair",
        number: "must",
        first: (_, side) => Math.min(10, side + 1),
        example: "pair-sum 10 r2c1 r2c2",
      },
      { id: "greater-than", stroke: "pair", example: "greater-than r2c1 r2c2" },
      {
        id: "quadruple",
        stroke: "corner",
        number: "must",
        first: () => 1,
        example: "quadruple 12 r1c1 r1c2 r2c1 r2c2",
      },
    ],
  },
  {
    group: "outside",
    tools: [
      {
        id: "sandwich",
        stroke: "end",
        number: "must",
        first: (_, side) => side,
        example: "sandwich 5 r2c1 r2c3",
      },
      {
        id: "x-sum",
        stroke: "end",
        number: "must",
        first: (_, side) => Math.round((side * side) / 4),
        example: "x-sum 4 r2c1 r2c3",
      },
      { id: "skyscraper", stroke: "end", number: "must", first: () => 3, example: "skyscraper 3 r2c1 r2c3" },
      {
        id: "little-killer",
        stroke: "diagonal",
        number: "must",
        first: usual,
        example: "little-killer 9 r1c1 r2c2 r3c3",
      },
    ],
  },
];

/** @type {Map<string, Tool>} */
const TOOLS = new Map(GROUPS.flatMap(({ tools }) => tools.map((tool) => [tool.id, tool])));

/** @param {string} id @returns {Tool} */
export const toolOf = (id) => TOOLS.get(id) ?? GROUPS[0].tools[0];

/** Whether rules of a kind have a number, which can be changed. @param {string} kind */
export const hasNumber = (kind) => Boolean(TOOLS.get(kind)?.number) || kind.startsWith("all-");

/** The rules about the whole board. */
export const WHOLE = [
  "main-diagonal",
  "antidiagonal",
  "windows",
  "disjoint-groups",
  "centre-dot",
  "anti-knight",
  "anti-king",
  "non-consecutive",
  "all-differences",
  "all-ratios",
  "all-pair-sums",
];

/** Whether a rule about the whole board says anything on one of this kind. @param {string} rule @param {{ side: number, boxRows: number, boxes: boolean }} board */
export function isFor(rule, { side, boxRows, boxes }) {
  const size = Math.ceil(Math.sqrt(side));
  const square = size * size === side;
  if (rule === "centre-dot") return boxes && square && size % 2 === 1;
  if (rule === "windows" || rule === "disjoint-groups") return boxes && boxRows > 1;
  return true;
}

/**
 * The way of a pointer that has reached another cell. It may have jumped over cells of a straight line; going back takes back.
 * @param {number[]} path
 * @param {number} cell
 * @param {number} side
 * @returns {number[]}
 */
export function along(path, cell, side) {
  const last = path[path.length - 1];
  if (last === undefined) return [cell];
  if (cell === last) return path;
  if (path[path.length - 2] === cell) return path.slice(0, -1);
  const down = Math.floor(cell / side) - Math.floor(last / side);
  const right = (cell % side) - (last % side);
  const straight = down === 0 || right === 0 || Math.abs(down) === Math.abs(right);
  const steps = straight ? Math.max(Math.abs(down), Math.abs(right)) : 1;
  const next = path.slice();
  for (let i = 1; i <= steps; i++) {
    const at = straight ? last + i * (Math.sign(down) * side + Math.sign(right)) : cell;
    if (!next.includes(at)) next.push(at);
  }
  return next;
}

/**
 * The rules that a stroke makes, or why it makes none: the id of a text.
 * @param {Tool} tool
 * @param {number[]} path the cells in the order in which they were reached
 * @param {number} side
 * @returns {{ rules: string[] } | { fault: string }}
 */
export function strokeRules(tool, path, side) {
  const write = (/** @type {number[]} */ cells, named = cells.length) =>
    textOf({ kind: tool.id, number: tool.first ? String(tool.first(named, side)) : "", cells }, side);
  const rising = path.slice().sort((a, b) => a - b);
  switch (tool.stroke) {
    case "area":
      if (tool.id === "extra-region" && path.length !== side) return { fault: "desk-fault-house" };
      if (tool.id === "cage" && path.length > side) return { fault: "desk-fault-cage" };
      return { rules: [write(rising)] };
    case "line":
      if (path.length < (tool.least ?? 2)) return { fault: `desk-fault-line-${tool.least ?? 2}` };
      if (tool.id === "clone" && path.length % 2) return { fault: "desk-fault-clone" };
      return { rules: [write(path)] };
    case "pair": {
      const pairs = path.slice(1).map((cell, i) => [path[i], cell]);
      const beside = pairs.filter(([a, b]) => isBeside(a, b, side));
      const inOrder = tool.id === "greater-than";
      if (!beside.length) return { fault: "desk-fault-pair" };
      return { rules: beside.map((pair) => write(inOrder ? pair : pair.sort((a, b) => a - b))) };
    }
    case "corner": {
      const [top, left] = [Math.floor(rising[0] / side), Math.min(...path.map((cell) => cell % side))];
      const fits = path.every((cell) => Math.floor(cell / side) - top < 2 && (cell % side) - left < 2);
      if (path.length < 2 || !fits || top + 1 >= side || left + 1 >= side)
        return { fault: "desk-fault-corner" };
      const first = top * side + left;
      return { rules: [write([first, first + 1, first + side, first + side + 1])] };
    }
    case "end": {
      const way = wayFromEdge(path, side);
      if (!way || (way.down !== 0 && way.right !== 0)) return { fault: "desk-fault-end" };
      const ends = [path[0], path[0] + (side - 1) * (way.down * side + way.right)];
      // Between the ends of a sandwich there is no first and last.
      return { rules: [write(tool.id === "sandwich" ? ends.sort((a, b) => a - b) : ends)] };
    }
    case "diagonal": {
      const way = wayFromEdge(path, side);
      if (!way || way.down === 0 || way.right === 0) return { fault: "desk-fault-diagonal" };
      const cells = [];
      for (
        let row = Math.floor(path[0] / side), column = path[0] % side;
        row >= 0 && row < side && column >= 0 && column < side;
        row += way.down, column += way.right
      )
        cells.push(row * side + column);
      return { rules: [write(cells)] };
    }
    default:
      return { rules: [] };
  }
}

/** @param {number} a @param {number} b @param {number} side */
const isBeside = (a, b, side) =>
  Math.abs(Math.floor(a / side) - Math.floor(b / side)) + Math.abs((a % side) - (b % side)) === 1;

/** The direction of a stroke that begins at the edge and leads straight inwards. @param {number[]} path @param {number} side */
function wayFromEdge(path, side) {
  if (path.length < 2) return null;
  const down = Math.floor(path[1] / side) - Math.floor(path[0] / side);
  const right = (path[1] % side) - (path[0] % side);
  if (Math.abs(down) > 1 || Math.abs(right) > 1) return null;
  const [row, column] = [Math.floor(path[0] / side) - down, (path[0] % side) - right];
  return row < 0 || row >= side || column < 0 || column >= side ? { down, right } : null;
}

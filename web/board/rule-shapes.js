// What the rules of a board look like: shaded houses, diagonals, lines, bulbs, signs in cells and between them. Loaded only
// for boards that have any; they never change while a board is shown.

import { glyph, svg } from "./shapes.js";
import { columnOf, rowOf } from "../game/geometry.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @import { Rule } from "../game/rules.js" */
/** @typedef {{ x: number, y: number }} Point */

/** The kinds whose houses are shaded. */
const SHADED = new Set(["window", "extra"]);

/**
 * What lies below the digits, in board units.
 * @param {Geometry} board
 * @returns {SVGElement[]}
 */
export function rulesBelow(board) {
  const shades = board.houses.filter(({ kind }) => SHADED.has(kind)).flatMap(({ cells }) => cells);
  return [
    ...[...new Set(shades)].map((cell) => square(board, cell, 0, "rule-shade")),
    ...board.added.flatMap((rule) => BELOW[rule.kind]?.(board, rule) ?? []),
  ];
}

/**
 * What lies on the lines of the grid: where regions end, and signs between cells.
 * @param {Geometry} board
 * @returns {SVGElement[]}
 */
export const rulesAbove = (board) => [
  ...(board.regions ? [svg("path", { d: borders(board, board.regions), class: "thick-line" })] : []),
  ...board.added.flatMap((rule) => ABOVE[rule.kind]?.(board, rule) ?? []),
];

/** The lines between cells of different regions. @param {Geometry} board @param {number[]} regions */
function borders({ side }, regions) {
  const sides = regions.map((region, cell) => {
    const [x, y] = [cell % side, Math.floor(cell / side)];
    const above = y > 0 && regions[cell - side] !== region ? `M${x} ${y} h1 ` : "";
    return above + (x > 0 && regions[cell - 1] !== region ? `M${x} ${y} v1 ` : "");
  });
  return sides.join("");
}

/** The centre of a cell. @param {Geometry} board @param {number} cell @returns {Point} */
const centre = (board, cell) => ({ x: columnOf(board, cell) + 0.5, y: rowOf(board, cell) + 0.5 });

/** @param {Geometry} board @param {number} cell @param {number} inset @param {string} look */
function square(board, cell, inset, look) {
  const size = 1 - 2 * inset;
  const [x, y] = [columnOf(board, cell) + inset, rowOf(board, cell) + inset];
  return svg("rect", { x, y, width: size, height: size, rx: inset / 3, class: look });
}

/** @param {Point[]} points */
const through = (points) => `M${points.map(({ x, y }) => `${x} ${y}`).join(" L")}`;

/** @param {string} look @returns {(board: Geometry, rule: Rule) => SVGElement[]} */
const line =
  (look) =>
  (board, { cells }) => [
    svg("path", { d: through(cells.map((cell) => centre(board, cell))), class: `rule-line ${look}` }),
  ];

/** @param {string} look @returns {(board: Geometry, rule: Rule) => SVGElement[]} */
const bulbAndLine = (look) => (board, rule) => {
  const { x, y } = centre(board, rule.cells[0]);
  return [...line(look)(board, rule), svg("circle", { cx: x, cy: y, r: 0.34, class: `rule-bulb ${look}` })];
};

/** @type {Record<string, (board: Geometry, rule: Rule) => SVGElement[]>} */
const BELOW = {
  "main-diagonal": ({ side }) => [svg("path", { d: `M0 0 L${side} ${side}`, class: "rule-diagonal" })],
  antidiagonal: ({ side }) => [svg("path", { d: `M${side} 0 L0 ${side}`, class: "rule-diagonal" })],
  even: (board, { cells }) => cells.map((cell) => square(board, cell, 0.12, "rule-sign")),
  odd: (board, { cells }) =>
    cells.map((cell) => {
      const { x, y } = centre(board, cell);
      return svg("circle", { cx: x, cy: y, r: 0.4, class: "rule-sign" });
    }),
  thermometer: bulbAndLine("thermometer"),
  "slow-thermometer": bulbAndLine("slow"),
  whisper: line("whisper"),
  renban: line("renban"),
  palindrome: line("palindrome"),
  clone: (board, { cells }) => cells.map((cell) => square(board, cell, 0.08, "rule-clone")),
};

/** The middle between two cells. @param {Geometry} board @param {Rule} rule @returns {Point} */
function between(board, { cells: [a, b] }) {
  const [one, other] = [centre(board, a), centre(board, b)];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** @param {string} look @param {(value: number) => string} sign @returns {(board: Geometry, rule: Rule) => SVGElement[]} */
const dot = (look, sign) => (board, rule) => {
  const at = between(board, rule);
  const text = sign(rule.value);
  return [
    svg("circle", { cx: at.x, cy: at.y, r: 0.16, class: `rule-dot ${look}` }),
    ...(text ? [glyph(text, at, 0.2, `rule-number ${look}`)] : []),
  ];
};

/** @type {Record<string, (board: Geometry, rule: Rule) => SVGElement[]>} */
const ABOVE = {
  difference: dot("white", (value) => (value === 1 ? "" : String(value))),
  ratio: dot("black", (value) => (value === 2 ? "" : String(value))),
  "pair-sum": dot("letter", (value) => (value === 5 ? "V" : value === 10 ? "X" : String(value))),
  "greater-than": (board, rule) => {
    const at = between(board, rule);
    const [greater, smaller] = rule.cells.map((cell) => centre(board, cell));
    const [right, down] = [smaller.x - greater.x, smaller.y - greater.y];
    // Open towards the greater digit.
    const [tip, wing] = [0.09, 0.13];
    const end = (/** @type {number} */ side) => ({
      x: at.x - tip * right + wing * side * down,
      y: at.y - tip * down + wing * side * right,
    });
    const corner = { x: at.x + tip * right, y: at.y + tip * down };
    return [svg("path", { d: through([end(-1), corner, end(1)]), class: "rule-greater" })];
  },
};

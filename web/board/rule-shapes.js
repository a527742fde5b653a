// What the rules of a board look like: shaded houses, diagonals, lines, bulbs, cages, signs in cells, between them and
// outside. Loaded only for boards that have any; they never change while a board is shown.

import { outlines, rounded } from "./outline.js";
import { glyph, svg } from "./shapes.js";
import { columnOf, rowOf } from "../game/geometry.js";
import { ROOM, circleAndShaft, cluesBefore, unitOf, wayOf } from "../game/rules.js";

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
  // A cage as large as a house has its own outline.
  const caged = new Set(board.added.filter(({ kind }) => kind === "cage").map(({ cells }) => cells.join()));
  const shades = board.houses
    .filter(({ kind, cells }) => SHADED.has(kind) && !caged.has(cells.join()))
    .flatMap(({ cells }) => cells);
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

/** The radius of the circle of an arrow, and how far its shaft goes on beyond the middle of the last cell. */
const [CIRCLE, TIP] = [0.41, 0.14];
/** How far the corners of a diamond are from its middle. */
const DIAMOND = 0.46;

/** The point between two, at this distance from the first; beyond it if the distance is negative. @param {Point} from @param {Point} to @param {number} distance */
function towards(from, to, distance) {
  const part = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A line that ends in an arrow head. @param {Point[]} points @param {number} size */
function arrow(points, size) {
  const [before, end] = points.slice(-2);
  const angle = Math.atan2(before.y - end.y, before.x - end.x);
  const wings = [-0.7, 0.7].map((turn) => ({
    x: end.x + size * Math.cos(angle + turn),
    y: end.y + size * Math.sin(angle + turn),
  }));
  return `${through(points)} ${through([wings[0], end, wings[1]])}`;
}

/**
 * The lines of a shaft: a new one begins at the circle where two cells do not touch.
 * @param {Geometry} board
 * @param {Rule} rule
 */
function shafts(board, rule) {
  const [circle, shaft] = circleAndShaft(rule).map((cells) => cells.map((cell) => centre(board, cell)));
  const distance = (/** @type {Point} */ a, /** @type {Point} */ b) => Math.hypot(a.x - b.x, a.y - b.y);
  /** @type {Point[][]} */
  const lines = [];
  shaft.forEach((at, i) => {
    if (i && distance(shaft[i - 1], at) < 1.5) {
      lines[lines.length - 1].push(at);
      return;
    }
    const from = circle.reduce((best, one) => (distance(one, at) < distance(best, at) ? one : best));
    lines.push([towards(from, at, CIRCLE), at]);
  });
  return lines.map((points) => {
    const [before, end] = points.slice(-2);
    return [...points.slice(0, -1), towards(end, before, -TIP)];
  });
}

/** @type {Record<string, (board: Geometry, rule: Rule) => SVGElement[]>} */
const BELOW = {
  arrow(board, rule) {
    const [circle] = circleAndShaft(rule);
    const round = outlines(board, circle, 0.5 - CIRCLE).map((line) => rounded(line, CIRCLE));
    const lines = shafts(board, rule).map((points) => arrow(points, 0.2));
    return [svg("path", { d: [...round, ...lines].join(" "), class: "rule-arrow" })];
  },
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
  nabner: line("nabner"),
  entropic: line("entropic"),
  modular: line("modular"),
  "region-sum": line("region-sum"),
  zipper: line("zipper"),
  "sum-line": line("sum-line"),
  "double-arrow"(board, { cells }) {
    const points = cells.map((cell) => centre(board, cell));
    const last = points.length - 1;
    const ends = [points[0], points[last]];
    const line = points.slice();
    line[0] = towards(points[0], points[1], CIRCLE + 0.05);
    line[last] = towards(points[last], points[last - 1], CIRCLE + 0.05);
    const lines = `${arrow(line, 0.16)} ${arrow(line.slice().reverse(), 0.16)}`;
    return [
      svg("path", { d: lines, class: "rule-arrow" }),
      ...ends.map(({ x, y }) => svg("circle", { cx: x, cy: y, r: CIRCLE, class: "rule-arrow" })),
    ];
  },
  lockout(board, { cells }) {
    const points = cells.map((cell) => centre(board, cell));
    const last = points.length - 1;
    const line = points.slice();
    // The edge of a diamond is as far away as its corner, right and down together.
    for (const [end, next] of [
      [0, 1],
      [last, last - 1],
    ]) {
      const [right, down] = [points[next].x - points[end].x, points[next].y - points[end].y];
      const part = (DIAMOND + 0.06) / (Math.abs(right) + Math.abs(down));
      line[end] = { x: points[end].x + right * part, y: points[end].y + down * part };
    }
    const diamond = (/** @type {Point} */ { x, y }) =>
      `M${x + DIAMOND} ${y} L${x} ${y + DIAMOND} L${x - DIAMOND} ${y} L${x} ${y - DIAMOND} Z`;
    return [
      svg("path", { d: through(line), class: "rule-line between" }),
      svg("path", { d: [points[0], points[last]].map(diamond).join(" "), class: "rule-end" }),
    ];
  },
  between(board, { cells }) {
    const points = cells.map((cell) => centre(board, cell));
    const ends = [points[0], points[points.length - 1]];
    const last = points.length - 1;
    const inner = points.slice(1, -1);
    const line = [
      towards(points[0], points[1], CIRCLE + 0.06),
      ...inner,
      towards(points[last], points[last - 1], CIRCLE + 0.06),
    ];
    return [
      svg("path", { d: through(line), class: "rule-line between" }),
      ...ends.map(({ x, y }) => svg("circle", { cx: x, cy: y, r: CIRCLE, class: "rule-end" })),
    ];
  },
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

/** The size of the number of a cage, and the width of one of its digits. */
const [CAGE_NUMBER, CAGE_DIGIT] = [0.24, 0.14];

/** @param {string} look @param {number} inset @returns {(board: Geometry, rule: Rule) => SVGElement[]} */
const cage =
  (look, inset) =>
  (board, { cells, value }) => {
    const text = value < 0 ? "" : String(value);
    const [x, y] = [columnOf(board, Math.min(...cells)), rowOf(board, Math.min(...cells))];
    const right = x + 0.055 + CAGE_DIGIT * text.length;
    const lines = outlines(board, cells, inset).map((line, i) => {
      if (i || !text) return `${through(line)} Z`;
      // The line leaves the corner to the number.
      const [start, end] = [
        { x: right + 0.04, y: y + inset },
        { x: x + inset, y: y + 0.25 },
      ];
      return through([start, ...line.slice(1), end]);
    });
    const at = { x: (x + 0.055 + right) / 2, y: y + 0.12 };
    return [
      svg("path", { d: lines.join(" "), class: `rule-cage ${look}` }),
      ...(text ? [glyph(text, at, CAGE_NUMBER, "rule-number letter")] : []),
    ];
  };

/** A number outside, at the end of a row or column. @param {(value: number) => string} sign @param {boolean} [framed] @returns {(board: Geometry, rule: Rule) => SVGElement[]} */
const atEnd =
  (sign, framed = false) =>
  (board, rule) => {
    const unit = unitOf(board.side);
    const [right, down] = wayOf(rule.cells, board.side);
    const from = centre(board, rule.cells[0]);
    const away = 0.5 + ROOM * (cluesBefore(board.added, rule) + 0.5) * unit;
    const at = { x: from.x - right * away, y: from.y - down * away };
    const text = sign(rule.value);
    const [x, y, width, height] = [at.x - 0.17 * unit, at.y - 0.19 * unit, 0.34 * unit, 0.38 * unit];
    return [
      ...(framed ? [svg("rect", { x, y, width, height, class: "rule-way" })] : []),
      glyph(text, at, ([0.26, 0.26, 0.21][text.length - 1] ?? 0.18) * unit, "rule-number letter"),
    ];
  };

/** The radius of a circle on a corner. */
const QUADRUPLE = 0.21;

/** @type {Record<string, (board: Geometry, rule: Rule) => SVGElement[]>} */
const ABOVE = {
  sandwich: atEnd(String),
  "x-sum": atEnd((value) => `X${value}`),
  skyscraper: atEnd(String, true),
  quadruple(board, { cells, value }) {
    const { x, y } = centre(board, cells[0]);
    // At most two digits in a row.
    const rows = String(value).match(/..?/g) ?? [];
    const size = rows.length > 1 ? 0.19 : 0.24;
    return [
      svg("circle", { cx: x + 0.5, cy: y + 0.5, r: QUADRUPLE, class: "rule-dot paper" }),
      ...rows.map((row, i) => {
        const at = { x: x + 0.5, y: y + 0.5 + (i - (rows.length - 1) / 2) * 0.17 };
        return glyph(row, at, size, "rule-number letter");
      }),
    ];
  },
  cage: cage("different", 0.07),
  sum: cage("any", 0.07),
  "little-killer"(board, { cells, value }) {
    const unit = unitOf(board.side);
    const [right, down] = wayOf(cells, board.side);
    const { x, y } = centre(board, cells[0]);
    // Out from the corner where the diagonal begins: the number, then an arrow that points along it.
    const out = (/** @type {number} */ by) => ({
      x: x - right * (0.5 + by * unit),
      y: y - down * (0.5 + by * unit),
    });
    return [
      glyph(String(value), out(0.33), 0.26 * unit, "rule-number letter"),
      svg("path", { d: arrow([out(0.18), out(0.05)], 0.09 * unit), class: "rule-way" }),
    ];
  },
  "sum-line": dot("letter", String),
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

// The shapes that can be drawn on a board, as plain data, and how each kind becomes SVG. Lengths are in board units.
// A shape holds everything that affects its appearance: two equal shapes look the same (see render.js).

import { columnOf, digitsIn, rowOf, symbol } from "../game/geometry.js";
import { branchBrush } from "./brushes.js";
import { cornerPlaces, middle, pointAt, REACH, spot, spotSize } from "./places.js";

/** @import { Geometry, HouseKind } from "../game/geometry.js" */
/** @import { Alphabet } from "../types/board.js" */
/** @import { Brush } from "./brushes.js" */
/** @import { End } from "./link-path.js" */
/** @import { Curve, Point } from "./places.js" */

/**
 * @typedef {{ kind: "digit", cell: number, digit: number, look: "given" | "entry" | "wrong-given" | "wrong-entry" }
 *   | { kind: "list", cell: number, mask: number, noted: number }
 *   | { kind: "corners", cell: number, mask: number, fresh?: number }
 *   | { kind: "tint", cell: number, look: "selected" | "seen" | "same" | "filtered" | "wrong" }
 *   | { kind: "contour", cells: number[], look: "peers" | "picked" | "picked quiet" }
 *   | { kind: "paint", cell: number, brushes: Brush[] }
 *   | { kind: "crossed", cell: number }
 *   | { kind: "sameSpot", cell: number, digit: number }
 *   | { kind: "house", cells: number[], brush: Brush, inset: number, paths?: [string, string] }
 *   | { kind: "cell", cell: number, brush: Brush }
 *   | { kind: "spot", cell: number, digit: number, brush: Brush }
 *   | { kind: "ghost", cell: number, digit: number }
 *   | { kind: "ghostDigit", cell: number, digit: number }
 *   | { kind: "strike", cell: number, digit: number }
 *   | { kind: "ring", cell: number, digit: number | null, brush: Brush }
 *   | { kind: "blocked", cell: number }
 *   | { kind: "sight", from: number, to: number, past: number[] }
 *   | { kind: "group", digit: number, cells: number[], branch?: number }
 *   | { kind: "link", from: End, to: End, curve: Curve, strong: boolean, branch?: number }
 *   | { kind: "litCell", cell: number }
 *   | { kind: "litSpot", cell: number, digit: number }
 *   | { kind: "litHouse", cells: number[] }} Shape
 */

/** Half the height of a digit, as a share of the font size. */
const HALF_HEIGHT = 0.334;

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, typeof value === "number" ? String(round(value)) : value);
  }
  element.append(...children);
  return element;
}

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;

/**
 * @param {string} text
 * @param {Point} at the centre
 * @param {number} size
 * @param {string} look the CSS class
 */
export function glyph(text, at, size, look) {
  const element = svg("text", { x: at.x, y: at.y + size * HALF_HEIGHT, "font-size": size, class: look });
  element.textContent = text;
  return element;
}

/** The shapes that replace digits, for players who cannot read yet. Colour and form differ; from 9 on with a dot. */
const HUES = ["blue", "orange", "green", "purple", "gold", "vermilion", "sky", "grey"];
const FORMS = /** @type {const} */ ([
  "disc",
  "square",
  "triangle",
  "diamond",
  "hexagon",
  "wedge",
  "disc",
  "square",
]);

/**
 * Draws a digit in the given alphabet.
 * @param {Alphabet} alphabet
 * @param {number} digit
 * @param {Point} at
 * @param {number} size
 * @param {string} look
 */
export function sign(alphabet, digit, at, size, look) {
  if (alphabet !== "shapes") return glyph(symbol(digit, alphabet), at, size, look);
  const place = (digit - 1) % HUES.length;
  const half = size * 0.4;
  const mine = form(FORMS[place], at, half, `sign hue-${HUES[place]} ${look}`);
  const later = place > 5 ? svg("circle", { cx: at.x, cy: at.y, r: half * 0.45, class: "sign-hole" }) : "";
  const again =
    digit > HUES.length ? svg("path", { d: cross(at.x, at.y, half * 0.4), class: "sign-cross" }) : "";
  return svg("g", {}, mine, later, again);
}

/** @param {Brush} brush */
const hue = (brush) => `hue-${brush.hue}`;

/** @param {Brush} brush */
const outline = (brush) => `${hue(brush)} outline ${brush.outline}`;

/**
 * The bounding box of cells, in board units.
 * @param {Geometry} board
 * @param {number[]} cells
 */
function bounds(board, cells) {
  const { x, y, width, height } = extent(
    cells.map((cell) => ({ x: columnOf(board, cell), y: rowOf(board, cell) })),
  );
  return { x, y, width: width + 1, height: height + 1 };
}

/** Where the first of several colours of a cell begins, in turns clockwise from the top: the lower left corner. */
const FIRST_TURN = 5 / 8;

/** The point of a square in this direction. @param {Point} centre @param {number} turn @param {number} half half its side @returns {Point} */
function onSquare({ x, y }, turn, half) {
  const [right, down] = [Math.sin(2 * Math.PI * turn), -Math.cos(2 * Math.PI * turn)];
  const reach = half / Math.max(Math.abs(right), Math.abs(down));
  return { x: x + reach * right, y: y + reach * down };
}

/** A sector of a cell, from its centre to its border. @param {Point} centre @param {number} start @param {number} end in turns */
function sector(centre, start, end) {
  const turns = [start, ...[7, 9, 11, 13].map((eighths) => eighths / 8), end];
  const border = turns.filter((turn) => start <= turn && turn <= end);
  const points = [centre, ...border.map((turn) => onSquare(centre, turn, 0.48))];
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(" L")} Z`;
}

/** How far a line of sight stays away from a digit on its way. */
const GAP = 0.38;

/** The distance of a contour from the edges of its cells: grid lines stay visible beside it. */
const INSET = 0.035;

/**
 * The line around cells, a little inside of them.
 * @param {Geometry} board
 * @param {number[]} cells
 */
function contour(board, cells) {
  const all = new Set(cells.map((cell) => `${columnOf(board, cell)} ${rowOf(board, cell)}`));
  const has = (/** @type {number} */ x, /** @type {number} */ y) => all.has(`${x} ${y}`);
  /** Where a side ends: before an outer corner, beyond an inner one. @param {boolean} next @param {boolean} across */
  const end = (next, across) => (next ? (across ? INSET : 0) : -INSET);
  const lines = cells.flatMap((cell) => {
    const [x, y] = [columnOf(board, cell), rowOf(board, cell)];
    const sides = [];
    for (const out of [-1, 1]) {
      const shift = out < 0 ? INSET : 1 - INSET;
      if (!has(x, y + out)) {
        const [left, right] = [-1, 1].map((to) => end(has(x + to, y), has(x + to, y + out)));
        sides.push(`M${x - left} ${y + shift}H${x + 1 + right}`);
      }
      if (!has(x + out, y)) {
        const [top, bottom] = [-1, 1].map((to) => end(has(x, y + to), has(x + out, y + to)));
        sides.push(`M${x + shift} ${y - top}V${y + 1 + bottom}`);
      }
    }
    return sides;
  });
  return lines.join("");
}

/** The bounding box of points. @param {Point[]} points */
function extent(points) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {number} inset
 * @param {number} radius
 * @param {string} look
 */
function frame(box, inset, radius, look) {
  return svg("rect", {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
    rx: radius,
    class: look,
  });
}

/**
 * Draws a shape.
 * @param {Geometry} board
 * @param {Shape} shape
 * @param {Alphabet} alphabet
 * @returns {SVGElement}
 */
export function draw(board, shape, alphabet) {
  switch (shape.kind) {
    case "digit":
      return drawDigit(board, shape, alphabet);
    case "list": {
      const size = spotSize(board);
      // Each digit has its own place, also a corner note that is no candidate.
      const marks = digitsIn(shape.mask | shape.noted).map((digit) => {
        const isIn = (/** @type {number} */ mask) => (mask >> (digit - 1)) & 1;
        const look = isIn(shape.noted) ? (isIn(shape.mask) ? "mark noted" : "corner") : "mark";
        return sign(alphabet, digit, spot(board, shape.cell, digit), size * 0.96, look);
      });
      return svg("g", {}, ...marks);
    }
    case "corners": {
      const places = cornerPlaces(board, shape.cell, digitsIn(shape.mask));
      // What the tutor has just written stands out from what was there.
      const isFresh = (/** @type {number} */ digit) => ((shape.fresh ?? 0) >> (digit - 1)) & 1;
      const look = (/** @type {number} */ digit) => (isFresh(digit) ? "corner fresh" : "corner");
      return svg(
        "g",
        {},
        ...places.map(({ digit, at, size }) =>
          sign(alphabet, digit, at, isFresh(digit) ? size * 1.35 : size, look(digit)),
        ),
      );
    }
    case "tint":
      return frame(bounds(board, [shape.cell]), 0, 0, `tint ${shape.look}`);
    case "contour":
      return svg("path", { d: contour(board, shape.cells), class: `contour ${shape.look}` });
    case "paint": {
      const { brushes } = shape;
      const at = middle(board, shape.cell);
      const parts = brushes.map((brush, i) => {
        const [start, end] = [i, i + 1].map((part) => FIRST_TURN + part / brushes.length);
        const sign = brushes.length > 1 ? onSquare(at, (start + end) / 2, 0.38) : onSquare(at, 3 / 8, 0.36);
        return svg(
          "g",
          { class: hue(brush) },
          brushes.length > 1
            ? svg("path", { d: sector(at, start, end), class: "paint" })
            : frame(bounds(board, [shape.cell]), 0.02, 0.05, "paint"),
          form(brush.form, sign, brushes.length > 1 ? 0.07 : 0.08, `spot paint-sign ${brush.form}`),
        );
      });
      return svg("g", {}, ...parts);
    }
    case "crossed": {
      const { x, y } = middle(board, shape.cell);
      return svg("path", { d: cross(x, y, 0.36), class: "strike" });
    }
    case "sameSpot": {
      const at = spot(board, shape.cell, shape.digit);
      return svg("circle", { cx: at.x, cy: at.y, r: spotSize(board) * 0.48, class: "tint same" });
    }
    case "house": {
      const box = bounds(board, shape.cells);
      const look = `house ${outline(shape.brush)}`;
      // A house that is no rectangle comes with its area and its line.
      const [area, line] = shape.paths?.map((d, i) => svg("path", { d, class: i ? look : "wash" })) ?? [
        frame(box, 0, 0, "wash"),
        frame(box, shape.inset, 0.1, look),
      ];
      return svg("g", { class: hue(shape.brush) }, area, line);
    }
    case "cell": {
      const box = bounds(board, [shape.cell]);
      return svg(
        "g",
        { class: hue(shape.brush) },
        frame(box, 0.03, 0.1, "wash strong"),
        frame(box, 0.06, 0.1, `cell ${outline(shape.brush)}`),
      );
    }
    case "spot":
      return drawSpot(board, shape);
    case "ghost": {
      const at = spot(board, shape.cell, shape.digit);
      return sign(alphabet, shape.digit, at, spotSize(board) * 0.96, "mark ghost");
    }
    case "ghostDigit":
      return sign(alphabet, shape.digit, middle(board, shape.cell), 0.68, "digit ghost");
    case "strike": {
      const at = spot(board, shape.cell, shape.digit);
      const half = spotSize(board) * 0.46;
      const line = { x1: at.x - half, y1: at.y, x2: at.x + half, y2: at.y, class: "strike" };
      // The digit below it fades.
      const veil = svg("circle", { cx: at.x, cy: at.y, r: half, class: "veil" });
      return svg("g", {}, veil, svg("line", line));
    }
    case "ring": {
      const at = shape.digit === null ? middle(board, shape.cell) : spot(board, shape.cell, shape.digit);
      const radius = shape.digit === null ? 0.41 : spotSize(board) * 0.52;
      const look = shape.digit === null ? "ring" : "ring small";
      return svg("circle", { cx: at.x, cy: at.y, r: radius, class: `${look} ${outline(shape.brush)}` });
    }
    case "blocked": {
      const { x, y } = middle(board, shape.cell);
      return svg("path", { d: cross(x, y, 0.13), class: "blocked" });
    }
    case "sight": {
      const from = middle(board, shape.from);
      const to = middle(board, shape.to);
      const [start, end] = shorten(from, to, 0.42, 0.1);
      const stops = shape.past.flatMap((cell) => {
        const at = middle(board, cell);
        return shorten(from, at, 0, GAP)
          .slice(1)
          .concat(shorten(at, to, GAP, 0).slice(0, 1));
      });
      const points = [start, ...stops, end].map(({ x, y }) => `${round(x)} ${round(y)}`);
      const parts = points.map((point, i) => (i % 2 ? `L${point}` : `M${point}`));
      return svg("path", { d: parts.join(""), class: "sight" });
    }
    case "group": {
      const half = spotSize(board) * REACH;
      const { x, y, width, height } = extent(shape.cells.map((cell) => spot(board, cell, shape.digit)));
      return svg(
        "g",
        { class: `link hue-${branchBrush(shape.branch ?? 0).hue}` },
        frame(
          { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half },
          0,
          half,
          "curve",
        ),
      );
    }
    case "link":
      return drawLink(board, shape);
    case "litCell":
      return frame(bounds(board, [shape.cell]), 0.02, 0.08, "lit");
    case "litSpot": {
      const at = spot(board, shape.cell, shape.digit);
      return svg("circle", { cx: at.x, cy: at.y, r: spotSize(board) * 0.56, class: "lit thin" });
    }
    case "litHouse":
      return frame(bounds(board, shape.cells), 0, 0.06, "lit");
  }
}

/** @param {Geometry} board @param {Extract<Shape, { kind: "digit" }>} shape @param {Alphabet} alphabet */
function drawDigit(board, { cell, digit, look }, alphabet) {
  const at = middle(board, cell);
  const text = sign(alphabet, digit, at, 0.7, `digit ${look}`);
  if (!look.startsWith("wrong")) return text;
  const underline = { x1: at.x - 0.2, x2: at.x + 0.2, y1: at.y + 0.33, y2: at.y + 0.33, class: "underline" };
  return svg("g", { class: "wrong" }, text, svg("line", underline));
}

/** @param {Geometry} board @param {Extract<Shape, { kind: "spot" }>} shape */
function drawSpot(board, { cell, digit, brush }) {
  const at = spot(board, cell, digit);
  const half = spotSize(board) * 0.48;
  const look = `spot ${hue(brush)} ${brush.form}`;
  if (brush.form !== "double-ring") return form(brush.form, at, half, look);
  return svg("g", {}, form("ring", at, half, look), form("ring", at, half * 0.74, look));
}

/** The corners of the polygonal forms, as angles in turns from the top. */
const TURNS = {
  diamond: [0, 0.25, 0.5, 0.75],
  hexagon: [1, 3, 5, 7, 9, 11].map((i) => i / 12),
  triangle: [0, 1 / 3, 2 / 3],
  wedge: [1 / 6, 0.5, 5 / 6],
};

/**
 * @param {import("./brushes.js").Form} name
 * @param {Point} at
 * @param {number} half
 * @param {string} look
 */
export function form(name, { x, y }, half, look) {
  const plain = /** @type {keyof typeof TURNS} */ (name.replace("open-", ""));
  if (plain in TURNS) {
    const three = TURNS[plain].length === 3;
    const reach = half * (three ? 1.28 : 1.16);
    const lower = three ? half * (plain === "wedge" ? -0.14 : 0.14) : 0;
    const corners = TURNS[plain].map(
      (turn) =>
        `${round(x + reach * Math.sin(2 * Math.PI * turn))} ${round(y + lower - reach * Math.cos(2 * Math.PI * turn))}`,
    );
    return svg("path", { d: `M${corners.join(" L")} Z`, class: look });
  }
  if (name === "square" || name === "frame") {
    return svg("rect", {
      x: x - half,
      y: y - half,
      width: 2 * half,
      height: 2 * half,
      rx: half * 0.25,
      class: look,
    });
  }
  return svg("circle", { cx: x, cy: y, r: half, class: look });
}

/** The length of an arrow's head, in cells. */
const HEAD = 0.15;

/** @param {Geometry} board @param {Extract<Shape, { kind: "link" }>} shape */
function drawLink(board, { curve, strong, branch }) {
  const [start, first, second, end] = curve;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const head = Math.min(HEAD, spotSize(board) * 0.45, 0.08 + length * 0.2);
  const before = pointAt(curve, 0.85);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const tip = (/** @type {number} */ turn) =>
    `${round(end.x - head * Math.cos(angle + turn))} ${round(end.y - head * Math.sin(angle + turn))}`;
  const points = [start, first, second, end].map(({ x, y }) => `${round(x)} ${round(y)}`);
  const { hue: tone, double, letter } = branchBrush(branch ?? 0);
  const line = (/** @type {string} */ look) =>
    svg("path", { d: `M${points[0]} C${points[1]} ${points[2]} ${points[3]}`, class: look });
  const at = pointAt(curve, 0.5);
  return svg(
    "g",
    { class: `link hue-${tone} ${strong ? "strong" : "weak"}${double ? " double" : ""}` },
    line("curve"),
    double ? line("gap") : "",
    svg("path", { d: `M${points[3]} L${tip(0.45)} L${tip(-0.45)} Z`, class: "head" }),
    // The letter is in the middle of the line, if the line is long enough.
    ...(branch !== undefined && length > 0.45
      ? [svg("circle", { cx: at.x, cy: at.y, r: 0.12, class: "badge" }), glyph(letter, at, 0.22, "letter")]
      : []),
  );
}

/**
 * Shortens a line at both ends.
 * @param {Point} a
 * @param {Point} b
 * @param {number} atStart
 * @param {number} atEnd
 * @returns {[Point, Point]}
 */
function shorten(a, b, atStart, atEnd) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= atStart + atEnd) return [a, b];
  const along = (/** @type {number} */ t) => ({
    x: a.x + ((b.x - a.x) * t) / length,
    y: a.y + ((b.y - a.y) * t) / length,
  });
  return [along(atStart), along(length - atEnd)];
}

/** @param {number} x @param {number} y @param {number} half */
const cross = (x, y, half) =>
  `M${round(x - half)} ${round(y - half)} L${round(x + half)} ${round(y + half)} ` +
  `M${round(x + half)} ${round(y - half)} L${round(x - half)} ${round(y + half)}`;

// What the tutor draws: the shapes of a hint at a rung. Until the reasoning is told, it draws what the words so far
// speak of; from then on the whole step.

import { bit, digitsIn, findHouse } from "../game/geometry.js";
import { candidatesAt, isOpen } from "../game/sheet.js";
import { ELIMINATION, FAULT, PLACEMENT, SPOKEN, brushOf } from "./brushes.js";
import { sightShapes } from "./sight-shapes.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { HintReply, StepJson, ValueJson } from "../types/contract.js" */
/** @import { Brush } from "./brushes.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * @typedef {object} Drawing
 * @property {Shape[]} under behind the digits
 * @property {Shape[]} over on top of them
 * @property {Set<number>} quiet cells in which the tutor writes candidates that the player has not
 */

/** @returns {Drawing} */
const empty = () => ({ under: [], over: [], quiet: new Set() });

/** Of these not all candidates in common count: of a chain the very ones are known. */
const PARTICULAR = new Set(["target", "start", "on", "off"]);

/** Rungs that tell the whole step. */
const WHOLE = new Set(["reasoning", "apply"]);

/**
 * @param {Sheet} sheet
 * @param {HintReply} reply
 * @param {number} rung the last rung that is shown
 * @param {number} [links] so many links of a chain; all if not said
 * @returns {Drawing}
 */
export function hintDrawing(sheet, reply, rung, links) {
  const shown = reply.rungs.slice(0, rung + 1);
  if (reply.step && shown.some(({ name }) => WHOLE.has(name))) return stepDrawing(sheet, reply.step, links);
  const drawing = empty();
  const otherwise = reply.kind === "complaint" ? FAULT : SPOKEN;
  for (const span of shown.flatMap(({ text }) => text)) {
    if (span.value) drawValue(drawing, sheet, span.value, brushOf(span.role, otherwise));
  }
  return tidy(drawing);
}

/**
 * The whole step.
 * @param {Sheet} sheet
 * @param {StepJson} step
 * @param {number} [links]
 * @returns {Drawing}
 */
export function stepDrawing(sheet, step, links) {
  const drawing = empty();
  const gone = new Set(step.eliminations.map(({ cell, digit }) => `${cell}:${digit}`));
  const digits = step.parts.reduce((mask, { value }) => mask | digitMask(value), 0);
  // Of templates one wants to see where the digit can go; the rows that they fill are most of the board.
  const template = step.technique.startsWith("template-");
  for (const { role, value } of step.parts) {
    if (template && role === "subject")
      drawPlaces(
        drawing,
        sheet,
        value,
        new Set([...gone, ...step.placements.map(({ cell, digit }) => `${cell}:${digit}`)]),
      );
    if (template && role === "base") continue;
    if (role === "witness") {
      for (const cell of cellsOf(value))
        drawing.over.push({ kind: "ring", cell, digit: null, brush: brushOf(role) });
      continue;
    }
    drawValue(drawing, sheet, value, brushOf(role));
    // Cells with digits: the candidates that they have in common are what the pattern is made of.
    if (PARTICULAR.has(role) || (value.kind !== "cell" && value.kind !== "cells")) continue;
    for (const cell of cellsOf(value)) {
      for (const digit of digitsIn(digits & candidatesAt(sheet, cell))) {
        if (!gone.has(`${cell}:${digit}`)) drawCandidate(drawing, sheet, cell, digit, brushOf(role));
      }
    }
  }
  // Where a chain begins, above all else that its first candidates are.
  const starts = [
    ...(step.branches ?? []).map(({ start }) => start),
    ...step.links.slice(0, 1).flatMap(({ from }) => from.cells.map((cell) => ({ cell, digit: from.digit }))),
  ];
  for (const { cell, digit } of starts)
    if (candidatesAt(sheet, cell) & bit(digit)) drawStart(drawing, sheet, cell, digit);
  for (const { cell, digit } of step.eliminations) {
    drawCandidate(drawing, sheet, cell, digit, ELIMINATION);
    drawing.over.push({ kind: "strike", cell, digit });
  }
  for (const { cell, digit } of step.placements) drawPlacement(drawing, sheet, cell, digit);
  // Of a node of several cells those that have the digit: an almost locked set has others too.
  const among = (/** @type {{ digit: number, cells: number[] }} */ { digit, cells }) => {
    const there = cells.filter((cell) => candidatesAt(sheet, cell) & bit(digit));
    return {
      digit,
      cells: there.length ? there : cells,
      ...(isGroup(sheet, there, digit) ? { group: true } : {}),
    };
  };
  linksOf(step)
    .slice(0, links)
    .forEach(({ strength, branch, ...link }) => {
      const [from, to] = [among(link.from), among(link.to)];
      for (const end of [from, to]) {
        for (const cell of end.cells) ghost(drawing, sheet, cell, end.digit);
        if (end.group) drawing.over.push({ kind: "group", ...end, branch });
      }
      drawing.over.push({
        kind: "link",
        from,
        to,
        strong: strength === "strong",
        bend: bendOf(from.cells, to.cells),
        branch,
      });
    });
  drawing.under.push(...sightShapes(sheet, step));
  return tidy(drawing);
}

/**
 * Whether candidates can be framed together: several in one line of one box, and none between them that does not belong.
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @param {number} digit
 */
function isGroup(sheet, cells, digit) {
  const shared =
    sheet.board.housesOf[cells[0]]?.filter((house) => cells.every((cell) => house.cells.includes(cell))) ??
    [];
  const line = shared.find(({ kind }) => kind !== "box");
  const among = line?.cells.filter(
    (cell) =>
      cell >= Math.min(...cells) && cell <= Math.max(...cells) && candidatesAt(sheet, cell) & bit(digit),
  );
  return cells.length > 1 && shared.length > 1 && among?.length === cells.length;
}

/**
 * All places of a digit but those of which the step concludes something.
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {ValueJson} value
 * @param {Set<string>} concluded
 */
function drawPlaces(drawing, sheet, value, concluded) {
  for (const digit of digitsIn(digitMask(value))) {
    sheet.givens.forEach((_, cell) => {
      if (candidatesAt(sheet, cell) & bit(digit) && !concluded.has(`${cell}:${digit}`))
        drawCandidate(drawing, sheet, cell, digit, brushOf("subject"));
    });
  }
}

/**
 * What is marked: cells of a pattern, and candidates that go.
 * @param {Sheet} sheet
 * @param {number[]} cells
 * @param {{ cell: number, digit: number }[]} gone
 * @returns {Drawing}
 */
export function markedDrawing(sheet, cells, gone) {
  const drawing = empty();
  for (const cell of cells) drawing.under.push({ kind: "cell", cell, brush: brushOf("subject") });
  for (const { cell, digit } of gone) {
    if (!isOpen(sheet, cell)) continue;
    drawCandidate(drawing, sheet, cell, digit, ELIMINATION);
    drawing.over.push({ kind: "strike", cell, digit });
  }
  return tidy(drawing);
}

/**
 * All links of a step; where there are branches, theirs, and of several each with the number of its own.
 * @param {StepJson} step
 * @returns {(import("../types/contract.js").LinkJson & { branch?: number })[]}
 */
export const linksOf = ({ links, branches = [] }) =>
  branches.length
    ? branches.flatMap(({ links: along }, i) =>
        along.map((link) => ({ ...link, branch: branches.length > 1 ? i : undefined })),
      )
    : links;

/**
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {ValueJson} value
 * @param {Brush} brush
 */
function drawValue(drawing, sheet, value, brush) {
  for (const name of housesOf(value)) {
    const house = findHouse(sheet.board, name);
    // Base and cover of one shape lie one within the other.
    if (house)
      drawing.under.push({
        kind: "house",
        cells: house.cells,
        brush,
        inset: brush.outline === "solid" ? 0.03 : 0.09,
      });
  }
  if (value.kind === "cell" || value.kind === "cells") {
    for (const cell of cellsOf(value)) drawing.under.push({ kind: "cell", cell, brush });
  }
  if (value.kind === "candidates") {
    // Of an almost locked set each cell is named, also one that has not the digit.
    for (const { cell, digit } of value.candidates)
      if (!isOpen(sheet, cell) || candidatesAt(sheet, cell) & bit(digit))
        drawCandidate(drawing, sheet, cell, digit, brush);
  }
}

/**
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 * @param {Brush} brush
 */
function drawCandidate(drawing, sheet, cell, digit, brush) {
  if (!isOpen(sheet, cell)) {
    drawing.under.push({ kind: "cell", cell, brush });
    return;
  }
  drawing.under.push({ kind: "spot", cell, digit, brush });
  ghost(drawing, sheet, cell, digit);
}

/**
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 */
function drawStart(drawing, sheet, cell, digit) {
  drawing.under = drawing.under.filter(
    (shape) => shape.kind !== "spot" || shape.cell !== cell || shape.digit !== digit,
  );
  drawCandidate(drawing, sheet, cell, digit, brushOf("start"));
}

/**
 * Writes a candidate that the player has not written.
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 */
function ghost(drawing, sheet, cell, digit) {
  if (!isOpen(sheet, cell) || (sheet.candidates[cell] ?? 0) & bit(digit)) return;
  drawing.over.push({ kind: "ghost", cell, digit });
  drawing.quiet.add(cell);
}

/**
 * @param {Drawing} drawing
 * @param {Sheet} sheet
 * @param {number} cell
 * @param {number} digit
 */
function drawPlacement(drawing, sheet, cell, digit) {
  const brush = PLACEMENT;
  const other = (/** @type {Shape} */ shape) => !("cell" in shape && shape.cell === cell);
  drawing.under = drawing.under.filter(other);
  drawing.over = drawing.over.filter(other);
  if (sheet.candidates[cell] !== null) {
    drawing.under.push({ kind: "cell", cell, brush });
    drawing.over.push({ kind: "ring", cell, digit, brush });
    return;
  }
  // No other frame: the ring alone says it.
  drawing.quiet.add(cell);
  drawing.over.push({ kind: "ring", cell, digit: null, brush }, { kind: "ghostDigit", cell, digit });
}

/** Links in one cell stay short and straight; longer ones bow, so that those of one line part. */
/** @param {number[]} from @param {number[]} to */
const bendOf = (from, to) => (from[0] === to[0] ? 0 : 0.28);

/**
 * Each shape once; houses behind cells, cells behind spots.
 * @param {Drawing} drawing
 * @returns {Drawing}
 */
function tidy({ under, over, quiet }) {
  const once = (/** @type {Shape[]} */ shapes) => [
    ...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values(),
  ];
  const depth = { house: 0, cell: 1, spot: 2 };
  const rank = (/** @type {Shape} */ shape) => depth[/** @type {keyof typeof depth} */ (shape.kind)] ?? 3;
  // Of two frames around one cell the later, more particular one counts.
  const framed = new Map(under.filter((shape) => shape.kind === "cell").map((shape) => [shape.cell, shape]));
  const kept = under.filter((shape) => shape.kind !== "cell" || framed.get(shape.cell) === shape);
  return { under: once(kept).sort((a, b) => rank(a) - rank(b)), over: once(over), quiet };
}

/** @param {ValueJson} value the cells it names @returns {number[]} */
export function cellsOf(value) {
  if (value.kind === "cell") return [value.cell];
  if (value.kind === "cells") return value.cells;
  if (value.kind === "candidates") return [...new Set(value.candidates.map(({ cell }) => cell))];
  return [];
}

/** @param {ValueJson} value */
export function housesOf(value) {
  if (value.kind === "house") return [value.house];
  return value.kind === "houses" ? value.houses : [];
}

/** @param {ValueJson} value */
export function digitMask(value) {
  if (value.kind === "digit") return bit(value.digit);
  return value.kind === "digits" ? value.digits.reduce((mask, digit) => mask | bit(digit), 0) : 0;
}

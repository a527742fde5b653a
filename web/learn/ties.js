// What ties the cells of a pattern together and is no house: a pivot with its wings, the sides of a rectangle, as lines of sight;
// and the digit that links two sets. Drawn with what a step shows. Pure.

import { linkShapes } from "../board/link-shapes.js";
import { digitsIn } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";

/** @import { Drawing } from "../board/hint-shapes.js" */
/** @import { SceneJson, ShownJson, StepJson } from "../types/contract.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Shape } from "../board/shapes.js" */

/**
 * @param {Pick<StepJson, "technique" | "parts" | "placements">} step
 * @param {Sheet} sheet
 * @returns {Shape[]}
 */
export function tiesOf({ technique, parts, placements }, sheet) {
  const cellsOf = (/** @type {string[]} */ roles) => [
    ...new Set(
      parts.flatMap(({ role, value }) => {
        if (!roles.includes(role)) return [];
        if (value.kind === "candidates") return value.candidates.map(({ cell }) => cell);
        return value.kind === "cells" ? value.cells : value.kind === "cell" ? [value.cell] : [];
      }),
    ),
  ];
  const line = (/** @type {number} */ from, /** @type {number} */ to) => lineOf(sheet, from, to);
  if (technique === "xy-wing" || technique === "xyz-wing") {
    const [pivot] = cellsOf(["pivot"]);
    return pivot === undefined ? [] : cellsOf(["pincer"]).map((wing) => line(pivot, wing));
  }
  if (technique === "als-xz") {
    const restricted = parts.flatMap(({ name, value }) =>
      name === "restricted" && value.kind === "digits" ? value.digits : [],
    );
    // Every place of the digit in one set excludes all of its places in the other.
    const links = restricted.flatMap((digit) => {
      const places = (/** @type {string} */ role) =>
        cellsOf([role])
          .filter((cell) => digitsIn(sheet.candidates[cell] ?? 0).includes(digit))
          .map((cell) => ({ cell, digit }));
      return places("set-a").flatMap((from) => places("set-b").map((to) => ({ from, to, strong: false })));
    });
    return linkShapes({ ...sheet, links });
  }
  if (!/rectangle-\d$|^hidden-rectangle$/.test(technique)) return [];
  const { side } = sheet.board;
  const all = [...cellsOf(["deadly"]), ...placements.map(({ cell }) => cell)];
  const rows = [...new Set(all.map((cell) => Math.floor(cell / side)))].sort((a, b) => a - b);
  const columns = [...new Set(all.map((cell) => cell % side))].sort((a, b) => a - b);
  if (rows.length !== 2 || columns.length !== 2) return [];
  const [a, b, c, d] = rows.flatMap((row) => columns.map((column) => row * side + column));
  return [line(a, b), line(c, d), line(a, c), line(b, d)];
}

/**
 * A drawing with the ties of a step.
 * @param {Drawing} drawing @param {StepJson} step @param {Sheet} sheet @returns {Drawing}
 */
export function withTies(drawing, step, sheet) {
  const ties = tiesOf(step, sheet);
  const isLink = (/** @type {Shape} */ { kind }) => kind === "link";
  return {
    ...drawing,
    under: [...drawing.under, ...ties.filter((shape) => !isLink(shape))],
    over: [...drawing.over, ...ties.filter(isLink)],
  };
}

/**
 * The sentences of a board with what they draw. Those about the two ways of an X-Wing show them in two colours.
 * @param {Pick<ShownJson, "walk" | "step">} shown @returns {{ scene?: SceneJson }[]}
 */
export function scenesOf({ walk, step: { technique, parts } }) {
  const cells = parts.flatMap(({ name, value }) =>
    name === "cells" && value.kind === "cells" ? value.cells : [],
  );
  const [digit] = parts.flatMap(({ value }) => (value.kind === "digit" ? [value.digit] : []));
  if (technique !== "x-wing" || cells.length !== 4) return walk;
  const [a, b, c, d] = cells;
  const way = (/** @type {"set-a" | "set-b"} */ role, /** @type {number[]} */ corners) => ({
    role,
    cells: corners,
    candidates: corners.map((cell) => ({ cell, digit })),
  });
  return walk.map((sentence, i) => {
    const marks = sentence.scene?.marks;
    if (!marks || i < 2) return sentence;
    const lines = marks.filter(({ role }) => role !== "subject");
    return { scene: { ...sentence.scene, marks: [...lines, way("set-a", [a, d]), way("set-b", [b, c])] } };
  });
}

/** A line between two cells that leaves out the digits on its way. @param {Sheet} sheet @param {number} from @param {number} to @returns {Shape} */
function lineOf(sheet, from, to) {
  const { side } = sheet.board;
  const step = Math.floor(from / side) === Math.floor(to / side) ? 1 : side;
  const inLine = step === 1 || from % side === to % side;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const between = inLine
    ? Array.from({ length: (high - low) / step - 1 }, (_, i) => low + (i + 1) * step)
    : [];
  const past = between.filter((cell) => !isOpen(sheet, cell));
  return { kind: "sight", from, to, past: from < to ? past : past.reverse() };
}

// What ties the cells of a pattern together and is no house: a pivot with its wings, the sides of a rectangle, as lines of sight;
// and the digit that links two sets. Drawn once a board is solved. Pure.

import { linkShapes } from "../board/link-shapes.js";
import { digitsIn } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";

/** @import { StepJson } from "../types/contract.js" */
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

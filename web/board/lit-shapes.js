// What lights up on the board while the player points at a word of the tutor, and which words refer to a cell.

import { bit, digitOf, digitsIn, findHouse } from "../game/geometry.js";
import { candidatesAt, isOpen, valueAt } from "../game/sheet.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { ValueJson } from "../types/contract.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * @param {Sheet} sheet
 * @param {ValueJson} value
 * @returns {Shape[]}
 */
export function litShapes(sheet, value) {
  /** @type {Shape[]} */
  const shapes = [];
  for (const name of housesOf(value)) {
    const house = findHouse(sheet.board, name);
    const cells = house?.cells ?? [];
    if (/^(row|column|box)$/.test(name.kind)) shapes.push({ kind: "litHouse", cells });
    // Others may have any shape.
    else for (const cell of cells) shapes.push({ kind: "litCell", cell });
  }
  if (value.kind === "candidates") {
    for (const { cell, digit } of value.candidates) {
      shapes.push(isOpen(sheet, cell) ? { kind: "litSpot", cell, digit } : { kind: "litCell", cell });
    }
  } else {
    for (const cell of cellsOf(value)) shapes.push({ kind: "litCell", cell });
  }
  const digits = digitMask(value);
  for (let cell = 0; digits && cell < sheet.board.size; cell++) {
    if (!isOpen(sheet, cell)) {
      if (bit(valueAt(sheet, cell)) & digits) shapes.push({ kind: "litCell", cell });
      continue;
    }
    const written = sheet.candidates[cell] === null ? 0 : candidatesAt(sheet, cell);
    for (const digit of digitsIn(written & digits)) shapes.push({ kind: "litSpot", cell, digit });
  }
  return shapes;
}

/** Whether words with this value refer to a cell. @param {ValueJson | undefined} value @param {number | null} cell */
export const speaksOf = (value, cell) =>
  value !== undefined && cell !== null && cellsOf(value).includes(cell);

/**
 * The digit that a word of the tutor stands for; 0 for any other word.
 * @param {import("../types/contract.js").SpanJson} span
 */
export const digitIn = ({ text, value }) =>
  value?.kind === "digit" || value?.kind === "candidates" ? digitOf(text) : 0;

/** @param {ValueJson} value @returns {number[]} the cells that the value names */
export function cellsOf(value) {
  if (value.kind === "cell") return [value.cell];
  if (value.kind === "cells") return value.cells;
  if (value.kind === "candidates") return [...new Set(value.candidates.map(({ cell }) => cell))];
  return [];
}

/** @param {ValueJson} value */
function housesOf(value) {
  if (value.kind === "house") return [value.house];
  return value.kind === "houses" ? value.houses : [];
}

/** @param {ValueJson} value */
function digitMask(value) {
  if (value.kind === "digit") return bit(value.digit);
  return value.kind === "digits" ? value.digits.reduce((mask, digit) => mask | bit(digit), 0) : 0;
}

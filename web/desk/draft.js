// A puzzle that is being made: its board, rules and givens, as plain data, and every change of it. Pure.

import { symbol } from "../game/geometry.js";
import { emptySheet, line } from "../game/sheet.js";

/** @import { SheetData } from "../types/contract.js" */

/**
 * @typedef {object} Draft
 * @property {number} boxRows
 * @property {number} boxColumns
 * @property {boolean} boxes whether there are boxes, if there are no regions
 * @property {number[] | null} regions the region of each cell, from 0, in place of boxes; perhaps not yet of equal size
 * @property {string[]} rules in JADE's notation, one of each cell where a rule says something of every cell by itself
 * @property {number[]} givens 0 for none
 */

/**
 * A rule taken apart.
 * @typedef {object} Parts
 * @property {string} kind
 * @property {string} number empty if it says none
 * @property {number[]} cells as they are written: of a row or column, the two ends
 */

/** The kinds that say something of each cell by itself. */
export const OF_CELLS = ["even", "odd"];

/** @param {number} boxRows @param {number} boxColumns @returns {Draft} */
export const emptyDraft = (boxRows, boxColumns) => ({
  boxRows,
  boxColumns,
  boxes: true,
  regions: null,
  rules: [],
  givens: new Array((boxRows * boxColumns) ** 2).fill(0),
});

/** @param {Draft} draft */
export const sideOf = ({ boxRows, boxColumns }) => boxRows * boxColumns;

/** @param {string} text @param {number} side @returns {Parts} */
export function partsOf(text, side) {
  const [kind, ...words] = text.trim().split(/\s+/);
  const number = /^\d+$/.test(words[0] ?? "") ? /** @type {string} */ (words.shift()) : "";
  const cells = words.map((word) => {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(word) ?? [];
    return (Number(row) - 1) * side + Number(column) - 1;
  });
  return { kind, number, cells };
}

/** @param {Parts} parts @param {number} side */
export const textOf = ({ kind, number, cells }, side) =>
  [
    kind,
    ...(number ? [number] : []),
    ...cells.map((cell) => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`),
  ].join(" ");

/** The box of a cell, from 0. @param {Draft} draft @param {number} cell */
function boxOf({ boxRows, boxColumns }, cell) {
  const side = boxRows * boxColumns;
  const [row, column] = [Math.floor(cell / side), cell % side];
  return Math.floor(row / boxRows) * (side / boxColumns) + Math.floor(column / boxColumns);
}

/** The regions of the cells, whether they are boxes or not. @param {Draft} draft @returns {number[]} */
export const regionsOf = (draft) => draft.regions ?? draft.givens.map((_, cell) => boxOf(draft, cell));

/** The number of cells of each region that has too few or too many, by its number from 0. @param {Draft} draft @returns {[number, number][]} */
export function unevenRegions(draft) {
  const side = sideOf(draft);
  const sizes = new Array(side).fill(0);
  for (const region of draft.regions ?? []) sizes[region] += 1;
  return draft.regions
    ? sizes.flatMap((size, region) =>
        size === side ? [] : [/** @type {[number, number]} */ ([region, size])],
      )
    : [];
}

/** All rules in JADE's notation. @param {Draft} draft */
export function rulesText(draft) {
  const { boxes, regions, rules } = draft;
  const board = regions
    ? [`regions ${regions.map((region) => symbol(region + 1)).join("")}`]
    : boxes
      ? []
      : ["no-boxes"];
  return [...board, ...rules].join("; ");
}

/** The puzzle as a line that every door of JADE reads. @param {Draft} draft */
export function lineOf(draft) {
  const side = sideOf(draft);
  const usual = Array.from({ length: side }, (_, i) => i + 1).findLast(
    (h) => h * h <= side && side % h === 0,
  );
  const unusual = draft.boxes && !draft.regions && usual !== draft.boxRows;
  const shape = unusual ? [`boxes ${draft.boxRows}x${draft.boxColumns}`] : [];
  const rules = [...shape, rulesText(draft)].filter(Boolean).join("; ");
  return `${rules ? `[${rules}] ` : ""}${line(draft.givens)}`;
}

/** The puzzle as the tutor is asked about it. @param {Draft} draft @returns {SheetData} */
export const sheetOfDraft = (draft) =>
  emptySheet(
    line(draft.givens),
    { rows: draft.boxRows, columns: draft.boxColumns },
    { rules: rulesText(draft) || undefined },
  );

/**
 * The draft of a sheet that JADE has read.
 * @param {SheetData} sheet
 * @param {number[]} givens
 * @returns {Draft}
 */
export function draftOf({ boxRows, boxColumns, rules = "" }, givens) {
  const draft = { ...emptyDraft(boxRows, boxColumns), givens };
  const side = boxRows * boxColumns;
  for (const text of rules.split(";").map((one) => one.trim())) {
    const { kind, number, cells } = partsOf(text, side);
    if (kind === "" || kind === "boxes") continue;
    if (kind === "no-boxes") draft.boxes = false;
    else if (kind === "regions") {
      const signs = [...text.slice(kind.length).replace(/\s/g, "")];
      const known = [...new Set(signs)];
      draft.regions = signs.map((sign) => known.indexOf(sign));
    } else if (OF_CELLS.includes(kind))
      draft.rules.push(...cells.map((cell) => textOf({ kind, number, cells: [cell] }, side)));
    else draft.rules.push(text);
  }
  return draft;
}

/** Gives these cells a digit, or none. @param {Draft} draft @param {number[]} cells @param {number} digit @returns {Draft} */
export function withGivens(draft, cells, digit) {
  const givens = draft.givens.slice();
  for (const cell of cells) givens[cell] = digit;
  return { ...draft, givens };
}

/** @param {Draft} draft @param {string} rule @returns {Draft} */
export const withRule = (draft, rule) =>
  draft.rules.includes(rule) ? draft : { ...draft, rules: [...draft.rules, rule] };

/** @param {Draft} draft @param {string} rule @returns {Draft} */
export const withoutRule = (draft, rule) => ({
  ...draft,
  rules: draft.rules.filter((other) => other !== rule),
});

/** @param {Draft} draft @param {string} rule @param {string} instead @returns {Draft} */
export const withOther = (draft, rule, instead) => ({
  ...draft,
  rules: [...new Set(draft.rules.map((other) => (other === rule ? instead : other)))],
});

/** Gives a cell to a region. @param {Draft} draft @param {number} cell @param {number} region @returns {Draft} */
export function withRegion(draft, cell, region) {
  const regions = regionsOf(draft).slice();
  regions[cell] = region;
  const isBoxes = draft.boxes && regions.every((one, at) => one === boxOf(draft, at));
  return { ...draft, regions: isBoxes ? null : regions };
}

/**
 * Changes a cell of a kind that says something of each cell by itself. What is even is not odd.
 * @param {Draft} draft @param {string} kind @param {number} cell @param {boolean} on
 * @returns {Draft}
 */
export function withCell(draft, kind, cell, on) {
  const side = sideOf(draft);
  const rule = (/** @type {string} */ of) => textOf({ kind: of, number: "", cells: [cell] }, side);
  const others = OF_CELLS.reduce((left, of) => withoutRule(left, rule(of)), draft);
  return on ? withRule(others, rule(kind)) : others;
}

/**
 * Drafts that can be taken back, and the one that is open.
 * @typedef {{ past: Draft[], now: Draft, next: Draft[] }} History
 */

/** How many changes can be taken back. */
const MOST = 500;

/** @param {Draft} draft @returns {History} */
export const begun = (draft) => ({ past: [], now: draft, next: [] });

/**
 * @param {History} history @param {Draft} draft
 * @param {boolean} [amend] whether it goes on with the last change, so that both are taken back together
 * @returns {History}
 */
export function changed({ past, now, next }, draft, amend = false) {
  if (draft === now) return { past, now, next };
  return { past: amend ? past : [...past, now].slice(-MOST), now: draft, next: [] };
}

/** @param {History} history @returns {History} */
export const undone = ({ past, now, next }) =>
  past.length
    ? { past: past.slice(0, -1), now: past[past.length - 1], next: [now, ...next] }
    : { past, now, next };

/** @param {History} history @returns {History} */
export const redone = ({ past, now, next }) =>
  next.length ? { past: [...past, now], now: next[0], next: next.slice(1) } : { past, now, next };

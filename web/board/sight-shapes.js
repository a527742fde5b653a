// Lines of sight: how placed digits (the witnesses of a step) exclude a digit from cells.

import { columnOf, findHouse, rowOf } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { SceneJson } from "../types/contract.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * @param {Sheet} sheet
 * @param {SceneJson} scene
 * @param {number[]} answered the cells that get the digit, entered or noted: nothing blocks these
 * @returns {Shape[]}
 */
export function sightShapes(sheet, { marks }, answered) {
  const { board } = sheet;
  const witnesses = marks.flatMap(({ role, cells = [] }) => (role === "witness" ? cells : []));
  if (witnesses.length === 0) return [];
  // The house in which the digit is looked for. A note has another one, where it takes effect.
  const housesOf = (/** @type {boolean} */ base) =>
    marks.flatMap(({ role, houses = [] }) => ((role === "base") === base ? houses : []));
  const [name] = [...housesOf(true), ...housesOf(false)];
  const house = name && findHouse(board, name);
  if (!house) {
    return answered.flatMap((to) => nearest(board, to, witnesses).map((from) => sightOf(sheet, from, to)));
  }
  const blocked = house.cells.filter((cell) => isOpen(sheet, cell) && !answered.includes(cell));
  const rays = blocked.flatMap((to) => {
    const seeing = witnesses.filter((witness) => board.peers[witness].includes(to));
    const from = seeing.find((witness) => inLine(board, witness, to)) ?? seeing[0];
    return from === undefined ? [] : [{ from, to }];
  });
  return [
    ...blocked.map((cell) => /** @type {Shape} */ ({ kind: "blocked", cell })),
    ...longest(board, rays).map(({ from, to }) => sightOf(sheet, from, to)),
  ];
}

/**
 * A line of sight. It leaves out the digits on its way, which would look as if they were struck out.
 * @param {Sheet} sheet
 * @param {number} from
 * @param {number} to
 * @returns {Shape}
 */
function sightOf(sheet, from, to) {
  const { board } = sheet;
  const there = direction(board, from, to);
  const past = board.peers[from]
    .filter((cell) => {
      if (cell === to || isOpen(sheet, cell) || !inLine(board, from, to)) return false;
      const { key, length } = direction(board, from, cell);
      return key === there.key && length < there.length;
    })
    .sort((a, b) => direction(board, from, a).length - direction(board, from, b).length);
  return { kind: "sight", from, to, past };
}

/**
 * Keeps the nearest witness in each direction: the lines of the others would overlap it. All witnesses are ringed.
 * @param {Geometry} board
 * @param {number} to
 * @param {number[]} witnesses
 */
function nearest(board, to, witnesses) {
  /** @type {Map<string, number>} */
  const kept = new Map();
  for (const from of witnesses) {
    const { key, length } = direction(board, from, to);
    const other = kept.get(key);
    if (other === undefined || length < direction(board, other, to).length) kept.set(key, from);
  }
  return [...kept.values()];
}

/**
 * The direction and the distance from one cell to another.
 * @param {Geometry} board
 * @param {number} from
 * @param {number} to
 */
function direction(board, from, to) {
  const dx = columnOf(board, to) - columnOf(board, from);
  const dy = rowOf(board, to) - rowOf(board, from);
  const length = Math.hypot(dx, dy);
  return { key: `${(dx / length).toFixed(3)}:${(dy / length).toFixed(3)}`, length };
}

/** @param {Geometry} board @param {number} a @param {number} b */
const inLine = (board, a, b) =>
  rowOf(board, a) === rowOf(board, b) || columnOf(board, a) === columnOf(board, b);

/**
 * Keeps the longest of the rays from one cell in each direction: it covers the ends of the others.
 * @param {Geometry} board
 * @param {{ from: number, to: number }[]} rays
 */
function longest(board, rays) {
  /** @type {Map<string, { from: number, to: number, length: number }>} */
  const kept = new Map();
  for (const { from, to } of rays) {
    const { key: way, length } = direction(board, from, to);
    const key = `${from}:${way}`;
    if ((kept.get(key)?.length ?? 0) < length) kept.set(key, { from, to, length });
  }
  return [...kept.values()];
}

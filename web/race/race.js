// A race: the same board for several people, each with their own clock. Its link carries the board and the results so far,
// so a page of static files has races, too. It never carries a digit that somebody has entered. Pure.

import { isRestricted, sheetFrom } from "../game/sheet.js";

/**
 * How somebody did.
 * @typedef {object} Result
 * @property {string} name as its owner wrote it
 * @property {number} seconds the playing time
 * @property {number} hints
 * @property {number} mistakes
 */
/** @typedef {{ boxRows: number, boxColumns: number, givens: string, barred?: number[], rules?: string }} RaceBoard */
/** @typedef {{ id: string, board: RaceBoard, results: Result[] }} Race */

/** What the fragment of a race's address begins with. */
export const RACE_LINK = "#race=";
/** The most results of a race. */
export const MOST_RESULTS = 12;
/** The most characters of a name. */
export const LONGEST_NAME = 24;
/** The largest number of seconds, hints or mistakes. */
const MOST = 1_000_000;

/** A name without what would break a line or a link. @param {string} text */
export const nameOf = (text) =>
  [...text.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();

/** A new race id. */
export const newRaceId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {Race} race @returns {string} the fragment of its address */
export function raceText({ id, board: { boxRows, boxColumns, givens, barred, rules }, results }) {
  const parts = new URLSearchParams({ race: id, boxes: `${boxRows}x${boxColumns}`, board: givens });
  if (barred) parts.set("bars", barred.join("."));
  if (rules) parts.set("rules", rules);
  for (const { name, seconds, hints, mistakes } of results)
    parts.append("by", [seconds, hints, mistakes, name].join("~"));
  return `#${parts}`;
}

/**
 * Reads the fragment of an address.
 * @param {string} fragment
 * @returns {Race | null} null if it is not that of a race, or damaged
 */
export function readRace(fragment) {
  if (!fragment.startsWith(RACE_LINK)) return null;
  const parts = new URLSearchParams(fragment.slice(1));
  const id = parts.get("race") ?? "";
  const [boxRows, boxColumns] = (parts.get("boxes") ?? "").split("x").map(Number);
  const givens = parts.get("board") ?? "";
  const bars = parts.get("bars");
  const rules = parts.get("rules");
  const board = {
    boxRows,
    boxColumns,
    givens,
    ...(bars ? { barred: bars.split(".").map(Number) } : {}),
    ...(rules ? { rules } : {}),
  };
  if (!/^[0-9a-f]{24}$/.test(id) || !isBoard(board)) return null;
  const results = parts.getAll("by").flatMap((text) => {
    const [seconds, hints, mistakes, ...name] = text.split("~");
    const one = { name: nameOf(name.join("~")), seconds: +seconds, hints: +hints, mistakes: +mistakes };
    return isResult(one) ? [one] : [];
  });
  return { id, board, results: joined([], results) };
}

/** @param {RaceBoard} board */
function isBoard(board) {
  const side = board.boxRows * board.boxColumns;
  if (!(side >= 4 && side <= 25) || [...board.givens].length !== side * side) return false;
  try {
    const sheet = sheetFrom({ ...board, entries: "" });
    const areDigits = (/** @type {number} */ mask) => (mask & sheet.board.all) === mask;
    return (sheet.givens.some(Boolean) || isRestricted(sheet)) && sheet.barred.every(areDigits);
  } catch {
    return false;
  }
}

/** @param {Result} one */
export const isResult = ({ name, seconds, hints, mistakes }) =>
  typeof name === "string" &&
  [seconds, hints, mistakes].every((one) => Number.isInteger(one) && one >= 0 && one <= MOST) &&
  seconds > 0;

/**
 * The results of a race that are known in two places, the fastest first.
 * @param {Result[]} ours
 * @param {Result[]} theirs
 */
export function joined(ours, theirs) {
  const all = new Map([...ours, ...theirs].map((one) => [JSON.stringify(Object.values(one)), one]));
  return [...all.values()]
    .sort((a, b) => a.seconds - b.seconds || a.hints - b.hints || a.mistakes - b.mistakes)
    .slice(0, MOST_RESULTS);
}

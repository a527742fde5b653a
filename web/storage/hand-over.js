// Hands a board from a lesson to the game, and the techniques found in the game to the lessons.

import { isId } from "./ids.js";

const KEY = "jade.try";
const FOUND = "jade.found";
const RULES = "jade.rules";

/**
 * `moment`: there is something to find; a technique's id if hints would show others before it. Of a teacher: `since`, the
 * time from which on a game of this puzzle goes on; `help`, how much help it allows.
 * @typedef {import("../game/sheet.js").StartData & { moment?: boolean | string, since?: number, help?: import("../types/page.js").Help }} Handed
 */

/** Leaves a board that the game opens next. @param {Handed} sheet */
export function handOver(sheet) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sheet));
  } catch {
    // The game then opens as it was.
  }
}

/** Takes the board that a lesson left. A second call returns null. @returns {Handed | null} */
export function takeOver() {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left === null ? null : JSON.parse(left);
  } catch {
    return null;
  }
}

/**
 * Leaves a note for the lessons: a technique was found in the game.
 * @param {string} technique
 * @param {number} [help] how much help it took: 0 for none, -1 if the tutor entered digits
 */
export function leaveFound(technique, help = 0) {
  const found = takeFound();
  try {
    localStorage.setItem(FOUND, JSON.stringify([...found, [technique, Date.now(), help]]));
  } catch {
    // It then does not count.
  }
}

/** Takes the techniques found in the game, each with its time and the help it took. A second call returns none. @returns {[string, number, number?][]} */
export function takeFound() {
  try {
    const found = JSON.parse(localStorage.getItem(FOUND) ?? "[]");
    localStorage.removeItem(FOUND);
    return Array.isArray(found) ? found.filter(isFound) : [];
  } catch {
    return [];
  }
}

/** Leaves a note for the lessons: the board that teaches the rules was filled, which is what their first station asks for. */
export function leaveRules() {
  try {
    localStorage.setItem(RULES, "filled");
  } catch {
    // The station then asks for it again.
  }
}

/** Whether the board that teaches the rules was filled, and the lessons do not know it yet. */
export function hasRules() {
  try {
    return localStorage.getItem(RULES) !== null;
  } catch {
    return false;
  }
}

/** The same; a second call says no. */
export function takeRules() {
  const filled = hasRules();
  if (filled) localStorage.removeItem(RULES);
  return filled;
}

/** Whether it is a technique, a time and perhaps a number, which the storage of a browser does not promise. @param {unknown} one */
const isFound = (one) =>
  Array.isArray(one) &&
  isId(one[0]) &&
  Number.isFinite(one[1]) &&
  Math.abs(one[1]) <= 8.64e15 &&
  (one[2] === undefined || Number.isInteger(one[2]));

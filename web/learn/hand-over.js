// A board goes from a lesson to the game, and what was found in the game to the lessons: left here, taken there.

const KEY = "jade.try";
const FOUND = "jade.found";

/** @import { SheetData } from "../types/contract.js" */

/** `moment`: there is something to find; a technique, if others would come before it. @typedef {SheetData & { moment?: boolean | string }} Handed */

/** Leaves a board for the game to open with. @param {Handed} sheet */
export function handOver(sheet) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sheet));
  } catch {
    // Then the game opens as it was.
  }
}

/** Takes the board that a lesson left, once. @returns {Handed | null} */
export function takeOver() {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left === null ? null : JSON.parse(left);
  } catch {
    return null;
  }
}

/** Leaves for the lessons that a technique was found in the game, without help. @param {string} technique */
export function leaveFound(technique) {
  const found = takeFound();
  try {
    localStorage.setItem(FOUND, JSON.stringify([...found, [technique, Date.now()]]));
  } catch {
    // Then it does not count.
  }
}

/** Takes what was found in the game, once: which technique, and when. @returns {[string, number][]} */
export function takeFound() {
  try {
    const found = JSON.parse(localStorage.getItem(FOUND) ?? "[]");
    localStorage.removeItem(FOUND);
    return found;
  } catch {
    return [];
  }
}

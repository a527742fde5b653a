// A board goes from a lesson to the game: left here, taken there.

const KEY = "jade.try";

/** @typedef {import("../types/contract.js").SheetData} SheetData */

/** Leaves a board for the game to open with. @param {SheetData} sheet */
export function handOver(sheet) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sheet));
  } catch {
    // Then the game opens as it was.
  }
}

/** Takes the board that a lesson left, once. @returns {SheetData | null} */
export function takeOver() {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return left === null ? null : JSON.parse(left);
  } catch {
    return null;
  }
}

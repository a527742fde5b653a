// The first puzzle that a player sees: made for JADE, symmetric, with 28 givens. Hidden singles take a beginner a long
// way; then it needs a pointing pair and a naked pair.

/** @type {import("./types/contract.js").SheetData} */
export const START = {
  boxRows: 3,
  boxColumns: 3,
  givens: ".....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....",
  entries: ".".repeat(81),
};

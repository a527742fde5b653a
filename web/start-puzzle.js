// The puzzle that JADE opens with: made for it, 28 givens, symmetric. Hidden singles carry a beginner a good way; then
// it takes a pointing pair and a naked pair.

/** @type {import("./types/contract.js").SheetData} */
export const START = {
  boxRows: 3,
  boxColumns: 3,
  givens: ".....4.....16.5.3..39..8..68..3...2.6..8.7..5.9...6..71..7..56..2.1.38.....5.....",
  entries: ".".repeat(81),
};

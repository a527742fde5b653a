/** Solves and counts plain 9×9 boards: lines of 81 cells, with `.` or `0` for an empty one. */
export interface Search {
  /** The solution as a line; null if there is not exactly one. Throws a `TypeError` if the text is no board. */
  solve(puzzle: string): string | null;
  /** The number of solutions, up to a limit (default: 1000). */
  count(puzzle: string, most?: number): number;
  /** The solutions of many boards; null where there is not exactly one, or no board. */
  solveAll(puzzles: string[]): (string | null)[];
}

/** Loads the search: a module of its own, without the tutor. */
export function loadSearch(): Promise<Search>;

import type {
  AdviceReply,
  GenerateRequest,
  PathReply,
  PictureReply,
  RateReply,
  SheetData,
  TechniqueChoice,
  WrittenReply,
} from "./contract.js";

export * from "./contract.js";

/** A puzzle: a text in any format that JADE reads (a line of 81 cells, an SDK file, a link …), or a sheet; or numbers: its
 * cells or its rows, with 0 for an empty cell. */
export type Puzzle =
  | string
  | SheetData
  | readonly (number | null)[]
  | readonly (readonly (number | null)[])[];

/** Why a question was refused: `code` is for programs, `message` for people, `field` the field at fault. */
export class JadeError extends Error {
  code: string;
  field?: string;
}

/** JADE, ready to answer. Each answer is computed before the call returns: for long work, use a worker. */
export interface Jade {
  /** The solution as a line. A `JadeError` has the code `no-solution` or `several-solutions` if there is not exactly one. */
  solve(puzzle: Puzzle): string;
  /** The number of solutions, up to a limit (default: 1000). */
  count(puzzle: Puzzle, limit?: number): number;
  /**
   * The level, the score and the hardest technique; with `explainer` also ER, EP and ED of the Sudoku Explainer, which take from
   * milliseconds to minutes.
   */
  rate(
    puzzle: Puzzle,
    techniques?: TechniqueChoice,
    options?: { explainer?: boolean },
  ): RateReply;
  /** What is wrong, or the next step, in rungs (five, or six if the step places a digit) with words and a drawing. */
  hint(puzzle: Puzzle, techniques?: TechniqueChoice): AdviceReply;
  /** All steps to the solution. */
  path(puzzle: Puzzle, techniques?: TechniqueChoice): PathReply;
  /**
   * Makes puzzles to order. The same request with the same seed makes the same puzzles. `rules` are those of a variant, such
   * as `killer` or `x; anti-king`; they come before the cells in `puzzle`, in brackets.
   */
  generate(
    request?: GenerateRequest & {
      level?: string;
      technique?: string;
      rules?: string;
      count?: number;
    },
  ): { puzzle: string; solution: string; [more: string]: unknown }[];
  /** The sheet of a puzzle. */
  sheet(puzzle: Puzzle): SheetData;
  /**
   * Any question of the API by its name below `/api/v1/`, with its JSON; without a request, the query is in the name. The
   * answer is what its JSON holds; of `generate` a list of its events, of `print` the bytes of the PDF.
   */
  ask(name: string, request?: object): any;
}

/** Loads JADE. `lang`: the language of all words, `en` (default) or `es`. */
export function load(options?: { lang?: "en" | "es" }): Promise<Jade>;

/** Pixels row by row: a byte each, or four (red, green, blue, opacity), as `ImageData` has them. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Reads boards in pictures. Each answer is computed before the call returns: for a page, use a worker. */
export interface Reader {
  /**
   * The boards in a picture, or the one between four corners (clockwise, in pixels), with what each cell holds and how sure
   * that is.
   * @throws {RangeError} if there are not as many bytes as the size says
   */
  read(picture: Pixels, corners?: [number, number][]): PictureReply;
  /**
   * Which digit from 1 to 9 somebody has written: strokes, each the places (x, y) of a pen from where it was put down to where
   * it was lifted, and the side of the field for writing, in the same unit. Takes about a millisecond.
   */
  readStrokes(strokes: [number, number][][], side: number): WrittenReply;
}

/** Loads the reader of pictures, which needs nothing else of the package. */
export function loadReader(): Promise<Reader>;

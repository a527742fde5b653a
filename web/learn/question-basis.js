// What the questions about a board are made with: the parts of its step, what is on the board, and words. Pure.

import { bit, findHouse, symbol } from "../game/geometry.js";
import { isOpen, valueAt } from "../game/sheet.js";
import { BoardWords } from "../board/board-words.js";

/** @import { HouseJson, StepJson, ValueJson } from "../types/contract.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Say } from "../types/board.js" */
/** @typedef {import("../types/contract.js").SceneJson["marks"]} Marks */

/**
 * One thing to answer on the board.
 * @typedef {object} Question
 * @property {string} ask the question
 * @property {"cells" | "digits"} by whether cells are tapped or digits are chosen
 * @property {number[]} answer all these cells, or all these digits
 * @property {number} about the digit that the question is about; 0 for none
 * @property {Marks} given what is drawn with the question
 * @property {Marks} found what is drawn once it is answered
 * @property {boolean} ends whether the answer is what follows from the pattern
 * @property {{ text: string, why: string }} [decoy] a button that is a wrong answer, and why it is
 * @property {(answer: number) => string} whyNot what is wrong with a cell, or with a digit
 */

/** What of a step the questions need. @typedef {Pick<StepJson, "technique" | "parts" | "links" | "placements" | "eliminations" | "notes">} StepAsked */

/** A step on a board, to ask questions about. */
export class QuestionBasis extends BoardWords {
  /** @param {StepAsked} step @param {Sheet} sheet @param {Say} say */
  constructor(step, sheet, say) {
    super(sheet, say);
    this.step = step;
    /** Whether the board shows candidates. */
    this.marked = sheet.candidates.some((mask) => mask !== null);
  }

  // What the parts of the step are.

  /** @param {string} name @returns {ValueJson | undefined} */
  part(name) {
    return this.step.parts.find((part) => part.name === name)?.value;
  }

  /** @param {string} name */
  cells(name) {
    const value = this.part(name);
    if (value?.kind === "cell") return [value.cell];
    if (value?.kind === "cells") return value.cells;
    if (value?.kind === "candidates") return [...new Set(value.candidates.map(({ cell }) => cell))];
    return [];
  }

  /** @param {string} name @returns {number[]} */
  digits(name) {
    const value = this.part(name);
    if (value?.kind === "digit") return [value.digit];
    return value?.kind === "digits" ? value.digits : [];
  }

  /** @param {string} role @returns {HouseJson[]} */
  houses(role) {
    return this.step.parts.flatMap(({ role: its, value }) =>
      its !== role
        ? []
        : value.kind === "house"
          ? [value.house]
          : value.kind === "houses"
            ? value.houses
            : [],
    );
  }

  /** @param {HouseJson} house */
  cellsOf(house) {
    return findHouse(this.board, house)?.cells ?? [];
  }

  // What is on the board.

  /** The digits that a cell can have: those written, or those that the rules leave. @param {number} cell */
  candidates(cell) {
    if (!isOpen(this.sheet, cell)) return 0;
    const list = this.sheet.candidates[cell];
    if (list !== null) return list;
    const seen = this.board.peers[cell].reduce((mask, peer) => {
      const value = valueAt(this.sheet, peer);
      return value ? mask | bit(value) : mask;
    }, 0);
    return this.board.all & ~seen;
  }

  /** @param {number} cell @param {number} digit */
  can(cell, digit) {
    return Boolean(this.candidates(cell) & bit(digit));
  }

  /** @param {number} a @param {number} b */
  sees(a, b) {
    return this.board.peers[a].includes(b);
  }

  // Words.

  /** @param {number[]} digits */
  signs(digits) {
    return this.list(digits.map((digit) => symbol(digit)));
  }

  /** @param {HouseJson} house */
  inside({ kind, number }) {
    return this.say(`ask-in-${kind}`, { number });
  }

  /** @param {Partial<Question> & { ask: string, whyNot: (answer: number) => string }} rest @returns {Question} */
  question(rest) {
    return { by: "cells", answer: [], about: 0, given: [], found: [], ends: false, ...rest };
  }

  /** Marks for cells: their candidates where the board shows candidates. @param {number[]} cells @param {number} digit */
  candidatesAt(cells, digit) {
    return this.marked ? { cells, candidates: cells.map((cell) => ({ cell, digit })) } : { cells };
  }

  /** Why a digit cannot go into a cell. @param {number} cell @param {number} digit @param {HouseJson} [house] */
  whyNoPlace(cell, digit, house) {
    const place = this.name(cell);
    const sign = symbol(digit);
    if (house && !this.cellsOf(house).includes(cell))
      return this.say("why-outside", { place, where: this.inside(house) });
    const value = valueAt(this.sheet, cell);
    if (value) return this.say("why-filled", { place, digit: symbol(value) });
    const seen = this.board.peers[cell].find((peer) => valueAt(this.sheet, peer) === digit);
    if (seen !== undefined) return this.say("why-sees", { place, digit: sign, other: this.name(seen) });
    if (!this.can(cell, digit)) return this.say("why-no-candidate", { place, digit: sign });
    return this.say("why-noted", { place, digit: sign });
  }

  /** @param {number[]} cells @param {number[]} digits */
  allAt(cells, digits) {
    return cells.flatMap((cell) =>
      digits.filter((digit) => this.can(cell, digit)).map((digit) => ({ cell, digit })),
    );
  }
}

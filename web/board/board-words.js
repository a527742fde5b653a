// Names of cells and lists of words, for sentences about a board.

import { cellName } from "./label.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { Say } from "../types/board.js" */

/** Puts what is on a board into words. */
export class BoardWords {
  /** @param {Sheet} sheet @param {Say} say */
  constructor(sheet, say) {
    this.sheet = sheet;
    this.board = sheet.board;
    this.say = say;
  }

  /** @param {number} cell */
  name(cell) {
    return cellName(this.say, this.board, cell);
  }

  /** @param {number[]} cells */
  names(cells) {
    return this.list(cells.map((cell) => this.name(cell)));
  }

  /** Words as an enumeration: "a, b and c". @param {string[]} words */
  list(words) {
    if (words.length < 2) return words.join("");
    return this.say("ask-list", { list: words.slice(0, -1).join(", "), what: words[words.length - 1] });
  }
}

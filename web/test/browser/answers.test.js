// What the lessons ask and what they say about every wrong answer is true of the board: "r2c1 has no 7", "r9c1 does not see
// r2c4", "two cells in row 3". Every question of every lesson's boards, every wrong tap, both languages. No browser is
// needed, only the program, which has the boards.
//
// Each sentence is one message with its arguments. `TRUE` has for each message what it states, judged by the rules alone;
// a message that is not there fails the test, so a new answer is a line of the table.

import { readdirSync } from "node:fs";
import { expect, test } from "./fixtures.js";
import { answersTo, boardsOf, lessonsOf, lookAlikesOf, readProject, sayIn } from "./lesson-boards.js";
import { cellName } from "../../board/label.js";
import { digitsIn, geometry, symbol } from "../../game/geometry.js";
import { candidatesAt, freshSheet, sheetFrom, valueAt } from "../../game/sheet.js";
import { beginnersQuestion, lookAlikeQuestion, nextSingle, questionsOf } from "../../learn/questions.js";

/** @import { Sheet } from "../../game/sheet.js" */
/** @import { Question } from "../../learn/question-basis.js" */
/** @import { StepAsked } from "../../learn/question-basis.js" */

/** @typedef {Record<string, any>} Args */
/** @typedef {{ cell: number, digit: number }} Candidate */

/** The numbers that stand as words in sentences, by language. */
const NUMBERS = /** @type {Record<string, Record<string, number>>} */ ({
  en: { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  es: { una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
});

/** A board with a step, and what was said about it: what the facts are judged by. */
class Told {
  /**
   * @param {Sheet} sheet @param {Pick<StepAsked, "parts" | "eliminations" | "notes">} step
   * @param {ReturnType<typeof recording>} said @param {Question} question @param {number} [answer]
   */
  constructor(sheet, step, said, question, answer) {
    this.sheet = sheet;
    this.step = step;
    this.said = said;
    this.question = question;
    /** The wrong answer that the sentence is about; undefined for the question itself. */
    this.answer = answer;
    /** @type {number[]} */
    this.right = question.answer;
  }

  /** The only cell that a text names. @param {string} text */
  cell(text) {
    const [one, ...more] = this.cells(text);
    if (one === undefined || more.length > 0) throw new Error(`${text} is not one cell`);
    return one;
  }

  /** @param {string} text */
  cells(text) {
    const names = this.said.names(this.sheet);
    return text.split(/[^\p{L}\d]+/u).flatMap((word) => names.get(word) ?? []);
  }

  /** @param {string} text */
  digits(text) {
    return text
      .split(/[^\d]+/)
      .filter(Boolean)
      .map(Number);
  }

  /** The cells of the house that a text names, such as "in row 3". @param {string} text */
  house(text) {
    const { id, args } = this.said.call(text);
    const kind = id.replace("ask-in-", "");
    const found = this.sheet.board.houses.find(
      (house) => house.kind === kind && house.number === args.number,
    );
    if (!found) throw new Error(`${text} is no house`);
    return found.cells;
  }

  /** @param {number} cell */
  value(cell) {
    return valueAt(this.sheet, cell);
  }

  /** What a cell can hold, as it is drawn. @param {number} cell */
  candidates(cell) {
    return digitsIn(candidatesAt(this.sheet, cell));
  }

  /** @param {number} cell @param {number} digit */
  can(cell, digit) {
    return this.candidates(cell).includes(digit);
  }

  /** The cells that can hold one of these digits. @param {number[]} cells @param {number[]} digits */
  places(cells, digits) {
    return cells.filter((cell) => digits.some((digit) => this.can(cell, digit)));
  }

  /** The open cells that can hold only these digits. @param {number[]} cells @param {number[]} digits */
  only(cells, digits) {
    return cells.filter(
      (cell) => !this.value(cell) && this.candidates(cell).every((digit) => digits.includes(digit)),
    );
  }

  /** Two different cells in one house. @param {number} a @param {number} b */
  sees(a, b) {
    return a !== b && this.sheet.board.houses.some(({ cells }) => cells.includes(a) && cells.includes(b));
  }

  /** @param {number[]} cells @param {number} digit */
  loses(cells, digit) {
    return cells.every((cell) =>
      this.step.eliminations.some((one) => one.cell === cell && one.digit === digit),
    );
  }

  /** The candidates that are drawn with the question in one of these roles. @param {string[]} roles */
  drawn(...roles) {
    const marks = this.question.given.filter(({ role }) => roles.length === 0 || roles.includes(role));
    return marks.flatMap(({ candidates = [] }) => candidates);
  }

  /** The cells that are drawn with the question. */
  marked() {
    return this.question.given.flatMap(({ cells = [], candidates = [] }) => [
      ...cells,
      ...candidates.map(({ cell }) => cell),
    ]);
  }

  /** Whether a cell holds a digit, or is supposed to hold it in the question. @param {number} cell @param {number} digit */
  holds(cell, digit) {
    const supposed = (/** @type {Candidate} */ one) => one.cell === cell && one.digit === digit;
    return this.value(cell) === digit || this.drawn("on", "start").some(supposed);
  }

  /** The small digits of a cell. @param {number} cell */
  notes(cell) {
    return digitsIn(this.sheet.corners[cell]);
  }
}

const same = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** What each message states. `t` is the board, `a` the arguments. @type {Record<string, (t: Told, a: Args) => boolean>} */
const TRUE = {
  // What the inference is: one end of each line, and which digits or cells are out.
  "ask-one-of": (t, a) =>
    t.sees(t.cells(a.place)[0], t.cells(a.place)[1]) && t.right.every((cell) => t.can(cell, Number(a.digit))),
  "ask-still": (t, a) =>
    same(
      t.places(t.house(a.where), [Number(a.digit)]).filter((cell) => !t.sees(cell, t.cell(a.other))),
      t.right,
    ),
  "ask-gone": (t, a) => t.right.every((digit) => t.loses([t.cell(a.place)], digit)),
  "why-foot": (t, a) => t.drawn("set-b").some(({ cell }) => cell === t.cell(a.place)),
  // What spoils a look-alike, and which cells do not.
  "alike-ask": (t, a) => t.right.length === a.count,
  "why-fits": (t, a) => !t.right.includes(t.cell(a.place)) && t.marked().includes(t.cell(a.place)),
  "why-no-matter": (t, a) => !t.right.includes(t.cell(a.place)) && !t.marked().includes(t.cell(a.place)),
  "why-not-this-line": (t, a) => !t.right.includes(t.cell(a.place)),
  // Why an answer is wrong.
  "why-outside": (t, a) => !t.house(a.where).includes(t.cell(a.place)),
  "why-filled": (t, a) => t.value(t.cell(a.place)) === Number(a.digit),
  "why-sees": (t, a) => t.sees(t.cell(a.place), t.cell(a.other)) && t.holds(t.cell(a.other), Number(a.digit)),
  "why-no-candidate": (t, a) => !t.value(t.cell(a.place)) && !t.can(t.cell(a.place), Number(a.digit)),
  "why-noted": (t, a) => t.can(t.cell(a.place), Number(a.digit)) && !t.right.includes(t.cell(a.place)),
  "why-ruled-out": (t, a) => t.can(t.cell(a.place), Number(a.digit)) && !t.right.includes(Number(a.digit)),
  "why-two-solutions": (t, a) => TRUE["why-ruled-out"](t, a),
  "why-already": (t, a) => t.drawn().some(({ cell }) => cell === t.cell(a.place)),
  "why-uncoloured": (t, a) => !t.drawn().some(({ cell }) => cell === t.cell(a.place)),
  "why-kept": (t, a) => !t.value(t.cell(a.place)) && t.notes(t.cell(a.place)).length === 2,
  "why-also": (t, a) => t.digits(a.digits).every((digit) => t.can(t.cell(a.place), digit)),
  "why-neither": (t, a) =>
    !t.value(t.cell(a.place)) && t.places(t.cells(a.place), t.digits(a.digits)).length === 0,
  "why-other-notes": (t, a) => {
    const [cell] = t.right;
    return !t.notes(cell).every((digit) => t.notes(t.cell(a.place)).includes(digit));
  },
  "why-unseen": (t, a) => t.cell(a.place) !== t.cell(a.other) && !t.sees(t.cell(a.place), t.cell(a.other)),
  "why-not-two": (t, a) => t.candidates(t.cell(a.place)).length !== 2,
  "why-not-this": (t, a) =>
    !t.right.includes(t.cell(a.place)) && !t.drawn().some(({ cell }) => cell === t.cell(a.place)),
  "why-no-corner": (t, a) => !t.right.includes(t.cell(a.place)),
  "why-excluded": (t, a) =>
    t.drawn("off").some((one) => one.cell === t.cell(a.place) && one.digit === Number(a.digit)),
  "why-no-clash": (t, a) => {
    const colour = t.question.given.find(({ candidates = [] }) =>
      candidates.some(({ cell }) => cell === t.cell(a.place)),
    );
    const alike = colour ? t.drawn(colour.role) : [];
    return alike.length > 0 && !alike.some(({ cell }) => t.sees(cell, t.cell(a.place)));
  },
  "why-pattern": (t, a) =>
    t.can(t.cell(a.place), Number(a.digit)) && !t.loses([t.cell(a.place)], Number(a.digit)),
  "why-keeps": (t, a) =>
    TRUE["why-unseen"](t, a) &&
    t.can(t.cell(a.place), Number(a.digit)) &&
    !t.loses([t.cell(a.place)], Number(a.digit)),
  "why-stays": (t, a) =>
    t.can(t.cell(a.place), Number(a.digit)) && !t.loses([t.cell(a.place)], Number(a.digit)),
  "why-nothing": (t, a) => !t.step.eliminations.some(({ cell }) => cell === t.cell(a.place)),
  "why-not-candidate": (t, a) =>
    t.sees(t.cell(a.place), t.cell(a.other)) && t.value(t.cell(a.other)) === Number(a.digit),
  "why-crossing": (t, a) => {
    const houses = t.question.given.flatMap(({ houses = [] }) => houses);
    const inside = houses.filter(({ kind, number }) =>
      t.sheet.board.houses.some(
        (house) => house.kind === kind && house.number === number && house.cells.includes(t.cell(a.place)),
      ),
    );
    return inside.length === 2;
  },
  "why-coloured": (t, a) =>
    t.drawn().some((one) => one.cell === t.cell(a.place) && one.digit === Number(a.digit)),
  "why-not-shared": (t, a) => {
    const sets = ["set-a", "set-b"].map((role) => t.drawn(role).map(({ digit }) => digit));
    return !sets.every((digits) => digits.includes(Number(a.digit)));
  },
  "why-not-linked": (t, a) => {
    const cells = [t.cell(a.place), t.cell(a.other)];
    return cells.every((cell) => t.can(cell, Number(a.digit))) && !t.sees(cells[0], cells[1]);
  },

  // What is asked.
  "ask-place": (t, a) =>
    same(
      t.places(t.house(a.where), [Number(a.digit)]).filter((cell) => t.right.includes(cell)),
      t.right,
    ),
  "ask-places": (t, a) =>
    t.right.every((cell) => t.places(t.house(a.where), [Number(a.digit)]).includes(cell)),
  "ask-only-cell": (t, a) =>
    same(
      t.house(a.where).filter((cell) => !t.value(cell)),
      t.right,
    ),
  "ask-last-cell": (t, a) => t.right.length === 1 && t.house(a.where).includes(t.right[0]),
  "ask-missing": (t) => t.right.length === 1,
  "ask-left": (t) => t.right.length === 1,
  "ask-proved": (t, a) => t.can(t.cell(a.place), t.right[0]),
  "ask-goes": (t, a) => t.can(t.cell(a.place), t.right[0]),
  "ask-deadly": (t, a) => TRUE["ask-corners"](t, a) && t.right.length === a.count,
  "ask-digit": (t, a) => same(t.candidates(t.cell(a.place)), t.right),
  "ask-naked": (t, a) => same(t.only(t.house(a.where), t.digits(a.digits)), t.right),
  "ask-hidden": (t, a) => same(t.places(t.house(a.where), t.digits(a.digits)), t.right),
  "ask-two-notes": (t, a) => t.right.length === 2 && t.right.every((cell) => t.house(a.where).includes(cell)),
  "ask-two-cells": (t, a) => t.right.length === 2 && t.right.every((cell) => t.house(a.where).includes(cell)),
  "ask-wings": (t, a) => {
    const pivot = t.cell(a.place);
    const pairs = [a.first, a.other].map((digit) => [Number(digit), Number(a.digit)]);
    return (
      same(t.candidates(pivot), t.digits(a.digits)) &&
      t.right.length === 2 &&
      t.right.every((cell) => t.sees(cell, pivot)) &&
      pairs.every((pair) => t.right.some((cell) => same(t.candidates(cell), pair)))
    );
  },
  "ask-bridge": (t, a) =>
    t.cells(a.place).every((cell) => same(t.candidates(cell), t.digits(a.digits))) &&
    t.right.length === 2 &&
    same(t.places(t.house(a.where), [Number(a.digit)]), t.right),
  "ask-between": (t, a) =>
    [...t.right, ...t.cells(a.place)].every((cell) => same(t.candidates(cell), t.digits(a.digits))),
  "ask-corners": (t, a) =>
    t.right.every((cell) =>
      t.digits(a.digits).some((digit) => t.can(cell, digit) || t.value(cell) === digit),
    ),
  "ask-suppose-place": (t, a) =>
    same(t.places(t.house(a.where), [Number(a.digit)]), [t.cell(a.place), ...t.right]),
  "ask-then-place": (t, a) => TRUE["ask-suppose-place"](t, a),
  "ask-suppose-digit": (t, a) => same(t.candidates(t.cell(a.place)), [Number(a.digit), ...t.right]),
  "ask-then-digit": (t, a) => TRUE["ask-suppose-digit"](t, a),
  "ask-colour": (t, a) => TRUE["ask-suppose-place"](t, a),
  "ask-colour-digit": (t, a) => TRUE["ask-suppose-digit"](t, a),
  "ask-clash": (t) => t.right.length === 2 && t.sees(t.right[0], t.right[1]),
  "ask-lose": (t, a) => t.loses(t.right, Number(a.digit)),
  "ask-lose-all": (t, a) => t.digits(a.digits).every((digit) => t.loses(t.right, digit)),
  "ask-cleared": (t) => t.right.every((cell) => t.step.eliminations.some((one) => one.cell === cell)),
  "ask-way": (t, a) => {
    const left = t
      .places(t.house(a.where), [Number(a.digit)])
      .filter((cell) => !t.sees(cell, t.cell(a.place)));
    return left.length === 1 && same(left, t.right);
  },
  "ask-if-digit": (t, a) =>
    t.sees(t.cell(a.other), t.cell(a.place)) &&
    same(t.candidates(t.cell(a.place)), [Number(a.first), ...t.right]),
  "ask-quad-wing": (t, a) =>
    same(t.only(t.right, t.digits(a.digits)), t.right) &&
    t.right.every((cell) => t.sees(cell, t.cell(a.place))),
  "ask-crossing-cells": (t, a) => {
    const cells = t.house(a.where).filter((cell) => !t.house(a.other).includes(cell));
    return t.right.every((cell) => t.only(cells, t.digits(a.digits)).includes(cell));
  },
  "ask-crossing-places": (t, a) => {
    const cells = t.house(a.other).filter((cell) => !t.house(a.where).includes(cell));
    return same(t.places(cells, t.digits(a.digits)), t.right);
  },
  "ask-other-set": (t, a) =>
    same([...new Set(t.right.flatMap((cell) => t.candidates(cell)))], t.digits(a.digits)) &&
    t.digits(a.digits).length === t.right.length + 1 &&
    t.digits(a.others).length === a.own + 1 &&
    t.right.every((cell) => t.house(a.where).includes(cell)),
  "ask-linked": (t) => {
    const places = (/** @type {string} */ role, /** @type {number} */ digit) =>
      t.drawn(role).filter((one) => one.digit === digit);
    return t.right.every((digit) =>
      places("set-a", digit).every(({ cell }) =>
        places("set-b", digit).every((other) => t.sees(cell, other.cell)),
      ),
    );
  },
  "ask-marks": (t, a) => same(t.candidates(t.cell(a.place)), t.right),
};

/** Says texts and remembers which message each of them was. @param {string} lang */
function recording(lang) {
  const inWords = sayIn(lang);
  /** @type {Map<string, { id: string, args: Args }>} */
  const calls = new Map();
  /** @type {Map<number, Map<string, number>>} */
  const cells = new Map();
  const say = (/** @type {string} */ id, /** @type {Args} */ args = {}) => {
    const text = inWords(id, args);
    if (/^(alike|ask|why)-/.test(id)) calls.set(text, { id, args });
    return text;
  };
  return {
    say,
    /** The cells of a board by name. @param {Sheet} sheet */
    names({ board, givens }) {
      const known =
        cells.get(board.side) ?? new Map(givens.map((_, cell) => [cellName(say, board, cell), cell]));
      cells.set(board.side, known);
      return known;
    },
    call(/** @type {string} */ text) {
      const call = calls.get(text);
      if (!call) throw new Error(`nobody said ${text}`);
      return call;
    },
  };
}

/** The boards of beginners: the first station, and the boards of other lessons without their marks. */
const FIRST = ["123..4.22.4..3.1", ".3.1.4...2...1.3", "..1.41..2..1..3.", "......212.3.4..2"];

test(
  "every question and every answer to a wrong tap is true",
  { tag: "@spanish" },
  async ({ jade, lang }) => {
    const said = recording(lang);
    const sums = /** @type {Record<string, { boards: number, said: number, false: number }>} */ ({});
    const facts = new Set();
    /** @type {string[]} */
    const wrong = [];
    /**
     * Judges a question and what is said about each wrong answer to it.
     * @param {string} name @param {Sheet} sheet @param {Pick<StepAsked, "parts" | "eliminations" | "notes">} step @param {Question} question
     */
    const judge = (name, sheet, step, question) => {
      const sum = (sums[name] ??= { boards: 0, said: 0, false: 0 });
      const one = (/** @type {string} */ text, /** @type {number} */ answer) => {
        const { id, args } = said.call(text);
        const told = new Told(sheet, step, said, question, answer);
        // Where the cells that are asked for are several, the sentence has their number, as a word or as a numeral.
        const numbers = (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(
          (word) => NUMBERS[lang][word] ?? Number(word),
        );
        const counted = !id.startsWith("ask-") || !(args.count > 1) || numbers.includes(args.count);
        sum.said += 1;
        facts.add(id);
        if (TRUE[id]?.(told, args) && counted) return;
        sum.false += 1;
        wrong.push(`${name}: ${TRUE[id] ? "" : `${id} is not in TRUE: `}${question.ask} → ${text}`);
      };
      one(question.ask, -1);
      for (const answer of answersTo(question, sheet.board.side))
        if (!question.answer.includes(answer)) one(question.whyNot(answer), answer);
    };

    const ids = readdirSync(new URL("../../../lessons/en/", import.meta.url)).map((file) =>
      file.replace(".md", ""),
    );
    const lessons = await lessonsOf(jade, ids, lang);
    const noStep = { parts: [], eliminations: [] };
    let bare = 0;
    for (const [i, id] of ids.entries()) {
      for (const shown of boardsOf(lessons[i])) {
        const sheet = sheetFrom(shown.sheet);
        for (const question of questionsOf(shown, sheet, said.say)) judge(id, sheet, shown.step, question);
        (sums[id] ??= { boards: 0, said: 0, false: 0 }).boards += 1;
        // Beginners are asked on boards without marks.
        if (sheet.candidates.some((list) => list !== null) || ++bare > 6) continue;
        for (const lesson of ["small-notes", "pairs-in-a-box", "pencil-marks"]) {
          for (const pick of [0, 1, 2, 3, 4, 5, 6, 7]) {
            const question = beginnersQuestion(lesson, sheet, said.say, (count) => pick % count);
            if (question) judge(lesson, sheet, noStep, question);
          }
        }
      }
    }
    for (const [i, id] of ids.entries()) {
      for (const shown of lookAlikesOf(lessons[i])) {
        const sheet = sheetFrom(shown.sheet);
        const question = lookAlikeQuestion(shown, sheet, said.say, id);
        if (question) judge(id, sheet, shown.step, question);
      }
    }
    for (const line of FIRST) {
      const start = freshSheet(
        geometry(2, 2),
        [...line].map((sign) => Number(sign.replace(".", "0"))),
      );
      for (let after = 0, sheet = start; ; after++) {
        const next = nextSingle(sheet, said.say, after);
        if (!next) break;
        for (const question of next.questions) judge("introduction", sheet, noStep, question);
        const entries = sheet.entries.map((digit, cell) => (cell === next.cell ? next.digit : digit));
        sheet = { ...sheet, entries };
      }
    }

    const total = Object.values(sums).reduce((sum, { said }) => sum + said, 0);
    console.log(`${lang}: ${total} sentences, ${wrong.length} false`);
    for (const [name, sum] of Object.entries(sums).filter(([, sum]) => sum.false)) console.log(name, sum);
    expect(total).toBeGreaterThan(8000);
    expect(wrong).toEqual([]);
    expect(
      Object.keys(TRUE).filter((id) => !facts.has(id)),
      "never said",
    ).toEqual([]);
  },
);

test("a false answer is noticed", async () => {
  const said = recording("en");
  const sheet = freshSheet(
    geometry(3, 3),
    Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 7 : 0)),
  );
  const question = /** @type {Question} */ ({
    ask: "",
    by: "cells",
    answer: [3],
    about: 7,
    given: [],
    found: [],
    ends: false,
    whyNot: () => "",
  });
  const told = new Told(sheet, { parts: [], eliminations: [] }, said, question);
  const name = (/** @type {number} */ cell) => cellName(said.say, sheet.board, cell);
  const judged = (/** @type {string} */ id, /** @type {Args} */ args) => TRUE[id](told, args);
  const where = said.say("ask-in-row", { number: 1 });
  expect(judged("why-outside", { place: name(1), where })).toBe(false);
  expect(judged("why-outside", { place: name(9), where })).toBe(true);
  expect(judged("why-no-candidate", { place: name(1), digit: symbol(7) })).toBe(true);
  expect(judged("why-no-candidate", { place: name(40), digit: symbol(7) })).toBe(false);
  expect(judged("why-unseen", { place: name(1), other: name(1) })).toBe(false);
  expect(judged("why-sees", { place: name(9), digit: symbol(7), other: name(0) })).toBe(true);
  expect(judged("why-sees", { place: name(40), digit: symbol(7), other: name(0) })).toBe(false);
  expect(readProject("locales/en/more.ftl").match(/^why-[a-z-]+ =/gm)?.length).toBe(
    Object.keys(TRUE).filter((id) => id.startsWith("why-")).length,
  );
});

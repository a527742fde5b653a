// Questions about a board of a lesson: what to find, in the order of the argument. They are made from the step of the
// board, and every answer is worked out from the board itself, so nothing is written by hand for one example. Pure: the
// texts are passed in as `say`.

import { bit, digitsIn, symbol } from "../game/geometry.js";
import { isOpen, valueAt } from "../game/sheet.js";
import { QuestionBasis } from "./question-basis.js";
import { almostLockedCandidates, almostLockedSets, coloursOfDigits, quadWing } from "./set-questions.js";

/** @import { CandidateData, HouseJson, LinkJson, ShownJson } from "../types/contract.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Say } from "../types/board.js" */
/** @import { Marks, Question, StepAsked } from "./question-basis.js" */

/** The most links of a chain that are asked for one by one. */
const LINKS = 6;
/** The most houses of a pattern that are asked for one by one. */
const HOUSES = 3;

/**
 * The questions about a board; none where only looking helps.
 * @param {ShownJson} shown
 * @param {Sheet} sheet
 * @param {Say} say
 * @returns {Question[]}
 */
export function questionsOf({ step }, sheet, say) {
  const maker = new QuestionMaker(step, sheet, say);
  const pattern = maker.pattern();
  const given = pattern.flatMap(({ found }) => found);
  return [...pattern, ...maker.conclusions(given)].filter(({ answer }) => answer.length > 0);
}

/**
 * The question about a board that only looks like a technique: is it one, or what spoils it?
 * @param {ShownJson} shown
 * @param {Sheet} sheet
 * @param {Say} say
 * @param {string} name of the technique
 * @returns {Question | null} null if no candidate spoils it
 */
export function lookAlikeQuestion({ step }, sheet, say, name) {
  const maker = new QuestionMaker(step, sheet, say);
  const spoilers = maker.part("spoilers");
  if (spoilers?.kind !== "candidates") return null;
  const answer = [...new Set(spoilers.candidates.map(({ cell }) => cell))];
  const pattern = step.scene.marks.filter(({ role }) => role !== "extra");
  const own = pattern.flatMap(({ cells = [], candidates = [] }) => [
    ...cells,
    ...candidates.map(({ cell }) => cell),
  ]);
  return maker.question({
    ask: say("alike-ask", { name, count: answer.length }),
    answer,
    given: pattern,
    found: step.scene.marks,
    decoy: { text: say("alike-yes"), why: say("alike-no", { count: answer.length }) },
    whyNot: (cell) => {
      const place = maker.name(cell);
      const value = valueAt(sheet, cell);
      if (value) return say("why-filled", { place, digit: symbol(value) });
      return say(own.includes(cell) ? "why-fits" : "why-no-matter", { place });
    },
  });
}

/**
 * A question for a beginner about a board without pencil marks, chosen by `pick`: where a digit can be noted in a box, which
 * two cells of a box are kept for two digits, or what a cell can be.
 * @param {string} lesson `small-notes`, `pairs-in-a-box` or `pencil-marks`
 * @param {Sheet} sheet
 * @param {Say} say
 * @param {(count: number) => number} pick a number below this one
 * @returns {Question | null} null if the board has nothing of the kind
 */
export function beginnersQuestion(lesson, sheet, say, pick) {
  const { board } = sheet;
  /** @type {StepAsked} */
  const noStep = { technique: lesson, parts: [], links: [], placements: [], eliminations: [] };
  const maker = new QuestionMaker(noStep, sheet, say);
  const one = (/** @type {(() => Question)[]} */ all) => (all.length > 0 ? all[pick(all.length)]() : null);
  if (lesson === "pencil-marks") {
    const few = (/** @type {number} */ cell) => [2, 3, 4].includes(digitsIn(maker.candidates(cell)).length);
    const cells = sheet.givens.map((_, cell) => cell).filter(few);
    return one(cells.map((cell) => () => maker.marksOf(cell)));
  }
  const boxes = board.houses.filter(({ kind }) => kind === "box");
  const digits = Array.from({ length: board.side }, (_, i) => i + 1);
  /** @param {HouseJson} box @param {number} digit */
  const places = (box, digit) => maker.cellsOf(box).filter((cell) => maker.can(cell, digit));
  if (lesson === "small-notes") {
    const noted = (/** @type {HouseJson} */ box) =>
      digits
        .filter((digit) => places(box, digit).length === 2)
        .map((digit) => () => maker.placesIn(box, digit));
    return one(boxes.flatMap(noted));
  }
  const pairsOf = (/** @type {HouseJson} */ box) =>
    digits.flatMap((a) =>
      digits
        .filter(
          (b) => a < b && places(box, a).length === 2 && String(places(box, a)) === String(places(box, b)),
        )
        .map((b) => () => new QuestionMaker(pairIn(lesson, box, [a, b]), sheet, say).hiddenSet()[0]),
    );
  return one(boxes.flatMap(pairsOf));
}

/** @param {string} technique @param {HouseJson} box @param {number[]} digits @returns {StepAsked} */
const pairIn = (technique, { kind, number }, digits) => ({
  technique,
  parts: [
    { name: "digits", role: "subject", value: { kind: "digits", digits } },
    { name: "house", role: "base", value: { kind: "house", house: { kind, number } } },
  ],
  links: [],
  placements: [],
  eliminations: [],
});

/**
 * The next thing to find on a small board that has only single places: the last cell of a house if there is one, else the only
 * place of a digit. `after` is how many were found before, so that rows, columns and boxes take turns.
 * @param {Sheet} sheet
 * @param {Say} say
 * @param {number} after
 * @returns {{ questions: Question[], cell: number, digit: number } | null} null where nothing is single
 */
export function nextSingle(sheet, say, after) {
  const { board } = sheet;
  const probe = new QuestionMaker(
    { technique: "", parts: [], links: [], placements: [], eliminations: [] },
    sheet,
    say,
  );
  const kinds = ["row", "column", "box"];
  const turn = (/** @type {HouseJson} */ { kind }) => (kinds.indexOf(kind) + 3 - (after % 3)) % 3;
  const houses = [...board.houses].sort((a, b) => turn(a) - turn(b));
  /** @param {string} technique @param {HouseJson} house @param {number} cell @param {number} digit */
  const found = (technique, { kind, number }, cell, digit) => {
    const parts = [
      {
        name: "digit",
        role: /** @type {const} */ ("subject"),
        value: { kind: /** @type {const} */ ("digit"), digit },
      },
      {
        name: "house",
        role: /** @type {const} */ ("base"),
        value: { kind: /** @type {const} */ ("house"), house: { kind, number } },
      },
    ];
    const maker = new QuestionMaker(
      { technique, parts, links: [], placements: [{ cell, digit }], eliminations: [] },
      sheet,
      say,
    );
    const pattern = maker.pattern();
    const given = pattern.flatMap((question) => question.found);
    return { questions: [...pattern, ...maker.conclusions(given)], cell, digit };
  };
  for (const house of houses) {
    const open = house.cells.filter((cell) => isOpen(sheet, cell));
    if (open.length === 1) return found("full-house", house, open[0], digitsIn(probe.candidates(open[0]))[0]);
  }
  for (const house of houses) {
    for (let digit = 1; digit <= board.side; digit++) {
      const cells = house.cells.filter((cell) => probe.can(cell, digit));
      if (cells.length === 1) return found("hidden-single", house, cells[0], digit);
    }
  }
  return null;
}

/** Makes the questions about a step. */
class QuestionMaker extends QuestionBasis {
  /** The pattern, piece by piece. @returns {Question[]} */
  pattern() {
    const { technique, links } = this.step;
    switch (technique) {
      case "full-house":
      case "last-cell":
        return this.lastCell();
      case "naked-single":
      case "cell-count":
      case "last-of-pair":
        return [];
      case "naked-pair":
      case "naked-triple":
      case "naked-quad":
      case "locked-pair":
      case "locked-triple":
        return this.nakedSet();
      case "hidden-pair":
      case "hidden-triple":
      case "hidden-quad":
        return this.hiddenSet();
      case "two-notes-pair":
      case "last-two-cells":
        return this.twoCells();
      case "xy-wing":
      case "xyz-wing":
        return this.wings();
      case "w-wing":
        return this.equalCells();
      case "remote-pair":
        return this.remotePair();
      case "wxyz-wing":
        return quadWing(this);
      case "almost-locked-candidates":
        return almostLockedCandidates(this);
      case "als-xz":
        return almostLockedSets(this);
      case "3d-medusa":
        return coloursOfDigits(this, links, LINKS);
    }
    if (technique === "x-wing") return [...this.places(), ...this.diagonals()];
    // A grave of pairs is all over the board: it has no corners to find.
    if (this.part("deadly") && this.part("digits")) return this.deadlyCells();
    if (this.part("deadly")) return [];
    if (technique === "simple-coloring" || technique === "multi-colors") return this.colours(links);
    if (this.part("sets") || technique === "dual-implication-chain") return this.chain(links);
    if (technique === "empty-rectangle") return [...this.places(), ...this.crossed()];
    return [...this.places(), ...this.roofs()];
  }

  /** The two ends of two pairs whose other ends see each other: one of them has the digit. @returns {Question[]} */
  roofs() {
    const [digit] = this.digits("digit");
    const [near, far] = [this.cells("near"), this.cells("far")];
    if (near.length !== 2 || far.length !== 2) return [];
    const sign = symbol(digit);
    /** @type {Marks} */
    const lines = [{ role: "base", houses: this.houses("base").slice(0, 2) }];
    /** @type {Marks} */
    const feet = [...lines, { role: "set-b", ...this.candidatesAt(near, digit) }];
    return [
      this.question({
        ask: this.say("ask-one-of", { place: this.names(near), digit: sign }),
        answer: far,
        about: digit,
        given: feet,
        found: [...feet, { role: "set-a", ...this.candidatesAt(far, digit) }],
        whyNot: (cell) =>
          near.includes(cell)
            ? this.say("why-foot", { place: this.name(cell), digit: sign })
            : this.can(cell, digit)
              ? this.say("why-not-this-line", { place: this.name(cell) })
              : this.whyNoPlace(cell, digit),
      }),
    ];
  }

  /** An empty rectangle: if the far end of the pair is not the digit, what is left in the box? @returns {Question[]} */
  crossed() {
    const [digit] = this.digits("digit");
    const [near] = this.cells("near");
    const [far] = this.cells("far");
    const [box] = this.houses("base");
    const left = this.cellsOf(box).filter((cell) => this.can(cell, digit) && !this.sees(cell, near));
    const sign = symbol(digit);
    /** @type {Marks} */
    const given = [
      { role: "base", houses: [box] },
      { role: "off", candidates: [{ cell: far, digit }] },
      { role: "on", candidates: [{ cell: near, digit }] },
    ];
    const args = { place: this.name(far), digit: sign, other: this.name(near), where: this.inside(box) };
    return [
      this.question({
        ask: this.say("ask-still", args),
        answer: left,
        about: digit,
        given,
        found: [...given, { role: "subject", ...this.candidatesAt(left, digit) }],
        whyNot: (cell) =>
          this.cellsOf(box).includes(cell) && this.can(cell, digit)
            ? this.say("why-sees", { place: this.name(cell), digit: sign, other: args.other })
            : this.whyNoPlace(cell, digit, box),
      }),
    ];
  }

  /** The places of a digit in each house from which the pattern starts. */
  places() {
    const [digit] = this.digits("digit");
    if (!digit) return [];
    return this.askedHouses().map((house) => this.placesIn(house, digit, this.entered(house).length > 0));
  }

  /** The houses from which the pattern starts, as far as they are asked for one by one. */
  askedHouses() {
    return this.houses("base").slice(0, HOUSES);
  }

  /** The cells of a house in which the step enters a digit. @param {HouseJson} house */
  entered(house) {
    const inside = this.cellsOf(house);
    return this.step.placements.map(({ cell }) => cell).filter((cell) => inside.includes(cell));
  }

  /** The two ways of an X-Wing: each corner of the first line with the one across from it. @returns {Question[]} */
  diagonals() {
    const [digit] = this.digits("digit");
    const [first, second] = this.houses("base").map((house) =>
      this.cellsOf(house).filter((cell) => this.can(cell, digit)),
    );
    const [line, other] = this.houses("base");
    /** @type {Marks} */
    const lines = [{ role: "base", houses: [line, other] }];
    return first.map((corner) => {
      const across = second.filter((cell) => !this.sees(corner, cell));
      /** @type {Marks} */
      const way = [...lines, { role: "on", ...this.candidatesAt([corner], digit) }];
      const args = { place: this.name(corner), digit: symbol(digit), where: this.inside(other) };
      return this.question({
        ask: this.say("ask-way", args),
        answer: across,
        about: digit,
        given: way,
        found: [...lines, { role: "subject", ...this.candidatesAt([...first, ...second], digit) }],
        whyNot: (cell) =>
          second.includes(cell)
            ? this.say("why-sees", { place: this.name(cell), digit: symbol(digit), other: args.place })
            : this.whyNoPlace(cell, digit, other),
      });
    });
  }

  /** @param {HouseJson} house @param {number} digit @param {boolean} [one] whether the digit is entered there */
  placesIn(house, digit, one = false) {
    const cells = this.cellsOf(house).filter((cell) => this.can(cell, digit));
    const noted = one ? this.entered(house) : (this.step.notes ?? []).map(({ cell }) => cell);
    const args = { digit: symbol(digit), where: this.inside(house) };
    return this.question({
      ask: this.say(one ? "ask-place" : "ask-places", args),
      answer: noted.length > 0 ? [...new Set(noted)] : cells,
      about: digit,
      given: [{ role: "base", houses: [house] }],
      found: [
        { role: "base", houses: [house] },
        {
          role: one || !this.marked ? "target" : "subject",
          ...this.candidatesAt(noted.length ? noted : cells, digit),
        },
      ],
      whyNot: (cell) => this.whyNoPlace(cell, digit, house),
    });
  }

  /** What a cell can be. @param {number} cell */
  marksOf(cell) {
    const place = this.name(cell);
    return this.question({
      ask: this.say("ask-marks", { place }),
      by: "digits",
      answer: digitsIn(this.candidates(cell)),
      given: [{ role: "target", cells: [cell] }],
      found: [{ role: "target", cells: [cell] }],
      whyNot: (digit) => {
        const seen = this.board.peers[cell].find((peer) => valueAt(this.sheet, peer) === digit);
        const other = seen === undefined ? place : this.name(seen);
        return this.say("why-not-candidate", { place, digit: symbol(digit), other });
      },
    });
  }

  /** The last open cell of a house, and its digit. */
  lastCell() {
    const [house] = this.houses("base");
    const cells = this.step.placements.map(({ cell }) => cell);
    const where = this.inside(house);
    return [
      this.question({
        ask: this.say(this.step.technique === "full-house" ? "ask-only-cell" : "ask-last-cell", { where }),
        answer: cells,
        given: [{ role: "base", houses: [house] }],
        found: [
          { role: "base", houses: [house] },
          { role: "target", cells },
        ],
        whyNot: (cell) =>
          !this.cellsOf(house).includes(cell)
            ? this.say("why-outside", { place: this.name(cell), where })
            : isOpen(this.sheet, cell)
              ? this.say("why-kept", { place: this.name(cell) })
              : this.say("why-filled", { place: this.name(cell), digit: symbol(valueAt(this.sheet, cell)) }),
      }),
    ];
  }

  /** The house that all cells of a set lie in. @param {number[]} cells */
  commonHouse(cells) {
    const named = [...this.houses("base"), ...this.houses("cover")];
    return named.find((house) => cells.every((cell) => this.cellsOf(house).includes(cell))) ?? named[0];
  }

  /** The cells of a house that can only have certain digits. */
  nakedSet() {
    const digits = this.digits("digits");
    const mask = digits.reduce((all, digit) => all | bit(digit), 0);
    const house = this.commonHouse(this.cells("cells"));
    const where = this.inside(house);
    const cells = this.cellsOf(house).filter((cell) => {
      const left = this.candidates(cell);
      return left && !(left & ~mask);
    });
    return [
      this.question({
        ask: this.say("ask-naked", { count: cells.length, where, digits: this.signs(digits) }),
        answer: cells,
        given: [{ role: "cover", houses: [house] }],
        found: [
          { role: "cover", houses: [house] },
          { role: "subject", cells, candidates: this.allAt(cells, digits) },
        ],
        whyNot: (cell) => {
          const place = this.name(cell);
          if (!this.cellsOf(house).includes(cell)) return this.say("why-outside", { place, where });
          if (!isOpen(this.sheet, cell))
            return this.say("why-filled", { place, digit: symbol(valueAt(this.sheet, cell)) });
          return this.say("why-also", { place, digits: this.signs(digitsIn(this.candidates(cell) & ~mask)) });
        },
      }),
    ];
  }

  /** The only cells of a house for certain digits. */
  hiddenSet() {
    const digits = this.digits("digits");
    const mask = digits.reduce((all, digit) => all | bit(digit), 0);
    const [house] = this.houses("base");
    const where = this.inside(house);
    const cells = this.cellsOf(house).filter((cell) => this.candidates(cell) & mask);
    return [
      this.question({
        ask: this.say("ask-hidden", { count: cells.length, where, digits: this.signs(digits) }),
        answer: cells,
        given: [{ role: "base", houses: [house] }],
        found: [
          { role: "base", houses: [house] },
          { role: "subject", cells, candidates: this.allAt(cells, digits) },
        ],
        whyNot: (cell) => {
          const place = this.name(cell);
          if (!this.cellsOf(house).includes(cell)) return this.say("why-outside", { place, where });
          const value = valueAt(this.sheet, cell);
          if (value) return this.say("why-filled", { place, digit: symbol(value) });
          return this.say("why-neither", { place, digits: this.signs(digits), count: digits.length });
        },
      }),
    ];
  }

  /** Two cells that are kept for two digits, before there are pencil marks. */
  twoCells() {
    const cells = this.cells("cells");
    const [house] = this.houses("base");
    const where = this.inside(house);
    const noted = this.step.technique === "two-notes-pair";
    return [
      this.question({
        ask: this.say(noted ? "ask-two-notes" : "ask-two-cells", { where }),
        answer: cells,
        given: [{ role: "base", houses: [house] }],
        found: [
          { role: "base", houses: [house] },
          { role: "target", cells },
        ],
        whyNot: (cell) => {
          const place = this.name(cell);
          if (!this.cellsOf(house).includes(cell)) return this.say("why-outside", { place, where });
          const value = valueAt(this.sheet, cell);
          if (value) return this.say("why-filled", { place, digit: symbol(value) });
          return this.say(noted ? "why-other-notes" : "why-kept", { place });
        },
      }),
    ];
  }

  /** The wings of a pivot. */
  wings() {
    const [pivot] = this.cells("pivot");
    const wings = [...this.cells("first"), ...this.cells("second")];
    const [z] = this.digits("digit");
    const own = digitsIn(this.candidates(pivot)).filter((digit) => digit !== z);
    /** @type {Marks} */
    const given = [{ role: "pivot", cells: [pivot], candidates: this.allAt([pivot], [...own, z]) }];
    return [
      this.question({
        ask: this.say("ask-wings", {
          place: this.name(pivot),
          digits: this.signs(digitsIn(this.candidates(pivot))),
          first: symbol(own[0]),
          other: symbol(own[1]),
          digit: symbol(z),
        }),
        answer: wings,
        given,
        found: [...given, { role: "pincer", cells: wings, candidates: this.allAt(wings, [...own, z]) }],
        whyNot: (cell) => {
          const place = this.name(cell);
          const value = valueAt(this.sheet, cell);
          if (value) return this.say("why-filled", { place, digit: symbol(value) });
          if (cell === pivot) return this.say("why-already", { place });
          if (!this.sees(cell, pivot)) return this.say("why-unseen", { place, other: this.name(pivot) });
          const left = this.candidates(cell);
          if (digitsIn(left).length !== 2) return this.say("why-not-two", { place });
          if (!(left & bit(z))) return this.say("why-no-candidate", { place, digit: symbol(z) });
          return this.say("why-not-this", { place });
        },
      }),
      ...own.flatMap((digit) => this.ifPivot(pivot, wings, digit, z, given)),
    ];
  }

  /**
   * One case of a pivot: what its wing is if the pivot is this digit.
   * @param {number} pivot @param {number[]} wings @param {number} digit @param {number} z @param {Marks} given
   */
  ifPivot(pivot, wings, digit, z, given) {
    const wing = wings.find((cell) => this.can(cell, digit) && digitsIn(this.candidates(cell)).length === 2);
    if (wing === undefined) return [];
    const args = { other: this.name(pivot), first: symbol(digit), place: this.name(wing) };
    /** @type {Marks} */
    const both = [...given, { role: "pincer", cells: wings, candidates: this.allAt(wings, [z]) }];
    return [
      this.question({
        ask: this.say("ask-if-digit", args),
        by: "digits",
        answer: [z],
        given: [...both, { role: "start", candidates: [{ cell: pivot, digit }] }],
        found: both,
        whyNot: (said) =>
          said === digit
            ? this.say("why-sees", { place: args.place, digit: symbol(said), other: args.other })
            : this.say("why-no-candidate", { place: args.place, digit: symbol(said) }),
      }),
    ];
  }

  /** Two equal cells, and the bridge between them. */
  equalCells() {
    const digits = this.digits("digits");
    const ends = [...this.cells("first"), ...this.cells("second")];
    const [bridged] = this.digits("shared");
    const [house] = this.houses("base");
    /** @type {Marks} */
    const given = [{ role: "pincer", cells: ends, candidates: this.allAt(ends, digits) }];
    const bridge = this.placesIn(house, bridged);
    return [
      this.question({
        ...bridge,
        ask: this.say("ask-bridge", {
          place: this.names(ends),
          digits: this.signs(digits),
          digit: symbol(bridged),
          where: this.inside(house),
        }),
        given: [...given, ...bridge.given],
        found: [
          ...given,
          { role: "base", houses: [house] },
          { role: "pivot", ...this.candidatesAt(bridge.answer, bridged) },
        ],
      }),
      ...bridge.answer.flatMap((cell) => this.acrossBridge(cell, ends, digits, bridged)),
    ];
  }

  /**
   * One case of a bridge: what the end that sees this cell is, if this cell has the digit of the bridge.
   * @param {number} cell @param {number[]} ends @param {number[]} digits @param {number} bridged
   */
  acrossBridge(cell, ends, digits, bridged) {
    const end = ends.find((one) => this.sees(one, cell));
    const other = digits.find((digit) => digit !== bridged);
    if (end === undefined || !other) return [];
    const args = { other: this.name(cell), first: symbol(bridged), place: this.name(end) };
    /** @type {Marks} */
    const given = [
      { role: "pincer", cells: ends, candidates: this.allAt(ends, digits) },
      { role: "start", candidates: [{ cell, digit: bridged }] },
    ];
    return [
      this.question({
        ask: this.say("ask-if-digit", args),
        by: "digits",
        answer: [other],
        given,
        found: [{ role: "pincer", cells: ends, candidates: this.allAt(ends, [other]) }],
        whyNot: (said) =>
          said === bridged
            ? this.say("why-sees", { place: args.place, digit: symbol(said), other: args.other })
            : this.say("why-no-candidate", { place: args.place, digit: symbol(said) }),
      }),
    ];
  }

  /** A row of equal cells, from the first to the last. */
  remotePair() {
    const digits = this.digits("digits");
    const cells = this.cells("cells");
    const ends = [...this.cells("start"), ...this.cells("end")];
    /** @type {Marks} */
    const given = [{ role: "set-a", cells: ends, candidates: this.allAt(ends, digits) }];
    const between = cells.filter((cell) => !ends.includes(cell));
    const mask = digits.reduce((all, digit) => all | bit(digit), 0);
    return [
      this.question({
        ask: this.say("ask-between", {
          place: this.names(ends),
          digits: this.signs(digits),
          count: between.length,
        }),
        answer: between,
        given,
        found: [...given, { role: "subject", cells: between, candidates: this.allAt(between, digits) }],
        whyNot: (cell) => {
          const place = this.name(cell);
          const value = valueAt(this.sheet, cell);
          if (value) return this.say("why-filled", { place, digit: symbol(value) });
          const more = this.candidates(cell) & ~mask;
          if (more) return this.say("why-also", { place, digits: this.signs(digitsIn(more)) });
          return this.say(ends.includes(cell) ? "why-already" : "why-not-this", { place });
        },
      }),
    ];
  }

  /** The cells of a pattern that would have two solutions. */
  deadlyCells() {
    const value = this.part("deadly");
    const digits = this.digits("digits");
    const all = value?.kind === "candidates" ? value.candidates : [];
    const own = ["deadly", "corner", "placed", "roof"].flatMap((name) => this.cells(name));
    const cells = [...new Set(own)].sort((a, b) => a - b);
    const isRectangle = cells.length === 4;
    return [
      this.question({
        ask: this.say(isRectangle ? "ask-corners" : "ask-deadly", {
          count: cells.length,
          digits: this.signs(digits),
        }),
        answer: cells,
        found: [{ role: "deadly", cells, candidates: all.length ? all : this.allAt(cells, digits) }],
        whyNot: (cell) => {
          const place = this.name(cell);
          const value = valueAt(this.sheet, cell);
          if (value) return this.say("why-filled", { place, digit: symbol(value) });
          if (!digits.some((digit) => this.can(cell, digit)))
            return this.say("why-neither", { place, digits: this.signs(digits), count: digits.length });
          return this.say(isRectangle ? "why-no-corner" : "why-not-this", { place });
        },
      }),
    ];
  }

  /** The strong links of a chain, one after the other: if not here, then where? @param {LinkJson[]} links */
  chain(links) {
    const single = links.every(({ from, to }) => from.cells.length === 1 && to.cells.length === 1);
    const all = links.filter(({ strength }) => strength === "strong");
    // Such a chain begins by saying twice that its cell is not this digit.
    const strong = this.step.technique === "dual-implication-chain" ? all.slice(1) : all;
    if (!single || strong.length === 0 || strong.length > LINKS) return [];
    /** @type {Marks} */
    let marks = [];
    return strong.flatMap(({ from, to, reason }) => {
      const [here] = from.cells;
      const [there] = to.cells;
      const before = marks;
      /** @type {Marks} */
      const off = [...before, { role: "off", candidates: [{ cell: here, digit: from.digit }] }];
      marks = [...off, { role: "on", candidates: [{ cell: there, digit: to.digit }] }];
      const first = before.length === 0;
      const args = { place: this.name(here), digit: symbol(from.digit) };
      if (reason.kind === "cell") {
        return [
          this.question({
            ask: this.say(first ? "ask-suppose-digit" : "ask-then-digit", args),
            by: "digits",
            answer: [to.digit],
            given: off,
            found: marks,
            whyNot: (digit) =>
              this.say(digit === from.digit ? "why-excluded" : "why-no-candidate", {
                place: args.place,
                digit: symbol(digit),
              }),
          }),
        ];
      }
      if (reason.kind !== "house") return [];
      const house = reason.house;
      return [
        this.question({
          ask: this.say(first ? "ask-suppose-place" : "ask-then-place", {
            ...args,
            where: this.inside(house),
          }),
          answer: [there],
          about: to.digit,
          given: [{ role: "base", houses: [house] }, ...off],
          found: marks,
          whyNot: (cell) =>
            cell === here ? this.say("why-excluded", args) : this.whyNoPlace(cell, to.digit, house),
        }),
      ];
    });
  }

  /** The cells of one digit in two colours, pair by pair; then two of one colour that see each other, if there are any. @param {LinkJson[]} links */
  colours(links) {
    const [digit] = this.digits("digit");
    const roles = this.step.parts.flatMap(({ name, role }) =>
      this.cells(name).map((cell) => ({ cell, role })),
    );
    const roleOf = (/** @type {number} */ cell) =>
      roles.find((one) => one.cell === cell && ["set-a", "set-b", "pincer", "shared"].includes(one.role))
        ?.role ?? "set-a";
    const mark = (/** @type {number[]} */ cells) =>
      cells.map((cell) => ({ role: roleOf(cell), ...this.candidatesAt([cell], digit) }));
    /** @type {number[]} */
    let painted = [];
    /** @type {Question[]} */
    const questions = [];
    for (const { from, to, reason } of links.slice(0, LINKS)) {
      const [here] = from.cells;
      const [there] = to.cells;
      if (reason.kind !== "house") continue;
      const before = [...new Set([...painted, here])];
      painted = [...before, there];
      const args = { place: this.name(here), digit: symbol(digit), where: this.inside(reason.house) };
      questions.push(
        this.question({
          ask: this.say("ask-colour", args),
          answer: [there],
          about: digit,
          given: [{ role: "base", houses: [reason.house] }, ...mark(before)],
          found: mark(painted),
          whyNot: (cell) =>
            cell === here ? this.say("why-coloured", args) : this.whyNoPlace(cell, digit, reason.house),
        }),
      );
    }
    const clash = this.cells("clash");
    if (clash.length === 0) return questions;
    const all = mark(
      roles.filter(({ role }) => role === "set-a" || role === "set-b").map(({ cell }) => cell),
    );
    const found = [...all, { role: /** @type {const} */ ("deadly"), ...this.candidatesAt(clash, digit) }];
    questions.push(
      this.question({
        ask: this.say("ask-clash", { count: clash.length }),
        answer: clash,
        about: digit,
        given: all,
        found,
        whyNot: (cell) => {
          const isColoured = all.some(({ cells }) => cells.includes(cell));
          return this.say(isColoured ? "why-no-clash" : "why-uncoloured", { place: this.name(cell) });
        },
      }),
    );
    return questions;
  }

  /** What follows: the digit that is entered, or the cells that lose a digit. @param {Marks} given @returns {Question[]} */
  conclusions(given) {
    const { placements, eliminations, technique, notes } = this.step;
    // What a note rules out, nobody has written yet.
    if (notes?.length) return [];
    if (placements.length > 0) {
      // Where the question was in which cell the digit goes, the answer is there already.
      const byPlace =
        this.askedHouses().some((house) => this.entered(house).length > 0) &&
        !["full-house", "last-cell"].includes(technique);
      return byPlace ? [] : placements.slice(0, 1).map((one) => this.digitOf(one, given));
    }
    const inside = ["hidden-pair", "hidden-triple", "hidden-quad"].includes(technique);
    if (inside)
      return [...new Set(eliminations.map(({ cell }) => cell))].map((cell) =>
        this.goneFrom(cell, eliminations, given),
      );
    const digits = [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
    if (digits.length > 3) return [this.cleared(eliminations, given)];
    const of = (/** @type {number} */ digit) =>
      eliminations.filter((one) => one.digit === digit).map(({ cell }) => cell);
    // Where several digits leave the same cells, one question is enough.
    const alike = digits.length > 1 && digits.every((digit) => String(of(digit)) === String(of(digits[0])));
    if (alike)
      return [{ ...this.losers(eliminations, digits[0], given), ...this.losing(digits, of(digits[0])) }];
    return digits.map((digit) => this.losers(eliminations, digit, given));
  }

  /** Which digit goes into a cell? @param {CandidateData} placed @param {Marks} given */
  digitOf({ cell, digit }, given) {
    const place = this.name(cell);
    const { technique } = this.step;
    const ask =
      technique === "full-house" || technique === "last-cell"
        ? "ask-missing"
        : technique === "last-of-pair"
          ? "ask-left"
          : given.length > 0
            ? "ask-proved"
            : digitsIn(this.candidates(cell)).length > 1
              ? "ask-goes"
              : "ask-digit";
    const refuted = this.part("deadly") ? "why-two-solutions" : "why-ruled-out";
    return this.question({
      ask: this.say(ask, { place }),
      by: "digits",
      answer: [digit],
      given: [...given, { role: "target", cells: [cell] }],
      found: [...given, { role: "target", cells: [cell] }],
      ends: true,
      whyNot: (said) => {
        const seen = this.board.peers[cell].find((peer) => valueAt(this.sheet, peer) === said);
        if (seen !== undefined)
          return this.say("why-sees", { place, digit: symbol(said), other: this.name(seen) });
        return this.say(this.can(cell, said) ? refuted : "why-no-candidate", { place, digit: symbol(said) });
      },
    });
  }

  /** The same for several digits. @param {number[]} digits @param {number[]} cells */
  losing(digits, cells) {
    return { ask: this.say("ask-lose-all", { digits: this.signs(digits), count: cells.length }), about: 0 };
  }

  /** Which cells lose a digit? @param {CandidateData[]} eliminated @param {number} digit @param {Marks} given */
  losers(eliminated, digit, given) {
    const cells = eliminated.filter((one) => one.digit === digit).map(({ cell }) => cell);
    const sign = symbol(digit);
    const { links } = this.step;
    const isChain = links.length > 2 && !/color|medusa/.test(this.step.technique);
    // Of a chain only the two ends count.
    const ends = isChain ? [links[0].from, links[links.length - 1].to] : [];
    const nodes = ends.filter((node) => node.digit === digit).flatMap(({ cells }) => cells);
    const marked = given.flatMap(({ candidates = [] }) => candidates.filter((one) => one.digit === digit));
    const own = new Set(isChain ? nodes : marked.map(({ cell }) => cell));
    cells.forEach((cell) => own.delete(cell));
    // The cells of the pattern that everything that loses the digit sees: a cell that does not see one of them keeps it.
    const needed = this.part("deadly")
      ? []
      : [...own].filter((cell) => cells.every((loser) => this.sees(loser, cell)));
    return this.question({
      ask: this.say("ask-lose", { digit: sign, count: cells.length }),
      answer: cells,
      about: digit,
      given,
      found: given,
      ends: true,
      whyNot: (cell) => {
        const place = this.name(cell);
        const value = valueAt(this.sheet, cell);
        if (value) return this.say("why-filled", { place, digit: symbol(value) });
        if (!this.can(cell, digit)) return this.say("why-no-candidate", { place, digit: sign });
        if (own.has(cell)) return this.say("why-pattern", { place, digit: sign });
        const unseen = needed.find((one) => !this.sees(cell, one));
        if (unseen !== undefined)
          return this.say("why-keeps", { place, digit: sign, other: this.name(unseen) });
        return this.say("why-stays", { place, digit: sign });
      },
    });
  }

  /** Which digits go from a cell of the pattern? @param {number} cell @param {CandidateData[]} eliminated @param {Marks} given */
  goneFrom(cell, eliminated, given) {
    const place = this.name(cell);
    const kept = this.digits("digits");
    const answer = eliminated.filter((one) => one.cell === cell).map(({ digit }) => digit);
    return this.question({
      ask: this.say("ask-gone", { place, count: answer.length }),
      by: "digits",
      answer,
      given: [...given, { role: "target", cells: [cell] }],
      found: given,
      ends: true,
      whyNot: (digit) =>
        this.say(kept.includes(digit) && this.can(cell, digit) ? "why-pattern" : "why-no-candidate", {
          place,
          digit: symbol(digit),
        }),
    });
  }

  /** Which cells lose anything? @param {CandidateData[]} eliminated @param {Marks} given */
  cleared(eliminated, given) {
    const cells = [...new Set(eliminated.map(({ cell }) => cell))];
    return this.question({
      ask: this.say("ask-cleared", { count: cells.length }),
      answer: cells,
      given,
      found: given,
      ends: true,
      whyNot: (cell) => {
        const place = this.name(cell);
        const value = valueAt(this.sheet, cell);
        return value
          ? this.say("why-filled", { place, digit: symbol(value) })
          : this.say("why-nothing", { place });
      },
    });
  }
}

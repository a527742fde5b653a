// The questions about patterns of several cells and digits: the wing of four cells, almost locked candidates, almost locked
// sets, and colours of several digits. Pure, like questions.js, which calls them.

import { bit, digitsIn, symbol } from "../game/geometry.js";
import { valueAt } from "../game/sheet.js";

/** @import { HouseJson, LinkJson } from "../types/contract.js" */
/** @import { Marks, Question, QuestionBasis } from "./question-basis.js" */

/** @param {number[]} digits */
const maskOf = (digits) => digits.reduce((all, digit) => all | bit(digit), 0);

/**
 * Why a cell is not one of those that have only these digits.
 * @param {QuestionBasis} maker @param {number} cell @param {number[]} digits
 */
function notOnly(maker, cell, digits) {
  const place = maker.name(cell);
  const value = valueAt(maker.sheet, cell);
  if (value) return maker.say("why-filled", { place, digit: symbol(value) });
  const more = digitsIn(maker.candidates(cell) & ~maskOf(digits));
  return more.length > 0
    ? maker.say("why-also", { place, digits: maker.signs(more) })
    : maker.say("why-not-this", { place });
}

/** The wings of a hinge with four digits in all. @param {QuestionBasis} maker @returns {Question[]} */
export function quadWing(maker) {
  const [hinge] = maker.cells("hinge");
  const wings = maker.cells("wings");
  const digits = [...maker.digits("restricted"), ...maker.digits("digit")].sort((a, b) => a - b);
  /** @type {Marks} */
  const given = [{ role: "pivot", cells: [hinge], candidates: maker.allAt([hinge], digits) }];
  const args = { place: maker.name(hinge), count: wings.length, digits: maker.signs(digits) };
  return [
    maker.question({
      ask: maker.say("ask-quad-wing", args),
      answer: wings,
      given,
      found: [...given, { role: "pincer", cells: wings, candidates: maker.allAt(wings, digits) }],
      whyNot: (cell) => {
        const place = maker.name(cell);
        if (cell === hinge) return maker.say("why-already", { place });
        return !valueAt(maker.sheet, cell) && !maker.sees(cell, hinge)
          ? maker.say("why-unseen", { place, other: args.place })
          : notOnly(maker, cell, digits);
      },
    }),
  ];
}

/** The two sides of a crossing, each of which keeps the same digits. @param {QuestionBasis} maker @returns {Question[]} */
export function almostLockedCandidates(maker) {
  const digits = maker.digits("digits");
  const [cells, places] = [maker.cells("cells"), maker.cells("places")];
  const [[cover], [base]] = [maker.houses("cover"), maker.houses("base")];
  const crossing = maker.cellsOf(cover).filter((cell) => maker.cellsOf(base).includes(cell));
  /** @type {(cell: number, house: HouseJson) => string} */
  const outside = (cell, house) => {
    if (!maker.cellsOf(house).includes(cell))
      return maker.say("why-outside", { place: maker.name(cell), where: maker.inside(house) });
    return crossing.includes(cell) ? maker.say("why-crossing", { place: maker.name(cell) }) : "";
  };
  const args = { digits: maker.signs(digits), where: maker.inside(cover), other: maker.inside(base) };
  /** @type {Marks} */
  const both = [
    { role: "cover", houses: [cover] },
    { role: "base", houses: [base] },
  ];
  /** @type {Marks} */
  const first = [...both, { role: "set-a", cells, candidates: maker.allAt(cells, digits) }];
  return [
    maker.question({
      ask: maker.say("ask-crossing-cells", { ...args, count: cells.length }),
      answer: cells,
      given: both,
      found: first,
      whyNot: (cell) => outside(cell, cover) || notOnly(maker, cell, digits),
    }),
    maker.question({
      ask: maker.say("ask-crossing-places", { ...args, count: places.length }),
      answer: places,
      given: first,
      found: [...first, { role: "set-b", cells: places, candidates: maker.allAt(places, digits) }],
      whyNot: (cell) => {
        const place = maker.name(cell);
        const value = valueAt(maker.sheet, cell);
        return (
          outside(cell, base) ||
          (value
            ? maker.say("why-filled", { place, digit: symbol(value) })
            : maker.say("why-neither", { place, digits: args.digits, count: digits.length }))
        );
      },
    }),
  ];
}

/** The second of two almost locked sets, and what links them. @param {QuestionBasis} maker @returns {Question[]} */
export function almostLockedSets(maker) {
  const [first, second] = [maker.cells("first"), maker.cells("second")];
  const [ours, theirs] = [maker.digits("first-digits"), maker.digits("second-digits")];
  const house = maker.board.houses.find(({ cells }) => second.every((cell) => cells.includes(cell)));
  if (!house) return [];
  const where = maker.inside(house);
  /** @type {Marks} */
  const given = [{ role: "set-a", cells: first, candidates: maker.allAt(first, ours) }];
  /** @type {Marks} */
  const both = [...given, { role: "set-b", cells: second, candidates: maker.allAt(second, theirs) }];
  const shared = ours.filter((digit) => theirs.includes(digit));
  /** Two places of a digit, one in each set, that do not see each other. @param {number} digit */
  const apart = (digit) => {
    const places = (/** @type {number[]} */ cells) => cells.filter((cell) => maker.can(cell, digit));
    const pairs = places(first).flatMap((one) => places(second).map((other) => [one, other]));
    return pairs.find(([one, other]) => !maker.sees(one, other));
  };
  const linked = shared.filter((digit) => !apart(digit));
  const args = { count: second.length, where, digits: maker.signs(theirs), others: maker.signs(ours) };
  return [
    maker.question({
      ask: maker.say("ask-other-set", { ...args, own: first.length }),
      answer: second,
      given,
      found: both,
      whyNot: (cell) =>
        !house.cells.includes(cell)
          ? maker.say("why-outside", { place: maker.name(cell), where })
          : notOnly(maker, cell, theirs),
    }),
    maker.question({
      ask: maker.say("ask-linked", { count: linked.length }),
      by: "digits",
      answer: linked,
      given: both,
      found: [...both, { role: "shared", candidates: maker.allAt([...first, ...second], linked) }],
      whyNot: (digit) => {
        const pair = shared.includes(digit) ? apart(digit) : undefined;
        const sign = symbol(digit);
        return pair
          ? maker.say("why-not-linked", {
              digit: sign,
              place: maker.name(pair[0]),
              other: maker.name(pair[1]),
            })
          : maker.say("why-not-shared", { digit: sign });
      },
    }),
  ];
}

/**
 * Candidates in two colours, pair by pair.
 * @param {QuestionBasis} maker @param {LinkJson[]} links @param {number} most how many pairs are asked for
 * @returns {Question[]}
 */
export function coloursOfDigits(maker, links, most) {
  const value = maker.part("first");
  const ours = value?.kind === "candidates" ? value.candidates : [];
  const isOurs = (/** @type {{ cell: number, digit: number }} */ { cell, digit }) =>
    ours.some((one) => one.cell === cell && one.digit === digit);
  const mark = (/** @type {{ cell: number, digit: number }[]} */ all) =>
    all.map((one) => ({
      role: isOurs(one) ? /** @type {const} */ ("set-a") : /** @type {const} */ ("set-b"),
      candidates: [one],
    }));
  /** @type {{ cell: number, digit: number }[]} */
  let painted = [];
  return links.slice(0, most).flatMap(({ from, to, reason }) => {
    const here = { cell: from.cells[0], digit: from.digit };
    const there = { cell: to.cells[0], digit: to.digit };
    const before = painted.some((one) => one.cell === here.cell && one.digit === here.digit)
      ? painted
      : [...painted, here];
    painted = [...before, there];
    const found = mark(painted);
    const args = { place: maker.name(here.cell), digit: symbol(here.digit) };
    if (reason.kind === "cell")
      return [
        maker.question({
          ask: maker.say("ask-colour-digit", args),
          by: "digits",
          answer: [there.digit],
          given: mark(before),
          found,
          whyNot: (digit) =>
            digit === here.digit
              ? maker.say("why-coloured", args)
              : maker.say("why-no-candidate", { place: args.place, digit: symbol(digit) }),
        }),
      ];
    if (reason.kind !== "house") return [];
    const { house } = reason;
    return [
      maker.question({
        ask: maker.say("ask-colour", { ...args, where: maker.inside(house) }),
        answer: [there.cell],
        about: there.digit,
        given: [{ role: "base", houses: [house] }, ...mark(before)],
        found,
        whyNot: (cell) =>
          cell === here.cell ? maker.say("why-coloured", args) : maker.whyNoPlace(cell, there.digit, house),
      }),
    ];
  });
}

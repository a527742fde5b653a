// Rules besides rows, columns and boxes, in JADE's notation, and what they amount to: the same as jade-grid's `rules/`, with
// which `data/rules.json` compares it.

import { bit } from "./geometry.js";
import { valueAt } from "./sheet.js";

/** @import { Fault, Geometry, House, HouseKind } from "./geometry.js" */
/** @import { Sheet } from "./sheet.js" */

/**
 * @typedef {object} Rule
 * @property {string} kind
 * @property {number} value its number; what is usual if it does not say it, 0 if a rule of its kind has none, -1 for a cage
 *   without a number
 * @property {number[]} cells
 */

/**
 * @typedef {object} Rules
 * @property {number[] | null} regions the region of each cell, from 0; null: boxes, unless there are none
 * @property {boolean} boxes whether there are boxes
 * @property {Rule[]} added
 */

/**
 * Cells whose digits, each times its factor, add up to a total.
 * @typedef {object} Sum
 * @property {number} rule which of the added rules it comes from
 * @property {[number, number][]} terms the cells with their factors
 * @property {number} total
 */

/**
 * What a rule reads off cells one after the other: each digit leads from a state to another one, or nowhere.
 * @typedef {object} Reading
 * @property {number} rule which of the added rules it comes from
 * @property {number[]} cells in the order in which they are read
 * @property {State} start
 * @property {(state: State, place: number, digit: number) => State | null} step
 * @property {(state: State) => boolean} accepts the state after the last digit
 */

/** @typedef {number[]} State */

/**
 * @typedef {object} Effects
 * @property {{ kind: HouseKind, cells: number[] }[]} houses
 * @property {number[]} domain masks of the digits that are left to each cell from the start
 * @property {Map<number, number[]>} pairs by the first cell times the number of cells plus the second: for each digit of the
 *   first, the mask of digits that the second may have
 * @property {Sum[]} sums in the order of their rules
 * @property {Reading[]} read in the order of their rules
 */

/**
 * Reads rules that JADE has written.
 * @param {string} text
 * @param {number} side
 * @returns {Rules}
 * @throws {RangeError} if a rule is not known
 */
export function readRules(text, side) {
  /** @type {Rules} */
  const rules = { regions: null, boxes: true, added: [] };
  for (const part of text.split(";").map((one) => one.trim())) {
    const [kind, ...words] = part.split(/\s+/);
    if (kind === "" || kind === "boxes") continue;
    if (kind === "no-boxes") rules.boxes = false;
    else if (kind === "regions") {
      const signs = [...words.join("")];
      const known = [...new Set(signs)];
      rules.boxes = false;
      rules.regions = signs.map((sign) => known.indexOf(sign));
    } else {
      if (!Object.hasOwn(KINDS, kind)) throw new RangeError(`no rule is called ${kind}`);
      const number = /^\d+$/.test(words[0] ?? "") ? Number(words.shift()) : KINDS[kind].value?.(side);
      const cells = words.map((word) => {
        const [, row, column] = /^r(\d+)c(\d+)$/.exec(word) ?? [];
        if (!row || +row > side || +column > side) throw new RangeError(`${word} is no cell`);
        return (+row - 1) * side + +column - 1;
      });
      const named = KINDS[kind].isWhole ? fromEndToEnd(cells, side) : cells;
      rules.added.push({ kind, value: number ?? 0, cells: named });
    }
  }
  return rules;
}

/** The cells of a row or column of which the ends are named. @param {number[]} ends @param {number} side */
function fromEndToEnd([first, last], side) {
  const apart = (last - first) / (side - 1);
  return whole(side).map((i) => first + i * apart);
}

/**
 * @param {Rules} rules
 * @param {number} side
 * @param {[number, number]} box the rows and columns of a box
 * @returns {Effects}
 */
export function effectsOf(rules, side, box) {
  const all = 2 ** side - 1;
  /** @type {Effects} */
  const effects = {
    houses: [],
    domain: new Array(side * side).fill(all),
    pairs: new Map(),
    sums: [],
    read: [],
  };
  for (const rule of rules.added) KINDS[rule.kind].add(new Adder(effects, rules, side, box), rule);
  narrow(effects, side);
  return effects;
}

/** Takes from each cell the digits that leave a paired cell without any. @param {Effects} effects @param {number} side */
function narrow({ domain, pairs }, side) {
  for (let changes = true; changes;) {
    changes = false;
    for (const [key, allowed] of pairs) {
      const [a, b] = [Math.floor(key / side ** 2), key % side ** 2];
      let [left, reached] = [0, 0];
      for (let digit = 0; digit < side; digit++) {
        const there = domain[a] & (1 << digit) ? allowed[digit] & domain[b] : 0;
        if (there) left |= 1 << digit;
        reached |= there;
      }
      changes ||= left !== domain[a] || reached !== domain[b];
      [domain[a], domain[b]] = [left, reached];
    }
  }
}

class Adder {
  /** @param {Effects} effects @param {Rules} rules @param {number} side @param {[number, number]} box */
  constructor(effects, rules, side, box) {
    this.effects = effects;
    this.rules = rules;
    this.side = side;
    this.box = box;
    // Those that are usual on such a board.
    this.boxRows =
      Array.from({ length: side }, (_, i) => i + 1).findLast((h) => h * h <= side && side % h === 0) ?? 1;
  }

  /** @param {HouseKind} kind @param {number[]} cells */
  house(kind, cells) {
    const sorted = cells.slice().sort((a, b) => a - b);
    const known = this.effects.houses.some((house) => house.cells.join() === sorted.join());
    if (!known) this.effects.houses.push({ kind, cells: sorted });
  }

  /** @param {number} cell @param {(digit: number) => boolean} isAllowed */
  allow(cell, isAllowed) {
    for (let digit = 1; digit <= this.side; digit++) {
      if (!isAllowed(digit)) this.effects.domain[cell] &= ~(1 << (digit - 1));
    }
  }

  /** @param {number} a @param {number} b @param {(a: number, b: number) => boolean} meet @returns {void} */
  relate(a, b, meet) {
    if (a > b) return this.relate(b, a, (x, y) => meet(y, x));
    const key = a * this.side ** 2 + b;
    const table = this.effects.pairs.get(key) ?? new Array(this.side).fill(2 ** this.side - 1);
    for (let x = 1; x <= this.side; x++) {
      for (let y = 1; y <= this.side; y++) if (!meet(x, y)) table[x - 1] &= ~(1 << (y - 1));
    }
    this.effects.pairs.set(key, table);
  }

  /** @param {Rule} rule @param {[number, number][]} terms @param {number} total */
  sum(rule, terms, total) {
    this.effects.sums.push({ rule: this.rules.added.indexOf(rule), terms, total });
  }

  /** All cells of a rule add up to its number. Two cells are a pair as well. @param {Rule} rule */
  addUp(rule) {
    const { cells, value } = rule;
    this.sum(
      rule,
      cells.map((cell) => [cell, 1]),
      value,
    );
    if (cells.length === 2) this.relate(cells[0], cells[1], (x, y) => x + y === value);
  }

  /** @param {Rule} rule @param {Omit<Reading, "rule" | "cells">} reading @param {number[]} [cells] */
  read(rule, reading, cells = rule.cells) {
    this.effects.read.push({ rule: this.rules.added.indexOf(rule), cells, ...reading });
  }

  /** @param {[number, number][]} distances @param {(a: number, b: number) => boolean} meet @param {Set<string>} [except] */
  apart(distances, meet, except) {
    for (let row = 0; row < this.side; row++) {
      for (let column = 0; column < this.side; column++) {
        for (const [down, right] of distances) {
          const [r, c] = [row + down, column + right];
          const [a, b] = [row * this.side + column, r * this.side + c];
          if (r < this.side && c >= 0 && c < this.side && !except?.has(`${a} ${b}`)) this.relate(a, b, meet);
        }
      }
    }
  }

  /** Every two cells of a line, with their distance. @param {number[]} cells @param {(a: number, b: number, apart: number) => void} each */
  pairs(cells, each) {
    cells.forEach((a, i) => cells.slice(i + 1).forEach((b, j) => each(a, b, j + 1)));
  }

  /** All these groups of cells have the same sum: that of the smallest, which says most about it. @param {Rule} rule @param {number[][]} groups */
  balance(rule, groups) {
    const least = groups.reduce((best, one) => (one.length < best.length ? one : best));
    for (const group of groups.filter((one) => one !== least)) {
      const terms = (/** @type {number[]} */ cells, /** @type {number} */ factor) =>
        cells.map((cell) => /** @type {[number, number]} */ ([cell, factor]));
      this.sum(rule, [...terms(group, 1), ...terms(least, -1)], 0);
      if (least.length === 1) this.parts(least[0], group);
    }
  }

  /** The digits of the parts add up to that of a cell, so each of them leaves room for the others. @param {number} total @param {number[]} parts */
  parts(total, parts) {
    const others = parts.length - 1;
    for (const cell of parts) this.relate(total, cell, (x, y) => (others ? y + others <= x : x === y));
  }

  /** So many cells in a row are of different groups, of which there are as many. @param {number[]} cells @param {number} count @param {(digit: number) => number} group */
  alternate(cells, count, group) {
    this.pairs(cells, (a, b, apart) => {
      const isSame = apart % count === 0;
      this.relate(a, b, (x, y) => (group(x) === group(y)) === isSame);
    });
  }

  /** The box or region of a cell. @param {number} cell */
  region(cell) {
    if (this.rules.regions) return this.rules.regions[cell];
    const [high, wide] = this.rules.boxes ? this.box : [this.side, this.side];
    return Math.floor(cell / this.side / high) * this.side + Math.floor((cell % this.side) / wide);
  }

  /** Neighbours without a sign of these kinds do not meet. @param {string[]} kinds @param {(a: number, b: number) => boolean} meet */
  unmarked(kinds, meet) {
    const signs = this.rules.added.filter(({ kind }) => kinds.includes(kind));
    this.apart(
      [
        [1, 0],
        [0, 1],
      ],
      (a, b) => !meet(a, b),
      new Set(signs.map(({ cells }) => cells.join(" "))),
    );
  }
}

/** @param {number} side */
const whole = (side) => Array.from({ length: side }, (_, i) => i);
/** @param {number} n @returns {(a: number, b: number) => boolean} */
const differBy = (n) => (a, b) => Math.abs(a - b) === n;
/** @param {number} n @returns {(a: number, b: number) => boolean} */
const inRatio = (n) => (a, b) => Math.min(a, b) * n === Math.max(a, b);

/** The kinds that ask for equal sums. */
const BALANCED = new Set(["region-sum", "zipper", "double-arrow"]);

/** The cells of the circle of an arrow, and those of its shaft. @param {Rule} rule @returns {[number[], number[]]} */
export const circleAndShaft = ({ cells, value }) => {
  const size = Math.max(1, value);
  return [cells.slice(0, size), cells.slice(size)];
};

/**
 * The kinds: what each adds, its usual number, and whether it names the ends of a row or column.
 * @type {Record<string, { add: (to: Adder, rule: Rule) => void, value?: (side: number) => number, isWhole?: boolean }>}
 */
const KINDS = {
  "main-diagonal": {
    add: (to) =>
      to.house(
        "diagonal",
        whole(to.side).map((i) => i * to.side + i),
      ),
  },
  antidiagonal: {
    add: (to) =>
      to.house(
        "diagonal",
        whole(to.side).map((i) => (i + 1) * (to.side - 1)),
      ),
  },
  windows: {
    add(to) {
      const [high, wide] = [to.boxRows, to.side / to.boxRows];
      /** @param {number} size */
      const starts = (size) =>
        whole(to.side).filter((i) => i % (size + 1) === 1 % (size + 1) && i + size < to.side && i > 0);
      for (const top of starts(high)) {
        for (const left of starts(wide)) {
          to.house(
            "window",
            whole(to.side).map((i) => (top + Math.floor(i / wide)) * to.side + left + (i % wide)),
          );
        }
      }
    },
  },
  "disjoint-groups": {
    add(to) {
      const [high, wide] = [to.boxRows, to.side / to.boxRows];
      for (const place of whole(to.side)) {
        const across = to.side / wide;
        to.house(
          "group",
          whole(to.side).map((box) => {
            const row = Math.floor(box / across) * high + Math.floor(place / wide);
            return row * to.side + (box % across) * wide + (place % wide);
          }),
        );
      }
    },
  },
  "centre-dot": {
    add(to) {
      const size = Math.sqrt(to.side);
      const middle = (/** @type {number} */ i) => i * size + (size - 1) / 2;
      to.house(
        "extra",
        whole(to.side).map((i) => middle(Math.floor(i / size)) * to.side + middle(i % size)),
      );
    },
  },
  "extra-region": { add: (to, { cells }) => to.house("extra", cells) },
  "anti-knight": {
    add: (to) =>
      to.apart(
        [
          [1, 2],
          [1, -2],
          [2, 1],
          [2, -1],
        ],
        (a, b) => a !== b,
      ),
  },
  "anti-king": {
    add: (to) =>
      to.apart(
        [
          [1, 1],
          [1, -1],
          [1, 0],
          [0, 1],
        ],
        (a, b) => a !== b,
      ),
  },
  "non-consecutive": {
    add: (to) =>
      to.apart(
        [
          [1, 0],
          [0, 1],
        ],
        (a, b) => Math.abs(a - b) !== 1,
      ),
  },
  even: { add: (to, { cells }) => cells.forEach((cell) => to.allow(cell, (digit) => digit % 2 === 0)) },
  odd: { add: (to, { cells }) => cells.forEach((cell) => to.allow(cell, (digit) => digit % 2 === 1)) },
  thermometer: {
    add: (to, { cells }) => to.pairs(cells, (a, b, n) => to.relate(a, b, (x, y) => x + n <= y)),
  },
  "slow-thermometer": {
    add: (to, { cells }) => to.pairs(cells, (a, b) => to.relate(a, b, (x, y) => x <= y)),
  },
  "greater-than": { add: (to, { cells: [a, b] }) => to.relate(a, b, (x, y) => x > y) },
  whisper: {
    value: (side) => Math.ceil(side / 2),
    add: (to, { cells, value }) =>
      to.pairs(cells, (a, b, n) => n === 1 && to.relate(a, b, (x, y) => Math.abs(x - y) >= value)),
  },
  renban: {
    add: (to, { cells }) =>
      to.pairs(cells, (a, b) => to.relate(a, b, (x, y) => x !== y && Math.abs(x - y) < cells.length)),
  },
  nabner: {
    add: (to, { cells }) => to.pairs(cells, (a, b) => to.relate(a, b, (x, y) => Math.abs(x - y) > 1)),
  },
  entropic: {
    add: (to, { cells }) => to.alternate(cells, 3, (digit) => Math.floor((3 * (digit - 1)) / to.side)),
  },
  modular: {
    value: () => 3,
    add: (to, { cells, value }) => to.alternate(cells, value, (digit) => digit % value),
  },
  palindrome: {
    add: (to, { cells }) =>
      whole(Math.floor(cells.length / 2)).forEach((i) =>
        to.relate(cells[i], cells[cells.length - 1 - i], (x, y) => x === y),
      ),
  },
  clone: {
    add(to, { cells }) {
      const half = Math.floor(cells.length / 2);
      whole(half).forEach((i) => to.relate(cells[i], cells[half + i], (x, y) => x === y));
    },
  },
  difference: { value: () => 1, add: (to, { cells: [a, b], value }) => to.relate(a, b, differBy(value)) },
  ratio: { value: () => 2, add: (to, { cells: [a, b], value }) => to.relate(a, b, inRatio(value)) },
  "pair-sum": { add: (to, { cells: [a, b], value }) => to.relate(a, b, (x, y) => x + y === value) },
  cage: {
    value: () => -1,
    add(to, rule) {
      const { cells, value } = rule;
      to.pairs(cells, (a, b) => to.relate(a, b, (x, y) => x !== y));
      if (cells.length === to.side) to.house("extra", cells);
      if (value >= 0) to.addUp(rule);
    },
  },
  sum: { add: (to, rule) => to.addUp(rule) },
  "little-killer": { add: (to, rule) => to.addUp(rule) },
  arrow: {
    value: () => 1,
    add(to, rule) {
      const [circle, shaft] = circleAndShaft(rule);
      to.sum(
        rule,
        [
          ...circle.map(
            (cell, i) => /** @type {[number, number]} */ ([cell, -(10 ** (circle.length - 1 - i))]),
          ),
          ...shaft.map((cell) => /** @type {[number, number]} */ ([cell, 1])),
        ],
        0,
      );
      if (circle.length === 1) to.parts(circle[0], shaft);
    },
  },
  "region-sum": {
    add(to, rule) {
      /** @type {number[][]} */
      const segments = [];
      rule.cells.forEach((cell, i) => {
        const isSame = i > 0 && to.region(cell) === to.region(rule.cells[i - 1]);
        if (isSame) segments[segments.length - 1].push(cell);
        else segments.push([cell]);
      });
      to.balance(rule, segments);
    },
  },
  zipper: {
    add(to, rule) {
      const { cells } = rule;
      const half = Math.floor(cells.length / 2);
      const pairs = whole(half).map((i) => [cells[i], cells[cells.length - 1 - i]]);
      to.balance(rule, cells.length % 2 ? [...pairs, [cells[half]]] : pairs);
    },
  },
  "double-arrow": {
    add(to, rule) {
      const { cells } = rule;
      to.balance(rule, [[cells[0], cells[cells.length - 1]], cells.slice(1, -1)]);
    },
  },
  lockout: {
    value: (side) => Math.floor(side / 2),
    add(to, rule) {
      const [first, last] = [rule.cells[0], rule.cells[rule.cells.length - 1]];
      const inner = rule.cells.slice(1, -1);
      to.relate(first, last, (x, y) => Math.abs(x - y) >= rule.value);
      for (const cell of inner) for (const end of [first, last]) to.relate(end, cell, (x, y) => x !== y);
      to.read(
        rule,
        {
          start: [],
          step(ends, place, digit) {
            if (place === 0) return [digit];
            if (place === 1) return Math.abs(ends[0] - digit) < rule.value ? null : [...ends, digit];
            return digit < Math.min(...ends) || Math.max(...ends) < digit ? ends : null;
          },
          accepts: () => true,
        },
        [first, last, ...inner],
      );
    },
  },
  "sum-line": {
    value: () => 10,
    add(to, rule) {
      // What the piece that is being read adds up to; 0 where one ends.
      to.read(rule, {
        start: [0],
        step([sum], _, digit) {
          const next = sum + digit;
          return next > rule.value ? null : [next % rule.value];
        },
        accepts: ([sum]) => sum === 0,
      });
    },
  },
  between: {
    add(to, rule) {
      const [first, last] = [rule.cells[0], rule.cells[rule.cells.length - 1]];
      const inner = rule.cells.slice(1, -1);
      for (const cell of inner) {
        to.allow(cell, (digit) => 1 < digit && digit < to.side);
        for (const end of [first, last]) to.relate(end, cell, (x, y) => x !== y);
      }
      to.relate(first, last, (x, y) => Math.abs(x - y) > 1);
      to.read(
        rule,
        {
          start: [],
          step(ends, place, digit) {
            if (place < 2) return [...ends, digit];
            return Math.min(...ends) < digit && digit < Math.max(...ends) ? ends : null;
          },
          accepts: () => true,
        },
        [first, last, ...inner],
      );
    },
  },
  quadruple: {
    add(to, rule) {
      to.read(rule, {
        start: [...String(rule.value)].map(Number),
        step(missing, _, digit) {
          const found = missing.indexOf(digit);
          return missing.filter((_, i) => i !== found);
        },
        accepts: (missing) => missing.length === 0,
      });
    },
  },
  sandwich: {
    isWhole: true,
    add(to, rule) {
      // How many of the 1 and the largest digit have come, and what the digits since the first of them add up to.
      to.read(rule, {
        start: [0, 0],
        step([ends, sum], _, digit) {
          const isEnd = digit === 1 || digit === to.side;
          if (ends === 1 && !isEnd) return sum + digit <= rule.value ? [1, sum + digit] : null;
          if (!isEnd) return [ends, 0];
          return ends === 0 || (ends === 1 && sum === rule.value) ? [ends + 1, 0] : null;
        },
        accepts: ([ends]) => ends === 2,
      });
    },
  },
  "x-sum": {
    isWhole: true,
    add(to, rule) {
      // How many digits are still to be added, and what is missing from the sum.
      to.read(rule, {
        start: [0, rule.value],
        step([count, sum], place, digit) {
          const [left, missing] = [place ? count : digit, sum - digit];
          if (!left) return [0, 0];
          return missing < 0 || (left === 1 && missing) ? null : [left - 1, missing];
        },
        accepts: ([left]) => left === 0,
      });
    },
  },
  skyscraper: {
    isWhole: true,
    add(to, rule) {
      // The largest digit so far, and how many are seen.
      to.read(rule, {
        start: [0, 0],
        step([largest, seen], _, digit) {
          if (digit <= largest) return [largest, seen];
          return seen < rule.value ? [digit, seen + 1] : null;
        },
        accepts: ([, seen]) => seen === rule.value,
      });
    },
  },
  "all-differences": {
    value: () => 1,
    add: (to, { value }) => to.unmarked(["difference", "ratio"], differBy(value)),
  },
  "all-ratios": {
    value: () => 2,
    add: (to, { value }) => to.unmarked(["difference", "ratio"], inRatio(value)),
  },
  "all-pair-sums": {
    add: (to, { value }) =>
      to.unmarked(["pair-sum"], (a, b) => (value ? a + b === value : a + b === 5 || a + b === 10)),
  },
};

/**
 * What rules say of pairs of cells beyond equal digits in a house, by cell.
 * @param {Map<number, number[]>} allowed
 * @param {Set<number>[]} inHouses the cells that share a house with each
 * @param {number} side
 */
function pairsOf(allowed, inHouses, side) {
  /** @type {[number, number[]][][]} */
  const pairs = inHouses.map(() => []);
  for (const [key, table] of allowed) {
    const [a, b] = [Math.floor(key / side ** 2), key % side ** 2];
    const known = inHouses[a].has(b);
    const excluded = table.map((mask, i) => (2 ** side - 1) & ~mask & ~(known ? 1 << i : 0));
    if (!excluded.some(Boolean)) continue;
    const turned = table.map((_, y) => excluded.reduce((mask, of, x) => mask | (((of >> y) & 1) << x), 0));
    pairs[a].push([b, excluded]);
    pairs[b].push([a, turned]);
  }
  return pairs.map((of) => of.sort(([a], [b]) => a - b));
}

/**
 * The mask of the digits that rules, and those of paired cells, exclude from a cell.
 * @param {Sheet} sheet
 * @param {number} cell
 */
function excludedAt(sheet, cell) {
  const { all, domain = [], pairs = [] } = sheet.board;
  let mask = all & ~domain[cell];
  for (const [other, table] of pairs[cell]) {
    const value = valueAt(sheet, other);
    if (value) table.forEach((out, i) => out & bit(value) && (mask |= 1 << i));
  }
  return mask;
}

/** Of each reading, what was found out last: for which digits, and whether it can be accepted. @type {WeakMap<Reading, { values: number[], can: boolean }>} */
const lastRead = new WeakMap();

/**
 * Whether digits in the empty cells can lead a reading to an end that it accepts. Asked for each cell after each entry, so what
 * has not changed is remembered.
 * @param {Sheet} sheet
 * @param {Reading} reading
 */
function canBeRead(sheet, reading) {
  const values = reading.cells.map((cell) => valueAt(sheet, cell));
  const last = lastRead.get(reading);
  if (last && values.every((value, i) => value === last.values[i])) return last.can;
  const can = leadsOn(reading, values, sheet.board.side);
  lastRead.set(reading, { values, can });
  return can;
}

/** @param {Reading} reading @param {number[]} values 0 for an empty cell @param {number} side */
function leadsOn({ start, step, accepts }, values, side) {
  let states = [start];
  values.forEach((value, place) => {
    const digits = value ? [value] : whole(side).map((i) => i + 1);
    const next = states.flatMap((state) => digits.map((digit) => step(state, place, digit)));
    states = [...new Map(next.flatMap((state) => (state ? [[String(state), state]] : []))).values()];
  });
  return states.some(accepts);
}

/**
 * What breaks a rule beyond those of houses: digits that exclude each other, sums that cannot be reached and clues that cannot
 * be right whatever the empty cells hold, and a digit that a rule excludes alone. Of a sum or a clue, each digit is named with
 * the first one.
 * @param {Sheet} sheet
 * @param {number} cell one that holds a digit
 * @returns {Fault[]}
 */
function faultsAt(sheet, cell) {
  const { side, added, domain = [], pairs = [], sums = [], read = [] } = sheet.board;
  const digit = valueAt(sheet, cell);
  /** @type {Fault[]} */
  const faults = [];
  /** @param {{ kind: string, number: number }} house @param {number[]} cells */
  const blame = (house, cells) => {
    const filled = cells.filter((at) => valueAt(sheet, at));
    const [first, second] = filled.sort((a, b) => a - b);
    const other = cell === first ? second : first;
    if (other === undefined) faults.push({ house: null, other: cell });
    else faults.push({ house, other });
  };
  for (const [other, table] of pairs[cell]) {
    const value = valueAt(sheet, other);
    if (value && table[digit - 1] & bit(value)) faults.push({ house: null, other });
  }
  for (const { rule, terms, total } of sums) {
    if (!terms.some(([at]) => at === cell)) continue;
    let [least, most] = [0, 0];
    for (const [at, factor] of terms) {
      const ends = [1, side].map((end) => factor * (valueAt(sheet, at) || end));
      least += Math.min(...ends);
      most += Math.max(...ends);
    }
    const cells = terms.map(([at]) => at);
    if (total < least || most < total)
      blame({ kind: BALANCED.has(added[rule].kind) ? added[rule].kind : "sum", number: total }, cells);
  }
  for (const reading of read) {
    const { cells, rule } = reading;
    if (!cells.includes(cell) || canBeRead(sheet, reading)) continue;
    const { kind, value } = added[rule];
    blame({ kind, number: value }, cells);
  }
  if (!(domain[cell] & bit(digit))) faults.push({ house: null, other: cell });
  return faults;
}

/** The size of what does not grow with the cells of a small board. @param {number} side */
export const unitOf = (side) => Math.min(1, side / 9);

/**
 * The room that clues outside the board need, in cells: at the left and the top, and at the right and the bottom.
 * @param {Rule[]} added
 * @param {number} side
 * @returns {[number, number]}
 */
function roomOf(added, side) {
  /** @type {[number, number]} */
  const room = [0, 0];
  for (const rule of added.filter(({ kind }) => kind === "little-killer" || KINDS[kind].isWhole)) {
    const [right, down] = wayOf(rule.cells, side);
    const needed = ROOM * (cluesBefore(added, rule) + 1) * unitOf(side);
    for (const place of [(rule.cells[0] % side) - right, Math.floor(rule.cells[0] / side) - down]) {
      if (place < 0) room[0] = Math.max(room[0], needed);
      if (place >= side) room[1] = Math.max(room[1], needed);
    }
  }
  return room;
}

/** The room that a clue outside the board needs, in cells of a 9×9 board. */
export const ROOM = 0.5;

/**
 * How many clues stand between one and the board: little killers, then those at the same end of the same line whose rules come
 * first.
 * @param {Rule[]} added
 * @param {Rule} rule
 */
export function cluesBefore(added, rule) {
  if (rule.kind === "little-killer") return 0;
  const same = added.slice(0, added.indexOf(rule)).filter(({ kind, cells: [first, second] }) => {
    return KINDS[kind].isWhole && first === rule.cells[0] && second === rule.cells[1];
  });
  return same.length + (added.some(({ kind }) => kind === "little-killer") ? 1 : 0);
}

/**
 * Where a line of cells leads: to the right and down. A corner alone is a diagonal from the side or from above.
 * @param {number[]} cells
 * @param {number} side
 * @returns {[number, number]}
 */
export function wayOf([first, second], side) {
  if (second !== undefined)
    return [(second % side) - (first % side), Math.floor(second / side) - Math.floor(first / side)];
  return first === 0 || first === side * side - 1 ? [-1, 1] : [1, 1];
}

/**
 * The table of a board with rules.
 * @param {Geometry} plain the board without them
 * @param {string} text
 * @returns {Geometry}
 */
export function withRules(plain, text) {
  const { side, size } = plain;
  const rules = readRules(text, side);
  const effects = effectsOf(rules, side, [plain.boxRows, plain.boxColumns]);
  const regions = rules.regions && byNumber(rules.regions, side);
  const houses = plain.houses.slice(0, 2 * side);
  if (rules.boxes) houses.push(...plain.houses.slice(2 * side));
  if (regions) houses.push(...regions);
  effects.houses.forEach(({ kind, cells }, i) => {
    const before = effects.houses.slice(0, i).filter((one) => one.kind === kind).length;
    // The antidiagonal is number 2 even if it is the only one.
    houses.push({ kind, number: kind === "diagonal" ? (cells[0] === 0 ? 1 : 2) : before + 1, cells });
  });
  const housesOf = Array.from({ length: size }, (_, cell) =>
    houses.filter(({ cells }) => cells.includes(cell)),
  );
  const seen = housesOf.map((mine) => new Set(mine.flatMap(({ cells }) => cells)));
  const pairs = pairsOf(effects.pairs, seen, side);
  pairs.forEach((of, cell) => {
    for (const [other, table] of of) if (table.every((mask, i) => mask & (1 << i))) seen[cell].add(other);
  });
  return {
    ...plain,
    rules: text,
    added: rules.added,
    regions: rules.regions,
    houses,
    housesOf,
    peers: seen.map((cells, cell) => [...cells].filter((other) => other !== cell).sort((a, b) => a - b)),
    pairs,
    sums: effects.sums,
    read: effects.read,
    domain: effects.domain,
    room: roomOf(rules.added, side),
    crown: rules.added.some(({ kind, value }) => (kind === "cage" || kind === "sum") && value >= 0)
      ? 0.15
      : 0,
    inset: rules.added.some(({ kind }) => kind === "quadruple") ? 0.08 : 0,
    excludedAt,
    faultsAt,
  };
}

/** Regions as houses. @param {number[]} regions @param {number} side @returns {House[]} */
const byNumber = (regions, side) =>
  whole(side).map((number) => ({
    kind: "region",
    number: number + 1,
    cells: regions.flatMap((region, cell) => (region === number ? [cell] : [])),
  }));

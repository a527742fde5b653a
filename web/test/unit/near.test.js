// What is said about a pattern that is nearly right: ten kinds of near answers for each technique that is explained part
// by part, made from the examples of the tutor.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isOpen, sheetFrom, valueAt } from "../../game/sheet.js";
import { nearMiss } from "../../tutor/near.js";

/** @type {{ sheet: any, step: any }[]} */
const EXAMPLES = JSON.parse(readFileSync(new URL("../../../data/scenes.json", import.meta.url), "utf8"));

/** The techniques of the classic profile and of the path, and their relatives. */
const EXPLAINED = [
  ...["full-house", "hidden-single", "naked-single", "pointing", "claiming"],
  ...["locked-pair", "locked-triple", "naked-pair", "naked-triple", "naked-quad"],
  ...["hidden-pair", "hidden-triple", "hidden-quad"],
  ...["x-wing", "swordfish", "jellyfish", "finned-x-wing", "finned-swordfish", "finned-jellyfish"],
  ...["skyscraper", "two-string-kite", "turbot-fish", "simple-coloring", "multi-colors", "x-chain"],
  ...["xy-wing", "xyz-wing", "w-wing", "wxyz-wing", "remote-pair", "xy-chain"],
  ...["unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-4", "unique-rectangle-5"],
  ...["unique-rectangle-6", "hidden-rectangle"],
];

const say = (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${JSON.stringify(args ?? {})}`;

/** The cells that show a step, as the tutor compares them. @param {any} step @returns {number[]} */
function patternOf({ scene, placements, technique }) {
  const shows = scene.marks.filter(
    (/** @type {any} */ { role }) => !["target", "witness", "cover"].includes(role),
  );
  const cells = new Set(
    shows.flatMap((/** @type {any} */ mark) => [
      ...(mark.cells ?? []),
      ...(mark.candidates ?? []).map((/** @type {any} */ { cell }) => cell),
    ]),
  );
  // Placed cells have no marks of their own.
  const placed = placements.map((/** @type {any} */ { cell }) => cell);
  if (technique.startsWith("unique-rectangle")) return [...new Set([...cells, ...placed])];
  return placed.length > 0 ? placed : [...cells];
}

/** Ten kinds of near answers. @param {number[]} cells @param {import("../../game/sheet.js").Sheet} sheet */
function nearAnswers(cells, sheet) {
  const open = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => isOpen(sheet, cell));
  const free = open.filter((cell) => !cells.includes(cell));
  const [first, ...rest] = cells;
  const peers = sheet.board.peers[first];
  const instead = (/** @type {number | undefined} */ cell) => (cell === undefined ? [] : [...rest, cell]);
  const inHouse = (/** @type {string} */ kind) =>
    free.find((cell) =>
      sheet.board.houses.some(
        (house) => house.kind === kind && house.cells.includes(cell) && house.cells.includes(first),
      ),
    );
  const filled = sheet.givens.findIndex((digit) => digit > 0);
  return {
    "one cell less": rest,
    "one cell more": [...cells, free[0]],
    "another of the row": instead(inHouse("row")),
    "another of the column": instead(inHouse("column")),
    "another of the box": instead(inHouse("box")),
    "one that it does not see": instead(free.find((cell) => !peers.includes(cell))),
    "a filled cell": [...rest, filled],
    "only the first": [first],
    "the first and strangers": [first, ...free.slice(-Math.max(1, rest.length))],
    "the first open cells": free.slice(0, cells.length),
  };
}

test("ten kinds of near answers are explained for each technique, and a right one is never contradicted", () => {
  let told = 0;
  let silent = 0;
  /** @type {Map<string, number>} */
  const ids = new Map();
  for (const technique of EXPLAINED) {
    const example = EXAMPLES.find(({ step }) => step.technique === technique);
    assert.ok(example, technique);
    const sheet = sheetFrom(example.sheet);
    const cells = patternOf(example.step);
    const right = nearMiss(technique, cells, sheet, say, technique);
    // What remains to be said of a pattern that is one is only that it removes nothing.
    assert.ok(right === "" || right.startsWith("near-removes-nothing"), `${technique} ${cells}: ${right}`);
    let own = 0;
    for (const [kind, marked] of Object.entries(nearAnswers(cells, sheet))) {
      if (marked.length === 0 || marked.join() === cells.join()) continue;
      const said = nearMiss(technique, marked, sheet, say, technique);
      if (said === "") silent++;
      else own++;
      assert.ok(!/undefined|NaN/.test(said), `${technique}, ${kind}: ${said}`);
      const id = said.split(" ")[0];
      ids.set(id, (ids.get(id) ?? 0) + 1);
      if (kind === "a filled cell") assert.equal(id, "near-filled", technique);
    }
    told += own;
    assert.ok(own >= 4, `${technique}: only ${own} of its near answers are explained`);
  }
  assert.ok(told > 6 * silent, `${told} explained, ${silent} not`);
  assert.ok(ids.size >= 15, [...ids.keys()].join(", "));
});

/** What is on a board, for a claim about it: the marked cells, what cells can hold, and which see each other. */
class Marked {
  /** @param {import("../../game/sheet.js").Sheet} sheet @param {number[]} cells */
  constructor(sheet, cells) {
    this.sheet = sheet;
    this.cells = cells;
    this.houses = sheet.board.houses;
  }

  /** @param {string} name @returns {number} */
  cell(name) {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
    return (Number(row) - 1) * 9 + Number(column) - 1;
  }

  /** @param {string} list */
  listed(list) {
    return (list.match(/r\dc\d/g) ?? []).map((name) => this.cell(name));
  }

  /** @param {string} list @returns {number[]} */
  digits(list) {
    return (list.match(/\d/g) ?? []).map(Number);
  }

  /** @param {string} where @returns {number[]} */
  house(where) {
    const [kind, number] = where.split(" ");
    return this.houses.find((one) => one.kind === kind && one.number === Number(number))?.cells ?? [];
  }

  /** What an open cell can hold: its list, or what the rules leave. @param {number} cell @returns {number[]} */
  can(cell) {
    const seen = this.sheet.board.peers[cell].map((peer) => valueAt(this.sheet, peer));
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const listed = this.sheet.candidates[cell];
    if (!isOpen(this.sheet, cell)) return [];
    return all.filter((digit) => (listed === null ? !seen.includes(digit) : listed & (1 << (digit - 1))));
  }

  /** @param {number[]} cells */
  united(cells = this.cells) {
    return [...new Set(cells.flatMap((cell) => this.can(cell)))].sort();
  }

  common() {
    return this.united().filter((digit) => this.cells.every((cell) => this.can(cell).includes(digit)));
  }

  /** @param {number[]} house @param {number} digit */
  places(house, digit) {
    return house.filter((cell) => this.can(cell).includes(digit));
  }

  /** The number of rows, columns or boxes in which the cells are. @param {string} kind */
  count(kind) {
    return this.houses.filter(
      (one) => one.kind === kind && one.cells.some((cell) => this.cells.includes(cell)),
    ).length;
  }

  /** The kinds of houses that hold all the cells. */
  shared() {
    return this.houses.filter(({ cells }) => this.cells.every((cell) => cells.includes(cell)));
  }

  /** @param {number} a @param {number} b */
  sees(a, b) {
    return a !== b && this.houses.some(({ cells }) => cells.includes(a) && cells.includes(b));
  }

  /** The pairs of marked cells that are the only two places of a digit in a house. @param {number} digit */
  pairs(digit) {
    const all = this.houses.map(({ cells }) => this.places(cells, digit));
    return all.filter((places) => places.length === 2 && places.every((cell) => this.cells.includes(cell)));
  }
}

/** @param {unknown[]} a @param {unknown[]} b */
const same = (a, b) => a.length === b.length && a.every((one) => b.includes(one));

/** Cells of a house that have only as many digits as they are, and no other cell of their houses has one of these. @param {Marked} m */
const isNaked = (m) =>
  m.united().length === m.cells.length &&
  m
    .shared()
    .every(({ cells }) =>
      cells.every(
        (cell) => m.cells.includes(cell) || !m.can(cell).some((digit) => m.united().includes(digit)),
      ),
    );
/** As many digits as cells have no other place in their house, and the cells nothing else. @param {Marked} m */
const isHidden = (m) =>
  m.united().length === m.cells.length &&
  m
    .shared()
    .some(({ cells }) =>
      m.united().every((digit) => m.places(cells, digit).every((cell) => m.cells.includes(cell))),
    );
/** A digit has no other place in lines, as many as the lines that cross them. @param {Marked} m */
const isFish = (m) =>
  m.common().some((digit) =>
    ["row", "column"].some((kind) => {
      const lines = m.houses.filter(
        (one) => one.kind === kind && one.cells.some((cell) => m.cells.includes(cell)),
      );
      const all = lines.flatMap(({ cells }) => m.places(cells, digit));
      return all.every((cell) => m.cells.includes(cell)) && m.count("row") === m.count("column");
    }),
  );
/** A digit has no other place in the box, or in the line, that all the cells share. @param {boolean} box @returns {(m: Marked) => boolean} */
const isCrossing = (box) => (m) =>
  m
    .shared()
    .some(
      ({ kind, cells }) =>
        (kind === "box") === box &&
        m.common().some((digit) => same(m.places(cells, digit), m.cells)) &&
        m.shared().length > 1,
    );
/** Two pairs of places of a digit, an end of one of which sees an end of the other. @param {Marked} m */
const isTwoPairs = (m) =>
  m.common().some((digit) => {
    const pairs = m.pairs(digit);
    return pairs.some((one) =>
      pairs.some(
        (two) => !one.some((cell) => two.includes(cell)) && one.some((a) => two.some((b) => m.sees(a, b))),
      ),
    );
  });
/** Two equal cells that do not see each other, each of which sees one of the only other places of a digit. @param {Marked} m */
const isBridged = (m) =>
  m.cells.some((a) =>
    m.cells.some((b) => {
      const middle = m.cells.filter((cell) => cell !== a && cell !== b);
      const twins = a !== b && !m.sees(a, b) && m.can(a).length === 2 && same(m.can(a), m.can(b));
      const bridge = m.houses.some(({ cells }) =>
        m.can(a).some((digit) => same(m.places(cells, digit), middle)),
      );
      return twins && bridge && [a, b].every((end) => middle.some((cell) => m.sees(end, cell)));
    }),
  );
/** What makes marked cells one of a technique. @type {Record<string, (m: Marked) => boolean>} */
const IS_ONE = {
  ...Object.fromEntries(
    ["naked-pair", "naked-triple", "naked-quad", "locked-pair", "locked-triple"].map((id) => [id, isNaked]),
  ),
  ...Object.fromEntries(["hidden-pair", "hidden-triple", "hidden-quad"].map((id) => [id, isHidden])),
  ...Object.fromEntries(["x-wing", "swordfish", "jellyfish"].map((id) => [id, isFish])),
  pointing: isCrossing(true),
  claiming: isCrossing(false),
  ...Object.fromEntries(["skyscraper", "two-string-kite", "turbot-fish"].map((id) => [id, isTwoPairs])),
  "w-wing": isBridged,
};

/** What each message states of the marked cells. @type {Record<string, (m: Marked, a: any, technique: string) => boolean>} */
const TRUE = {
  "near-filled": (m, a) => !isOpen(m.sheet, m.cell(a.place)) && m.cells.includes(m.cell(a.place)),
  "near-count": (m, a) => a.cells === m.cells.length && a.count !== a.cells,
  "near-fish-count": (m, a) => a.cells === m.cells.length && a.cells < a.count,
  "near-fish-many": (m, a) => a.cells === m.cells.length && a.cells > a.count,
  "near-crossing-count": (m, a) => a.cells === m.cells.length && ![2, 3].includes(a.cells),
  "near-no-house": (m, a) => m.shared().length === 0 && same(m.listed(a.list), m.cells),
  "near-crossing": (m) => !(m.shared().some(({ kind }) => kind === "box") && m.shared().length > 1),
  "near-no-digit": (m) => m.common().length === 0,
  "near-digits": (m, a) =>
    same(m.digits(a.digits), m.united(m.listed(a.list))) && a.count === m.united().length,
  "near-elsewhere": (m, a) => {
    const place = m.cell(a.place);
    const isThere = m.house(a.where).includes(place) && m.can(place).includes(Number(a.digit));
    return isThere && !m.cells.includes(place);
  },
  "near-third": (m, a) => {
    // What is left is marked, and all that is listed could be, too, were it not too many.
    const [places, extra] = [m.places(m.house(a.where), Number(a.digit)), m.listed(a.list)];
    const rest = places.filter((cell) => !extra.includes(cell));
    const isExtra =
      extra.length > 0 && a.count === extra.length && extra.every((cell) => places.includes(cell));
    return isExtra && rest.every((cell) => m.cells.includes(cell));
  },
  "near-lines": (m, a) => m.count("row") !== a.count || m.count("column") !== a.count,
  "near-bases": (m, a) => m.count("row") !== a.count && m.count("column") !== a.count,
  "near-several": (m, a) =>
    same(m.digits(a.digits), m.can(m.cell(a.place))) && m.can(m.cell(a.place)).length > 1,
  "near-no-pivot": (m) => !m.cells.some((cell) => m.cells.every((one) => one === cell || m.sees(one, cell))),
  "near-size": (m, a) => {
    const can = m.can(m.cell(a.place));
    return same(m.digits(a.digits), can) && can.length !== a.count;
  },
  "near-rectangle": (m) => m.count("row") !== 2 || m.count("column") !== 2,
  "near-boxes": (m, a) => m.count("box") === a.count && a.count !== 2,
  "near-no-pair": (m) => m.common().length < 2,
  "near-open": (m, a) =>
    m.house(a.where).filter((cell) => isOpen(m.sheet, cell)).length === a.count && a.count > 1,
  "near-no-pairs": (m, a) => {
    const pairs = m.pairs(Number(a.digit));
    return !pairs.some((one) => pairs.some((two) => !one.some((cell) => two.includes(cell))));
  },
  "near-loose": (m, a) => m.listed(a.list).every((cell) => !m.sees(m.cell(a.place), cell)),
  "near-no-bridge": (m) => {
    const apart = m.common().flatMap((digit) => {
      const pairs = m.pairs(digit);
      return pairs.flatMap((one) =>
        pairs.filter((two) => !one.some((cell) => two.includes(cell))).map((two) => [one, two]),
      );
    });
    return apart.some(([one, two]) => !one.some((a) => two.some((b) => m.sees(a, b))));
  },
  "near-no-link": (m, a) => !m.pairs(Number(a.digit)).some((pair) => pair.includes(m.cell(a.place))),
  "near-more-cells": (m) => m.cells.length < 3,
  "near-alone": (m, a, technique) => {
    const cell = m.cell(a.place);
    const seen = m.cells.filter((other) => m.sees(cell, other));
    const fits = (/** @type {number} */ other) => m.can(other).some((digit) => m.can(cell).includes(digit));
    return technique === "remote-pair" ? seen.length === 0 : !seen.some(fits);
  },
  "near-even": (m, a) => a.cells === m.cells.length && (a.cells % 2 === 1 || a.cells < 4),
  "near-no-twins": (m, a) => {
    const cells = m.listed(a.list);
    const twins = cells.filter((one) =>
      cells.some((other) => other !== one && m.can(one).length === 2 && same(m.can(one), m.can(other))),
    );
    return twins.length === 0;
  },
  "near-twins-see": (m, a) => {
    const [one, other] = m.listed(a.list);
    return m.sees(one, other) && same(m.can(one), m.can(other)) && m.can(one).length === 2;
  },
  "near-no-middle": (m, a) => {
    const middle = m.listed(a.list);
    const end = m.cells.find((cell) => !middle.includes(cell)) ?? 0;
    return !m.houses.some(({ cells }) => m.can(end).some((digit) => same(m.places(cells, digit), middle)));
  },
  "near-roof": (m, a) => {
    const counts = m
      .common()
      .flatMap((one) =>
        m
          .common()
          .map((two) => m.cells.filter((cell) => m.can(cell).some((d) => d !== one && d !== two)).length),
      );
    return counts.includes(a.cells) && !counts.includes(a.count);
  },
  "near-removes-nothing": (m, _, technique) => IS_ONE[technique]?.(m) ?? true,
};

test("what is said about marked cells is true", () => {
  const named = (/** @type {string} */ id, /** @type {any} */ args) => {
    if (id === "cell-short") return `r${args.row}c${args.column}`;
    if (id === "ask-list") return `${args.list} and ${args.what}`;
    if (id.startsWith("ask-in-")) return `${id.slice(7)} ${args.number}`;
    return `${id} ${JSON.stringify(args ?? {})}`;
  };
  let state = 1;
  const below = (/** @type {number} */ count) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
  const said = new Map();
  /** @type {string[]} */
  const wrong = [];
  for (const { sheet: data, step } of EXAMPLES) {
    if (data.rules) continue;
    const sheet = sheetFrom(data);
    if (sheet.board.side !== 9) continue;
    const own = patternOf(step);
    const open = sheet.givens.map((_, cell) => cell).filter((cell) => isOpen(sheet, cell));
    const some = (/** @type {number[]} */ cells, /** @type {number} */ count) =>
      [...new Set(Array.from({ length: count }, () => cells[below(cells.length)]))].sort((a, b) => a - b);
    for (const technique of EXPLAINED) {
      const answers = Object.values(nearAnswers(own, sheet));
      // Cells of one house or two are nearer to a pattern than any.
      for (let i = 0; i < 12; i++) {
        const houses = [0, 1].map(() => sheet.board.houses[below(27)].cells).flat();
        const near = open.filter((cell) => houses.includes(cell));
        answers.push(some(near.length > 3 && i % 3 ? near : open, 1 + below(6)));
      }
      for (const marked of answers) {
        const cells = marked.filter((cell) => cell !== undefined);
        if (cells.length === 0) continue;
        const text = nearMiss(technique, cells, sheet, named, technique);
        if (text === "") continue;
        const [id] = text.split(" ", 1);
        said.set(id, (said.get(id) ?? 0) + 1);
        const holds = TRUE[id]?.(new Marked(sheet, cells), JSON.parse(text.slice(id.length)), technique);
        if (!holds) wrong.push(`${technique} on ${cells}: ${text}`);
      }
    }
  }
  assert.deepEqual(wrong.slice(0, 20), [], `${wrong.length} false`);
  assert.deepEqual(
    Object.keys(TRUE).filter((id) => !said.has(id)),
    [],
    "never said",
  );
  assert.ok([...said.values()].reduce((sum, count) => sum + count) > 20_000);
});

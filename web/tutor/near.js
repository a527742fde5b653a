// What is wrong with a pattern that a pupil marked: the definition of the technique is checked part by part on the marked
// cells, and the first part that fails is named. Nothing is said about where the technique really is. Pure.

import { bit, digitsIn, symbol } from "../game/geometry.js";
import { isOpen } from "../game/sheet.js";
import { BoardWords } from "../board/board-words.js";

/** @import { House } from "../game/geometry.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { Say } from "../types/board.js" */

/** The number of cells of a subset. @type {Record<string, number>} */
const SUBSETS = {
  "naked-pair": 2,
  "locked-pair": 2,
  "hidden-pair": 2,
  "naked-triple": 3,
  "locked-triple": 3,
  "hidden-triple": 3,
  "naked-quad": 4,
  "hidden-quad": 4,
};
/** The number of lines of a fish. @type {Record<string, number>} */
const FISH = { "x-wing": 2, swordfish: 3, jellyfish: 4 };

/** The number of lines of a fish with fins; undefined for other techniques. @param {string} technique */
const finned = (technique) => FISH[/^(?:finned|sashimi)-(.*)$/.exec(technique)?.[1] ?? ""];

/**
 * The first part of the definition that the marked cells fail.
 * @param {string} technique
 * @param {number[]} cells the marked cells
 * @param {Sheet} sheet
 * @param {Say} say
 * @param {string} name the name of the technique
 * @returns {string} empty where nothing can be said
 */
export function nearMiss(technique, cells, sheet, say, name) {
  const look = new MarkedPattern(cells, sheet, say, name);
  const filled = cells.find((cell) => !isOpen(sheet, cell));
  if (filled !== undefined) return say("near-filled", { place: look.name(filled) });
  if (SUBSETS[technique]) return look.subset(technique, SUBSETS[technique]);
  if (FISH[technique]) return look.fish(FISH[technique]);
  const lines = finned(technique);
  if (lines) return look.finnedFish(lines);
  switch (technique) {
    case "full-house":
      return look.fullHouse();
    case "hidden-single":
      return look.hiddenSingle();
    case "naked-single":
      return look.nakedSingle();
    case "pointing":
    case "claiming":
      return look.crossing(technique === "pointing");
    case "xy-wing":
    case "xyz-wing":
      return look.wing(technique === "xyz-wing");
    case "w-wing":
      return look.wWing();
    case "remote-pair":
      return look.remotePair();
    case "xy-chain":
      return look.twos() || look.linked((one, other) => (look.marks(one) & look.marks(other)) !== 0);
    case "skyscraper":
    case "two-string-kite":
    case "turbot-fish":
      return look.twoPairs();
    case "simple-coloring":
    case "multi-colors":
    case "x-chain":
      return look.oneDigit() || look.conjugates(technique !== "x-chain");
    case "empty-rectangle":
      return look.oneDigit();
    case "wxyz-wing":
      return look.wrongCount(4) || look.sharing(4);
    case "unique-rectangle-1":
      return look.rectangle() || look.roof(1, 1);
    case "unique-rectangle-2":
    case "unique-rectangle-4":
    case "unique-rectangle-6":
      return look.rectangle() || look.roof(2, 2);
    case "unique-rectangle-5":
      return look.rectangle() || look.roof(2, 3);
    case "hidden-rectangle":
      return look.rectangle() || look.roof(2, 3);
  }
  return "";
}

/** The cells that a pupil marked, against the definition of a technique. */
class MarkedPattern extends BoardWords {
  /** @param {number[]} cells @param {Sheet} sheet @param {Say} say @param {string} title */
  constructor(cells, sheet, say, title) {
    super(sheet, say);
    this.cells = cells;
    this.title = title;
  }

  /** @param {number} mask */
  signs(mask) {
    return this.list(digitsIn(mask).map((digit) => symbol(digit)));
  }

  /** @param {number} cell */
  marks(cell) {
    return this.sheet.candidates[cell] ?? 0;
  }

  /** @param {House} house */
  inside({ kind, number }) {
    return this.say(`ask-in-${kind}`, { number });
  }

  /** The houses that hold all the marked cells. */
  shared() {
    return this.board.houses.filter((house) => this.cells.every((cell) => house.cells.includes(cell)));
  }

  /** The digits that all the marked cells have. */
  common() {
    return this.cells.reduce((mask, cell) => mask & this.marks(cell), this.board.all);
  }

  /** All digits of the marked cells. */
  united() {
    return this.cells.reduce((mask, cell) => mask | this.marks(cell), 0);
  }

  /** @param {number} count */
  wrongCount(count) {
    if (this.cells.length === count) return "";
    return this.say("near-count", { count, cells: this.cells.length });
  }

  noHouse() {
    return this.shared().length > 0 ? "" : this.say("near-no-house", { list: this.names(this.cells) });
  }

  /** @param {House} house @param {number} digit */
  places(house, digit) {
    return house.cells.filter((cell) => this.marks(cell) & bit(digit));
  }

  /** @param {string} technique @param {number} size */
  subset(technique, size) {
    const first = this.wrongCount(size) || this.noHouse();
    if (first) return first;
    const houses = this.shared();
    if (technique.startsWith("locked") && houses.length < 2)
      return this.say("near-crossing", { list: this.names(this.cells) });
    const all = this.united();
    const naked = digitsIn(all).length === size;
    const seen = houses.flatMap(({ cells }) => cells).filter((cell) => !this.cells.includes(cell));
    const removes = naked && seen.some((cell) => this.marks(cell) & all);
    if (technique.startsWith("hidden")) {
      const [house] = houses;
      const only = digitsIn(all).filter((digit) =>
        houses.some((one) => this.places(one, digit).every((cell) => this.cells.includes(cell))),
      );
      if (only.length >= size)
        return digitsIn(all).length > size ? "" : this.say("near-removes-nothing", { name: this.title });
      const other = digitsIn(all).find((digit) => !only.includes(digit)) ?? 0;
      const outside = this.places(house, other).find((cell) => !this.cells.includes(cell));
      return outside === undefined
        ? ""
        : this.say("near-elsewhere", {
            digit: symbol(other),
            where: this.inside(house),
            place: this.name(outside),
          });
    }
    if (!naked)
      return this.say("near-digits", {
        list: this.names(this.cells),
        count: digitsIn(all).length,
        digits: this.signs(all),
      });
    return removes ? "" : this.say("near-removes-nothing", { name: this.title });
  }

  /** @param {number} lines */
  fish(lines) {
    const many = lines * lines;
    if (lines === 2 && this.wrongCount(4)) return this.wrongCount(4);
    if (this.cells.length > many)
      return this.say("near-fish-many", { count: many, cells: this.cells.length });
    if (this.cells.length < 2 * lines)
      return this.say("near-fish-count", { count: 2 * lines, cells: this.cells.length });
    const digits = digitsIn(this.common());
    if (digits.length === 0) return this.say("near-no-digit", { list: this.names(this.cells) });
    /** @type {string} */
    let said = "";
    /** The line with places too many, of the digit and direction that come nearest. */
    let nearest = { count: Infinity, said: "" };
    for (const digit of digits) {
      for (const kind of ["row", "column"]) {
        const bases = this.board.houses.filter(
          (one) => one.kind === kind && one.cells.some((cell) => this.cells.includes(cell)),
        );
        const covers = this.board.houses.filter(
          (one) =>
            one.kind === (kind === "row" ? "column" : "row") &&
            one.cells.some((cell) => this.cells.includes(cell)),
        );
        if (bases.length !== lines || covers.length !== lines) {
          said ||= this.say("near-lines", { count: lines });
          continue;
        }
        const spoilt = bases
          .map((base) => ({ base, extra: this.extra(base, digit) }))
          .filter(({ extra }) => extra.length > 0);
        if (spoilt.length === 0) {
          const removesAny = covers.some((cover) =>
            this.places(cover, digit).some((cell) => !this.cells.includes(cell)),
          );
          return removesAny ? "" : this.say("near-removes-nothing", { name: this.title });
        }
        const count = spoilt.reduce((sum, { extra }) => sum + extra.length, 0);
        if (count < nearest.count)
          nearest = { count, said: this.tooMany(digit, spoilt[0].base, spoilt[0].extra) };
      }
    }
    return nearest.said || said;
  }

  /** The places of a digit in a house that are not marked. @param {House} house @param {number} digit */
  extra(house, digit) {
    return this.places(house, digit).filter((cell) => !this.cells.includes(cell));
  }

  /** @param {number} digit @param {House} house @param {number[]} extra places that are not marked */
  tooMany(digit, house, extra) {
    return this.say("near-third", {
      digit: symbol(digit),
      where: this.inside(house),
      count: extra.length,
      list: this.names(extra),
    });
  }

  fullHouse() {
    const first = this.wrongCount(1);
    if (first) return first;
    const open = (/** @type {House} */ { cells }) => cells.filter((cell) => isOpen(this.sheet, cell)).length;
    const [house] = this.shared().sort((a, b) => open(a) - open(b));
    const count = open(house);
    return count < 2 ? "" : this.say("near-open", { where: this.inside(house), count });
  }

  /** The digit and the house in which the cell comes nearest to being the only place. */
  hiddenSingle() {
    const first = this.wrongCount(1);
    if (first) return first;
    const [cell] = this.cells;
    const can = (/** @type {number} */ one, /** @type {number} */ digit) =>
      isOpen(this.sheet, one) && ((this.sheet.candidates[one] ?? this.left(one)) & bit(digit)) !== 0;
    const others = digitsIn(this.sheet.candidates[cell] ?? this.left(cell)).flatMap((digit) =>
      this.shared().map((house) => ({
        digit,
        house,
        cells: house.cells.filter((one) => one !== cell && can(one, digit)),
      })),
    );
    const [near] = others.sort((a, b) => a.cells.length - b.cells.length);
    if (!near || near.cells.length === 0) return "";
    return this.say("near-elsewhere", {
      digit: symbol(near.digit),
      where: this.inside(near.house),
      place: this.name(near.cells[0]),
    });
  }

  /** @param {number} a @param {number} b */
  sees(a, b) {
    return a !== b && this.board.peers[a].includes(b);
  }

  /** A fish with fins: all places of the digit in its lines are marked. @param {number} lines */
  finnedFish(lines) {
    if (this.cells.length < 2 * lines - 1)
      return this.say("near-fish-count", { count: 2 * lines - 1, cells: this.cells.length });
    const [digit] = digitsIn(this.common());
    if (!digit) return this.say("near-no-digit", { list: this.names(this.cells) });
    const bases = (/** @type {string} */ kind) =>
      this.board.houses.filter(
        (one) => one.kind === kind && one.cells.some((cell) => this.cells.includes(cell)),
      );
    const fitting = ["row", "column"].map(bases).filter((all) => all.length === lines);
    if (fitting.length === 0) return this.say("near-bases", { count: lines });
    const left = fitting.map((all) =>
      all.map((base) => ({ base, extra: this.extra(base, digit) })).filter(({ extra }) => extra.length > 0),
    );
    if (left.some((all) => all.length === 0)) return "";
    const [{ base, extra }] = left[0];
    return this.tooMany(digit, base, extra);
  }

  /** Two pairs of cells, each the only two places of a digit in a house, one end of which sees one of the other. */
  twoPairs() {
    const first = this.wrongCount(4) || this.oneDigit();
    if (first) return first;
    /** @type {string} */
    let said = "";
    for (const digit of digitsIn(this.common())) {
      const inside = this.board.houses.flatMap((house) => {
        const here = house.cells.filter((cell) => this.cells.includes(cell));
        const other = this.places(house, digit).find((cell) => !here.includes(cell));
        return here.length === 2 ? [{ house, here, other }] : [];
      });
      const strong = inside.filter(({ other }) => other === undefined);
      const apart = strong.flatMap((one) =>
        strong.filter(({ here }) => here.every((cell) => !one.here.includes(cell))).map((two) => [one, two]),
      );
      if (apart.length > 0) {
        const bridged = apart.some(([one, two]) =>
          one.here.some((a) => two.here.some((b) => this.sees(a, b))),
        );
        if (!bridged) {
          said ||= this.say("near-no-bridge");
          continue;
        }
        return this.say("near-removes-nothing", { name: this.title });
      }
      const spoilt = inside.find(({ other }) => other !== undefined);
      said ||= spoilt
        ? this.tooMany(digit, spoilt.house, this.extra(spoilt.house, digit))
        : this.say("near-no-pairs", { digit: symbol(digit) });
    }
    return said;
  }

  /**
   * Cells of one digit that are the only two places of a house with another marked cell.
   * @param {boolean} each whether each must be; otherwise one pair is enough
   */
  conjugates(each) {
    if (this.cells.length < 2) return this.say("near-more-cells");
    /** @type {string} */
    let said = "";
    for (const digit of digitsIn(this.common())) {
      const joined = (/** @type {number} */ cell) =>
        this.board.houses.some((house) => {
          const places = this.places(house, digit);
          return (
            house.cells.includes(cell) &&
            places.length === 2 &&
            places.every((one) => this.cells.includes(one))
          );
        });
      const loose = this.cells.filter((cell) => !joined(cell));
      if (each ? loose.length === 0 : loose.length < this.cells.length) return "";
      said ||= this.say("near-no-link", { place: this.name(loose[0]), digit: symbol(digit) });
    }
    return said;
  }

  /** Each cell sees another one to which it is linked. @param {(one: number, other: number) => boolean} fits */
  linked(fits) {
    if (this.cells.length < 3) return this.say("near-more-cells");
    const lonely = this.cells.find(
      (cell) => !this.cells.some((other) => this.sees(cell, other) && fits(cell, other)),
    );
    return lonely === undefined ? "" : this.say("near-alone", { place: this.name(lonely) });
  }

  remotePair() {
    const first = this.twos() || this.sharing(2);
    if (first) return first;
    if (this.cells.length < 4 || this.cells.length % 2 === 1)
      return this.say("near-even", { cells: this.cells.length });
    return this.linked(() => true);
  }

  /** @param {number} count the number of digits that the cells have between them */
  sharing(count) {
    const all = this.united();
    if (digitsIn(all).length === count) return "";
    return this.say("near-digits", {
      list: this.names(this.cells),
      count: digitsIn(all).length,
      digits: this.signs(all),
    });
  }

  /** Two cells with the same two digits, and two places of one of these that link them. */
  wWing() {
    const first = this.wrongCount(4);
    if (first) return first;
    const twins = this.cells.flatMap((one, i) =>
      this.cells
        .slice(i + 1)
        .filter((other) => this.marks(one) === this.marks(other) && digitsIn(this.marks(one)).length === 2)
        .map((other) => [one, other]),
    );
    if (twins.length === 0) return this.say("near-no-twins", { list: this.names(this.cells) });
    const apart = twins.filter(([one, other]) => !this.sees(one, other));
    if (apart.length === 0) return this.say("near-twins-see", { list: this.names(twins[0]) });
    /** @type {string} */
    let said = "";
    for (const ends of apart) {
      const middle = this.cells.filter((cell) => !ends.includes(cell));
      const houses = this.board.houses.filter(({ cells }) => middle.every((cell) => cells.includes(cell)));
      for (const digit of digitsIn(this.marks(ends[0]))) {
        if (!middle.every((cell) => this.marks(cell) & bit(digit))) continue;
        for (const house of houses) {
          // One of the two ends may be among them.
          const others = this.places(house, digit).filter((cell) => !middle.includes(cell));
          if (others.length > 0) {
            said ||= this.tooMany(digit, house, others);
            continue;
          }
          const loose = ends.find((end) => !middle.some((cell) => this.sees(end, cell)));
          if (loose === undefined) return this.say("near-removes-nothing", { name: this.title });
          said ||= this.say("near-loose", { place: this.name(loose), list: this.names(middle) });
        }
      }
      said ||= this.say("near-no-middle", { list: this.names(middle) });
    }
    return said;
  }

  /**
   * How many corners of a rectangle have other candidates than the two digits.
   * @param {number} least @param {number} most
   */
  roof(least, most) {
    const pairs = digitsIn(this.common()).flatMap((a, i, all) =>
      all.slice(i + 1).map((b) => bit(a) | bit(b)),
    );
    const counts = pairs.map((pair) => this.cells.filter((cell) => this.marks(cell) & ~pair).length);
    if (counts.some((count) => count >= least && count <= most)) return "";
    return this.say("near-roof", { count: most, cells: Math.min(...counts) });
  }
  nakedSingle() {
    const first = this.wrongCount(1);
    if (first) return first;
    const [cell] = this.cells;
    const mask = this.sheet.candidates[cell] ?? this.left(cell);
    return digitsIn(mask).length > 1
      ? this.say("near-several", { place: this.name(cell), digits: this.signs(mask) })
      : "";
  }

  /** What the rules leave to a cell. @param {number} cell */
  left(cell) {
    const seen = this.board.peers[cell].reduce((mask, peer) => {
      const value = this.sheet.givens[peer] || this.sheet.entries[peer];
      return value ? mask | bit(value) : mask;
    }, 0);
    return this.board.all & ~seen;
  }

  /** @param {boolean} pointing */
  crossing(pointing) {
    if (this.cells.length < 2 || this.cells.length > 3)
      return this.say("near-crossing-count", { cells: this.cells.length });
    const shared = this.shared();
    const box = shared.find(({ kind }) => kind === "box");
    const line = shared.find(({ kind }) => kind !== "box");
    if (!box || !line) return this.say("near-crossing", { list: this.names(this.cells) });
    const digits = digitsIn(this.common());
    if (digits.length === 0) return this.say("near-no-digit", { list: this.names(this.cells) });
    const [base, cover] = pointing ? [box, line] : [line, box];
    const free = digits.find((digit) => this.places(base, digit).every((cell) => this.cells.includes(cell)));
    if (free !== undefined) {
      const removesAny = this.places(cover, free).some((cell) => !this.cells.includes(cell));
      return removesAny ? "" : this.say("near-removes-nothing", { name: this.title });
    }
    const [digit] = digits;
    const outside = this.places(base, digit).find((cell) => !this.cells.includes(cell)) ?? 0;
    return this.say("near-elsewhere", {
      digit: symbol(digit),
      where: this.inside(base),
      place: this.name(outside),
    });
  }

  /** @param {boolean} three whether the pivot has three candidates */
  wing(three) {
    const first = this.wrongCount(3);
    if (first) return first;
    const sees = (/** @type {number} */ a, /** @type {number} */ b) =>
      a === b || this.board.peers[a].includes(b);
    const pivots = this.cells.filter((cell) => this.cells.every((other) => sees(cell, other)));
    if (pivots.length === 0) return this.say("near-no-pivot", { list: this.names(this.cells) });
    const size = (/** @type {number} */ cell) => digitsIn(this.marks(cell)).length;
    const pivot = pivots.find((cell) => size(cell) === (three ? 3 : 2)) ?? pivots[0];
    const wrong = this.cells.find((cell) => size(cell) !== (three && cell === pivot ? 3 : 2));
    if (wrong !== undefined)
      return this.say("near-size", {
        place: this.name(wrong),
        digits: this.signs(this.marks(wrong)),
        count: three && wrong === pivot ? 3 : 2,
      });
    const all = digitsIn(this.united()).length;
    if (all !== 3)
      return this.say("near-digits", {
        list: this.names(this.cells),
        count: all,
        digits: this.signs(this.united()),
      });
    return "";
  }

  twos() {
    const wrong = this.cells.find((cell) => digitsIn(this.marks(cell)).length !== 2);
    return wrong === undefined
      ? ""
      : this.say("near-size", { place: this.name(wrong), digits: this.signs(this.marks(wrong)), count: 2 });
  }

  oneDigit() {
    return this.common() ? "" : this.say("near-no-digit", { list: this.names(this.cells) });
  }

  rectangle() {
    const first = this.wrongCount(4);
    if (first) return first;
    const kinds = (/** @type {string} */ kind) =>
      this.board.houses.filter(
        (one) => one.kind === kind && one.cells.some((cell) => this.cells.includes(cell)),
      ).length;
    if (kinds("row") !== 2 || kinds("column") !== 2) return this.say("near-rectangle");
    if (kinds("box") !== 2) return this.say("near-boxes", { count: kinds("box") });
    const pair = digitsIn(this.common());
    if (pair.length < 2) return this.say("near-no-pair", { list: this.names(this.cells) });
    return "";
  }
}

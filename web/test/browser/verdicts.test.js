// What is said about a claim is true of the board: "r6c2 does not belong to it", "the 5 stays: this pattern removes only 8s",
// "r3c3 does not see r1c7", "one cell is missing". On the boards of all lessons, in both languages; every candidate that does
// not go is claimed to go, cells are claimed too many and too few. No browser is needed, only the program, which judges.

import { expect, test } from "./fixtures.js";
import { boardsOf, lessonsOf, readProject } from "./lesson-boards.js";
import { patternOf } from "./drills.js";
import { digitsIn } from "../../game/geometry.js";
import { candidatesAt, isOpen, sheetFrom, valueAt } from "../../game/sheet.js";

/** @import { CandidateData, ClaimReply, ShownJson, SpanJson } from "../../types/contract.js" */
/** @import { Sheet } from "../../game/sheet.js" */

/** So many boards of a technique are claimed on besides those of its lesson. */
const OTHERS = process.env.JADE_LONG_TESTS ? 2 : 0;
/** So many cells are claimed too many on a board, one at a time. */
const FOREIGN = 6;

/** What a sentence names in its blanks. */
class Named {
  /** @param {SpanJson[]} spans */
  constructor(spans) {
    this.text = spans.map(({ text }) => text).join("");
    this.values = spans.flatMap(({ part, value }) => (part && value ? [{ part, value }] : []));
  }

  /** @param {string} part */
  of(part) {
    return this.values.filter((one) => one.part === part).map(({ value }) => value);
  }

  /** @param {string} part */
  cells(part) {
    return this.of(part).flatMap((value) =>
      value.kind === "cell" ? [value.cell] : value.kind === "cells" ? value.cells : [],
    );
  }

  /** @param {string} part */
  digits(part) {
    return this.of(part).flatMap((value) =>
      value.kind === "digit" ? [value.digit] : value.kind === "digits" ? value.digits : [],
    );
  }

  /** @param {string} part */
  houses(part) {
    return this.of(part).flatMap((value) =>
      value.kind === "house" ? [value.house] : value.kind === "houses" ? value.houses : [],
    );
  }

  candidates() {
    return this.values.flatMap(({ value }) => (value.kind === "candidates" ? value.candidates : []));
  }
}

/** What was claimed on a board, and what is there. */
class Claimed {
  /** @param {ShownJson} shown @param {Sheet} sheet @param {number[]} cells @param {CandidateData[]} gone */
  constructor({ step }, sheet, cells, gone) {
    this.step = step;
    this.sheet = sheet;
    this.cells = cells;
    this.gone = gone;
  }

  /** @param {number} cell @param {number} digit */
  can(cell, digit) {
    return !valueAt(this.sheet, cell) && digitsIn(candidatesAt(this.sheet, cell)).includes(digit);
  }

  /** @param {number} a @param {number} b */
  sees(a, b) {
    return a !== b && this.sheet.board.houses.some(({ cells }) => cells.includes(a) && cells.includes(b));
  }

  /** The cells of a house. @param {{ kind: string, number: number }} house */
  house({ kind, number }) {
    return this.sheet.board.houses.find((one) => one.kind === kind && one.number === number)?.cells ?? [];
  }

  /** The cells that lose a digit. @param {number} digit */
  losers(digit) {
    return this.step.eliminations.filter((one) => one.digit === digit).map(({ cell }) => cell);
  }

  /** Whether it was claimed, and is a candidate that does not go. @param {Named} n */
  stays(n) {
    const [[cell], [digit]] = [n.cells("cell"), n.digits("digit")];
    const said = this.gone.some((one) => one.cell === cell && one.digit === digit);
    // With fewer cells, it is another pattern that is spoken of.
    const isLost = this.isWhole() && this.losers(digit).includes(cell);
    return said && this.can(cell, digit) && !isLost;
  }

  /** Whether the whole pattern was claimed, and no more. */
  isWhole() {
    return same(this.cells, patternOf(this.step));
  }
}

const same = (/** @type {number[]} */ a, /** @type {number[]} */ b) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The sentences, and what each states. @type {{ id: string, en: RegExp, es: RegExp, holds: (c: Claimed, n: Named) => boolean }[]} */
const FINDINGS = [
  {
    id: "claim-not-there",
    en: /^There is no /,
    es: /^En \S+ no hay /,
    holds: (c, n) => !c.can(n.cells("cell")[0], n.digits("digit")[0]),
  },
  {
    id: "claim-of-pattern",
    en: /belongs to the pattern/,
    es: /es del patrón/,
    holds: (c, n) => c.stays(n) && c.cells.includes(n.cells("cell")[0]),
  },
  {
    id: "claim-other-digit",
    en: /removes only/,
    es: /solo quita/,
    holds: (c, n) => {
      if (!c.isWhole()) return c.stays(n) && !n.digits("digits").includes(n.digits("digit")[0]);
      const { eliminations, placements } = c.step;
      const own = [...new Set([...eliminations, ...placements].map(({ digit }) => digit))];
      return c.stays(n) && !own.includes(n.digits("digit")[0]) && same(n.digits("digits"), own);
    },
  },
  {
    id: "claim-outside",
    en: /removes it only in/,
    es: /solo lo quita/,
    holds: (c, n) => {
      const all = n.houses("houses").map((house) => c.house(house));
      const inSome = (/** @type {number} */ cell) => all.some((cells) => cells.includes(cell));
      const losers = c.losers(n.digits("digit")[0]);
      const each = all.every((cells) => losers.some((cell) => cells.includes(cell)));
      return c.stays(n) && !inSome(n.cells("cell")[0]) && losers.every(inSome) && each;
    },
  },
  {
    id: "claim-unseen",
    en: / does not see /,
    es: / no ve /,
    holds: (c, n) => {
      const [[cell], [other]] = [n.cells("cell"), n.cells("other")];
      return c.stays(n) && !c.sees(cell, other) && c.cells.includes(other);
    },
  },
  {
    id: "claim-not-excluded",
    en: /nothing in this pattern excludes it/,
    es: /nada de este patrón lo excluye/,
    holds: (c, n) => c.stays(n),
  },
  {
    id: "claim-not-so",
    en: /^This does not follow/,
    es: /^Esto no se sigue/,
    holds: (c, n) => {
      const all = n.candidates();
      const claimed = (/** @type {CandidateData} */ one) =>
        c.gone.some(({ cell, digit }) => cell === one.cell && digit === one.digit);
      return all.length > 0 && all.every((one) => claimed(one) && !c.losers(one.digit).includes(one.cell));
    },
  },
  {
    id: "claim-foreign-cells",
    en: /not belong to it/,
    es: /no forman? parte del patrón/,
    // They were claimed. Without them the claim is made again: then nothing in it is foreign.
    holds: (c, n) => {
      const named = n.cells("cells");
      return named.length > 0 && named.every((cell) => c.cells.includes(cell));
    },
  },
  {
    id: "claim-missing-cells",
    en: /still missing/,
    es: /Todavía falta/,
    holds: (c, n) => {
      const pattern = patternOf(c.step);
      // With a cell from elsewhere, another pattern may be the nearest.
      if (!c.cells.every((cell) => pattern.includes(cell))) return true;
      const number = /^(One|Todavía falta una) /.test(n.text) ? 1 : Number(/\d+/.exec(n.text)?.[0]);
      return number === pattern.filter((cell) => !c.cells.includes(cell)).length;
    },
  },
];

/** Sentences that name nothing on the board. */
const GENERAL = {
  en: /^(Right: |Not here|You marked far more|One cell is not|This technique does not apply)|can be removed\.$/,
  es: /^(Correcto|Aquí no|Has marcado muchas|Una sola celda|Esta técnica no se aplica|Se quitan? )/,
};

test("what is said about a claim is true", { tag: "@spanish" }, async ({ jade, lang }) => {
  test.setTimeout(600_000);
  const ids = readProject("lessons/course.txt")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^[a-z0-9-]+$/.test(line));
  const lessons = await lessonsOf(jade, ids, lang);
  /** @type {string[]} */
  const wrong = [];
  /** @type {Record<string, number>} */
  const sums = {};
  /** @type {Record<string, number>} */
  const said = {};
  /** What the program says of a claim. @param {ShownJson} shown @param {number[]} cells @param {CandidateData[]} gone */
  const findingsOf = async (shown, cells, gone) => {
    const { technique } = shown.step;
    const conclusions = gone.length > 0 ? { eliminations: gone } : {};
    const reply = await fetch(`${jade.url}api/v1/claim`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sheet: shown.sheet, lang, technique, cells, ...conclusions }),
    });
    const answer = await reply.json();
    // On a busy machine, the deepest steps take longer than the program allows.
    if (answer.code === "timeout") return [];
    expect(reply.ok, `${technique}: ${JSON.stringify(answer).slice(0, 300)}`).toBe(true);
    const { verdict, findings } = /** @type {ClaimReply} */ (answer);
    // Another step of the technique may have been claimed.
    if (verdict === "right") return [];
    return findings.map((spans) => {
      const named = new Named(spans);
      return { named, found: FINDINGS.find((one) => one[lang].test(named.text)) };
    });
  };
  /** @param {ShownJson} shown @param {Sheet} sheet @param {number[]} cells @param {CandidateData[]} gone */
  const claim = async (shown, sheet, cells, gone) => {
    const { technique } = shown.step;
    const claimed = new Claimed(shown, sheet, cells, gone);
    for (const { named, found } of await findingsOf(shown, cells, gone)) {
      sums[technique] = (sums[technique] ?? 0) + 1;
      if (found) said[found.id] = (said[found.id] ?? 0) + 1;
      let holds = found
        ? found.holds(claimed, named)
        : named.values.length === 0 && GENERAL[lang].test(named.text);
      if (found?.id === "claim-foreign-cells") {
        const rest = cells.filter((cell) => !named.cells("cells").includes(cell));
        const again = rest.length > 0 ? await findingsOf(shown, rest, gone) : [];
        holds &&= !again.some((one) => one.found === found);
      }
      if (!holds) wrong.push(`${technique} ${cells}: ${named.text}`);
    }
  };
  /** @param {ShownJson} shown */
  const all = async (shown) => {
    const sheet = sheetFrom(shown.sheet);
    const pattern = patternOf(shown.step);
    if (pattern.length === 0 || sheet.candidates.every((list) => list === null)) return;
    const goes = (/** @type {number} */ cell, /** @type {number} */ digit) =>
      shown.step.eliminations.some((one) => one.cell === cell && one.digit === digit);
    const stay = sheet.givens.flatMap((_, cell) =>
      isOpen(sheet, cell)
        ? digitsIn(candidatesAt(sheet, cell)).flatMap((digit) => (goes(cell, digit) ? [] : [{ cell, digit }]))
        : [],
    );
    const absent = sheet.givens.flatMap((_, cell) =>
      isOpen(sheet, cell) && !(candidatesAt(sheet, cell) & 1) ? [{ cell, digit: 1 }] : [],
    );
    if (shown.step.eliminations.length > 0) await claim(shown, sheet, pattern, [...stay, ...absent]);
    if (pattern.length > 1) {
      await claim(shown, sheet, pattern.slice(1), [
        ...shown.step.eliminations.slice(0, 1),
        ...stay.slice(0, 2),
      ]);
      await claim(shown, sheet, pattern.slice(1), []);
    }
    const open = sheet.givens.map((_, cell) => cell).filter((cell) => isOpen(sheet, cell));
    const strange = open.filter((cell) => !pattern.includes(cell));
    const apart = Math.max(1, Math.floor(strange.length / FOREIGN));
    for (const cell of strange.filter((_, i) => i % apart === 0))
      await claim(shown, sheet, [...pattern, cell], []);
  };
  for (const [i, id] of ids.entries()) {
    const boards = boardsOf(lessons[i]).filter(({ step }) => step.technique === id);
    for (const shown of boards) await all(shown);
    if (boards.length === 0) continue;
    for (let seed = 1; seed <= OTHERS; seed++) {
      const reply = await fetch(`${jade.url}api/v1/another?technique=${id}&seed=${seed}&lang=${lang}`);
      if (reply.ok) await all((await reply.json()).shown);
    }
  }
  const total = Object.values(sums).reduce((sum, one) => sum + one, 0);
  console.log(`${lang}: ${total} sentences of ${Object.keys(sums).length} techniques, ${wrong.length} false`);
  console.log(JSON.stringify(said));
  expect(wrong).toEqual([]);
  expect(total).toBeGreaterThan(OTHERS > 0 ? 40_000 : 20_000);
  expect(Object.keys(said).sort(), "all are said").toEqual(FINDINGS.map(({ id }) => id).sort());
});

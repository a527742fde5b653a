// Boards with rules: the page builds the same tables as JADE, and its sheets hold to them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as rules from "../../game/rules.js";
import { geometry, readRulesWith } from "../../game/geometry.js";
import { conflicts, faultsOf, possible, sheetData, sheetFrom } from "../../game/sheet.js";

readRulesWith(rules);

const boards = JSON.parse(readFileSync(new URL("../../../data/rules.json", import.meta.url), "utf8"));

test("tables are those of JADE", () => {
  for (const { boxRows, boxColumns, rules: text, houses, domain, peers, pairs } of boards) {
    const board = geometry(boxRows, boxColumns, text);
    const mine = board.houses.filter(({ kind }) => kind !== "row" && kind !== "column");
    const named = mine.map(({ kind, number, cells }) => [kind, number, cells]);
    const byName = (/** @type {any[]} */ a, /** @type {any[]} */ b) =>
      `${a[0]}${a[1]}` < `${b[0]}${b[1]}` ? -1 : 1;
    assert.deepEqual(named.sort(byName), houses.sort(byName), text);
    assert.deepEqual(board.domain, domain, text);
    assert.deepEqual(
      board.peers.map((seen) => seen.length),
      peers,
      text,
    );
    const related = board.pairs.flatMap((of, cell) =>
      of.filter(([other]) => cell < other).map(([other, table]) => [cell, other, table]),
    );
    assert.deepEqual(related, pairs, text);
  }
});

test("a sheet holds to the rules of its board", () => {
  const start = {
    boxRows: 2,
    boxColumns: 2,
    rules: "non-consecutive; even r1c1",
    givens: "4...............",
    entries: ".3.......1......",
  };
  const sheet = sheetFrom(start);
  assert.deepEqual(sheetData(sheet), start);
  assert.equal(possible(sheet, 4), 0b0011);
  assert.deepEqual([...conflicts(sheet)], [0, 1]);
  // Next to an even digit there is no 3, whichever it is.
  const found = [0, 1].map((other) => ({ house: null, other, digit: 3 }));
  assert.deepEqual(faultsOf(sheet, 1), found);
  const odd = sheetFrom({ ...start, givens: ".".repeat(16), entries: "3..............." });
  assert.deepEqual(faultsOf(odd, 0), [{ house: null, other: 0, digit: 3 }]);
  assert.throws(() => sheetFrom({ ...start, rules: "constructor" }), RangeError);
});

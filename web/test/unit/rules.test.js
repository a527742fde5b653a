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
  for (const { boxRows, boxColumns, rules: text, houses, domain, peers, pairs, sums, read } of boards) {
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
    const related = (board.pairs ?? []).flatMap((of, cell) =>
      of.filter(([other]) => cell < other).map(([other, table]) => [cell, other, table]),
    );
    assert.deepEqual(related, pairs, text);
    const added = (board.sums ?? []).map(({ rule, terms, total }) => {
      return [rule, terms.slice().sort(([a], [b]) => a - b), total];
    });
    assert.deepEqual(added, sums, text);
    const readings = (board.read ?? []).map(({ rule, cells }) => [rule, cells]);
    assert.deepEqual(readings, read, text);
  }
});

test("the same digits break the same rules as in JADE", () => {
  for (const { boxRows, boxColumns, rules: text, digits, broken } of boards) {
    const sheet = sheetFrom({ boxRows, boxColumns, rules: text, givens: digits, entries: "" });
    const found = sheet.givens.flatMap((digit, cell) =>
      digit ? faultsOf(sheet, cell).map(({ other }) => [Math.min(cell, other), Math.max(cell, other)]) : [],
    );
    const pairs = [...new Set(found.map(String))].sort();
    assert.deepEqual(pairs, broken.map(String).sort(), text);
    assert.deepEqual(
      [...conflicts(sheet)],
      [...new Set(broken.flat())].sort((a, b) => a - b),
      text,
    );
  }
});

test("a sum is broken by digits that are too large or too small together", () => {
  const board = { boxRows: 2, boxColumns: 2, givens: "................" };
  const at = (/** @type {string} */ rules, /** @type {string} */ entries) =>
    sheetFrom({ ...board, rules, entries: entries.padEnd(16, ".") });
  assert.equal(conflicts(at("cage 6 r1c1 r1c2 r1c3", "32")).size, 0);
  const large = at("cage 6 r1c1 r1c2 r1c3", "42");
  assert.deepEqual([...conflicts(large)], [0, 1]);
  const fault = { house: { kind: "sum", number: 6 }, digit: 2, other: 0 };
  assert.deepEqual(faultsOf(large, 1), [fault]);
  assert.deepEqual([...conflicts(at("cage 7 r1c1 r1c2 r1c3", "123"))], [0, 1, 2]);
  assert.deepEqual([...conflicts(at("cage r1c4 r2c1", "...33"))], [3, 4], "without a number, digits differ");
  // One digit alone can be too large.
  assert.deepEqual(faultsOf(at("little-killer 3 r4c4", "...............4"), 15), [
    { house: null, digit: 4, other: 15 },
  ]);
  // Two cells of a circle are one number.
  const arrow = "arrow 2 r1c1 r3c2 r2c3 r2c4 r3c4";
  assert.equal(conflicts(at(arrow, "1.....4..1")).size, 0);
  assert.deepEqual([...conflicts(at(arrow, "1.....4..3"))], [0, 6, 9]);
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

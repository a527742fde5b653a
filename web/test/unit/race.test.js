// Races by link: what the link carries comes back, and nothing else gets in.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  joined,
  LONGEST_NAME,
  MOST_RESULTS,
  nameOf,
  newRaceId,
  raceText,
  readRace,
} from "../../race/race.js";

const GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const board = { boxRows: 3, boxColumns: 3, givens: GIVENS };
const id = "0123456789abcdef01234567";
/** @param {string} name @param {number} seconds */
const result = (name, seconds, hints = 0, mistakes = 0) => ({ name, seconds, hints, mistakes });

test("a race comes back from its link, with names of any kind", () => {
  for (const names of [[], ["Ana"], ["Añá ~ & = # + %", "", "日本 🧩"]]) {
    const race = { id, board, results: names.map((name, i) => result(name, 100 + i, i, 2 * i)) };
    assert.deepEqual(readRace(raceText(race)), race);
    // As programs for messages write it.
    assert.deepEqual(readRace(new URL(raceText(race), "https://jade.example/").hash), race);
  }
  const large = { boxRows: 4, boxColumns: 4, givens: `1G${".".repeat(254)}` };
  assert.deepEqual(readRace(raceText({ id, board: large, results: [] }))?.board, large);
});

test("what a puzzle bars is in the link, so the others play the same board", () => {
  const barred = new Array(16).fill(0);
  barred[3] = 0b110;
  const sukaku = { boxRows: 2, boxColumns: 2, givens: ".".repeat(16), barred };
  const text = raceText({ id, board: sukaku, results: [] });
  assert.deepEqual(readRace(text)?.board, sukaku);
  for (const bad of [text.replace(".6.", ".16."), text.replace(".6.", ".x."), text.replace(".6.", ".")])
    assert.equal(readRace(bad), null, bad);
});

test("ids of races differ", () => {
  const ids = Array.from({ length: 50 }, newRaceId);
  assert.equal(new Set(ids).size, 50);
  for (const one of ids) assert.ok(readRace(raceText({ id: one, board, results: [] })));
});

test("what is damaged or hostile is no race", () => {
  const good = raceText({ id, board, results: [] });
  for (const bad of [
    "",
    "#s1=abc",
    "#race=",
    good.replace(id, "x"),
    good.replace(id, `${id}0`),
    good.replace("3x3", "9x9"),
    good.replace("3x3", "0x0"),
    good.replace("3x3", "3"),
    good.replace("53..", "5x.."),
    good.replace("53..", "53."),
    good.replace(GIVENS, ".".repeat(81)),
    good.replace("boxes=3x3", "boxes=100x100"),
  ])
    assert.equal(readRace(bad), null, bad);
  // A result that cannot be is left out; the race stays.
  for (const by of [
    "x~0~0~Ana",
    "-5~0~0~Ana",
    "0~0~0~Ana",
    "1e9~0~0~Ana",
    "10~0.5~0~Ana",
    "10~0",
    "",
    "10~0~-1~A",
  ])
    assert.deepEqual(readRace(`${good}&by=${by}`)?.results, [], by);
  const many = Array.from({ length: 100 }, (_, i) => `&by=${100 + i}~0~0~P${i}`).join("");
  assert.equal(readRace(good + many)?.results.length, MOST_RESULTS);
});

test("names are short and plain", () => {
  assert.equal(nameOf("  Ana \n\u0000 \u202e María "), "Ana María");
  assert.equal([...nameOf("🧩".repeat(99))].length, LONGEST_NAME);
  const name = "x".repeat(99);
  assert.equal(
    readRace(raceText({ id, board, results: [result(name, 5)] }))?.results[0].name.length,
    LONGEST_NAME,
  );
});

test("results from two places are joined, each once, the fastest first", () => {
  const [ana, ben, eva] = [result("Ana", 200), result("Ben", 100), result("Eva", 200, 1)];
  assert.deepEqual(joined([ana, ben], [eva, ana]), [ben, ana, eva]);
  assert.deepEqual(joined([eva], [ana, ben]), joined([ana, eva], [ben]));
});

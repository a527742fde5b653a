// Records of games: which are valid, how collections merge, and what they add up to.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openGame, play } from "../../game/game.js";
import { emptySheet } from "../../game/sheet.js";
import {
  checkedRecord,
  isBetter,
  mergeRecords,
  readRecords,
  upgradedRecord,
  writeRecords,
} from "../../records/record-rules.js";
import { completed, recordOf } from "../../records/record-of.js";
import { dateOfDay, dayNumber, ofLevel, sums, trendOf } from "../../records/sums.js";
import { levelsOfDay, seedOfDay } from "../../game/today.js";
import { rulesOfDay } from "../../game/variant-of-day.js";

/** @import { GameRecord } from "../../types/contract.js" */

const cases = JSON.parse(readFileSync(new URL("../../../data/statistics.json", import.meta.url), "utf8"));

const PUZZLE = "1....2....3....4";

/** @param {Partial<GameRecord>} [fields] @returns {GameRecord} */
const record = (fields) => ({
  version: 2,
  id: "a",
  boxRows: 2,
  boxColumns: 2,
  puzzle: PUZZLE,
  givens: 4,
  prefilled: 0,
  outcome: "solved",
  level: "easy",
  profile: "full",
  playedOn: "page",
  seconds: 60,
  pauses: 0,
  mistakes: 0,
  hints: [0, 0, 0, 0, 0],
  told: 0,
  at: 1000,
  date: "2026-11-22",
  ...fields,
});

/** Numbers from 0 to 1, always the same. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

test("the page and the program agree on the cases of data/statistics.json", () => {
  for (const { name, record: one, valid } of cases.records)
    assert.equal(checkedRecord(one) !== null, valid, name);
  for (const { name, ours, theirs, merged, ids } of cases.merges) {
    const result = mergeRecords(ours, theirs);
    assert.deepEqual(result.merged, merged, name);
    assert.deepEqual(
      result.records.map(({ id, seconds }) => `${id} ${seconds}`),
      ids,
      name,
    );
  }
  for (const { name, records, today, sums: expected } of cases.sums)
    assert.deepEqual(JSON.parse(JSON.stringify(sums(records, today))), expected, name);
});

test("merging does not depend on the order, and a second time changes nothing", () => {
  const next = random(7);
  const pick = (/** @type {any[]} */ list) => list[Math.floor(next() * list.length)];
  for (let round = 0; round < 200; round++) {
    const one = () =>
      record({
        id: pick(["a", "b", "c"]),
        outcome: pick(["solved", "shown", "unfinished"]),
        at: pick([1000, 2000]),
        seconds: pick([60, 90]),
        date: pick(["2026-11-22", "2026-11-23"]),
        ...(next() < 0.5 ? { techniques: {} } : {}),
      });
    const [a, b, c] = [0, 1, 2].map(() => Array.from({ length: Math.floor(4 * next()) }, one));
    const join = (/** @type {GameRecord[]} */ x, /** @type {GameRecord[]} */ y) => mergeRecords(x, y).records;
    assert.deepEqual(join(join(a, b), c), join(a, join(b, c)), "associative");
    assert.deepEqual(join(a, b), join(b, a), "commutative");
    assert.deepEqual(join(join(a, b), b), join(a, b), "idempotent");
    assert.equal(join(a, b).length, new Set([...a, ...b].map(({ id }) => id)).size, "a union by id");
  }
});

test("a solved game replaces an unfinished one, and the first time of solving stays", () => {
  const left = record({ outcome: "unfinished", at: 3000 });
  const first = record({ at: 4000 });
  const again = record({ at: 5000, seconds: 20 });
  assert.ok(isBetter(first, left) && !isBetter(left, first));
  assert.ok(isBetter(first, again) && !isBetter(again, first));
  assert.ok(
    isBetter(record({ outcome: "unfinished", at: 3500 }), left),
    "the later state of an unfinished game",
  );
});

test("a file is read back unchanged; what is not valid is refused and counted", () => {
  const records = [
    record(),
    record({
      id: "b",
      day: "2026-11-21",
      techniques: { "x-wing": { needed: 1, own: 1, hints: [0, 0, 0, 0, 0] } },
    }),
  ];
  assert.deepEqual(readRecords(writeRecords(records)), { records, refused: 0 });
  const some = JSON.stringify({
    jade: "games",
    version: 2,
    records: [record(), { ...record(), at: "soon" }, null, 3],
  });
  assert.deepEqual(readRecords(some), { records: [record()], refused: 3 });
  for (const wrong of [
    "",
    "{}",
    "[]",
    "null",
    '{"jade":"games","version":3,"records":[]}',
    writeRecords([]).replace("games", "chess"),
  ])
    assert.equal(readRecords(wrong), null, wrong);
});

test("fields that no version knows are left out, also from the prototype", () => {
  const odd = JSON.parse(JSON.stringify({ ...record(), more: 1 }).replace('"more"', '"__proto__"'));
  assert.deepEqual(checkedRecord(odd), record());
});

test("records of the first version are taken over", () => {
  const old = {
    version: 1,
    game: "g",
    puzzle: PUZZLE,
    boxes: "2x2",
    givens: 4,
    level: "easy",
    score: 5,
    hardest: "hidden-single",
    profile: "full",
    seconds: 9,
    pauses: 1,
    mistakes: 2,
    hints: [1, 0, 0, 0, 0],
    told: 0,
    at: 7,
  };
  const now = upgradedRecord(old, () => "1970-01-01");
  assert.equal(now?.id, "g");
  assert.deepEqual([now?.boxRows, now?.boxColumns, now?.outcome, now?.date], [2, 2, "solved", "1970-01-01"]);
  assert.equal(upgradedRecord({ ...old, told: 7 }, () => "1970-01-01")?.outcome, "shown");
  assert.equal(
    upgradedRecord({ ...old, boxes: "x" }, () => "1970-01-01"),
    null,
  );
});

const more = {
  seconds: 42,
  now: new Date(2026, 10, 22, 23, 59),
  label: { level: "easy", score: 5, hardest: "hidden-single", day: "2026-11-22" },
  profile: "full",
  tally: { pauses: 1, hints: [0, 1, 0, 0, 0] },
};

test("the record of a game counts what was entered, told and wrong", () => {
  // 1 4 2 3 / 3 2 4 1 / 4 1 3 2 / 2 3 1 4 is not the only solution, but a full board is its own measure.
  const full = "1423324141322314";
  let game = openGame("g", { ...emptySheet(PUZZLE, { rows: 2, columns: 2 }) });
  game = play(game, { type: "enter", cells: [1], digit: 3, clean: true });
  const begun = recordOf(game, { ...more, full: false });
  assert.deepEqual([begun.outcome, begun.mistakes, begun.date], ["unfinished", 0, "2026-11-22"]);
  [...full].forEach((digit, cell) => {
    const told = cell === 2;
    const placements = [{ cell, digit: Number(digit) }];
    game = told
      ? play(game, { type: "accept", placements, eliminations: [], clean: true })
      : play(game, { type: "enter", cells: [cell], digit: Number(digit), clean: true });
  });
  const done = recordOf(game, { ...more, full: true });
  assert.deepEqual([done.outcome, done.mistakes, done.told, done.givens], ["solved", 1, 1, 4]);
  assert.deepEqual(checkedRecord(JSON.parse(JSON.stringify(done))), done, "it is valid");
});

test("the review and the rating complete a record", () => {
  const reviewed = /** @type {any} */ ({
    lines: [
      { technique: "hidden-single", easiest: 3, own: 4 },
      { technique: "x-wing", easiest: 1, own: 1 },
    ],
  });
  const rated = /** @type {any} */ ({
    level: "hard",
    score: 9,
    hardest: "x-wing",
    openness: { start: 1, mean: 1.5, least: 1 },
    canonical: PUZZLE,
  });
  const done = completed(record({ level: undefined }), rated, reviewed, {
    "x-wing": [0, 1, 0, 0, 0],
    swordfish: [0, 0, 0, 0, 1],
  });
  assert.deepEqual(done.techniques, {
    "hidden-single": { needed: 3, own: 4, hints: [0, 0, 0, 0, 0] },
    "x-wing": { needed: 1, own: 1, hints: [0, 1, 0, 0, 0] },
    swordfish: { needed: 0, own: 0, hints: [0, 0, 0, 0, 1] },
  });
  assert.equal(done.level, "hard");
  const { techniques } = sums([done], "2026-11-22");
  assert.deepEqual(
    techniques.map(({ technique, unaided, helped, missed }) => [technique, unaided, helped, missed]),
    [
      ["hidden-single", 4, [0, 0, 0, 0], 0],
      ["swordfish", 0, [0, 0, 0, 0], 1],
      ["x-wing", 0, [0, 1, 0, 0], 0],
    ],
  );
  assert.equal(completed(record(), null, null, {}).techniques, undefined);
});

test("mean, median and best count the games that the player solved alone", () => {
  const games = [100, 200, 301, 1000].map((seconds, i) => record({ id: `${i}`, seconds }));
  const all = [
    ...games,
    record({ id: "told", seconds: 1, told: 3 }),
    record({ id: "begun", seconds: 2, prefilled: 20 }),
  ];
  const { solved, timed, best, mean, median } = ofLevel("easy", all);
  assert.deepEqual([solved, timed, best, mean, median], [6, 4, 100, 400, 251]);
  assert.equal(ofLevel("easy", []).best, undefined);
});

test("the trend of somebody who becomes 20 % faster every ten games is −20 %, in spite of a few odd games", () => {
  const times = Array.from({ length: 40 }, (_, i) => Math.round(6000 * 0.8 ** (i / 10)));
  const odd = times.map((time, i) => (i % 9 === 4 ? 5 * time : time));
  for (const list of [times, odd]) {
    const { trend } = ofLevel(
      "easy",
      list.map((seconds, i) => record({ id: `${i}`, seconds })),
    );
    assert.ok(trend !== undefined && Math.abs(trend + 20) <= 1, String(trend));
  }
  assert.equal(trendOf([1, 2, 3, 4]), null);
  const line = trendOf(times);
  assert.ok(line && Math.abs(line.at(10) - times[10]) < 50);
});

test("a missed day is made up by solving its puzzle, and today is not missed before it is over", () => {
  const on = (/** @type {string} */ date, /** @type {string} */ day) =>
    record({ id: date + day, date, ...(day ? { day } : {}) });
  const days = (/** @type {GameRecord[]} */ records, /** @type {string} */ today) =>
    sums(records, today).days;
  const three = [on("2026-11-17", ""), on("2026-11-18", ""), on("2026-11-21", "")];
  assert.deepEqual(days(three, "2026-11-21"), { days: 3, madeUp: 0, streak: 1, longest: 2 });
  assert.deepEqual(days(three, "2026-11-23").streak, 1, "yesterday was missed, and today is not over");
  assert.deepEqual(days(three, "2026-11-24").streak, 0);
  // One of the two missed days is made up, so only one is left.
  const made = [...three, on("2026-11-22", "2026-11-20")];
  assert.deepEqual(days(made, "2026-11-22"), { days: 5, madeUp: 1, streak: 5, longest: 5 });
  assert.equal(days([on("2026-11-22", "2026-11-22")], "2026-11-22").days, 1, "a day counts once");
});

test("the puzzles of a day have the numbers and levels that the program gives them", () => {
  const cases = JSON.parse(readFileSync(new URL("../../../data/days.json", import.meta.url), "utf8"));
  assert.ok(cases.length > 5);
  for (const { day, number, levels, variant } of cases) {
    assert.equal(seedOfDay(day), number, day);
    assert.deepEqual(levelsOfDay(day), levels, day);
    assert.equal(rulesOfDay(day), variant, day);
  }
});

test("days are counted over months, leap years and back", () => {
  assert.equal(dayNumber("1970-01-02"), 1);
  for (const wrong of ["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "1969-12-31", ""])
    assert.equal(dayNumber(wrong), null, wrong);
  for (const day of ["2024-02-29", "2000-12-31", "2026-11-22"])
    assert.equal(dateOfDay(Number(dayNumber(day))), day);
});

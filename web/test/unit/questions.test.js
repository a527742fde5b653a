// The questions of a board, and what is said about a pattern that is nearly right.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { geometry } from "../../game/geometry.js";
import { freshSheet } from "../../game/sheet.js";
import { nearMiss } from "../../tutor/near.js";
import {
  isBeforeMarks,
  isBeforeNotes,
  isPractised,
  mastery,
  nextStation,
  PATH,
  stationOf,
} from "../../progress/path.js";
import { merged, nothingYet, read, record, visit, write } from "../../progress/progress.js";
import { beginnersQuestion, nextSingle, questionsOf } from "../../learn/questions.js";
import { hasSingle } from "../../learn/singles.js";

/** @import { StepJson } from "../../types/contract.js" */

/** Says the id with its arguments. @type {import("../../types/board.js").Say} */
const say = (id, args) =>
  id === "cell-short"
    ? `r${args?.row}c${args?.column}`
    : [id, ...Object.entries(args ?? {}).map(([key, value]) => `${key}=${value}`)].join(" ");

/** A board with candidates everywhere that the rules allow. @param {string} givens */
function marked(givens) {
  const board = geometry(3, 3);
  const sheet = freshSheet(
    board,
    [...givens].map((sign) => (sign === "." ? 0 : Number(sign))),
  );
  const seen = (/** @type {number} */ cell) =>
    board.peers[cell].reduce(
      (mask, peer) => (sheet.givens[peer] ? mask | (1 << (sheet.givens[peer] - 1)) : mask),
      0,
    );
  sheet.candidates = sheet.givens.map((digit, cell) => (digit ? null : board.all & ~seen(cell)));
  return sheet;
}

/** An X-Wing of the 3 in rows 1 and 5 (made up): only these cells have candidates. */
const wing = () => {
  const sheet = marked(".".repeat(81));
  const threes = [1, 3, 37, 39, 46, 64];
  sheet.candidates = sheet.candidates.map((_, cell) => (threes.includes(cell) ? 0b100 : 0b1));
  return sheet;
};
/** @type {StepJson} */
const STEP = {
  technique: "x-wing",
  parts: [
    { name: "digit", role: "subject", value: { kind: "digit", digit: 3 } },
    {
      name: "base",
      role: "base",
      value: {
        kind: "houses",
        houses: [
          { kind: "row", number: 1 },
          { kind: "row", number: 5 },
        ],
      },
    },
    { name: "cells", role: "subject", value: { kind: "cells", cells: [1, 3, 37, 39] } },
  ],
  links: [],
  placements: [],
  eliminations: [
    { cell: 46, digit: 3 },
    { cell: 64, digit: 3 },
  ],
  scene: { marks: [] },
  notation: "",
};
const shown = (/** @type {StepJson} */ step) =>
  /** @type {any} */ ({ sort: "shows", sheet: {}, step, walk: [] });

test("an X-Wing is asked for row by row, both ways, and for what follows; each wrong answer has its reason", () => {
  const questions = questionsOf(shown(STEP), wing(), say);
  assert.deepEqual(
    questions.map(({ answer }) => answer),
    [[1, 3], [37, 39], [39], [37], [46, 64]],
  );
  const [row, , way, , end] = questions;
  assert.equal(row.whyNot(10), "why-outside place=r2c2 where=ask-in-row number=1");
  assert.equal(row.whyNot(0), "why-no-candidate place=r1c1 digit=3");
  assert.equal(way.whyNot(37), "why-sees place=r5c2 digit=3 other=r1c2");
  assert.equal(end.whyNot(1), "why-pattern place=r1c2 digit=3");
  assert.equal(end.whyNot(0), "why-no-candidate place=r1c1 digit=3");
  assert.ok(end.ends && !row.ends);
});

test("what only shows digits is asked for by the rules; nothing is asked that has no answer", () => {
  const board = geometry(2, 2);
  const sheet = freshSheet(board, [1, 2, 3, 0, 0, 4, 0, 2, 2, 0, 4, 0, 0, 3, 0, 1]);
  const next = nextSingle(sheet, say, 0);
  assert.deepEqual([next?.cell, next?.digit], [3, 4]);
  assert.deepEqual(
    next?.questions.map(({ by, answer }) => [by, answer]),
    [
      ["cells", [3]],
      ["digits", [4]],
    ],
  );
  assert.equal(next?.questions[1].whyNot(2), "why-sees place=r1c4 digit=2 other=r1c2");
  // To the end, one digit after the other.
  let filled = sheet;
  for (let i = 0; i < 7; i++) {
    const one = nextSingle(filled, say, i);
    assert.ok(one && one.digit, `digit ${i}`);
    filled = {
      ...filled,
      entries: filled.entries.map((digit, cell) => (cell === one.cell ? one.digit : digit)),
    };
  }
  assert.equal(nextSingle(filled, say, 7), null);
  assert.deepEqual(
    questionsOf(shown({ ...STEP, technique: "kraken", parts: [], eliminations: [] }), wing(), say),
    [],
  );
});

test("beginners are asked for notes, pairs and marks that the board has", () => {
  const sheet = {
    ...marked("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
  };
  sheet.candidates = sheet.candidates.map(() => null);
  const first = () => 0;
  const note = beginnersQuestion("small-notes", sheet, say, first);
  assert.equal(note?.answer.length, 2);
  const marks = beginnersQuestion("pencil-marks", sheet, say, first);
  assert.ok(marks && marks.by === "digits" && marks.answer.length >= 2 && marks.answer.length <= 4);
  assert.match(marks.whyNot(5), /^why-not-candidate place=r1c3 digit=5 other=r1c1$/);
  const pair = beginnersQuestion("pairs-in-a-box", sheet, say, first);
  assert.ok(pair === null || pair.answer.length === 2);
});

test("a near miss is told by the first part of the definition that fails", () => {
  const sheet = wing();
  const near = (/** @type {string} */ technique, /** @type {number[]} */ cells, board = sheet) =>
    nearMiss(technique, cells, board, say, "it").split(" ")[0];
  assert.equal(near("x-wing", [1, 3, 37]), "near-count");
  assert.equal(near("x-wing", [1, 3, 37, 40]), "near-no-digit");
  assert.equal(near("x-wing", [1, 3, 37, 39]), "", "it is one");
  // Columns 2 and 4 would do, but column 2 has more places.
  const third = { ...sheet, candidates: sheet.candidates.map((mask, cell) => (cell === 5 ? 0b100 : mask)) };
  assert.equal(near("x-wing", [1, 3, 37, 39], third), "near-third");
  const done = {
    ...sheet,
    candidates: sheet.candidates.map((mask, cell) => (cell === 46 || cell === 64 ? 1 : mask)),
  };
  assert.equal(near("x-wing", [1, 3, 37, 39], done), "near-removes-nothing");

  const pairs = {
    ...sheet,
    candidates: sheet.candidates.map((_, cell) => (cell < 2 ? 0b11 : cell === 2 ? 0b111 : 0b1000)),
  };
  assert.equal(near("naked-pair", [0], pairs), "near-count");
  assert.equal(near("naked-pair", [0, 80], pairs), "near-no-house");
  assert.equal(near("naked-pair", [1, 2], pairs), "near-digits");
  assert.equal(near("naked-pair", [0, 1], pairs), "", "it removes 1 and 2 from r1c3");
  const idle = { ...pairs, candidates: pairs.candidates.map((mask, cell) => (cell === 2 ? 0b1000 : mask)) };
  assert.equal(near("naked-pair", [0, 1], idle), "near-removes-nothing");
  assert.equal(near("xy-wing", [0, 1, 80], pairs), "near-no-pivot");
  assert.equal(near("xy-wing", [0, 1, 2], pairs), "near-size");
  assert.equal(near("unique-rectangle-1", [0, 1, 9, 20], pairs), "near-rectangle");
  assert.equal(near("unique-rectangle-1", [0, 1, 9, 10], pairs), "near-boxes");
  assert.equal(near("pointing", [0, 1, 2, 3], pairs), "near-crossing-count");
  assert.equal(near("pointing", [0, 80], pairs), "near-crossing");
  const given = { ...sheet, givens: sheet.givens.map((_, cell) => (cell === 7 ? 9 : 0)) };
  assert.equal(near("naked-pair", [6, 7], given), "near-filled");
});

test("open singles are seen", () => {
  const many = marked(".".repeat(81));
  assert.equal(hasSingle(many), false);
  assert.equal(
    hasSingle({ ...many, candidates: many.candidates.map((mask, cell) => (cell === 5 ? 0b100 : mask)) }),
    true,
  );
  const one = many.candidates.map((mask, cell) => (cell < 9 && cell !== 4 ? (mask ?? 0) & ~1 : mask));
  assert.equal(hasSingle({ ...many, candidates: one }), true, "the 1 of row 1");
});

test("the path goes by need: what is needed more comes earlier, unless it waits for what it rests on", () => {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");
  const needed = new Map(
    read("crates/jade-lessons/data/frequency.txt")
      .split("\n")
      .filter((line) => /^[a-z]/.test(line) && !line.startsWith("puzzles"))
      .map((line) => [line.split(" ")[0], Number(line.split(" ")[1])]),
  );
  const rests = (/** @type {string} */ id) =>
    (/^needs: (.*)$/m.exec(read(`lessons/en/${id}.md`))?.[1] ?? "").split(", ");
  const ids = PATH.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(ids.length >= 24 && ids.length <= 28);
  ids.forEach((id, place) => {
    for (const one of rests(id))
      assert.ok(!ids.includes(one) || ids.indexOf(one) < place, `${id} rests on ${one}`);
  });
  // From pencil marks to the last wing; colours and chains end the path.
  const part = ids.slice(ids.indexOf("pointing"), ids.indexOf("simple-coloring"));
  part.forEach((id, i) => {
    const next = part[i + 1];
    if (!next || (needed.get(id) ?? 0) >= (needed.get(next) ?? 0)) return;
    assert.ok(
      part.slice(i + 1).some((later) => rests(later).includes(id)),
      `${id} before ${next}`,
    );
  });
});

test("a station is mastered by its walk, three boards found alone, and one on another day", () => {
  const day = (/** @type {number} */ number) => new Date(2027, 0, number, 12);
  const found = { found: /** @type {const} */ (true), rungs: 0 };
  let progress = nothingYet();
  assert.equal(nextStation(progress).id, "rules");
  progress = visit(progress, "rules", { walked: true });
  assert.equal(mastery(progress, "rules"), 1, "a board of four by four is filled");
  assert.equal(nextStation(progress).id, "full-house");
  progress = visit(progress, "full-house", { walked: true });
  assert.equal(mastery(progress, "full-house"), 0.2);
  progress = record(progress, "full-house", { found: true, rungs: 1 }, day(1));
  assert.equal(mastery(progress, "full-house"), 0.2, "with help is not alone");
  for (let i = 0; i < 4; i++) progress = record(progress, "full-house", found, day(1));
  assert.equal(mastery(progress, "full-house"), 0.8, "all on one day");
  assert.ok(isPractised(progress, "full-house"), "but one may go on");
  assert.equal(nextStation(progress).id, "hidden-single");
  progress = record(progress, "full-house", { found: false }, day(2));
  assert.equal(mastery(progress, "full-house"), 0.8, "a miss on another day is no find");
  progress = record(progress, "full-house", found, day(2));
  assert.equal(mastery(progress, "full-house"), 1);
  // Pencil marks have no board to go through first.
  for (let i = 1; i <= 3; i++) {
    assert.ok(mastery(progress, "pencil-marks") < 1);
    progress = record(progress, "pencil-marks", found, day(i));
  }
  assert.equal(mastery(progress, "pencil-marks"), 1);
});

test("what was learnt at a station that is now part of another one counts there", () => {
  const found = { found: /** @type {const} */ (true), rungs: 0 };
  let progress = visit(nothingYet(), "cross-hatching", { walked: true });
  for (let i = 0; i < 2; i++)
    progress = record(progress, "cross-hatching", found, new Date(2027, 0, 1 + i, 12));
  assert.equal(mastery(progress, "hidden-single"), 0.6);
  progress = record(progress, "hidden-single", found, new Date(2027, 0, 3, 12));
  assert.equal(mastery(progress, "hidden-single"), 1);
  assert.ok(stationOf("cross-hatching"), "its address still works");
  assert.ok(isBeforeMarks("cross-hatching") && isBeforeNotes("cell-count") && !isBeforeMarks("pointing"));
});

test("a station whose technique was shown before is done", () => {
  const progress = visit(visit(nothingYet(), "rules", { placed: true }), "full-house", { placed: true });
  assert.equal(mastery(progress, "full-house"), 1);
  assert.equal(nextStation(progress).id, "hidden-single");
});

test("what was mastered in one day before that counted differently stays mastered", () => {
  let progress = visit(nothingYet(), "x-wing", { walked: true });
  for (let i = 0; i < 3; i++)
    progress = record(progress, "x-wing", { found: true, rungs: 0 }, new Date("2026-03-01T12:00"));
  assert.equal(mastery(progress, "x-wing"), 1);
  // A record from before there was a log.
  assert.equal(mastery({ ...progress, log: [] }, "x-wing"), 1);
});

test("the path leads on, then back to what was skipped, then to what was found on one day only", () => {
  const found = { found: /** @type {const} */ (true), rungs: 0 };
  let progress = nothingYet();
  for (const { id } of PATH) {
    if (id === "x-wing") {
      progress = visit(progress, id, { skipped: true });
      continue;
    }
    progress = visit(progress, id, { walked: true });
    for (let i = 0; i < 3; i++)
      progress = record(progress, id, found, new Date(2027, 0, id === "full-house" ? 1 : 1 + i, 12));
  }
  assert.equal(nextStation(progress).id, "x-wing");
  progress = visit(progress, "x-wing", { walked: true });
  for (let i = 0; i < 3; i++) progress = record(progress, "x-wing", found, new Date(2027, 0, 1 + i, 12));
  assert.equal(nextStation(progress).id, "full-house");
});

test("visits to stations are kept in the file, and nothing but these", () => {
  const mine = visit(nothingYet(), "x-wing", { walked: true });
  assert.deepEqual(read(write(mine))?.stations, { "x-wing": { walked: true } });
  const strange = { ...mine, stations: { "x-wing": { walked: "yes", skipped: true, more: 1 }, "<b>": {} } };
  assert.deepEqual(read(JSON.stringify(strange))?.stations, { "x-wing": { skipped: true } });
  const theirs = visit(visit(nothingYet(), "x-wing", { skipped: true }), "pointing", { walked: true });
  assert.deepEqual(merged(mine, theirs).stations, {
    "x-wing": { walked: true, skipped: true },
    pointing: { walked: true },
  });
});

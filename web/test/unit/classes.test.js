// Classes: the names of pupils, the table of techniques, and the table as CSV.

import assert from "node:assert/strict";
import { test } from "node:test";
import { csvOf } from "../../classes/csv.js";
import { madeUp, namesIn } from "../../classes/names.js";
import { isStuck, rowsOf, techniquesOf, together } from "../../classes/table.js";

test("no cell of a table becomes a formula or another cell", () => {
  for (const [text, expected] of [
    ["Ana", "Ana"],
    ["=1+1", "'=1+1"],
    ["+34", "'+34"],
    ["-3", "'-3"],
    ["@x", "'@x"],
    ["\t=1", "'\t=1"],
    ['=A1,"x"', '"\'=A1,""x"""'],
    ["a,b", '"a,b"'],
    ["a;b", "a;b"],
    ["a\nb", '"a\nb"'],
    ["José", "José"],
  ])
    assert.equal(csvOf([[text]], "en"), `\ufeff${expected}\r\n`);
  assert.equal(csvOf([["a;b", -3, null, 0]], "es"), '\ufeff"a;b";-3;;0\r\n');
});

test("names are one a line, and made-up ones are all different", () => {
  assert.deepEqual(namesIn(" Ana \r\n\n José María\n7"), ["Ana", "José María", "7"]);
  assert.deepEqual(madeUp(2, "Otter, Owl, Fox", ["owl"]), ["Otter", "Fox"]);
  const many = madeUp(8, "Otter, Owl, Fox", ["Fox 2"]);
  assert.equal(new Set(many).size, 8);
  assert.ok(!many.includes("Fox 2") && many.includes("Otter 3"));
});

const found = (
  /** @type {number} */ unaided,
  /** @type {number} */ helped,
  /** @type {number} */ missed,
) => ({
  unaided,
  helped,
  missed,
});
const xWing = { technique: "x-wing", practice: found(1, 1, 0), games: found(1, 0, 1) };
const odd = { technique: "odd", practice: found(3, 0, 0), games: found(0, 0, 0) };

test("practice and games count together", () => {
  assert.deepEqual(together(xWing), { unaided: 2, helped: 1, missed: 1, all: 4 });
  assert.ok(isStuck(together(xWing)));
  assert.ok(!isStuck(together(odd)));
  assert.ok(!isStuck({ unaided: 0, helped: 0, missed: 2, all: 2 }), "two boards say too little");
  assert.deepEqual(techniquesOf([[odd], [xWing], []], ["naked-pair", "x-wing"]), ["x-wing", "odd"]);
});

test("the table has a row for each pupil", () => {
  const result = { done: 1, of: 2, unaided: 1, hints: 0, late: false, puzzles: [] };
  const pupil = (/** @type {string} */ name) => ({ id: name, name, login: name, joined: 0 });
  const reply = {
    version: 2,
    class: { id: "c", name: "4B", created: 0, pupils: 2 },
    pupils: [pupil("=Ana"), pupil("Leo")],
    assignments: [
      {
        id: "a",
        title: "Homework",
        opens: 0,
        closes: 1,
        exam: false,
        task: /** @type {const} */ ({ kind: "station", station: "rules" }),
        results: [result, { ...result, seconds: 90, late: true }],
      },
    ],
    techniques: [[xWing], []],
    now: 0,
  };
  const rows = rowsOf(
    reply,
    ["x-wing"],
    () => "X-Wing",
    (id) => id.replace("class-csv-", ""),
  );
  assert.deepEqual(rows, [
    [
      "class-pupil",
      "Homework: done",
      "Homework: of",
      "Homework: unaided",
      "Homework: hints",
      "Homework: seconds",
      "Homework: late",
      "X-Wing: seen",
      "X-Wing: unaided",
      "X-Wing: missed",
    ],
    ["=Ana", 1, 2, 1, 0, null, null, 4, 2, 1],
    ["Leo", 1, 2, 1, 0, 90, "yes", 0, 0, 0],
  ]);
  assert.ok(csvOf(rows, "en").includes("\r\n'=Ana,1,2,"));
});

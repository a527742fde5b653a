// The setter's desk: drafts, and which rule a stroke makes.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  begun,
  changed,
  draftOf,
  emptyDraft,
  lineOf,
  redone,
  rulesText,
  sheetOfDraft,
  undone,
  unevenRegions,
  withCell,
  withGivens,
  withOther,
  withRegion,
  withRule,
  withoutRule,
} from "../../desk/draft.js";
import { along, strokeRules, toolOf } from "../../desk/tools.js";

/** @param {string} id @param {number[]} path @param {number} [side] */
const made = (id, path, side = 9) => {
  const result = strokeRules(toolOf(id), path, side);
  return "fault" in result ? result.fault : result.rules;
};

test("a stroke becomes a rule", () => {
  assert.deepEqual(made("cage", [10, 0, 1]), ["cage r1c1 r1c2 r2c2"]);
  assert.deepEqual(made("sum", [0, 1]), ["sum 10 r1c1 r1c2"]);
  assert.deepEqual(made("thermometer", [10, 1, 0]), ["thermometer r2c2 r1c2 r1c1"]);
  assert.deepEqual(made("greater-than", [1, 0]), ["greater-than r1c2 r1c1"]);
  assert.deepEqual(made("difference", [1, 0]), ["difference r1c1 r1c2"]);
  assert.deepEqual(made("ratio", [0, 1, 10]), ["ratio r1c1 r1c2", "ratio r1c2 r2c2"]);
  assert.deepEqual(made("quadruple", [10, 0]), ["quadruple 1 r1c1 r1c2 r2c1 r2c2"]);
  assert.deepEqual(made("sandwich", [17, 16]), ["sandwich 9 r2c1 r2c9"]);
  assert.deepEqual(made("x-sum", [17, 16, 15]), ["x-sum 20 r2c9 r2c1"]);
  assert.deepEqual(made("skyscraper", [72, 63]), ["skyscraper 3 r9c1 r1c1"]);
  assert.deepEqual(made("little-killer", [1, 9], 9), ["little-killer 10 r1c2 r2c1"]);
});

test("what is no rule is not made into one", () => {
  assert.equal(made("thermometer", [0]), "desk-fault-line-2");
  assert.equal(made("between", [0, 1]), "desk-fault-line-3");
  assert.equal(made("difference", [0, 10]), "desk-fault-pair");
  assert.equal(made("quadruple", [0, 2]), "desk-fault-corner");
  assert.equal(made("sandwich", [10, 11]), "desk-fault-end");
  assert.equal(made("little-killer", [0, 1]), "desk-fault-diagonal");
  assert.equal(made("extra-region", [0, 1]), "desk-fault-house");
  assert.equal(made("cage", [0, 1, 2, 3, 4], 4), "desk-fault-cage");
});

test("a way goes over the cells that a fast pointer jumps, and back", () => {
  assert.deepEqual(along([], 5, 9), [5]);
  assert.deepEqual(along([0], 3, 9), [0, 1, 2, 3]);
  assert.deepEqual(along([0], 20, 9), [0, 10, 20]);
  assert.deepEqual(along([0, 1, 2], 1, 9), [0, 1]);
  assert.deepEqual(along([0, 1], 1, 9), [0, 1]);
  assert.deepEqual(along([0], 19, 9), [0, 19]);
});

test("a draft is a line, and a line is the draft again", () => {
  let draft = withRule(emptyDraft(2, 2), "cage 3 r1c1 r1c2");
  draft = withCell(withCell(draft, "even", 4, true), "even", 5, true);
  draft = withGivens(draft, [15], 4);
  assert.equal(lineOf(draft), "[cage 3 r1c1 r1c2; even r2c1; even r2c2] ...............4");
  assert.deepEqual(draftOf(sheetOfDraft(draft), draft.givens), draft);
  assert.deepEqual(
    draftOf(
      { boxRows: 2, boxColumns: 2, givens: "", entries: "", rules: "even r2c1 r2c2; x-sum 3 r1c1 r1c4" },
      draft.givens,
    ).rules,
    ["even r2c1", "even r2c2", "x-sum 3 r1c1 r1c4"],
  );
  assert.equal(lineOf(emptyDraft(5, 2)), `[boxes 5x2] ${".".repeat(100)}`);
});

test("what is even is not odd, and the same rule is there once", () => {
  const draft = withCell(withCell(emptyDraft(2, 2), "even", 0, true), "odd", 0, true);
  assert.deepEqual(draft.rules, ["odd r1c1"]);
  assert.deepEqual(withCell(draft, "odd", 0, false).rules, []);
  const both = withRule(withRule(draft, "cage r1c1"), "cage r1c1");
  assert.deepEqual(both.rules, ["odd r1c1", "cage r1c1"]);
  assert.deepEqual(withOther(both, "cage r1c1", "cage 2 r1c1").rules, ["odd r1c1", "cage 2 r1c1"]);
  assert.deepEqual(withoutRule(both, "odd r1c1").rules, ["cage r1c1"]);
});

test("regions begin as boxes, and are boxes again when all are as they were", () => {
  const one = withRegion(emptyDraft(2, 2), 1, 1);
  assert.deepEqual(unevenRegions(one), [
    [0, 3],
    [1, 5],
  ]);
  const even = withRegion(one, 3, 0);
  assert.deepEqual(unevenRegions(even), []);
  assert.equal(rulesText(even), "regions 1221112233443344");
  assert.equal(rulesText(withRegion(withRegion(even, 1, 0), 3, 1)), "");
});

test("changes are taken back and done again; a stroke is one change", () => {
  const drafts = [0, 1, 2, 3].map((digit) => withGivens(emptyDraft(2, 2), [0], digit));
  let history = changed(begun(drafts[0]), drafts[1]);
  history = changed(history, drafts[2], true);
  assert.equal(undone(history).now, drafts[0]);
  assert.equal(redone(undone(history)).now, drafts[2]);
  history = changed(undone(changed(history, drafts[3])), drafts[1]);
  assert.equal(redone(history).now, drafts[1]);
  assert.equal(undone(begun(drafts[0])).now, drafts[0]);
});

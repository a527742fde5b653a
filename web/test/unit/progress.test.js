// Progress: what is counted, when a technique is due again, and that exporting and importing loses nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { due, nothingYet, read, record, write } from "../../learn/progress.js";

const day = (/** @type {number} */ n) => new Date(Date.UTC(2026, 0, 1 + n, 12));

test("boards are counted by how the pattern was found", () => {
  let progress = nothingYet();
  progress = record(progress, "x-wing", { found: true, rungs: 0 }, day(0));
  progress = record(progress, "x-wing", { found: true, rungs: 2 }, day(1));
  progress = record(progress, "x-wing", { found: false }, day(2));
  progress = record(progress, "pointing", { found: true, rungs: 1 }, day(2));
  const { card: _, ...counts } = progress.techniques["x-wing"];
  assert.deepEqual(counts, { seen: 3, unaided: 1, helped: [0, 1], missed: 1 });
  assert.deepEqual(progress.techniques.pointing.helped, [1, 0]);
});

test("found patterns come back after growing intervals, missed ones soon", () => {
  let progress = nothingYet();
  let now = day(0);
  /** @type {number[]} */
  const waits = [];
  for (let i = 0; i < 5; i++) {
    progress = record(progress, "x-wing", { found: true, rungs: 0 }, now);
    assert.deepEqual(due(progress, now), [], "not at once");
    const next = new Date(progress.techniques["x-wing"].card.due);
    waits.push(next.getTime() - now.getTime());
    assert.deepEqual(due(progress, next), ["x-wing"]);
    now = next;
  }
  for (let i = 1; i < waits.length; i++) assert.ok(waits[i] > waits[i - 1], waits.join(" "));
  progress = record(progress, "x-wing", { found: false }, now);
  const wait = new Date(progress.techniques["x-wing"].card.due).getTime() - now.getTime();
  assert.ok(wait < waits[waits.length - 1] / 2);
});

test("the most overdue comes first", () => {
  let progress = record(nothingYet(), "late", { found: true, rungs: 0 }, day(5));
  progress = record(progress, "early", { found: true, rungs: 0 }, day(0));
  assert.deepEqual(due(progress, day(400)), ["early", "late"]);
});

test("exported progress is read back and continues unchanged", () => {
  const before = record(nothingYet(), "x-wing", { found: true, rungs: 0 }, day(0));
  const after = read(write(before));
  assert.ok(after);
  const on = (/** @type {import("../../learn/progress.js").Progress} */ from) =>
    write(record(from, "x-wing", { found: true, rungs: 1 }, day(9)));
  assert.equal(on(after), on(before));
});

test("invalid progress is refused", () => {
  const good = JSON.parse(write(record(nothingYet(), "x-wing", { found: false }, day(0))));
  assert.ok(read(JSON.stringify(good)));
  const wrong = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '{"version":2,"techniques":{}}',
    '{"version":1,"techniques":null}',
    ...[{ seen: -1 }, { helped: [1] }, { missed: "2" }, { card: null }, { card: { due: "soon" } }].map(
      (change) =>
        JSON.stringify({ ...good, techniques: { "x-wing": { ...good.techniques["x-wing"], ...change } } }),
    ),
    JSON.stringify({ ...good, techniques: { "<b>": good.techniques["x-wing"] } }),
  ];
  for (const text of wrong) assert.equal(read(text), null, text);
});

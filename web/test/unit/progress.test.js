// Progress: what is counted, when a technique is due again, and that exporting and importing loses nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { timesIn } from "../../panels/clock-times.js";
import { due, corrected, merged, nothingYet, read, record, write } from "../../progress/progress.js";

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
  const on = (/** @type {import("../../progress/progress.js").Progress} */ from) =>
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

test("an invalid schedule starts over, and the practice counts", () => {
  const good = record(nothingYet(), "x-wing", { found: true, rungs: 0 }, day(0));
  const { card } = JSON.parse(write(good)).techniques["x-wing"];
  assert.deepEqual(JSON.parse(JSON.stringify(corrected(card, day(3)))), card, "a good one stays");
  const wrong = [
    { due: card.due },
    { ...card, stability: -1 },
    { ...card, stability: null },
    { ...card, difficulty: 99 },
    { ...card, state: 7 },
    { ...card, reps: "3" },
    { ...card, last_review: "never" },
    { ...card, due: "9999-12-31T00:00:00Z" },
    { ...card, last_review: "2026-05-01T00:00:00Z" },
    { ...card, due: "2027-01-01T00:00:00Z", last_review: "2026-12-30T00:00:00Z" },
    null,
    [],
  ];
  for (const one of wrong) {
    const sound = corrected(one, day(3));
    assert.ok(new Date(sound.due).getTime() <= day(5).getTime(), JSON.stringify(one));
    const progress = /** @type {any} */ ({ version: 1, techniques: {} });
    progress.techniques["x-wing"] = { ...good.techniques["x-wing"], card: one };
    const after = record(progress, "x-wing", { found: true, rungs: 0 }, day(3));
    assert.equal(after.techniques["x-wing"].unaided, 2, JSON.stringify(one));
    assert.ok(read(write(after), day(3)));
    if (one && "due" in one) assert.ok(read(JSON.stringify(progress), day(3)));
  }
});

test("a review in the future keeps its interval when the clock is set back", () => {
  const ahead = record(nothingYet(), "x-wing", { found: true, rungs: 0 }, day(40)).techniques["x-wing"].card;
  const { due: at, last_review: last } = corrected(ahead, day(3));
  assert.equal(new Date(last ?? "").getTime(), day(3).getTime());
  const interval = new Date(ahead.due).getTime() - day(40).getTime();
  assert.equal(new Date(at).getTime() - day(3).getTime(), interval);
});

test("two records become one: nothing is lost, and nothing counts twice", () => {
  const past = record(nothingYet(), "x-wing", { found: true, rungs: 0 }, day(0));
  const here = record(past, "x-wing", { found: false }, day(1));
  const there = record(
    record(past, "x-wing", { found: true, rungs: 1 }, day(2)),
    "pointing",
    { found: false },
    day(2),
  );
  const both = merged(here, there);
  const { card, ...counts } = both.techniques["x-wing"];
  assert.deepEqual(counts, { seen: 3, unaided: 1, helped: [1, 0], missed: 1 });
  assert.deepEqual(card, there.techniques["x-wing"].card, "the later review");
  assert.deepEqual(both.techniques.pointing, there.techniques.pointing);
  assert.deepEqual(merged(both, there), both);
  assert.deepEqual(merged(here, nothingYet()), here);
  assert.deepEqual(merged(nothingYet(), here), here);
});

test("times of games of the wrong shape are left out", () => {
  for (const text of ["null", "{}", "[null]", "[[1]]", '["a"]', "[[]]", "{", '[["a",-1]]', '[["a","1"]]'])
    assert.deepEqual(timesIn(text), [], text);
  assert.deepEqual(timesIn('[["a",3],null,["b",0]]'), [
    ["a", 3],
    ["b", 0],
  ]);
});

// What is kept of a pupil's practice, what it says, the ratings, and the small tests with their frozen pool.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sheetFrom, isOpen } from "../../game/sheet.js";
import { advice, growth, helpPerBoard, measured, sum, toMastery } from "../../learn/growth.js";
import { MASTERY } from "../../progress/path.js";
import { POOL } from "../../learn/pool.js";
import { merged, nothingYet, PHASES, read, record, tested, write } from "../../progress/progress.js";
import { boardBefore, played, UNKNOWN } from "../../progress/rating.js";
import { boardFrom, boardsOf, laterDue, TESTED, testAt } from "../../learn/tests.js";

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1);
const found = (rungs = 0) => /** @type {const} */ ({ found: true, rungs });
const missed = /** @type {const} */ ({ found: false });

/** Ten days of practice: a naked pair that gets better, an X-Wing that does not. */
function practised() {
  let progress = nothingYet();
  for (let day = 0; day < 10; day++) {
    const now = new Date(START + day * DAY);
    const how = { wrong: day % 2, seconds: 100 - 5 * day };
    progress = record(progress, "naked-pair", day < 3 ? found(2) : found(), now, how);
    progress = record(progress, "x-wing", day % 3 === 0 ? found(1) : missed, now, { from: "mixed" });
  }
  return progress;
}

test("every board is logged with its help, time and source, and rates pupil and boards", () => {
  const progress = practised();
  assert.equal(progress.log?.length, 20);
  assert.deepEqual(progress.log?.[0], {
    id: "naked-pair",
    at: START,
    help: 2,
    wrong: 0,
    seconds: 100,
    from: "drill",
  });
  assert.equal(progress.log?.[3].help, -1);
  const { rating, boards } = progress;
  assert.ok(rating && boards);
  assert.ok(rating.rd < UNKNOWN.rd);
  assert.ok(boards["naked-pair"].rating < boardBefore("naked-pair").rating, "it was found");
  assert.ok(boards["x-wing"].rating > boardBefore("x-wing").rating, "it was missed");
});

test("ratings are those of Glickman's example, board by board, and a win never costs points", () => {
  const pupil = { rating: 1500, rd: 200, vol: 0.06 };
  const won = played(pupil, { rating: 1400, rd: 30, vol: 0.06 }, 1);
  assert.ok(Math.abs(won.pupil.rating - 1563.6) < 1, String(won.pupil.rating));
  assert.ok(won.board.rating < 1400);
  const lost = played(pupil, { rating: 1400, rd: 30, vol: 0.06 }, 0);
  assert.ok(lost.pupil.rating < 1500 && lost.board.rating > 1400);
  assert.ok(boardBefore("full-house").rating < boardBefore("x-wing").rating);
  assert.ok(boardBefore("x-wing").rating < boardBefore("leviathan").rating);
});

test("growth is told week by week, with what is strong, what is weak and what to do next", () => {
  const progress = practised();
  const now = new Date(START + 10 * DAY);
  const [one, other] = growth(progress, now).sort((a, b) => a.id.localeCompare(b.id));
  assert.deepEqual([one.id, other.id], ["naked-pair", "x-wing"]);
  assert.deepEqual([one.all.boards, one.all.unaided, one.all.helped, one.all.missed], [10, 7, 3, 0]);
  assert.deepEqual(
    one.weeks.slice(-2).map(({ boards, unaided }) => [boards, unaided]),
    [
      [4, 1],
      [6, 6],
    ],
  );
  assert.equal(one.all.seconds, 77.5);
  assert.equal(one.toMastery, 3 + MASTERY);
  assert.equal(other.toMastery, null);
  const said = advice(progress, now);
  assert.deepEqual([said.strongest[0].id, said.weakest[0].id], ["naked-pair", "x-wing"]);
  assert.equal(said.next.why, "due");
  assert.deepEqual(advice(nothingYet(), now).next, { why: "path", id: "rules" });
  assert.deepEqual(sum([]), { boards: 0, unaided: 0, helped: 0, missed: 0, seconds: null });
  assert.equal(toMastery([]), null);
});

test("the page and the program agree on the cases of data/learning.json", () => {
  const cases = JSON.parse(readFileSync(new URL("../../../data/learning.json", import.meta.url), "utf8"));
  assert.ok(cases.length > 5);
  for (const { name, progress, report } of cases) {
    const own = read(JSON.stringify(progress), new Date(START));
    if (!own || !report) {
      assert.equal(own, report, name);
      continue;
    }
    assert.equal(own.rating?.rating ?? null, report.rating, name);
    const tests = measured(own);
    /** @type {string[]} */
    const ids = report.techniques.map((/** @type {{ id: string }} */ { id }) => id);
    assert.deepEqual(new Set([...Object.keys(own.techniques), ...tests.map(({ id }) => id)]), new Set(ids));
    for (const id of ids) {
      /** @type {import("../../learn/growth.js").Sum} */
      const all = growth(own, new Date(START)).find((one) => one.id === id)?.all ?? sum([]);
      /** @type {import("../../progress/progress.js").Entry[]} */
      const log = (own.log ?? []).filter((entry) => entry.id === id);
      /** @type {{ toMastery: number | null, help: number | null }} */
      const taken = { toMastery: toMastery(log), help: helpPerBoard(log) };
      const none = { before: null, after: null, later: null, gain: null, kept: null };
      /** @type {object | undefined} */
      const figures = tests.find((one) => one.id === id);
      /** @type {object} */
      const wanted = report.techniques.find((/** @type {{ id: string }} */ one) => one.id === id);
      assert.deepEqual({ id, ...all, ...taken, ...none, ...figures }, wanted, `${name}: ${id}`);
    }
  }
});

test("progress with its log, ratings and tests survives writing and reading; what makes no sense is left out", () => {
  let progress = tested(practised(), "x-wing", "before", { at: START, right: 1, of: 2 }, 2);
  progress = tested(progress, "x-wing", "before", { at: START + 1, right: 2, of: 2 }, 0);
  assert.equal(progress.tests?.["x-wing"].before?.right, 1, "the first result stays");
  const again = read(write(progress), new Date(START + 11 * DAY));
  assert.ok(again);
  assert.deepEqual(
    [again.log, again.rating, again.boards, again.tests],
    [progress.log, progress.rating, progress.boards, progress.tests],
  );
  const spoilt = JSON.parse(write(progress));
  spoilt.log.push({ id: "x-wing", at: "now", help: 0, wrong: 0, from: "drill" }, null, 7);
  spoilt.rating = { rating: "high" };
  spoilt.boards["<b>"] = spoilt.boards["x-wing"];
  spoilt.tests.claiming = { turn: 9 };
  spoilt.tests["x-wing"].after = { at: 1, right: 5, of: 2 };
  const corrected = read(JSON.stringify(spoilt), new Date(START + 11 * DAY));
  assert.ok(corrected);
  assert.equal(corrected.log?.length, 20);
  assert.equal(corrected.rating, undefined);
  assert.deepEqual(Object.keys(corrected.boards ?? {}), ["naked-pair", "x-wing"]);
  assert.deepEqual(corrected.tests, progress.tests);
  // Twice the same file changes nothing.
  assert.deepEqual(merged(progress, again).log, progress.log);
  assert.deepEqual(merged(nothingYet(), again).tests, progress.tests);
});

test("the pool is frozen: six different boards a technique, each tested once", () => {
  const hash = createHash("sha256").update(JSON.stringify(POOL)).digest("hex");
  assert.equal(hash.slice(0, 16), "da4e8240c74ae9f9", "a change makes results incomparable");
  assert.deepEqual(Object.keys(POOL).sort(), [...TESTED].sort());
  for (const [id, boards] of Object.entries(POOL)) {
    assert.equal(new Set(boards).size, 6, id);
    for (const turn of [0, 1, 2]) {
      const drawn = PHASES.flatMap((phase) => boardsOf(boards, turn, phase));
      assert.deepEqual([...drawn].sort(), [...boards].sort(), "no board comes twice");
    }
    for (const text of boards) {
      const sheet = sheetFrom(boardFrom(text));
      assert.equal(sheet.givens.length, 81);
      assert.ok(sheet.candidates.every((mask, cell) => !isOpen(sheet, cell) || mask === null || mask > 0));
    }
  }
});

test("tests come before a station, once it is mastered, and a week later", () => {
  const now = new Date(START);
  const week = new Date(START + 7 * DAY);
  let progress = nothingYet();
  assert.equal(testAt(progress, "x-wing", false, false, now), "before");
  assert.equal(testAt(progress, "x-wing", true, false, now), null, "too late to measure what was known");
  assert.equal(testAt(progress, "skyscraper", false, false, now), null, "it has no pool");
  progress = tested(progress, "x-wing", "before", { at: START, right: 0, of: 2 }, 1);
  assert.equal(testAt(progress, "x-wing", true, false, now), null);
  assert.equal(testAt(progress, "x-wing", true, true, now), "after");
  progress = tested(progress, "x-wing", "after", { at: START, right: 2, of: 2 }, 1);
  assert.deepEqual(laterDue(progress, now), []);
  assert.deepEqual(laterDue(progress, week), ["x-wing"]);
  const [{ before, after, gain, later, kept }] = measured(progress);
  assert.deepEqual([before, after, gain, later, kept], [0, 1, 1, null, null]);
  progress = tested(progress, "x-wing", "later", { at: week.getTime(), right: 1, of: 2 }, 1);
  assert.deepEqual(laterDue(progress, week), []);
  assert.equal(measured(progress)[0].kept, -0.5);
});

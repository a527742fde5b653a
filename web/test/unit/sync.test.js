// What devices store together: practice and settings as items, in any order, without loss, and nothing counts twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { merged, nothingYet, read, record, tested, visit, write } from "../../progress/progress.js";
import { dated, itemsOf, laterSettings, settingItems, stamped, withItems } from "../../sync/items.js";

/** @import { Progress } from "../../progress/progress.js" */

/** Progress after boards of a technique. @param {Progress} before @param {string} id @param {[number, number][]} boards the minute, and the rungs or -1 */
const after = (before, id, boards) =>
  boards.reduce(
    (progress, [minute, rungs]) =>
      record(
        progress,
        id,
        rungs < 0 ? { found: false } : { found: true, rungs },
        new Date(1_700_000_000_000 + minute * 60_000),
      ),
    before,
  );

/** The items as they come back from a server that has joined the logs of both. @param {Progress[]} all */
function joined(...all) {
  /** @type {Map<string, any>} */
  const items = new Map();
  for (const one of all)
    for (const item of itemsOf(one)) {
      const known = items.get(`${item.kind} ${item.name}`);
      const body = structuredClone(item.body);
      if (known && item.kind === "practice") {
        const log = new Map(
          [...known.body.log, ...body.log].map((/** @type {any} */ entry) => [JSON.stringify(entry), entry]),
        );
        body.log = [...log.values()].sort((a, b) => a.at - b.at);
        body.base ??= known.body.base;
      }
      if (!known || item.kind === "practice") items.set(`${item.kind} ${item.name}`, { ...item, body });
    }
  return [...items.values()];
}

const text = (/** @type {unknown} */ value) => JSON.parse(JSON.stringify(value));

test("progress comes back from its items as it was", () => {
  let progress = after(nothingYet(), "x-wing", [
    [1, 0],
    [2, 1],
    [9, -1],
    [2000, 0],
  ]);
  progress = after(progress, "pointing", [[3000, 0]]);
  progress = visit(progress, "x-wing", { walked: true });
  progress = tested(progress, "x-wing", "before", { at: 1_700_000_000_000, right: 1, of: 2 }, 2);
  const back = withItems(nothingYet(), itemsOf(progress));
  assert.deepEqual(text(back), text(progress));
  assert.deepEqual(read(write(back)), read(write(progress)));
  // Once more changes nothing.
  assert.deepEqual(text(withItems(back, itemsOf(progress))), text(progress));
});

test("boards that two devices practised apart all count, each once", () => {
  const common = after(nothingYet(), "x-wing", [[1, 0]]);
  const laptop = after(common, "x-wing", [
    [5, 0],
    [7, 2],
  ]);
  const phone = after(after(common, "x-wing", [[6, -1]]), "pointing", [[8, 0]]);
  const items = joined(laptop, phone);
  const [one, other] = [withItems(laptop, items), withItems(phone, items)];
  assert.deepEqual(text(one.techniques), text(other.techniques));
  assert.deepEqual([one.rating, one.boards], [other.rating, other.boards]);
  const { card, ...counts } = one.techniques["x-wing"];
  assert.deepEqual(counts, { seen: 4, unaided: 2, helped: [0, 1], missed: 1 });
  assert.equal(card.reps, 4);
  // As if one person had done everything on one device.
  const all = after(common, "x-wing", [
    [5, 0],
    [6, -1],
    [7, 2],
  ]);
  assert.deepEqual(text(one.techniques["x-wing"]), text(all.techniques["x-wing"]));
});

test("what was practised before there was a log counts besides the log, however often devices meet", () => {
  const old = after(nothingYet(), "x-wing", [
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
  const { log: _, ...before } = old;
  let progress = after(before, "x-wing", [[9, 0]]);
  for (let i = 0; i < 3; i++) progress = withItems(progress, joined(progress, before));
  const { seen, unaided, helped } = progress.techniques["x-wing"];
  assert.deepEqual([seen, unaided, helped], [4, 3, [1, 0]]);
  const kept = read(write(progress));
  assert.deepEqual(kept?.bases?.["x-wing"]?.counts, { seen: 3, unaided: 2, helped: [1, 0], missed: 0 });
  // Without boards in the log, the schedule comes along.
  const fresh = withItems(nothingYet(), itemsOf(before));
  assert.deepEqual(text(fresh.techniques), text(before.techniques));
  assert.ok(merged(progress, nothingYet()).bases);
});

test("items that make no sense change nothing", () => {
  const progress = after(nothingYet(), "x-wing", [[1, 0]]);
  const bad = /** @type {any[]} */ ([
    { kind: "practice", name: "../x", body: { log: [] } },
    { kind: "practice", name: "x-wing", body: null },
    {
      kind: "practice",
      name: "x-wing",
      body: { log: [{ id: "pointing", at: 1, help: 0, wrong: 0, from: "drill" }] },
    },
    { kind: "practice", name: "pointing", body: { log: [{ at: "now" }], base: { at: 1 } } },
    { kind: "setting", name: "first:test:x-wing:before", body: { at: 1, value: { at: 1, right: 9, of: 2 } } },
    { kind: "setting", name: "first:station:<b>:walked", body: { at: 1, value: true } },
  ]);
  assert.deepEqual(text(withItems(progress, bad)), text(progress));
});

const DEFAULTS = { same: true, clock: true, theme: "auto", lang: "en" };
const setting = (/** @type {string} */ name, /** @type {object} */ body) =>
  /** @type {any} */ ({ kind: "setting", name, body });

test("a setting has a stamp by the clock of the server as soon as that is known", () => {
  // Before the first time nothing was set: nothing is sent. What was set is older than anything else.
  assert.deepEqual(settingItems(stamped(DEFAULTS, DEFAULTS, null, 5)), []);
  const first = stamped({ ...DEFAULTS, same: false, theme: "dark" }, DEFAULTS, null, 5);
  assert.deepEqual(settingItems(first), [setting("same", { at: 1, value: false })]);
  const set = stamped(DEFAULTS, DEFAULTS, first, 9);
  assert.deepEqual(set.same, { at: 1, value: true, set: 9 });
  assert.deepEqual(settingItems(set), []);
  assert.deepEqual(stamped(DEFAULTS, DEFAULTS, set, 12), set);
  // This clock is two ahead.
  assert.deepEqual(settingItems(dated(set, 2, 100)), [setting("same", { at: 7, value: true })]);
  // A clock that is ahead by years dates a change before 1970; it is a change all the same.
  assert.deepEqual(settingItems(dated(stamped({ same: true }, { same: false }, {}, 9), 1000, 100)), [
    setting("same", { at: 0, count: 1, value: true }),
  ]);
  // It was set right between: what was set is never in the future.
  assert.deepEqual(dated(set, -500, 100).same, { at: 100, value: true });
});

test("what was set after another value was seen wins, whatever the clock shows", () => {
  const seen = { ...stamped(DEFAULTS, DEFAULTS, null, 1), same: { at: 700, value: true } };
  const set = stamped({ ...DEFAULTS, same: false }, DEFAULTS, seen, 300);
  const mine = dated(set, 0, 400);
  assert.deepEqual(mine.same, { at: 700, count: 1, value: false });
  const changed = new Set(["setting same"]);
  assert.deepEqual(laterSettings(mine, [setting("same", seen.same)], changed), {});
  const later = { at: 700, count: 2, value: true };
  assert.deepEqual(laterSettings(mine, [setting("same", later)], changed), { same: later });
});

test("what the account has counts, unless this device has changed it since", () => {
  const ours = { ...stamped(DEFAULTS, DEFAULTS, null, 1), same: { at: 9, value: true } };
  const older = setting("same", { at: 8, value: false });
  assert.deepEqual(laterSettings(ours, [older], new Set(["setting same"])), {});
  // The server has corrected a stamp that was far ahead; then another device set it.
  assert.deepEqual(laterSettings(ours, [older], new Set()), { same: older.body });
  // What was set a moment ago is compared when it has a stamp.
  const set = stamped({ ...DEFAULTS, same: false }, DEFAULTS, ours, 3);
  assert.deepEqual(laterSettings(set, [setting("same", { at: 99, value: true })], new Set()), {});
  for (const body of [null, { value: 1 }, { at: 1, count: "1", value: 1 }])
    assert.deepEqual(laterSettings(ours, [setting("same", /** @type {any} */ (body))], new Set()), {});
  assert.deepEqual(laterSettings(ours, [setting("nothing", { at: 99, value: 1 })], new Set()), {});
});

// How two versions of an item merge: the cases that the program's tests run too (crates/jade-game/tests/it/sync.rs). Only
// the server merges games and collections; the page takes what it says (browser tests).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { mergeRecords } from "../../records/record-rules.js";
import { nothingYet } from "../../progress/progress.js";
import { itemsOf, laterSettings, nextStamp, withItems } from "../../sync/items.js";

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../data/${name}.json`, import.meta.url), "utf8"));
const cases = read("sync");

/** What the progress is after the versions have arrived, as the item that the page would send. @param {"practice" | "setting"} kind @param {string} name @param {any[]} versions */
function practised(kind, name, versions) {
  const progress = versions.reduce((before, body) => withItems(before, [{ kind, name, body }]), nothingYet());
  return itemsOf(progress).find((item) => item.kind === kind && item.name === name)?.body;
}

/** @type {Record<string, (name: string, versions: [any, any]) => unknown>} */
const joins = {
  practice: (name, versions) => practised("practice", name, versions),
  record: (_, [one, other]) => mergeRecords([one], [other]).records[0],
  setting: (name, [one, other]) =>
    name.startsWith("first:")
      ? practised("setting", name, [one])
      : (laterSettings(
          { [name]: one },
          [{ kind: "setting", name, body: other }],
          new Set([`setting ${name}`]),
        )[name] ?? one),
};

for (const { name, kind, item, versions, merged } of cases) {
  const join = joins[kind];
  if (!join) continue;
  test(name, () => {
    assert.deepEqual(join(item, versions), merged);
    // What is set once and for all, the server keeps.
    if (!item.startsWith("first:")) assert.deepEqual(join(item, [versions[1], versions[0]]), merged);
  });
}

for (const { name, seen, now, next } of read("stamps"))
  test(`the stamp after another one: ${name}`, () => {
    assert.deepEqual({ count: 0, ...nextStamp(seen, now) }, next);
  });

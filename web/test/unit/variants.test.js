// The variants that the page offers are those of the collection, and others that JADE draws.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { VARIANTS } from "../../game/variants.js";

/** @param {string} file */
const source = (file) => readFileSync(new URL(`../../../crates/${file}`, import.meta.url), "utf8");

test("of the variants on the page the collection has those that are not only made", () => {
  const [, list] =
    /const VARIANTS: \[&str; \d+\] = \[([^\]]+)\]/.exec(source("jade-collection/src/variants.rs")) ?? [];
  const collected = [...(list ?? "").matchAll(/"([^"]+)"/g)].map(([, rules]) => rules);
  assert.ok(collected.length > 9);
  const names = VARIANTS.filter(({ made }) => !made).map(({ rules }) => rules);
  assert.deepEqual(names.toSorted(), collected.toSorted());
});

test("what is only made is drawn by JADE", () => {
  const drawn = ["lines", "signs", "clues"]
    .map((name) => source(`jade-generate/src/drawn/${name}.rs`))
    .join("");
  const words = new Set([...drawn.matchAll(/word: "([^"]+)"/g)].map(([, word]) => word));
  assert.ok(words.size > 9);
  for (const { rules } of VARIANTS.filter(({ made }) => made)) assert.ok(words.has(rules), rules);
});

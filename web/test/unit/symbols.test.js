// The symbols in which a large board is shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import { symbolsOf } from "../../game/symbols.js";

test("a board given in letters is shown in letters, and one given in numbers in numbers", () => {
  const letters = `1..AP${".".repeat(620)}`;
  assert.equal(symbolsOf(letters, 25)?.[24], "P");
  assert.equal(symbolsOf(letters.replace(/./g, "$& "), 25)?.[9], "A");
  assert.equal(symbolsOf("25 0 10 3 # by hand\n0 1 2 3\n", 25), null);
  assert.equal(symbolsOf(`1..${".".repeat(622)}`, 25), null);
  assert.equal(symbolsOf("A".repeat(6561), 81), null);
});

// The logs of games that the program's tests run too (crates/jade-game/tests/it/logs.rs).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openGame } from "../../game/game.js";
import { line, valueAt } from "../../game/sheet.js";

const cases = JSON.parse(readFileSync(new URL("../../../data/game-log.json", import.meta.url), "utf8"));

assert.ok(cases.length >= 12);

for (const { name, start, events, expect } of cases) {
  test(name, () => {
    for (const [count, { values, undo, redo, saves = [], at = 0 }] of Object.entries(expect)) {
      const game = openGame("test", start, events.slice(0, Number(count)));
      const found = {
        values: line(game.sheet.givens.map((_, cell) => valueAt(game.sheet, cell))),
        undo: game.past.length,
        redo: game.future.length,
        saves: game.saves.map(({ id, parent }) => [id, parent]),
        at: game.at,
      };
      assert.deepEqual(found, { values, undo, redo, saves, at }, `after ${count} events`);
    }
  });
}

// The rules by which a sheet changes, tested against the same vectors as the Rust `Sheet`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openGame, play } from "../../game/game.js";
import { sheetData, sheetFrom } from "../../game/sheet.js";

const vectors = JSON.parse(readFileSync(new URL("../../../data/sheet-events.json", import.meta.url), "utf8"));

assert.ok(vectors.length >= 60);

for (const { name, start, steps } of vectors) {
  test(name, () => {
    let game = openGame("test", start);
    for (const { event, expect, error } of steps) {
      const next = play(game, event);
      if (error) assert.equal(next, game, "a bad event changes nothing at all");
      else assert.deepEqual(sheetData(next.sheet), sheetData(sheetFrom(expect)));
      game = next;
    }
    assert.deepEqual(
      openGame("test", start, game.log).sheet,
      game.sheet,
      "the log replayed gives the game again",
    );
  });
}

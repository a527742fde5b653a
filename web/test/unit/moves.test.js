import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame, play } from "../../game/game.js";
import { movesSoFar } from "../../game/moves.js";
import { START } from "../../start-puzzle.js";

/** @param {import("../../game/game.js").Logged[]} events */
const after = (...events) => events.reduce(play, openGame("a", START));

test("a game without moves has one sheet and no move", () => {
  const { moves, sheets } = movesSoFar(after());
  assert.deepEqual([moves.length, sheets.length], [0, 1]);
});

test("moves say what they wrote, in order, with the time", () => {
  const { moves, sheets } = movesSoFar(
    after(
      { type: "enter", cells: [0], digit: 7, clean: true, t: 12 },
      { type: "corner", cells: [1, 2], digit: 3 },
      {
        type: "accept",
        placements: [{ cell: 3, digit: 2 }],
        eliminations: [{ cell: 4, digit: 9 }],
        clean: true,
        technique: "x",
      },
    ),
  );
  assert.deepEqual(
    moves.map(({ kind, cells }) => [kind, cells]),
    [
      ["enter", [0]],
      ["corner", [1, 2]],
      ["accept", [3, 4]],
    ],
  );
  assert.deepEqual(moves[0].placed, [{ cell: 0, digit: 7 }]);
  assert.equal(moves[0].seconds, 12);
  assert.equal(moves[1].digit, 3);
  assert.deepEqual(moves[2].eliminated, [{ cell: 4, digit: 9 }]);
  assert.equal(moves[2].technique, "x");
  assert.deepEqual(
    sheets.map(({ entries }) => entries[0]),
    [0, 7, 7, 7],
  );
});

test("what was undone is no move, unless it was redone; going back is one", () => {
  const one = { type: /** @type {const} */ ("enter"), cells: [0], digit: 7, clean: true };
  const two = { type: /** @type {const} */ ("enter"), cells: [1], digit: 8, clean: true };
  const kinds = (/** @type {import("../../game/game.js").Logged[]} */ ...events) =>
    movesSoFar(after(...events)).moves.map(({ kind, placed }) => [kind, placed[0]?.digit]);
  assert.deepEqual(kinds(one, two, { type: "undo" }), [["enter", 7]]);
  assert.deepEqual(kinds(one, two, { type: "undo" }, { type: "redo" }), [
    ["enter", 7],
    ["enter", 8],
  ]);
  assert.deepEqual(kinds(one, { type: "undo" }, two, { type: "redo" }), [["enter", 8]]);
  assert.deepEqual(kinds(one, two, { type: "save", name: "" }, { type: "rewind", to: 1 }), [
    ["enter", 7],
    ["enter", 8],
    ["rewind", undefined],
  ]);
});

test("there is a sheet before and after every move, whatever the log holds", () => {
  const { moves, sheets } = movesSoFar(
    after(
      { type: "undo" },
      { type: "enter", cells: [5], digit: 4, clean: true },
      { type: "enter", cells: [5], digit: 4, clean: true },
      { type: "reset" },
      { type: "goTo", save: 9 },
      { type: "fillCandidates" },
      { type: "undo" },
    ),
  );
  assert.equal(sheets.length, moves.length + 1);
});

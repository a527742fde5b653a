// The page's reducer: hints, their rungs, and what becomes of them when the board changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame } from "../../game/game.js";
import { DEFAULTS, initialState, reduce } from "../../state.js";

/** @typedef {import("../../state.js").PageEvent} PageEvent */
/** @typedef {import("../../types/contract.js").HintReply} HintReply */

const START = { boxRows: 2, boxColumns: 2, givens: "1....2....3....4", entries: "................" };

/** @type {HintReply} */
const REPLY = {
  version: 1,
  kind: "step",
  rungs: /** @type {const} */ (["where", "technique", "cells", "reasoning", "apply"]).map((name) => ({
    name,
    text: [{ text: name }],
  })),
  apply: { type: "accept", placements: [{ cell: 1, digit: 3 }], eliminations: [], clean: false },
};

const fresh = () => initialState(openGame("a", START), { ...DEFAULTS });

/** @param {...PageEvent} events */
const after = (...events) => events.reduce(reduce, fresh());

/** @type {PageEvent[]} */
const OPEN = [
  { type: "hintAsked", keep: false },
  { type: "hintCame", reply: REPLY },
];

test("the first open cell is selected", () => assert.deepEqual(fresh().selection, { cells: [1], focus: 1 }));

test("a hint is shown rung by rung, and stops at the last", () => {
  let state = after(...OPEN);
  assert.equal(state.hint?.rung, 0);
  for (const rung of [1, 2, 3, 4, 4, 4]) {
    state = reduce(state, { type: "hintMore" });
    assert.equal(state.hint?.rung, rung);
  }
});

test("a hint is put away when the board changes, and says so", () => {
  const state = after(...OPEN, {
    type: "game",
    event: { type: "enter", cells: [1], digit: 3, clean: false },
  });
  assert.equal(state.hint, null);
  assert.equal(state.note?.id, "note-stale");
});

test("a hint stays when nothing changes", () => {
  const state = after(...OPEN, {
    type: "game",
    event: { type: "enter", cells: [0], digit: 3, clean: false },
  });
  assert.equal(state.hint?.status, "open");
});

test("an answer that comes too late is dropped", () => {
  const change = /** @type {PageEvent} */ ({ type: "game", event: { type: "fillCandidates" } });
  assert.equal(after(OPEN[0], change, OPEN[1]).hint, null);
});

test("applying is one undo step, cleaned as the settings say", () => {
  const filled = /** @type {PageEvent} */ ({ type: "game", event: { type: "fillCandidates" } });
  for (const clean of [true, false]) {
    const state = after({ type: "set", settings: { clean } }, filled, ...OPEN, { type: "hintApplied" });
    assert.equal(state.game.sheet.entries[1], 3);
    assert.equal((state.game.sheet.candidates[3] ?? 0) & 4, clean ? 0 : 4);
    assert.equal(state.game.past.length, 2);
    assert.equal(state.note?.id, "note-applied");
    assert.equal(state.hint, null);
  }
});

test("in another language the hint keeps its rung", () => {
  const more = /** @type {PageEvent} */ ({ type: "hintMore" });
  const state = after(
    ...OPEN,
    more,
    more,
    { type: "hintAsked", keep: true },
    { type: "hintCame", reply: REPLY },
  );
  assert.equal(state.hint?.rung, 2);
  const shorter = { ...REPLY, rungs: REPLY.rungs.slice(0, 1) };
  assert.equal(reduce(state, { type: "hintCame", reply: shorter }).hint?.rung, 0);
});

test("selection, mode and settings are no part of undo", () => {
  const state = after(
    { type: "game", event: { type: "enter", cells: [1], digit: 3, clean: false } },
    { type: "selected", selection: { cells: [4, 5], focus: 5 } },
    { type: "modeChosen", mode: "corner" },
    { type: "game", event: { type: "undo" } },
  );
  assert.equal(state.game.sheet.entries[1], 0);
  assert.deepEqual(state.selection.cells, [4, 5]);
  assert.equal(state.mode, "corner");
});

test("what another tab has done is taken over, undo and all", () => {
  /** @type {(cell: number, digit: number) => import("../../game/game.js").GameEvent} */
  const enter = (cell, digit) => ({ type: "enter", cells: [cell], digit, clean: false });
  /** @type {import("../../game/game.js").GameEvent[]} */
  const log = [enter(1, 3), enter(2, 4), { type: "undo" }];
  const state = after({ type: "game", event: enter(1, 3) }, { type: "gameRebased", log });
  assert.equal(state.game.sheet.entries[1], 3);
  assert.equal(state.game.sheet.entries[2], 0);
  assert.equal(reduce(state, { type: "game", event: { type: "redo" } }).game.sheet.entries[2], 4);
});

test("a new game offers the way back only if the old one was played", () => {
  const game = openGame("b", START);
  assert.equal(after({ type: "gameOpened", game, fresh: true }).toast, null);
  const played = after(
    { type: "game", event: { type: "fillCandidates" } },
    { type: "gameOpened", game, fresh: true },
  );
  assert.equal(played.toast?.undo, "game");
  assert.equal(played.previous, "a");
});

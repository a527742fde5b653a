// The page's reducer: hints, their rungs, and their fate when the board changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsFor } from "../../commands/to-events.js";
import { openGame } from "../../game/game.js";
import { DEFAULTS } from "../../settings.js";
import { initialState, reduce } from "../../state/state.js";

/** @typedef {import("../../types/page.js").PageEvent} PageEvent */
/** @typedef {import("../../types/contract.js").AdviceReply} AdviceReply */

const START = { boxRows: 2, boxColumns: 2, givens: "1....2....3....4", entries: "................" };

/** @type {import("../../types/contract.js").StepJson} */
const STEP = {
  technique: "naked-single",
  parts: [],
  links: [],
  placements: [{ cell: 1, digit: 3 }],
  eliminations: [],
  scene: { marks: [] },
  notation: "",
};

/** @type {AdviceReply} */
const REPLY = {
  version: 2,
  kind: "step",
  text: [],
  step: STEP,
  rungs: /** @type {const} */ (["where", "technique", "cells", "reasoning", "apply"]).map((name) => ({
    name,
    text: [{ text: name }],
  })),
  apply: { type: "accept", placements: [{ cell: 1, digit: 3 }], eliminations: [], clean: false },
};

const fresh = () => initialState(openGame("a", START));

/** @param {...PageEvent} events */
const after = (...events) => events.reduce(reduce, fresh());

/** @type {PageEvent[]} */
const OPEN = [
  { type: "hintAsked", keep: false },
  { type: "hintCame", reply: REPLY },
];

test("the first open cell is selected", () =>
  assert.deepEqual(fresh().input.selection, { cells: [1], focus: 1 }));

test("a hint is shown rung by rung and stops at the last one", () => {
  let state = after(...OPEN);
  assert.equal(state.tutor.hint?.rung, 0);
  for (const rung of [1, 2, 3, 4, 4, 4]) {
    state = reduce(state, { type: "hintMore" });
    assert.equal(state.tutor.hint?.rung, rung);
  }
});

test("a hint closes when the board changes, and says so", () => {
  const state = after(...OPEN, {
    type: "game",
    event: { type: "enter", cells: [1], digit: 2, clean: false },
  });
  assert.equal(state.tutor.hint, null);
  assert.equal(state.tutor.note?.id, "note-stale");
});

test("who enters what a hint leads to is told so", () => {
  const enter = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    after(...OPEN, { type: "game", event: { type: "enter", cells: [cell], digit, clean: false } });
  assert.equal(enter(1, 3).tutor.note?.id, "note-found");
  assert.equal(enter(2, 3).tutor.note?.id, "note-stale");
  assert.equal(enter(1, 3).tutor.hint, null);
});

test("a hint stays when nothing changes", () => {
  const state = after(...OPEN, {
    type: "game",
    event: { type: "enter", cells: [0], digit: 3, clean: false },
  });
  assert.equal(state.tutor.hint?.status, "open");
});

test("an answer that comes too late is ignored", () => {
  const change = /** @type {PageEvent} */ ({ type: "game", event: { type: "fillCandidates" } });
  assert.equal(after(OPEN[0], change, OPEN[1]).tutor.hint, null);
});

test("after a correction, nobody is asked what follows from it", () => {
  const open = after(...OPEN);
  const reply = /** @type {any} */ ({ ...open.tutor.hint?.reply, kind: "complaint" });
  const correcting = after(OPEN[0], /** @type {PageEvent} */ ({ type: "hintCame", reply }));
  const state = eventsFor({ do: "apply" }, correcting, DEFAULTS).reduce(reduce, correcting);
  assert.equal(state.play.game.sheet.entries[1], 3);
  assert.equal(state.tutor.note?.id, "note-corrected");
});

test("applying is one undo step and cleans up as the settings say", () => {
  const filled = /** @type {PageEvent} */ ({ type: "game", event: { type: "fillCandidates" } });
  for (const clean of [true, false]) {
    const open = after(filled, ...OPEN);
    const state = eventsFor({ do: "apply" }, open, { ...DEFAULTS, clean }).reduce(reduce, open);
    assert.equal(state.play.game.sheet.entries[1], 3);
    assert.equal((state.play.game.sheet.candidates[3] ?? 0) & 4, clean ? 0 : 4);
    assert.equal(state.play.game.past.length, 2);
    assert.equal(state.tutor.note?.id, "note-applied");
    assert.equal(state.tutor.hint, null);
  }
});

test("a hint keeps its rung when the language changes", () => {
  const more = /** @type {PageEvent} */ ({ type: "hintMore" });
  const state = after(
    ...OPEN,
    more,
    more,
    { type: "hintAsked", keep: true },
    { type: "hintCame", reply: REPLY },
  );
  assert.equal(state.tutor.hint?.rung, 2);
  const shorter = { ...REPLY, rungs: REPLY.rungs.slice(0, 1) };
  assert.equal(reduce(state, { type: "hintCame", reply: shorter }).tutor.hint?.rung, 0);
});

test("undo does not affect selection, mode and settings", () => {
  const state = after(
    { type: "game", event: { type: "enter", cells: [1], digit: 3, clean: false } },
    { type: "selected", selection: { cells: [4, 5], focus: 5 } },
    { type: "modeChosen", mode: "corner" },
    { type: "game", event: { type: "undo" } },
  );
  assert.equal(state.play.game.sheet.entries[1], 0);
  assert.deepEqual(state.input.selection.cells, [4, 5]);
  assert.equal(state.input.mode, "corner");
});

test("changes in another tab are taken over, including undo", () => {
  /** @type {(cell: number, digit: number) => import("../../game/game.js").GameEvent} */
  const enter = (cell, digit) => ({ type: "enter", cells: [cell], digit, clean: false });
  /** @type {import("../../game/game.js").GameEvent[]} */
  const log = [enter(1, 3), enter(2, 4), { type: "undo" }];
  const state = after({ type: "game", event: enter(1, 3) }, { type: "gameRebased", log });
  assert.equal(state.play.game.sheet.entries[1], 3);
  assert.equal(state.play.game.sheet.entries[2], 0);
  assert.equal(reduce(state, { type: "game", event: { type: "redo" } }).play.game.sheet.entries[2], 4);
});

test("a new game offers to go back only if the old one had been played", () => {
  const game = openGame("b", START);
  assert.equal(after({ type: "gameOpened", game, fresh: true }).panels.toast, null);
  const played = after(
    { type: "game", event: { type: "fillCandidates" } },
    { type: "gameOpened", game, fresh: true },
  );
  assert.equal(played.panels.toast?.undo, "game");
  assert.equal(played.play.previous, "a");
});

test("no event changes state outside its group, and meaningless events change nothing", () => {
  const state = after(...OPEN);
  const same = reduce(state, { type: "pointed", cell: null });
  assert.equal(same, state, "the same object");
  const lit = reduce(state, { type: "lit", value: { kind: "cell", cell: 1 } });
  assert.notEqual(lit.tutor, state.tutor);
  for (const group of /** @type {const} */ (["play", "input", "draft", "panels"]))
    assert.equal(lit[group], state[group], group);
});

test("a reload restores each group of the state, without pending answers", () => {
  const claim = /** @type {import("../../types/page.js").Claim} */ ({
    technique: "x-wing",
    part: "eliminated",
    cells: [1],
    eliminated: [],
    status: "asking",
  });
  const selection = { cells: [4], focus: 4 };
  const filter = { digits: 2, pairs: true };
  const place = {
    hint: null,
    claim,
    note: null,
    ignored: [],
    folded: true,
    selection,
    mode: "corner",
    filter,
  };
  const event = /** @type {PageEvent} */ ({ type: "placeRestored", place });
  const { tutor, input, play } = after(event);
  assert.deepEqual(tutor.claim, { ...claim, status: "marking" });
  assert.equal(tutor.folded, true);
  assert.deepEqual(input, { ...fresh().input, selection, mode: "corner", filter });
  assert.equal(play.paused, false);
});

test("a claim is marked, judged, and marked again without the old verdict", () => {
  const reply = /** @type {any} */ ({ verdict: "wrong", findings: [], walk: [] });
  const judged = after(
    { type: "claimStarted", technique: "x-wing", cells: [] },
    { type: "claimCellToggled", cell: 1 },
    { type: "claimCandidateToggled", candidate: { cell: 2, digit: 3 } },
    { type: "claimAsked" },
    { type: "claimJudged", reply },
  );
  assert.equal(judged.tutor.claim?.reply, reply);
  const again = reduce(judged, { type: "claimCellToggled", cell: 1 }).tutor.claim;
  assert.equal(again?.reply, undefined);
  assert.deepEqual(again?.cells, []);
  assert.deepEqual(again?.eliminated, [{ cell: 2, digit: 3 }]);
  assert.equal(reduce(judged, { type: "claimClosed" }).tutor.claim, null);
});

test("a puzzle being written has its own undo", () => {
  const written = after(
    { type: "draftStarted", boxRows: 2, boxColumns: 2 },
    { type: "draftWritten", cells: [0], digit: 1 },
    { type: "draftWritten", cells: [0], digit: 1 },
    { type: "draftWritten", cells: [1], digit: 2 },
    { type: "draftUndone" },
  );
  assert.deepEqual(written.draft?.sheet.givens.slice(0, 2), [1, 0]);
  assert.equal(written.draft?.past.length, 1);
  assert.equal(written.play.game.log.length, 0);
  assert.equal(reduce(written, { type: "draftClosed" }).draft, null);
});

test("commands become events: digits by mode, repeated digits, pause, menu", () => {
  const at = (/** @type {any} */ command, state = fresh(), settings = DEFAULTS) =>
    eventsFor(command, state, settings);
  const digit = { do: "digit", digit: 3, as: null };
  const entered = { type: "enter", cells: [1], digit: 3, clean: true };
  assert.deepEqual(at(digit), [{ type: "game", event: entered }]);
  const full = reduce(fresh(), { type: "game", event: /** @type {any} */ (entered) });
  assert.deepEqual(at(digit, full), [{ type: "game", event: { type: "erase", cells: [1] } }]);
  assert.deepEqual(at(digit, fresh(), { ...DEFAULTS, keys: "thesis" }), [
    { type: "game", event: { type: "candidate", cells: [1], digit: 3 } },
  ]);
  assert.deepEqual(at(digit, reduce(fresh(), { type: "modeChosen", mode: "filter" })), [
    { type: "filtered", filter: { digits: 4, pairs: false } },
  ]);
  assert.deepEqual(at({ do: "pause" }), [{ type: "paused", paused: true }]);
  assert.deepEqual(at({ do: "contextMenu" }), [{ type: "menuOpened", menu: { cell: 1, digit: 0 } }]);
  const claiming = reduce(fresh(), { type: "claimStarted", technique: "x-wing", cells: [] });
  assert.deepEqual(at(digit, claiming), [
    { type: "claimCandidateToggled", candidate: { cell: 1, digit: 3 } },
  ]);
  const writing = reduce(fresh(), { type: "draftStarted", boxRows: 2, boxColumns: 2 });
  assert.deepEqual(at(digit, writing), [{ type: "draftWritten", cells: [0], digit: 3 }]);
  assert.deepEqual(at({ do: "solve" }), [], "a service's");
});

test("that the browser stores nothing changes the state only once", () => {
  const state = after({ type: "storing", stored: false });
  assert.equal(state.play.stored, false);
  assert.equal(reduce(state, { type: "storing", stored: false }), state);
});

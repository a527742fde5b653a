// What the page adds to the sheet and the game: colours, links, marks, save points, and going back to them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyEvent } from "../../game/events.js";
import { openGame, play } from "../../game/game.js";
import { jumpTo } from "../../game/selection.js";
import { faultsOf, sheetData, sheetFrom } from "../../game/sheet.js";

/** @typedef {import("../../game/game.js").GameEvent} GameEvent */

const START = { boxRows: 2, boxColumns: 2, givens: "1....2....3....4", entries: "................" };

/** @param {...GameEvent} events */
const after = (...events) => openGame("a", START, events);

/** @type {(cell: number, digit: number) => GameEvent} */
const enter = (cell, digit) => ({ type: "enter", cells: [cell], digit, clean: false });

test("a place has one colour; applying it again removes it", () => {
  const sheet = after(
    { type: "color", cells: [1, 2], at: 0, color: 3 },
    { type: "color", cells: [1], at: 0, color: 5 },
    { type: "color", cells: [1], at: 4, color: 5 },
  ).sheet;
  assert.deepEqual(sheet.colors, [
    { cell: 2, digit: 0, color: 3 },
    { cell: 1, digit: 0, color: 5 },
    { cell: 1, digit: 4, color: 5 },
  ]);
  assert.equal(applyEvent(sheet, { type: "color", cells: [2], at: 0, color: 3 }).colors.length, 2);
  assert.equal(applyEvent(sheet, { type: "uncolor", color: 5 }).colors.length, 1);
  assert.equal(applyEvent(sheet, { type: "uncolor", cells: [1], at: 4 }).colors.length, 2);
  assert.equal(applyEvent(sheet, { type: "uncolor" }).colors.length, 0);
  assert.equal(
    sheetFrom({ ...sheetData(sheet), colors: [{ cell: 3, color: 2 }] }).colors[0].digit,
    0,
    "colours of a text",
  );
});

test("a cell has up to three colours beside one another; the mark for what is wrong does not count", () => {
  /** @type {(color: number, cells?: number[]) => GameEvent} */
  const beside = (color, cells = [1]) => ({ type: "color", cells, at: 0, color, beside: true });
  const colors = (/** @type {GameEvent[]} */ ...events) =>
    after(...events).sheet.colors.map(({ cell, color }) => [cell, color]);
  const three = [beside(4), beside(2), beside(99), beside(7)];
  assert.deepEqual(colors(...three), [
    [1, 4],
    [1, 2],
    [1, 99],
    [1, 7],
  ]);
  assert.deepEqual(
    colors(...three, beside(2)).flat(),
    [1, 4, 1, 99, 1, 7],
    "the same again removes it alone",
  );
  assert.deepEqual(colors(...three, beside(5)).flat(), [1, 2, 1, 99, 1, 7, 1, 5], "the oldest gives way");
  assert.deepEqual(colors(beside(1), beside(1, [1, 2])).flat(), [1, 1, 2, 1], "cells that lack it get it");
  assert.deepEqual(
    colors(...three, { type: "color", cells: [1], at: 0, color: 1 }).flat(),
    [1, 1],
    "or replaces",
  );
});

test("a link is drawn once, of either strength, and never to itself", () => {
  const from = { cell: 1, digit: 3 };
  const to = { cell: 2, digit: 4 };
  const sheet = after({ type: "link", from, to, strong: true }).sheet;
  assert.equal(sheet.links.length, 1);
  assert.equal(applyEvent(sheet, { type: "link", from, to, strong: false }).links[0].strong, false);
  assert.equal(applyEvent(sheet, { type: "link", from, to, strong: true }).links.length, 0);
  assert.equal(applyEvent(sheet, { type: "link", from, to: from, strong: true }), sheet);
  assert.equal(
    applyEvent(sheet, { type: "link", from, to: { cell: 99, digit: 1 }, strong: true }),
    sheet,
    "no such cell",
  );
});

test("clearing marks keeps colours; going back to the start removes them", () => {
  const game = after({ type: "color", cells: [1], at: 0, color: 1 }, { type: "fillCandidates" });
  assert.equal(play(game, { type: "clearMarks" }).sheet.colors.length, 1);
  assert.equal(play(game, { type: "reset" }).sheet.colors.length, 0);
});

test("corner notes become a list, cleaning removes what peers rule out, and computing restores removed candidates", () => {
  const noted = after({ type: "corner", cells: [1], digit: 2 }, { type: "corner", cells: [1], digit: 3 });
  assert.equal(play(noted, { type: "cleanMarks" }).sheet.corners[1], 0b100, "a 2 stands in the box");
  const list = play(noted, { type: "promote", cells: [1, 0, 2] }).sheet;
  assert.deepEqual([list.corners[1], list.candidates[1], list.candidates[2]], [0, 0b110, null]);
  const without = after({
    type: "accept",
    placements: [],
    eliminations: [{ cell: 1, digit: 3 }],
    clean: false,
  });
  assert.equal(play(without, { type: "fillCandidates" }).sheet.candidates[1], 0b1000);
  assert.equal(play(without, { type: "compute" }).sheet.candidates[1], 0b1100);
});

test("save points form a tree; restoring one can be undone; deleting one passes its branches to its parent", () => {
  let game = after(
    enter(1, 3),
    { type: "save", name: "one" },
    enter(2, 4),
    { type: "save", name: "two" },
    { type: "goTo", save: 1 },
    enter(3, 2),
    { type: "save", name: "three" },
  );
  assert.deepEqual(
    game.saves.map(({ id, parent }) => [id, parent]),
    [
      [1, 0],
      [2, 1],
      [3, 1],
    ],
  );
  assert.deepEqual([game.sheet.entries[2], game.sheet.entries[3]], [0, 2]);
  game = play(game, { type: "goTo", save: 2 });
  assert.equal(game.sheet.entries[2], 4);
  assert.equal(play(game, { type: "undo" }).sheet.entries[3], 2);
  assert.equal(play(game, { type: "goTo", save: 0 }).sheet.entries[1], 0);
  assert.deepEqual(
    play(game, { type: "forget", save: 1 }).saves.map(({ id, parent }) => [id, parent]),
    [
      [2, 0],
      [3, 0],
    ],
  );
  assert.equal(play(game, { type: "goTo", save: 9 }), game, "there is none");
});

test("going back to an earlier state is one undo step", () => {
  const game = after(enter(1, 3), enter(2, 4), enter(3, 2), { type: "rewind", to: 1 });
  assert.deepEqual(game.sheet.entries.slice(1, 4), [3, 0, 0]);
  assert.deepEqual(play(game, { type: "undo" }).sheet.entries.slice(1, 4), [3, 4, 2]);
});

test("a conflict names the rule that a cell breaks, and the other cell", () => {
  const sheet = after(enter(1, 1)).sheet;
  assert.deepEqual(
    faultsOf(sheet, 1).map(({ house, other }) => [house?.kind, house?.number, other]),
    [
      ["row", 1, 0],
      ["box", 1, 0],
    ],
  );
  assert.deepEqual(faultsOf(sheet, 5), []);
  assert.deepEqual(faultsOf(sheet, 2), [], "an empty cell breaks none");
});

test("the next open cell and the next one with two candidates are found", () => {
  const sheet = after().sheet;
  assert.equal(jumpTo(sheet, 4, "open"), 6);
  assert.equal(jumpTo(sheet, 14, "open"), 1);
  assert.equal(jumpTo(sheet, 15, "pair"), 1);
});

test("a long log is replayed in time in proportion to it", () => {
  const start = { boxRows: 3, boxColumns: 3, givens: ".".repeat(81), entries: ".".repeat(81) };
  /** @type {import("../../game/game.js").GameEvent[]} */
  const log = Array.from({ length: 50_000 }, (_, i) =>
    i % 5 === 4 ? { type: "undo" } : { type: "enter", cells: [i % 81], digit: 1 + (i % 9), clean: true },
  );
  // Event by event, it ends in the same game.
  const few = log.slice(0, 500);
  const one = few.reduce(play, openGame("a", start));
  const all = openGame("a", start, few);
  assert.deepEqual(all.sheet, one.sheet);
  assert.deepEqual([all.past, all.future], [one.past, one.future]);
  // If each event copied the history or the log, this would copy a thousand million places.
  assert.equal(openGame("a", start, log).log.length, log.length);
});

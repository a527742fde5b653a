// What is said about a pattern that is nearly right: ten kinds of near answers for each technique that is explained part
// by part, made from the examples of the tutor.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sheetFrom, isOpen } from "../../game/sheet.js";
import { nearMiss } from "../../tutor/near.js";

/** @type {{ sheet: any, step: any }[]} */
const EXAMPLES = JSON.parse(readFileSync(new URL("../../../data/scenes.json", import.meta.url), "utf8"));

/** The techniques of the classic profile and of the path, and their relatives. */
const EXPLAINED = [
  ...["full-house", "hidden-single", "naked-single", "pointing", "claiming"],
  ...["locked-pair", "locked-triple", "naked-pair", "naked-triple", "naked-quad"],
  ...["hidden-pair", "hidden-triple", "hidden-quad"],
  ...["x-wing", "swordfish", "jellyfish", "finned-x-wing", "finned-swordfish", "finned-jellyfish"],
  ...["skyscraper", "two-string-kite", "turbot-fish", "simple-coloring", "multi-colors", "x-chain"],
  ...["xy-wing", "xyz-wing", "w-wing", "wxyz-wing", "remote-pair", "xy-chain"],
  ...["unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-4", "unique-rectangle-5"],
  ...["unique-rectangle-6", "hidden-rectangle"],
];

const say = (/** @type {string} */ id, /** @type {any} */ args) => `${id} ${JSON.stringify(args ?? {})}`;

/** The cells that show a step, as the tutor compares them. @param {any} step @returns {number[]} */
function patternOf({ scene, placements, technique }) {
  const shows = scene.marks.filter(
    (/** @type {any} */ { role }) => !["target", "witness", "cover"].includes(role),
  );
  const cells = new Set(
    shows.flatMap((/** @type {any} */ mark) => [
      ...(mark.cells ?? []),
      ...(mark.candidates ?? []).map((/** @type {any} */ { cell }) => cell),
    ]),
  );
  // Placed cells have no marks of their own.
  const placed = placements.map((/** @type {any} */ { cell }) => cell);
  if (technique.startsWith("unique-rectangle")) return [...new Set([...cells, ...placed])];
  return placed.length > 0 ? placed : [...cells];
}

/** Ten kinds of near answers. @param {number[]} cells @param {import("../../game/sheet.js").Sheet} sheet */
function nearAnswers(cells, sheet) {
  const open = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => isOpen(sheet, cell));
  const free = open.filter((cell) => !cells.includes(cell));
  const [first, ...rest] = cells;
  const peers = sheet.board.peers[first];
  const instead = (/** @type {number | undefined} */ cell) => (cell === undefined ? [] : [...rest, cell]);
  const inHouse = (/** @type {string} */ kind) =>
    free.find((cell) =>
      sheet.board.houses.some(
        (house) => house.kind === kind && house.cells.includes(cell) && house.cells.includes(first),
      ),
    );
  const filled = sheet.givens.findIndex((digit) => digit > 0);
  return {
    "one cell less": rest,
    "one cell more": [...cells, free[0]],
    "another of the row": instead(inHouse("row")),
    "another of the column": instead(inHouse("column")),
    "another of the box": instead(inHouse("box")),
    "one that it does not see": instead(free.find((cell) => !peers.includes(cell))),
    "a filled cell": [...rest, filled],
    "only the first": [first],
    "the first and strangers": [first, ...free.slice(-Math.max(1, rest.length))],
    "the first open cells": free.slice(0, cells.length),
  };
}

test("ten kinds of near answers are explained for each technique, and a right one is never contradicted", () => {
  let told = 0;
  let silent = 0;
  /** @type {Map<string, number>} */
  const ids = new Map();
  for (const technique of EXPLAINED) {
    const example = EXAMPLES.find(({ step }) => step.technique === technique);
    assert.ok(example, technique);
    const sheet = sheetFrom(example.sheet);
    const cells = patternOf(example.step);
    const right = nearMiss(technique, cells, sheet, say, technique);
    // What remains to be said of a pattern that is one is only that it removes nothing.
    assert.ok(right === "" || right.startsWith("near-removes-nothing"), `${technique} ${cells}: ${right}`);
    let own = 0;
    for (const [kind, marked] of Object.entries(nearAnswers(cells, sheet))) {
      if (marked.length === 0 || marked.join() === cells.join()) continue;
      const said = nearMiss(technique, marked, sheet, say, technique);
      if (said === "") silent++;
      else own++;
      assert.ok(!/undefined|NaN/.test(said), `${technique}, ${kind}: ${said}`);
      const id = said.split(" ")[0];
      ids.set(id, (ids.get(id) ?? 0) + 1);
      if (kind === "a filled cell") assert.equal(id, "near-filled", technique);
    }
    told += own;
    assert.ok(own >= 4, `${technique}: only ${own} of its near answers are explained`);
  }
  assert.ok(told > 6 * silent, `${told} explained, ${silent} not`);
  assert.ok(ids.size >= 15, [...ids.keys()].join(", "));
});

// What a screen reader announces, with the real texts.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { cellLabel } from "../../board/label.js";
import { openGame } from "../../game/game.js";
import { conflicts } from "../../game/sheet.js";
import { initialState, reduce } from "../../state/state.js";
import { announcement } from "../../words/announce.js";

/** @param {string} lang @returns {import("../../types/board.js").Say} */
function sayer(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const name of ["page", "more", "game"]) {
    const source = readFileSync(new URL(`../../../locales/${lang}/${name}.ftl`, import.meta.url), "utf8");
    bundle.addResource(new FluentResource(source));
  }
  return (id, args) => bundle.formatPattern(bundle.getMessage(id)?.value ?? assert.fail(id), args);
}

const en = sayer("en");
const es = sayer("es");

const START = { boxRows: 2, boxColumns: 2, givens: "1....2....3....4", entries: "................" };

/** @param {import("../../types/page.js").PageEvent[]} events @returns the announcement after the last event */
function said(...events) {
  let before = initialState(openGame("a", START));
  let text = "";
  for (const event of events) {
    const after = reduce(before, event);
    text = announcement(en, before, event, after);
    before = after;
  }
  return text;
}

/** @param {number} cell @param {number} digit @returns {import("../../types/page.js").PageEvent} */
const enter = (cell, digit) => ({
  type: "game",
  event: { type: "enter", cells: [cell], digit, clean: false },
});

test("the label of a cell is complete", () => {
  const { sheet } = openGame("a", START, [
    { type: "candidate", cells: [6], digit: 1 },
    { type: "candidate", cells: [6], digit: 4 },
    { type: "enter", cells: [1], digit: 1, clean: false },
  ]);
  const wrong = conflicts(sheet);
  const label = (/** @type {typeof en} */ say, /** @type {number} */ cell) =>
    cellLabel(say, sheet, cell, wrong.has(cell));
  assert.equal(label(en, 6), "Row 2, column 3, box 2, empty, candidates 1 4");
  assert.equal(label(es, 6), "Fila 2, columna 3, bloque 2, vacía, candidatos 1 4");
  assert.equal(label(en, 0), "Row 1, column 1, box 1, given 1, in conflict");
  assert.equal(label(en, 1), "Row 1, column 2, box 1, 1, in conflict");
  assert.equal(label(en, 2), "Row 1, column 3, box 2, empty");
});

test("entries, conflicts and undo are announced", () => {
  assert.equal(said(enter(1, 3)), "3");
  assert.equal(said(enter(1, 1)), "1, in conflict. 1 is in row 1 twice: here and in Row 1, column 1, box 1.");
  assert.equal(
    said(enter(1, 3), { type: "game", event: { type: "undo" } }),
    "Undone. Row 1, column 2, box 1, empty",
  );
});

test("the rungs of a hint are announced with their names", () => {
  /** @type {import("../../types/contract.js").AdviceReply} */
  const reply = {
    version: 2,
    kind: "finished",
    text: [],
    rungs: [
      { name: "where", text: [{ text: "Look at " }, { text: "box 1" }] },
      { name: "technique", text: [{ text: "X" }] },
    ],
  };
  assert.equal(
    said({ type: "hintAsked", keep: false }, { type: "hintCame", reply }),
    "Where to look: Look at box 1",
  );
});

test("the end of the game is announced", () => {
  const entries = [..."1342421324313124"]
    .map((char, cell) => ({ cell, digit: Number(char) }))
    .filter(({ cell }) => START.givens[cell] === ".");
  assert.match(said(...entries.map(({ cell, digit }) => enter(cell, digit))), /^Solved! /);
});

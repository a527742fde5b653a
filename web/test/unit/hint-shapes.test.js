// What the tutor draws: scenes of the contract as shapes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BRUSHES, PLACEMENT } from "../../board/brushes.js";
import { hintDrawing, stepDrawing } from "../../board/hint-shapes.js";
import { covered, obstacles } from "../../board/link-path.js";
import { litShapes, speaksOf } from "../../board/lit-shapes.js";
import { applyEvent } from "../../game/events.js";
import { findHouse, readRulesWith } from "../../game/geometry.js";
import * as rules from "../../game/rules.js";
import { sheetFrom } from "../../game/sheet.js";
import { START } from "../../start-puzzle.js";

readRulesWith(rules);

/** @import { HouseJson, SceneJson, StepJson } from "../../types/contract.js" */

const bare = sheetFrom(START);
const filled = applyEvent(bare, { type: "fillCandidates" });

/** Pointing in box 2 and row 1 (made up: only the drawing matters). @type {StepJson} */
const POINTING = {
  technique: "pointing",
  parts: [],
  links: [],
  placements: [],
  eliminations: [{ cell: 0, digit: 2 }],
  scene: {
    marks: [
      {
        role: "subject",
        cells: [3, 4],
        candidates: [
          { cell: 3, digit: 2 },
          { cell: 4, digit: 2 },
        ],
      },
      { role: "base", houses: [{ kind: "box", number: 2 }] },
      { role: "cover", houses: [{ kind: "row", number: 1 }] },
    ],
  },
  notation: "",
};

/** @param {{ kind: string }[]} shapes */
const kinds = (shapes) => shapes.map(({ kind }) => kind);

test("a rung draws its scene, or the whole step if it has none", () => {
  /** @type {SceneJson} */
  const words = { marks: [{ role: "cover", houses: [{ kind: "row", number: 1 }] }] };
  const hint = { rungs: [{ scene: words }, { scene: words }, {}], step: POINTING };
  assert.deepEqual(kinds(hintDrawing(bare, hint, 0).under), ["house"]);
  assert.deepEqual(hintDrawing(bare, hint, 1), hintDrawing(bare, hint, 0));
  assert.deepEqual(hintDrawing(bare, hint, 2), stepDrawing(bare, POINTING));
  assert.deepEqual(hintDrawing(bare, hint, -1).under, [], "nothing is told yet");
  assert.deepEqual(hintDrawing(bare, { rungs: [{ scene: { marks: [] } }] }, 0).under, []);
});

test("the tutor writes those candidates of the step that the player has not written", () => {
  const { over, quiet } = stepDrawing(bare, POINTING);
  const ghosts = over.flatMap((shape) => (shape.kind === "ghost" ? [`${shape.cell}:${shape.digit}`] : []));
  assert.deepEqual(ghosts.sort(), ["0:2", "3:2", "4:2"]);
  assert.deepEqual([...quiet].sort(), [0, 3, 4]);
  const marked = stepDrawing(filled, POINTING);
  assert.ok(!kinds(marked.over).includes("ghost"));
  assert.equal(marked.quiet.size, 0);
});

test("the tutor writes the notes of a move", () => {
  const { over } = stepDrawing(bare, { ...POINTING, eliminations: [], notes: [{ cell: 6, digit: 8 }] });
  assert.ok(over.some((shape) => shape.kind === "corners" && shape.cell === 6 && shape.fresh === 128));
  const listed = stepDrawing(filled, { ...POINTING, eliminations: [], notes: [{ cell: 6, digit: 2 }] });
  assert.ok(!kinds(listed.over).includes("corners"), "a list has the digit already");
});

test("a note is drawn beside older notes; what it rules out was never written, so it is not struck out", () => {
  const noted = { ...bare, corners: bare.corners.map((mask, cell) => (cell === 6 ? 4 : mask)) };
  /** @type {StepJson} the 8 of row 1 (made up), which keeps to two cells of box 3 */
  const note = {
    ...POINTING,
    technique: "claiming-note",
    eliminations: [{ cell: 15, digit: 8 }],
    notes: [
      { cell: 6, digit: 8 },
      { cell: 8, digit: 8 },
    ],
    scene: {
      marks: [
        { role: "cover", houses: [{ kind: "box", number: 3 }] },
        { role: "base", houses: [{ kind: "row", number: 1 }] },
        { role: "witness", cells: [23] },
      ],
    },
  };
  const { under, over } = stepDrawing(noted, note);
  assert.ok(over.some((shape) => shape.kind === "corners" && shape.cell === 6 && shape.mask === 132));
  assert.ok(!kinds(over).includes("strike"));
  const blocked = under.flatMap((shape) => (shape.kind === "blocked" ? [shape.cell] : []));
  assert.ok(blocked.includes(15), "the rest of the box is closed");
  assert.ok(!blocked.includes(6) && !blocked.includes(8), "the cells of the note are not");
  assert.ok(blocked.includes(0) || blocked.includes(2), "the row is swept, not the box");
  // A pair leaves no room for others, and the others were never written.
  const pair = stepDrawing(noted, {
    ...note,
    notes: [
      { cell: 6, digit: 8 },
      { cell: 6, digit: 3 },
    ],
  });
  assert.ok(!pair.under.some((shape) => shape.kind === "blocked" && shape.cell === 15));
});

test("eliminated candidates are crossed out and keep their shape in the pattern", () => {
  const { under, over } = stepDrawing(filled, {
    ...POINTING,
    eliminations: [
      { cell: 0, digit: 2 },
      { cell: 3, digit: 2 },
    ],
  });
  const struck = over.flatMap((shape) => (shape.kind === "strike" ? [shape.cell] : []));
  assert.deepEqual(struck, [0, 3]);
  const forms = under.flatMap((shape) =>
    shape.kind === "spot" ? [`${shape.cell} ${shape.brush.form}`] : [],
  );
  assert.deepEqual(forms.sort(), ["3 disc", "4 disc"]);
});

test("houses are drawn behind cells, and cells behind candidates", () => {
  assert.deepEqual(kinds(stepDrawing(filled, POINTING).under), [
    "house",
    "house",
    "cell",
    "cell",
    "spot",
    "spot",
  ]);
});

/** The 3 of row 1 (made up). @type {StepJson} */
const SINGLE = {
  ...POINTING,
  technique: "hidden-single",
  placements: [{ cell: 4, digit: 3 }],
  eliminations: [],
  scene: {
    marks: [
      { role: "base", houses: [{ kind: "row", number: 1 }] },
      { role: "witness", cells: [16, 19, 30] },
    ],
  },
};

test("a placement is ringed, and witnesses block the other cells", () => {
  const { under, over } = stepDrawing(bare, SINGLE);
  assert.ok(over.some((shape) => shape.kind === "ghostDigit" && shape.cell === 4 && shape.digit === 3));
  assert.equal(over.filter((shape) => shape.kind === "ring").length, 4, "three witnesses and the placement");
  const blocked = under.flatMap((shape) => (shape.kind === "blocked" ? [shape.cell] : []));
  assert.deepEqual(blocked, [0, 1, 2, 3, 6, 7, 8]);
  const sights = under.flatMap((shape) => (shape.kind === "sight" ? [`${shape.from}>${shape.to}`] : []));
  assert.ok(sights.includes("30>3"), "the 3 in r4c4 looks up its column");
});

test("for a naked single, all witnesses are ringed, with one line of sight per direction", () => {
  const { under, over } = stepDrawing(bare, {
    ...SINGLE,
    placements: [{ cell: 40, digit: 3 }],
    scene: { marks: [{ role: "witness", cells: [4, 13, 38, 30, 41] }] },
  });
  assert.deepEqual(
    under.flatMap((shape) => (shape.kind === "sight" ? [shape.from] : [])).sort((a, b) => a - b),
    [13, 30, 38, 41],
  );
  assert.equal(over.filter((shape) => shape.kind === "ring").length, 6, "five witnesses and the placement");
});

test("links are drawn one by one, each group with a frame", () => {
  const group = { digit: 2, cells: [6, 7], framed: true };
  /** @type {SceneJson} */
  const scene = {
    marks: [],
    links: [
      { from: { digit: 2, cells: [3] }, to: group, strength: "weak", branch: 0 },
      { from: group, to: { digit: 2, cells: [24] }, strength: "strong", branch: 1 },
    ],
  };
  const step = { ...POINTING, eliminations: [], scene };
  const { over } = stepDrawing(bare, step);
  const links = over.flatMap((shape) => (shape.kind === "link" ? [[shape.strong, shape.branch]] : []));
  assert.deepEqual(links, [
    [false, 0],
    [true, 1],
  ]);
  assert.equal(over.filter(({ kind }) => kind === "group").length, 2, "in the colour of either branch");
  const played = hintDrawing(bare, { rungs: [{}], step }, 0, 1);
  assert.equal(played.over.filter(({ kind }) => kind === "link").length, 1, "played");
});

test("a proof is drawn as far as it is played, and a lemma as long as one is in it", () => {
  const at = (/** @type {number} */ cell, digit = 2) => ({ cell, digit });
  const node = (/** @type {number} */ cell) => ({ digit: 2, cells: [cell] });
  /** @type {SceneJson} */
  const scene = {
    marks: [
      { role: "on", candidates: [at(3)] },
      { role: "extra", candidates: [at(6)] },
      { role: "off", candidates: [at(7)] },
    ],
    links: [{ from: node(3), to: node(6), strength: "weak" }],
  };
  const lines = [
    { text: [], links: 0, on: [at(3)] },
    { text: [], links: 0, lemma: 0, on: [at(6)] },
    {
      text: [],
      links: 0,
      lemma: 0,
      off: [at(24)],
      inner: [{ from: node(6), to: node(24), strength: /** @type {const} */ ("weak") }],
    },
    { text: [], links: 1, lemma: 0, off: [at(6)] },
    { text: [], links: 1, off: [at(7)] },
  ];
  const rungs = [{ argument: { before: [], lines, after: [] } }];
  const step = { ...POINTING, eliminations: [], scene };
  const drawn = (/** @type {number} */ count) => {
    const { under, over } = hintDrawing(filled, { rungs, step }, 0, count);
    const spots = under.flatMap((shape) => (shape.kind === "spot" ? [shape.cell] : []));
    return [spots, over.filter(({ kind }) => kind === "link").length];
  };
  assert.deepEqual(drawn(1), [[3], 0]);
  assert.deepEqual(drawn(3), [[3, 6, 24], 1], "in the lemma, what it claims and its own link");
  assert.deepEqual(drawn(4), [[3, 6], 1], "after it, what it refutes and the link of the whole");
  assert.deepEqual(drawn(5), [[3, 6, 7], 1]);
  assert.deepEqual(hintDrawing(filled, { rungs, step }, 0), stepDrawing(filled, step), "all lines");
});

test("a region of any shape is drawn and lit in its own cells", () => {
  const rules = "regions 1221112233443344";
  const jigsaw = sheetFrom({ boxRows: 1, boxColumns: 4, rules, givens: ".".repeat(16), entries: "" });
  const region = { kind: /** @type {const} */ ("region"), number: 1 };
  const cells = [0, 3, 4, 5];
  const { under } = hintDrawing(
    jigsaw,
    { rungs: [{ scene: { marks: [{ role: "base", houses: [region] }] } }] },
    0,
  );
  assert.deepEqual(
    under.map((shape) => shape.kind === "house" && [shape.cells, shape.paths?.length]),
    [[cells, 2]],
  );
  const lit = litShapes(jigsaw, { kind: "house", house: region });
  assert.deepEqual(
    lit.map((shape) => shape.kind === "litCell" && shape.cell),
    cells,
  );
});

/** Scenes with their boards, from data/scenes.json, which a test of jade-contract keeps up to date. */
const VECTORS = /** @type {{ sheet: import("../../types/contract.js").SheetData, step: StepJson }[]} */ (
  JSON.parse(readFileSync(new URL("../../../data/scenes.json", import.meta.url), "utf8"))
);

/** The marks in a drawing, derived only from the kinds, places and looks of its shapes. */
function marksIn(/** @type {import("../../board/hint-shapes.js").Drawing} */ { under, over }) {
  /** @type {string[]} */
  const marks = [];
  for (const shape of [...under, ...over]) {
    const look = "brush" in shape ? Object.values(shape.brush).join(" ") : "";
    if (shape.kind === "house") marks.push(`house ${shape.cells} ${look}`);
    if (shape.kind === "cell" || (shape.kind === "ring" && shape.brush === BRUSHES.witness))
      marks.push(`cell ${shape.cell} ${look}`);
    if (shape.kind === "ring" && shape.brush === PLACEMENT)
      marks.push(`placed ${shape.cell} ${shape.digit ?? ""}`);
    if (shape.kind === "ghostDigit") marks.push(`written ${shape.cell}=${shape.digit}`);
    if (shape.kind === "spot") marks.push(`candidate ${shape.cell}=${shape.digit} ${look}`);
    if (shape.kind === "strike") marks.push(`struck ${shape.cell}=${shape.digit}`);
    if (shape.kind === "group") marks.push(`group ${shape.cells}=${shape.digit} ${shape.branch}`);
    if (shape.kind === "link")
      marks.push(
        `link ${shape.from.cells}=${shape.from.digit} ${shape.to.cells}=${shape.to.digit} ${shape.strong} ${shape.branch}`,
      );
  }
  return new Set(marks);
}

test("links go round the digits, those of large boards and within a cell too", () => {
  let links = 0;
  for (const { sheet: data, step } of VECTORS) {
    const sheet = sheetFrom(data);
    const { over } = stepDrawing(sheet, step);
    const digits = obstacles(
      sheet,
      over.flatMap((shape) => (shape.kind === "ghost" ? [shape] : [])),
    );
    for (const shape of over) {
      if (shape.kind !== "link") continue;
      links += 1;
      const depth = covered(sheet.board, shape.curve, digits);
      // The sum over 33 points of how deep each lies in a digit, as a share of its radius.
      assert.ok(depth < 0.8, `${step.technique}: ${JSON.stringify(shape)} covers ${depth}`);
    }
  }
  assert.ok(links > 150, `${links} links`);
});

test("the page marks what the scene says, for every technique", () => {
  assert.ok(VECTORS.length > 100);
  for (const { sheet: data, step } of VECTORS) {
    const sheet = sheetFrom(data);
    /** @type {Set<string>} */
    const expected = new Set();
    const look = (/** @type {import("../../board/brushes.js").Brush} */ brush) =>
      Object.values(brush).join(" ");
    const house = (/** @type {HouseJson} */ name) => findHouse(sheet.board, name)?.cells;
    const { marks, links = [] } = step.scene;
    /** @type {Set<string>} */
    const inPattern = new Set();
    for (const { role, houses = [], cells = [], candidates = [] } of marks) {
      for (const name of houses) expected.add(`house ${house(name)} ${look(BRUSHES[role])}`);
      for (const cell of cells) expected.add(`cell ${cell} ${look(BRUSHES[role])}`);
      for (const { cell, digit } of candidates) {
        inPattern.add(`${cell}=${digit}`);
        expected.add(`candidate ${cell}=${digit} ${look(BRUSHES[role])}`);
      }
    }
    for (const { cell, digit } of step.eliminations) {
      expected.add(`struck ${cell}=${digit}`);
    }
    for (const { cell, digit } of step.placements) {
      const listed = sheet.candidates[cell] !== null;
      expected.add(`placed ${cell} ${listed ? digit : ""}`);
      expected.add(listed ? `cell ${cell} ${look(PLACEMENT)}` : `written ${cell}=${digit}`);
    }
    for (const { from, to, strength, branch } of links) {
      expected.add(
        `link ${from.cells}=${from.digit} ${to.cells}=${to.digit} ${strength === "strong"} ${branch}`,
      );
      for (const { cells, digit, framed } of [from, to])
        if (framed) expected.add(`group ${cells}=${digit} ${branch}`);
    }
    assert.deepEqual(marksIn(stepDrawing(sheet, step)), expected, step.notation);
  }
});

test("texts highlight what they mention", () => {
  assert.deepEqual(litShapes(bare, { kind: "cells", cells: [1, 2] }), [
    { kind: "litCell", cell: 1 },
    { kind: "litCell", cell: 2 },
  ]);
  assert.deepEqual(kinds(litShapes(bare, { kind: "digit", digit: 4 })), ["litCell"]);
  assert.ok(
    litShapes(filled, { kind: "digit", digit: 4 }).length > 5,
    "candidates too, where they are written",
  );
  assert.ok(speaksOf({ kind: "cell", cell: 3 }, 3));
  assert.ok(!speaksOf({ kind: "cell", cell: 3 }, 4));
});

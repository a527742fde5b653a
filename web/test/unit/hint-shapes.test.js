// What the tutor draws: rung by rung what the words speak of, then the whole step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BRUSHES } from "../../board/brushes.js";
import { hintDrawing, stepDrawing } from "../../board/hint-shapes.js";
import { litShapes, speaksOf } from "../../board/lit-shapes.js";
import { applyEvent } from "../../game/events.js";
import { bit } from "../../game/geometry.js";
import { sheetFrom } from "../../game/sheet.js";
import { START } from "../../start-puzzle.js";

/** @typedef {import("../../types/contract.js").StepJson} StepJson */
/** @typedef {import("../../types/contract.js").HintReply} HintReply */

const bare = sheetFrom(START);
const filled = applyEvent(bare, { type: "fillCandidates" });

/** Sevens of box 2 in row 1 (made up: only the drawing counts). @type {StepJson} */
const POINTING = {
  technique: "pointing",
  parts: [
    { name: "digit", role: "subject", value: { kind: "digit", digit: 2 } },
    { name: "box", role: "base", value: { kind: "house", house: { kind: "box", number: 2 } } },
    { name: "line", role: "cover", value: { kind: "house", house: { kind: "row", number: 1 } } },
    { name: "cells", role: "subject", value: { kind: "cells", cells: [3, 4] } },
  ],
  links: [],
  placements: [],
  eliminations: [{ cell: 0, digit: 2 }],
  notation: "",
};

/** @type {HintReply} */
const HINT = {
  version: 1,
  kind: "step",
  step: POINTING,
  rungs: [
    {
      name: "where",
      text: [{ text: "Look at " }, { text: "row 1", role: "cover", value: POINTING.parts[2].value }],
    },
    { name: "technique", text: [{ text: "Pointing." }] },
    { name: "cells", text: [{ text: "r1c45", role: "subject", value: POINTING.parts[3].value }] },
    { name: "reasoning", text: [{ text: "…" }] },
    { name: "apply", text: [{ text: "…" }] },
  ],
};

/** @param {{ kind: string }[]} shapes */
const kinds = (shapes) => shapes.map(({ kind }) => kind);

test("a rung draws what its words and those before speak of, and no digit", () => {
  assert.deepEqual(kinds(hintDrawing(bare, HINT, 0).under), ["house"]);
  assert.deepEqual(kinds(hintDrawing(bare, HINT, 1).under), ["house"]);
  assert.deepEqual(kinds(hintDrawing(bare, HINT, 2).under), ["house", "cell", "cell"]);
  for (const rung of [0, 1, 2]) assert.deepEqual(hintDrawing(bare, HINT, rung).over, []);
});

test("from the reasoning on the whole step is drawn", () => {
  assert.deepEqual(hintDrawing(bare, HINT, 3), stepDrawing(bare, POINTING));
  assert.deepEqual(hintDrawing(bare, HINT, 4), stepDrawing(bare, POINTING));
});

test("of templates the places of the digit are drawn, and no rows", () => {
  /** @type {StepJson} */
  const step = {
    ...POINTING,
    technique: "template-delete",
    parts: [
      { name: "digit", role: "subject", value: { kind: "digit", digit: 2 } },
      {
        name: "rows",
        role: "base",
        value: { kind: "houses", houses: [1, 2, 3].map((number) => ({ kind: "row", number })) },
      },
      { name: "cells", role: "target", value: { kind: "cells", cells: [0] } },
    ],
  };
  const { under } = stepDrawing(filled, step);
  assert.ok(!kinds(under).includes("house"));
  const marked = under.flatMap((shape) =>
    shape.kind === "spot" && shape.brush === BRUSHES.subject ? [shape.cell] : [],
  );
  const places = filled.candidates.flatMap((mask, cell) =>
    (mask ?? 0) & bit(2) && cell !== 0 ? [cell] : [],
  );
  assert.ok(places.length > 10);
  assert.deepEqual(
    marked.sort((a, b) => a - b),
    places,
  );
});

test("candidates of the step that the player has not written are written by the tutor", () => {
  const { over, quiet } = stepDrawing(bare, POINTING);
  const ghosts = over.flatMap((shape) => (shape.kind === "ghost" ? [`${shape.cell}:${shape.digit}`] : []));
  assert.deepEqual(ghosts.sort(), ["0:2", "3:2", "4:2"]);
  assert.deepEqual([...quiet].sort(), [0, 3, 4]);
  const marked = stepDrawing(filled, POINTING);
  assert.ok(!kinds(marked.over).includes("ghost"));
  assert.equal(marked.quiet.size, 0);
});

test("what goes is struck through, and looks unlike the pattern", () => {
  const { under, over } = stepDrawing(filled, POINTING);
  assert.deepEqual(
    over.filter(({ kind }) => kind === "strike"),
    [{ kind: "strike", cell: 0, digit: 2 }],
  );
  const forms = under.flatMap((shape) =>
    shape.kind === "spot" ? [`${shape.cell} ${shape.brush.form}`] : [],
  );
  assert.deepEqual(forms.sort(), ["0 square", "3 disc", "4 disc"]);
});

test("houses lie behind cells, cells behind candidates, each once", () => {
  const twice = { ...POINTING, parts: [...POINTING.parts, ...POINTING.parts] };
  assert.deepEqual(kinds(stepDrawing(filled, twice).under), [
    "house",
    "house",
    "cell",
    "cell",
    "spot",
    "spot",
    "spot",
  ]);
});

/** The 3 of row 1 (made up). @type {StepJson} */
const SINGLE = {
  technique: "hidden-single",
  parts: [
    { name: "digit", role: "subject", value: { kind: "digit", digit: 3 } },
    { name: "house", role: "base", value: { kind: "house", house: { kind: "row", number: 1 } } },
    { name: "cell", role: "target", value: { kind: "cell", cell: 4 } },
    { name: "witnesses", role: "witness", value: { kind: "cells", cells: [16, 19, 30] } },
  ],
  links: [],
  placements: [{ cell: 4, digit: 3 }],
  eliminations: [],
  notation: "",
};

test("a digit that can be entered is ringed; witnesses block the other cells", () => {
  const { under, over } = stepDrawing(bare, SINGLE);
  assert.ok(over.some((shape) => shape.kind === "ghostDigit" && shape.cell === 4 && shape.digit === 3));
  assert.equal(over.filter((shape) => shape.kind === "ring").length, 4, "three witnesses and the placement");
  const blocked = under.flatMap((shape) => (shape.kind === "blocked" ? [shape.cell] : []));
  assert.deepEqual(blocked, [0, 1, 2, 3, 6, 7, 8]);
  const sights = under.flatMap((shape) => (shape.kind === "sight" ? [`${shape.from}>${shape.to}`] : []));
  assert.ok(sights.includes("30>3"), "the 3 in r4c4 looks up its column");
});

test("where only one digit is left, one line of sight a direction: all witnesses are ringed", () => {
  const naked = /** @type {StepJson} */ ({
    ...SINGLE,
    technique: "naked-single",
    parts: [
      { name: "cell", role: "subject", value: { kind: "cell", cell: 40 } },
      { name: "witnesses", role: "witness", value: { kind: "cells", cells: [4, 13, 38, 30, 41] } },
    ],
    placements: [{ cell: 40, digit: 3 }],
  });
  const { under, over } = stepDrawing(bare, naked);
  assert.deepEqual(
    under.flatMap((shape) => (shape.kind === "sight" ? [shape.from] : [])).sort((a, b) => a - b),
    [13, 30, 38, 41],
  );
  assert.equal(over.filter((shape) => shape.kind === "ring").length, 6, "five witnesses and the placement");
});

test("links are drawn as they are: strong or weak", () => {
  const chain = /** @type {StepJson} */ ({
    ...POINTING,
    links: [{ from: { digit: 2, cells: [3] }, to: { digit: 2, cells: [4] }, strength: "weak" }],
  });
  assert.ok(stepDrawing(bare, chain).over.some((shape) => shape.kind === "link" && !shape.strong));
});

test("what is named of a set's cells is drawn only where it can still go", () => {
  const value = {
    kind: /** @type {const} */ ("candidates"),
    candidates: [
      { cell: 0, digit: 2 },
      { cell: 1, digit: 2 },
    ],
  };
  const { under, over } = stepDrawing(bare, {
    ...POINTING,
    parts: [{ name: "on", role: "on", value }],
    eliminations: [],
  });
  assert.deepEqual(
    under.map((shape) => (shape.kind === "spot" ? shape.cell : shape.kind)),
    [0],
  );
  assert.deepEqual(over, [{ kind: "ghost", cell: 0, digit: 2 }]);
});

test("a group is framed as one, unless others of its line would be framed with it", () => {
  const blank = sheetFrom({ ...START, givens: ".".repeat(81) });
  const to = (/** @type {number[]} */ cells, on = filled) =>
    /** @type {unknown[]} */ (
      stepDrawing(on, {
        ...POINTING,
        links: [{ from: { digit: 2, cells: [0] }, to: { digit: 2, cells }, strength: "strong" }],
      }).over.flatMap(
        (shape) =>
          /** @type {unknown[]} */ (
            shape.kind === "group" ? [shape.cells] : shape.kind === "link" ? [shape.to.group] : []
          ),
      )
    );
  const row = filled.candidates.slice(0, 9).flatMap((mask, cell) => ((mask ?? 0) & bit(2) ? [cell] : []));
  assert.deepEqual(row, [0, 2, 3, 4, 6, 8]);
  assert.deepEqual(to([3, 4]), [[3, 4], true]);
  assert.deepEqual(to([0, 1, 2]), [[0, 2], true], "those that have the 2");
  assert.deepEqual(to([3, 5]), [undefined], "one alone has it");
  assert.deepEqual(to([0, 1], blank), [[0, 1], true]);
  assert.deepEqual(to([0, 2], blank), [undefined], "one that does not belong lies between");
  assert.deepEqual(to([18, 20]), [undefined], "none has it");
  assert.deepEqual(to([2, 3]), [undefined], "two boxes");
  assert.deepEqual(to([0, 10]), [undefined], "no line");
  assert.deepEqual(to([4]), [undefined], "one alone");
});

test("of several branches each link is drawn with its number, and a chain of one way without", () => {
  const link = (
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {"strong" | "weak"} */ strength,
  ) => ({ from: { digit: 2, cells: [from] }, to: { digit: 2, cells: [to] }, strength });
  const a = { start: { cell: 3, digit: 2 }, on: true, links: [link(3, 4, "weak"), link(4, 22, "strong")] };
  const b = { start: { cell: 3, digit: 2 }, on: false, links: [link(3, 0, "strong")] };
  const numbers = (/** @type {Partial<StepJson>} */ more) =>
    stepDrawing(bare, { ...POINTING, ...more }).over.flatMap((shape) =>
      shape.kind === "link" ? [shape.branch] : [],
    );
  assert.deepEqual(numbers({ branches: [a, b] }), [0, 0, 1]);
  assert.deepEqual(numbers({ branches: [a] }), [undefined, undefined]);
  assert.deepEqual(numbers({ links: [link(3, 4, "weak")] }), [undefined]);
  const shown = stepDrawing(bare, { ...POINTING, branches: [a, b] }, 2).over.filter(
    ({ kind }) => kind === "link",
  );
  assert.equal(shown.length, 2, "played link by link, branch after branch");
});

test("a complaint is drawn in the colour of faults", () => {
  /** @type {HintReply} */
  const complaint = {
    version: 1,
    kind: "complaint",
    rungs: [{ name: "where", text: [{ text: "r1c1", value: { kind: "cell", cell: 0 } }] }],
  };
  const [shape] = hintDrawing(bare, complaint, 0).under;
  assert.ok(shape.kind === "cell" && shape.brush.hue === "vermilion");
});

test("words light up what they name", () => {
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

// What ties the cells of a pattern together.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sheetFrom } from "../../game/sheet.js";
import { scenesOf, tiesOf } from "../../learn/ties.js";

/** @type {{ sheet: import("../../types/contract.js").SheetData, step: { technique: string } }[]} */
const EXAMPLES = JSON.parse(readFileSync(new URL("../../../data/scenes.json", import.meta.url), "utf8"));

test("two almost locked sets are joined by a weak link between all places of the digit that only one can have", () => {
  const { sheet } = EXAMPLES.find(({ step }) => step.technique === "als-xz") ?? assert.fail();
  const ties = tiesOf(
    {
      technique: "als-xz",
      placements: [],
      parts: [
        { name: "first", role: "set-a", value: { kind: "cells", cells: [19, 37] } },
        { name: "second", role: "set-b", value: { kind: "cells", cells: [2, 11, 65, 74] } },
        { name: "restricted", role: "shared", value: { kind: "digits", digits: [1] } },
      ],
    },
    sheetFrom(sheet),
  );
  // Of the cells of the sets, r3c2 in one and r1c3 and r2c3 in the other can be 1.
  assert.deepEqual(
    ties.map((tie) => (tie.kind === "link" ? [tie.from, tie.to, tie.strong] : tie.kind)),
    [
      [{ digit: 1, cells: [19] }, { digit: 1, cells: [2] }, false],
      [{ digit: 1, cells: [19] }, { digit: 1, cells: [11] }, false],
    ],
  );
});

test("the two ways of an X-Wing are drawn in two colours where they are told", () => {
  /** @type {import("../../types/contract.js").SceneJson} */
  const scene = { marks: [{ role: "subject", cells: [1, 3, 37, 39] }, { role: "base" }] };
  const sentence = { text: [], scene };
  const walk = [sentence, sentence, sentence, { text: [] }];
  /** @type {any} */
  const step = {
    technique: "x-wing",
    parts: [
      { name: "digit", role: "subject", value: { kind: "digit", digit: 3 } },
      { name: "cells", role: "subject", value: { kind: "cells", cells: [1, 3, 37, 39] } },
    ],
  };
  const told = scenesOf({ walk, step });
  assert.deepEqual([told[0], told[1], told[3]], [walk[0], walk[1], walk[3]]);
  assert.deepEqual(
    told[2].scene?.marks.map(({ role, cells }) => [role, cells]),
    [
      ["base", undefined],
      ["set-a", [1, 39]],
      ["set-b", [3, 37]],
    ],
  );
  assert.equal(scenesOf({ walk, step: { ...step, technique: "skyscraper" } }), walk);
});

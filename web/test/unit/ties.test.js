// What ties the cells of a pattern together.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sheetFrom } from "../../game/sheet.js";
import { tiesOf } from "../../learn/ties.js";

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

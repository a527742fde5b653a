// Which cells the board tints.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceShapes } from "../../board/sheet-shapes.js";
import { only } from "../../game/selection.js";
import { emptySheet, sheetFrom } from "../../game/sheet.js";

const sheet = sheetFrom({
  ...emptySheet(".".repeat(81), { rows: 3, columns: 3 }),
  colors: [
    { cell: 1, color: 2 },
    { cell: 2, digit: 5, color: 2 },
  ],
});
/** The cells that a selected first cell tints as seen. @param {boolean} colors */
const seen = (colors) =>
  choiceShapes(sheet, only(0), { peers: true, same: true, colors }).flatMap((shape) =>
    shape.kind === "tint" && shape.look === "seen" ? [shape.cell] : [],
  );

test("a cell with a colour keeps it: no tint lies below", () => {
  assert.equal(seen(false).length, 20);
  assert.deepEqual(
    seen(false).filter((cell) => !seen(true).includes(cell)),
    [1],
    "a coloured candidate leaves its cell as it is",
  );
});

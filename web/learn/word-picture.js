// A word of Sudoku that a station is the first to use, with a picture.

import { h, say, useMemo } from "../ui.js";
import { hintDrawing } from "../board/hint-shapes.js";
import { geometry } from "../game/geometry.js";
import { freshSheet } from "../game/sheet.js";
import { BoardView } from "../panels/board-view.js";

/** @import { SceneJson } from "../types/contract.js" */

/** @type {Record<string, SceneJson["marks"]>} */
const SCENES = {
  "cell-name": [
    {
      role: "base",
      houses: [
        { kind: "row", number: 4 },
        { kind: "column", number: 6 },
      ],
    },
    { role: "target", cells: [32] },
  ],
  house: [
    {
      role: "base",
      houses: [
        { kind: "row", number: 2 },
        { kind: "column", number: 2 },
        { kind: "box", number: 9 },
      ],
    },
  ],
  link: [
    { role: "base", houses: [{ kind: "row", number: 5 }] },
    { role: "set-a", cells: [37], candidates: [{ cell: 37, digit: 7 }] },
    { role: "set-b", cells: [43], candidates: [{ cell: 43, digit: 7 }] },
  ],
};

/** The word that a station is the first to use. @type {Record<string, string>} */
const FIRST_USED = {
  "full-house": "cell-name",
  "hidden-single": "house",
  "discontinuous-nice-loop": "link",
};

/** @param {{ id: string }} props id: of the station */
export function WordPicture({ id }) {
  const word = FIRST_USED[id];
  const sheet = useMemo(() => freshSheet(geometry(3, 3), new Array(81).fill(0)), []);
  if (!word) return null;
  const text = say(`word-${word}`);
  return h(
    "aside",
    { class: "word-picture" },
    h(BoardView, {
      look: "shown-board",
      label: text,
      sheet,
      drawing: hintDrawing(sheet, { rungs: [{ scene: { marks: SCENES[word] } }] }, 0),
    }),
    h("p", {}, text),
  );
}

// A small drawn pattern for each station: what one looks for, in a few strokes.

import { h } from "../ui.js";

/**
 * A picture of five by five cells: `o` a cell of the pattern, `x` where something goes away, `!` where a digit is entered, `#` a
 * filled cell, `~` shaded, `.` empty. `lines` joins cells (column and row, from 0).
 * @typedef {{ cells: string[], lines?: [number, number, number, number][] }} Picture
 */

/** @type {Record<string, Picture>} */
const PICTURES = {
  rules: { cells: ["####!", "", "##.##", "", "#!###"] },
  "full-house": { cells: ["", "", "##!##", "", ""] },
  "cross-hatching": {
    cells: ["~.~.~", "~.~.~", "~.~!~", "~.~.~", "#.#.#"],
    lines: [
      [0, 4, 0, 0],
      [2, 4, 2, 0],
      [4, 4, 4, 0],
    ],
  },
  "hidden-single": { cells: ["~#~~~", ".....", "#~#!#", ".....", "....."], lines: [] },
  "cell-count": { cells: ["..#..", "..#..", "##!##", "..#..", "..#.."] },
  "naked-single": { cells: ["", ".~~~.", ".~!~.", ".~~~.", ""] },
  "small-notes": { cells: [".....", ".oo..", ".....", ".~~~.", "....."] },
  "pairs-in-a-box": { cells: ["~~~..", "~oo..", "~~~..", ".....", "....."] },
  "pencil-marks": { cells: ["o.o.o", ".....", "o.o..", ".....", "o...o"] },
  pointing: { cells: ["~~~..", "ooo.x", "~~~..", "", ""], lines: [[0, 1, 3, 1]] },
  claiming: { cells: ["x.x..", "ooo..", ".x...", "~~~~~", ""], lines: [] },
  "naked-pair": { cells: ["", "", "o.ox.", "", ""], lines: [[0, 2, 2, 2]] },
  "naked-triple": { cells: ["", "", "o.oxo", "", ""], lines: [[0, 2, 4, 2]] },
  "xy-wing": {
    cells: ["o..o.", ".....", ".....", "o..x.", "....."],
    lines: [
      [0, 0, 3, 0],
      [0, 0, 0, 3],
    ],
  },
  "x-wing": {
    cells: ["o...o", "x....", ".....", "....x", "o...o"],
    lines: [
      [0, 0, 4, 4],
      [4, 0, 0, 4],
    ],
  },
  skyscraper: {
    cells: ["o..x.", "x..o.", ".....", ".....", "o..o."],
    lines: [
      [0, 0, 0, 4],
      [3, 1, 3, 4],
      [0, 4, 3, 4],
    ],
  },
  "two-string-kite": {
    cells: ["..o.o", ".....", "o....", ".....", "o...x"],
    lines: [
      [2, 0, 4, 0],
      [0, 2, 0, 4],
      [2, 0, 0, 2],
    ],
  },
  "w-wing": {
    cells: ["o....", "....o", ".....", "x....", "o...o"],
    lines: [
      [0, 0, 0, 4],
      [0, 4, 4, 4],
      [4, 4, 4, 1],
    ],
  },
  "locked-pair": { cells: ["x....", "oo.xx", ".x...", "", ""], lines: [[0, 1, 1, 1]] },
  "hidden-pair": { cells: ["", "", "o~~~o", "", ""], lines: [[0, 2, 4, 2]] },
  "xyz-wing": {
    cells: [".....", "oxx.o", ".....", ".....", "o...."],
    lines: [
      [0, 1, 4, 1],
      [0, 1, 0, 4],
    ],
  },
  "empty-rectangle": {
    cells: ["oo..o", "o....", ".....", ".....", "x...o"],
    lines: [
      [0, 0, 4, 0],
      [4, 0, 4, 4],
    ],
  },
  "unique-rectangle-1": {
    cells: ["o..o.", "", "", "o..x.", ""],
    lines: [
      [0, 0, 3, 0],
      [0, 0, 0, 3],
    ],
  },
  "simple-coloring": {
    cells: ["o...~", ".....", "~..o.", ".....", "...~x"],
    lines: [
      [0, 0, 4, 0],
      [0, 0, 0, 2],
      [0, 2, 3, 2],
      [3, 2, 3, 4],
    ],
  },
  "xy-chain": {
    cells: ["o.o..", ".....", "..o.o", ".....", "x...o"],
    lines: [
      [0, 0, 2, 0],
      [2, 0, 2, 2],
      [2, 2, 4, 2],
      [4, 2, 4, 4],
    ],
  },
  "discontinuous-nice-loop": {
    cells: [".o..o", ".....", "x....", ".....", ".o..o"],
    lines: [
      [0, 2, 1, 0],
      [1, 0, 4, 0],
      [4, 0, 4, 4],
      [4, 4, 1, 4],
      [1, 4, 0, 2],
    ],
  },
};

/** The picture of a station. @param {{ id: string }} props */
export function Pattern({ id }) {
  const { cells, lines = [] } = PICTURES[id] ?? { cells: [] };
  const at = (/** @type {number} */ n) => n * 10 + 5;
  return h(
    "svg",
    { class: "pattern", viewBox: "-2 -2 54 54", "aria-hidden": "true", focusable: "false" },
    h("rect", { x: 0, y: 0, width: 50, height: 50, rx: 4, class: "pattern-paper" }),
    h("path", {
      d: "M10 0V50M20 0V50M30 0V50M40 0V50M0 10H50M0 20H50M0 30H50M0 40H50",
      class: "pattern-grid",
    }),
    lines.map(([x1, y1, x2, y2], i) =>
      h("line", { key: `l${i}`, x1: at(x1), y1: at(y1), x2: at(x2), y2: at(y2), class: "pattern-line" }),
    ),
    cells.flatMap((row, y) =>
      [...row].map((sign, x) => {
        const key = `${x} ${y}`;
        const [cx, cy] = [at(x), at(y)];
        switch (sign) {
          case "o":
            return h("circle", { key, cx, cy, r: 3.9, class: "pattern-cell" });
          case "x":
            return h("path", { key, d: `M${cx - 3} ${cy - 3}l6 6m0 -6l-6 6`, class: "pattern-out" });
          case "!":
            return h("circle", { key, cx, cy, r: 3.6, class: "pattern-in" });
          case "#":
            return h("rect", {
              key,
              x: cx - 2.6,
              y: cy - 2.6,
              width: 5.2,
              height: 5.2,
              rx: 1.4,
              class: "pattern-filled",
            });
          case "~":
            return h("rect", {
              key,
              x: cx - 4.4,
              y: cy - 4.4,
              width: 8.8,
              height: 8.8,
              rx: 1.5,
              class: "pattern-shade",
            });
          default:
            return null;
        }
      }),
    ),
  );
}

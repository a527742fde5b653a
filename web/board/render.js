// Renders boards as SVG. `show` removes old elements and appends new ones; it never changes one in place.
//
//   svg.board                       the viewBox is in cells
//   ├─ g.layer-ground               paper
//   ├─ g.layer-choice               selection and related cells              (player)
//   ├─ g.layer-rules                what the rules of the board look like; signs between cells come after the lines
//   ├─ g.layer-paint                colours behind the digits                (player)
//   ├─ g.layer-under                houses, cells, discs behind candidates   (tutor)
//   ├─ g.layer-lines                grid lines and row and column numbers
//   ├─ g.layer-sheet                digits and marks                         (player)
//   ├─ g.layer-drawn                links, what is marked as wrong           (player)
//   ├─ g.layer-over                 strikes, rings, links, lines of sight    (tutor)
//   ├─ g.layer-chosen               the frame of the selection               (player)
//   └─ g.layer-lit                  what the words under the pointer name    (tutor)
//
// Lines are as thick as the cells allow, up to a thickness in pixels: a board of 4×4 looks as light as one of 9×9. The
// style sheet knows the size of a cell (--cell) for that.

import { draw, glyph, svg } from "./shapes.js";

/** @import { MakeRenderer } from "../types/board.js" */
/** @import { Geometry } from "../game/geometry.js" */

/** The margin around the board, in board units. Row and column numbers are at the left and the top. */
const MARGIN = { numbered: 0.38, plain: 0.05 };

/** @type {MakeRenderer} */
export function svgRenderer(board, { numbered, alphabet }) {
  // On a small board, cells are large: lines and numbers are not, so that a board of any size looks alike.
  const unit = Math.min(1, board.side / 9);
  const [before, after] = board.room ?? [0, 0];
  const near = before + (numbered ? MARGIN.numbered * unit : MARGIN.plain);
  const far = after + MARGIN.plain;
  const extent = board.side + near + far;
  const layers = {
    choice: svg("g", { class: "layer-choice" }),
    paint: svg("g", { class: "layer-paint" }),
    under: svg("g", { class: "layer-under" }),
    sheet: svg("g", { class: "layer-sheet" }),
    drawn: svg("g", { class: "layer-drawn" }),
    over: svg("g", { class: "layer-over" }),
    chosen: svg("g", { class: "layer-chosen" }),
    lit: svg("g", { class: "layer-lit" }),
  };
  const rules = ruleLayers(board);
  const ground = svg("rect", { ...whole(board, unit), class: "paper" });
  const element = svg(
    "svg",
    {
      viewBox: `${-near} ${-near} ${extent} ${extent}`,
      class: "board",
      "aria-hidden": "true",
      focusable: "false",
    },
    svg("g", { class: "layer-ground" }, ground),
    layers.choice,
    rules.below,
    layers.paint,
    layers.under,
    lines(board, numbered && 0.17 * unit - near, unit),
    rules.above,
    layers.sheet,
    layers.drawn,
    layers.over,
    layers.chosen,
    layers.lit,
  );
  element.style.setProperty("--cell", `calc(100cqi / ${extent})`);
  // Each shape that is drawn, as text.
  /** @type {WeakMap<Element, string>} */
  const hashes = new WeakMap();
  return {
    element,
    near: near / extent,
    far: far / extent,
    show(name, shapes) {
      const wanted = new Map(shapes.map((shape) => [JSON.stringify(shape), shape]));
      for (const old of [...layers[name].children]) {
        if (!wanted.delete(hashes.get(old) ?? "")) old.remove();
      }
      for (const [hash, shape] of wanted) {
        const drawn = draw(board, shape, alphabet);
        hashes.set(drawn, hash);
        layers[name].append(drawn);
      }
    },
  };
}

/** What rules look like, drawn as soon as that is loaded. @param {Geometry} board */
function ruleLayers(board) {
  const [below, above] = ["below", "above"].map((where) => svg("g", { class: `layer-rules ${where}` }));
  if (board.rules) {
    void import("./rule-shapes.js").then(({ rulesBelow, rulesAbove }) => {
      below.append(...rulesBelow(board));
      above.append(...rulesAbove(board));
    });
  }
  return { below, above };
}

/** The board as a rectangle. @param {Geometry} board @param {number} unit */
const whole = ({ side }, unit) => ({ x: 0, y: 0, width: side, height: side, rx: 0.05 * unit });

/**
 * @param {Geometry} board
 * @param {number | false} outside where the numbers are, if there are any
 * @param {number} unit the size of what does not grow with the cells
 */
function lines(board, outside, unit) {
  const { side, boxRows, boxColumns } = board;
  let thin = "";
  let thick = "";
  // Without boxes, where regions end is drawn with the rules.
  const boxed = board.housesOf[0][2]?.kind === "box";
  for (let i = 1; i < side; i++) {
    const across = `M0 ${i} H${side} `;
    const down = `M${i} 0 V${side} `;
    if (!boxed || i % boxRows) thin += across;
    else thick += across;
    if (!boxed || i % boxColumns) thin += down;
    else thick += down;
  }
  const group = svg(
    "g",
    { class: "layer-lines" },
    svg("path", { d: thin, class: "thin-line" }),
    svg("path", { d: thick, class: "thick-line" }),
    svg("rect", { ...whole(board, unit), class: "border" }),
  );
  for (let i = 0; outside && i < side; i++) {
    group.append(
      glyph(String(i + 1), { x: i + 0.5, y: outside }, 0.22 * unit, "coordinate"),
      glyph(String(i + 1), { x: outside, y: i + 0.5 }, 0.22 * unit, "coordinate"),
    );
  }
  return group;
}

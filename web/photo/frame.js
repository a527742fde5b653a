// The picture with the frame that was found. Its corners can be dragged, or moved with the arrow keys.

import { button, h, say, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { boxLines, cellCorners } from "./plane.js";

/** @import { Point } from "./plane.js" */

/** How far a key moves a corner, in pixels of the picture; with Shift. */
const [STEP, LEAP] = [2, 20];

/** How long after the last key the board is read again, in milliseconds. */
const REST = 500;

/** The side of the magnifier, and how much it enlarges a picture that is shown as large as it is. */
const [LENS, ENLARGED] = [112, 2];

/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Point[]} corners */
const outline = (corners) => corners.map((corner) => corner.join(",")).join(" ");

/**
 * @param {{ picture: ImageBitmap, corners: Point[] | null, boards: Point[][], chosen: number, cell: number | null,
 *   onMove: (corners: Point[]) => void, onRest: (corners: Point[]) => void, onChoose: (board: number) => void }} props
 *   corners: null while the picture is read; boards: the corners of all boards, if there are several; cell: the one that is looked at; onMove: the frame has
 *   changed; onRest: and stays as it is
 */
export function Frame({ picture, corners, boards, chosen, cell, onMove, onRest, onChoose }) {
  const { width, height } = picture;
  const canvas = /** @type {{ current: HTMLCanvasElement | null }} */ (useRef(null));
  const host = /** @type {{ current: HTMLDivElement | null }} */ (useRef(null));
  const [dragged, setDragged] = useState(/** @type {number | null} */ (null));
  const rest = /** @type {{ current: ReturnType<typeof setTimeout> | undefined }} */ (useRef(undefined));
  useLayoutEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  useEffect(() => () => clearTimeout(rest.current), []);

  /** @param {Point[]} from @param {number} index @param {Point} to */
  const moved = (from, index, [x, y]) => {
    const inside = /** @type {Point} */ ([Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)]);
    const next = from.with(index, inside);
    onMove(next);
    return next;
  };
  /** @param {PointerEvent} event @returns {Point} */
  const pointed = (event) => {
    const box = /** @type {HTMLDivElement} */ (host.current).getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  };
  /** @param {Point[]} from @param {number} index @param {KeyboardEvent} event */
  const onKeyDown = (from, index, event) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LEAP : STEP;
    const [x, y] = from[index];
    const next = moved(from, index, [x + step * way[0], y + step * way[1]]);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onRest(next), REST);
  };
  const percent = (/** @type {Point} */ [x, y]) => ({
    left: `${(100 * x) / width}%`,
    top: `${(100 * y) / height}%`,
  });
  return h(
    "div",
    { class: "photo-frame", ref: host, style: { "--shape": width / height } },
    h("canvas", { ref: canvas, width, height, role: "img", "aria-label": say("photo-picture") }),
    corners &&
      h(
        "svg",
        { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
        boards.map((other, index) =>
          index === chosen
            ? null
            : h("polygon", { key: index, class: "photo-other", points: outline(other) }),
        ),
        h("polygon", { class: "photo-halo", points: outline(corners) }),
        h("polygon", { class: "photo-found", points: outline(corners) }),
        h("path", { class: "photo-boxes", d: boxLines(corners) }),
        cell !== null && h("polygon", { class: "photo-cell", points: outline(cellCorners(corners, cell)) }),
      ),
    boards.map((board, index) =>
      button(
        {
          key: `board-${index}`,
          class: "photo-pick",
          style: percent(middle(index === chosen && corners ? corners : board)),
          "aria-label": say("photo-board", { number: index + 1 }),
          "aria-pressed": index === chosen,
          onClick: () => onChoose(index),
        },
        String(index + 1),
      ),
    ),
    corners?.map((corner, index) =>
      button({
        key: `corner-${index}`,
        class: "photo-corner",
        style: percent(corner),
        "aria-label": say("photo-corner", { number: index + 1 }),
        "aria-describedby": "photo-frame-help",
        onKeyDown: (/** @type {KeyboardEvent} */ event) => onKeyDown(corners, index, event),
        onPointerDown: (/** @type {PointerEvent} */ event) => {
          /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
          setDragged(index);
        },
        onPointerMove: (/** @type {PointerEvent} */ event) => {
          if (dragged === index) moved(corners, index, pointed(event));
        },
        onPointerUp: (/** @type {PointerEvent} */ event) => {
          if (dragged !== index) return;
          setDragged(null);
          onRest(moved(corners, index, pointed(event)));
        },
        onPointerCancel: () => setDragged(null),
      }),
    ),
    corners &&
      dragged !== null &&
      h(Lens, { picture, at: corners[dragged], away: corners[dragged][0] < width / 2 }),
  );
}

/** @param {Point[]} corners @returns {Point} */
const middle = (corners) => [
  corners.reduce((sum, [x]) => sum + x, 0) / 4,
  corners.reduce((sum, [, y]) => sum + y, 0) / 4,
];

/**
 * What is under the finger, enlarged.
 * @param {{ picture: ImageBitmap, at: Point, away: boolean }} props away: whether it stands at the right
 */
function Lens({ picture, at: [x, y], away }) {
  const canvas = /** @type {{ current: HTMLCanvasElement | null }} */ (useRef(null));
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const side = LENS / ENLARGED;
    context.clearRect(0, 0, LENS, LENS);
    context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, LENS, LENS);
  }, [picture, x, y]);
  return h("canvas", {
    class: away ? "photo-lens away" : "photo-lens",
    ref: canvas,
    width: LENS,
    height: LENS,
    "aria-hidden": "true",
  });
}

/** The side of the picture of a cell, in pixels, and what is shown around the cell. */
const [CELL, AROUND] = [144, 20];

/** A cell of the picture, straightened. @param {{ picture: ImageBitmap, corners: Point[], cell: number }} props */
export function CellPicture({ picture, corners, cell }) {
  const canvas = /** @type {{ current: HTMLCanvasElement | null }} */ (useRef(null));
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const [[x, y], [x1, y1], , [x3, y3]] = cellCorners(corners, cell);
    const side = CELL - 2 * AROUND;
    const [a, b, c, d] = [(x1 - x) / side, (y1 - y) / side, (x3 - x) / side, (y3 - y) / side];
    const toPicture = new DOMMatrix([a, b, c, d, x - AROUND * (a + c), y - AROUND * (b + d)]);
    context.resetTransform();
    context.clearRect(0, 0, CELL, CELL);
    if (!toPicture.isIdentity && a * d - b * c) context.setTransform(toPicture.inverse());
    context.drawImage(picture, 0, 0);
  }, [picture, corners, cell]);
  return h("canvas", { class: "photo-part", ref: canvas, width: CELL, height: CELL, "aria-hidden": "true" });
}

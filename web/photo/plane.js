// The plane of a board in a picture: where its cells are between four corners. Pure.

/** @typedef {[number, number]} Point pixels from the left and the upper edge of the picture */

/**
 * The perspective that maps the unit square to four corners, clockwise from the upper left (Heckbert 1989, 2.2.3).
 * @param {Point[]} corners
 * @returns {(across: number, down: number) => Point} from shares of the board's sides
 */
export function plane([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return (across, down) => {
    const depth = g * across + h * down + 1 || 1e-9;
    return [
      ((x1 - x0 + g * x1) * across + (x3 - x0 + h * x3) * down + x0) / depth,
      ((y1 - y0 + g * y1) * across + (y3 - y0 + h * y3) * down + y0) / depth,
    ];
  };
}

/** The corners of a cell, clockwise from the upper left. @param {Point[]} corners of the board @param {number} cell */
export function cellCorners(corners, cell) {
  const at = plane(corners);
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const places = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  return places.map(([across, down]) => at(across / 9, down / 9));
}

/** The frame and the lines of boxes, as the path of an SVG. @param {Point[]} corners */
export function boxLines(corners) {
  const at = plane(corners);
  const line = (/** @type {number[]} */ [a, b, c, d]) => `M${at(a, b).join(" ")}L${at(c, d).join(" ")}`;
  return [1 / 3, 2 / 3].map((share) => line([share, 0, share, 1]) + line([0, share, 1, share])).join("");
}

/** A frame for a picture in which none was found. @param {{ width: number, height: number }} picture @returns {Point[]} */
export function anyFrame({ width, height }) {
  const side = 0.7 * Math.min(width, height);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  return [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ];
}

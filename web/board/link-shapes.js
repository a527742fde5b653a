// The links that the player has drawn, as shapes. Pure.

import { bendAround, linkCurve, obstacles } from "./link-path.js";

/** @import { Sheet } from "../game/sheet.js" */
/** @import { Shape } from "./shapes.js" */

/** @param {Sheet} sheet @returns {Shape[]} */
export function linkShapes(sheet) {
  const ends = sheet.links.flatMap(({ from, to }) => [from, to]);
  const digits = ends.length ? obstacles(sheet, ends) : [];
  return sheet.links.map(({ from, to, strong }) => {
    const [start, end] = [from, to].map(({ cell, digit }) => ({ digit, cells: [cell] }));
    const bend = bendAround(sheet.board, start, end, digits);
    const curve = linkCurve(sheet.board, start, end, bend);
    return { kind: "link", from: start, to: end, curve, strong };
  });
}

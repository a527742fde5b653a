// Pictures of boards, as the tests of photographs need them.

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Draws boards on a sheet of paper, one below the other, and photographs it a little askew.
 * @param {Page} page
 * @param {string[]} lines
 * @param {{ side?: number, type?: string }} [options] side: of the picture, in pixels
 */
export async function picture(page, lines, { side = 900, type = "image/jpeg" } = {}) {
  const coded = await page.evaluate(async ([boards, length, kind]) => {
    const height = length * Math.max(1, boards.length);
    const canvas = new OffscreenCanvas(length, height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.fillStyle = "#e8e4da";
    context.fillRect(0, 0, length, height);
    context.setTransform(1, 0.03, -0.05, 1, 0.03 * length, 0);
    context.textAlign = "center";
    context.textBaseline = "middle";
    const cell = Math.round(length / 11.5);
    for (const [index, line] of boards.entries()) {
      const [left, top] = [cell, cell + index * length];
      context.fillStyle = "#33302b";
      for (let at = 0; at <= 9; at++) {
        const width = (at % 3 ? 0.02 : 0.06) * cell;
        context.fillRect(left - width / 2, top + at * cell - width / 2, 9 * cell, width);
        context.fillRect(left + at * cell - width / 2, top - width / 2, width, 9 * cell);
      }
      context.font = `${0.7 * cell}px sans-serif`;
      for (const [place, digit] of [...line].entries()) {
        const [x, y] = [left + ((place % 9) + 0.5) * cell, top + (Math.floor(place / 9) + 0.54) * cell];
        if (digit !== ".") context.fillText(digit, x, y);
      }
    }
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: kind })).arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  }, /** @type {const} */ ([lines, side, type]));
  return { name: "sudoku", mimeType: type, buffer: Buffer.from(coded, "latin1") };
}

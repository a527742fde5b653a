// What the module that reads pictures is asked: grey pixels, and where the board is if that is known. Also part of the
// package for JavaScript.

/**
 * Pixels row by row: a byte each, or four (red, green, blue, opacity), as a canvas gives them.
 * @typedef {{ width: number, height: number, data: Uint8Array | Uint8ClampedArray }} Pixels
 */

/**
 * The grey pixels of a picture. What is transparent lies on white.
 * @param {Pixels} picture
 * @returns {Uint8Array}
 */
export function greyOf({ width, height, data }) {
  const count = width * height;
  if (data.length === count) return new Uint8Array(data);
  if (data.length !== 4 * count)
    throw new RangeError(
      `${data.length} bytes for ${width}×${height} pixels, expected ${count} or ${4 * count}`,
    );
  const grey = new Uint8Array(count);
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    // As bright as people see them (ITU-R BT.601).
    const light = (77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2]) >> 8;
    grey[i] = 255 - ((255 - light) * data[at + 3]) / 255;
  }
  return grey;
}

/**
 * The address of the question for the boards in a picture, or for the one between four corners.
 * @param {{ width: number, height: number }} picture
 * @param {[number, number][]} [corners] clockwise, in pixels
 */
export const pictureAddress = ({ width, height }, corners) =>
  `picture?${width}x${height}${corners ? `&${corners.flat().map((one) => one.toFixed(1))}` : ""}`;

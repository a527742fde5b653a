// What the module that reads pictures is asked: pixels, and where the board is if that is known. Also part of the package
// for JavaScript.

/**
 * Pixels row by row: a byte each, or four (red, green, blue, opacity), as a canvas gives them.
 * @typedef {{ width: number, height: number, data: Uint8Array | Uint8ClampedArray }} Pixels
 */

/**
 * The bytes of a picture as the module gets them.
 * @param {Pixels} picture
 * @returns {Uint8Array}
 */
export function bytesOf({ width, height, data }) {
  const count = width * height;
  if (data.length !== count && data.length !== 4 * count)
    throw new RangeError(
      `${data.length} bytes for ${width}×${height} pixels, expected ${count} or ${4 * count}`,
    );
  return new Uint8Array(data.buffer, data.byteOffset, data.length);
}

/**
 * The address of the question for the boards in a picture, or for the one between four corners.
 * @param {{ width: number, height: number }} picture
 * @param {[number, number][]} [corners] clockwise, in pixels
 */
export const pictureAddress = ({ width, height }, corners) =>
  `picture?${width}x${height}${corners ? `&${corners.flat().map((one) => one.toFixed(1))}` : ""}`;

/** The address of the question for the QR codes in a picture. @param {{ width: number, height: number }} picture */
export const codesAddress = ({ width, height }) => `codes?${width}x${height}`;

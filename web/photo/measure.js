// The size of a picture from the head of its file, so that nothing is decoded that is too large. Pure.

/** The most pixels that are decoded: what two copies of them take must fit into a phone's memory. */
export const MOST_PIXELS = 64_000_000;

/** The most bytes of a file. */
export const MOST_BYTES = 64 << 20;

/** The fewest pixels of a side. */
export const LEAST_SIDE = 90;

/** As many pixels as the module works on (WORKING_PIXELS in crates/jade-vision/src/picture.rs). */
const WORKING_PIXELS = 1_600_000;

/** How much of a file its size is looked for in: before it, a JPEG may have a preview and profiles of colours. */
export const HEAD = 1 << 20;

/**
 * The size that the head of a file states; null if this is no picture of a known format, or its head is damaged.
 * @param {Uint8Array} head
 * @returns {{ width: number, height: number } | null}
 */
export function measure(head) {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const has = (/** @type {number} */ at, /** @type {string} */ text) =>
    [...text].every((char, i) => head[at + i] === char.charCodeAt(0));
  try {
    if (has(0, "\x89PNG")) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (has(0, "\xff\xd8")) return measureJpeg(view);
    if (has(0, "RIFF") && has(8, "WEBP")) return measureWebp(view, has);
    if (has(0, "GIF8")) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (has(0, "BM"))
      return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
    if (has(4, "ftyp")) return measureHeif(view, head, has);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The first frame of a JPEG (ITU T.81, B.2.2). @param {DataView} view */
function measureJpeg(view) {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker === 0xda) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
}

/**
 * The three kinds of WebP (RFC 9649).
 * @param {DataView} view
 * @param {(at: number, text: string) => boolean} has
 */
function measureWebp(view, has) {
  const three = (/** @type {number} */ at) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (has(12, "VP8X")) return { width: three(24) + 1, height: three(27) + 1 };
  if (has(12, "VP8 "))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (!has(12, "VP8L")) return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/**
 * AVIF and HEIC: the largest picture in the file (ISO/IEC 23008-12, 6.5.3).
 * @param {DataView} view
 * @param {Uint8Array} head
 * @param {(at: number, text: string) => boolean} has
 */
function measureHeif(view, head, has) {
  let largest = null;
  for (let at = head.indexOf(0x69); at >= 0; at = head.indexOf(0x69, at + 1)) {
    if (!has(at, "ispe")) continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
}

/**
 * Why a picture of this size is not read; null if it is.
 * @param {{ width: number, height: number }} size
 * @returns {"large-picture" | "small-picture" | null}
 */
export function refuses({ width, height }) {
  if (width * height > MOST_PIXELS) return "large-picture";
  return Math.min(width, height) < LEAST_SIDE ? "small-picture" : null;
}

/**
 * The size to which a picture is shrunk, by a whole number.
 * @param {{ width: number, height: number }} size
 */
export function working({ width, height }) {
  let factor = 1;
  while (Math.floor(width / factor) * Math.floor(height / factor) > WORKING_PIXELS) factor += 1;
  return { width: Math.floor(width / factor), height: Math.floor(height / factor) };
}

// The worker that reads a picture: the browser decodes it and shrinks it, the module finds the boards in it.

import { readReply, requestBytes, startModule } from "../tutor/module.js";
import { HEAD, MOST_BYTES, measure, refuses, working } from "./measure.js";
import { bytesOf, codesAddress, pictureAddress } from "./pixels.js";

/** @import { PictureReply } from "../types/contract.js" */

/**
 * What the page sends: where the module is, or the program if there is no module; where the module for QR codes is; a picture to
 * read; or four corners, to read the same picture there.
 * @typedef {{ id: number, module?: string, program?: string, codes?: string, file?: Blob, corners?: [number, number][] }} Order
 */
/**
 * What it gets: the picture as it is read, what was read, with the texts of its QR codes if there is no board, or why nothing was.
 * @typedef {{ id: number, picture?: ImageBitmap, reply?: PictureReply, texts?: string[], failed?: string }} Report
 */

/** TypeScript checks this file as part of a page, so the worker's type is unknown. */
const worker = /** @type {any} */ (self);

/** Reading failed for a reason that the page has a sentence for. */
class Failure extends Error {}

/** @type {Promise<(request: Uint8Array) => Uint8Array> | undefined} */
let starting;
/** Where the module for QR codes is, if there is one. */
let codes = "";
/** Where the program reads pictures, if there is no module. */
let program = "";
/** The picture as the program gets it. */
let small = new Blob();
/** The pixels of the picture. @type {import("./pixels.js").Pixels} */
let pixels = { width: 0, height: 0, data: new Uint8Array() };

/** @param {string} address */
async function start(address) {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Failure("not-loaded");
  const module = await WebAssembly.compile(await response.arrayBuffer());
  return startModule(module, () => {
    throw new Error("pictures need no collection");
  });
}

/**
 * Decodes a picture, upright, and shrinks it.
 * @param {Blob} file
 * @returns {Promise<ImageBitmap>} the picture; its pixels are in `pixels`
 */
async function decode(file) {
  if (file.size > MOST_BYTES) throw new Failure("long-file");
  const stated = measure(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (!stated) throw new Failure("other-format");
  const refused = refuses(stated);
  if (refused) throw new Failure(refused);
  const whole = await createImageBitmap(file).catch(() => {
    throw new Failure("damaged-picture");
  });
  const { width, height } = working(whole);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Failure("broken");
  // What is transparent lies on white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, width, height);
  whole.close();
  if (program) small = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
  if (!program || codes) pixels = context.getImageData(0, 0, width, height);
  return canvas.transferToImageBitmap();
}

/** @param {[number, number][]} [corners] where the board is, if that is known @returns {Promise<PictureReply>} */
async function read(corners) {
  if (program) return readByProgram(corners);
  const request = requestBytes("POST", pictureAddress(pixels, corners), "en", bytesOf(pixels));
  const answer = await /** @type {NonNullable<typeof starting>} */ (starting);
  return JSON.parse(new TextDecoder().decode(readReply(answer(request)).body));
}

/** @param {[number, number][]} [corners] @returns {Promise<PictureReply>} */
async function readByProgram(corners) {
  const query = corners ? `?corners=${corners.flat().map((one) => one.toFixed(1))}` : "";
  const headers = { "Content-Type": small.type };
  const response = await fetch(program + query, { method: "POST", headers, body: small }).catch(() => null);
  if (!response) throw new Failure("not-loaded");
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

/** What the QR codes of the picture say. Without a module for them, or if it fails, there are none. @returns {Promise<string[]>} */
async function readCodes() {
  try {
    const answer = codes && (await start(codes));
    if (!answer) return [];
    const reply = answer(requestBytes("POST", codesAddress(pixels), "en", bytesOf(pixels)));
    return JSON.parse(new TextDecoder().decode(readReply(reply).body)).codes;
  } catch (error) {
    console.info("no QR codes:", error);
    return [];
  }
}

/** @param {Order} order */
async function obey({ id, module, program: at, codes: forCodes, file, corners }) {
  const report = (/** @type {Omit<Report, "id">} */ more, /** @type {Transferable[]} */ moved = []) =>
    worker.postMessage({ id, ...more }, moved);
  try {
    if (module) starting = start(module);
    if (at) program = at;
    if (forCodes) codes = forCodes;
    // Both go on at the same time; if the module fails, reading says so.
    starting?.catch(() => {});
    if (file) {
      const picture = await decode(file);
      report({ picture }, [picture]);
    }
    const reply = await read(corners);
    const texts = reply.boards.length || corners ? [] : await readCodes();
    report({ reply, texts });
  } catch (error) {
    if (!(error instanceof Failure)) console.error("reading the picture failed:", error);
    report({ failed: error instanceof Failure ? error.message : "broken" });
  }
}

/** One order after the other. */
let last = Promise.resolve();
worker.addEventListener("message", (/** @type {{ data: Order }} */ { data }) => {
  last = last.then(() => obey(data));
});

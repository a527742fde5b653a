// Reads written digits with the module that reads pictures. It takes a few milliseconds, so no worker is needed.

import { ROOT } from "../root.js";
import { readReply, requestBytes, startModule } from "../tutor/module.js";
import { pictureModule } from "../tutor/transport.js";
import { strokesAddress, strokesBody } from "./strokes.js";

/** @import { WrittenReply } from "../types/contract.js" */
/** @import { Stroke } from "./strokes.js" */

/** @typedef {(strokes: Stroke[], side: number) => WrittenReply} InkReader */

/** @type {Promise<InkReader> | null} */
let starting = null;

/** Whether this page has the module. */
export const canReadInk = async () =>
  typeof WebAssembly !== "undefined" && (await pictureModule()) !== undefined;

/** Loads the module, once. @returns {Promise<InkReader>} */
export function loadInkReader() {
  starting ??= load();
  // The next use tries again.
  starting.catch(() => (starting = null));
  return starting;
}

async function load() {
  const name = await pictureModule();
  if (name === undefined) throw new TypeError("no module that reads digits");
  const response = await fetch(ROOT + name);
  if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  const answer = await startModule(module, () => {
    throw new Error("writing needs no collection");
  });
  /** @type {InkReader} */
  const read = (strokes, side) => {
    const request = requestBytes("POST", strokesAddress(side), "en", strokesBody(strokes));
    return JSON.parse(new TextDecoder().decode(readReply(answer(request)).body));
  };
  return read;
}

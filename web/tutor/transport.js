// Which way a question goes: to the WebAssembly module in a worker where it is there, else to the program.

import { ROOT } from "../root.js";

/** @typedef {(path: string, init: { method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal }) => Promise<Response>} Send */

/** What only the program answers: its database. */
const ONLY_PROGRAM = /^collections(\/|\?|$)/;

/** The module could not be loaded, and there is no program to ask instead. */
class Absent extends Error {
  name = "Absent";
}

/** @type {Send} */
const toProgram = (path, init) => fetch(`${ROOT}api/v1/${path}`, init);

/**
 * What is at hand: the address of the module, of the one for browsers without registers of 128 bits, of the one that
 * reads pictures, of the one that reads QR codes in them, and whether there is a program.
 * @typedef {{ module?: string, basic?: string, vision?: string, codes?: string, program?: boolean }} AtHand
 */

/** @type {Promise<AtHand> | null} */
let atHand = null;

/** @returns {Promise<AtHand>} */
export const whatIsAtHand = () =>
  (atHand ??= fetch(`${ROOT}module.json`)
    .then((response) => (response.ok ? response.json() : {}))
    .catch(() => ({})));

/** Whether there is a program, which keeps collections. */
export const hasProgram = async () => (await whatIsAtHand()).program !== false;

/** The address of the module that reads pictures, below the root; undefined if there is none. */
export const pictureModule = async () => (await whatIsAtHand()).vision;

/** The way to the module once it runs. @type {Send | null} */
let toModule = null;
/** @type {Promise<Send | null> | null} */
let starting = null;

/** Starts the module if there is one. Returns the way to it. @returns {Promise<Send | null>} */
export function startTutor() {
  starting ??= (async () => {
    const { module, basic } = await whatIsAtHand();
    if (!module || typeof WebAssembly === "undefined") return null;
    const { hasSimd, startLocal } = await import("./local.js");
    return (toModule = await startLocal(ROOT + (hasSimd() ? module : (basic ?? module))));
  })();
  // The next question tries again.
  starting.catch(() => (starting = null));
  return starting;
}

/** Starts the module without waiting for it; a question will say if that fails. */
export const startSoon = () => void startTutor().catch(() => {});

/** Sends a question. @type {Send} */
export async function send(path, init) {
  if (ONLY_PROGRAM.test(path)) return toProgram(path, init);
  if (toModule) return toModule(path, init);
  // While the module loads, the program answers; if it has stopped, the module does, once it is there.
  if (await hasProgram()) {
    try {
      return await toProgram(path, init);
    } catch (error) {
      const way = init.signal?.aborted ? null : await starting?.catch(() => null);
      if (!way) throw error;
      return way(path, init);
    }
  }
  const way = await startTutor().catch((error) => {
    throw new Absent(String(error));
  });
  init.signal?.throwIfAborted();
  if (!way) throw new Absent("this browser runs no WebAssembly");
  return way(path, init);
}

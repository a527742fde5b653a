// Reads a picture in a worker of its own, which ends with the dialog or when the player cancels.

import { ROOT } from "../root.js";
import { hasProgram, whatIsAtHand } from "../tutor/transport.js";

/** @import { PictureReply } from "../types/contract.js" */
/** @import { Order, Report } from "./worker.js" */

/**
 * What is heard of the reading: the picture as it is read, what was read, with the texts of its QR codes if there is no board, or
 * why nothing was.
 * @typedef {{ picture: ImageBitmap } | { reply: PictureReply, texts?: string[] } | { failed: string }} Heard
 */

/**
 * Starts to read a picture.
 * @param {Blob} file
 * @param {(heard: Heard) => void} tell
 */
export function readPicture(file, tell) {
  /** @type {Worker | null} */
  let worker = null;
  let latest = 0;
  let ended = false;

  const post = (/** @type {Omit<Order, "id">} */ order) => {
    latest += 1;
    worker?.postMessage({ id: latest, ...order });
  };
  const fail = (/** @type {string} */ failed) => {
    if (!ended) tell({ failed });
  };

  async function start() {
    if (typeof OffscreenCanvas === "undefined" || typeof createImageBitmap === "undefined")
      return fail("old-browser");
    const { vision: module, codes } = await whatIsAtHand();
    // Without the module, the program reads the picture.
    if (!module && !(await hasProgram())) return fail("not-built");
    if (ended) return;
    worker = new Worker(`${ROOT}photo/worker.js`, { type: "module" });
    worker.addEventListener("message", (/** @type {{ data: Report }} */ { data }) => {
      // An answer for corners that have moved on is out of date.
      if (!ended && data.id === latest) tell(/** @type {Heard} */ (data));
    });
    worker.addEventListener("error", () => fail("not-loaded"));
    const address = (/** @type {string} */ path) => new URL(ROOT + path, location.href).href;
    const by = module ? { module: address(module) } : { program: address("api/v1/read") };
    post({ ...by, ...(codes ? { codes: address(codes) } : {}), file });
  }
  void start();

  return {
    /** Reads the board between four corners. @param {[number, number][]} corners */
    readAt: (corners) => post({ corners }),
    end() {
      ended = true;
      worker?.terminate();
    },
  };
}

// The worker that answers questions with the WebAssembly module, one at a time.

import { startModule } from "./module.js";

/** TypeScript checks this file as part of a page, so the worker's type is unknown. */
const worker = /** @type {any} */ (self);

/** Loads a file of the collection. The module waits for it, as a worker may. @param {string} file */
function load(file) {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(`../${file}`, import.meta.url), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${file}: ${request.status}`);
  return new Uint8Array(request.response);
}

/** @type {Promise<(request: Uint8Array) => Uint8Array>} */
let starting;

worker.addEventListener("message", async (/** @type {any} */ { data }) => {
  try {
    if (data.module) starting = startModule(data.module, load, (line) => worker.postMessage({ line }));
    const answer = await starting;
    if (data.request) {
      const reply = answer(data.request);
      worker.postMessage({ reply }, [reply.buffer]);
    }
  } catch (error) {
    worker.postMessage({ failed: String(error) });
  }
});

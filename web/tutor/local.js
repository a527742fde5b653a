// Asks the WebAssembly module in workers, as if it were the server: requests in, responses out. Loaded when the module
// is there.

import { ROOT } from "../root.js";
import { readReply, requestBytes } from "./module.js";
import { QUICK } from "./quick.js";

/** A module with one function, which returns a register of 128 bits filled with zeros. */
const WITH_SIMD = [
  [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  [1, 5, 1, 0x60, 0, 1, 0x7b],
  [3, 2, 1, 0],
  [10, 8, 1, 6, 0, 0x41, 0, 0xfd, 0x0f, 0x0b],
];

/** Whether the browser has registers of 128 bits. */
export const hasSimd = () => WebAssembly.validate(new Uint8Array(WITH_SIMD.flat()));

/** The module has failed, twice on the same question. */
export class Broken extends Error {
  name = "Broken";
}

/**
 * @typedef {object} Job
 * @property {string} path
 * @property {Uint8Array} request
 * @property {AbortSignal} [signal]
 * @property {(response: Response) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {number} tries how often it was begun
 * @property {ReadableStreamDefaultController<Uint8Array>} [stream] where its events go once one has come
 */

/**
 * Some workers, each with an instance of the module, and the questions that wait for them.
 * @param {WebAssembly.Module} module
 * @param {number} most the number of workers
 */
function lane(module, most) {
  /** @type {Job[]} */
  const waiting = [];
  /** The workers, with the question that each answers. @type {Map<Worker, Job | null>} */
  const workers = new Map();

  function hire() {
    const worker = new Worker(`${ROOT}tutor/worker.js`, { type: "module" });
    worker.addEventListener("message", ({ data }) => heard(worker, data));
    worker.addEventListener("error", (event) => heard(worker, { failed: event.message || "the worker" }));
    worker.postMessage({ module });
    workers.set(worker, null);
    return worker;
  }

  /** Ends a worker; returns the question that it leaves. @param {Worker} worker */
  function dismiss(worker) {
    const job = workers.get(worker);
    worker.terminate();
    workers.delete(worker);
    return job;
  }

  /** Gives waiting questions to free workers. */
  function next() {
    while (waiting.length) {
      const free = [...workers].find(([, job]) => !job)?.[0] ?? (workers.size < most ? hire() : null);
      if (!free) return;
      const job = /** @type {Job} */ (waiting.shift());
      job.tries += 1;
      workers.set(free, job);
      free.postMessage({ request: job.request });
    }
  }

  /** @param {Worker} worker @param {{ line?: Uint8Array, reply?: Uint8Array, failed?: string }} data */
  function heard(worker, { line, reply, failed }) {
    const job = workers.get(worker);
    if (failed !== undefined) {
      console.error(`the tutor's module failed: ${failed}`);
      dismiss(worker);
      if (job) again(job, failed);
    } else if (job && line) {
      if (job.stream) return job.stream.enqueue(line);
      const start = (/** @type {ReadableStreamDefaultController<Uint8Array>} */ controller) => {
        job.stream = controller;
        controller.enqueue(line);
      };
      return job.resolve(new Response(new ReadableStream({ start })));
    } else if (job && reply) {
      workers.set(worker, null);
      const { status, kind, body } = readReply(reply);
      if (job.stream) job.stream.close();
      else
        job.resolve(
          new Response(/** @type {BlobPart} */ (body), { status, headers: { "content-type": kind } }),
        );
    }
    next();
  }

  /** Asks once more what a worker has failed at, with a new one. @param {Job} job @param {string} failed */
  function again(job, failed) {
    if (job.tries < 2 && !job.stream) return void waiting.unshift(job);
    const error = new Broken(failed);
    if (job.stream) job.stream.error(error);
    else job.reject(error);
  }

  // The first worker is there before the first question: its files may not be there later.
  hire();

  /** @param {Job} job */
  return function ask(job) {
    job.signal?.addEventListener("abort", () => {
      const at = waiting.indexOf(job);
      if (at >= 0) waiting.splice(at, 1);
      // A running question ends with its worker.
      for (const [worker, one] of workers) if (one === job) dismiss(worker);
      job.stream?.error(job.signal?.reason);
      job.reject(job.signal?.reason);
      next();
    });
    waiting.push(job);
    next();
  };
}

/**
 * Compiles the module.
 * @param {string} address of the module
 * @returns {Promise<(path: string, init: { method?: string, body?: string, signal?: AbortSignal }) => Promise<Response>>} asks it
 *   what the server would be asked with `fetch`
 */
export async function startLocal(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Some servers do not know the media type, without which the browser does not compile while it loads.
  const known = response.headers.get("content-type")?.startsWith("application/wasm");
  const module = known
    ? await WebAssembly.compileStreaming(response)
    : await WebAssembly.compile(await response.arrayBuffer());
  const quick = lane(module, 1);
  const slow = lane(module, Math.max(2, Math.min((navigator.hardwareConcurrency ?? 2) - 1, 4)));
  return (path, { method = "GET", body, signal }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = requestBytes(method, path, document.documentElement.lang, body);
      const ask = QUICK.has(path.split("?")[0]) ? quick : slow;
      ask({ path, request, signal, resolve, reject, tries: 0 });
    });
}

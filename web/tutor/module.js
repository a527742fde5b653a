// The tutor as a WebAssembly module: bytes of a request in, bytes of a reply out (see crates/jade-wasm). This file needs
// nothing of a page, so it also runs in a worker and in Node.

/** The files of the collection, beside the module. */
export const COLLECTION = ["collection.txt", "collection.ratings.txt", "collection.variants.txt"];

/**
 * Starts a module. Asynchronously, because outside of workers browsers refuse to start a large module at once.
 * @param {WebAssembly.Module} module
 * @param {(file: string) => Uint8Array} load loads a file of the collection
 * @param {(line: Uint8Array) => void} [tell] takes the events of a request while it is answered
 * @returns {Promise<(request: Uint8Array) => Uint8Array>} answers a request; throws if the module fails, after which it
 *   must not be used any more
 */
export async function startModule(module, load, tell = () => {}) {
  let words = "";
  const bytes = (/** @type {number} */ at, /** @type {number} */ length) =>
    new Uint8Array(memory.buffer, at, length).slice();
  const jade = {
    now: () => performance.now(),
    seed: () => crypto.getRandomValues(new Uint32Array(1))[0],
    tell: (/** @type {number} */ at, /** @type {number} */ length) => tell(bytes(at, length)),
    load: (/** @type {number} */ file) => {
      const text = load(COLLECTION[file]);
      const at = alloc(text.length) >>> 0;
      new Uint8Array(memory.buffer, at, text.length).set(text);
      return (BigInt(at) << 32n) | BigInt(text.length);
    },
    fail: (/** @type {number} */ at, /** @type {number} */ length) =>
      void (words = new TextDecoder().decode(bytes(at, length))),
  };
  const { exports } = await WebAssembly.instantiate(module, { jade });
  const { memory, alloc, call, free } = /** @type {any} */ (exports);
  return (request) => {
    try {
      const at = alloc(request.length);
      new Uint8Array(memory.buffer, at, request.length).set(request);
      const reply = call(at, request.length) >>> 0;
      const length = new DataView(memory.buffer).getUint32(reply, true);
      const copied = bytes(reply + 4, length);
      free(reply);
      return copied;
    } catch (error) {
      throw new Error(words || String(error), { cause: error });
    }
  };
}

/**
 * Writes a request.
 * @param {string} method
 * @param {string} address below /api/v1/, with its query
 * @param {string} lang the language of the reply if the request names none
 * @param {string | Uint8Array} [body] JSON, or the pixels of a picture
 */
export function requestBytes(method, address, lang, body = "") {
  const encoder = new TextEncoder();
  const head = encoder.encode(`${method} ${address} ${lang}\n`);
  const content = typeof body === "string" ? encoder.encode(body) : body;
  const request = new Uint8Array(head.length + content.length);
  request.set(head);
  request.set(content, head.length);
  return request;
}

/** Reads a reply. @param {Uint8Array} reply */
export function readReply(reply) {
  const end = reply.indexOf(10);
  const [status, kind] = new TextDecoder().decode(reply.subarray(0, end)).split(" ");
  return { status: Number(status), kind, body: reply.subarray(end + 1) };
}

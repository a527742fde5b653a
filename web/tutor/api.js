// The API, of the program or of the module (see transport.js). Every failure becomes a Problem, which the page can describe.

/** @import { Problem } from "../types/page.js" */
/** @import { ErrorReply } from "../types/contract.js" */

/** The timeout of a request, in milliseconds. */
const PATIENCE = 20_000;

/** A request that failed. */
export class ApiError extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.message ?? problem.code);
    this.problem = problem;
  }
}

/**
 * Sends a request to the server.
 * @template T
 * @param {string} path below /api/v1/
 * @param {object} body
 * @param {AbortSignal} [cancel]
 * @returns {Promise<T>}
 * @throws {ApiError}
 */
export const ask = (path, body, cancel) => request(path, body, cancel, (response) => response.json());

/**
 * Requests a file.
 * @param {string} path below /api/v1/
 * @param {object} body
 * @returns {Promise<Blob>}
 * @throws {ApiError}
 */
export const askFile = (path, body) => request(path, body, undefined, (response) => response.blob());

/**
 * Requests a stream of JSON lines, without a timeout. Calls `tell` for each line as it arrives.
 * @template T
 * @param {string} path below /api/v1/
 * @param {object} body
 * @param {AbortSignal} cancel
 * @param {(line: T) => void} tell
 * @returns {Promise<void>}
 * @throws {ApiError}
 */
export const askLines = (path, body, cancel, tell) =>
  request(
    path,
    body,
    cancel,
    async (response) => {
      let rest = "";
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
        const lines = (rest + piece.value).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line) tell(JSON.parse(line));
      }
    },
    false,
  );

/**
 * Requests what does not depend on the sheet. Replies are cached.
 * @template T
 * @param {string} path below /api/v1/
 * @param {Record<string, string>} query
 * @returns {Promise<T>}
 * @throws {ApiError}
 */
export function get(path, query) {
  const address = `${path}?${new URLSearchParams(query)}`;
  let answer = known.get(address);
  if (!answer) {
    answer = getNow(path, query);
    known.set(address, answer);
    answer.catch(() => known.delete(address));
  }
  return answer;
}

/**
 * Requests what may change at any time. Replies are not cached.
 * @template T
 * @param {string} path below /api/v1/
 * @param {Record<string, string>} query
 * @returns {Promise<T>}
 * @throws {ApiError}
 */
export const getNow = (path, query) =>
  request(`${path}?${new URLSearchParams(query)}`, null, undefined, (response) => response.json());

/** @type {Map<string, Promise<any>>} */
const known = new Map();

/**
 * @template T
 * @param {string} path
 * @param {object | null} body
 * @param {AbortSignal | undefined} cancel
 * @param {(response: Response) => Promise<T>} read
 * @param {boolean} [hurry] whether there is a timeout
 * @returns {Promise<T>}
 */
async function request(path, body, cancel, read, hurry = true) {
  const timeout = hurry ? AbortSignal.timeout(PATIENCE) : new AbortController().signal;
  const signal = cancel ? AbortSignal.any([cancel, timeout]) : timeout;
  const post = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    const { send } = await import("./transport.js");
    let response = await send(path, { ...post, signal });
    for (let wait = retryAfter(response); wait !== null; wait = retryAfter(response)) {
      await pause(wait, signal);
      response = await send(path, { ...post, signal });
    }
    if (response.ok) return await read(response);
    throw new ApiError({ code: "refused", message: await messageOf(response) });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (cancel?.aborted) throw error;
    throw new ApiError({ code: timeout.aborted ? "slow" : codeOf(error) });
  }
}

/** Why a question has no answer. @param {unknown} error @returns {Problem["code"]} */
function codeOf(error) {
  const name = error instanceof Error ? error.name : "";
  return name === "Absent" ? "absent" : name === "Broken" ? "broken" : "offline";
}

/**
 * The delay in milliseconds before the next attempt, if the server is busy.
 * @param {Response} response
 */
function retryAfter({ status, headers }) {
  const seconds = Number(headers.get("retry-after"));
  return status === 503 && seconds > 0 ? seconds * 1000 : null;
}

/** @param {number} milliseconds @param {AbortSignal} signal rejects the pause when aborted */
const pause = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });

/** @param {Response} response @returns {Promise<string | undefined>} */
async function messageOf(response) {
  try {
    const reply = /** @type {ErrorReply} */ (await response.json());
    return reply.message;
  } catch {
    return undefined;
  }
}

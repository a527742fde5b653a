// The server's API. Every failure becomes a Problem, which the page can put in words.

/** @typedef {import("../state.js").Problem} Problem */
/** @typedef {import("../types/contract.js").ErrorReply} ErrorReply */

/** How long to wait for an answer, in milliseconds. */
const PATIENCE = 20_000;

/** A request that got no answer. */
export class ApiError extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.message ?? problem.code);
    this.problem = problem;
  }
}

/**
 * Asks the server.
 * @template T
 * @param {string} path below /api/v1/
 * @param {object} body
 * @param {AbortSignal} [cancel]
 * @returns {Promise<T>}
 * @throws {ApiError}
 */
export const ask = (path, body, cancel) =>
  fetched(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }, cancel);

/**
 * Gets what depends on its address alone.
 * @template T
 * @param {string} path below /api/v1/
 * @param {Record<string, string>} query
 * @returns {Promise<T>}
 * @throws {ApiError}
 */
export const get = (path, query) => fetched(`${path}?${new URLSearchParams(query)}`, {});

/**
 * @param {string} path
 * @param {RequestInit} how
 * @param {AbortSignal} [cancel]
 */
async function fetched(path, how, cancel) {
  const timeout = AbortSignal.timeout(PATIENCE);
  const signal = cancel ? AbortSignal.any([cancel, timeout]) : timeout;
  try {
    const response = await fetch(`/api/v1/${path}`, { ...how, signal });
    if (response.ok) return await response.json();
    throw new ApiError({ code: "refused", message: await messageOf(response) });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (cancel?.aborted) throw error;
    throw new ApiError({ code: timeout.aborted ? "slow" : "offline" });
  }
}

/** @param {Response} response @returns {Promise<string | undefined>} */
async function messageOf(response) {
  try {
    const reply = /** @type {ErrorReply} */ (await response.json());
    return reply.message;
  } catch {
    return undefined;
  }
}

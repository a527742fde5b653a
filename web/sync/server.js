// The server with the accounts. The page of a program asks that program, and its cookies say who is signed in. A page of
// static files may name a server elsewhere (module.json); browsers send no cookies there, so the page keeps the tokens.

import { ROOT } from "../root.js";
import { settings } from "../settings.js";
import { getKept, keepUnder } from "./kept.js";

/** The timeout of a request, in milliseconds. */
const PATIENCE = 30_000;

/** A request that failed. */
export class AccountError extends Error {
  /**
   * @param {string} message of the server, for the player; empty if it did not answer
   * @param {{ code?: string, field?: string, status?: number, after?: number }} [more] code: of the server's refusal, or
   *   "offline", or "none" if there are no accounts; after: the seconds after which to ask again
   */
  constructor(message, { code = "", field = "", status = 0, after = 0 } = {}) {
    super(message);
    this.code = code;
    this.field = field;
    this.status = status;
    this.after = after;
  }
}

/** @type {Promise<string | null> | null} */
let asked = null;

/** The address of the server with accounts, with a slash at its end; null if there are no accounts. */
export const accountsAt = () =>
  (asked ??= fetch(`${ROOT}module.json`)
    .then(async (response) => {
      const { accounts } = response.ok ? await response.json() : {};
      return accounts === true ? ROOT : typeof accounts === "string" ? accounts : null;
    })
    .catch(() => {
      // The next use asks again.
      asked = null;
      return null;
    }));

/**
 * Asks about accounts.
 * @template T
 * @param {string} path below /api/v1/account, with a slash at its beginning; may be empty
 * @param {object} [body] of a change; without one nothing is changed
 * @returns {Promise<T>}
 * @throws {AccountError}
 */
export async function askAccount(path, body) {
  const at = await accountsAt();
  if (at === null) throw new AccountError("", { code: "none" });
  const elsewhere = at !== ROOT;
  const token = elsewhere ? await getKept("token") : null;
  const device = elsewhere ? await getKept("device") : null;
  const { lang } = settings.peek();
  let response;
  let reply;
  try {
    response = await fetch(`${at}api/v1/account${path}`, {
      method: body ? "POST" : "GET",
      cache: "no-store",
      credentials: elsewhere ? "omit" : "same-origin",
      headers: {
        "accept-language": lang,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(device ? { "x-jade-device": device } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
    reply = await response.json();
  } catch (error) {
    console.info("the server of the account does not answer:", error);
    throw new AccountError("", { code: "offline" });
  }
  if (!response.ok) {
    const { message, code, field } = reply ?? {};
    const after = Number(response.headers.get("retry-after")) || 0;
    throw new AccountError(message ?? "", {
      code: code ?? "offline",
      field,
      status: response.status,
      after,
    });
  }
  if (elsewhere) await keepTokens(reply, response.headers.get("x-jade-token"));
  return reply;
}

/** @param {any} reply @param {string | null} renewed */
async function keepTokens(reply, renewed) {
  const token = reply?.token ?? renewed;
  if (token) await keepUnder("token", token);
  if (reply?.device) await keepUnder("device", reply.device);
}

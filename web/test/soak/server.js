// What the measurements of accounts share: a PostgreSQL, a server, and people with a connection and an address of their own.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";

/** @import { ChildProcess } from "node:child_process" */

export const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a PostgreSQL.
 * @param {string} folder an empty one
 * @returns {Promise<{ child: ChildProcess, url: (name: string) => string }>} url: makes a database and returns its address
 */
export async function startPostgres(folder) {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (!newest) throw new Error("PostgreSQL is not installed; name a database with --database");
  const bin = `/usr/lib/postgresql/${newest}/bin`;
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const as = (/** @type {string[]} */ command) =>
    isRoot ? ["--reuid=postgres", "--regid=postgres", "--clear-groups", ...command] : command;
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  execFileSync(
    "setpriv",
    as([`${bin}/initdb`, "--username=jade", "--auth=trust", "--pgdata", join(folder, "data")]),
    {
      stdio: "ignore",
    },
  );
  const options = ["-D", join(folder, "data"), "-k", folder, "-c", "listen_addresses="];
  const child = spawn("setpriv", as([`${bin}/postgres`, ...options]), { stdio: "ignore" });
  const create = (/** @type {string} */ name) =>
    execFileSync(`${bin}/createdb`, ["--host", folder, "--username", "jade", name], { stdio: "ignore" });
  for (let tries = 0; tries < 200; tries++) {
    try {
      create("first");
      const url = (/** @type {string} */ name) => (
        create(name),
        `postgres://jade@localhost/${name}?host=${folder}`
      );
      return { child, url };
    } catch {
      await pause(100);
    }
  }
  throw new Error("PostgreSQL does not start");
}

/**
 * Starts a server with accounts, behind a proxy that names addresses.
 * @param {string} program
 * @param {string} database
 * @returns {Promise<{ child: ChildProcess, url: URL }>}
 */
export async function startServer(program, database) {
  const child = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--sign-up", "open", "--behind-proxy"], {
    env: { ...process.env, JADE_DATABASE: database, LANG: "C" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((/** @type {(url: URL) => void} */ resolve, reject) => {
    child.stdout.on("data", (data) => {
      const address = /http:\/\/[^\s/]+/.exec(String(data));
      if (address) resolve(new URL(address[0]));
    });
    child.once("exit", (code) => reject(new Error(`the server ended: ${code}`)));
  });
  return { child, url };
}

/** The memory of a process, in MB; 0 if it is gone. @param {ChildProcess} child */
export function memoryOf({ pid }) {
  try {
    return Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000,
    );
  } catch {
    return 0;
  }
}

/** Ends a process, and waits for that. @param {ChildProcess} child @param {NodeJS.Signals} signal */
export async function end(child, signal) {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  if (child.exitCode !== null || child.signalCode !== null || !child.kill(signal)) return;
  await gone;
}

/** Somebody with a connection, an address and cookies. */
export class Client {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @type {Map<string | undefined, string | undefined>} */
  cookies = new Map();

  /** @param {() => URL} server @param {number} number which makes the address */
  constructor(server, number) {
    this.server = server;
    this.number = number;
    this.address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  /**
   * Asks the API.
   * @param {string} path below /api/v1/
   * @param {object | string} [body] of a POST; without one it is a GET
   * @param {AbortSignal} [signal]
   * @returns {Promise<{ status: number, after: number, body: any, bytes: number }>} after: the seconds after which to come again
   */
  async ask(path, body, signal) {
    const url = this.server();
    const text = body === undefined ? "" : typeof body === "string" ? body : JSON.stringify(body);
    const headers = {
      origin: url.origin,
      "x-forwarded-for": this.address,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(body === undefined
        ? {}
        : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request({
        hostname: url.hostname,
        port: url.port,
        path: `/api/v1/${path}`,
        method: body === undefined ? "GET" : "POST",
        headers,
        agent: this.agent,
        ...(signal ? { signal } : {}),
      });
      sent.on("error", (error) => {
        // The server has closed the connection, which was idle, before the request came: browsers try again, too.
        const wasIdle =
          sent.reusedSocket && /** @type {NodeJS.ErrnoException} */ (error).code === "ECONNRESET";
        if (wasIdle && !signal?.aborted) resolve(this.ask(path, body, signal));
        else reject(error);
      });
      sent.on("response", (response) => {
        for (const cookie of response.headers["set-cookie"] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          this.cookies.set(name, value);
        }
        let answer = "";
        response.setEncoding("utf8");
        response.on("data", (part) => (answer += part));
        response.on("error", reject);
        response.on("end", () => {
          try {
            const after = Number(response.headers["retry-after"] ?? 0);
            resolve({
              status: response.statusCode ?? 0,
              after,
              body: JSON.parse(answer),
              bytes: answer.length,
            });
          } catch (error) {
            reject(error);
          }
        });
      });
      sent.end(text);
    });
  }

  /** Makes an account. @param {string} name */
  signUp = (name) => this.ask("account/sign-up", { name, password: `nine blue boxes ${this.number}` });

  /** Signs in to it. @param {string} name */
  signIn = (name) => this.ask("account/sign-in", { name, password: `nine blue boxes ${this.number}` });
}

/** A part of sorted times. @param {number[]} all @param {number} part */
export const share = (all, part) => all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? NaN;

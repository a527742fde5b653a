// Finds and starts the program, and finds the browser, for the tests of the page.
//
// JADE_BIN              the program (default: target/release/jade or target/debug/jade of this repository)
// CHROMIUM              the browser (default: the usual places on Debian and other systems)
// JADE_REQUIRE_BROWSER  if 1, tests fail instead of being skipped when the browser or the program is missing
// JADE_DELAY            milliseconds by which every answer of the program is late: finds tests that do not wait for
//                       what they look at, which fail only now and then otherwise

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A running `jade serve`.
 * @typedef {object} Program
 * @property {string} url its address, with a slash at the end
 * @property {number} port
 * @property {string} database the address of the database with its accounts, if it has any
 * @property {() => Promise<void>} stop
 */
/**
 * @typedef {object} ProgramOptions
 * @property {number} [port] the port to listen on; otherwise a free one
 * @property {boolean} [accounts] whether anybody can create an account
 * @property {string[]} [args] more arguments
 * @property {boolean} [modules] whether it sends the page as modules, as `cargo run` does, and not bundled
 */

const root = fileURLToPath(new URL("../../../", import.meta.url));
const found = (/** @type {(string | undefined)[]} */ paths) => paths.find((path) => path && existsSync(path));

/** The path of the program, if it is built. */
export const program = found([
  process.env.JADE_BIN,
  `${root}target/release/jade`,
  `${root}target/debug/jade`,
]);

/** The path of the browser, if there is one. */
export const browser = found([
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
]);

/** How the browser is started. */
export const launchOptions = {
  executablePath: browser,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** The reason why the tests cannot run; empty if they can. */
export const missing = whatIsMissing();

function whatIsMissing() {
  const what = !program
    ? "the program: build it, or name it in JADE_BIN"
    : !browser
      ? "Chromium: install it, or name it in CHROMIUM"
      : "";
  if (what && process.env.JADE_REQUIRE_BROWSER === "1") throw new Error(`missing: ${what}`);
  return what;
}

/**
 * Starts the program and waits until it prints its address.
 * @param {ProgramOptions} [options]
 * @returns {Promise<Program>}
 */
export async function startProgram({ port = 0, accounts = false, args = [], modules = false } = {}) {
  const delay = Number(process.env.JADE_DELAY ?? 0);
  const relay = delay ? await startRelay(delay, port) : null;
  const folder = mkdtempSync(join(tmpdir(), "jade-"));
  const database = accounts ? `sqlite:${join(folder, "people.db")}` : "";
  const child = spawn(
    program ?? "",
    [
      "serve",
      "--listen",
      `127.0.0.1:${relay ? 0 : port}`,
      "--store",
      join(folder, "own.sqlite"),
      ...(accounts ? ["--database", database, "--sign-up", "open"] : []),
      ...(relay
        ? ["--allow-host", `127.0.0.1:${relay.port}`, "--allow-host", `localhost:${relay.port}`]
        : []),
      ...args,
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      env: modules ? { ...process.env, JADE_PAGE: "" } : process.env,
    },
  );
  let complaint = "";
  child.stderr.on("data", (data) => (complaint += data));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill();
    await ended;
    await relay?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  /** @type {number} */
  const own = await new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (data) => {
      printed += data;
      const address = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(printed);
      if (address) resolve(Number(address[1]));
    });
    void ended.then(() => reject(new Error(`jade serve ended: ${complaint}`)));
  });
  relay?.passTo(own);
  const seen = relay?.port ?? own;
  return { url: `http://127.0.0.1:${seen}/`, port: seen, database, stop };
}

/** A request for one of the page's files. */
const FILE = /^GET \S+\.(?:css|ftl|js|json|png|svg|webmanifest|woff2)[ ?]/;

/**
 * Starts a relay, which passes everything on to a program, and its answers back after a delay. Files come at once: they
 * depend on one another, so that each page would take ten seconds.
 * @param {number} delay in milliseconds
 * @param {number} port the port to listen on, or 0 for a free one
 */
async function startRelay(delay, port) {
  let to = 0;
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    const jade = connect(to, "127.0.0.1");
    let wait = delay;
    client.on("data", (data) => (wait = FILE.test(data.toString("latin1", 0, 300)) ? 0 : delay));
    for (const [socket, other] of [
      [client, jade],
      [jade, client],
    ]) {
      sockets.add(socket);
      const late = () => (socket === jade ? wait : 0);
      socket.on("data", (data) => void setTimeout(() => other.destroyed || other.write(data), late()));
      socket.on("error", () => {});
      socket.on("close", () => void (sockets.delete(socket), setTimeout(() => other.destroy(), delay)));
    }
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  return {
    port: address && typeof address === "object" ? address.port : 0,
    passTo: (/** @type {number} */ program) => void (to = program),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

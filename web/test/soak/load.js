// A server with accounts under the load of a town: how long an event and a hint take.
//
//   JADE_BIN=target/release/jade node web/test/soak/load.js --people 1000 --playing 200 --seconds 180
//
// It starts a PostgreSQL of its own (or uses --database URL), signs people up, and lets some of them play for so long: each
// sends an event of a game every 2 seconds and asks for a hint every 20 seconds, over a connection of their own. In the
// end it compares what is stored with what was sent. It prints times in milliseconds, memory in MB, and the load of the
// machine, and fails if there was any error, anything was lost, or the 99th percentile of an event is above 100 ms or that
// of a hint above 300 ms.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    playing: { type: "string", default: "200" },
    seconds: { type: "string", default: "180" },
    database: { type: "string" },
  },
});
const [people, playing, seconds] = [values.people, values.playing, values.seconds].map(Number);
const program = process.env.JADE_BIN ?? "";
if (!existsSync(program) || !(people >= playing && playing > 0 && seconds > 0)) {
  console.error("usage: JADE_BIN=… node load.js [--people N] [--playing M] [--seconds S] [--database URL]");
  process.exit(2);
}
/** What the 99th percentiles must not exceed, in milliseconds. */
const MOST = { event: 100, hint: 300 };
const [EVENT, HINT] = [2_000, 20_000];
const PUZZLES = [
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
  "...2...633....54.1..1..398........9....538....3........263..5..5.37....847...1...",
];

const folder = mkdtempSync(join(tmpdir(), "jade-load-"));
/** @type {import("node:child_process").ChildProcess[]} */
const started = [];
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a PostgreSQL in a temporary folder. Returns the address of its database. */
async function startPostgres() {
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
  started.push(spawn("setpriv", as([`${bin}/postgres`, ...options]), { stdio: "ignore" }));
  for (let tries = 0; tries < 200; tries++) {
    try {
      execFileSync(`${bin}/createdb`, ["--host", folder, "--username", "jade", "load"], { stdio: "ignore" });
      return `postgres://jade@localhost/load?host=${folder}`;
    } catch {
      await pause(100);
    }
  }
  throw new Error("PostgreSQL does not start");
}

const database = values.database ?? (await startPostgres());
const server = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--sign-up", "open", "--behind-proxy"], {
  env: { ...process.env, JADE_DATABASE: database },
  stdio: ["ignore", "pipe", "inherit"],
});
started.push(server);
/** @type {URL} */
const url = await new Promise((resolve) =>
  server.stdout.on("data", (data) => {
    const address = /http:\/\/[^\s/]+/.exec(String(data));
    if (address) resolve(new URL(address[0]));
  }),
);
const memory = () => {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
};

/** Errors by what they say. @type {Map<string, number>} */
const errors = new Map();
const fault = (/** @type {string} */ text) => errors.set(text, (errors.get(text) ?? 0) + 1);

/** A person with a connection, an address and a game. */
class Person {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cookies = new Map();
  events = /** @type {object[]} */ ([]);
  change = 0;

  /** @param {number} number */
  constructor(number) {
    this.number = number;
    this.address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** @param {string} path @param {object} body @returns {Promise<{ status: number, body: any }>} */
  post(path, body) {
    const text = JSON.stringify(body);
    const headers = {
      origin: url.origin,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      "x-forwarded-for": this.address,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    return new Promise((resolve, reject) => {
      const { hostname, port } = url;
      const sent = request({
        hostname,
        port,
        path: `/api/v1/${path}`,
        method: "POST",
        headers,
        agent: this.agent,
      });
      sent.on("error", reject);
      sent.on("response", (response) => {
        for (const cookie of response.headers["set-cookie"] ?? []) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          this.cookies.set(name, value);
        }
        let answer = "";
        response.setEncoding("utf8");
        response.on("data", (part) => (answer += part));
        response.on("error", reject);
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(answer) }));
      });
      sent.end(text);
    });
  }

  async signUp() {
    const { status, body } = await this.post("account/sign-up", {
      name: `player ${this.number}`,
      password: `nine blue boxes ${this.number}`,
    });
    if (status !== 200) fault(`sign-up: ${status} ${body.code}`);
  }

  game() {
    const body = { start: { givens: PUZZLES[this.number % 3] }, branches: [this.events] };
    return { kind: "game", name: "game", body };
  }

  async event() {
    this.events.push({ set: { cell: this.events.length % 81, digit: 1 + (this.events.length % 9) } });
    const { status, body } = await this.post("account/sync", { since: this.change, items: [this.game()] });
    if (status === 200) this.change = body.change;
    else fault(`event: ${status} ${body.code}`);
  }

  async hint() {
    const givens = PUZZLES[this.number % 3];
    const sheet = { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) };
    const { status, body } = await this.post("hint", { question: { sheet } });
    if (status !== 200) fault(`hint: ${status} ${body.code}`);
  }

  /** Whether everything that was acknowledged is stored, once. */
  async check() {
    const { body } = await this.post("account/sync", { since: 0, items: [] });
    const game = body.items?.find((/** @type {any} */ item) => item.kind === "game")?.body;
    if (JSON.stringify(game?.branches) !== JSON.stringify([this.events]))
      fault("a game is not as it was sent");
  }
}

/** Does something for everybody, so many at a time. @param {Person[]} all @param {(one: Person) => Promise<void>} act */
async function each(all, act) {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      await act(one).catch((error) => fault(`${error.code ?? error.message}`));
      one.agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

/** @type {Record<"event" | "hint", number[]>} */
const times = { event: [], hint: [] };

/** Repeats something until the end, at its pace. @param {"event" | "hint"} kind @param {Person} one @param {number} every @param {number} end */
async function repeat(kind, one, every, end) {
  // Everybody at another moment.
  await pause(every * Math.random());
  while (performance.now() < end) {
    const begun = performance.now();
    await one[kind]().catch((error) => fault(`${kind}: ${error.code ?? error.message}`));
    times[kind].push(performance.now() - begun);
    await pause(Math.max(0, every - (performance.now() - begun)));
  }
}

const share = (/** @type {number[]} */ all, /** @type {number} */ part) =>
  all[Math.min(all.length - 1, Math.floor(all.length * part))] ?? NaN;

try {
  const everybody = Array.from({ length: people }, (_, number) => new Person(number));
  const begun = performance.now();
  await each(everybody, (one) => one.signUp());
  const signedUp = (performance.now() - begun) / 1000;
  console.log(
    `${people} people signed up in ${signedUp.toFixed(0)} s (${(people / signedUp).toFixed(1)} a second)`,
  );
  const before = memory();
  const players = everybody.slice(0, playing);
  const end = performance.now() + seconds * 1000;
  const half = pause(seconds * 500).then(memory);
  const load = pause(seconds * 500).then(() => loadavg()[0]);
  await Promise.all(
    players.flatMap((one) => [repeat("event", one, EVENT, end), repeat("hint", one, HINT, end)]),
  );
  const after = memory();
  await each(players, (one) => one.check());
  console.log(
    `${playing} of them played for ${seconds} s, on ${cpus().length} cores with a load of ${(await load).toFixed(1)}`,
  );
  let slow = false;
  for (const kind of /** @type {const} */ (["event", "hint"])) {
    const all = times[kind].sort((one, other) => one - other);
    const figures = [0.5, 0.9, 0.99, 1].map((part) => share(all, part).toFixed(1).padStart(8)).join("");
    console.log(
      `${kind.padEnd(6)} ${String(all.length).padStart(7)} times; median, 90 %, 99 %, longest in ms:${figures}`,
    );
    slow ||= share(all, 0.99) > MOST[kind];
  }
  console.log(`memory at the beginning, in the middle, at the end: ${before}, ${await half}, ${after} MB`);
  console.log(`errors: ${errors.size ? JSON.stringify(Object.fromEntries(errors)) : "none"}`);
  if (slow) console.log("too slow: 99 % of events must take at most 100 ms, and of hints 300 ms");
  process.exitCode = errors.size || slow ? 1 : 0;
} finally {
  for (const one of started.reverse()) {
    one.kill(one === server ? "SIGTERM" : "SIGINT");
    await new Promise((resolve) => one.on("exit", resolve));
  }
  rmSync(folder, { recursive: true, force: true });
}

// A server with accounts under the load of a town: how long an event and a hint take.
//
//   JADE_BIN=target/release/jade node web/test/soak/load.js --people 1000 --playing 200 --seconds 180
//
// It starts a PostgreSQL of its own (or uses --database URL), signs people up, and lets some of them play for so long: each
// sends an event of a game every 2 seconds and asks for a hint every 20 seconds, over a connection of their own. In the
// end it compares what is stored with what was sent. It prints times in milliseconds, memory in MB, and the load of the
// machine, and fails if there was any error, anything was lost, or the 99th percentile of an event is above 100 ms or that
// of a hint above 300 ms.

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client, end, memoryOf, pause, share, startPostgres, startServer } from "./server.js";

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
const postgres = values.database ? null : await startPostgres(folder);
if (postgres) started.push(postgres.child);
const database = values.database ?? postgres?.url("load") ?? "";
const { child: server, url } = await startServer(program, database);
started.push(server);
const memory = () => memoryOf(server);

/** Errors by what they say. @type {Map<string, number>} */
const errors = new Map();
const fault = (/** @type {string} */ text) => errors.set(text, (errors.get(text) ?? 0) + 1);

/** A person with a game. */
class Person extends Client {
  events = /** @type {object[]} */ ([]);
  change = 0;

  /** @param {number} number */
  constructor(number) {
    super(() => url, number);
  }

  async begin() {
    const { status, body } = await this.signUp(`player ${this.number}`);
    if (status !== 200) fault(`sign-up: ${status} ${body.code}`);
  }

  game() {
    const body = { start: { givens: PUZZLES[this.number % 3] }, branches: [this.events] };
    return { kind: "game", name: "game", body };
  }

  async event() {
    this.events.push({ set: { cell: this.events.length % 81, digit: 1 + (this.events.length % 9) } });
    const { status, body } = await this.ask("account/sync", { since: this.change, items: [this.game()] });
    if (status === 200) this.change = body.change;
    else fault(`event: ${status} ${body.code}`);
  }

  async hint() {
    const givens = PUZZLES[this.number % 3];
    const sheet = { boxRows: 3, boxColumns: 3, givens, entries: ".".repeat(81) };
    const { status, body } = await this.ask("hint", { question: { sheet } });
    if (status !== 200) fault(`hint: ${status} ${body.code}`);
  }

  /** Whether everything that was acknowledged is stored, once. */
  async check() {
    const { body } = await this.ask("account/sync", { since: 0, items: [] });
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

/** Repeats something until the end, at its pace. @param {"event" | "hint"} kind @param {Person} one @param {number} every @param {number} until */
async function repeat(kind, one, every, until) {
  // Everybody at another moment.
  await pause(every * Math.random());
  while (performance.now() < until) {
    const begun = performance.now();
    await one[kind]().catch((error) => fault(`${kind}: ${error.code ?? error.message}`));
    times[kind].push(performance.now() - begun);
    await pause(Math.max(0, every - (performance.now() - begun)));
  }
}

try {
  const everybody = Array.from({ length: people }, (_, number) => new Person(number));
  const begun = performance.now();
  await each(everybody, (one) => one.begin());
  const signedUp = (performance.now() - begun) / 1000;
  console.log(
    `${people} people signed up in ${signedUp.toFixed(0)} s (${(people / signedUp).toFixed(1)} a second)`,
  );
  const before = memory();
  const players = everybody.slice(0, playing);
  const until = performance.now() + seconds * 1000;
  const half = pause(seconds * 500).then(memory);
  const load = pause(seconds * 500).then(() => loadavg()[0]);
  await Promise.all(
    players.flatMap((one) => [repeat("event", one, EVENT, until), repeat("hint", one, HINT, until)]),
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
  for (const one of started.reverse()) await end(one, one === server ? "SIGTERM" : "SIGINT");
  rmSync(folder, { recursive: true, force: true });
}

// Those who only want to play while accounts.js stresses the server: a thread of its own, so that what is measured is the
// server and not the one who floods it.

import { parentPort, workerData } from "node:worker_threads";
import { Client, pause } from "./server.js";

/** @typedef {{ url: string, isDown: boolean }} Server */
/** @typedef {{ times: Record<"event" | "hint", number[]>, faults: string[] }} Measured */

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const { finish, count } = /** @type {{ finish: number, count: number }} */ (workerData);
let server = /** @type {Server} */ (workerData.server);
parentPort?.on("message", (/** @type {Server} */ news) => (server = news));

/** @type {Measured} */
const measured = { times: { event: [], hint: [] }, faults: [] };

class Player extends Client {
  events = /** @type {object[]} */ ([]);
  change = 0;
  name = `player ${this.number}`;

  async begin() {
    const { status } = await this.signUp(this.name);
    if (status !== 200) throw new Error(`sign-up: ${status}`);
  }

  /** Returns whether it was an event. */
  async event() {
    this.events.push({ set: { cell: this.events.length % 81, digit: 1 + (this.events.length % 9) } });
    const body = { start: { givens: PUZZLE }, branches: [this.events] };
    const reply = await this.ask("account/sync", {
      since: this.change,
      items: [{ kind: "game", name: "game", body }],
    });
    // A backup does not know this session.
    if (reply.status === 401) return (await this.signIn(this.name)).status !== 200;
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    this.change = reply.body.change;
    return true;
  }

  async hint() {
    const sheet = { boxRows: 3, boxColumns: 3, givens: PUZZLE, entries: ".".repeat(81) };
    const reply = await this.ask("hint", { question: { sheet } });
    if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
    return true;
  }
}

/** @param {"event" | "hint"} what @param {Player} one @param {number} every milliseconds */
async function repeat(what, one, every) {
  while (Date.now() < finish) {
    const [before, begun] = [server, performance.now()];
    try {
      if (await one[what]()) measured.times[what].push(performance.now() - begun);
    } catch (error) {
      if (before === server && !server.isDown) measured.faults.push(`${what}: ${error}`);
    }
    await pause(Math.max(0, every - (performance.now() - begun)));
  }
}

const make = (/** @type {number} */ number) => new Player(() => new URL(server.url), 1_000_000 + number);
const players = Array.from({ length: count }, (_, number) => make(number));
for (const one of players) await one.begin();
parentPort?.postMessage("ready");
// Hints have connections of their own, so that they do not wait for events.
await Promise.all(
  players.flatMap((one, number) => [repeat("event", one, 500), repeat("hint", make(number), 1_000)]),
);
parentPort?.postMessage(measured);
parentPort?.close();

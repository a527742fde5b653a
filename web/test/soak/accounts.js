// Accounts under every kind of stress at once, run by `./soak MINUTES` for each kind of database.
//
//   JADE_BIN=target/release/jade node web/test/soak/accounts.js MINUTES [sqlite|postgres] [--measure]
//
// Devices with wrong clocks change settings and practise, with the page's own code (../device.js), and lose answers;
// classes are made, pupils come with cards and write exams; large accounts are exported; five accounts flood the server with
// all that is expensive; the server is killed, and restored from a backup into a new database. Meanwhile others play, and how
// long their events and hints take is measured. In the end every device must have what the account has, and everything that
// was acknowledged must be there. It fails if anything was wrong.
//
// `--measure` leaves out kills and restores, and fails if the 99th percentile of an event of somebody else is above 200 ms or
// that of a hint above 400 ms: on a quiet machine.

import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { canonical } from "../../storage/canonical.js";
import { Device, isMerged } from "../device.js";
import { numbers } from "./puzzles.js";
import { Client, end, memoryOf, pause, share, startPostgres, startServer } from "./server.js";

/** @import { ChildProcess } from "node:child_process" */

const program = process.env.JADE_BIN ?? "";
const [minutes, kind] = [Number(process.argv[2] ?? 5), process.argv[3] ?? "sqlite"];
const measures = process.argv.includes("--measure");
if (!existsSync(program) || !(minutes > 0) || !["sqlite", "postgres"].includes(kind)) {
  console.error("usage: JADE_BIN=… node accounts.js MINUTES [sqlite|postgres] [--measure]");
  process.exit(2);
}
/** What the 99th percentiles must not exceed with --measure, in milliseconds. */
const MOST = { event: 200, hint: 400 };
/** The limit on the server's memory, in MB. */
const MOST_MEMORY = 600;
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const random = numbers(Number(process.env.SEED ?? Date.now()));
const folder = mkdtempSync(join(tmpdir(), "jade-soak-accounts-"));
const postgres = kind === "postgres" ? await startPostgres(folder) : null;
let databases = 0;
const database = () => {
  databases += 1;
  return postgres?.url(`soak${databases}`) ?? `sqlite:${join(folder, `people${databases}.db`)}`;
};

/** What was wrong. @type {string[]} */
const faults = [];
const fault = (/** @type {string} */ text) => {
  faults.push(text);
  console.log(`WRONG: ${text.slice(0, 500)}`);
};
/** How often each thing was done. @type {Map<string, number>} */
const counts = new Map();
const count = (/** @type {string} */ what, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);

let address = database();
let server = await startServer(program, address);
let memory = 0;
/** Whether the server is being killed or restored, so that requests may fail. */
let isDown = false;
let restores = 0;
/** What players know of the server. */
const seen = () => ({ url: server.url.href, isDown });
let tell = () => {};

const finish = Date.now() + minutes * 60_000;
const isOver = () => Date.now() >= finish;
/** Runs a command of the program. @param {string[]} args @returns {Promise<string>} */
const jade = (args) =>
  new Promise((resolve, reject) => {
    execFile(
      program,
      [...args, "--database", address],
      { env: { ...process.env, LANG: "C" } },
      (error, out) => (error ? reject(error) : resolve(out)),
    );
  });

let people = 0;
/** Somebody new. @param {new (server: () => URL, number: number) => T} [Kind] @template {Client} [T=Client] @returns {T} */
const somebody = (Kind = /** @type {any} */ (Client)) => new Kind(() => server.url, ++people);

/** Says that something failed, unless the server is down or was meanwhile. @param {string} what @param {unknown} error @param {typeof server} before */
function failed(what, error, before) {
  if (!isDown && before === server) fault(`${what}: ${error}`);
}

/** Asks, and asks again where the server says when to come back. @param {Client} client @param {string} path @param {object | string} [body] */
async function patiently(client, path, body) {
  for (let tries = 0; ; tries++) {
    const reply = await client.ask(path, body);
    if (reply.status !== 503 || !reply.after || tries === 30) return reply;
    count("asked to come again");
    await pause(reply.after * 1000);
  }
}

/** Repeats something until the end. @param {string} what @param {() => Promise<unknown>} work @param {number} [every] milliseconds */
async function again(what, work, every = 0) {
  while (!isOver()) {
    const [before, begun] = [server, Date.now()];
    try {
      await work();
      count(what);
    } catch (error) {
      failed(what, error, before);
      await pause(200);
    }
    await pause(Math.max(0, every - (Date.now() - begun)));
  }
}

// Devices with wrong clocks.

/** A clock: by how many milliseconds it is ahead. */
const skew = () => [0, 1, 5, 200, 5_000, 20_000][random(6)] * 60_000 * (random(2) ? 1 : -1);
const SETTINGS = ["one", "two", "three"];

class SoakDevice extends Device {
  constructor() {
    super(SETTINGS);
    this.ahead = skew();
    this.since = 0;
    /** @type {string | undefined} */
    this.epoch = undefined;
  }

  now = () => Date.now() + this.ahead;

  /** What is sent, as it is. @param {Map<string, string>} sent @returns {object[]} */
  sending(sent) {
    const items = this.items();
    return [...sent.keys()].slice(0, 100).flatMap((name) => items.get(name) ?? []);
  }
}

/** What has been acknowledged of an account: boards, as their numbers. */
class Family {
  client = somebody();
  name = `family ${this.client.number}`;
  devices = Array.from({ length: 2 + random(2) }, () => new SoakDevice());
  /** @type {Set<number>} */
  acknowledged = new Set();
  /** Of each value of a setting, the one that was seen when it was set. @type {Map<number, number>} */
  seen = new Map();
  edits = 0;

  async begin() {
    const { status, body } = await patiently(this.client, "account/sign-up", {
      name: this.name,
      password: `nine blue boxes ${this.client.number}`,
    });
    if (status !== 200) throw new Error(`sign-up: ${status} ${JSON.stringify(body)}`);
  }

  /** @param {SoakDevice} device */
  edit(device) {
    this.edits += 1;
    const now = Math.max(1, device.now());
    if (random(2)) {
      const name = SETTINGS[random(SETTINGS.length)];
      this.seen.set(this.edits, device.settings[name]);
      device.set({ name, value: this.edits, now });
    } else device.practise({ at: now, from: "drill", help: 0, id: "x-wing", seconds: this.edits, wrong: 0 });
    if (random(40) === 0) device.ahead = skew();
  }

  /** Syncs until there is nothing left to say. @param {SoakDevice} device @param {boolean} [mayFail] */
  async sync(device, mayFail = false) {
    for (let more = true; more;) {
      const sent = device.changed();
      const items = device.sending(sent);
      const signal = mayFail && random(12) === 0 ? AbortSignal.timeout(random(30)) : undefined;
      let reply;
      const asked = device.now();
      try {
        const wish = { since: device.since, epoch: device.epoch, clock: asked, items };
        reply = await this.client.ask("account/sync", wish, signal);
      } catch (error) {
        if (!signal?.aborted) throw error;
        count("syncs that were broken off");
        return;
      }
      if (reply.status === 401) {
        // The backup does not know this session.
        const { status } = await this.client.signIn(this.name);
        if (status !== 200) throw new Error(`sign-in: ${status}`);
        continue;
      }
      if (reply.status === 503) {
        await pause(1000 * (reply.after || 1));
        continue;
      }
      if (reply.status !== 200) throw new Error(`sync: ${reply.status} ${JSON.stringify(reply.body)}`);
      if (mayFail && random(12) === 0) return void count("answers that were lost");
      const { body } = reply;
      const pending = Object.values(device.known).some(({ set }) => set !== undefined);
      const restored = device.epoch !== undefined && device.epoch !== body.epoch;
      const between = Math.round((asked + device.now()) / 2);
      device.take({ ahead: between - body.clock, clock: body.clock, restored, items: body.items }, sent);
      device.since = body.change;
      device.epoch = body.epoch;
      for (const { seconds } of device.progress.log ?? [])
        if (seconds !== undefined && !restored && sent.has("practice x-wing")) this.acknowledged.add(seconds);
      count("syncs of devices");
      more = body.more || restored || pending;
    }
  }

  async live() {
    const device = this.devices[random(this.devices.length)];
    for (let i = random(4); i > 0; i--) this.edit(device);
    await this.sync(device, true);
  }

  /** In the end all devices have what the account has. */
  async check() {
    for (let round = 0; round < 2; round++) for (const device of this.devices) await this.sync(device);
    const texts = this.devices.map((device) => {
      if (device.changed().size) fault(`${this.name}: a device has more to send`);
      return canonical(Object.fromEntries([...device.items()].map(([name, { body }]) => [name, body])));
    });
    if (new Set(texts).size !== 1) fault(`${this.name}: devices differ: ${texts.join(" and ")}`);
    const { body } = await this.client.ask("account/export");
    const there = new SoakDevice();
    const items = Object.entries(body.items).flatMap(([kind, all]) =>
      Object.entries(all).map(([name, item]) => ({ kind, name, body: item })),
    );
    there.take(
      {
        ahead: 0,
        clock: 0,
        restored: false,
        items: /** @type {any[]} */ (items).filter((one) => isMerged(one.kind, one.name)),
      },
      new Map(),
    );
    const stored = canonical(Object.fromEntries([...there.items()].map(([name, item]) => [name, item.body])));
    if (stored !== texts[0]) fault(`${this.name}: the account has ${stored}, and devices ${texts[0]}`);
    const boards = new Set((there.progress.log ?? []).map(({ seconds }) => seconds));
    for (const board of this.acknowledged)
      if (!boards.has(board)) fault(`${this.name}: board ${board} was acknowledged and is lost`);
    count("boards that are there", boards.size);
    const values = new Set(Object.values(there.settings));
    for (const [, before] of this.seen)
      if (before !== 0 && values.has(before))
        fault(`${this.name}: ${before} is back, which was replaced after it was seen`);
  }
}

// Classes.

async function makeClass() {
  const teacher = somebody();
  const name = `teacher ${teacher.number}`;
  const must = async (/** @type {Client} */ who, /** @type {string} */ path, /** @type {object} */ body) => {
    const reply = await patiently(who, `account/${path}`, body);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  await must(teacher, "sign-up", { name, password: "nine blue boxes" });
  await jade(["users", "teacher", name]);
  const names = Array.from({ length: 6 }, (_, number) => `pupil ${number}`);
  const made = await must(teacher, "classes/add", { name: "5B", pupils: names });
  const now = Date.now();
  const given = await must(teacher, "classes/assignments/add", {
    class: made.class.id,
    title: "Exam",
    opens: now + 1500,
    closes: now + 3_600_000,
    exam: true,
    task: { kind: "puzzles", puzzles: [{ boxRows: 3, boxColumns: 3, givens: PUZZLE }], hints: 0 },
  });
  const exam = given.assignments[0].id;
  const pupils = [];
  for (const { code } of made.cards) {
    const pupil = somebody();
    // Two try with one card: one of them is the pupil.
    const tries = await Promise.all([pupil, somebody()].map((who) => who.ask("account/card", { code })));
    if (tries.filter(({ status }) => status === 200).length !== 1)
      throw new Error(`a card was taken by ${tries.map(({ status }) => status)}`);
    if (tries[0].status === 200) pupils.push(pupil);
  }
  count("cards", made.cards.length);
  for (const pupil of pupils) {
    const seen = await pupil.ask("account/classes");
    if (JSON.stringify(seen.body).includes(PUZZLE) && Date.now() < now + 1500)
      fault("an exam was shown before it opened");
  }
  await pause(Math.max(0, now + 1600 - Date.now()));
  await Promise.all(
    pupils.map(async (pupil) => {
      await must(pupil, "classes/begin", { assignment: exam });
      const open = [...PUZZLE].flatMap((sign, cell) => (sign === "." ? [cell] : []));
      const log = open.map((cell, n) => ({
        type: "enter",
        cells: [cell],
        digit: Number(SOLUTION[cell]),
        t: 4 * n,
      }));
      const start = { boxRows: 3, boxColumns: 3, givens: PUZZLE };
      const items = [{ kind: "game", name: "exam", body: { start, branches: [log], changed: Date.now() } }];
      await must(pupil, "sync", { since: 0, clock: Date.now(), items });
    }),
  );
  const page = await patiently(teacher, `account/classes/class?class=${made.class.id}`);
  if (page.status !== 200 || page.body.pupils.length !== names.length)
    throw new Error(`a class: ${page.status}`);
  const begun = page.body.assignments[0].results.filter((/** @type {any} */ one) => one.begun).length;
  if (begun !== pupils.length) throw new Error(`${begun} of ${pupils.length} have begun`);
  await must(teacher, "classes/delete", { class: made.class.id, password: "nine blue boxes" });
  for (const pupil of pupils) {
    const { status } = await pupil.ask("account/classes");
    if (status !== 401) fault(`a pupil of a class that is gone: ${status}`);
  }
}

// What is expensive.

/** A MiB of small values: as trees they would take a hundred times as much. */
const small = `[${"0,".repeat(240_000)}0]`;
const setting = (/** @type {string} */ name, /** @type {string} */ value) =>
  `{"kind":"setting","name":"${name}","body":{"at":1,"value":${value}}}`;
const syncOf = (/** @type {string[]} */ items) => `{"since":0,"items":[${items.join(",")}]}`;
const longGame = JSON.stringify({
  kind: "game",
  name: "long",
  body: {
    start: { boxRows: 3, boxColumns: 3, givens: PUZZLE },
    branches: [
      Array.from({ length: 8_000 }, (_, n) => ({
        type: n % 9 === 0 && n < 9_000 ? "save" : "undo",
        name: "a",
        t: n,
      })),
    ],
  },
});

class Flooder extends Client {
  name = `flooder ${this.number}`;
  isThere = false;

  async act() {
    if (!this.isThere) {
      const made = await patiently(this, "account/sign-up", { name: this.name, password: "nine blue boxes" });
      if (made.status !== 200)
        await this.ask("account/sign-in", { name: this.name, password: "nine blue boxes" });
      this.isThere = true;
    }
    const [path, body] = /** @type {[string, string | undefined]} */ (
      [
        () => ["account/sync", syncOf([setting(`s${random(20)}`, small), setting(`t${random(20)}`, small)])],
        () => [
          "account/sync",
          syncOf(Array.from({ length: 1000 }, (_, n) => setting(`n${random(9)}.${n}`, `${n}`))),
        ],
        () => ["account/sync", syncOf([longGame.replace('"long"', `"long${random(20)}"`)])],
        () => ["account/export", undefined],
        () => ["account/sign-in", JSON.stringify({ name: this.name, password: "not the password" })],
        () => ["account/sync", `{"since":0,"items":[${"[".repeat(100_000)}`],
      ][random(6)]()
    );
    const { status } = await this.ask(path, body);
    if (status === 500) throw new Error(`500 from ${path}`);
    if (status === 401 && path !== "account/sign-in") this.isThere = false;
    count(`floods answered with ${status}`);
  }
}

// The server is killed, and restored.

async function disturbing() {
  let backup = "";
  while (!isOver()) {
    await pause(8_000 + random(8_000));
    if (isOver()) return;
    if (backup && random(2)) {
      isDown = true;
      tell();
      await end(server.child, "SIGTERM");
      address = database();
      await jade(["users", "restore", backup]);
      restores += 1;
      backup = "";
      server = await startServer(program, address);
      isDown = false;
      tell();
      count("restores from a backup");
    } else {
      if (!backup) {
        backup = join(folder, `backup${databases}-${restores}-${random(1e6)}.jsonl`);
        await jade(["users", "backup", backup]).catch((error) => fault(`a backup: ${error}`));
        count("backups");
        continue;
      }
      isDown = true;
      tell();
      await end(server.child, "SIGKILL");
      server = await startServer(program, address);
      isDown = false;
      tell();
      count("kills of the server");
    }
  }
}

async function measuring() {
  while (!isOver()) {
    memory = Math.max(memory, memoryOf(server.child));
    await pause(200);
  }
}

console.log(`${minutes} minutes of accounts in ${kind}`);
try {
  const families = Array.from({ length: 6 }, () => new Family());
  for (const one of families) await one.begin();
  const players = new Worker(new URL("players.js", import.meta.url), {
    workerData: { finish, count: 4, server: seen() },
  });
  await once(players, "message");
  const played = once(players, "message");
  tell = () => players.postMessage(seen());
  const rest = memoryOf(server.child);
  const load = pause(minutes * 30_000).then(() => loadavg()[0]);
  await Promise.all([
    ...families.map((family) => again("turns of a family", () => family.live(), 100)),
    again("classes", makeClass, 1_000),
    ...Array.from({ length: 5 }, () => somebody(Flooder)).map((one) => again("floods", () => one.act())),
    ...(measures ? [] : [disturbing()]),
    measuring(),
  ]);
  const [measured] = /** @type {[import("./players.js").Measured]} */ (await played);
  measured.faults.forEach((one) => fault(`a player: ${one}`));
  for (const family of families) await family.check().catch((error) => fault(`${family.name}: ${error}`));
  await pause(3_000);
  console.log(
    `memory: ${rest} MB at the beginning, at most ${memory} MB, ${memoryOf(server.child)} MB at rest`,
  );
  if (memory > MOST_MEMORY) fault(`${memory} MB of memory`);
  console.log(`${cpus().length} cores with a load of ${(await load).toFixed(1)}`);
  for (const what of /** @type {const} */ (["event", "hint"])) {
    const all = measured.times[what].sort((one, other) => one - other);
    const figures = [0.5, 0.9, 0.99, 1].map((part) => share(all, part).toFixed(0)).join(", ");
    console.log(
      `${what} of somebody else, ${all.length} times; median, 90 %, 99 %, longest in ms: ${figures}`,
    );
    if (measures && share(all, 0.99) > MOST[what]) fault(`99 % of ${what}s take more than ${MOST[what]} ms`);
  }
} catch (error) {
  fault(`${error instanceof Error ? error.stack : error}`);
} finally {
  await end(server.child, "SIGTERM");
  if (postgres) await end(postgres.child, "SIGINT");
  rmSync(folder, { recursive: true, force: true });
}
for (const [what, often] of [...counts].sort()) console.log(`${String(often).padStart(9)}  ${what}`);
console.log(faults.length ? `${faults.length} things were wrong` : "nothing was wrong");
process.exit(faults.length ? 1 : 0);

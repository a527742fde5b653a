// The soak test, run by `./soak MINUTES`; see the comment there.

import { execFile, execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { disguised, hostile, numbers, solutions } from "./puzzles.js";

const program = process.env.JADE_BIN ?? "";
const minutes = Number(process.argv[2] ?? 5);
if (!existsSync(program) || !(minutes > 0)) {
  console.error("usage: JADE_BIN=… node soak.js MINUTES");
  process.exit(2);
}
/** The limits on the server's memory, in MB, and on the files that it has open at rest. */
const MOST_MEMORY = 600;
const MOST_FILES = 60;
/** The size of the disk that is filled, in MB. */
const DISK = 8;

const random = numbers(Number(process.env.SEED ?? Date.now()));
const folder = mkdtempSync(join(tmpdir(), "jade-soak-"));
const end = Date.now() + minutes * 60_000;
const isOver = () => Date.now() >= end;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The faults found. @type {string[]} */
const faults = [];
const fault = (/** @type {string} */ text) => {
  faults.push(text);
  console.log(`WRONG: ${text.slice(0, 500)}`);
};
/** How often each thing was done. @type {Map<string, number>} */
const counts = new Map();
const count = (/** @type {string} */ what, by = 1) => counts.set(what, (counts.get(what) ?? 0) + by);
/** How long hints took, in milliseconds. @type {number[]} */
const waits = [];

const lines = execFileSync(program, ["library", "find", "--jade"], { maxBuffer: 1 << 26 })
  .toString()
  .split("\n")
  .map((line) => line.split("\t")[0])
  .filter((line) => /^[.1-9]{81}$/.test(line));
const any = () => lines[random(lines.length)];
/** @type {Map<string, string>} */
const known = new Map();
/** The solution, by the independent search. @param {string} line */
function solution(line) {
  const found = known.get(line) ?? solutions(line, 1)[0];
  known.set(line, found);
  return found;
}

// The server, which is killed now and then.

const store = join(folder, "own.sqlite");
/** @type {{ child: import("node:child_process").ChildProcess, url: string, port: number }} */
let server = await start();
let memory = 0;
let kills = 0;
let isBeingKilled = false;

async function start() {
  const child = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--store", store], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LANG: "C" },
  });
  let told = "";
  const url = await new Promise((/** @type {(url: string) => void} */ resolve, reject) => {
    const hear = (/** @type {Buffer} */ data) => {
      told += data;
      const address = /http:\/\/[\d.]+:\d+\//.exec(told);
      if (address) resolve(address[0]);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`the server ended: ${told}`)));
  });
  child.on("exit", (code, signal) => {
    if (signal !== "SIGKILL" && signal !== "SIGTERM")
      fault(`the server ended by itself: ${code} ${signal} ${told}`);
  });
  return { child, url, port: Number(new URL(url).port) };
}

/** Why a request failed, which `fetch` does not say itself. @param {unknown} error */
const because = (error) => (error instanceof Error && error.cause ? ` (${error.cause})` : "");

/** @param {string} what @param {() => Promise<void>} work */
async function again(what, work) {
  while (!isOver()) {
    const by = server;
    try {
      await work();
      count(what);
    } catch (error) {
      // While the server is being killed, requests fail.
      if (by === server && !isBeingKilled) fault(`${what}: ${error}${because(error)}`);
      await pause(100);
    }
  }
}

/** @param {string} path @param {object} body @param {AbortSignal} [signal] */
async function post(path, body, signal) {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${server.url}api/v1/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    if (response.status === 500) throw new Error(`500 from ${path}: ${await response.text()}`);
    const wait = Number(response.headers.get("retry-after"));
    if (response.status !== 503 || !wait || attempt === 60) return response;
    await response.text();
    count("asked to come again");
    await pause(wait * 1000);
  }
}

/** A question that takes more than ten seconds is answered by saying so; a search, with what it has found. @param {any} reply */
function isLate(reply) {
  const late = reply.code === "timeout" || reply.search?.stopped;
  if (late) count("questions that took too long");
  return late;
}

const sheet = (/** @type {string} */ givens) => ({
  boxRows: 3,
  boxColumns: 3,
  givens,
  entries: ".".repeat(81),
});

/** @param {any} step @param {string} full */
function isSound(step, full) {
  const is = (/** @type {{ cell: number, digit: number }} */ { cell, digit }) => Number(full[cell]) === digit;
  return step.placements.every(is) && !step.eliminations.some(is);
}

async function ask() {
  const puzzle = any();
  const full = solution(puzzle);
  const given = [...puzzle]
    .map((sign, cell) => (sign === "." && random(3) === 0 ? full[cell] : sign))
    .join("");
  const question = { sheet: sheet(given) };
  const kind = random(8);
  if (kind < 4) {
    const begun = performance.now();
    const reply = await (await post(kind < 3 ? "hint" : "step", { question })).json();
    waits.push(performance.now() - begun);
    if (reply.kind === "step" ? !isSound(reply.step, full) : reply.kind === undefined)
      fault(`a hint on ${given}: ${JSON.stringify(reply)}`);
  } else if (kind === 4) {
    const reply = await (await post("steps", { question })).json();
    if (isLate(reply)) return;
    if (!reply.groups) throw new Error(`no steps on ${given}: ${JSON.stringify(reply)}`);
    const steps = reply.groups.flatMap((/** @type {any} */ group) => group.steps);
    count("steps checked", steps.length);
    for (const { step } of steps)
      if (!isSound(step, full)) fault(`a step on ${given}: ${JSON.stringify(step)}`);
  } else if (kind === 5) {
    const reply = await (await post("path", { question })).json();
    if (isLate(reply)) return;
    count("steps checked", reply.steps.length);
    for (const { step } of reply.steps)
      if (!isSound(step, full)) fault(`a path from ${given}: ${JSON.stringify(step)}`);
  } else if (kind === 6) {
    const reply = await (await post("solve", { sheet: sheet(given), limit: 2 })).json();
    if (isLate(reply)) return;
    if (reply.solutions.length !== 1 || reply.solutions[0] !== full)
      fault(`solutions of ${given}: ${reply.solutions}`);
  } else {
    // With one given less there may be several solutions.
    const cells = [...given];
    for (let i = 0; i < 1 + random(2); i++) cells[random(81)] = ".";
    const open = cells.join("");
    const reply = await (await post("solve", { sheet: sheet(open), limit: 50 })).json();
    if (isLate(reply)) return;
    const mine = solutions(open, 50);
    if (
      reply.solutions.length !== mine.length ||
      (mine.length < 50 && !mine.every((one) => reply.solutions.includes(one)))
    )
      fault(`${reply.solutions.length} solutions of ${open}, not ${mine.length}`);
  }
}

async function send() {
  const text = hostile(any(), random);
  const reply = await (await post("parse", { text })).json();
  if (!reply.puzzles && !reply.code) fault(`no answer to a text: ${JSON.stringify(reply).slice(0, 300)}`);
}

async function go() {
  const blank = { sheet: sheet(".".repeat(81)) };
  const long = [
    () => ["count", blank],
    () => ["path", { question: { sheet: sheet(any()) } }],
    () => ["generate", { wish: { difficulty: { level: "beyond" } }, goal: { count: 50 } }],
    () => [
      "steps",
      {
        question: { sheet: { boxRows: 4, boxColumns: 4, givens: ".".repeat(256), entries: ".".repeat(256) } },
      },
    ],
    () => ["parse", { text: `${any()}\n`.repeat(5000) }],
  ];
  const [path, body] = /** @type {[string, object]} */ (long[random(long.length)]());
  if (random(4) === 0) {
    // Half a request, and then nothing.
    await new Promise((resolve) => {
      const socket = connect(server.port, "127.0.0.1", () => {
        socket.write(
          `POST /api/v1/${path} HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\ncontent-length: 9999\r\n\r\n{`,
        );
        setTimeout(() => (socket.destroy(), resolve(null)), random(2000));
      });
      socket.on("error", resolve);
    });
    return;
  }
  await post(path, body, AbortSignal.timeout(50 + random(3000)))
    .then(async (response) => {
      if (response.status === 400) throw new Error(`${path}: ${await response.text()}`);
      return response.text();
    })
    .catch((error) => {
      if (error.name !== "TimeoutError" && error.name !== "AbortError") throw error;
    });
}

/** The puzzles that the server has reported as stored. @type {Set<string>} */
const stored = new Set();
let expected = 0;

async function importSome() {
  const some = Array.from({ length: 100 }, () => disguised(any(), random));
  const response = await post("collections/import", {
    collection: "soak",
    text: some.join("\n"),
    profile: "classic",
  });
  if (!response.ok) throw new Error(`an import: ${await response.text()}`);
  let [rest, read] = ["", 0];
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + piece).split("\n");
    rest = events.pop() ?? "";
    for (const event of events.filter(Boolean).map((line) => JSON.parse(line))) {
      if (event.event === "failed") throw new Error(event.message);
      for (const line of some.slice(read, event.read)) stored.add(line);
      expected += event.read - read;
      read = event.read;
    }
  }
}

/** Every puzzle that was reported as stored must be there, as it is or in another form. */
async function checkStored() {
  // Imports go on meanwhile, and what they store is not expected yet.
  const promised = [...stored];
  /** @type {Set<string>} */
  const there = new Set();
  for (let skip = 0; ; skip += 1000) {
    const response = await post("collections/find", {
      collection: "soak",
      filter: { profile: "classic" },
      skip,
      count: 1000,
    });
    if (response.status === 400 && promised.length === 0) return;
    const reply = await response.json();
    if (!reply.puzzles) throw new Error(JSON.stringify(reply));
    if (reply.unreadable) fault(`${reply.unreadable} puzzles cannot be read`);
    for (const { puzzle } of reply.puzzles) there.add(signature(puzzle));
    if (reply.puzzles.length === 0) break;
  }
  for (const line of promised) if (!there.has(signature(line))) fault(`stored and lost: ${line}`);
  count("puzzles looked for after a kill", promised.length);
}

/** The same for all forms of a puzzle that `disguised` makes: how many givens each band, stack and digit has. @param {string} line */
function signature(line) {
  const tally = (/** @type {(cell: number, digit: string) => number} */ place) => {
    const sums = Array(9).fill(0);
    [...line].forEach((sign, cell) => sign !== "." && sums[place(cell, sign)]++);
    return sums.sort().join("");
  };
  return [
    tally((cell) => Math.floor(cell / 9)),
    tally((cell) => cell % 9),
    tally((_, digit) => Number(digit) - 1),
  ]
    .sort()
    .join("-");
}

async function killing() {
  while (!isOver()) {
    await pause(10_000 + random(10_000));
    if (isOver()) return;
    const { child } = server;
    isBeingKilled = true;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    kills++;
    server = await start();
    isBeingKilled = false;
    await checkStored().catch((error) => fault(`after a kill: ${error}`));
  }
}

function measure() {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  const now = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  memory = Math.max(memory, now || 0);
  return { now, files: readdirSync(`/proc/${server.child.pid}/fd`).length };
}

async function measuring() {
  while (!isOver()) {
    try {
      measure();
    } catch {
      // The server is being killed.
    }
    await pause(200);
  }
}

// The full disk, and kills of the command line.

/** @param {string[]} args @param {number} [life] milliseconds until it is killed @returns {Promise<{ code: number | null, out: string, err: string }>} */
const jade = (args, life) =>
  new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { env: { ...process.env, LANG: "C" }, maxBuffer: 1 << 28 },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
    if (life !== undefined) setTimeout(() => child.kill("SIGKILL"), life);
  });

const disk = join(folder, "disk");
mkdirSync(disk);
const isSmall = (() => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}m`, "none", disk], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const onDisk = join(disk, "own.sqlite");
const number = async (/** @type {string} */ file) => {
  const { code, out, err } = await jade(["library", "list", "--store", file]);
  if (code !== 0) fault(`the collections cannot be listed: ${err}`);
  return Number(/\t(\d+)/.exec(out)?.[1] ?? 0);
};

async function fill() {
  const [list, kept] = [join(folder, "list.txt"), join(disk, "kept.csv")];
  writeFileSync(list, Array.from({ length: 300 }, () => disguised(any(), random)).join("\n"));
  const args = ["library", "import", "soak", list, "--profile", "classic", "--store", onDisk];
  const before = existsSync(onDisk) ? await number(onDisk) : 0;
  await jade(args, 200 + random(3000));
  count("imports killed");
  const after = await number(onDisk);
  if (after < before) fault(`an import that was killed lost ${before - after} puzzles`);
  if (isSmall) {
    writeFileSync(kept, "what was here before\n");
    const ballast = join(disk, "ballast");
    try {
      for (let part = 0; ; part++) writeFileSync(`${ballast}${part}`, Buffer.alloc(64 * 1024));
    } catch {
      // The disk is full now.
    }
    const convert = await jade(["convert", "--to", "csv", "--force", "-o", kept, list]);
    if (convert.code !== 1 || readFileSync(kept, "utf8") !== "what was here before\n")
      fault(`a file on a full disk: ${convert.code} ${convert.err}`);
    const full = await jade(args);
    if (full.code === 1) count("imports on a full disk");
    if (full.code !== 0 && full.code !== 1) fault(`an import on a full disk: ${full.code} ${full.err}`);
    if ((await number(onDisk)) < after) fault("a full disk lost what was stored");
    readdirSync(disk)
      .filter((name) => name.startsWith("ballast"))
      .forEach((name) => rmSync(join(disk, name)));
  }
  const whole = await jade(args);
  if (whole.code !== 0) fault(`an import after that: ${whole.code} ${whole.err}`);
  if (statSync(onDisk).size > (DISK * 1024 * 1024) / 4) {
    const removed = await jade(["library", "remove", "soak", "--store", onDisk]);
    if (removed.code !== 0) fault(`a removal: ${removed.err}`);
    count("collections removed");
  }
}

console.log(
  `${minutes} minutes, ${lines.length} puzzles, ${isSmall ? `a disk of ${DISK} MB` : "no disk that can be full: run as root for that"}`,
);
await Promise.all([
  ...Array.from({ length: 4 }, () => again("questions", ask)),
  ...Array.from({ length: 2 }, () => again("hostile texts", send)),
  ...Array.from({ length: 2 }, () => again("clients that went away", go)),
  again("imports of 100", importSome),
  again("full disks", fill),
  killing(),
  measuring(),
]);
await checkStored().catch((error) => fault(`at the end: ${error}`));
await pause(3000);
const busy = () =>
  readFileSync(`/proc/${server.child.pid}/stat`, "utf8")
    .split(") ")[1]
    .split(" ")
    .slice(11, 13)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
const ticks = busy();
await pause(2000);
const work = (busy() - ticks) / 2;
const rest = measure();
if (work > 20) fault(`${work} % of a core is busy although nobody asks`);
if (memory > MOST_MEMORY) fault(`${Math.round(memory)} MB of memory`);
if (rest.files > MOST_FILES) fault(`${rest.files} files are open at rest`);
server.child.kill();
if (isSmall) execFileSync("umount", [disk]);
rmSync(folder, { recursive: true, force: true });

waits.sort((a, b) => a - b);
const at = (/** @type {number} */ share) =>
  Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
for (const [what, times] of counts) console.log(`${String(times).padStart(9)}  ${what}`);
console.log(`${String(kills).padStart(9)}  kills of the server`);
console.log(`${String(expected).padStart(9)}  puzzles said to be stored`);
console.log(`hints: median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, at most ${at(1)} ms`);
console.log(
  `memory of the server: at most ${Math.round(memory)} MB, at rest ${Math.round(rest.now)} MB; ${rest.files} files open at rest`,
);
console.log(faults.length ? `${faults.length} things were wrong` : "nothing was wrong");
process.exit(faults.length ? 1 : 0);

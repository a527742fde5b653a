// How much longer hints take while the server is as busy as it can be.
//
//   JADE_BIN=target/release/jade node web/test/soak/fair.js
//
// On a quiet machine: other programs would be measured, too. Hints are timed alone, and then while the server counts the
// solutions of blank boards, looks for paths of 16×16 boards, makes rare puzzles for two, imports a file and prints. Then
// 100 and 1,000 hints are asked for at once, as the page asks: who is told to come back comes back. It fails if a hint
// takes more than 100 ms longer, or if any is not answered.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const program = process.env.JADE_BIN ?? "";
if (!existsSync(program)) {
  console.error("usage: JADE_BIN=… node fair.js");
  process.exit(2);
}
/** How much longer a hint may take, in milliseconds. */
const MOST = 100;
/** How much work is done meanwhile. */
const WORK = 10;
/** How many hints are timed. */
const HINTS = 200;

const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const folder = mkdtempSync(join(tmpdir(), "jade-fair-"));
const server = spawn(program, ["serve", "--listen", "127.0.0.1:0", "--store", join(folder, "own.sqlite")], {
  stdio: ["ignore", "pipe", "inherit"],
});
/** @type {string} */
const url = await new Promise((resolve) =>
  server.stdout.on("data", (data) => {
    const address = /http:\/\/[^\s/]+/.exec(String(data));
    if (address) resolve(address[0]);
  }),
);
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

const sheet = (/** @type {number} */ box, /** @type {string} */ givens) => ({
  boxRows: box,
  boxColumns: box,
  givens,
  entries: ".".repeat(givens.length),
});
/** @param {string} path @param {object} body @param {AbortSignal} [signal] */
const post = (path, body, signal) =>
  fetch(`${url}/api/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
const hint = (/** @type {string} */ line) => post("hint", { question: { sheet: sheet(3, line) } });

const faults = /** @type {string[]} */ ([]);

/** The times of hints one after the other, in milliseconds, shortest first. */
async function times() {
  const times = [];
  for (let i = 0; i < HINTS; i++) {
    const begun = performance.now();
    const response = await hint(i % 2 ? HARD : EASY);
    await response.text();
    if (response.status !== 200) faults.push(`a hint was answered with ${response.status}`);
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other);
}
const part = (/** @type {number[]} */ times, /** @type {number} */ share) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))];
const shown = (/** @type {number[]} */ times) =>
  [0.5, 0.9, 0.99, 1].map((share) => part(times, share).toFixed(1).padStart(8)).join("");

/** Asks for many hints at once, again when the server says. @param {number} number */
async function atOnce(number) {
  const begun = performance.now();
  let refused = 0;
  const one = async () => {
    for (;;) {
      const response = await hint(HARD);
      await response.text();
      const wait = Number(response.headers.get("retry-after"));
      if (response.status !== 503 || !(wait > 0)) return response.status;
      refused++;
      await pause(wait * 1000);
    }
  };
  const all = await Promise.all(Array.from({ length: number }, one));
  const answered = all.filter((status) => status === 200).length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(2);
  console.log(
    `${number} hints at once: ${answered} answered in ${seconds} s, told ${refused} times to come back`,
  );
  if (answered < number) faults.push(`${number - answered} of ${number} hints at once were not answered`);
}

const memory = () => /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1] ?? "?";

console.log(
  `${"ms".padEnd(8)}${["median", "90 %", "99 %", "longest"].map((name) => name.padStart(8)).join("")}`,
);
await times();
const alone = await times();
console.log(`alone   ${shown(alone)}`);

const stop = new AbortController();
/** How much work is under way. */
let working = 0;
/** How often each question was answered, and with which status. @type {Map<string, number>} */
const answered = new Map();
/** @param {string} path @param {object} body */
async function keepAsking(path, body) {
  working++;
  while (!stop.signal.aborted) {
    try {
      const response = await post(path, body, stop.signal);
      await response.text();
      const answer = `${path} ${response.status}`;
      answered.set(answer, (answered.get(answer) ?? 0) + 1);
      // 504: the limit of ten seconds, which is what counts and paths are to use.
      if (![200, 503, 504].includes(response.status)) throw faults.push(`${answer}: the question is wrong`);
      if (response.status === 503) await pause(1000);
    } catch {
      // Stopped, or a wrong question.
      break;
    }
  }
  working--;
}
const blank = { sheet: sheet(3, ".".repeat(81)) };
for (let i = 0; i < 2; i++) void keepAsking("count", blank);
for (let i = 0; i < 4; i++) void keepAsking("path", { question: { sheet: sheet(4, `1${".".repeat(255)}`) } });
void keepAsking("generate", { wish: { difficulty: { technique: { id: "tridagon" } } }, seconds: 600 });
void keepAsking("generate", {
  wish: { difficulty: { level: "extreme" } },
  goal: { count: 1000 },
  seconds: 600,
});
void keepAsking("collections/import", { collection: "x", text: `${EASY}\n${HARD}\n`.repeat(2000) });
void keepAsking("print", { sheet: sheet(3, HARD), more: `${HARD}\n`.repeat(99), kind: "puzzle" });
await pause(3000);
const busy = await times();
console.log(`busy    ${shown(busy)}`);
if (working < WORK) faults.push(`only ${working} of ${WORK} pieces of work were under way`);
for (const share of [0.5, 0.9, 0.99]) {
  const longer = part(busy, share) - part(alone, share);
  if (longer > MOST) faults.push(`${share * 100} % of hints take up to ${longer.toFixed(0)} ms longer`);
}
await atOnce(100);
stop.abort();
await atOnce(1000);
for (const [answer, times] of answered) console.log(`${answer}: ${times} times`);
console.log(`most memory ${Math.round(Number(memory()) / 1000)} MB`);
server.kill();
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.log(`WRONG: ${fault}`);
process.exit(faults.length ? 1 : 0);

// How fast the WebAssembly module is, compared with the same code compiled for this machine, in one run:
//
//   ./build-site --module && node web/test/module/bench.js [POSITIONS]     (a quiet machine, about ten minutes)
//
// Both answer the same requests on one thread: hints on positions along the paths of collected puzzles (4,108, or
// POSITIONS), ratings, searches, puzzles of each level, drills. It prints the median and the 99th of 100 in milliseconds,
// and the module's speed as a share of the other's. With CHROMIUM, the module also runs in that browser.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bit } from "../../game/geometry.js";
import { emptySheet, sheetData, sheetFrom } from "../../game/sheet.js";
import { readReply, requestBytes, startModule } from "../../tutor/module.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = process.env.JADE_MODULE ?? join(root, "target/module");
const POSITIONS = Number(process.argv[2] ?? 4108);

const load = (/** @type {string} */ file) => readFileSync(join(folder, file));
const binary = load("jade.wasm");
const module = await WebAssembly.compile(binary);

const instantiated = [];
for (let i = 0; i < 5; i++) {
  const begun = performance.now();
  await startModule(await WebAssembly.compile(binary), load);
  instantiated.push(performance.now() - begun);
}
console.log(`compiled and instantiated: ${middle(instantiated).toFixed(0)} ms (median of 5)`);

const answer = await startModule(module, load);
const bytes = (/** @type {string} */ address, /** @type {unknown} */ body) =>
  requestBytes("POST", address, "en", JSON.stringify(body));
/** @param {string} address @param {unknown} body @returns {any} */
function ask(address, body) {
  const { status, body: content } = readReply(answer(bytes(address, body)));
  const text = new TextDecoder().decode(content);
  if (status !== 200) throw new Error(`${address}: ${text}`);
  return JSON.parse(text);
}

const puzzles = ask("library/find", { count: 400 }).puzzles.map((/** @type {any} */ { puzzle, boxes }) =>
  emptySheet(puzzle, boxes),
);
/** @type {Map<string, Uint8Array[]>} */
const groups = new Map();
/** @param {string} group @param {string} address @param {unknown} body */
function add(group, address, body) {
  const all = groups.get(group) ?? [];
  groups.set(group, [...all, bytes(address, body)]);
}

let positions = 0;
/** @type {Uint8Array[]} */
const hints = [];
for (const puzzle of puzzles) {
  if (positions === POSITIONS) break;
  const sheet = sheetFrom(puzzle);
  for (const { step } of ask("path", { question: { sheet: puzzle } }).steps) {
    if (positions === POSITIONS) break;
    positions += 1;
    hints.push(bytes("hint", { question: { sheet: sheetData(sheet) } }));
    for (const { cell, digit } of step.placements) sheet.entries[cell] = digit;
    for (const { cell, digit } of step.eliminations) sheet.excluded[cell] |= bit(digit);
  }
}
groups.set("hint", hints);
for (const sheet of puzzles) add("rate", "rate", { question: { sheet } });
for (const sheet of puzzles) {
  // Without its last four givens, a puzzle has many solutions: counting them is mostly searching.
  let left = 4;
  const givens = [...sheet.givens]
    .map((one) => (one !== "." && one !== "0" && left-- > 0 ? "." : one))
    .join("");
  add("search (count to 10,000)", "count", { sheet: { ...sheet, givens }, limit: 10000 });
}
for (const level of ["very-easy", "easy", "medium", "hard"])
  for (let seed = 1; seed <= 25; seed++)
    add(`generate, ${level}`, "generate", {
      wish: { difficulty: { level }, techniques: { profile: "classic" } },
      seed,
    });
for (const technique of [
  "hidden-single",
  "naked-pair",
  "pointing",
  "x-wing",
  "xy-wing",
  "swordfish",
  "hidden-pair",
])
  for (let seed = 1; seed <= 8; seed++) add("drill", "drill", { technique, kind: "find", seed });

/** Times of all requests in microseconds, in order. @param {Uint8Array[]} requests */
function inModule(requests) {
  return requests.map((request) => {
    const begun = process.cpuUsage();
    answer(request);
    return process.cpuUsage(begun).user;
  });
}
/** @param {Uint8Array[]} requests */
function native(requests) {
  const input = Buffer.concat(requests.flatMap((one) => [Buffer.from(`${one.length}\n`), Buffer.from(one)]));
  const run = spawnSync(
    "cargo",
    ["run", "--release", "--quiet", "--manifest-path", join(root, "bench/Cargo.toml"), "--bin", "module"],
    { input, maxBuffer: 1 << 28, encoding: "utf8" },
  );
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout.trim().split("\n").map(Number);
}

console.log("group, requests: median and 99 % in ms of the module; of native code; share of native speed");
for (const [group, requests] of groups) {
  // Once before, so that the engine has compiled all of it well.
  inModule(requests.slice(0, 50));
  const [mine, theirs] = [inModule(requests), native(requests)];
  const sum = (/** @type {number[]} */ all) => all.reduce((a, b) => a + b, 0);
  const ms = (/** @type {number[]} */ all) =>
    `${(middle(all) / 1000).toFixed(2)} ${(at(all, 0.99) / 1000).toFixed(2)}`;
  const share = (sum(theirs) / sum(mine)).toFixed(2);
  console.log(`${group}, ${requests.length}: ${ms(mine)}; ${ms(theirs)}; ${share}`);
}

/** @param {number[]} all */
function middle(all) {
  return at(all, 0.5);
}
/** @param {number[]} all @param {number} part */
function at(all, part) {
  return all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))];
}

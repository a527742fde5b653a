// How the page waits for a busy program, without one: fetch() is replaced.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { ApiError, ask } from "../../tutor/api.js";
// Loaded by the first question; here before the time stands still.
import "../../tutor/transport.js";

/** @typedef {{ at: number, path: string, body: unknown }} Sent */

/** @type {Sent[]} */
let sent = [];
/** What is answered next. @type {(() => Response)[]} */
let answers = [];
const original = globalThis.fetch;

const busy = (/** @type {string} */ seconds) => () =>
  new Response(JSON.stringify({ code: "busy", message: "There is too much to do." }), {
    status: 503,
    headers: seconds ? { "retry-after": seconds } : {},
  });
const done = () => new Response(JSON.stringify({ level: "easy" }));

beforeEach(() => {
  sent = [];
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path.endsWith("module.json")) return new Response("{}");
    init?.signal?.throwIfAborted();
    sent.push({ at: Date.now(), path: path.replace(/.*\/api/, "/api"), body: init?.body });
    return (answers.shift() ?? done)();
  };
});

afterEach(() => {
  mock.timers.reset();
  globalThis.fetch = original;
});

/** Lets all that is ready run. */
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(() => setImmediate(resolve))));

/** Lets time pass in steps of 100 milliseconds. @param {number} milliseconds */
async function pass(milliseconds) {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await settle();
    mock.timers.tick(100);
  }
  await settle();
}

test("a busy program is asked again when it says, with the same question", async () => {
  answers = [busy("1"), busy("3"), done];
  const answer = ask("rate", { sheet: 7 });
  await pass(5000);
  assert.deepEqual(await answer, { level: "easy" });
  assert.deepEqual(
    sent.map(({ at }) => at - sent[0].at),
    [0, 1000, 4000],
  );
  assert.deepEqual(new Set(sent.map(({ path }) => path)), new Set(["/api/v1/rate"]));
  assert.deepEqual(new Set(sent.map(({ body }) => body)), new Set(['{"sheet":7}']));
});

test("who cancels while waiting asks no more", async () => {
  answers = [busy("5"), done];
  const cancel = new AbortController();
  const answer = assert.rejects(ask("hint", {}, cancel.signal), { name: "AbortError" });
  await pass(1000);
  cancel.abort();
  await answer;
  await pass(6000);
  assert.equal(sent.length, 1);
});

test("without a time to come back, being busy is an error that says why", async () => {
  for (const seconds of ["", "soon", "-1", "0"]) {
    answers = [busy(seconds)];
    await assert.rejects(ask("hint", {}), (error) => {
      assert.ok(error instanceof ApiError);
      assert.deepEqual(error.problem, { code: "refused", message: "There is too much to do." });
      return true;
    });
  }
  assert.equal(sent.length, 4);
});

// The WebAssembly module gives the same bytes as the program: 3,000 requests of all kinds, in Node and in Chromium.
//
// JADE_MODULE    the folder with the module (default: target/module of this repository)
// JADE_REQUESTS  the number of requests (default: 3000)

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readReply, requestBytes, startModule } from "../../tutor/module.js";
import { startBrowser } from "../browser/pages.js";
import { missing, startProgram } from "../browser/program.js";
import { requests, sheetsIn } from "./requests.js";

const folder =
  process.env.JADE_MODULE ?? join(fileURLToPath(new URL("../../../", import.meta.url)), "target/module");
const there = existsSync(join(folder, "jade.wasm"));
if (!there && process.env.JADE_REQUIRE_TOOLCHAINS === "1") throw new Error("no module: run ./build-site");

/** Without what depends on the time. @param {Buffer} content */
const timeless = (content) =>
  Buffer.from(content.toString("latin1").replaceAll(/\{"event":"progress".*\n/g, ""), "latin1");

/**
 * Runs a module in Node.
 * @param {string} name
 * @returns {Promise<Answering>}
 */
async function inNode(name) {
  /** @type {Uint8Array[]} */
  let said = [];
  const load = (/** @type {string} */ file) => readFileSync(join(folder, file));
  const module = await WebAssembly.compile(readFileSync(join(folder, name)));
  const answer = await startModule(module, load, (line) => said.push(line));
  const ask = async (/** @type {Uint8Array} */ request) => {
    said = [];
    const reply = answer(request);
    return { reply, said: Buffer.concat(said) };
  };
  return { ask, end: async () => {} };
}

/** Runs the module in Chromium. @param {string} url of the page @returns {Promise<Answering>} */
async function inBrowser(url) {
  const browser = await startBrowser();
  const page = await browser.newPage();
  // A browser or a program that stays behind would keep the tests from ending.
  const started = page.goto(`${url}learn`).then(() => startIn(page));
  await started.catch(async (error) => {
    await browser.close();
    throw error;
  });
  const ask = async (/** @type {Uint8Array} */ request) => {
    const { reply, said } = await page.evaluate(
      (bytes) => /** @type {any} */ (globalThis).askModule(bytes),
      [...request],
    );
    return { reply: new Uint8Array(reply), said: Buffer.from(said) };
  };
  return { ask, end: () => browser.close() };
}

/** Starts the module in a page, where `askModule` asks it. @param {import("playwright-core").Page} page */
const startIn = (page) =>
  page.evaluate(async () => {
    const { COLLECTION, startModule } = await import(`${location.origin}/tutor/module.js`);
    const files = new Map();
    for (const file of COLLECTION)
      files.set(file, new Uint8Array(await (await fetch(`/${file}`)).arrayBuffer()));
    const module = await WebAssembly.compileStreaming(fetch("/jade.wasm"));
    /** @type {number[]} */
    let said = [];
    const answer = await startModule(
      module,
      (/** @type {string} */ file) => files.get(file),
      (/** @type {Uint8Array} */ line) => said.push(...line),
    );
    /** @type {any} */ (globalThis).askModule = (/** @type {number[]} */ request) => {
      said = [];
      return { reply: [...answer(new Uint8Array(request))], said };
    };
  });

/** @typedef {{ ask: (request: Uint8Array) => Promise<{ reply: Uint8Array, said: Buffer }>, end: () => Promise<void> }} Answering */

/** @type {[string, (url: string) => Promise<Answering>][]} */
const PLACES = [
  ["jade.wasm in Node", () => inNode("jade.wasm")],
  ["jade-basic.wasm in Node", () => inNode("jade-basic.wasm")],
  ["jade.wasm in Chromium", inBrowser],
];

for (const [name, start] of PLACES)
  test(
    `${name} answers as the program does`,
    // An empty reason would count as one.
    { skip: !there ? "no module: run ./build-site" : missing ? `missing: ${missing}` : false },
    async () => {
      const jade = await startProgram();
      const place = await start(jade.url).catch(async (error) => {
        await jade.stop();
        throw error;
      });
      const api = async (/** @type {string} */ address) =>
        (await fetch(`${jade.url}api/v1/${address}`)).json();
      try {
        const techniques = (await api("techniques")).techniques.map((/** @type {any} */ one) => one.id);
        const lessons = JSON.stringify(await api("lessons")).match(/(?<="id":")[^"]+/g) ?? [];
        const sheets = [];
        for (const id of lessons.slice(0, 40)) sheets.push(...sheetsIn(await api(`lesson?id=${id}`)));
        /** @type {Record<string, number>} */
        const compared = {};
        for (const { method, address, body } of requests(Number(process.env.JADE_REQUESTS ?? 3000), {
          sheets,
          techniques,
          lessons,
        })) {
          const { reply, said } = await place.ask(requestBytes(method, address, "en", body));
          const { status, kind, body: content } = readReply(reply);
          const init =
            method === "POST" ? { method, body, headers: { "content-type": "application/json" } } : {};
          const response = await fetch(`${jade.url}api/v1/${address}`, init);
          const theirs = Buffer.from(await response.arrayBuffer());
          const mine = said.length ? said : Buffer.from(content);
          // What takes too long for one may be quick enough for the other.
          if (status === 504 || response.status === 504) continue;
          const about = `${method} ${address} ${body.slice(0, 400)}`;
          assert.deepEqual([status, kind], [response.status, response.headers.get("content-type")], about);
          if (!timeless(mine).equals(timeless(theirs)))
            assert.equal(timeless(mine).toString(), timeless(theirs).toString(), about);
          const asked = address.split("?")[0];
          compared[asked] = (compared[asked] ?? 0) + 1;
        }
        console.log(`${name}:`, JSON.stringify(compared));
      } finally {
        await place.end();
        await jade.stop();
      }
    },
  );

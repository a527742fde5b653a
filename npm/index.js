// JADE for JavaScript: questions to the WebAssembly module, in Node and in browsers.

import { COLLECTION, readReply, requestBytes, startModule } from "./module.js";
import { greyOf, pictureAddress } from "./pixels.js";

/** Why a question was refused. */
export class JadeError extends Error {
  /** @param {import("./contract.js").ErrorReply} reply */
  constructor(reply) {
    super(reply.message);
    this.name = "JadeError";
    this.code = reply.code;
    this.field = reply.field;
  }
}

/** @param {string} name of a file of this package @returns {Promise<Uint8Array>} */
async function read(name) {
  const address = new URL(`./${name}`, import.meta.url);
  if (address.protocol === "file:")
    return (await import("node:fs/promises")).readFile(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** @param {{ lang?: "en" | "es" }} [options] */
export async function load({ lang = "en" } = {}) {
  const names = ["jade.wasm", ...COLLECTION];
  const files = new Map(
    await Promise.all(
      names.map(
        async (name) => /** @type {const} */ ([name, await read(name)]),
      ),
    ),
  );
  const file = (/** @type {string} */ name) =>
    /** @type {Uint8Array<ArrayBuffer>} */ (files.get(name));
  const module = await WebAssembly.compile(file("jade.wasm"));
  return new Jade(module, file, lang);
}

/** Loads the reader of pictures. */
export async function loadReader() {
  const bytes = /** @type {Uint8Array<ArrayBuffer>} */ (
    await read("jade-vision.wasm")
  );
  const answer = startModule(await WebAssembly.compile(bytes), () => {
    throw new Error("pictures need no collection");
  });
  return {
    /**
     * @param {import("./pixels.js").Pixels} picture
     * @param {[number, number][]} [corners]
     */
    read(picture, corners) {
      const address = pictureAddress(picture, corners);
      const request = requestBytes("POST", address, "en", greyOf(picture));
      return JSON.parse(
        new TextDecoder().decode(readReply(answer(request)).body),
      );
    },
  };
}

class Jade {
  #answer;
  #lang;
  /** @type {Uint8Array[]} */
  #told = [];

  /**
   * @param {WebAssembly.Module} module
   * @param {(name: string) => Uint8Array} file
   * @param {"en" | "es"} lang
   */
  constructor(module, file, lang) {
    this.#lang = lang;
    this.#answer = startModule(module, file, (line) => this.#told.push(line));
  }

  /**
   * The answer: JSON, the events of work that reports as it goes, or the bytes of a file.
   * @param {string} method @param {string} address @param {string} [body]
   */
  #answered(method, address, body) {
    this.#told = [];
    const reply = readReply(
      this.#answer(requestBytes(method, address, this.#lang, body)),
    );
    const json = (/** @type {Uint8Array} */ bytes) =>
      JSON.parse(new TextDecoder().decode(bytes));
    if (reply.status !== 200) throw new JadeError(json(reply.body));
    if (reply.kind === "application/x-ndjson") return this.#told.map(json);
    return reply.kind === "application/json" ? json(reply.body) : reply.body;
  }

  /** @param {string} name @param {object} [request] */
  ask(name, request) {
    const body = request && JSON.stringify(request);
    return this.#answered(request ? "POST" : "GET", name, body);
  }

  /** @param {string | object} puzzle a text in any format, or a sheet */
  sheet(puzzle) {
    if (typeof puzzle !== "string") return puzzle;
    const { puzzles, errors } = this.ask("parse", { text: puzzle, lang: this.#lang });
    if (puzzles.length) return puzzles[0].sheet;
    throw new JadeError({
      version: 0,
      code: "no-puzzle",
      message: errors[0]?.message ?? "There is no puzzle in the text.",
    });
  }

  /** @param {string | object} puzzle @param {object} [more] */
  #question(puzzle, more) {
    return { sheet: this.sheet(puzzle), lang: this.#lang, ...more };
  }

  solve(/** @type {string | object} */ puzzle) {
    return (
      this.ask("solve", { sheet: this.sheet(puzzle), lang: this.#lang }).solutions[0] ?? null
    );
  }

  count(/** @type {string | object} */ puzzle, limit = 1000) {
    return this.ask("count", { sheet: this.sheet(puzzle), limit, lang: this.#lang }).search.count;
  }

  rate(
    /** @type {string | object} */ puzzle,
    /** @type {object} */ techniques = {},
  ) {
    return this.#reason("rate", puzzle, { techniques });
  }

  hint(
    /** @type {string | object} */ puzzle,
    /** @type {object} */ techniques = {},
  ) {
    return this.#reason("hint", puzzle, { techniques });
  }

  path(
    /** @type {string | object} */ puzzle,
    /** @type {object} */ techniques = {},
  ) {
    return this.#reason("path", puzzle, { techniques });
  }

  /** @param {string} name @param {string | object} puzzle @param {object} more */
  #reason(name, puzzle, more) {
    return this.ask(name, { question: this.#question(puzzle, more) });
  }

  generate(/** @type {object} */ request = {}) {
    /** @type {{ event: string, puzzle: any }[]} */
    const events = this.ask("generate", { lang: this.#lang, ...request });
    return events
      .filter(({ event }) => event === "made")
      .map(({ puzzle }) => puzzle);
  }
}

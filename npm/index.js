// JADE for JavaScript: questions to the WebAssembly module, in Node and in browsers.

import { read } from "#read";
import { COLLECTION, readReply, requestBytes, startModule } from "./module.js";
import { bytesOf, pictureAddress } from "./pixels.js";
import { strokesAddress, strokesBody } from "./strokes.js";

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

/**
 * The files of this package. Each address is written out, so that bundlers find the files and copy them.
 * @type {Record<string, URL>}
 */
const FILES = {
  "jade.wasm": new URL("./jade.wasm", import.meta.url),
  "jade-vision.wasm": new URL("./jade-vision.wasm", import.meta.url),
  "collection.txt": new URL("./collection.txt", import.meta.url),
  "collection.ratings.txt": new URL(
    "./collection.ratings.txt",
    import.meta.url,
  ),
  "collection.variants.txt": new URL(
    "./collection.variants.txt",
    import.meta.url,
  ),
};

/** Puzzles as numbers: a list of the cells, or of the rows, with 0 for an empty cell. */
const SYMBOLS = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @param {unknown} puzzle */
function lineOf(puzzle) {
  if (!Array.isArray(puzzle)) return puzzle;
  const cells = puzzle.flat().map((cell) => cell ?? 0);
  const wrong = cells.find((cell) => !Number.isInteger(cell) || !SYMBOLS[cell]);
  if (wrong !== undefined) throw new TypeError(`${wrong} is no digit`);
  return cells.map((cell) => SYMBOLS[cell]).join("");
}

/** @param {{ lang?: "en" | "es" }} [options] */
export async function load({ lang = "en" } = {}) {
  if (lang !== "en" && lang !== "es")
    throw new RangeError(`lang: expected "en" or "es", found "${lang}"`);
  const names = ["jade.wasm", ...COLLECTION];
  const files = new Map(
    await Promise.all(
      names.map(
        async (name) => /** @type {const} */ ([name, await read(FILES[name])]),
      ),
    ),
  );
  const file = (/** @type {string} */ name) =>
    /** @type {Uint8Array<ArrayBuffer>} */ (files.get(name));
  const module = await WebAssembly.compile(file("jade.wasm"));
  /** @type {Uint8Array[]} */
  const said = [];
  const answer = await startModule(module, file, (line) => said.push(line));
  return new Jade(answer, said, lang);
}

/** Loads the reader of pictures. */
export async function loadReader() {
  const bytes = /** @type {Uint8Array<ArrayBuffer>} */ (
    await read(FILES["jade-vision.wasm"])
  );
  const answer = await startModule(await WebAssembly.compile(bytes), () => {
    throw new Error("pictures need no collection");
  });
  /** @param {string} address @param {string | Uint8Array} body */
  const ask = (address, body) =>
    JSON.parse(
      new TextDecoder().decode(
        readReply(answer(requestBytes("POST", address, "en", body))).body,
      ),
    );
  return {
    /**
     * @param {import("./pixels.js").Pixels} picture
     * @param {[number, number][]} [corners]
     */
    read(picture, corners) {
      return ask(pictureAddress(picture, corners), bytesOf(picture));
    },
    /** @param {[number, number][][]} strokes @param {number} side */
    readStrokes(strokes, side) {
      return ask(strokesAddress(side), strokesBody(strokes));
    },
  };
}

class Jade {
  #answer;
  #said;
  #lang;

  /**
   * @param {(request: Uint8Array) => Uint8Array} answer asks the module
   * @param {Uint8Array[]} said where the module leaves the events of the request that it answers
   * @param {"en" | "es"} lang
   */
  constructor(answer, said, lang) {
    this.#answer = answer;
    this.#said = said;
    this.#lang = lang;
  }

  /**
   * The answer: JSON, the events of work that reports as it goes, or the bytes of a file.
   * @param {string} method @param {string} address @param {string} [body]
   */
  #answered(method, address, body) {
    this.#said.length = 0;
    const reply = readReply(
      this.#answer(requestBytes(method, address, this.#lang, body)),
    );
    const json = (/** @type {Uint8Array} */ bytes) =>
      JSON.parse(new TextDecoder().decode(bytes));
    if (reply.status !== 200) throw new JadeError(json(reply.body));
    if (reply.kind === "application/x-ndjson") return this.#said.map(json);
    return reply.kind === "application/json" ? json(reply.body) : reply.body;
  }

  /** @param {string} name @param {object} [request] */
  ask(name, request) {
    const body = request && JSON.stringify(request);
    return this.#answered(request ? "POST" : "GET", name, body);
  }

  /** @param {string | object} puzzle a text in any format, numbers, or a sheet @returns {object} */
  sheet(puzzle) {
    const text = lineOf(puzzle);
    if (typeof text === "object" && text) return text;
    if (typeof text !== "string")
      throw new TypeError(`expected a puzzle, found ${puzzle}`);
    const { puzzles, errors } = this.ask("parse", { text, lang: this.#lang });
    if (puzzles.length > 1) {
      const message = `Expected one puzzle, found ${puzzles.length}.`;
      throw new JadeError({ version: 0, code: "several", message });
    }
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
    const sheet = this.sheet(puzzle);
    const { solutions } = this.ask("solve", {
      sheet,
      limit: 2,
      lang: this.#lang,
    });
    if (solutions.length === 1) return solutions[0];
    // As in Python: a puzzle has one solution, and the error says where two differ, or why there is none.
    const { text } = this.ask("check", { sheet, lang: this.#lang });
    throw new JadeError({
      version: 0,
      code: solutions.length ? "several-solutions" : "no-solution",
      message: text
        .map((/** @type {{ text: string }} */ span) => span.text)
        .join(""),
    });
  }

  count(/** @type {string | object} */ puzzle, limit = 1000) {
    return this.ask("count", {
      sheet: this.sheet(puzzle),
      limit,
      lang: this.#lang,
    }).search.count;
  }

  rate(
    /** @type {string | object} */ puzzle,
    /** @type {object} */ techniques = {},
    { explainer = false } = {},
  ) {
    const question = this.#question(puzzle, { techniques });
    return this.ask("rate", { question, explainer });
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

  /** @param {{ level?: string, technique?: string, rules?: string, count?: number, [more: string]: unknown }} [request] */
  generate({ level, technique, rules, count, ...request } = {}) {
    const difficulty = level
      ? { level }
      : technique
        ? { technique: { id: technique } }
        : undefined;
    /** @type {{ event: string, puzzle: any }[]} */
    const events = this.ask("generate", {
      lang: this.#lang,
      ...request,
      ...(count === undefined ? {} : { goal: { count } }),
      wish: {
        .../** @type {object | undefined} */ (request.wish),
        ...(rules ? { rules } : {}),
        ...(difficulty ? { difficulty } : {}),
      },
    });
    // A line without its rules would be another puzzle.
    const whole = (/** @type {any} */ made) =>
      made.rules ? { ...made, puzzle: `[${made.rules}] ${made.puzzle}` } : made;
    return events
      .filter(({ event }) => event === "made")
      .map(({ puzzle }) => whole(puzzle));
  }
}

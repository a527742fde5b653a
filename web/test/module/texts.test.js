// Boards in texts of all kinds: the module reads the same ones as the program.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readReply, requestBytes, startModule } from "../../tutor/module.js";
import { missing, startProgram } from "../browser/program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = process.env.JADE_MODULE ?? join(root, "target/module");
const there = existsSync(join(folder, "jade.wasm"));

/** @type {{ text: string, board: string }[]} */
const TEXTS = JSON.parse(readFileSync(join(root, "data/texts.json"), "utf8"));

test(
  "the module and the API find the board of every text",
  { skip: !there ? "no module: run ./build-site" : missing ? `missing: ${missing}` : false },
  async () => {
    const module = await WebAssembly.compile(readFileSync(join(folder, "jade.wasm")));
    const answer = await startModule(module, (file) => readFileSync(join(folder, file)));
    const jade = await startProgram();
    try {
      for (const { text, board } of TEXTS) {
        const body = JSON.stringify({ text, lang: "en" });
        const { body: reply } = readReply(answer(requestBytes("POST", "parse", "en", body)));
        const mine = JSON.parse(new TextDecoder().decode(reply));
        const init = { method: "POST", body, headers: { "content-type": "application/json" } };
        const theirs = await (await fetch(`${jade.url}api/v1/parse`, init)).json();
        assert.deepEqual(mine, theirs, text);
        assert.deepEqual(
          mine.puzzles.map((/** @type {any} */ one) => one.sheet.givens),
          [board],
          text,
        );
      }
    } finally {
      await jade.stop();
    }
  },
);

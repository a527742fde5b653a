// The package jade-sudoku for JavaScript, as its README shows it, from the files that `./build-site --npm` puts together.

import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const there = existsSync(join(root, "target/module/jade.wasm"));
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

test(
  "the package does what its README shows",
  { skip: there ? false : "no module: run ./build-site" },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "jade-sudoku-"));
    for (const from of ["npm", "target/module"])
      for (const name of readdirSync(join(root, from)))
        copyFileSync(join(root, from, name), join(folder, name));
    copyFileSync(join(root, "web/tutor/module.js"), join(folder, "module.js"));
    try {
      const { load, JadeError } = await import(pathToFileURL(join(folder, "index.js")).href);
      const jade = await load();
      assert.equal(jade.solve(PUZZLE), SOLUTION);
      assert.equal(jade.count(PUZZLE), 1);
      assert.equal(jade.rate(PUZZLE).level, "very-easy");
      // The first step places a digit, so the hint has the rung that asks which.
      assert.equal(jade.hint(PUZZLE).rungs.length, 6);
      assert.equal(jade.path(PUZZLE).end, SOLUTION);
      const wish = { wish: { difficulty: { level: "hard" }, techniques: { profile: "classic" } }, seed: 7 };
      const [made] = jade.generate(wish);
      assert.deepEqual(jade.generate(wish), [made]);
      assert.equal(jade.solve(made.puzzle), made.solution);
      assert.equal(
        jade.ask("technique?id=x-wing&lang=es").name,
        (await load({ lang: "es" })).ask("technique?id=x-wing").name,
      );
      assert.throws(
        () => jade.solve("nothing"),
        (/** @type {any} */ error) => error instanceof JadeError && error.code === "no-puzzle",
      );
      assert.throws(
        () => jade.ask("hint", { question: 7 }),
        (/** @type {any} */ error) => error instanceof JadeError && error.field === "question",
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

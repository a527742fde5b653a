// The package jade-sudoku for JavaScript, as its README shows it, from the files that `./build-site --npm` puts together.

import assert from "node:assert/strict";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
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
    for (const script of ["tutor/module.js", "photo/pixels.js"])
      copyFileSync(join(root, "web", script), join(folder, basename(script)));
    try {
      const { load, loadReader, JadeError } = await import(pathToFileURL(join(folder, "index.js")).href);
      const jade = await load();
      assert.equal(jade.solve(PUZZLE), SOLUTION);
      assert.equal(jade.count(PUZZLE), 1);
      assert.equal(jade.rate(PUZZLE).level, "easy");
      // The first step places a digit, so the hint has the rung that asks which.
      assert.equal(jade.hint(PUZZLE).rungs.length, 6);
      assert.equal(jade.path(PUZZLE).end, SOLUTION);
      const wish = { wish: { difficulty: { level: "hard" }, techniques: { profile: "classic" } }, seed: 7 };
      const [made] = jade.generate(wish);
      assert.deepEqual(jade.generate(wish), [made]);
      assert.equal(jade.solve(made.puzzle), made.solution);
      // Events come as a list, a file as its bytes.
      const events = /** @type {{ event: string, puzzle?: object }[]} */ (jade.ask("generate", wish));
      assert.deepEqual(events.find(({ event }) => event === "made")?.puzzle, made);
      const pdf = jade.ask("print", { sheet: jade.sheet(PUZZLE), kind: "sheet" });
      assert.equal(new TextDecoder("latin1").decode(pdf.subarray(0, 5)), "%PDF-");
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
      const reader = await loadReader();
      // Nine by nine cells of 40 pixels without a digit, grey and in colour.
      const isLine = (/** @type {number} */ at) =>
        at >= 20 && at <= 382 && (at - 20) % 40 < ((at - 20) % 120 < 3 ? 3 : 1);
      const inside = (/** @type {number} */ at) => at >= 20 && at <= 382;
      const data = Uint8Array.from({ length: 400 * 400 }, (_, i) => {
        const [x, y] = [i % 400, Math.floor(i / 400)];
        return inside(x) && inside(y) && (isLine(x) || isLine(y)) ? 30 : 240;
      });
      const picture = { width: 400, height: 400, data };
      const [board] = reader.read(picture).boards;
      assert.equal(board.line, ".".repeat(81));
      assert.equal(board.standing, "several-solutions");
      const rgba = Uint8ClampedArray.from({ length: 4 * data.length }, (_, i) =>
        i % 4 === 3 ? 255 : data[Math.floor(i / 4)],
      );
      const [again] = reader.read({ ...picture, data: rgba }, board.corners).boards;
      assert.equal(again.line, board.line);
      assert.equal(reader.read({ ...picture, data: data.fill(255) }).error, "no-board");
      assert.throws(() => reader.read({ ...picture, data: new Uint8Array(7) }), RangeError);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

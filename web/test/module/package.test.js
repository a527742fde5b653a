// The package jade-sudoku for JavaScript, as its README shows it, from the files that `./build-site --npm` puts together.

import assert from "node:assert/strict";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const there = existsSync(join(root, "target/module/jade.wasm"));
const searches = there && existsSync(join(root, "target/module/jade-search.wasm"));
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** Puts the package together in `node_modules` of a new folder. */
function installed() {
  const folder = mkdtempSync(join(tmpdir(), "jade-sudoku-"));
  const at = join(folder, "node_modules/jade-sudoku");
  mkdirSync(at, { recursive: true });
  for (const from of ["npm", "target/module"])
    for (const name of readdirSync(join(root, from))) copyFileSync(join(root, from, name), join(at, name));
  for (const script of ["tutor/module.js", "photo/pixels.js", "ink/strokes.js"])
    copyFileSync(join(root, "web", script), join(at, basename(script)));
  return { folder, at };
}

test("the snippets of the README print what they say", { skip: !searches && "no module" }, async () => {
  const { folder } = installed();
  try {
    const readme = readFileSync(join(root, "npm/README.md"), "utf8");
    const blocks = [...readme.matchAll(/(<!-- not run: .+? -->\n)?```js\n(.*?)```/gs)];
    assert.equal(blocks.length, 4);
    for (const [, excuse, code] of blocks) {
      if (excuse) continue;
      const told = code.replace(
        /^(\w+\..*); \/\/ (.+)$/gm,
        (_, shown, value) =>
          `(globalThis.shown ??= []).push([JSON.stringify(${shown}), ${JSON.stringify(value)}]);`,
      );
      const script = join(folder, `snippet-${code.length}.mjs`);
      writeFileSync(script, told);
      await import(pathToFileURL(script).href);
    }
    const shown = /** @type {[string, string][]} */ (/** @type {any} */ (globalThis).shown);
    assert.ok(shown.length >= 4);
    for (const [found, said] of shown) {
      const [begin, end] = said.split("…");
      assert.ok(found === said || (end !== undefined && found.startsWith(begin)), `${found} is not ${said}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a bundle for browsers needs nothing of Node", { skip: !there && "no module" }, async () => {
  const { folder } = installed();
  try {
    const input = join(folder, "main.js");
    writeFileSync(input, 'import { load } from "jade-sudoku";\nexport const jade = load();\n');
    const bundle = await rolldown({ input, platform: "browser" });
    const { output } = await bundle.generate({ format: "esm" });
    assert.ok(!output[0].code.includes("node:") && output[0].code.includes("jade.wasm"));
    const forNode = await rolldown({ input, platform: "node" });
    assert.ok((await forNode.generate({ format: "esm" })).output[0].code.includes("node:fs/promises"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test(
  "the small module solves and counts",
  { skip: !searches && "no module: ./build-site --npm" },
  async () => {
    const { folder, at } = installed();
    try {
      const { loadSearch } = await import(pathToFileURL(join(at, "search.js")).href);
      const search = await loadSearch();
      const open = ".".repeat(81);
      assert.deepEqual([search.solve(PUZZLE), search.solve(open)], [SOLUTION, null]);
      assert.deepEqual(
        [search.count(PUZZLE), search.count(open, 5), search.count("55" + open.slice(2))],
        [1, 5, 0],
      );
      assert.deepEqual(search.solveAll([PUZZLE, "nothing", open]), [SOLUTION, null, null]);
      assert.deepEqual(search.solveAll([]), []);
      assert.throws(() => search.solve("nothing"), TypeError);
      assert.ok(gzipSync(readFileSync(join(at, "jade-search.wasm"))).length <= 120_000);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test(
  "the package does what its README shows",
  { skip: there ? false : "no module: run ./build-site" },
  async () => {
    const { folder, at } = installed();
    try {
      const { load, loadReader, JadeError } = await import(pathToFileURL(join(at, "index.js")).href);
      const jade = await load();
      assert.equal(jade.solve(PUZZLE), SOLUTION);
      assert.equal(jade.count(PUZZLE), 1);
      const cells = [...PUZZLE].map((cell) => (cell === "." ? 0 : Number(cell)));
      const rows = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
      assert.deepEqual([jade.solve(cells), jade.solve(rows)], [SOLUTION, SOLUTION]);
      for (const [wrong, code] of [
        [".".repeat(81), "several-solutions"],
        ["55" + PUZZLE.slice(2), "no-solution"],
        [`${PUZZLE}\n${PUZZLE}`, "several"],
      ])
        assert.throws(
          () => jade.solve(wrong),
          (/** @type {any} */ error) => error instanceof JadeError && error.code === code,
        );
      assert.throws(() => jade.solve(undefined), TypeError);
      assert.throws(() => jade.solve([1.5, ...cells.slice(1)]), TypeError);
      await assert.rejects(load({ lang: "fr" }), RangeError);
      assert.equal(jade.rate(PUZZLE).level, "easy");
      assert.equal(jade.rate(PUZZLE, {}, { explainer: true }).explainer.er, 1.2);
      assert.equal(jade.rate(PUZZLE).explainer, undefined);
      // The first step places a digit, so the hint has the rung that asks which.
      assert.equal(jade.hint(PUZZLE).rungs.length, 6);
      assert.equal(jade.path(PUZZLE).end, SOLUTION);
      const wish = { wish: { difficulty: { level: "hard" }, techniques: { profile: "classic" } }, seed: 7 };
      const [made] = jade.generate(wish);
      assert.deepEqual(jade.generate(wish), [made]);
      assert.equal(jade.solve(made.puzzle), made.solution);
      const classic = { techniques: { profile: "classic" } };
      assert.deepEqual(jade.generate({ level: "hard", count: 1, wish: classic, seed: 7 }), [made]);
      const [killer] = jade.generate({ rules: "killer", level: "easy", seed: 7 });
      assert.match(killer.puzzle, /^\[cage /);
      assert.equal(jade.solve(killer.puzzle), killer.solution);
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
      const line = (/** @type {[number, number][]} */ ...places) => places;
      const four = [line([60, 10], [20, 60], [80, 60]), line([65, 40], [65, 90])];
      assert.equal(reader.readStrokes(four, 100).digits[0].digit, 4);
      assert.equal(reader.readStrokes([line([60, 10])], 100).error, "nothing-written");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

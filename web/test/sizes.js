// Says what a browser loads from a site, compressed with Brotli as good hosts do:
//
//   node web/test/sizes.js [SITE-FOLDER]     (default: target/site)

import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const site = process.argv[2] ?? "target/site";
const names = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
  statSync(join(site, name)).isFile(),
);

/** The size of a file, in bytes. @param {string} name */
function packed(name) {
  const content = readFileSync(join(site, name));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

const groups = /** @type {[string, (name: string) => boolean][]} */ ([
  ["the tutor for older browsers", (name) => /^jade-basic-.*\.wasm$/.test(name)],
  ["the reader of pictures", (name) => /^jade-vision-.*\.wasm$/.test(name)],
  ["the reader of QR codes", (name) => /^jade-codes-.*\.wasm$/.test(name)],
  ["the tutor (WebAssembly)", (name) => name.endsWith(".wasm")],
  ["the collection", (name) => name.startsWith("collection")],
  // Pages of lessons are alike; a browser loads one at a time.
  ["the pages, with scripts, styles, texts, fonts", (name) => !/^learn.+[\\/]index\.html$/.test(name)],
]);
const left = new Set(names);
for (const [words, is] of groups) {
  const mine = [...left].filter(is);
  mine.forEach((name) => left.delete(name));
  const size = mine.reduce((sum, name) => sum + packed(name), 0);
  console.log(`${(size / 1000).toFixed(0).padStart(6)} kB  ${words}`);
}

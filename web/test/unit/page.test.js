// The page as a set of files: it loads nothing from other hosts. The server's tests check the size of what is sent
// (crates/jade-server/tests/it/http/size.rs).

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const own = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(js|css|html|svg)$/.test(name) && !/^(node_modules|vendor|test)\b/.test(name),
);
const read = (/** @type {string} */ name) => readFileSync(root + name, "utf8");

test("nothing is loaded from other hosts, and no script or style is inline", () => {
  for (const name of own) {
    const text = read(name).replaceAll("http://www.w3.org/2000/svg", "");
    assert.doesNotMatch(text, /https?:\/\//, name);
    assert.doesNotMatch(text, /\bstyle=|\bon[a-z]+="/, name);
  }
  for (const entry of ["index.html", "learn.html"]) assert.doesNotMatch(read(entry), /<script>|<style/);
});

test("every imported file exists", () => {
  const vendor = readdirSync(`${root}vendor`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => `vendor/${name}`);
  for (const name of [...own, ...vendor].filter((file) => file.endsWith(".js"))) {
    const code = read(name).replace(/\/\*[^]*?\*\//g, "");
    for (const [, path] of code.matchAll(/\bfrom ?"([^"]+)"/g)) {
      assert.match(path, /^\.\.?\//, `${name}: ${path} is no relative path`);
      assert.ok(existsSync(`${root}${dirname(name)}/${path}`), `${name}: ${path}`);
    }
  }
});

test("folders import each other in one direction only", () => {
  /** The folders that each folder imports. @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const name of own.filter((file) => file.endsWith(".js") && file.includes("/"))) {
    const folder = dirname(name);
    const code = read(name).replace(/\/\*[^]*?\*\//g, "");
    for (const [, path] of code.matchAll(/\b(?:from ?|import\()"\.\.\/([^"]+)"/g)) {
      const other = dirname(path);
      if (!["vendor", "types", "."].includes(other.split("/")[0])) {
        imports.set(folder, (imports.get(folder) ?? new Set()).add(other));
      }
    }
  }
  assert.ok(imports.get("panels")?.has("board"), "imports are found");
  const left = new Set([...imports.keys(), ...[...imports.values()].flatMap((folders) => [...folders])]);
  while (left.size) {
    const lowest = [...left].filter((folder) =>
      [...(imports.get(folder) ?? [])].every((one) => !left.has(one)),
    );
    assert.ok(lowest.length, `a circle of folders: ${[...left].join(", ")}`);
    lowest.forEach((folder) => left.delete(folder));
  }
});

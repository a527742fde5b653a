// The page draws each role with the same brush as jade-draw.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BRUSHES, ELIMINATION, PLACEMENT, branchBrush } from "../../board/brushes.js";

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const rust = read("../crates/jade-draw/src/brush.rs");
const theme = read("styles/tokens.css");

/** `DoubleRing` → `double-ring`. @param {string} name */
const kebab = (name) => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

test("roles have the same hue, shape and outline as in jade-draw", () => {
  const rows = [...rust.matchAll(/Role::(\w+) => \((\w+), (\w+), (\w+), '.'\)/g)];
  assert.equal(rows.length, 16);
  for (const [, role, hue, form, outline] of rows) {
    assert.deepEqual(
      new Map(Object.entries(BRUSHES)).get(kebab(role)),
      { hue: kebab(hue), form: kebab(form), outline: kebab(outline) },
      role,
    );
  }
  assert.equal(Object.keys(BRUSHES).length, rows.length);
});

test("placements and eliminations have the same hue as in jade-draw", () => {
  const hue = (/** @type {string} */ name) => rust.match(`pub const ${name}: Hue = Hue::(\\w+);`)?.[1];
  assert.equal(PLACEMENT.hue, hue("PLACEMENT")?.toLowerCase());
  assert.equal(ELIMINATION.hue, hue("ELIMINATION")?.toLowerCase());
});

test("branches have the same hue, line and letter as in jade-draw", () => {
  const rows = [...rust.matchAll(/(\d|_) => \((\w+), (true|false)\),/g)];
  assert.equal(rows.length, 4);
  rows.forEach(([, , hue, double], number) => {
    const brush = branchBrush(number);
    assert.deepEqual([brush.hue, brush.double], [kebab(hue), double === "true"], String(number));
  });
  assert.ok(rust.includes("let letter = (b'a' + (number % 26) as u8) as char;"));
  assert.deepEqual([0, 1, 2, 3, 4].map((number) => branchBrush(number).letter).join(""), "abcde");
});

test("hues have the same tones as in jade-draw, in light and dark", () => {
  const tones = (/** @type {string} */ name) => {
    const body = rust.slice(rust.indexOf(`pub const fn ${name}(self)`));
    return new Map(
      [...body.slice(0, body.indexOf("\n    }\n")).matchAll(/Hue::(\w+) => "(#\w+)"/g)].map(
        ([, hue, tone]) => [hue, tone],
      ),
    );
  };
  const [light, dark] = [tones("light"), tones("dark")];
  assert.equal(light.size, 8);
  for (const [hue, tone] of light) {
    assert.ok(theme.includes(`--${kebab(hue)}: light-dark(${tone}, ${dark.get(hue)});`), hue);
  }
});

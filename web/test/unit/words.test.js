// The page's texts: both languages have the same messages, and every text that the page uses exists.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { changeSettings } from "../../settings.js";
import { addWords, say } from "../../say.js";

const root = new URL("../../", import.meta.url);

/** @param {string} lang */
const source = (lang) =>
  ["page", "more", "game", "statistics", "account", "rankings", "class", "photo", "rules", "desk"]
    .map((name) => readFileSync(new URL(`../locales/${lang}/${name}.ftl`, root), "utf8"))
    .join("\n");

/** @param {string} text the ids of its messages */
const ids = (text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);

const code = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js") && !/^(node_modules|vendor|test)\b/.test(name))
  .map((name) => readFileSync(new URL(name, root), "utf8"))
  .join("\n");

test("both languages have the same messages in the same order", () => {
  assert.ok(ids(source("en")).length > 100);
  assert.deepEqual(ids(source("es")), ids(source("en")));
});

test("both languages use the same variables in every message", () => {
  const variables = (/** @type {string} */ text) =>
    text
      .split(/^(?=[a-z][a-z0-9-]* =)/m)
      .map((message) =>
        [...new Set([...message.replace(/^#.*$/gm, "").matchAll(/\$[a-z]+/g)].map(String))].sort().join(" "),
      );
  assert.deepEqual(variables(source("es")), variables(source("en")));
});

test("every message parses and formats without errors", () => {
  for (const lang of ["en", "es"]) {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    assert.deepEqual(bundle.addResource(new FluentResource(source(lang))), []);
    assert.equal(
      new FluentResource(source(lang)).body.length,
      ids(source(lang)).length,
      "nothing was skipped as junk",
    );
    for (const id of ids(source(lang))) {
      /** @type {Error[]} */
      const errors = [];
      const args = {
        row: 1,
        column: 2,
        box: 1,
        region: 1,
        digit: "4",
        digits: "5 6",
        count: 2,
        side: 9,
        line: 7,
        rung: 1,
        level: "Easy",
        best: "3:05",
        usual: "4:00",
        mean: "4:10",
        of: 5,
        mode: "x",
        color: "blue",
        name: "X",
        what: "w",
        at: 1,
        list: "l",
        place: "p",
        cells: 2,
        letter: "a",
        number: 3,
        time: "1:00",
        attempts: 3,
        half: "1 s",
        most: "2 s",
        words: "x",
        seen: 1,
        unaided: 1,
        one: 0,
        two: 0,
        missed: 0,
        technique: "x-wing",
        from: 1,
        to: 24,
        score: 300,
        givens: 24,
        first: "x",
        where: "in row 1",
        own: 4,
        others: "1, 2 and 3",
        other: "r1c1",
        day: "22 November",
        percent: 20,
        start: 4,
        least: 5,
        before: 10,
        shown: 1,
        unfinished: 2,
        last: "9:00",
        trend: "steady",
        added: 1,
        replaced: 0,
        games: 2,
        records: 1,
        techniques: 3,
        different: 1,
        known: 2,
        when: "today",
        cell: "r1c1",
        host: "jade.example",
        message: "Why.",
        refused: 0,
        title: "The rules",
        done: 2,
        all: 8,
        file: "4B.csv",
        login: "Ana-x09qr",
        hints: 1,
        cost: 1,
        class: "4B",
        er: "7.2",
        ep: "7.2",
        ed: "2.6",
        rank: 0,
      };
      const pattern = bundle.getMessage(id)?.value;
      assert.ok(pattern, id);
      const text = bundle.formatPattern(pattern, args, errors);
      assert.deepEqual(errors, [], id);
      assert.doesNotMatch(text, /[{}$]/, id);
    }
  }
});

test("every text that the code names exists", () => {
  const known = new Set(ids(source("en")));
  const named = [...code.matchAll(/\b(?:say\(|text: |keys: )"([a-z]+(?:-[a-z]+)+)"/g)].map(
    (match) => match[1],
  );
  assert.ok(named.length > 60);
  for (const id of named) assert.ok(known.has(id), id);
});

test("every text is used", () => {
  // Ids that the code composes: `rung-${name}` and the like.
  const prefixes = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]);
  const suffixed = (/** @type {string} */ id) => /-(undo|more|does)$/.test(id) && !code.includes(`"${id}"`);
  for (const id of ids(source("en"))) {
    const used = code.includes(`"${id}"`) || prefixes.some((prefix) => id.startsWith(prefix)) || suffixed(id);
    assert.ok(used, `${id} is never said`);
  }
});

test("large numbers are grouped by the rules of each language, as in the program", () => {
  for (const lang of /** @type {const} */ (["en", "es"])) addWords(lang, source(lang));
  const total = () => say("library-shown", { from: 1, to: 50, of: 11338 });
  changeSettings({ lang: "en" });
  assert.equal(total(), "1–50 of 11,338 puzzles");
  changeSettings({ lang: "es" });
  assert.equal(total(), "1–50 de 11\u202f338 sudokus");
});

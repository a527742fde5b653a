// The manual mentions every menu entry and every setting by its name, in both languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8");

/** The pages of the manual that describe the program. */
const PAGES = ["the-page", "new-puzzles", "saving-and-printing", "colours-and-links"];

const entries = [...read("web/panels/menus.js").matchAll(/entry\("([a-z-]+)"/g)].map(
  ([, name]) => `action-${name}`,
);
const words = (/** @type {string} */ lang) =>
  read(`locales/${lang}/page.ftl`) + read(`locales/${lang}/more.ftl`) + read(`locales/${lang}/game.ftl`);
const settings = [...words("en").matchAll(/^(setting-[a-z]+) =/gm)].map(([, name]) => name);

for (const lang of ["en", "es"]) {
  test(`the manual covers every menu entry and every setting (${lang})`, () => {
    const texts = words(lang);
    const pages = PAGES.map((page) => read(`lessons/${lang}/${page}.md`))
      .join("\n")
      .toLowerCase();
    const named = [...new Set([...entries, ...settings, "action-keys", "action-settings"])];
    assert.ok(named.length > 40, `${named.length}`);
    const missing = named.filter((id) => {
      const name = new RegExp(`^${id} = (.*)$`, "m").exec(texts)?.[1] ?? id;
      return !pages.includes(`**${name.replace("…", "").toLowerCase()}**`);
    });
    assert.deepEqual(missing, []);
  });
}

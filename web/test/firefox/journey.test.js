// The page without a program in Firefox, in both languages and on a phone's size:
//
//   ./build-site && cd web/test/firefox && npm install && npm test
//
// FIREFOX  the browser (default: firefox-esr or firefox on the PATH)
// JADE_SITE  the folder (default: target/site of this repository)

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { startHost } from "../browser/host.js";

const folder =
  process.env.JADE_SITE ?? join(fileURLToPath(new URL("../../../", import.meta.url)), "target/site");
const firefox =
  process.env.FIREFOX ??
  execFileSync("sh", ["-c", "command -v firefox-esr || command -v firefox"], { encoding: "utf8" }).trim();

describe("the page without a program, in Firefox", () => {
  /** @type {Awaited<ReturnType<typeof startHost>>} */
  let host;
  before(async () => void (host = await startHost(folder)));
  after(() => host.stop());

  for (const { lang, width, height, hint, lesson } of [
    { lang: "en-GB", width: 1366, height: 768, hint: /row|column|box|cell/i, lesson: "Swordfish" },
    { lang: "es-ES", width: 1366, height: 768, hint: /fila|columna|bloque|celda/i, lesson: "Pez espada" },
    { lang: "es-ES", width: 500, height: 844, hint: /fila|columna|bloque|celda/i, lesson: "Pez espada" },
  ])
    test(`plays, hints, teaches, makes and prints, also offline (${lang}, ${width}×${height})`, async () => {
      const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: firefox,
        extraPrefsFirefox: { "intl.accept_languages": lang, "intl.locale.requested": lang },
      });
      try {
        const page = await browser.newPage();
        await page.setViewport({ width, height });
        /** @type {string[]} */
        const complaints = [];
        page.on("pageerror", (error) => complaints.push(String(error)));
        page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
        const open = async (/** @type {string} */ address) => {
          await page.goto(address);
          await page.waitForSelector("html[data-complete]");
        };
        const words = (/** @type {string} */ selector) =>
          page.$$eval(selector, (all) => all.map((one) => one.textContent).join(" "));

        /** The heading of a lesson, which comes after the page. */
        const heading = async () => {
          await page.waitForFunction(() => document.querySelector("h1")?.textContent);
          return words("h1");
        };

        await open(host.url);
        assert.equal(await page.evaluate(() => document.documentElement.lang), lang.slice(0, 2));
        await page.keyboard.press("Escape");
        await page.keyboard.press("h");
        await page.waitForSelector(".rung p");
        for (let rung = 1; rung < 4; rung++) await page.keyboard.press("h");
        await page.waitForFunction(() => document.querySelectorAll(".rung").length === 4);
        assert.match(await words(".rung"), hint);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.ok(sideways <= 0, `${sideways} px too wide`);

        const made = await page.evaluate(async () => {
          const { askLines } = await import(`${location.pathname}tutor/api.js`);
          /** @type {any[]} */
          const events = [];
          const wish = { difficulty: { level: "easy" } };
          await askLines("generate", { wish }, new AbortController().signal, (/** @type {any} */ event) =>
            events.push(event),
          );
          return events.map(({ event }) => event);
        });
        assert.equal(made[0], "begun");
        assert.ok(made.includes("made"));
        const printed = await page.evaluate(async () => {
          const { askFile } = await import(`${location.pathname}tutor/api.js`);
          const { sheet } = await import(`${location.pathname}tutor/asks.js`);
          const file = await askFile("print", { ...sheet(), kind: "worksheet" });
          return [file.type, (await file.text()).slice(0, 5)];
        });
        assert.deepEqual(printed, ["application/pdf", "%PDF-"]);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

        await open(`${host.url}learn/x-wing`);
        assert.match(await heading(), /X-Wing/);
        const drill = await page.evaluate(
          async (code) => {
            const { drill: ask } = await import(new URL("../../learn/api.js", location.href).pathname);
            return (await ask({ technique: "x-wing", kind: "find", lang: code })).version;
          },
          lang.slice(0, 2),
        );
        assert.equal(drill, 2);

        // Without a connection everything goes on.
        host.serve("/nowhere");
        await open(host.url);
        await page.keyboard.press("Escape");
        await page.keyboard.press("h");
        await page.waitForSelector(".rung p");
        await open(`${host.url}learn/swordfish`);
        assert.match(await heading(), new RegExp(lesson, "i"));
        assert.deepEqual(complaints, []);
      } finally {
        host.serve(folder);
        await browser.close();
      }
    });
});

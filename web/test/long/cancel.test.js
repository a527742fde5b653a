// The time until a search in the WebAssembly module has ended once it is cancelled, on the page without a program.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "../browser/fixtures.js";
import { startHost } from "../browser/host.js";

const folder =
  process.env.JADE_SITE ?? join(fileURLToPath(new URL("../../../", import.meta.url)), "target/site");
test.skip(!existsSync(join(folder, "index.html")), "no site: run ./build-site");

/** The maximum, in milliseconds. */
const MAX_MS = 1000;

test("a search that is cancelled has ended within a second", async ({ open }) => {
  const host = await startHost(folder);
  try {
    const { page } = await open(host.url, { module: true });
    const { begun, took } = await page.evaluate(async () => {
      const { askLines } = await import(`${location.pathname}tutor/api.js`);
      const cancel = new AbortController();
      const wish = { difficulty: { technique: { id: "jellyfish" } }, boxes: { rows: 2, columns: 3 } };
      let begun = 0;
      await askLines("generate", { wish, seconds: 60 }, cancel.signal, () => {
        begun ||= performance.now();
        cancel.abort();
      }).catch(() => {});
      return { begun, took: performance.now() - begun };
    });
    console.log(`cancelled after ${took.toFixed(0)} ms`);
    expect(begun, "it has begun").toBeGreaterThan(0);
    expect(took).toBeLessThan(MAX_MS);
  } finally {
    await host.stop();
  }
});

// The time from a key press to its effect on the screen, in the most demanding case: 16×16 with all marks. Run it on a
// quiet machine.

import { expect, test } from "../browser/fixtures.js";
import { ready } from "../browser/pages.js";

/** The maximum median, in milliseconds. */
const MAX_MEDIAN_MS = 50;

test("on 16×16 with all marks, a key press is on the screen in less than 50 ms", async ({ open }) => {
  const { page } = await open();
  // Few givens make many marks. A board that is handed over need not have just one solution.
  const givens = "1".padEnd(17, ".") + "2".padEnd(239, ".");
  await page.evaluate((sheet) => sessionStorage.setItem("jade.try", JSON.stringify(sheet)), {
    boxRows: 4,
    boxColumns: 4,
    givens,
    entries: ".".repeat(256),
  });
  await page.reload();
  await ready(page);
  await page.keyboard.press("Shift+M");
  await expect.poll(() => page.locator(".layer-sheet .mark").count()).toBeGreaterThan(3500);
  // From the key press to the end of the next frame.
  await page.evaluate(() => {
    const waits = /** @type {number[]} */ ([]);
    Object.assign(window, { waits });
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void waits.push(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      true,
    );
  });
  for (const [name, keys] of Object.entries({
    move: ["ArrowDown", "ArrowRight"],
    candidate: ["Control+Digit3"],
    entry: ["Digit5", "Delete"],
    extend: ["Shift+ArrowDown", "Shift+ArrowUp"],
    undo: ["["],
  })) {
    await page.evaluate(() => void (/** @type {any} */ (window).waits.splice(0)));
    for (let i = 0; i < 16; i++) {
      await page.keyboard.press(keys[i % keys.length]);
      await page.waitForFunction((n) => /** @type {any} */ (window).waits.length > n, i);
    }
    /** @type {number[]} */
    const waits = await page.evaluate(() => /** @type {any} */ (window).waits);
    const median = waits.sort((a, b) => a - b)[8];
    console.log(`${name}: ${median.toFixed(0)} ms`);
    expect(median, name).toBeLessThan(MAX_MEDIAN_MS);
  }
});

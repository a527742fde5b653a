// The time from a key press to its effect on the screen, in the most demanding case: 16×16 with all marks.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { openPage, ready, running, skip, slowness } from "./jade.js";

/** The maximum median on a quiet machine, in milliseconds. */
const MOST = 50;

describe("pace", { skip }, () => {
  const jade = running();

  test("on 16×16 with all marks, a key press is on the screen in less than 50 ms", async () => {
    const { page } = await openPage(jade.browser, jade.url);
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
    await page.getByRole("button", { name: "Marks" }).click();
    await page.getByRole("menuitem").first().click();
    const marks = await page.locator(".layer-sheet .mark").count();
    assert.ok(marks > 3500, `${marks} marks`);
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
    /** @type {Record<string, number>} */
    const medians = {};
    for (const [name, keys] of Object.entries({
      move: ["ArrowDown", "ArrowRight"],
      candidate: ["Control+Digit3"],
      entry: ["Digit5", "Delete"],
      extend: ["Shift+ArrowDown", "Shift+ArrowUp"],
    })) {
      await page.evaluate(() => void (/** @type {any} */ (window).waits.splice(0)));
      for (let i = 0; i < 16; i++) {
        await page.keyboard.press(keys[i % keys.length]);
        await page.waitForFunction((n) => /** @type {any} */ (window).waits.length > n, i);
      }
      const waits = await page.evaluate(() => /** @type {any} */ (window).waits);
      medians[name] = waits.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b)[8];
    }
    console.log(
      `16×16, ${marks} marks, key to screen, medians:`,
      Object.entries(medians)
        .map(([name, time]) => `${name} ${time.toFixed(0)} ms`)
        .join(", "),
    );
    const most = MOST * slowness();
    for (const [name, time] of Object.entries(medians))
      assert.ok(time < most, `${name}: ${time} of ${most} ms`);
    await page.context().close();
  });
});

// Measures how a page is loaded over a slow network, with an empty cache:
//
//   node web/test/loading.js URL [RUNS]     (default: 3 runs)
//
// The network is Lighthouse's “slow 4G”. The screen is a phone's.

import { chromium } from "@playwright/test";
import { launchOptions } from "./browser/program.js";

const [url, runs = "3"] = process.argv.slice(2);
if (!url) throw new Error("usage: node web/test/loading.js URL [RUNS]");

/** In milliseconds, and bytes in a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Notes in the page when `html[data-ready]` and `html[data-complete]` are set. */
function noteMarks() {
  const marks = { ready: 0, complete: 0, largest: 0 };
  Object.assign(globalThis, { marks });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new MutationObserver(() => {
    const { ready, complete } = document.documentElement.dataset;
    if (ready) marks.ready ||= performance.now();
    if (complete) marks.complete ||= performance.now();
  }).observe(document, { subtree: true, attributes: true });
}

const browser = await chromium.launch(launchOptions);
for (let run = 0; run < Number(runs); run++) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", NETWORK);
  let begin = 0;
  /** What has arrived, and when, in seconds. @type {{ at: number, bytes: number }[]} */
  const loaded = [];
  network.on("Network.requestWillBeSent", ({ timestamp }) => (begin ||= timestamp));
  network.on("Network.loadingFinished", ({ timestamp, encodedDataLength }) =>
    loaded.push({ at: timestamp, bytes: encodedDataLength }),
  );
  await page.addInitScript(noteMarks);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForSelector("html[data-complete]", { state: "attached", timeout: 120_000 });
  const marks = await page.evaluate(() => {
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return { first, .../** @type {any} */ (globalThis).marks };
  });
  const sum = (/** @type {number} */ until) => {
    const some = loaded.filter(({ at }) => 1000 * (at - begin) < until);
    return `${some.length} requests, ${(some.reduce((all, { bytes }) => all + bytes, 0) / 1000).toFixed(0)} kB`;
  };
  const seconds = (/** @type {number} */ time) => `${(time / 1000).toFixed(2)} s`;
  console.log(
    `first contentful paint ${seconds(marks.first)}, largest ${seconds(marks.largest)}; ` +
      `board after ${seconds(marks.ready)} (${sum(marks.ready)}), all after ${seconds(marks.complete)} (${sum(marks.complete)})`,
  );
  await context.close();
}
await browser.close();

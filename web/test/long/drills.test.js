// How long the program takes for a board of practice. Run it on a quiet machine, with a release build.

import { expect, test } from "../browser/fixtures.js";

/** The maximum median, in milliseconds. */
const MAX_MEDIAN_MS = 200;
const TECHNIQUES = ["x-wing", "naked-pair", "xy-wing", "skyscraper", "hidden-triple"];
const KINDS = ["find", "whether", "play"];

test(`the median time to get a drill is below ${MAX_MEDIAN_MS} ms`, async ({ jade }) => {
  const times = [];
  for (let seed = 0; seed < 15; seed++) {
    const begun = performance.now();
    const response = await fetch(`${jade.url}api/v1/drill`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ technique: TECHNIQUES[seed % 5], seed, kind: KINDS[seed % 3] }),
    });
    expect(response.ok).toBe(true);
    await response.json();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  console.log(`drills: median ${times[7].toFixed(0)} ms, slowest ${times[14].toFixed(0)} ms`);
  expect(times[7], "median in milliseconds").toBeLessThan(MAX_MEDIAN_MS);
});

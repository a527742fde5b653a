// Lists what a report of the browser tests says: `node report.js failed|flaky|count REPORT`.
//
// failed: tests that failed at every try; flaky: tests that passed only when they were tried again; count: a line such
// as `310 passed, 0 failed, 2 flaky, 1 skipped`.

import { readFileSync } from "node:fs";

/** @typedef {{ title: string, file?: string, suites?: Suite[], specs?: Spec[] }} Suite */
/** @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec */

const NAMES = /** @type {Record<string, string>} */ ({ failed: "unexpected", flaky: "flaky" });
const [, , wish, path] = process.argv;
if (!path || !["failed", "flaky", "count"].includes(wish)) {
  console.error("usage: node report.js failed|flaky|count REPORT");
  process.exit(2);
}
const report = JSON.parse(readFileSync(path, "utf8"));

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

if (wish === "count") {
  const { expected, unexpected, flaky, skipped } = report.stats;
  console.log(`${expected} passed, ${unexpected} failed, ${flaky} flaky, ${skipped} skipped`);
} else {
  for (const { title, file, tests } of report.suites.flatMap(specsOf))
    for (const { projectName, status } of tests)
      if (status === NAMES[wish]) console.log(`${file} [${projectName}] ${title}`);
  // What kept the tests from being run at all, such as a syntax error.
  if (wish === "failed") for (const { message } of report.errors) console.log(message.split("\n")[0]);
}

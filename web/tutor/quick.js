// Generated from the table of questions (crates/jade-contract/src/routes/table.rs) by the tests of jade-contract.
// Do not edit: run `./update types`.

/** Questions that a player waits for. The others may take seconds. */
export const QUICK = new Set([
  "check",
  "claim",
  "estimate",
  "formats",
  "hint",
  "lesson",
  "lessons",
  "lessons/search",
  "library",
  "library/find",
  "parse",
  "step",
  "steps",
  "technique",
  "techniques",
  "write",
]);

// The variants of which JADE's collection has puzzles.

/** Their rules in JADE's notation, and the rule whose name and sentence they have. */
export const VARIANTS = [
  { rules: "killer", rule: "killer" },
  { rules: "x", rule: "x" },
  { rules: "jigsaw", rule: "regions" },
  { rules: "windows", rule: "windows" },
  { rules: "anti-knight", rule: "anti-knight" },
  { rules: "anti-king", rule: "anti-king" },
  { rules: "non-consecutive", rule: "non-consecutive" },
  { rules: "disjoint-groups", rule: "disjoint-groups" },
  { rules: "centre-dot", rule: "centre-dot" },
];

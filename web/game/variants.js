// The variants that the page offers.

/**
 * Their rules in JADE's notation, the rule whose name and sentence they have, with its number, and whether they are only
 * made: of all others JADE's collection has puzzles.
 * @type {{ rules: string, rule: string, value?: number, made?: true }[]}
 */
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
  { rules: "thermometers", rule: "thermometer" },
  { rules: "arrows", rule: "arrow" },
  { rules: "kropki", rule: "kropki" },
  { rules: "greater-than", rule: "greater-than", made: true },
  { rules: "xv", rule: "xv" },
  { rules: "whispers", rule: "whisper", value: 5 },
  { rules: "renban", rule: "renban" },
  { rules: "palindromes", rule: "palindrome", made: true },
  { rules: "between", rule: "between", made: true },
  { rules: "quadruples", rule: "quadruple", made: true },
];

// Requests of all kinds, always the same: what the module and the program are compared with (see alike.test.js).

/** @typedef {{ method: string, address: string, body: string }} Request */

/** Numbers that look random and are always the same (mulberry32). @param {number} seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const LANGS = ["en", "es"];
const FORMATS = ["rows", "jade-link", "sdk", "open-sudoku", "pencil-marks", "f-puzzles", "nope"];
const LEVELS = ["beginner", "very-easy", "easy", "medium", "hard"];
const BROKEN = [
  "",
  "{",
  "[]",
  "nothing",
  '{"question":{"sheet":7}}',
  '{"sheet":{"boxRows":3}}',
  "{} {}",
  '{"x":1}',
];

/** All sheets in a reply. @param {unknown} value @param {any[]} [found] @returns {any[]} */
export function sheetsIn(value, found = []) {
  if (value && typeof value === "object") {
    if ("boxRows" in value && "givens" in value) found.push(value);
    else for (const inner of Object.values(value)) sheetsIn(inner, found);
  }
  return found;
}

/**
 * @param {number} count
 * @param {object} known
 * @param {any[]} known.sheets
 * @param {string[]} known.techniques
 * @param {string[]} known.lessons
 * @returns {Request[]}
 */
export function requests(count, { sheets, techniques, lessons }) {
  const random = numbers(2026);
  const one = (/** @type {any[]} */ of) => of[Math.floor(random() * of.length)];
  const seed = () => Math.floor(random() * 1000);
  const get = (/** @type {string} */ address) => ({ method: "GET", address, body: "" });
  const post = (/** @type {string} */ address, /** @type {unknown} */ body) => ({
    method: "POST",
    address,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  /** A sheet as it is, or with an entry that may be wrong. */
  const sheet = () => {
    const chosen = structuredClone(one(sheets));
    if (random() < 0.3) {
      const cell = Math.floor(random() * chosen.givens.length);
      const entries = [...chosen.entries];
      if (chosen.givens[cell] === ".")
        entries[cell] = String(1 + Math.floor(random() * Math.sqrt(entries.length)));
      chosen.entries = entries.join("");
    }
    return chosen;
  };
  const question = () => ({
    sheet: sheet(),
    lang: one(LANGS),
    ...(random() < 0.7 ? { techniques: { profile: "classic" } } : {}),
  });
  const lang = () => one(LANGS);
  /** @type {[number, () => Request][]} how often, and how */
  const kinds = [
    [12, () => post("hint", { question: question() })],
    [
      8,
      () => post("step", { question: question(), ...(random() < 0.3 ? { technique: one(techniques) } : {}) }),
    ],
    [6, () => post("steps", { question: { ...question(), techniques: { profile: "classic" } } })],
    [
      6,
      () =>
        post("path", {
          question: { ...question(), techniques: { profile: "classic" } },
          singles: random() < 0.2,
        }),
    ],
    [4, () => post("rate", { question: { ...question(), techniques: { profile: "classic" } } })],
    [8, () => post("check", { sheet: sheet(), lang: lang() })],
    [4, () => post("solve", { sheet: sheet(), lang: lang(), limit: 3 })],
    [2, () => post("count", { sheet: sheet(), lang: lang(), limit: 1000 })],
    [6, () => post("write", { sheet: sheet(), format: one(FORMATS), lang: lang() })],
    [
      6,
      () =>
        post("parse", {
          text: one([`${sheet().givens}\n12x\n`, sheet().givens, "nothing at all"]),
          lang: lang(),
        }),
    ],
    [2, () => post("print", { sheet: sheet(), kind: one(["sheet", "puzzle", "worksheet"]), lang: lang() })],
    [1, () => post("large", { text: sheet().givens, lang: lang() })],
    [
      6,
      () =>
        post("claim", {
          sheet: sheet(),
          technique: one(techniques),
          cells: [seed() % 81, seed() % 81],
          lang: lang(),
        }),
    ],
    [
      3,
      () =>
        post("judge", {
          puzzle: sheet().givens,
          steps: [`r${1 + (seed() % 9)}c${1 + (seed() % 9)} = ${1 + (seed() % 9)}`],
          lang: lang(),
        }),
    ],
    [
      4,
      () =>
        post("drill", {
          technique: one(techniques),
          seed: seed(),
          kind: one(["find", "whether", "play"]),
          lang: lang(),
        }),
    ],
    [2, () => post("review", { sheet: sheet(), moves: [], lang: lang() })],
    [
      4,
      () =>
        post("library/find", { lang: lang(), filter: { level: one(LEVELS) }, count: 5, skip: seed() % 90 }),
    ],
    [3, () => post("estimate", { lang: lang(), wish: { difficulty: { level: one(LEVELS) } } })],
    [
      2,
      () =>
        post("generate", {
          lang: lang(),
          seed: seed(),
          wish: { difficulty: { level: one(LEVELS) }, techniques: { profile: "classic" } },
        }),
    ],
    [5, () => get(`technique?id=${one(techniques)}&lang=${lang()}`)],
    [5, () => get(`lesson?id=${one(lessons)}&lang=${lang()}`)],
    [2, () => get(`lessons/search?words=${one(["x-wing", "row", "fila", "par", "zzz"])}&lang=${lang()}`)],
    [1, () => get(`lessons?lang=${lang()}`)],
    [1, () => get(`techniques?lang=${lang()}&profile=${one(["full", "classic", "none"])}`)],
    [1, () => get(`library?lang=${lang()}&profile=${one(["full", "classic"])}`)],
    [1, () => get(`formats?lang=${lang()}`)],
    [2, () => get(`another?technique=${one(techniques)}&seed=${seed()}&lang=${lang()}`)],
    [2, () => get(`technique?id=x-wnig&lang=${lang()}`)],
    [4, () => post(one(["hint", "check", "path", "generate", "drill", "parse"]), one(BROKEN))],
  ];
  const all = kinds.reduce((sum, [share]) => sum + share, 0);
  return Array.from({ length: count }, () => {
    let left = random() * all;
    for (const [share, make] of kinds) {
      left -= share;
      if (left < 0) return make();
    }
    return get("formats");
  });
}

// An independent search to compare JADE's answers with, and puzzles to ask about.

/** @type {number[][]} for each cell the 20 others that it sees */
const PEERS = Array.from({ length: 81 }, (_, a) =>
  Array.from({ length: 81 }, (_, b) => b).filter((b) => {
    const [rowA, rowB, columnA, columnB] = [Math.floor(a / 9), Math.floor(b / 9), a % 9, b % 9];
    const sameBox =
      Math.floor(rowA / 3) === Math.floor(rowB / 3) && Math.floor(columnA / 3) === Math.floor(columnB / 3);
    return a !== b && (rowA === rowB || columnA === columnB || sameBox);
  }),
);

/**
 * The solutions of a 9×9 puzzle by plain trial, the cell with the fewest digits first.
 * @param {string} line
 * @param {number} most
 * @returns {string[]} at most that many
 */
export function solutions(line, most) {
  const cells = [...line].map((sign) => (/[1-9]/.test(sign) ? Number(sign) : 0));
  /** @type {string[]} */
  const found = [];
  const free = (/** @type {number} */ cell) => {
    const taken = new Set(PEERS[cell].map((peer) => cells[peer]));
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
  };
  if (cells.some((digit, cell) => digit && PEERS[cell].some((peer) => cells[peer] === digit))) return [];
  const next = () => {
    let [best, digits] = [-1, /** @type {number[]} */ ([])];
    for (let cell = 0; cell < 81; cell++) {
      if (cells[cell]) continue;
      const here = free(cell);
      if (best < 0 || here.length < digits.length) [best, digits] = [cell, here];
      if (digits.length < 2) break;
    }
    if (best < 0) found.push(cells.join(""));
    for (const digit of best < 0 ? [] : digits) {
      cells[best] = digit;
      next();
      if (found.length >= most) return;
      cells[best] = 0;
    }
    if (best >= 0) cells[best] = 0;
  };
  next();
  return found;
}

/** Pseudo-random numbers, the same in every run with the same seed. @param {number} seed */
export function numbers(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * The same puzzle with other digits and with its rows and columns moved: new to a collection of boards, but not to one
 * that knows symmetry.
 * @param {string} line
 * @param {(below: number) => number} random
 */
export function disguised(line, random) {
  const shuffled = (/** @type {number[]} */ list) =>
    list
      .map((one) => ({ one, key: random(1e9) }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one);
  const order = () => shuffled([0, 1, 2]).flatMap((band) => shuffled([0, 1, 2]).map((row) => 3 * band + row));
  const [rows, columns, digits] = [order(), order(), shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])];
  return rows
    .flatMap((row) => columns.map((column) => line[9 * row + column]))
    .map((sign) => (/[1-9]/.test(sign) ? digits[Number(sign) - 1] : "."))
    .join("");
}

/** Texts that have broken parsers before, and damaged files. @param {string} line @param {(below: number) => number} random */
export function hostile(line, random) {
  const size = 1000 << random(9);
  const fill = (/** @type {string} */ head, /** @type {string} */ unit, tail = "") =>
    head + unit.repeat(Math.max(1, Math.floor(size / unit.length))) + tail;
  const marks = "123456789 12 3 |123456789 12 3 |123456789 12 3 \n";
  const texts = [
    () => fill("", "12\n\n"),
    () => fill(marks.repeat(9) + "\n", "12\n\n"),
    () => fill("", marks),
    () => fill("", "\n"),
    () => fill("", "x\n"),
    () => fill("", "1"),
    () => fill("puzzle,title\n", '"'),
    () => fill("<opensudoku>", "<game data='1'/>", "</opensudoku>"),
    () =>
      fill("<!DOCTYPE opensudoku [<!ENTITY a 'bbbbbbbb'>]><opensudoku><name>", "&a;", "</name></opensudoku>"),
    () => fill('{"size":9,"grid":', "[", "]"),
    () => fill("SCL", "A"),
    () => fill(`:0300-x:3:${line}:`, "313 "),
    () => fill("\u{feff}", "\0\u{1f9e9}"),
  ];
  if (random(2)) return texts[random(texts.length)]();
  // A valid text, damaged in some places.
  const good = [
    line,
    `:0300-x:3:${line}:313:343::`,
    `puzzle,title\n${line},a`,
    `<opensudoku><game data="${line}"/></opensudoku>`,
  ];
  const signs = [...good[random(good.length)].repeat(1 + random(20))];
  for (let i = 0; i < 1 + random(8); i++)
    signs[random(signs.length)] = String.fromCodePoint(random(0x2fff) + 1);
  return signs.join("");
}

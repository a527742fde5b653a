// The names of pupils as they are typed, one a line, and made-up ones. Pure.

/** The most pupils of a class. */
export const MOST = 40;

/** The names in a text: one a line. @param {string} text */
export const namesIn = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * Made-up names that are not taken.
 * @param {number} count
 * @param {string} friendly the names of animals, with commas between them
 * @param {string[]} taken
 */
export function madeUp(count, friendly, taken) {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const all = friendly.split(",").map((name) => name.trim());
  const free = all.filter((name) => !used.has(name.toLowerCase()));
  for (let number = 2; free.length < count; number++)
    free.push(...all.map((name) => `${name} ${number}`).filter((name) => !used.has(name.toLowerCase())));
  return free.slice(0, count);
}

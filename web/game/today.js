// The puzzles of the day: their levels and their seed depend on the date alone, so everybody gets the same ones. Pure, apart
// from `today`, which reads the clock. The same as in `jade-game/src/day.rs`, tested on the same cases (`data/days.json`).

/** The first day of the archive. */
export const FIRST_DAY = "2026-01-01";

/** The player's date, for example `2026-11-22`. */
export function today(now = new Date()) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day some days later. @param {string} day @param {number} by */
export const later = (day, by) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** The number of days since 1970. @param {string} day as from `today` */
export const seedOfDay = (day) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

/** The levels of a day's three puzzles, easiest first. The first one of a Monday is very easy. @param {string} day as from `today` */
export const levelsOfDay = (day) => [seedOfDay(day) % 7 === 4 ? "very-easy" : "easy", "medium", "hard"];

// The puzzle of the day: its level and its seed depend on the date alone, so everybody gets the same one. Pure, apart
// from `today`, which reads the clock.

/** From Sunday to Saturday: the week begins easy, and Saturday is the hardest. */
const LEVELS = ["medium", "very-easy", "easy", "easy", "medium", "medium", "hard"];

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

/** @param {string} day as from `today` */
export const levelOfDay = (day) => LEVELS[new Date(`${day}T00:00:00Z`).getUTCDay()];

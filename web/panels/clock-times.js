// The stored times of games, and how a time is written.

/**
 * The times in a stored text. Everything else that a damaged storage may hold is left out.
 * @param {string} text
 * @returns {[string, number][]} the id and the seconds of each game
 */
export function timesIn(text) {
  try {
    const found = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isTime) : [];
  } catch {
    return [];
  }
}

const isTime = (/** @type {unknown} */ one) =>
  Array.isArray(one) && typeof one[0] === "string" && Number.isInteger(one[1]) && one[1] >= 0;

/** Formats a time: "1:02:03", or "2:03" below an hour. @param {number} seconds */
export function clockText(seconds) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

// The stored times of games.

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

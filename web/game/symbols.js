// How the text of a large board writes digits.

const SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * The symbols that a text uses for the digits of a board, where letters follow the figures; null if it uses numbers.
 * @param {string} text
 * @param {number} side
 * @returns {string | null}
 */
export function symbolsOf(text, side) {
  const hasNumbers = /(^|[\s,;|])[1-9]\d(?=$|[\s,;|])/m.test(text);
  return side <= SYMBOLS.length && !hasNumbers && /[A-Za-z]/.test(text) ? SYMBOLS : null;
}

// Cuts a large text with puzzles into pieces that the server accepts.

/** The largest piece, in bytes as JSON. The server accepts 1 MiB with the rest of the request. */
const MOST = 900_000;

/**
 * Cuts a text between its puzzles: before a blank line if it has blocks, else between lines. Each piece of a table begins
 * with its head.
 * @param {string} text
 * @param {number} [most] the largest piece, in bytes
 * @returns {string[] | null} null if it is too large and is not a list of lines or blocks
 */
export function pieces(text, most = MOST) {
  if (size(text) <= most) return [text];
  const lines = text.split("\n");
  const samples = lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).slice(0, 50);
  if (/^[<{[]/.test(samples[0]?.trim() ?? "")) return null;
  const head = isHead(samples[0]) ? samples[0] + "\n" : "";
  const byLine = samples.slice(head ? 1 : 0).every(isPuzzle);
  /** @type {string[]} */
  const found = [];
  let [piece, length] = ["", 0];
  // The part of the piece that ends with a whole puzzle.
  let whole = 0;
  for (const line of lines) {
    const more = size(line) + 2;
    if (length + more > most) {
      if (whole === 0 || more + size(head) > most) return null;
      found.push(piece.slice(0, whole));
      piece = head + piece.slice(whole);
      [length, whole] = [size(piece), 0];
      if (length + more > most) return null;
    }
    piece += line + "\n";
    length += more;
    if (byLine || line.trim() === "") whole = piece.length;
  }
  return [...found, piece];
}

const encoder = new TextEncoder();

/** The size of a text in a request, in bytes. @param {string} text */
const size = (text) => encoder.encode(JSON.stringify(text)).length;

/** Whether a line is a puzzle of 4×4 or more by itself: without blanks within, or in columns. @param {string} line */
const isPuzzle = (line) =>
  line.split(/[\s,;|"]+/).some((word) => word.length >= 16 && !/^[a-z]+$/i.test(word));

/** Whether a line names the columns of a table. @param {string | undefined} line */
const isHead = (line) => line !== undefined && /^"?[a-z_ ]+"?([,;\t]|$)/i.test(line) && !isPuzzle(line);

// A table as CSV (RFC 4180). Pure.

/** A text that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** @param {string | number | null} value @param {string} separator */
function cell(value, separator) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // The apostrophe makes spreadsheets take it for a text.
  const text = FORMULA.test(value) ? `'${value}` : value;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV in UTF-8. It begins with the mark by which spreadsheets know that. They expect the semicolon between
 * cells where the comma is the decimal sign.
 * @param {(string | number | null)[][]} rows null is an empty cell
 * @param {string} lang
 */
export function csvOf(rows, lang) {
  const separator = lang === "en" ? "," : ";";
  return `\ufeff${rows.map((row) => row.map((one) => cell(one, separator)).join(separator)).join("\r\n")}\r\n`;
}

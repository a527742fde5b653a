// Which key asks for what. Pure: a key event (or what matters of it) → a command, or null.

import { digitOf } from "../game/geometry.js";

/** @typedef {import("../game/geometry.js").Geometry} Geometry */
/** @typedef {import("../game/selection.js").Way} Way */
/** @typedef {import("../state.js").Mode} Mode */
/** @typedef {{ key: string, code: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean, altKey: boolean }} Key */

/**
 * @typedef {{ do: "move", way: Way, extend: boolean, jump: boolean }
 *   | { do: "digit", digit: number, as: Mode | null }
 *   | { do: "mode", mode: Mode }
 *   | { do: "erase" } | { do: "undo" } | { do: "redo" } | { do: "selectAll" } | { do: "toggle" } | { do: "leave" }
 *   | { do: "hint" } | { do: "keys" }} Command
 */

/** @type {Record<string, Way>} */
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** @type {Record<string, Way>} */
const LETTER_ARROWS = { KeyW: "up", KeyS: "down", KeyA: "left", KeyD: "right" };

/** @type {Record<string, Mode>} */
const MODES = { z: "digit", x: "corner", c: "candidate", v: "candidate" };

/**
 * What works wherever the focus is.
 * @param {Key} key
 * @returns {Command | null}
 */
export function pageCommand(key) {
  if (key.key === "F1") return { do: "keys" };
  if (!(key.ctrlKey || key.metaKey) || key.altKey) return null;
  const letter = key.key.toLowerCase();
  if (letter === "z") return { do: key.shiftKey ? "redo" : "undo" };
  return letter === "y" && !key.shiftKey ? { do: "redo" } : null;
}

/**
 * What works while the focus is on the board. Digits go by the place of the key, so that they work on layouts where
 * they need Shift; the letters of larger boards by what they write, and there they come before other letters.
 * @param {Key} key
 * @param {Geometry} board
 * @returns {Command | null}
 */
export function boardCommand(key, board) {
  if (key.altKey) return null;
  const ctrl = key.ctrlKey || key.metaKey;
  const way = ARROWS[key.key];
  if (way) return { do: "move", way, extend: key.shiftKey, jump: ctrl };
  if (key.key === "Home") return { do: "move", way: ctrl ? "start" : "rowStart", extend: key.shiftKey, jump: false };
  if (key.key === "End") return { do: "move", way: ctrl ? "end" : "rowEnd", extend: key.shiftKey, jump: false };
  if (key.key === "Backspace" || key.key === "Delete") return { do: "erase" };
  if (key.key === "Escape") return { do: "leave" };
  if (key.key === " ") return { do: "toggle" };
  const digit = digitKey(key, board);
  if (digit === 0) return { do: "erase" };
  if (digit !== null) return { do: "digit", digit, as: ctrl ? "candidate" : key.shiftKey ? "corner" : null };
  if (ctrl) return key.key.toLowerCase() === "a" ? { do: "selectAll" } : null;
  const mode = MODES[key.key.toLowerCase()];
  if (mode) return { do: "mode", mode };
  if (key.key.toLowerCase() === "h" || key.key === "?") return { do: "hint" };
  if (key.key === "[") return { do: "undo" };
  if (key.key === "]") return { do: "redo" };
  const letterWay = LETTER_ARROWS[key.code];
  if (letterWay && board.side <= 9) return { do: "move", way: letterWay, extend: key.shiftKey, jump: false };
  return null;
}

/**
 * The digit of a key, 0 for the zero; null if it is none of this board.
 * @param {Key} key
 * @param {Geometry} board
 */
function digitKey(key, board) {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(key.code);
  if (place && !(key.code.startsWith("Numpad") && !/^\d$/.test(key.key))) {
    const digit = Number(place[1]);
    return digit <= board.side ? digit : null;
  }
  const digit = /^[a-g]$/i.test(key.key) ? digitOf(key.key) : 0;
  return digit > 0 && digit <= board.side ? digit : null;
}

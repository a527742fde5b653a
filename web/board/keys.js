// Which key runs which command. Pure.

import { digitOf } from "../game/geometry.js";

/** @import { Geometry } from "../game/geometry.js" */
/** @import { Way } from "../game/selection.js" */
/** @import { Mode } from "../types/page.js" */
/** @typedef {{ key: string, code: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean, altKey: boolean, getModifierState?: (key: string) => boolean }} Key */

/**
 * @typedef {{ do: "move", way: Way, extend: boolean, jump: boolean }
 *   | { do: "digit", digit: number, as: Mode | null }
 *   | { do: "mode", mode: Mode }
 *   | { do: "erase" } | { do: "selectAll" } | { do: "toggle" } | { do: "leave" }
 *   | { do: "read", what: "row" | "column" | "box" | "left" | "rules" } | { do: "jump", to: "open" | "pair" }
 *   | { do: "place" } | { do: "newSave" } | { do: "saveAs" } | { do: "share" } | { do: "print" }
 *   | { do: "new", tab?: "variant", text?: string, files?: File[] } | { do: "keys" } | { do: Plain }} Command
 */

/**
 * @typedef {"hint" | "step" | "steps" | "path" | "claim" | "contextMenu" | "pause" | "promote" | "undo" | "redo" | "choose" | "learn"
 *   | "library" | "statistics" | "startPuzzle" | "solveSingles" | "solveByTechniques" | "solve" | "checkRules" | "moves" | "fill" | "cleanMarks" | "clearMarks"
 *   | "uncolorAll" | "toggleColors" | "settings" | "commands" | "review" | "saves" | "reset" | "toMistake" | "photo" | "race"} Plain commands without parameters
 */

/** @type {Record<string, Way>} */
const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/** @type {Record<string, Way>} */
const LETTER_ARROWS = { KeyW: "up", KeyS: "down", KeyA: "left", KeyD: "right" };

/** @type {Record<string, Mode>} */
const MODES = { z: "digit", x: "corner", c: "candidate", v: "color", q: "color", f: "filter" };

/**
 * The commands of other letters, none of which is a digit of a larger board. Capitals need Shift.
 * @type {Record<string, Command | Plain>}
 */
const LETTERS = {
  h: "hint",
  "?": "hint",
  j: "step",
  l: "steps",
  y: "path",
  u: "claim",
  m: "contextMenu",
  p: "pause",
  ".": "promote",
  "[": "undo",
  "]": "redo",
  ",": "moves",
  "/": "commands",
  r: { do: "read", what: "row" },
  k: { do: "read", what: "column" },
  o: { do: "read", what: "box" },
  i: { do: "read", what: "left" },
  ";": { do: "read", what: "rules" },
  n: { do: "jump", to: "open" },
  t: { do: "jump", to: "pair" },
  H: "choose",
  I: "learn",
  J: "solveSingles",
  K: "checkRules",
  L: "library",
  M: "fill",
  N: "clearMarks",
  O: "startPuzzle",
  P: "cleanMarks",
  Q: "uncolorAll",
  R: "review",
  T: "solveByTechniques",
  U: "saves",
  V: "toggleColors",
  X: "reset",
  Y: "solve",
  Z: "toMistake",
};

/** The letter of a command, as menus show it. @param {unknown} command */
export function letterOf(command) {
  const letter = Object.keys(LETTERS).find((one) => LETTERS[one] === command);
  return letter && (/[A-Z]/.test(letter) ? `Shift+${letter}` : letter.toUpperCase());
}

/** Keys with Ctrl. @type {Record<string, "newSave" | "saveAs" | "share" | "new" | "print" | Plain>} */
const WITH_CTRL = {
  b: "newSave",
  s: "saveAs",
  e: "share",
  g: "race",
  o: "new",
  m: "photo",
  p: "print",
  i: "statistics",
  k: "commands",
  y: "redo",
  ",": "settings",
};

/**
 * The command of a key that works wherever the focus is.
 * @param {Key} key
 * @returns {Command | null}
 */
export function pageCommand(key) {
  if (key.key === "F1") return { do: "keys" };
  if (!(key.ctrlKey || key.metaKey) || key.altKey) return null;
  const letter = key.key.toLowerCase();
  if (letter === "z") return { do: key.shiftKey ? "redo" : "undo" };
  if (key.shiftKey) return null;
  /** @type {any} The compiler does not see that each is a command. */
  const command = WITH_CTRL[letter];
  return command ? { do: command } : null;
}

/**
 * The command of a key while the focus is on the board. Digit keys are matched by position, so that they also work on
 * layouts where digits need Shift. Letters that are digits of larger boards are matched by character and take
 * precedence over other letters.
 * @param {Key} key
 * @param {Geometry} board
 * @param {boolean} [letters] whether digits are written as letters, from A
 * @returns {Command | null}
 */
export function boardCommand(key, board, letters = false) {
  if (key.altKey) return null;
  if (key.key === "ContextMenu" || (key.key === "F10" && key.shiftKey)) return { do: "contextMenu" };
  if (key.key === "Enter") return { do: "place" };
  const ctrl = key.ctrlKey || key.metaKey;
  // With Shift, Windows reports the number pad as if Num Lock were off, and without Shift.
  const pad = /^Numpad([1-9])$/.exec(key.code);
  if (pad && key.key.length > 1 && key.getModifierState?.("NumLock")) {
    const digit = Number(pad[1]);
    return digit <= board.side ? { do: "digit", digit, as: "corner" } : null;
  }
  const way = ARROWS[key.key];
  if (way) return { do: "move", way, extend: key.shiftKey, jump: ctrl };
  if (key.key === "Home")
    return { do: "move", way: ctrl ? "start" : "rowStart", extend: key.shiftKey, jump: false };
  if (key.key === "End")
    return { do: "move", way: ctrl ? "end" : "rowEnd", extend: key.shiftKey, jump: false };
  if (key.key === "Backspace" || key.key === "Delete") return { do: "erase" };
  if (key.key === "Escape") return { do: "leave" };
  if (key.key === " ") return { do: "toggle" };
  const digit = digitKey(key, board, letters);
  if (digit === 0) return { do: "erase" };
  if (digit !== null) return { do: "digit", digit, as: ctrl ? "candidate" : key.shiftKey ? "corner" : null };
  if (ctrl) return key.key.toLowerCase() === "a" ? { do: "selectAll" } : null;
  const letter = key.key.toLowerCase();
  const big = key.shiftKey && LETTERS[letter.toUpperCase()];
  if (typeof big === "string" && !LETTER_ARROWS[key.code]) return { do: big };
  const mode = MODES[letter];
  // Where C is a digit, V replaces it. Where F is a digit, the filter is on the pad only.
  if (mode) return { do: "mode", mode: letter === "v" && board.side > 11 ? "candidate" : mode };
  const letterWay = LETTER_ARROWS[key.code];
  if (letterWay && board.side <= 9) return { do: "move", way: letterWay, extend: key.shiftKey, jump: false };
  const small = LETTERS[letter];
  return typeof small === "string" ? { do: small } : (small ?? null);
}

/**
 * The digit of a key: 0 for the zero key, null for any key that is not a digit of this board.
 * @param {Key} key
 * @param {Geometry} board
 * @param {boolean} letters
 */
function digitKey(key, board, letters) {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(key.code);
  if (place && !(key.code.startsWith("Numpad") && !/^\d$/.test(key.key))) {
    const digit = Number(place[1]);
    return digit <= board.side ? digit : null;
  }
  const letter = /^[a-y]$/i.test(key.key) ? key.key.toUpperCase() : "";
  const digit = letters && letter ? letter.charCodeAt(0) - 64 : digitOf(letter);
  return digit > 0 && digit <= board.side ? digit : null;
}

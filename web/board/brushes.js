// One role, one look: the table from a role in a pattern to how it is drawn, the same as in jade-draw (a test holds
// the two together). Colour and form both differ, so that no meaning hangs on colour alone. The tones of the hues are
// CSS variables (styles/theme.css), in light and dark.

/** @typedef {"blue" | "sky" | "green" | "orange" | "gold" | "vermilion" | "purple" | "grey"} Hue */
/**
 * @typedef {"disc" | "ring" | "double-ring" | "dashed-ring" | "square" | "frame" | "diamond" | "open-diamond"
 *   | "hexagon" | "open-hexagon" | "triangle" | "wedge"} Form
 */
/** @typedef {"solid" | "dashed" | "dotted"} Outline */

/**
 * @typedef {object} Brush
 * @property {Hue} hue
 * @property {Form} form what is drawn round a candidate
 * @property {Outline} outline the line round a house or a cell
 */

/** @import { RoleJson } from "../types/contract.js" */

/** @param {Hue} hue @param {Form} form @param {Outline} outline @returns {Brush} */
const brush = (hue, form, outline) => ({ hue, form, outline });

/** The roles of a scene. @type {Record<RoleJson, Brush>} */
export const BRUSHES = {
  subject: brush("blue", "disc", "solid"),
  base: brush("green", "square", "solid"),
  cover: brush("purple", "frame", "dashed"),
  fin: brush("sky", "diamond", "dotted"),
  pivot: brush("orange", "hexagon", "solid"),
  pincer: brush("green", "dashed-ring", "dashed"),
  "set-a": brush("blue", "square", "solid"),
  "set-b": brush("orange", "diamond", "dashed"),
  shared: brush("purple", "triangle", "dotted"),
  on: brush("green", "disc", "solid"),
  off: brush("orange", "ring", "dashed"),
  deadly: brush("vermilion", "triangle", "solid"),
  extra: brush("purple", "open-hexagon", "dotted"),
  start: brush("gold", "double-ring", "solid"),
  witness: brush("grey", "ring", "dotted"),
  target: brush("gold", "open-diamond", "dashed"),
};

/** The links of a branch: its letter and its number decide, every other line is double. @type {Hue[]} */
const BRANCHES = ["purple", "blue", "gold", "grey"];
/** @param {number} number from 0; a chain of one way looks as the first */
export const branchBrush = (number) => ({
  hue: BRANCHES[number % 4],
  double: number % 2 === 1,
  letter: String.fromCharCode(97 + (number % 26)),
});

/** What is wrong. */
export const FAULT = brush("vermilion", "frame", "solid");
/** A digit that can be entered; its sign is a ring. */
export const PLACEMENT = brush("green", "ring", "solid");
/** A candidate that can be taken away; its sign is a stroke through the digit. */
export const ELIMINATION = brush("vermilion", "square", "solid");

/** What the player colours with: each colour has a shape of its own. The number 1 is the first. */
export const PAINTS = [
  brush("blue", "disc", "solid"),
  brush("orange", "square", "solid"),
  brush("green", "triangle", "solid"),
  brush("purple", "diamond", "solid"),
  brush("gold", "hexagon", "solid"),
  brush("sky", "ring", "solid"),
  brush("grey", "frame", "solid"),
  brush("vermilion", "wedge", "solid"),
];
/** The number that marks something as wrong. */
export const WRONG = 99;
/** @param {number} color its number, of a text that may know more colours than the page */
export const paintOf = (color) => PAINTS[(color - 1) % PAINTS.length];

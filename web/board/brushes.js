// How each role in a pattern is drawn. The table matches the one in jade-draw (a test compares them). Roles differ in
// both colour and form, so that no meaning depends on colour alone. The hues are CSS variables (styles/tokens.css), with
// values for the light and the dark theme.

/** @typedef {"blue" | "sky" | "green" | "orange" | "gold" | "vermilion" | "purple" | "grey"} Hue */
/**
 * @typedef {"disc" | "ring" | "double-ring" | "dashed-ring" | "square" | "frame" | "diamond" | "open-diamond"
 *   | "hexagon" | "open-hexagon" | "triangle" | "wedge"} Form
 */
/** @typedef {"solid" | "dashed" | "dotted"} Outline */

/**
 * @typedef {object} Brush
 * @property {Hue} hue
 * @property {Form} form the shape around a candidate
 * @property {Outline} outline the line around a house or a cell
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
  shared: brush("purple", "hexagon", "dotted"),
  on: brush("green", "disc", "solid"),
  off: brush("orange", "ring", "dashed"),
  deadly: brush("vermilion", "triangle", "solid"),
  extra: brush("purple", "open-hexagon", "dotted"),
  start: brush("gold", "double-ring", "solid"),
  witness: brush("grey", "ring", "dotted"),
  target: brush("gold", "open-diamond", "dashed"),
};

/** Links of a branch, told apart by its letter and by its number: every second line is double. @type {Hue[]} */
const BRANCHES = ["purple", "blue", "gold", "grey"];
/** @param {number} number from 0; a chain without branches looks like branch 0 */
export const branchBrush = (number) => ({
  hue: BRANCHES[number % 4],
  double: number % 2 === 1,
  letter: String.fromCharCode(97 + (number % 26)),
});

/** Marks an error. */
export const FAULT = brush("vermilion", "frame", "solid");
/** A digit that can be placed: a ring. */
export const PLACEMENT = brush("green", "ring", "solid");
/** A candidate that can be eliminated: the digit is struck through. */
export const ELIMINATION = brush("vermilion", "square", "solid");

/** The player's colours. Each has a shape of its own. Numbers start at 1. */
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
/** @param {number} color its number; imported text may use more colours than the page has */
export const paintOf = (color) => PAINTS[(color - 1) % PAINTS.length];

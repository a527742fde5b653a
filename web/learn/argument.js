// The whole argument behind a board. Who has found everything alone need not read it.

import { h, say } from "../ui.js";

/** @param {{ open: boolean, children?: import("preact").ComponentChildren }} props open: whether it is shown unasked */
export const Argument = ({ open, children }) =>
  h("details", { class: "argument", open }, h("summary", {}, say("path-argument")), children);

// What a board with rules needs: how they are read, their words and their looks. Few boards have any, so it comes later; who
// opens a stored or a new board waits for it.

import { readRulesWith } from "./game/geometry.js";
import { loadStyle } from "./late.js";
import { alsoLoad, loadPart } from "./say.js";

/** @type {Promise<unknown> | null} */
let coming = null;

/** Loads it. */
export const loadRules = () =>
  (coming ??= Promise.all([
    import("./game/rules.js").then(readRulesWith),
    loadPart("rules").then(() => alsoLoad("rules")),
    loadStyle("styles/rules.css"),
  ]).catch((error) => {
    // The next use tries again.
    coming = null;
    throw error;
  }));

/** Loads it if one of these boards has rules. @param {...({ rules?: string } | null | undefined)} boards @returns {Promise<unknown>} */
export const readyFor = async (...boards) => (boards.some((board) => board?.rules) ? loadRules() : null);

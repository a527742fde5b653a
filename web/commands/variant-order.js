// A new puzzle of a variant; loaded late.

import { readyFor } from "../rules-late.js";
import { settings } from "../settings.js";
import { begin, carryOut, firstOf } from "./orders.js";

/**
 * Opens a new puzzle of a variant.
 * @param {string} rules in JADE's notation; `jigsaw` stands for regions of random shape
 * @param {import("../types/contract.js").LevelJson} level
 * @param {number} [seed]
 * @returns {Promise<boolean>} whether there is one; if not, the order says why
 */
export async function playVariant(rules, level, seed) {
  let done = false;
  await carryOut(rules, async (cancel) => {
    const body = { lang: settings.peek().lang, wish: { rules, difficulty: { level } }, seconds: 60, seed };
    const made = await firstOf(body, cancel);
    await readyFor(made);
    begin(made, {});
    done = true;
  });
  return done;
}

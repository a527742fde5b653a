// A new puzzle of a variant, from JADE’s collection if it has one; loaded late.

import { readyFor } from "../rules-late.js";
import { settings } from "../settings.js";
import { ApiError } from "../tutor/api.js";
import { begin, carryOut, firstOf } from "./orders.js";

/**
 * Opens a new puzzle of a variant.
 * @param {string} rules in JADE's notation; words such as `jigsaw` and `thermometers` stand for what is drawn
 * @param {import("../types/contract.js").LevelJson} level
 * @param {number} [seed] of a puzzle that is made, the same for everybody
 * @returns {Promise<boolean>} whether there is one; if not, the order says why
 */
export async function playVariant(rules, level, seed) {
  let done = false;
  await carryOut(rules, async (cancel) => {
    const body = { lang: settings.peek().lang, wish: { rules, difficulty: { level } } };
    const make = () => firstOf({ ...body, seconds: 60, seed }, cancel);
    const collected = () =>
      firstOf({ ...body, source: "collection" }, cancel).catch((error) => {
        // The collection may have none of this level.
        if (error instanceof ApiError && error.problem.code === "refused") return make();
        throw error;
      });
    const made = await (seed === undefined ? collected() : make());
    await readyFor(made);
    begin(made, {});
    done = true;
  });
  return done;
}

// The sheet as text, in the formats that the program knows.

import { colorData, freshSheet, sheetData } from "../game/sheet.js";
import { settings } from "../settings.js";
import { game } from "../store.js";
import { ask } from "./api.js";

/** @import { WriteReply } from "../types/contract.js" */

/** JADE's own link, which holds everything. */
export const LINK = "jade-link";

/**
 * @param {string} format its id
 * @param {{ written?: boolean }} [options] written: whether with what the player has written
 * @returns {Promise<WriteReply>} a JADE link has the address of this page
 */
export async function write(format, { written = true } = {}) {
  const { sheet: mine, start } = game.peek();
  const sheet = written ? mine : freshSheet(mine.board, mine.givens, mine.barred);
  const reply = /** @type {WriteReply} */ (
    await ask("write", {
      sheet: sheetData(sheet),
      colors: colorData(sheet),
      about: start.about ?? {},
      format,
      lang: settings.peek().lang,
    })
  );
  if (format !== LINK) return reply;
  return { ...reply, text: location.origin + location.pathname + reply.text.trim().replace(/^[^#]*/, "") };
}

/** Whether the address of this page is known to this computer only. */
export const isLocal = () => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** Whether the format can hold this board. @param {import("../types/contract.js").FormatJson} one */
export function fits(one) {
  const { boxRows, boxColumns, side, rules } = game.peek().sheet.board;
  const usual = Math.floor(Math.sqrt(side)) === boxRows && boxRows * boxColumns === side;
  if (rules && !one.carries.includes("rules")) return false;
  return (
    one.written && one.leastSide <= side && side <= one.mostSide && (usual || one.anyBoxes || rules !== "")
  );
}

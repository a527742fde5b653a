// Boards to play to the end, which need a technique and nothing harder than what was found in practice.

import { settings } from "../settings.js";
import { DRILLS } from "../progress/path.js";
import { known, stored } from "../progress/progress.js";
import { ROOT } from "../root.js";
import { handOver } from "../storage/hand-over.js";
import { drill } from "./api.js";

/** @import { DrillReply } from "../types/contract.js" */

/** How often to request another board if one needs something harder. */
const AGAIN = 4;

/** The techniques that were found in practice. */
export const knownTechniques = () => known(stored()).filter((id) => !(id in DRILLS) && id !== "rules");

/** Leaves a board for the game, which counts there as practice. @param {DrillReply} reply */
export const handOn = ({ technique, name, shown }) =>
  handOver({ ...shown.sheet, label: { practice: { id: technique, name } } });

/** Opens a game that needs a technique. @param {string} technique */
export async function playOn(technique) {
  const wish = /** @type {const} */ ({ technique, kind: "play" });
  const asked = { ...wish, lang: settings.peek().lang, known: knownTechniques() };
  let reply = await drill(asked);
  for (let i = 0; i < AGAIN && !reply.within; i++) reply = await drill(asked);
  handOn(reply);
  location.assign(ROOT);
}

// What to practise today: what is due, or else the next station of the path. The page of the game asks, so this reads what
// is stored without the scheduler.

import { BEYOND, DRILLS, isBeforeMarks, nextStation, PATH, stationOf } from "./path.js";
import { ROOT } from "../root.js";
import { hasRules } from "../storage/hand-over.js";

/**
 * What is due, the most overdue first.
 * @param {Date} now
 * @returns {{ technique: string, due: string[] }} technique: what to begin with
 */
export function practiceToday(now) {
  try {
    const progress = JSON.parse(localStorage.getItem("jade.progress") ?? "{}");
    /** @type {[string, any][]} */
    const practised = Object.entries(progress.techniques ?? {});
    const due = practised
      .map(([technique, one]) => ({ technique, at: Date.parse(one?.card?.due) }))
      .filter(({ at }) => at <= now.getTime())
      .sort((a, b) => a.at - b.at)
      .map(({ technique }) => technique);
    const stations = { ...progress.stations, ...(hasRules() ? { rules: { walked: true } } : {}) };
    return { technique: due[0] ?? nextStation({ techniques: {}, ...progress, stations }).id, due };
  } catch {
    return { technique: nextStation({ version: 1, techniques: {} }).id, due: [] };
  }
}

/** The techniques of the path that need pencil marks, and those beyond it, in order. */
export const afterMarks = () =>
  [...PATH.map(({ id }) => id), ...BEYOND].filter((id) => !isBeforeMarks(id) && !(id in DRILLS));

/** Those of them that the player has found alone in practice. */
export function learntTechniques() {
  try {
    const { techniques = {} } = JSON.parse(localStorage.getItem("jade.progress") ?? "{}");
    return afterMarks().filter((id) => techniques[id]?.unaided > 0);
  } catch {
    return [];
  }
}

/** Where a technique is practised: at its station, or else below its lesson. @param {string} id */
export const practiceAt = (id) => `${ROOT}learn/${id}${stationOf(id) ? "?do" : "#practice"}`;

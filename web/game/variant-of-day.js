// The variant of a day: its rules depend on the date alone. The same as in `jade-game/src/day.rs`, tested on the same cases
// (`data/days.json`).

import { seedOfDay } from "./today.js";

/** One after the other. */
const VARIANTS = ["killer", "x", "jigsaw", "windows", "anti-knight", "disjoint-groups", "anti-king"];

/** The rules of a day's variant. @param {string} day as from `today` */
export const rulesOfDay = (day) => VARIANTS[seedOfDay(day) % VARIANTS.length];

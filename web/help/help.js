// How much help a game allows: any, a number of hints, or none (an exam: no hints and no check). The setting applies to
// games from their start on, and each game keeps its own allowance and how much of it is used, in localStorage.

import { computed, effect, signal } from "../ui.js";
import { settings } from "../settings.js";
import { dispatch, game, state, watch } from "../store.js";

/** @import { Command, Help } from "../types/page.js" */
/** set: a teacher has set the limit, which cannot be lifted. @typedef {{ id: string, help: Help, used: number, set?: boolean }} Allowance */

const KEY = "jade.help";
/** How many games are remembered, the latest first. */
const KEPT = 100;

/**
 * Commands that ask the tutor about the game, or that work out candidates. An exam allows none of them. It leaves open
 * what follows from the player's own marks: repeated digits are shown, and an entry removes its digit from marks.
 */
const ASKS = new Set([
  "hint",
  "askHint",
  "halfHint",
  "step",
  "steps",
  "path",
  "checkRules",
  "toMistake",
  "checkClaim",
  "solve",
  "solveSingles",
  "solveByTechniques",
]);
const WORK_OUT = new Set(["fill", "cleanMarks"]);
/** Commands that count as one hint, and commands that are worth many. */
const COUNTED = new Set(["askHint", "halfHint", "step"]);
const MANY = new Set(["steps", "path"]);

/** @type {import("../vendor/signals/signals.js").Signal<Allowance[]>} */
const all = signal(read());

/** @returns {Allowance[]} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(({ id, used }) => typeof id === "string" && used >= 0) : [];
  } catch {
    return [];
  }
}

/** @param {Allowance} one */
function write(one) {
  all.value = [one, ...all.peek().filter(({ id }) => id !== one.id)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(all.peek()));
  } catch {
    // It lasts until the tab is closed.
  }
}

/** What the open game allows. Games of which nothing is known allow any help. */
export const allowance = computed(
  () =>
    all.value.find(({ id }) => id === game.value.id) ??
    /** @type {Allowance} */ ({ id: game.value.id, help: "free", used: 0 }),
);

/** Whether the open game is an exam. */
export const isExam = computed(() => allowance.value.help === "exam");

/** How many hints are left; Infinity without a limit. */
export const hintsLeft = computed(() => {
  const { help, used } = allowance.value;
  if (help === "free") return Infinity;
  return help === "exam" ? 0 : Math.max(0, Number(help) - used);
});

/** The open game allows so much help, as a teacher has set it. @param {Help} help */
export const limitHelp = (help) => write({ ...allowance.peek(), help, set: true });

/** From now on the game allows any help. */
export const allowHelp = () => write({ ...allowance.peek(), help: "free" });

/**
 * Whether the open game allows a command. If not, a notice says why.
 * @param {Command["do"]} name
 */
export function allowed(name) {
  const { help } = allowance.peek();
  if (help === "exam" && WORK_OUT.has(name)) return refuse("help-refused-marks");
  if (help === "free" || !ASKS.has(name)) return true;
  const { hint } = state.peek().tutor;
  // The next rung of a hint that is open is part of it.
  if (name === "hint" && hint?.status === "open") return true;
  const left = hintsLeft.peek();
  const fine = help !== "exam" && (MANY.has(name) ? false : left > 0 || !["hint", ...COUNTED].includes(name));
  return fine || refuse(`help-refused-${help === "exam" ? "exam" : MANY.has(name) ? "many" : "none"}`);
}

/** Says why a command is refused. @param {string} id */
function refuse(id) {
  dispatch({ type: "noted", note: { id, tone: "calm" } });
  return false;
}

/** Counts hints and steps, and gives new games the allowance of the settings. */
export function keepHelp() {
  watch((_, event, after) => {
    if (event.type === "gameOpened" && event.fresh && settings.peek().help !== "free")
      write({ id: after.play.game.id, help: settings.peek().help, used: 0 });
    const counts =
      (event.type === "hintCame" && "step" in event.reply) || (event.type === "noted" && event.note?.step);
    const now = allowance.peek();
    if (counts && now.help !== "free") write({ ...now, used: now.used + 1 });
  });
  // A game in which nothing has happened takes the setting at once.
  let { help } = settings.peek();
  effect(() => {
    const next = settings.value.help;
    if (next === help) return;
    help = next;
    const { id, log } = game.peek();
    if (log.length === 0) write({ id, help: next, used: 0 });
  });
}

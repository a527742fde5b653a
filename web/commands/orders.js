// The games that the page offers at the start: a board that teaches the rules, a puzzle of a level, today's puzzle.

import { levelOfDay, seedOfDay, today } from "../game/today.js";
import { GUIDE } from "../game/guide.js";
import { emptySheet } from "../game/sheet.js";
import { reopenGame, startGame } from "../storage/keeper.js";
import { settings } from "../settings.js";
import { choiceOf } from "../tutor/chosen.js";
import { ApiError, askLines, get } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { signal } from "../vendor/signals/signals.js";
import { game } from "../store.js";

/** @import { GenerateEvent, GenerateRequest, LibraryReply, PuzzleJson } from "../types/contract.js" */
/** @import { GameLabel } from "../types/page.js" */

const DAYS_KEY = "jade.days";
/** The number of days that are remembered. */
const MOST_DAYS = 100;

/** The order that is being carried out, and why the last one failed. */
export const order = signal({ busy: "", problem: "" });

/** @type {AbortController | null} */
let running = null;

/** Opens the board that teaches the rules. */
export const playGuide = () => startGame(GUIDE);

/** Which puzzles are ready. @returns {Promise<LibraryReply>} */
export const library = () => get("library", { lang: settings.peek().lang });

/**
 * Opens a puzzle of a level.
 * @param {string} level
 * @returns {Promise<void>}
 */
export const playLevel = (level) =>
  carryOut(level, async (cancel) => void begin(await fetchPuzzle(level, {}, cancel), {}));

/** Opens today's puzzle, or goes on with it. */
export const playToday = () => playDay(today());

/**
 * Opens the puzzle of a day, or goes on with it.
 * @param {string} day from the first of the archive to today
 * @returns {Promise<void>}
 */
export async function playDay(day) {
  const before = playedOn(day);
  if (before === game.peek().id) return;
  if (before && (await reopenGame(before))) return;
  await carryOut("today", async (cancel) => {
    begin(await fetchPuzzle(levelOfDay(day), { seed: seedOfDay(day) }, cancel), { day });
    const others = daysPlayed().filter(([one]) => one !== day);
    try {
      localStorage.setItem(DAYS_KEY, JSON.stringify([...others.slice(1 - MOST_DAYS), [day, game.peek().id]]));
    } catch {
      // Then it starts anew the next time.
    }
  });
}

/** @returns {[string, string][]} days and the games with their puzzles, the latest last */
function daysPlayed() {
  try {
    const found = JSON.parse(localStorage.getItem(DAYS_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && one.length === 2) : [];
  } catch {
    return [];
  }
}

/** The id of the game with the puzzle of a day, if it was opened before. @param {string} day @returns {string | null} */
const playedOn = (day) => daysPlayed().find(([one]) => one === day)?.[1] ?? null;

/** The id of the game with today's puzzle, if it was opened before. */
export const playedToday = () => playedOn(today());

/**
 * Carries out one order at a time: a newer one cancels it.
 * @param {string} name
 * @param {(cancel: AbortSignal) => Promise<void>} work
 */
async function carryOut(name, work) {
  running?.abort();
  const cancel = new AbortController();
  running = cancel;
  order.value = { busy: name, problem: "" };
  try {
    await work(cancel.signal);
    order.value = { busy: "", problem: "" };
  } catch (error) {
    if (!cancel.signal.aborted) order.value = { busy: "", problem: faultText(error) };
  }
}

/**
 * A puzzle of a level, from JADE's collection if one is ready.
 * @param {string} level
 * @param {{ seed?: number }} wish
 * @param {AbortSignal} cancel
 * @returns {Promise<PuzzleJson>}
 */
async function fetchPuzzle(level, wish, cancel) {
  const { levels } = await library();
  // A program that is older than the page does not know every level.
  const category = levels.find(({ id }) => id === level) ?? levels[0];
  /** @type {PuzzleJson | null} */
  let made = null;
  let words = "";
  // Everybody has the same puzzle of the day; a board for beginners needs no technique but singles. The collection is
  // sorted by all techniques.
  const techniques = wish.seed === undefined && level !== "beginner" ? choiceOf(settings.peek()) : undefined;
  /** @type {GenerateRequest} */
  const body = {
    lang: settings.peek().lang,
    wish: { difficulty: { level: category.id }, ...(techniques ? { techniques } : {}) },
    ...(category.count && !techniques ? { source: "collection" } : { seconds: 60 }),
    ...wish,
  };
  await askLines("generate", body, cancel, (/** @type {GenerateEvent} */ event) => {
    if (event.event === "made") made = event.puzzle;
    if (event.event === "ended") words = event.text.join(" ");
    if (event.event === "failed") words = event.message;
  });
  if (!made) throw new ApiError({ code: "refused", message: words });
  return techniques ? unrated(made) : made;
}

/**
 * A puzzle without its level, which is that of the chosen techniques: records and statistics compare levels of all.
 * @param {PuzzleJson} made
 * @returns {PuzzleJson}
 */
export const unrated = ({ rating: _, ...made }) => made;

/**
 * Starts a game with a puzzle that was made or found.
 * @param {PuzzleJson} made
 * @param {GameLabel} more
 */
export function begin({ puzzle, boxes, rating }, more) {
  const { level, score, hardest } = rating ?? {};
  const label = { ...(level ? { level, score, hardest } : {}), ...more };
  startGame({ ...emptySheet(puzzle, boxes), label });
}

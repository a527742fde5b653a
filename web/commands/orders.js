// The games that the page offers at the start: a board that teaches the rules, a puzzle of a level, the puzzles of a day.

import { FIRST_DAY, levelsOfDay, seedOfDay, today } from "../game/today.js";
import { GUIDE } from "../game/guide.js";
import { emptySheet } from "../game/sheet.js";
import { reopenGame, startGame } from "../storage/keeper.js";
import { settings } from "../settings.js";
import { choiceOf } from "../tutor/chosen.js";
import { ApiError, askLines, get } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { signal } from "../vendor/signals/signals.js";
import { isDay } from "../records/record-rules.js";
import { dispatch, game } from "../store.js";

/** @import { GenerateEvent, GenerateRequest, LibraryReply, PuzzleJson } from "../types/contract.js" */
/** @import { GameLabel } from "../types/page.js" */

const DAYS_KEY = "jade.days";
/** The number of days' puzzles that are remembered. */
const MOST_DAYS = 300;
/** Which of its three the only puzzle of a day was, when there was one a day, from Sunday. */
const ONLY_ONE = [1, 0, 0, 0, 1, 1, 2];

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

/**
 * Opens a puzzle of a day, or goes on with it.
 * @param {string} day from the first of the archive to today
 * @param {string} level one of the day
 * @returns {Promise<void>}
 */
export async function playDay(day, level) {
  if (day < FIRST_DAY || day > today() || !levelsOfDay(day).includes(level)) return;
  const key = `${day}-${level}`;
  const before = daysPlayed().find(([one]) => one === key)?.[1];
  if (before && before === game.peek().id) return dispatch({ type: "startShown", start: false });
  if (before && (await reopenGame(before))) return;
  await carryOut(key, async (cancel) => {
    begin(await fetchPuzzle(level, { seed: seedOfDay(day) }, cancel), { day });
    const others = daysPlayed().filter(([one]) => one !== key);
    try {
      localStorage.setItem(DAYS_KEY, JSON.stringify([...others.slice(1 - MOST_DAYS), [key, game.peek().id]]));
    } catch {
      // Then it starts anew the next time.
    }
  });
}

/** @returns {[string, string][]} days with levels, and the games with their puzzles, the latest last */
function daysPlayed() {
  try {
    const found = JSON.parse(localStorage.getItem(DAYS_KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    const pairs = found.filter((one) => Array.isArray(one) && one.length === 2);
    return pairs.map(([key, id]) => [
      isDay(key) ? `${key}-${levelsOfDay(key)[ONLY_ONE[new Date(key).getUTCDay()]]}` : key,
      id,
    ]);
  } catch {
    return [];
  }
}

/**
 * Carries out one order at a time: a newer one cancels it.
 * @param {string} name
 * @param {(cancel: AbortSignal) => Promise<void>} work
 */
export async function carryOut(name, work) {
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
  const made = await firstOf(body, cancel);
  return techniques ? unrated(made) : made;
}

/**
 * The puzzle that an order makes.
 * @param {GenerateRequest} body
 * @param {AbortSignal} cancel
 * @returns {Promise<PuzzleJson>}
 * @throws {ApiError} if there is none
 */
export async function firstOf(body, cancel) {
  /** @type {PuzzleJson | null} */
  let made = null;
  let words = "";
  await askLines("generate", body, cancel, (/** @type {GenerateEvent} */ event) => {
    if (event.event === "made") made = event.puzzle;
    if (event.event === "ended") words = event.text.join(" ");
    if (event.event === "failed") words = event.message;
  });
  if (!made) throw new ApiError({ code: "refused", message: words });
  return made;
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
export function begin({ puzzle, boxes, rules, rating }, more) {
  const { level, score, hardest } = rating ?? {};
  const label = { ...(level ? { level, score, hardest } : {}), ...more };
  startGame({ ...emptySheet(puzzle, boxes, { rules }), label });
}

// The races that this device takes part in, with its own games and what is known of the others.

import { puzzleKey } from "../game/sheet.js";
import { game, race as openRace } from "../store.js";
import { effect, signal } from "../vendor/signals/signals.js";
import { isResult, joined, nameOf, newRaceId, readRace, raceText } from "./race.js";

/** @import { Race, RaceBoard, Result } from "./race.js" */
/**
 * A race here. `game` is the id of the game in which it is run, empty before it begins; `mine` is one's own result.
 * @typedef {Race & { game: string, mine?: Result }} OwnRace
 */

const KEY = "jade.races";
/** The number of races that are kept. */
const MOST_RACES = 40;

/** @returns {OwnRace[]} the latest last */
function stored() {
  try {
    const found = JSON.parse(textOf(KEY) || "[]");
    if (!Array.isArray(found)) return [];
    // The race itself is kept as its link, which is checked when it is read.
    return found.flatMap(({ link, game, mine }) => {
      const race = readRace(String(link));
      return race && typeof game === "string"
        ? [{ ...race, game, ...(mine && isResult(mine) ? { mine } : {}) }]
        : [];
    });
  } catch {
    return [];
  }
}

const races = signal(stored());

/** The name under which this device takes part. */
export const racer = signal(nameOf(textOf("jade.racer")));

/** What is stored under a key. @param {string} key */
function textOf(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** Whether the player has chosen a name, if only to have none. */
export function isNamed() {
  try {
    return localStorage.getItem("jade.racer") !== null;
  } catch {
    return true;
  }
}

/** @param {string} name */
export function nameRacer(name) {
  racer.value = name;
  keep("jade.racer", name);
}

/** @param {string} key @param {string} text */
function keep(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It lasts until the page is closed.
  }
}

/** @param {OwnRace} race */
function put(race) {
  // Another tab may have stored more.
  const others = new Map([...races.peek(), ...stored()].map((one) => [one.id, one]));
  others.delete(race.id);
  races.value = [...others.values(), race].slice(-MOST_RACES);
  const texts = races.peek().map((one) => ({ link: raceText(one), game: one.game, mine: one.mine }));
  keep(KEY, JSON.stringify(texts));
  return race;
}

/** The race that a game is run in. @param {string} game its id @returns {OwnRace | undefined} */
export const raceOfGame = (game) => races.value.findLast((one) => one.game === game);

/** From now on, the page knows the race of the open game. */
export const followRaces = () => effect(() => void (openRace.value = raceOfGame(game.value.id)));

/** The race of a link, with what this device knows of it. @param {Race} race @returns {OwnRace} */
export function met(race) {
  const known = races.peek().find(({ id }) => id === race.id);
  // A link with another board is not that race, whatever it says.
  if (known && puzzleKey(known.board) !== puzzleKey(race.board)) return known;
  return put({ ...race, game: "", ...known, results: joined(known?.results ?? [], race.results) });
}

/** A new race with the board of a game. @param {RaceBoard} board @param {string} game */
export const newRace = (board, game) => put({ id: newRaceId(), board, results: [], game });

/** The game in which a race is run here. @param {OwnRace} race @param {string} game */
export const begun = (race, game) => put({ ...race, game });

/** Gives one's own result another name. @param {OwnRace} race @param {string} name */
export function renamed(race, name) {
  const { mine, results } = race;
  if (!mine || mine.name === name) return race;
  const others = results.filter((one) => JSON.stringify(one) !== JSON.stringify(mine));
  const next = { ...mine, name };
  return put({ ...race, mine: next, results: joined(others, [next]) });
}

/** One's own result. It counts once: the first time that the board was solved. @param {OwnRace} race @param {Result} mine */
export const finished = (race, mine) =>
  race.mine ? race : put({ ...race, mine, results: joined(race.results, [mine]) });

// Everything that the browser stores for the player, as one file: games with their logs, their records, the progress of
// practice, and the settings. Loaded late.
//
// A file is merged into what is there. Games and records are joined by their ids: a log that goes on where ours ends is
// taken, a record that says more is. Progress merges as practice does. The settings are those of the file.

import { openGame } from "../game/game.js";
import { keep, merged, read as readProgress, stored, write } from "../progress/progress.js";
import { changeSettings, settings } from "../settings.js";
import { canonical } from "../storage/canonical.js";
import { checkedSettings } from "../storage/settings.js";
import { complete, done, latestGames } from "../storage/database.js";
import { readRecords, writeRecords } from "../records/record-rules.js";
import { allRecords, importRecords } from "../records/record-store.js";

/** @import { GameEvent } from "../game/game.js" */
/** @import { StoredGame } from "../storage/database.js" */

const KIND = "jade-everything";
const VERSION = 1;
/** @typedef {{ game: StoredGame, log: GameEvent[] }} GameWithLog */
/** @typedef {{ games: number, refused: number, different: number, records: number, techniques: number }} Taken games: new or longer; refused: not valid; different: played differently here; records: new or better; techniques: with progress */

/**
 * Writes the file.
 * @param {IDBDatabase} database
 * @param {Date} now
 * @returns {Promise<string>}
 */
export async function writeEverything(database, now) {
  const records = JSON.parse(writeRecords(await allRecords(database)));
  const games = await latestGames(database, Infinity);
  const progress = JSON.parse(write(stored()));
  return JSON.stringify({
    kind: KIND,
    version: VERSION,
    at: now.toISOString(),
    settings: settings.peek(),
    progress,
    records,
    games,
  });
}

/**
 * Merges a file that `writeEverything` wrote.
 * @param {IDBDatabase} database
 * @param {string} text
 * @returns {Promise<Taken | null>} null if it is another file
 */
export async function takeEverything(database, text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.kind !== KIND || file.version !== VERSION) return null;
  const records = readRecords(JSON.stringify(file.records ?? {}));
  const joined = records && (await importRecords(database, records.records));
  const progress = readProgress(JSON.stringify(file.progress ?? {}));
  if (progress) keep(merged(stored(), progress));
  changeSettings(checkedSettings(file.settings));
  const taken = { games: 0, refused: records?.refused ?? 0, different: 0 };
  for (const one of Array.isArray(file.games) ? file.games : []) {
    const outcome = isPlayable(one) ? await takeGame(database, one) : "refused";
    if (outcome !== "known") taken[outcome] += 1;
  }
  return {
    ...taken,
    records: joined ? joined.added + joined.replaced : 0,
    techniques: Object.keys(progress?.techniques ?? {}).length,
  };
}

/** Whether this is a game that can be opened. @param {any} one @returns {one is GameWithLog} */
function isPlayable(one) {
  const { game, log } = one ?? {};
  const isTime = (/** @type {unknown} */ at) => Number.isFinite(at) && Number(at) >= 0;
  if (typeof game?.id !== "string" || game.id.length > 100 || !isTime(game.created) || !isTime(game.changed))
    return false;
  try {
    const { sheet, start } = openGame(game.id, game.start, log);
    const { boxRows: rows, boxColumns: columns } = start;
    // A board of nothing would open, too.
    return sheet.givens.length === (rows * columns) ** 2 && rows * columns >= 2;
  } catch {
    return false;
  }
}

/**
 * @param {IDBDatabase} database
 * @param {GameWithLog} theirs
 * @returns {Promise<"games" | "known" | "different">}
 */
async function takeGame(database, { game, log }) {
  const transaction = database.transaction(["games", "events"], "readwrite");
  const finished = complete(transaction);
  const [games, events] = [transaction.objectStore("games"), transaction.objectStore("events")];
  const ours = /** @type {StoredGame | undefined} */ (await done(games.get(game.id)));
  const range = IDBKeyRange.bound([game.id, 0], [game.id, Infinity]);
  const held = (await done(events.getAll(range))).map(({ event }) => canonical(event));
  const sent = log.map(canonical);
  const same = held.every((event, i) => i >= sent.length || event === sent[i]);
  const longer = sent.length > held.length;
  if (same && (longer || !ours)) {
    const { id, start, created, changed } = game;
    games.put({ id, start, created, changed: Math.max(changed, ours?.changed ?? 0) });
    for (const [i, event] of log.entries())
      if (i >= held.length) events.add({ game: id, index: i, event, at: changed });
  }
  await finished;
  if (!same) return "different";
  return longer || !ours ? "games" : "known";
}

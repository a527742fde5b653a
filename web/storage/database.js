// Games in IndexedDB, so that they outlive the tab.
//
//   games   id → { id, start, created, changed }
//   events  [game, index] → { game, index, event, at }      the log, append only
//   records id → a record of a game                         see record-store.js
//   sync    see sync/kept.js
//   solved  game → a record of the first version            moved to records when these are first read
//
// Several tabs may play one game: an append first reads, in the same transaction, what other tabs have appended.

/** @import { GameEvent } from "../game/game.js" */
/** @import { StartData } from "../game/sheet.js" */
/** @typedef {{ id: string, start: StartData, created: number, changed: number }} StoredGame */

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
export const complete = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });

/**
 * Opens the database.
 * @returns {Promise<IDBDatabase>} rejects if the browser does not allow a database
 */
export function openDatabase() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("jade", 4);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
        request.result.createObjectStore("events", { keyPath: ["game", "index"] });
      }
      if (oldVersion < 2) request.result.createObjectStore("solved", { keyPath: "game" });
      if (oldVersion < 3) request.result.createObjectStore("records", { keyPath: "id" });
      request.result.createObjectStore("sync");
    };
    request.onsuccess = () => {
      // A newer page in another tab may need to change the schema.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

/** The key range of a game's events, starting at an index. @param {string} game @param {number} from */
const eventsFrom = (game, from) => IDBKeyRange.bound([game, from], [game, Infinity]);

/**
 * Reads a stored game with its log.
 * @param {IDBDatabase} database
 * @param {string} id
 * @returns {Promise<{ game: StoredGame, log: GameEvent[] } | null>}
 */
export async function readGame(database, id) {
  const transaction = database.transaction(["games", "events"]);
  const game = /** @type {StoredGame | undefined} */ (await done(transaction.objectStore("games").get(id)));
  const events = await done(transaction.objectStore("events").getAll(eventsFrom(id, 0)));
  return game ? { game, log: events.map(({ event }) => event) } : null;
}

/**
 * The id of the game that was changed last.
 * @param {IDBDatabase} database
 * @returns {Promise<string | null>}
 */
export async function latestGame(database) {
  const index = database.transaction("games").objectStore("games").index("changed");
  const cursor = await done(index.openCursor(null, "prev"));
  return cursor ? /** @type {StoredGame} */ (cursor.value).id : null;
}

/**
 * The games that were changed last, with their logs, latest first.
 * @param {IDBDatabase} database
 * @param {number} most the maximum number of games
 * @returns {Promise<{ game: StoredGame, log: GameEvent[] }[]>}
 */
export async function latestGames(database, most) {
  const index = database.transaction("games").objectStore("games").index("changed");
  /** @type {string[]} */
  const ids = [];
  await new Promise((resolve, reject) => {
    const request = index.openCursor(null, "prev");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor || ids.length >= most) return resolve(undefined);
      ids.push(/** @type {StoredGame} */ (cursor.value).id);
      cursor.continue();
    };
  });
  const games = await Promise.all(ids.map((id) => readGame(database, id)));
  return games.filter((game) => game !== null);
}

/**
 * Stores a new game.
 * @param {IDBDatabase} database
 * @param {string} id
 * @param {StartData} start
 * @param {number} now milliseconds since 1970
 */
export async function createGame(database, id, start, now) {
  const transaction = database.transaction("games", "readwrite");
  transaction.objectStore("games").put({ id, start, created: now, changed: now });
  await complete(transaction);
}

/**
 * Appends events to a game's log, after those that other tabs have appended in the meantime.
 * @param {IDBDatabase} database
 * @param {string} id
 * @param {number} known how many events of the log this tab knows
 * @param {GameEvent[]} events the new ones
 * @param {number} now milliseconds since 1970
 * @returns {Promise<GameEvent[]>} the events that other tabs had appended
 */
export async function appendEvents(database, id, known, events, now) {
  const transaction = database.transaction(["games", "events"], events.length ? "readwrite" : "readonly");
  const finished = complete(transaction);
  // Any failure is also reported below; once is enough.
  finished.catch(() => {});
  const store = transaction.objectStore("events");
  const foreign = (await done(store.getAll(eventsFrom(id, known)))).map(({ event }) => event);
  const start = known + foreign.length;
  events.forEach((event, i) => store.add({ game: id, index: start + i, event, at: now }));
  if (events.length) {
    const games = transaction.objectStore("games");
    const game = /** @type {StoredGame | undefined} */ (await done(games.get(id)));
    if (game) games.put({ ...game, changed: now });
  }
  await finished;
  return foreign;
}

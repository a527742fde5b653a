// What syncing keeps in the browser's database, in the store `sync`:
//
//   "account"            the account that this device syncs with (SyncState)
//   "settings"           name → { at, count, value, set }: the settings as they were last set (items.js)
//   "token", "device"    who is signed in, for a page elsewhere (server.js)
//   ["sent", kind, name] a mark of what the server has; what differs has changed since
//   ["others", game]     the other logs of a game that was played differently on another device

import { complete, done, openDatabase } from "../storage/database.js";

/** @import { SyncState } from "../types/page.js" */

/** @type {Promise<IDBDatabase> | null} */
let opening = null;

/** The database. @returns {Promise<IDBDatabase>} rejects if the browser stores nothing */
export function database() {
  opening ??= openDatabase().then((db) => {
    db.onclose = () => (opening = null);
    const { onversionchange } = db;
    db.onversionchange = (event) => (onversionchange?.call(db, event), (opening = null));
    return db;
  });
  opening.catch(() => (opening = null));
  return opening;
}

/** @param {IDBTransactionMode} mode */
const store = async (mode) => (await database()).transaction("sync", mode).objectStore("sync");

/** @param {IDBValidKey} key @returns {Promise<any>} null if nothing is kept there, or the browser stores nothing */
export const getKept = async (key) =>
  store("readonly")
    .then((sync) => done(sync.get(key)))
    .then((found) => found ?? null)
    .catch(() => null);

/** The account that this device syncs with; null if there is none, or what is kept of it is damaged. @returns {Promise<SyncState | null>} */
export async function syncedAccount() {
  const kept = await getKept("account");
  const isWhole =
    typeof kept?.id === "string" &&
    typeof kept.name === "string" &&
    Number.isInteger(kept.since) &&
    Number.isFinite(kept.at) &&
    typeof kept.on === "boolean";
  return isWhole ? kept : null;
}

/** @param {IDBValidKey} key @param {unknown} value null forgets it */
export async function keepUnder(key, value) {
  const sync = await store("readwrite");
  const finished = complete(sync.transaction);
  if (value === null) sync.delete(key);
  else sync.put(value, key);
  await finished;
}

/**
 * Changes what is kept. Nothing else can change it meanwhile.
 * @template T
 * @param {IDBValidKey} key
 * @param {(kept: any) => T} change gets null if nothing is kept
 * @returns {Promise<T>} what is kept now
 */
export async function changeKept(key, change) {
  const sync = await store("readwrite");
  const finished = complete(sync.transaction);
  const after = change((await done(sync.get(key))) ?? null);
  sync.put(after, key);
  await finished;
  return after;
}

/** The marks of everything that the server has, by kind and name. @returns {Promise<Map<string, string>>} */
export async function sentMarks() {
  const sync = await store("readonly");
  const range = IDBKeyRange.bound(["sent"], ["sent", []]);
  const [keys, marks] = await Promise.all([done(sync.getAllKeys(range)), done(sync.getAll(range))]);
  return new Map(keys.map((key, i) => [/** @type {string[]} */ (key).slice(1).join(" "), marks[i]]));
}

/** @param {{ kind: string, name: string, mark: string }[]} marks */
export async function keepMarks(marks) {
  const sync = await store("readwrite");
  const finished = complete(sync.transaction);
  for (const { kind, name, mark } of marks) sync.put(mark, ["sent", kind, name]);
  await finished;
}

/** Forgets all marks: the server may no longer have what it had. */
export async function forgetMarks() {
  const sync = await store("readwrite");
  const finished = complete(sync.transaction);
  sync.delete(IDBKeyRange.bound(["sent"], ["sent", []]));
  await finished;
}

/**
 * The other logs of games that were played differently on another device, by game.
 * @returns {Promise<Map<string, import("../game/game.js").GameEvent[][]>>}
 */
export async function otherLogs() {
  const sync = await store("readonly");
  const range = IDBKeyRange.bound(["others"], ["others", []]);
  const [keys, logs] = await Promise.all([done(sync.getAllKeys(range)), done(sync.getAll(range))]);
  return new Map(keys.map((key, i) => [/** @type {string[]} */ (key)[1], logs[i]]));
}

/** Forgets one of them: it is a game of its own now. @param {string} game @param {unknown[]} log */
export async function forgetOther(game, log) {
  const left = ((await otherLogs()).get(game) ?? []).filter(
    (one) => JSON.stringify(one) !== JSON.stringify(log),
  );
  await keepUnder(["others", game], left.length ? left : null);
}

/** Forgets everything but the tokens: the device belongs to nobody. */
export async function forgetAccount() {
  const sync = await store("readwrite");
  const finished = complete(sync.transaction);
  sync.delete("account");
  sync.delete(IDBKeyRange.bound(["sent"], ["sent", []]));
  await finished;
}

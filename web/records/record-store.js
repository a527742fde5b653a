// Records of games in the browser's database.

import { today } from "../game/today.js";
import { complete, done } from "../storage/database.js";
import { isBetter, mergeRecords, sortedRecords, upgradedRecord } from "./record-rules.js";

/** @import { GameRecord } from "../types/contract.js" */

/**
 * All records, the oldest first.
 * @param {IDBDatabase} database
 * @returns {Promise<GameRecord[]>}
 */
export async function allRecords(database) {
  const transaction = database.transaction(["records", "solved"], "readwrite");
  const finished = complete(transaction);
  const [old, now] = [transaction.objectStore("solved"), transaction.objectStore("records")];
  // Records of the first version move over.
  const before = (await done(old.getAll())).map((one) => upgradedRecord(one, (at) => today(new Date(at))));
  const known = new Set((await done(now.getAllKeys())).map(String));
  for (const one of before) if (one && !known.has(one.id)) now.put(one);
  if (before.length) old.clear();
  const records = /** @type {GameRecord[]} */ (await done(now.getAll()));
  await finished;
  return sortedRecords(records);
}

/**
 * Stores a record, unless a better one of the same game is stored. A record of the same moment is replaced by one of which
 * more is known.
 * @param {IDBDatabase} database
 * @param {GameRecord} record
 */
export async function putRecord(database, record) {
  const transaction = database.transaction("records", "readwrite");
  const finished = complete(transaction);
  const store = transaction.objectStore("records");
  const known = /** @type {GameRecord | undefined} */ (await done(store.get(record.id)));
  const same = known?.outcome === record.outcome && known.at === record.at && !known.techniques;
  if (!known || same || isBetter(record, known)) store.put(record);
  await finished;
}

/**
 * Merges records into those that are stored.
 * @param {IDBDatabase} database
 * @param {GameRecord[]} theirs
 * @returns {Promise<import("./record-rules.js").Merged>} what that did
 */
export async function importRecords(database, theirs) {
  await allRecords(database);
  const transaction = database.transaction("records", "readwrite");
  const finished = complete(transaction);
  const store = transaction.objectStore("records");
  const { records, merged } = mergeRecords(await done(store.getAll()), theirs);
  for (const one of records) store.put(one);
  await finished;
  return merged;
}

/** Erases all records. @param {IDBDatabase} database */
export async function eraseRecords(database) {
  const transaction = database.transaction(["records", "solved"], "readwrite");
  const finished = complete(transaction);
  transaction.objectStore("records").clear();
  transaction.objectStore("solved").clear();
  await finished;
}

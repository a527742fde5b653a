// The records of games, as the page of statistics shows, imports and erases them.

import { openDatabase } from "../storage/database.js";
import { readRecords } from "../records/record-rules.js";
import { allRecords, eraseRecords, importRecords } from "../records/record-store.js";
import { signal } from "../ui.js";

/** @import { GameRecord } from "../types/contract.js" */
/** @import { Merged } from "../records/record-rules.js" */

/** All records, the oldest first; null until they are read. @type {import("../vendor/signals/signals.js").Signal<GameRecord[] | null>} */
export const records = signal(null);

/** Whether the browser stores nothing. */
export const lost = signal(false);

/** @type {IDBDatabase | null} */
let database = null;

/** Reads the records. */
export async function load() {
  try {
    database ??= await openDatabase();
    records.value = await allRecords(database);
  } catch (error) {
    console.info("no records:", error);
    lost.value = true;
    records.value = [];
  }
}

/**
 * Merges a file into the records.
 * @param {string} text
 * @returns {Promise<(Merged & { refused: number }) | null>} what that did; null if it is no such file
 * @throws if the browser does not store them
 */
export async function take(text) {
  const read = readRecords(text);
  if (!read) return null;
  if (!database) throw new Error("no database");
  const merged = await importRecords(database, read.records);
  await load();
  return { ...merged, refused: read.refused };
}

/** Loaded late: it reads and writes games and the progress of practice, which the page does not show. */
const everythingModule = () => import("../sync/everything.js");

/** Everything that the browser stores, as a file. @returns {Promise<string>} @throws if the browser stores nothing */
export async function everything() {
  if (!database) throw new Error("no database");
  return (await everythingModule()).writeEverything(database, new Date());
}

/**
 * Merges a file with everything.
 * @param {string} text
 * @returns {Promise<import("../sync/everything.js").Taken | null>} null if it is another file
 * @throws if the browser does not store it
 */
export async function takeAll(text) {
  if (!database) throw new Error("no database");
  const taken = await (await everythingModule()).takeEverything(database, text);
  if (taken) await load();
  return taken;
}

/** Erases all records. */
export async function erase() {
  if (!database) return;
  await eraseRecords(database);
  await load();
}

// What this device stores, as items, and what the account knows, stored on this device.

import { openGame } from "../game/game.js";
import { complete as finished, done } from "../storage/database.js";
import { checkedRecord, mergeRecords } from "../records/record-rules.js";
import { allRecords } from "../records/record-store.js";
import { checkedSettings } from "../storage/settings.js";
import { keep as keepProgress, stored as storedProgress } from "../progress/progress.js";
import { changeSettings, DEFAULTS, settings } from "../settings.js";
import { dated, itemsOf, laterSettings, settingItems, stamped, withItems } from "./items.js";
import { canonical } from "../storage/canonical.js";
import { changeKept, database, keepUnder } from "./kept.js";

/** @import { GameEvent } from "../game/game.js" */
/** @import { StoredGame } from "../storage/database.js" */
/** @import { GameRecord } from "../types/contract.js" */
/** @import { SyncItemJson } from "../types/contract.js" */
/** @import { Stamped } from "../types/page.js" */
/** @typedef {{ kind: SyncItemJson["kind"], name: string, mark: string, load: () => Promise<any> }} Local an item of this device: mark: changes with its content; load: its content */

/** Tabs with the same game open take over what was appended to its log (storage/keeper.js). */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("jade");

/** A short mark of a text: two texts with the same mark are the same for all purposes here. @param {string} text */
function markOf(text) {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
    other = Math.imul(other + text.charCodeAt(i), 0x85ebca6b) ^ (other >>> 13);
  }
  return `${text.length.toString(36)}.${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

/** Everything that this device stores, by kind and name. @returns {Promise<Map<string, Local>>} */
export async function localItems() {
  const db = await database();
  /** @type {Map<string, Local>} */
  const all = new Map();
  const add = (/** @type {Local} */ one) => all.set(`${one.kind} ${one.name}`, one);
  const known = (/** @type {SyncItemJson} */ { kind, name, body }) =>
    add({ kind, name, mark: markOf(JSON.stringify(body)), load: async () => body });
  for (const item of settingItems(await stampSettings())) known(item);
  for (const item of itemsOf(storedProgress())) known(item);
  for (const [day, game] of days())
    known({ kind: "setting", name: `first:day:${day}`, body: { at: 0, value: game } });
  for (const record of await allRecords(db)) known({ kind: "record", name: record.id, body: record });
  const games = /** @type {StoredGame[]} */ (
    await done(db.transaction("games").objectStore("games").getAll())
  );
  // A game in which nothing was done is not worth a place in the account.
  for (const { id, created, changed } of games)
    if (changed > created && /^[\w.:-]{1,100}$/.test(id))
      add({ kind: "game", name: id, mark: String(changed), load: () => gameBody(id) });
  return all;
}

/** Whether there is anything here that a person would miss. */
export async function hasData() {
  return [...(await localItems()).values()].some(({ kind }) => kind !== "setting");
}

/** @param {string} id of a game */
async function gameBody(id) {
  const transaction = (await database()).transaction(["games", "events"]);
  const game = /** @type {StoredGame} */ (await done(transaction.objectStore("games").get(id)));
  const log = await done(transaction.objectStore("events").getAll(range(id)));
  const [, tally] = list("jade.tally").find(([name]) => name === id) ?? [];
  const [, seconds] = list("jade.clock").find(([name]) => name === id) ?? [];
  const counts = {
    ...(Number.isInteger(seconds) ? { seconds } : {}),
    ...(tally ? { pauses: tally.pauses, hints: tally.hints, techniques: tally.techniques ?? {} } : {}),
  };
  return {
    start: game.start,
    branches: [log.map(({ event }) => event)],
    created: Math.max(0, Math.round(game.created)),
    changed: Math.max(0, Math.round(game.changed)),
    counts,
  };
}

/** The events of a game. @param {string} id */
const range = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** A list of pairs in localStorage. @param {string} key @returns {[string, any][]} */
function list(key) {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found)
      ? found.filter((one) => Array.isArray(one) && typeof one[0] === "string")
      : [];
  } catch {
    return [];
  }
}

/** @param {string} key @param {[string, any][]} pairs the latest last @param {number} most how many of them are kept */
function keepList(key, pairs, most) {
  try {
    localStorage.setItem(key, JSON.stringify(pairs.slice(-most)));
  } catch {
    // They last until the tab is closed.
  }
}

/** A day, with the level of its puzzle; without one where it was the only one of its day. */
const DAY = /^\d{4}-\d\d-\d\d(-[a-z-]+)?$/;

/** The games of the days’ puzzles. */
const days = () => list("jade.days").filter(([day, game]) => DAY.test(day) && typeof game === "string");

/** The settings, with what was set since. @param {Stamped | null} known */
const settingsNow = (known) => stamped(settings.peek(), DEFAULTS, known, Date.now());

/** Notes which settings were set, and when. */
export const stampSettings = () => changeKept("settings", settingsNow);

/** Gives stamps to the settings that were set: see `dated`. @param {number} ahead @param {number} now @returns {Promise<boolean>} whether there were any */
export async function dateSettings(ahead, now) {
  let any = false;
  await changeKept("settings", (known) => {
    const all = settingsNow(known);
    any = Object.values(all).some(({ set }) => set !== undefined);
    return dated(all, ahead, now);
  });
  return any;
}

/**
 * Stores what the account knows. What this device has changed since it last sent it is merged by the rules of the server.
 * @param {SyncItemJson[]} items
 * @param {Set<string>} changed kinds and names of what this device has changed since
 */
export async function takeItems(items, changed) {
  await takeRecords(items, changed);
  for (const { kind, name, body } of items) if (kind === "game") await takeGame(name, body);
  takeCounts(items);
  const progress = storedProgress();
  const next = withItems(progress, items);
  if (JSON.stringify(next) !== JSON.stringify(progress)) keepProgress(next);
  takeDays(items);
  await takeSettings(items, changed);
}

/** @param {SyncItemJson[]} items @param {Set<string>} changed */
async function takeSettings(items, changed) {
  /** @type {Record<string, any>} */
  const values = {};
  await changeKept("settings", (known) => {
    const all = settingsNow(known);
    const later = laterSettings(all, items, changed);
    for (const name in later) values[name] = later[name].value;
    const checked = /** @type {Record<string, any>} */ (checkedSettings({ ...settings.peek(), ...values }));
    // A value that this version does not know is not set here.
    for (const name in later) later[name] = { ...later[name], value: (values[name] = checked[name]) };
    return { ...all, ...later };
  });
  if (Object.keys(values).length) changeSettings(values);
}

/** @param {SyncItemJson[]} items @param {Set<string>} changed */
async function takeRecords(items, changed) {
  const theirs = /** @type {GameRecord[]} */ (
    items
      .filter(({ kind }) => kind === "record")
      .map(({ body }) => checkedRecord(body))
      .filter((one) => one !== null)
  );
  if (!theirs.length) return;
  const transaction = (await database()).transaction("records", "readwrite");
  const end = finished(transaction);
  const store = transaction.objectStore("records");
  for (const one of theirs) {
    const ours = /** @type {GameRecord | undefined} */ (await done(store.get(one.id)));
    const [kept] = ours && changed.has(`record ${one.id}`) ? mergeRecords([ours], [one]).records : [one];
    store.put(kept);
  }
  await end;
}

/** The most events of a log that is taken. */
const MOST_EVENTS = 50_000;

/** @param {string} id @param {any} body */
async function takeGame(id, body) {
  const logs = branchesOf(id, body);
  if (!logs.length) return;
  const db = await database();
  const transaction = db.transaction(["games", "events", "sync"], "readwrite");
  const end = finished(transaction);
  const [games, events] = [transaction.objectStore("games"), transaction.objectStore("events")];
  const ours = /** @type {StoredGame | undefined} */ (await done(games.get(id)));
  const held = (await done(events.getAll(range(id)))).map(({ event }) => canonical(event));
  const goesOn = (/** @type {GameEvent[]} */ log) =>
    log.length >= held.length && held.every((event, i) => event === canonical(log[i]));
  const next = logs.find(goesOn);
  const time = (/** @type {unknown} */ at) => (Number.isFinite(at) ? Number(at) : Date.now());
  const changed = Math.max(time(body.changed), ours?.changed ?? 0);
  if (next) {
    games.put({
      id,
      start: ours?.start ?? body.start,
      created: ours?.created ?? time(body.created),
      changed,
    });
    for (const [index, event] of next.entries())
      if (index >= held.length) events.add({ game: id, index, event, at: changed });
  }
  // What went on differently elsewhere: the player can open it as a game of its own.
  const mine = next?.map(canonical) ?? held;
  const others = logs.filter((log) => !log.every((event, i) => canonical(event) === mine[i]));
  const sync = transaction.objectStore("sync");
  if (others.length) sync.put(others, ["others", id]);
  else sync.delete(["others", id]);
  await end;
  if (next && next.length > held.length) channel?.postMessage(id);
}

/** The logs of a game that can be played. @param {string} id @param {any} body @returns {GameEvent[][]} */
function branchesOf(id, body) {
  const logs = Array.isArray(body?.branches) ? body.branches : [];
  return logs.filter((/** @type {any} */ log) => {
    try {
      if (!Array.isArray(log) || log.length > MOST_EVENTS) return false;
      const { sheet, start } = openGame(id, body.start, log);
      const side = start.boxRows * start.boxColumns;
      return side >= 2 && sheet.givens.length === side ** 2;
    } catch {
      return false;
    }
  });
}

/** Takes times, pauses and hints of games: the greater one of each. @param {SyncItemJson[]} items */
function takeCounts(items) {
  const games = items
    .filter(({ kind, body }) => kind === "game" && typeof body?.counts === "object")
    .sort((a, b) => a.body.changed - b.body.changed);
  const [clock, tally] = [new Map(list("jade.clock")), new Map(list("jade.tally"))];
  /** @type {[string, any][]} */
  const newTimes = [];
  /** @type {[string, any][]} */
  const newTallies = [];
  const isCount = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
  for (const { name, body } of games) {
    const { seconds, pauses, hints, techniques } = body.counts;
    if (isCount(seconds)) {
      if (!clock.has(name)) newTimes.push([name, seconds]);
      else clock.set(name, Math.max(clock.get(name), seconds));
    }
    const good = isCount(pauses) && Array.isArray(hints) && hints.length === 5 && hints.every(isCount);
    if (!good) continue;
    if (!tally.has(name)) newTallies.push([name, { pauses, hints, techniques: techniques ?? {} }]);
    else {
      const ours = tally.get(name);
      const most = (/** @type {number[]} */ a = [], /** @type {number[]} */ b = []) =>
        hints.map((/** @type {unknown} */ _, /** @type {number} */ i) => Math.max(a[i] ?? 0, b[i] ?? 0));
      const ids = new Set([...Object.keys(ours.techniques ?? {}), ...Object.keys(techniques ?? {})]);
      const joined = [...ids].map((id) => [id, most(ours.techniques?.[id], techniques?.[id])]);
      tally.set(name, {
        pauses: Math.max(ours.pauses, pauses),
        hints: most(ours.hints, hints),
        techniques: Object.fromEntries(joined),
      });
    }
  }
  // Those of this device come last: they are the ones that stay.
  if (games.length) {
    keepList("jade.clock", [...newTimes, ...clock], 200);
    keepList("jade.tally", [...newTallies, ...tally], 200);
  }
}

/** @param {SyncItemJson[]} items */
function takeDays(items) {
  const ours = days();
  const known = new Set(ours.map(([day]) => day));
  /** @type {[string, any][]} */
  const news = [];
  for (const { kind, name, body } of items) {
    const [first, what, day] = name.split(":");
    if (kind !== "setting" || first !== "first" || what !== "day" || known.has(day)) continue;
    if (DAY.test(day) && typeof body?.value === "string") news.push([day, body.value]);
  }
  if (news.length)
    keepList(
      "jade.days",
      [...news, ...ours].sort(([a], [b]) => (a < b ? -1 : 1)),
      300,
    );
}

/** Sets what a person sets to what it is at first; language and theme suit the device. */
export async function eraseSettings() {
  const { lang, theme } = settings.peek();
  await keepUnder("settings", null);
  changeSettings({ ...DEFAULTS, lang, theme });
}

/** Removes the player’s games, records, practice and settings from this device. */
export async function eraseDevice() {
  const stores = ["games", "events", "records", "solved", "sync"];
  const transaction = (await database()).transaction(stores, "readwrite");
  const end = finished(transaction);
  for (const name of stores) if (name !== "sync") transaction.objectStore(name).clear();
  transaction.objectStore("sync").delete(IDBKeyRange.bound(["others"], ["others", []]));
  await end;
  for (const key of [
    "jade.progress",
    "jade.progress.unread",
    "jade.clock",
    "jade.tally",
    "jade.days",
    "jade.desk",
    "jade.found",
    "jade.rules",
    "jade.help",
    "jade.place",
    "jade.racer",
    "jade.races",
    "jade.ratings",
  ])
    localStorage.removeItem(key);
  sessionStorage.clear();
  await eraseSettings();
  (await import("../storage/erased.js")).tellErased();
}

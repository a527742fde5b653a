// Syncs this device with the account: sends what has changed here, takes what has changed elsewhere. Loaded late, and only
// if somebody has signed in. It syncs when a page opens, half a minute after a change, when the page is left or looked at
// again, and when the connection comes back.

import { effect, signal } from "../ui.js";
import { checkedSettings } from "../storage/settings.js";
import { changeSettings, settings } from "../settings.js";
import { loadLanguage } from "../say.js";
import { canonical } from "../storage/canonical.js";
import { watch } from "../store.js";
import { forgetMarks, syncedAccount, keepMarks, keepUnder, sentMarks } from "./kept.js";
import { isOn } from "./mark.js";
import { dateSettings, localItems, stampSettings, takeItems } from "./local.js";
import { AccountError, askAccount } from "./server.js";

/** @import { SyncItemJson, SyncReply } from "../types/contract.js" */
/** @import { SyncState } from "../types/page.js" */
/** @import { Local } from "./local.js" */

/** How long after a change to sync, in milliseconds. */
const AFTER = 30_000;
/** How long after a look at the page to sync again. */
const LOOK = 60_000;
/** The most items and the most characters of a request. */
const MOST_ITEMS = 100;
const MOST_TEXT = 300_000;
/** The longest item that the server takes, in characters. */
const LONGEST = 500_000;

/**
 * What is known about syncing: `idle` before the first time, `done`, `busy`, `offline`, `signed-out` if the session has
 * ended, `failed` with a message. kept: how many things the account did not take.
 * @type {import("../vendor/signals/signals.js").Signal<{ state: "idle" | "busy" | "done" | "offline" | "signed-out" | "failed", message: string, at: number, kept: number }>}
 */
export const syncing = signal({ state: "idle", message: "", at: 0, kept: 0 });

/** Runs alone among all tabs. @template T @param {() => Promise<T>} work @returns {Promise<T>} */
export const alone = (work) =>
  navigator.locks ? navigator.locks.request("jade sync", work) : Promise.resolve().then(work);

/** @type {Promise<void> | null} */
let running = null;

/** Syncs now. Never rejects: `syncing` says what came of it. @returns {Promise<void>} */
export function syncNow() {
  clearTimeout(timer);
  timer = undefined;
  running ??= alone(run).finally(() => (running = null));
  return running;
}

async function run() {
  if (!isOn()) return;
  const state = await syncedAccount();
  if (!state?.on) return;
  syncing.value = { ...syncing.peek(), state: "busy" };
  let kept = 0;
  try {
    for (let more = true; more;) {
      const all = await localItems();
      const marks = await sentMarks();
      const changed = [...all].flatMap(([key, one]) => (marks.get(key) === one.mark ? [] : [one]));
      const { sent, left, tooLong } = await loaded(changed);
      const { reply, refused, ahead } = await exchange(state, sent);
      // What has its stamp only now is sent the next time.
      const set = await dateSettings(ahead, reply.clock ?? Date.now());
      // After the server was restored from a backup, it may lack what it once had: everything is sent again.
      const restored = state.epoch !== undefined && state.epoch !== reply.epoch;
      if (restored) await forgetMarks();
      state.epoch = reply.epoch;
      kept += tooLong.length + refused;
      await keepMarks([...sent, ...tooLong].map(({ kind, name, mark }) => ({ kind, name, mark })));
      if (reply.items.length) await take(reply.items, sent);
      state.since = reply.change;
      if (!(await isStill(state))) return;
      await keepUnder("account", state);
      more = reply.more || left || restored || set;
    }
    state.at = Date.now();
    if (await isStill(state)) await keepUnder("account", state);
    syncing.value = { state: "done", message: "", at: state.at, kept };
    dispatchEvent(new Event("jade:synced"));
  } catch (error) {
    const { code, status, message } = /** @type {AccountError} */ (error);
    const at = state.at;
    if (!(error instanceof AccountError)) console.warn("not synced:", error);
    if (code === "offline") syncing.value = { state: "offline", message: "", at, kept };
    else if (status === 401) syncing.value = { state: "signed-out", message: "", at, kept };
    else syncing.value = { state: "failed", message: String(message), at, kept };
  }
}

/** Whether this device still belongs to the account: somebody may have signed out meanwhile. @param {SyncState} state */
const isStill = async ({ id }) => (await syncedAccount())?.id === id;

/**
 * Loads as many items as fit in a request.
 * @param {Local[]} changed
 * @returns {Promise<{ sent: (Local & { body: any })[], left: boolean, tooLong: Local[] }>}
 */
async function loaded(changed) {
  /** @type {(Local & { body: any })[]} */
  const sent = [];
  /** @type {Local[]} */
  const tooLong = [];
  let size = 0;
  for (const one of changed) {
    if (sent.length >= MOST_ITEMS) return { sent, left: true, tooLong };
    const body = await one.load();
    const { length } = JSON.stringify(body);
    if (length > LONGEST) {
      tooLong.push(one);
      continue;
    }
    if (sent.length && size + length > MOST_TEXT) return { sent, left: true, tooLong };
    size += length;
    sent.push({ ...one, body });
  }
  return { sent, left: false, tooLong };
}

/**
 * Sends items, and without them those that the server refuses.
 * @param {SyncState} state
 * @param {(Local & { body: any })[]} items
 * @returns {Promise<{ reply: SyncReply, refused: number, ahead: number }>} ahead: how far the clock of this device is
 */
async function exchange(state, items) {
  try {
    return { ...(await post(state, items)), refused: 0 };
  } catch (error) {
    if (!(error instanceof AccountError) || error.code !== "bad-item") throw error;
    if (items.length <= 1) return { ...(await post(state, [])), refused: items.length };
    const half = Math.ceil(items.length / 2);
    const [one, other] = [items.slice(0, half), items.slice(half)];
    const { refused } = await exchange(state, one);
    const last = await exchange(state, other);
    return { ...last, refused: refused + last.refused };
  }
}

/** @param {SyncState} state @param {(Local & { body: any })[]} items */
async function post({ since, epoch, id }, items) {
  const clock = Date.now();
  const sent = items.map(({ kind, name, body }) => ({ kind, name, body }));
  const reply = /** @type {SyncReply} */ (
    await askAccount("/sync", { since, epoch, account: id, clock, items: sent })
  );
  // An older server does not say what its clock showed between the two moments.
  const between = Math.round((clock + Date.now()) / 2);
  return { reply, ahead: between - (reply.clock ?? between) };
}

/** Stores what the account knows. @param {SyncItemJson[]} items @param {(Local & { body: any })[]} sent */
async function take(items, sent) {
  const key = (/** @type {{ kind: string, name: string }} */ { kind, name }) => `${kind} ${name}`;
  const [before, marks] = [await localItems(), await sentMarks()];
  // What was changed between sending and now is sent next time.
  const changed = new Set(
    items.map(key).filter((name) => before.has(name) && before.get(name)?.mark !== marks.get(name)),
  );
  // Most of what comes back is what was just sent: it is stored already.
  const same = new Map(sent.map((one) => [key(one), canonical(one.body)]));
  const news = items.filter((one) => same.get(key(one)) !== canonical(one.body));
  if (news.length) await takeItems(news, changed);
  const after = news.length ? await localItems() : before;
  const known = items.flatMap((one) => {
    const now = after.get(key(one));
    return now && !changed.has(key(one)) ? [{ kind: now.kind, name: now.name, mark: now.mark }] : [];
  });
  await keepMarks(known);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Syncs in a while: several changes go together. */
export function syncSoon() {
  if (isOn()) timer ??= setTimeout(() => void syncNow(), AFTER);
}

let started = false;

/** From now on, syncs. */
export function startSync() {
  if (started) return;
  started = true;
  watch((before, event, after) => {
    const { type } = event;
    if (type === "game" || type === "hintApplied" || after.play.game.id !== before.play.game.id) syncSoon();
  });
  addEventListener("jade:changed", syncSoon);
  let first = true;
  effect(() => {
    void settings.value;
    if (!first) void stampSettings().then(syncSoon, () => {});
    first = false;
  });
  // What is set in another tab is set here, too: the tab that wrote last would otherwise undo it, in the account as well.
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== "jade.settings" || !newValue) return;
    const next = checkedSettings(JSON.parse(newValue));
    void loadLanguage(next.lang).then(() => changeSettings(next));
  });
  document.addEventListener("visibilitychange", () => {
    const { state, at } = syncing.peek();
    if (document.hidden ? timer !== undefined : state !== "done" || Date.now() - at > LOOK) void syncNow();
  });
  addEventListener("online", () => void syncNow());
  void syncNow();
}

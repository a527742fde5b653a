// Who is signed in, what the page of the account shows, and what signing in and out does to this device.

import { decoded, ROOT } from "../root.js";
import { settings } from "../settings.js";
import { signal } from "../ui.js";
import { eraseDevice, eraseSettings, hasData } from "../sync/local.js";
import { isOn } from "../sync/mark.js";
import { forgetAccount, syncedAccount, keepUnder } from "../sync/kept.js";
import { accountsAt, askAccount } from "../sync/server.js";
import { messageOf } from "./fields.js";
import { alone, startSync, syncing, syncNow } from "../sync/client.js";

/** @import { AccountJson, AccountReply, ClassesReply, SessionJson, SessionsReply, SignUpJson } from "../types/contract.js" */
/** @import { SyncState } from "../types/page.js" */
/**
 * `none`: there are no accounts; `out`: nobody is signed in; `card`: a pupil has scanned a card; `codes`: recovery codes to be stored; `merge`: what is to
 * become of the data on this device; `in`: somebody is signed in.
 * @typedef {{ kind: "loading" | "none" | "merge" | "in" } | { kind: "failed", message: string }
 *   | { kind: "out", form: "sign-in" | "sign-up" | "recover" } | { kind: "codes", codes: string[] }
 *   | { kind: "card", code: string }} View
 */

/** @type {import("../vendor/signals/signals.js").Signal<View>} */
export const view = signal(/** @type {View} */ ({ kind: "loading" }));
/** @type {import("../vendor/signals/signals.js").Signal<AccountJson | null>} */
export const account = signal(/** @type {AccountJson | null} */ (null));
export const signUp = signal(/** @type {SignUpJson} */ ("off"));
/** @type {import("../vendor/signals/signals.js").Signal<SessionJson[]>} */
export const sessions = signal(/** @type {SessionJson[]} */ ([]));
/** Whether passkeys can be used here: the server knows its names, the browser whether the page is secure. */
export const passkeys = signal(false);
/** What the account has to do with classes; null if that is not known. @type {import("../vendor/signals/signals.js").Signal<ClassesReply | null>} */
export const classes = signal(/** @type {ClassesReply | null} */ (null));
/** What this device syncs with. @type {import("../vendor/signals/signals.js").Signal<SyncState | null>} */
export const device = signal(/** @type {SyncState | null} */ (null));

/** A time to the hour: only the day matters. @param {number} at */
export const day = (at) => new Intl.DateTimeFormat(settings.value.lang, { dateStyle: "medium" }).format(at);

/** The invitation in the address: `/account#invitation=…`. */
export const invitation = () => new URLSearchParams(location.hash.slice(1)).get("invitation") ?? "";

/** The code of a card in the address, `/in#7k2m-x09q-r4tv-8hzc`; null if it is another address. */
function cardCode() {
  if (!/\/in\/?$/.test(location.pathname)) return null;
  const code = decoded(location.hash.slice(1));
  // It must not stay in the history of the browser.
  history.replaceState(null, "", location.pathname);
  return code;
}

/** Signs a pupil in with a card, and goes to the class. @param {string} code */
export async function useCard(code) {
  const before = await storedPupil();
  const reply = /** @type {AccountReply} */ (await askAccount("/card", { code }));
  if (before && reply.account && reply.account.id !== before.id) await eraseAll();
  await arrive(reply);
  if (view.peek().kind === "in") location.replace(`${ROOT}classes`);
}

/**
 * The pupil who has not signed out on this device, once everything here is in their account: then nothing of it has to stay
 * for the next pupil to see. Null if nobody has, if it is no pupil, or if something could not be synced.
 * @returns {Promise<SyncState | null>}
 */
async function storedPupil() {
  const known = await syncedAccount();
  if (!known?.on || !isOn()) return null;
  const of = /** @type {ClassesReply | null} */ (await askAccount("/classes").catch(() => null));
  if (!of?.pupil) return null;
  await syncNow();
  return isStored() ? known : null;
}

/** Whether everything on this device was in the account when it last synced. */
const isStored = () => syncing.peek().state === "done" && syncing.peek().kept === 0;

/** Removes the player’s data from this device, and forgets whose they were. */
const eraseAll = () =>
  alone(async () => {
    await forgetAccount();
    await eraseDevice();
  });

/** Finds out who is signed in. */
export async function load() {
  try {
    if ((await accountsAt()) === null) return void (view.value = { kind: "none" });
    const code = cardCode();
    if (code !== null) return void (view.value = { kind: "card", code });
    const reply = /** @type {AccountReply} */ (await askAccount(""));
    signUp.value = reply.signUp;
    passkeys.value = reply.passkeys && isSecureContext && "PublicKeyCredential" in globalThis;
    if (reply.account) return await arrive(reply);
    mark(false);
    const known = await syncedAccount();
    const form = invitation() ? "sign-up" : "sign-in";
    device.value = known;
    view.value = { kind: "out", form };
  } catch (error) {
    view.value = { kind: "failed", message: messageOf(error) };
  }
}

/** Goes on after somebody has signed in. @param {AccountReply} reply */
export async function arrive(reply) {
  const { account: who, recoveryCodes } = reply;
  if (!who) return;
  account.value = who;
  // Without an answer, the page shows what everybody sees.
  classes.value = await askAccount("/classes").catch(() => null);
  const known = await syncedAccount();
  const state = await stateWithoutAsking(who, known);
  if (recoveryCodes?.length) {
    // The device syncs from now on, even if the player leaves this page without going on.
    if (state) await remember(state);
    return void (view.value = { kind: "codes", codes: recoveryCodes });
  }
  if (state) return begin(state);
  device.value = known;
  view.value = { kind: "merge" };
}

/**
 * What this device syncs with, or null if the player must say what becomes of its data.
 * @param {AccountJson} who
 * @param {SyncState | null} known what it synced with before
 */
async function stateWithoutAsking(who, known) {
  if (known?.id === who.id) return { ...known, name: who.name };
  if (await hasData()) return null;
  await forgetAccount();
  // Those of somebody else must not become theirs.
  if (known) await eraseSettings();
  return fresh(who);
}

/** @param {AccountJson} who @returns {SyncState} */
const fresh = ({ id, name }) => ({ id, name, since: 0, at: 0, on: true });

/**
 * Decides what becomes of the data on this device: they are merged into the account, removed, or kept apart.
 * @param {"merge" | "remove" | "apart"} what
 */
export async function decide(what) {
  const who = account.peek();
  if (!who) return;
  if (what === "remove") await eraseAll();
  else await alone(forgetAccount);
  await begin({ ...fresh(who), on: what !== "apart" });
}

/** Syncs with the account, unless this device is kept apart. @param {SyncState} state */
async function begin(state) {
  await remember(state);
  view.value = { kind: "in" };
  void loadSessions();
  if (!state.on) return;
  startSync();
  await syncNow();
  device.value = await syncedAccount();
}

/** Notes what this device syncs with. @param {SyncState} state */
async function remember(state) {
  await keepUnder("account", state);
  device.value = state;
  mark(state.on);
}

/** Marks that this browser syncs, for the other pages. @param {boolean} on */
function mark(on) {
  try {
    if (on) localStorage.setItem("jade.account", "on");
    else localStorage.removeItem("jade.account");
  } catch {
    // Other pages then do not sync.
  }
}

/** Syncs now. */
export async function sync() {
  await syncNow();
  if (syncing.peek().state === "signed-out") return load();
  device.value = await syncedAccount();
}

/** Begins to sync a device that was kept apart: asks again what becomes of its data. */
export async function joinAfterAll() {
  await forgetAccount();
  device.value = null;
  if (await hasData()) view.value = { kind: "merge" };
  else await decide("merge");
}

/** Reads the list of devices. */
export async function loadSessions() {
  try {
    sessions.value = /** @type {SessionsReply} */ (await askAccount("/sessions")).sessions;
  } catch (error) {
    messageOf(error);
  }
}

/**
 * Signs out.
 * @param {boolean} remove whether the player’s data are removed from this device
 * @returns {Promise<boolean>} false if the data could not be synced, and so were not removed; then nobody signed out
 */
export async function signOut(remove) {
  if (remove && device.peek()?.on) {
    await syncNow();
    if (!isStored()) return false;
  }
  await askAccount("/sign-out", {});
  await leave(remove);
  return true;
}

/** Nobody is signed in any more. @param {boolean} remove whether the player’s data are removed from this device */
export async function leave(remove) {
  mark(false);
  await alone(() => keepUnder("token", null));
  if (remove) await eraseAll();
  account.value = null;
  classes.value = null;
  device.value = await syncedAccount();
  view.value = { kind: "out", form: "sign-in" };
}

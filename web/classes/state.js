// What the page of classes shows, and what it asks the server for.

import { messageOf } from "../account/fields.js";
import { ROOT } from "../root.js";
import { isOn } from "../sync/mark.js";
import { AccountError, accountsAt, askAccount } from "../sync/server.js";
import { signal } from "../ui.js";

/** @import { AccountReply, CardsReply, ClassJson, ClassReply, ClassesReply, OwnClassJson } from "../types/contract.js" */
/**
 * `none`: there are no accounts; `out`: nobody is signed in; `nothing`: neither a teacher nor a pupil; `own`: what a pupil
 * sees; `list`, `class`, `cards`: what a teacher sees.
 * @typedef {{ kind: "loading" | "none" | "out" | "nothing" } | { kind: "failed", message: string }
 *   | { kind: "own", own: OwnClassJson, now: number, ahead: number } | { kind: "list", list: ClassJson[] }
 *   | { kind: "class", reply: ClassReply } | { kind: "cards", reply: CardsReply }} View
 */

/** @type {import("../vendor/signals/signals.js").Signal<View>} */
export const view = signal(/** @type {View} */ ({ kind: "loading" }));

/** The class in the address: `/classes?class=…`; "" if there is none. */
const asked = () => new URLSearchParams(location.search).get("class") ?? "";

/** The address of a class. @param {string} id */
export const addressOf = (id) => `${ROOT}classes?class=${encodeURIComponent(id)}`;

/** Shows what the address asks for, once it is known who is signed in. */
export async function load() {
  if ((await accountsAt()) === null) return void (view.value = { kind: "none" });
  // Who is not signed in is not refused, but asked to sign in.
  const reply = isOn() ? null : /** @type {AccountReply | null} */ (await askAccount("").catch(() => null));
  if (reply && !reply.account) return void (view.value = { kind: "out" });
  await arriveAt();
}

/** Shows what the address asks for. */
export async function arriveAt() {
  try {
    const id = asked();
    view.value = id ? { kind: "class", reply: await classOf(id) } : homeOf(await askAccount("/classes"));
  } catch (error) {
    if (error instanceof AccountError && error.status === 401) view.value = { kind: "out" };
    else view.value = { kind: "failed", message: messageOf(error) };
  }
}

/** Asks again for what is shown. Cards stay: their codes are shown only once. */
export async function reload() {
  const { kind } = view.peek();
  if (kind === "own" || kind === "list" || kind === "class") await arriveAt();
}

/** @param {string} id @returns {Promise<ClassReply>} */
const classOf = (id) => askAccount(`/classes/class?class=${encodeURIComponent(id)}`);

/** What somebody sees who has these classes. @param {ClassesReply} reply @returns {View} */
function homeOf({ teacher, classes, pupil, now }) {
  // The clock of this device may be wrong.
  if (pupil) return { kind: "own", own: pupil, now, ahead: Date.now() - now };
  return teacher ? { kind: "list", list: classes } : { kind: "nothing" };
}

/** Shows the page of a class, or the list of all. @param {string} [id] */
export async function go(id) {
  history.pushState(null, "", id ? addressOf(id) : `${ROOT}classes`);
  await arriveAt();
}

/**
 * Changes something, and shows the server's reply.
 * @param {string} path below /api/v1/account/classes
 * @param {object} body
 */
export async function change(path, body) {
  const reply = /** @type {any} */ (await askAccount(`/classes/${path}`, body));
  if (reply.cards) view.value = { kind: "cards", reply };
  else if (reply.class) view.value = { kind: "class", reply };
  else view.value = homeOf(reply);
}

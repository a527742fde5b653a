// What the page of the rankings shows: which table is wanted, and what the server says.

import { say, signal } from "../ui.js";
import { levelsOfDay, today } from "../game/today.js";
import { AccountError, accountsAt, askAccount } from "../sync/server.js";

/** @import { RankingReply } from "../types/contract.js" */
/**
 * Which table is wanted. `of` is a level, or `day`; `place` is that of the level among the three of the day.
 * @typedef {{ of: string, day: string, place: number, help: "none" | "hints", by: string, period: "month" | "all" }} Wish
 */
/**
 * `none`: there are no accounts; `out`: nobody is signed in; `in`: a table, and the wish that it answers.
 * @typedef {{ kind: "loading" | "none" | "out" } | { kind: "failed", message: string }
 *   | { kind: "in", reply: RankingReply, wish: Wish }} View
 */

/** @type {import("../vendor/signals/signals.js").Signal<View>} */
export const view = signal(/** @type {View} */ ({ kind: "loading" }));
/** @type {import("../vendor/signals/signals.js").Signal<Wish>} */
export const wish = signal(
  /** @type {Wish} */ ({ of: "day", day: today(), place: 1, help: "none", by: "best", period: "month" }),
);
/** Whether a request is under way. */
export const busy = signal(false);

/** Whether somebody is signed in, as far as the page knows. */
let isSignedIn = false;
/** The number of the last request: only its answer counts. */
let last = 0;

/** Asks for the table. */
export async function load() {
  const asked = ++last;
  const now = wish.peek();
  busy.value = true;
  const next = await answerTo(now);
  if (asked !== last) return;
  busy.value = false;
  view.value = next;
}

/** @param {Wish} now @returns {Promise<View>} */
async function answerTo(now) {
  const { of, day, place, help, by, period } = now;
  const level = of === "day" ? levelsOfDay(day)[place] : of;
  const query = new URLSearchParams(of === "day" ? { day, level, help, by } : { level, help, by, period });
  try {
    if ((await accountsAt()) === null) return { kind: "none" };
    if (!isSignedIn && !(await askAccount("")).account) return { kind: "out" };
    isSignedIn = true;
    return { kind: "in", reply: await askAccount(`/rankings?${query}`), wish: now };
  } catch (error) {
    if (error instanceof AccountError && error.status === 401) {
      isSignedIn = false;
      return { kind: "out" };
    }
    return { kind: "failed", message: messageOf(error) };
  }
}

/** The sentence for an error of an account; rethrows anything else, which is a bug of the page. @param {unknown} error */
export function messageOf(error) {
  if (!(error instanceof AccountError)) throw error;
  return error.message || say("rankings-offline");
}

/** Asks for another table. @param {Partial<Wish>} change */
export function change(change) {
  const next = { ...wish.peek(), ...change };
  // A puzzle of a day has one time for each person.
  if (next.of === "day" && next.by !== "handicap") next.by = "best";
  wish.value = next;
  void load();
}

/**
 * Takes part, shows or hides the name, or leaves.
 * @param {"/rankings/take-part" | "/rankings/leave"} path
 * @param {object} body
 * @returns {Promise<{ fault: string, named?: boolean }>} fault: what went wrong, empty if nothing did; named: whether the
 *   others see the name now
 */
export async function participate(path, body) {
  try {
    const { participation } = /** @type {Pick<RankingReply, "participation">} */ (
      await askAccount(path, body)
    );
    await load();
    return { fault: "", named: participation?.named };
  } catch (error) {
    return { fault: messageOf(error) };
  }
}

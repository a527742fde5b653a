// Practice and settings as the items that devices store together, and back. Pure; the rules of merging are those of the
// server (crates/jade-game/src/sync/).
//
//   practice  <technique>                 the boards of its log, and what was practised before the log
//   setting   <name>                      a setting of the page, as it was last set
//             first:station:<id>:<what>   what was done at a station of the path
//             first:test:<id>:<phase>     the first result of a small test
//             first:turn:<id>             which boards its tests began with
//             first:day:<date>            the game of today’s puzzle

import { canonical } from "../storage/canonical.js";
import { isId } from "../storage/ids.js";
import { isEntry, corrected, mergedLog, PHASES, RUNGS, scheduler, VISITS } from "../progress/progress.js";
import { boardBefore, played, score, UNKNOWN } from "../progress/rating.js";
import { createEmptyCard, Rating } from "../vendor/ts-fsrs/ts-fsrs.js";

/** @import { Base, Entry, Outcome, Practised, Progress } from "../progress/progress.js" */
/** @import { Glicko } from "../progress/rating.js" */
/** @import { SyncItemJson } from "../types/contract.js" */
/** @import { Setting, Stamp, Stamped } from "../types/page.js" */

/** Settings that suit a device, not a person: they stay where they are. */
const LOCAL = new Set(["lang", "theme", "technique"]);
/** The number of boards in the log of the page. */
const MOST = 4000;

/** What the progress says of the time before the log, if it makes sense. @param {Progress} progress @param {string} name */
function known(progress, name) {
  const base = progress.bases?.[name];
  return isBase(base) ? base : undefined;
}

/** The items of the progress of practice. @param {Progress} progress @returns {SyncItemJson[]} */
export function itemsOf(progress) {
  /** @type {Map<string, Entry[]>} */
  const logs = new Map(Object.keys(progress.techniques).map((id) => [id, []]));
  for (const entry of progress.log ?? []) {
    if (entry.at < 0) continue;
    const log = logs.get(entry.id);
    if (log) log.push(entry);
    else logs.set(entry.id, [entry]);
  }
  /** @type {SyncItemJson[]} */
  const items = [];
  for (const [name, log] of logs) {
    const base = known(progress, name) ?? baseOf(progress.techniques[name], log);
    if (log.length || base) items.push({ kind: "practice", name, body: { log, ...(base ? { base } : {}) } });
  }
  const first = (/** @type {string} */ name, /** @type {number} */ at, /** @type {unknown} */ value) =>
    void items.push({ kind: "setting", name: `first:${name}`, body: { at: Math.max(0, at), value } });
  for (const [id, visited] of Object.entries(progress.stations ?? {}))
    for (const what of VISITS) if (visited[what]) first(`station:${id}:${what}`, 0, true);
  for (const [id, tests] of Object.entries(progress.tests ?? {})) {
    const times = PHASES.flatMap((phase) => tests[phase]?.at ?? []);
    for (const phase of PHASES) {
      const test = tests[phase];
      if (test) first(`test:${id}:${phase}`, test.at, test);
    }
    if (times.length) first(`turn:${id}`, Math.min(...times), tests.turn);
  }
  return items;
}

/**
 * What was practised of a technique before its log.
 * @param {Practised | undefined} one
 * @param {Entry[]} log
 * @returns {Base | undefined} undefined if the log is complete
 */
function baseOf(one, log) {
  if (!one) return undefined;
  const listed = countsOf(log);
  const more = (/** @type {number} */ all, /** @type {number} */ some) => Math.max(0, all - some);
  const counts = {
    seen: more(one.seen, listed.seen),
    unaided: more(one.unaided, listed.unaided),
    helped: listed.helped.map((some, i) => more(one.helped[i], some)),
    missed: more(one.missed, listed.missed),
  };
  if (counts.seen + counts.unaided + counts.missed + counts.helped.reduce((a, b) => a + b, 0) === 0)
    return undefined;
  // With boards in the log, the schedule follows from these.
  const at = log.length ? 0 : Math.max(0, Date.parse(String(one.card.last_review ?? "")) || 0);
  return { at, counts, card: log.length ? null : one.card };
}

/**
 * A technique as its log tells.
 * @param {Base | undefined} base what was practised before
 * @param {Entry[]} log the boards of this technique, in order of time; not empty without a base
 * @returns {Practised}
 */
function practisedBy(base, log) {
  const { seen, unaided, helped, missed } = base?.counts ?? countsOf([]);
  const counts = countsOf(log);
  const first = new Date(log[0]?.at ?? base?.at ?? 0);
  let card = base?.card ? corrected(base.card, new Date(base.at)) : createEmptyCard(first);
  for (const { at, help } of log) {
    const now = new Date(at);
    const rating = help < 0 ? Rating.Again : help > 0 ? Rating.Hard : Rating.Good;
    card = scheduler.next(corrected(card, now), now, rating).card;
  }
  return {
    seen: seen + counts.seen,
    unaided: unaided + counts.unaided,
    helped: counts.helped.map((times, i) => times + (helped[i] ?? 0)),
    missed: missed + counts.missed,
    card,
  };
}

/** What boards of one technique add up to. @param {Entry[]} log @returns {Base["counts"]} */
const countsOf = (log) => ({
  seen: log.length,
  unaided: log.filter(({ help }) => help === 0).length,
  helped: Array.from({ length: RUNGS }, (_, i) => log.filter(({ help }) => help === i + 1).length),
  missed: log.filter(({ help }) => help < 0).length,
});

/**
 * The ratings of the pupil and of the boards as the log tells.
 * @param {Entry[]} log in order of time
 * @returns {{ rating: Glicko, boards: Record<string, Glicko> }}
 */
function ratingsBy(log) {
  let rating = UNKNOWN;
  /** @type {Record<string, Glicko>} */
  const boards = {};
  for (const { id, help } of log) {
    const outcome = /** @type {Outcome} */ (help < 0 ? { found: false } : { found: true, rungs: help });
    const { pupil, board } = played(rating, boards[id] ?? boardBefore(id), score(outcome));
    rating = pupil;
    boards[id] = board;
  }
  return { rating, boards };
}

const isWhole = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= 1e6;

/** Whether it says what was practised before the log. @param {any} one @returns {one is Base} */
const isBase = (one) =>
  Number.isInteger(one?.at) &&
  [one.counts?.seen, one.counts?.unaided, one.counts?.missed].every(isWhole) &&
  Array.isArray(one.counts.helped) &&
  one.counts.helped.length === RUNGS &&
  one.counts.helped.every(isWhole);

/** The greater one of each count, and the later schedule. @param {Base | undefined} ours @param {any} theirs */
function joinedBase(ours, theirs) {
  if (!isBase(theirs)) return ours;
  if (!ours) return theirs;
  const [one, other] = [ours.counts, theirs.counts];
  const later = theirs.at > ours.at ? theirs : ours;
  return {
    at: later.at,
    card: later.card,
    counts: {
      seen: Math.max(one.seen, other.seen),
      unaided: Math.max(one.unaided, other.unaided),
      helped: one.helped.map((times, i) => Math.max(times, other.helped[i])),
      missed: Math.max(one.missed, other.missed),
    },
  };
}

/**
 * The progress with items of the account.
 * @param {Progress} progress
 * @param {SyncItemJson[]} items others than those of `itemsOf` are ignored
 * @returns {Progress}
 */
export function withItems(progress, items) {
  const before = progress.log ?? [];
  /** @type {Entry[]} */
  const news = [];
  const next = { ...progress, techniques: { ...progress.techniques } };
  const bases = { ...progress.bases };
  for (const { kind, name, body } of items) {
    if (kind === "setting" && name.startsWith("first:")) takeFirst(next, name, body?.value);
    if (kind !== "practice" || !isId(name)) continue;
    const theirs = /** @type {Entry[]} */ (
      Array.isArray(body?.log)
        ? body.log.filter((/** @type {any} */ one) => isEntry(one) && one.id === name)
        : []
    );
    const mine = before.filter(({ id }) => id === name);
    const all = mergedLog(mine, theirs);
    const base = joinedBase(known(progress, name) ?? baseOf(progress.techniques[name], mine), body?.base);
    if (base) bases[name] = base;
    if (all.length || base) next.techniques[name] = practisedBy(base, all);
    news.push(...theirs);
  }
  const log = mergedLog(before, news);
  if (Object.keys(bases).length) next.bases = bases;
  if (log.length) next.log = log;
  const isNew = log.length !== before.length || log.some((entry, i) => entry.at !== before[i].at);
  // A log that is full does not tell everything any more: then the ratings go on from what they are.
  if (isNew && log.length < MOST) Object.assign(next, ratingsBy(log));
  return next;
}

/** @param {Progress} progress changed @param {string} name @param {any} value */
function takeFirst(progress, name, value) {
  const [, what, id, more] = name.split(":");
  if (!isId(id)) return;
  const visited = VISITS.find((one) => one === more);
  if (what === "station" && visited && value === true)
    progress.stations = { ...progress.stations, [id]: { ...progress.stations?.[id], [visited]: true } };
  const tests = progress.tests?.[id];
  if (what === "turn" && [0, 1, 2].includes(value))
    progress.tests = { ...progress.tests, [id]: { ...tests, turn: value } };
  const phase = PHASES.find((one) => one === more);
  const { at, right, of } = value ?? {};
  const good = [at, right, of].every(Number.isInteger) && of >= 1 && of <= 6 && right >= 0 && right <= of;
  if (what === "test" && phase && good)
    progress.tests = {
      ...progress.tests,
      [id]: { ...tests, turn: tests?.turn ?? 0, [phase]: { at, right, of } },
    };
}

/** The greatest count of a stamp. */
const MOST_COUNT = 1_000_000;

/**
 * The stamp of what is set by a device that has seen another value: later than that, whatever the clock shows.
 * @param {Stamp} seen
 * @param {number} now milliseconds since 1970
 * @returns {Stamp}
 */
export function nextStamp({ at, count = 0 }, now) {
  if (now > at) return { at: now };
  return count < MOST_COUNT ? { at, count: count + 1 } : { at: at + 1 };
}

/** Whether a value was set later, by the rule of the server. @param {Setting} one @param {Setting} other */
const isLater = (one, other) =>
  (one.at - other.at ||
    (one.count ?? 0) - (other.count ?? 0) ||
    (canonical(one.value) > canonical(other.value) ? 1 : -1)) > 0;

/**
 * The settings, with what differs from the value known: that was set now.
 * @param {Record<string, any>} settings
 * @param {Record<string, any>} defaults
 * @param {Stamped | null} known null the first time: what was set before is older than anything in an account
 * @param {number} now by the clock of this device
 * @returns {Stamped}
 */
export function stamped(settings, defaults, known, now) {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => !LOCAL.has(name))
      .map(([name, value]) => {
        const before = known?.[name] ?? { at: 0, value: defaults[name] };
        if (canonical(before.value) === canonical(value)) return [name, before];
        return [name, known ? { ...before, value, set: now } : { at: 1, value }];
      }),
  );
}

/**
 * The settings with stamps for all that were set: by the clock of the server, and never in the future.
 * @param {Stamped} all
 * @param {number} ahead how far the clock of this device is ahead, in milliseconds
 * @param {number} now what the clock of the server shows
 * @returns {Stamped}
 */
export const dated = (all, ahead, now) =>
  Object.fromEntries(
    Object.entries(all).map(([name, { set, ...one }]) => [
      name,
      set === undefined ? one : { ...nextStamp(one, Math.min(set - ahead, now)), value: one.value },
    ]),
  );

/** The settings that were ever set and have a stamp, as items: what was never set is at 0, without a count. @param {Stamped} all @returns {SyncItemJson[]} */
export const settingItems = (all) =>
  Object.entries(all)
    .filter(([, { at, count = 0, set }]) => at + count > 0 && set === undefined)
    .map(([name, body]) => ({ kind: "setting", name, body }));

/**
 * The settings of the account that count here: those that were set later, and those that this device has not changed since
 * it sent them. What has no stamp yet is compared when it has one.
 * @param {Stamped} ours
 * @param {SyncItemJson[]} items
 * @param {Set<string>} changed kinds and names of what this device has changed since it sent them
 * @returns {Stamped}
 */
export function laterSettings(ours, items, changed) {
  /** @type {Stamped} */
  const later = {};
  for (const { kind, name, body } of items) {
    const mine = ours[name];
    if (kind !== "setting" || !mine || mine.set !== undefined) continue;
    if (!Number.isInteger(body?.at) || !Number.isInteger(body.count ?? 0)) continue;
    if (!changed.has(`setting ${name}`) || isLater(body, mine)) later[name] = body;
  }
  return later;
}

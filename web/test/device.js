// A device with the page’s rules of syncing (web/sync/client.js), but without a browser: settings and practice.

import { mergedLog, nothingYet } from "../progress/progress.js";
import { canonical } from "../storage/canonical.js";
import { dated, itemsOf, laterSettings, settingItems, stamped, withItems } from "../sync/items.js";

/** @import { SyncItemJson } from "../types/contract.js" */

const key = (/** @type {{ kind: string, name: string }} */ { kind, name }) => `${kind} ${name}`;

/** Whether a device merges it. @param {string} kind @param {string} name */
export const isMerged = (kind, name) =>
  kind === "practice" || (kind === "setting" && !name.startsWith("first:"));

/** A device. */
export class Device {
  /** @type {Record<string, number>} */
  settings = {};
  /** @type {import("../types/page.js").Stamped} */
  known = {};
  progress = nothingYet();
  /** @type {Map<string, string>} */
  marks = new Map();

  /** @param {string[]} names of all settings */
  constructor(names) {
    this.defaults = Object.fromEntries(names.map((name) => [name, 0]));
    this.settings = { ...this.defaults };
  }

  /** What it stores and can send. */
  items() {
    return new Map([...settingItems(this.known), ...itemsOf(this.progress)].map((one) => [key(one), one]));
  }

  /** What has changed since the account had it, as texts. @returns {Map<string, string>} */
  changed() {
    const texts = [...this.items()].map(([name, { body }]) => /** @type {const} */ ([name, canonical(body)]));
    return new Map(texts.filter(([name, text]) => this.marks.get(name) !== text));
  }

  /** @param {{ name: string, value: number, now: number }} change */
  set({ name, value, now }) {
    this.settings[name] = value;
    this.known = stamped(this.settings, this.defaults, this.known, now);
  }

  /** @param {any} board */
  practise(board) {
    const log = mergedLog(
      (this.progress.log ?? []).filter(({ id }) => id === board.id),
      [board],
    );
    this.progress = withItems(this.progress, [{ kind: "practice", name: board.id, body: { log } }]);
  }

  /** @param {{ ahead: number, clock: number, restored: boolean, items: SyncItemJson[] }} reply @param {Map<string, string>} sent */
  take({ ahead, clock, restored, items }, sent) {
    this.known = dated(stamped(this.settings, this.defaults, this.known, 0), ahead, clock);
    if (restored) this.marks.clear();
    for (const [name, text] of sent) this.marks.set(name, text);
    const theirs = items.filter(({ kind, name }) => isMerged(kind, name));
    const changed = new Set(this.changed().keys());
    const later = laterSettings(this.known, theirs, changed);
    this.known = { ...this.known, ...later };
    for (const [name, { value }] of Object.entries(later)) this.settings[name] = value;
    this.progress = withItems(this.progress, theirs);
    const now = this.items();
    for (const name of theirs.map(key)) {
      const held = now.get(name);
      if (held && !changed.has(name)) this.marks.set(name, canonical(held.body));
    }
  }
}

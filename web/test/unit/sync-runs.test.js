// Devices with wrong clocks that sync through a server: what the page’s code makes of the runs of the program’s test
// (crates/jade-server/tests/it/http/converge.rs), in which answers are lost and servers are restored from backups. Settings and
// practice are merged here; at every step the page sends what the device of the test sent, and in the end has what the
// account has. JADE_SYNC_RUNS names a file with more runs.

import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { mergedLog, nothingYet } from "../../progress/progress.js";
import { canonical } from "../../storage/canonical.js";
import { dated, itemsOf, laterSettings, settingItems, stamped, withItems } from "../../sync/items.js";

/** @import { SyncItemJson } from "../../types/contract.js" */
/** @typedef {[kind: string, name: string, body: any]} Sent */
/**
 * @typedef {{ set?: { name: string, value: number, now: number }, board?: any, sent?: Sent[],
 *   reply?: { ahead: number, clock: number, restored: boolean, items: SyncItemJson[] } }} Event what happened to a device
 */

const file = process.env.JADE_SYNC_RUNS ?? new URL("../../../data/sync-runs.jsonl", import.meta.url);

const key = (/** @type {{ kind: string, name: string }} */ { kind, name }) => `${kind} ${name}`;

/** Whether the page merges it by the code that is tested here. @param {string} kind @param {string} name */
const isMerged = (kind, name) => kind === "practice" || (kind === "setting" && !name.startsWith("first:"));

/** A device with the page’s rules (web/sync/client.js), but without a browser. */
class Device {
  /** @type {Record<string, number>} */
  settings = {};
  /** @type {import("../../sync/items.js").Stamped} */
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

  /** @param {NonNullable<Event["reply"]>} reply @param {Map<string, string>} sent */
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

test("the page sends and has what the devices of the program’s test do", async () => {
  let [runs, replies] = [0, 0];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { run, devices, account } = JSON.parse(line);
    const there = new Map(
      /** @type {Sent[]} */ (account)
        .filter(([kind, name]) => isMerged(kind, name))
        .map(([kind, name, body]) => [`${kind} ${name}`, canonical(body)]),
    );
    const names = [...there.keys()].filter((one) => one.startsWith("setting ")).map((one) => one.slice(8));
    for (const [number, story] of /** @type {Event[][]} */ (devices).entries()) {
      const where = `run ${run}, device ${number}`;
      const device = new Device(names);
      /** @type {Map<string, string>} */
      let sent = new Map();
      for (const event of story) {
        if (event.set) device.set(event.set);
        if (event.board) device.practise(event.board);
        if (event.sent) {
          sent = device.changed();
          const expected = event.sent
            .filter(([kind, name]) => isMerged(kind, name))
            .map(([kind, name, body]) => /** @type {const} */ ([`${kind} ${name}`, canonical(body)]));
          assert.deepEqual(new Map([...sent].sort()), new Map([...expected].sort()), where);
        }
        if (event.reply) {
          device.take(event.reply, sent);
          replies += 1;
        }
      }
      const held = [...device.items()].map(
        ([name, { body }]) => /** @type {const} */ ([name, canonical(body)]),
      );
      assert.deepEqual(new Map(held.sort()), new Map([...there].sort()), where);
    }
    runs += 1;
  }
  assert.ok(runs >= 12 && replies >= 100, `${runs} runs with ${replies} replies`);
});

// Devices with wrong clocks that sync through a server: what the page’s code makes of the runs of the program’s test
// (crates/jade-server/tests/it/http/converge.rs), in which answers are lost and servers are restored from backups. Settings and
// practice are merged here; at every step the page sends what the device of the test sent, and in the end has what the
// account has. JADE_SYNC_RUNS names a file with more runs.

import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { canonical } from "../../storage/canonical.js";
import { Device, isMerged } from "../device.js";

/** @import { SyncItemJson } from "../../types/contract.js" */
/** @typedef {[kind: string, name: string, body: any]} Sent */
/**
 * @typedef {{ set?: { name: string, value: number, now: number }, board?: any, sent?: Sent[],
 *   reply?: { ahead: number, clock: number, restored: boolean, items: SyncItemJson[] } }} Event what happened to a device
 */

const file = process.env.JADE_SYNC_RUNS ?? new URL("../../../data/sync-runs.jsonl", import.meta.url);

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

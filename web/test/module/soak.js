// One module that answers mixed requests for as long as one likes; its memory must not grow:
//
//   ./build-site --module && node web/test/module/soak.js [MINUTES]     (60 by default)
//
// Requests of all kinds are asked again and again in the order of `requests.js`. After every round it prints how many
// were answered, the module's memory, and that of the process, in MB. It fails if the module's memory still grows after
// the first third of the time, or if an answer differs from that of the first round.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readReply, requestBytes, startModule } from "../../tutor/module.js";
import { requests, sheetsIn } from "./requests.js";

const MINUTES = Number(process.argv[2] ?? 60);
const folder =
  process.env.JADE_MODULE ?? join(fileURLToPath(new URL("../../../", import.meta.url)), "target/module");
const load = (/** @type {string} */ file) => readFileSync(join(folder, file));

/** @type {WebAssembly.Memory[]} */
const memories = [];
WebAssembly.instantiate = new Proxy(WebAssembly.instantiate, {
  async apply(target, self, given) {
    const instance = await Reflect.apply(target, self, given);
    memories.push(/** @type {WebAssembly.Memory} */ (instance.exports.memory));
    return instance;
  },
});
const answer = await startModule(await WebAssembly.compile(load("jade.wasm")), load);
const memory = memories[0];

const ask = (/** @type {string} */ address, /** @type {unknown} */ body = null) =>
  JSON.parse(
    new TextDecoder().decode(
      readReply(answer(requestBytes(body ? "POST" : "GET", address, "en", body ? JSON.stringify(body) : "")))
        .body,
    ),
  );
const techniques = ask("techniques").techniques.map((/** @type {{ id: string }} */ { id }) => id);
const lessons = JSON.stringify(ask("lessons")).match(/(?<="id":")[^"]+/g) ?? [];
const sheets = lessons.slice(0, 40).flatMap((id) => sheetsIn(ask(`lesson?id=${id}`)));
const asked = requests(600, { sheets, techniques, lessons });

const MB = 1024 * 1024;
const begun = performance.now();
const minutes = () => (performance.now() - begun) / 60_000;
/** @type {string[]} */
const first = [];
/** @type {{ at: number, module: number }[]} */
const rounds = [];
for (let count = 0; minutes() < MINUTES;) {
  for (const [i, { method, address, body }] of asked.entries()) {
    const reply = answer(requestBytes(method, address, "en", body));
    const hash = createHash("sha256").update(reply).digest("hex");
    const { status, kind } = readReply(reply);
    count += 1;
    // What takes too long in one round may be quick enough in another.
    if (status === 504 || kind.includes("ndjson")) continue;
    if ((first[i] ??= hash) !== hash)
      throw new Error(`another answer in round ${rounds.length + 1}: ${method} ${address} ${body}`);
  }
  rounds.push({ at: minutes(), module: memory.buffer.byteLength / MB });
  const sizes = [memory.buffer.byteLength, process.memoryUsage().rss].map((size) => Math.round(size / MB));
  console.log(
    `${minutes().toFixed(1)} min  ${count} requests  module ${sizes[0]} MB  process ${sizes[1]} MB`,
  );
}
const early = rounds.findLast(({ at }) => at <= MINUTES / 3) ?? rounds[0];
const last = rounds[rounds.length - 1];
if (last.module > early.module) {
  console.error(`the module grew from ${early.module} to ${last.module} MB`);
  process.exitCode = 1;
}

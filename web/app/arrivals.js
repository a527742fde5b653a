// What the page was opened with: the puzzles of a day, or what the system hands to it as an app: a shortcut, a text, a link
// or a file that was shared with it or opened with it. Loaded late.

import { order, playDay } from "../commands/orders.js";
import { runCommand } from "../commands/run.js";
import { FIRST_DAY, levelsOfDay, today } from "../game/today.js";
import { ROOT } from "../root.js";
import { dispatch } from "../store.js";
import { practiceAt, practiceToday } from "../progress/today.js";
import { isDay } from "../records/record-rules.js";

/** The cache in which the service worker leaves what was shared (offline.js). */
const SHARED = "jade shared";

/** The shortcuts of the manifest. @type {Record<string, () => unknown>} */
const SHORTCUTS = {
  today: () => dispatch({ type: "startShown", start: true }),
  // The last game is open already.
  continue: () => {},
  practice: () => location.assign(practiceAt(practiceToday(new Date()).technique)),
};

/** Opens what the page was started with, and from then on the files that the system opens with it. */
export async function takeArrivals() {
  const query = new URLSearchParams(location.search);
  if (location.search) history.replaceState(null, "", location.pathname + location.hash);
  await SHORTCUTS[query.get("do") ?? ""]?.();
  const day = query.get("day");
  if (day !== null) {
    const isThere = isDay(day) && day >= FIRST_DAY && day <= today();
    const level = query.get("level") ?? "";
    const isNamed = isThere && levelsOfDay(day).includes(level);
    if (isNamed) await playDay(day, level);
    // Of a day without a puzzle, and if it could not be opened, the page offers others and says why.
    if (!isNamed || order.peek().problem)
      dispatch({ type: "startShown", start: true, day: isThere ? day : "" });
  }
  if (query.has("shared")) {
    const { text, files } = await takeShared();
    if (files) runCommand({ do: "new", files });
    else if (text) runCommand({ do: "new", text });
  }
  // TypeScript does not know the queue, which only Chromium has.
  const { launchQueue } = /** @type {any} */ (window);
  launchQueue?.setConsumer(async (/** @type {{ files: FileSystemFileHandle[] }} */ { files }) => {
    const opened = await Promise.all(files.map((file) => file.getFile()));
    if (opened.length) runCommand({ do: "new", files: opened });
  });
}

/**
 * What the service worker received for the page: a picture, or a text, which is empty if that was nothing. It is handed
 * out once.
 * @returns {Promise<{ text?: string, files?: File[] }>}
 */
async function takeShared() {
  const cache = await caches.open(SHARED);
  const content = await (await cache.match(ROOT))?.blob();
  await cache.delete(ROOT);
  if (content?.type.startsWith("image/")) return { files: [new File([content], "", { type: content.type })] };
  return { text: (await content?.text()) ?? "" };
}

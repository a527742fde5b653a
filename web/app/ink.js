// Writing digits by hand: while the setting is on and the board has digits to write, the field takes the place of the keys, and a
// pen writes on the board.

import { computed, effect } from "../ui.js";
import { loadStyle } from "../late.js";
import { followPen } from "../panels/ink-board.js";
import { readyToRead } from "../panels/ink-entry.js";
import { InkPad } from "../panels/ink-pad.js";
import { settings } from "../settings.js";
import { board, claim, dialog, draft, guided, inkPad, mode, paused, walk } from "../store.js";

/** What is read: the digits from 1 to 9. */
const MOST = 9;

/** Whether digits can be written now: not in the modes in which a key means something else. */
const canWrite = computed(
  () =>
    settings.value.write &&
    settings.value.alphabet === "digits" &&
    board.value.side <= MOST &&
    !guided.value &&
    !walk.value &&
    !claim.value &&
    (draft.value !== null || !["color", "filter"].includes(mode.value)),
);

/** From now on, digits are written where they can be. Fails if what reads them cannot be loaded. */
export async function followInk() {
  await Promise.all([readyToRead(), loadStyle("styles/ink.css")]);
  /** @type {(() => void) | null} */
  let end = null;
  effect(() => {
    // The board keeps its size while modes change in which nothing is written.
    document.documentElement.classList.toggle("writes", settings.value.write);
    inkPad.value = canWrite.value ? InkPad : null;
    if (canWrite.value) end ??= followPen(() => !paused.peek() && !dialog.peek());
    else {
      end?.();
      end = null;
    }
  });
}

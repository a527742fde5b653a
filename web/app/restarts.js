// Going back to the start sets the clock to zero; loaded late.

import { played as time, watch } from "../store.js";

/** The time before the board went back to the start, which an undo restores. */
let before = { game: "", seconds: 0 };

/** From now on, going back to the start sets the clock to zero. */
export function followRestarts() {
  watch((was, event, now) => {
    if (event.type !== "game" || was.play.game.id !== now.play.game.id) return;
    const { log } = was.play.game;
    if (event.event.type === "reset") {
      before = time.peek();
      time.value = { game: now.play.game.id, seconds: 0 };
    } else if (
      event.event.type === "undo" &&
      log.at(-1)?.type === "reset" &&
      before.game === now.play.game.id
    ) {
      time.value = before;
    }
  });
}

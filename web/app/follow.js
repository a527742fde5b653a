// What observes the game from the first move on; loaded after the first drawing.

import { settings } from "../settings.js";
import { drawings, watch } from "../store.js";
import * as tutorDrawings from "../board/drawings.js";
import { celebrate } from "../panels/celebrate.js";
import { followMistakes } from "../tutor/mistakes.js";
import { followPraise } from "../tutor/praise.js";
import { announcement } from "../words/announce.js";
import { announce } from "../words/read-aloud.js";
import { say } from "../say.js";
import { effect } from "../ui.js";
import { followFeel } from "./feel.js";
import { followGuide } from "../help/guide.js";
import { offerHelp } from "../help/offer.js";
import { followRaces } from "../race/kept.js";
import { estimateGames } from "../records/estimate.js";
import { rateGames } from "../records/rate.js";
import { keepRecords } from "../records/records.js";
import { followRestarts } from "./restarts.js";
import { keepTally } from "../records/tally.js";

/** From now on: announcements, levels of puzzles, wrong digits, the clock of a game that starts over, counts and records. */
export function follow() {
  watch((before, event, after) => {
    const text = announcement(say, before, event, after, settings.peek().alphabet);
    if (text) announce(text);
  });
  drawings.value = tutorDrawings;
  followGuide();
  followFeel();
  celebrate();
  offerHelp();
  rateGames();
  estimateGames();
  followRestarts();
  followMistakes();
  followPraise();
  keepTally();
  keepRecords();
  followRaces();
  startInk();
}

/** Loads what reads writing once the setting is on. Without it, the keys stay. */
function startInk() {
  let started = false;
  effect(() => {
    if (started || !settings.value.write) return;
    started = true;
    import("./ink.js")
      .then(({ followInk }) => followInk())
      .catch((error) => {
        started = false;
        console.info("no writing:", error);
      });
  });
}

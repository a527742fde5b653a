// A race on a server with accounts: who is signed in sees how far the others are, and their results as soon as they are
// done. The server learns how much of the board is filled, and no digit.

import { computed, effect, signal } from "../vendor/signals/signals.js";
import { valueAt } from "../game/sheet.js";
import { tallyOf } from "../records/tally.js";
import { game, race as openRace } from "../store.js";
import { AccountError, askAccount } from "../sync/server.js";
import { met, racer } from "./kept.js";

/** @import { RaceReply, RaceRequest, RacerJson } from "../types/contract.js" */
/** @import { OwnRace } from "./kept.js" */

/** The milliseconds between two looks at the others, and after a look that failed. */
const LOOK = 3_000;
const LATER = 30_000;

/** The others in the race of the open game. */
export const others = signal(/** @type {RacerJson[]} */ ([]));

/** What the others may know of the open game. @param {OwnRace} race @returns {RaceRequest} */
function progress({ id, mine }) {
  const { sheet } = game.peek();
  const open = sheet.givens.flatMap((given, cell) => (given ? [] : [cell]));
  const filled = open.filter((cell) => valueAt(sheet, cell)).length;
  const hints = tallyOf(game.peek().id).hints.reduce((a, b) => a + b, 0);
  return {
    race: id,
    percent: Math.floor((100 * filled) / Math.max(1, open.length)),
    ...(mine ?? { name: racer.peek(), hints }),
  };
}

/** From now on, follows the race of the open game, if it is in one. */
export function followRace() {
  /** The race that is followed. */
  const id = computed(() => openRace.value?.id);
  effect(() => {
    others.value = [];
    if (!id.value) return;
    let timer = 0;
    let here = true;
    const look = async () => {
      const wait = document.hidden ? LOOK : await lookOnce();
      if (here && wait) timer = window.setTimeout(look, wait);
    };
    void look();
    return () => ((here = false), clearTimeout(timer));
  });
}

/** Says how far one is, and notes how far the others are. @returns {Promise<number>} when to look again; 0 for never */
async function lookOnce() {
  const race = openRace.peek();
  if (!race) return 0;
  try {
    const { racers } = /** @type {RaceReply} */ (await askAccount("/race", progress(race)));
    if (openRace.peek()?.id !== race.id) return 0;
    others.value = racers.filter(({ own }) => !own);
    const done = others.value.flatMap(({ name, seconds, hints, mistakes }) =>
      seconds > 0 ? [{ name, seconds, hints, mistakes }] : [],
    );
    if (done.some((one) => !race.results.some((known) => JSON.stringify(known) === JSON.stringify(one))))
      met({ ...race, results: done });
    return race.mine && done.length === others.value.length ? LATER : LOOK;
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    // Nobody is signed in, or the race is full; otherwise the server may come back.
    return error.status >= 400 && error.status < 500 && error.status !== 429 ? 0 : LATER;
  }
}

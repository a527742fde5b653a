// The address of a race: opens what it brings; loaded late.

import { readRace } from "../race/race.js";
import { withMoreWords } from "../say.js";
import { dispatch } from "../store.js";

/** @param {string} hash the fragment of the address */
export async function openRace(hash) {
  const race = readRace(hash);
  await withMoreWords(Promise.resolve());
  if (race) dispatch({ type: "dialogOpened", dialog: { name: "race", race } });
  else dispatch({ type: "noted", note: { id: "race-damaged", tone: "bad" } });
}

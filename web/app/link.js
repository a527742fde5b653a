// An address that brings a sheet or a race; loaded when the page is opened with one.

import { runCommand } from "../commands/run.js";
import { readRace } from "../race/race.js";
import { loadRules } from "../rules-late.js";
import { loadLanguage } from "../say.js";
import { settings } from "../settings.js";
import { dispatch } from "../store.js";

/** @param {string} address */
export async function openAddress(address) {
  const { hash } = new URL(address);
  if (hash.startsWith("#s1=")) return runCommand({ do: "new", text: address });
  await loadRules();
  const race = readRace(hash);
  await loadLanguage(settings.peek().lang);
  if (race) dispatch({ type: "dialogOpened", dialog: { name: "race", race } });
  else dispatch({ type: "noted", note: { id: "race-damaged", tone: "bad" } });
}

// Estimates how long the open puzzle will take the player; loaded late.

import { effect, untracked } from "../ui.js";
import { estimate } from "./minutes.js";
import { game } from "../store.js";
import { estimated, labelOf } from "./labels.js";
import { records } from "./records.js";

/** From now on, estimates the time of each puzzle that is opened, until its first move. */
export function estimateGames() {
  effect(() => {
    const one = game.value;
    const about = labelOf(one);
    untracked(() => void find(one, about));
  });
}

/** @param {import("../game/game.js").Game} one @param {import("../types/page.js").GameLabel} about */
async function find(one, about) {
  const fresh = one.log.length === 0 && about.level && !about.guide && !/[^.]/.test(one.start.entries ?? "");
  const found = fresh ? estimate(await records(), about) : null;
  if (game.peek().id === one.id) estimated.value = found;
}

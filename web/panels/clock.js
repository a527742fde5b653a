// The clock. It runs while the page is visible and the game is in progress, but not while a puzzle is being written.

import { button, h, say, useEffect } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { settings } from "../settings.js";
import { dialog, draft, game, guided, paused, played as time, race, solved, start } from "../store.js";
import { clockText, timesIn } from "./clock-times.js";
import { Icon } from "./icons.js";

const KEY = "jade.clock";
/** The number of games whose times are stored. */
const MOST = 200;
/** After so many milliseconds without a key or the pointer, nobody is playing. */
const AWAY = 300_000;

/** The events that show that somebody is there. */
const SIGNS = ["keydown", "pointerdown", "pointermove"];
/** When the player was last there. */
let seen = Date.now();

/** @returns {[string, number][]} the id and the seconds of each game, the latest last */
export function times() {
  try {
    return timesIn(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function tick() {
  const id = game.peek().id;
  if (time.peek().game !== id)
    time.value = { game: id, seconds: times().find(([name]) => name === id)?.[1] ?? 0 };
  if (Date.now() - seen > AWAY) return;
  if (document.hidden || paused.peek() || draft.peek() || solved.peek() || start.peek()) return;
  // Time begins with the first move; in a race with the first look, which is when the dialog about it closes.
  if (game.peek().log.length === 0 && (!race.peek() || dialog.peek())) return;
  time.value = { game: id, seconds: time.peek().seconds + 1 };
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([
        ...times()
          .filter(([name]) => name !== id)
          .slice(1 - MOST),
        [id, time.peek().seconds],
      ]),
    );
  } catch {
    // The time is then lost with the tab.
  }
}

export function Clock() {
  useEffect(() => {
    tick();
    const timer = setInterval(tick, 1000);
    // The board keeps its keys for itself.
    const here = () => void (seen = Date.now());
    for (const name of SIGNS) document.addEventListener(name, here, true);
    return () => {
      clearInterval(timer);
      for (const name of SIGNS) document.removeEventListener(name, here, true);
    };
  }, [game.value.id]);
  // Beginners are in no hurry.
  if ((!settings.value.clock || guided.value) && !paused.value) return null;
  const isPaused = paused.value;
  const text = clockText(time.value.game === game.value.id ? time.value.seconds : 0);
  const label = say(isPaused ? "action-go-on-clock" : "action-pause");
  return button(
    {
      class: "tool clock",
      title: `${label} (P)`,
      "aria-label": `${label}, ${text}`,
      onClick: () => runCommand({ do: "pause" }),
    },
    h(Icon, { name: isPaused ? "play" : "pause" }),
    settings.value.clock && h("span", { "aria-hidden": "true" }, text),
  );
}

// A tick of sound and a short vibration when a digit is entered, for players who wish them; loaded late.

import { settings } from "../settings.js";
import { solved, watch } from "../store.js";

/** The tones of a tick and of a solved board, in hertz. */
const TICK = [660];
const DONE = [523, 659, 784];

/** @type {AudioContext | null} */
let audio = null;

/** @param {number[]} tones one after another */
function play(tones) {
  const now = (audio ??= new AudioContext());
  tones.forEach((tone, i) => {
    const from = now.currentTime + i * 0.12;
    const source = new OscillatorNode(now, { frequency: tone });
    const gain = new GainNode(now, { gain: 0.06 });
    gain.gain.setValueAtTime(0.06, from);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + 0.09);
    source.connect(gain).connect(now.destination);
    source.start(from);
    source.stop(from + 0.1);
  });
}

/** From now on, the player hears and feels digits, as the settings say. */
export function followFeel() {
  watch((before, event, after) => {
    if (event.type !== "game" || event.event.type !== "enter") return;
    if (before.play.game.sheet === after.play.game.sheet) return;
    const { sound, vibration } = settings.peek();
    const done = solved.peek();
    if (sound) play(done ? DONE : TICK);
    if (vibration) navigator.vibrate?.(done ? [10, 60, 10] : 10);
  });
}

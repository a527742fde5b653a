// The player's settings, shared by every page. `changeSettings` is the only way to change them.

import { computed, signal } from "./vendor/signals/signals.js";

/** @import { Settings } from "./types/page.js" */

/** @type {Settings} */
export const DEFAULTS = {
  lang: "en",
  theme: "auto",
  keys: "modern",
  alphabet: "digits",
  clean: true,
  // On a phone the board goes from edge to edge.
  coordinates: !globalThis.matchMedia?.("(max-width: 30rem)").matches,
  same: true,
  digitFirst: false,
  mistakes: false,
  clock: true,
  colors: true,
  forms: false,
  profile: "full",
  own: [],
  technique: "",
  depth: "where",
  offer: true,
  praise: true,
  sound: false,
  vibration: false,
  write: false,
  help: "free",
};

const current = signal(DEFAULTS);

export const settings = computed(() => current.value);

/** @param {Partial<Settings>} change */
export const changeSettings = (change) => void (current.value = { ...current.peek(), ...change });

// The whole state of the page, and the one function that changes it: `reduce(state, event) → state`.
// No DOM, no clock, no network: those are in services that watch the state and send events.

import { openGame, play } from "./game/game.js";
import { only } from "./game/selection.js";

/** @typedef {import("./game/game.js").Game} Game */
/** @typedef {import("./game/selection.js").Selection} Selection */
/** @typedef {import("./types/contract.js").Event} SheetEvent */
/** @typedef {import("./game/game.js").GameEvent} GameEvent */
/** @typedef {import("./types/contract.js").HintReply} HintReply */
/** @typedef {import("./types/contract.js").SpanJson} SpanJson */
/** @typedef {import("./types/contract.js").ValueJson} ValueJson */

/** @typedef {"digit" | "corner" | "candidate"} Mode */
/** @typedef {"en" | "es"} Language */
/** @typedef {{ lang: Language, theme: "auto" | "light" | "dark", clean: boolean, coordinates: boolean, same: boolean }} Settings */

/**
 * What keeps an answer from coming: no server, a slow one, or one that refuses; then in its own words.
 * @typedef {{ code: "offline" | "slow" | "refused", message?: string }} Problem
 */

/**
 * @typedef {object} Hint
 * @property {"asking" | "open" | "failed"} status
 * @property {HintReply} [reply]
 * @property {number} rung the last rung that is shown, from 0
 * @property {Problem} [problem]
 */

/** What the tutor says where there is no hint: an id of page.ftl, or sentences from the server. */
/** @typedef {{ id?: string, text?: SpanJson[], tone: "calm" | "good" | "bad" }} Note */

/** A short notice that can take something back. @typedef {{ id: string, undo?: "event" | "game" }} Toast */

/** @typedef {{ name: "new", text?: string } | { name: "keys" } | { name: "settings" }} Dialog */

/**
 * @typedef {object} State
 * @property {Game} game
 * @property {string | null} previous the id of the game that was open before
 * @property {Selection} selection
 * @property {Mode} mode what a digit does
 * @property {Hint | null} hint
 * @property {boolean} folded on a small screen: the tutor is put away, though it has something to say
 * @property {Note | null} note
 * @property {ValueJson | null} lit what the pointer or focus is on in the tutor's words
 * @property {number | null} pointed the cell that the pointer is on
 * @property {Toast | null} toast
 * @property {Dialog | null} dialog
 * @property {Settings} settings
 * @property {boolean} kept whether the browser keeps the game
 */

/**
 * @typedef {{ type: "game", event: GameEvent }
 *   | { type: "gameOpened", game: Game, fresh: boolean }
 *   | { type: "gameRebased", log: GameEvent[] }
 *   | { type: "selected", selection: Selection }
 *   | { type: "modeChosen", mode: Mode }
 *   | { type: "hintAsked", keep: boolean }
 *   | { type: "hintCame", reply: HintReply }
 *   | { type: "hintFailed", problem: Problem }
 *   | { type: "hintMore" } | { type: "hintClosed" } | { type: "hintApplied" } | { type: "tutorFolded", folded: boolean }
 *   | { type: "noted", note: Note | null }
 *   | { type: "lit", value: ValueJson | null } | { type: "pointed", cell: number | null }
 *   | { type: "toasted", toast: Toast | null }
 *   | { type: "dialogOpened", dialog: Dialog } | { type: "dialogClosed" }
 *   | { type: "set", settings: Partial<Settings> }
 *   | { type: "keeping", kept: boolean }} PageEvent
 */

/** @type {Settings} */
export const DEFAULTS = { lang: "en", theme: "auto", clean: true, coordinates: true, same: true };

/**
 * @param {Game} game
 * @param {Settings} settings
 * @returns {State}
 */
export function initialState(game, settings) {
  return {
    game,
    previous: null,
    selection: only(firstOpen(game)),
    mode: "digit",
    hint: null,
    folded: false,
    note: null,
    lit: null,
    pointed: null,
    toast: null,
    dialog: null,
    settings,
    kept: true,
  };
}

/**
 * @param {State} state
 * @param {PageEvent} event
 * @returns {State}
 */
export function reduce(state, event) {
  switch (event.type) {
    case "game":
      return withGame(state, play(state.game, event.event));
    case "gameOpened":
      return {
        ...initialState(event.game, state.settings),
        kept: state.kept,
        previous: event.fresh ? state.game.id : null,
        toast: event.fresh && state.game.log.length ? { id: "toast-new", undo: "game" } : null,
      };
    case "gameRebased":
      return withGame(state, openGame(state.game.id, state.game.start, event.log));
    case "selected":
      return { ...state, selection: event.selection };
    case "modeChosen":
      return { ...state, mode: event.mode };
    case "hintAsked": {
      // Asked again in another language: what was shown stays until the answer is here.
      if (event.keep && state.hint) return { ...state, lit: null };
      return { ...state, hint: { status: "asking", rung: 0 }, note: null, lit: null, folded: false };
    }
    case "hintCame": {
      if (!state.hint) return state;
      const rung = Math.min(state.hint.rung, event.reply.rungs.length - 1);
      return { ...state, hint: { status: "open", reply: event.reply, rung: Math.max(rung, 0) } };
    }
    case "hintFailed":
      return state.hint ? { ...state, hint: { status: "failed", rung: 0, problem: event.problem } } : state;
    case "hintMore": {
      const { hint } = state;
      if (!hint?.reply || hint.rung + 1 >= hint.reply.rungs.length) return state;
      return { ...state, hint: { ...hint, rung: hint.rung + 1 }, folded: false };
    }
    case "hintClosed":
      return { ...state, hint: null, note: null, lit: null };
    case "hintApplied": {
      const apply = state.hint?.reply?.apply;
      if (!apply) return state;
      const next = withGame(state, play(state.game, withCleaning(apply, state.settings.clean)));
      return { ...next, hint: null, lit: null, note: { id: "note-applied", tone: "calm" } };
    }
    case "tutorFolded":
      return { ...state, folded: event.folded };
    case "noted":
      return { ...state, note: event.note, folded: false };
    case "lit":
      return { ...state, lit: event.value };
    case "pointed":
      return state.pointed === event.cell ? state : { ...state, pointed: event.cell };
    case "toasted":
      return { ...state, toast: event.toast };
    case "dialogOpened":
      return { ...state, dialog: event.dialog, lit: null };
    case "dialogClosed":
      return { ...state, dialog: null, lit: null };
    case "set":
      return {
        ...state,
        settings: { ...state.settings, ...event.settings },
        // Sentences of the server are in the language that they were asked for in.
        note: event.settings.lang && state.note?.text ? null : state.note,
      };
    case "keeping":
      return { ...state, kept: event.kept };
  }
}

/**
 * A hint speaks of the board as it was: when the board changes, it is put away.
 * @param {State} state
 * @param {Game} game
 * @returns {State}
 */
function withGame(state, game) {
  if (game === state.game) return state;
  if (game.sheet === state.game.sheet) return { ...state, game };
  const stale = state.hint?.status === "open" || state.hint?.status === "asking";
  /** @type {Note | null} */
  const note = stale ? { id: "note-stale", tone: "calm" } : null;
  return { ...state, game, hint: null, lit: null, toast: null, note };
}

/**
 * @param {SheetEvent} event
 * @param {boolean} clean
 * @returns {SheetEvent}
 */
function withCleaning(event, clean) {
  return event.type === "accept" || event.type === "enter" ? { ...event, clean } : event;
}

/** @param {Game} game */
function firstOpen({ sheet }) {
  const open = sheet.givens.findIndex((given) => !given);
  return Math.max(open, 0);
}

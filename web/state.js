// The whole state of the page, and the one function that changes it: `reduce(state, event) → state`.
// No DOM, no clock, no network: those are in services that watch the state and send events.

import { geometry } from "./game/geometry.js";
import { openGame, play } from "./game/game.js";
import { only } from "./game/selection.js";
import { freshSheet } from "./game/sheet.js";

/** @typedef {import("./game/game.js").Game} Game */
/** @typedef {import("./game/selection.js").Selection} Selection */
/** @typedef {import("./game/events.js").SheetEvent} SheetEvent */
/** @typedef {import("./game/sheet.js").Sheet} Sheet */
/** @typedef {import("./game/sheet.js").Candidate} Candidate */
/** @typedef {import("./types/contract.js").ComplaintJson} ComplaintJson */
/** @typedef {import("./types/contract.js").CheckReply} CheckReply */
/** @typedef {import("./types/contract.js").SummaryLine} SummaryLine */
/** @typedef {import("./types/contract.js").StepJson} StepJson */
/** @typedef {import("./game/game.js").GameEvent} GameEvent */
/** @typedef {import("./types/contract.js").HintReply} HintReply */
/** @typedef {import("./types/contract.js").SpanJson} SpanJson */
/** @typedef {import("./types/contract.js").ValueJson} ValueJson */

/** What a digit does; as `color` it is a colour, as `filter` it is looked for. */
/** @typedef {"digit" | "corner" | "candidate" | "color" | "filter"} Mode */
/** @typedef {"en" | "es"} Language */
/**
 * @typedef {object} Settings
 * @property {Language} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {"modern" | "thesis"} keys in the thesis' way a digit is a candidate, and Ctrl with a digit enters it
 * @property {"digits" | "letters" | "shapes"} alphabet what digits look like
 * @property {boolean} clean an entry takes its digit out of the marks that it sees
 * @property {boolean} same the digit of the focused cell is shown everywhere
 * @property {boolean} coordinates
 * @property {boolean} digitFirst a digit is chosen first, then its cells
 * @property {boolean} clock it is shown
 * @property {boolean} colors they are shown
 * @property {string} technique the only one that hints and steps are of; empty for all
 */

/**
 * What keeps an answer from coming: no server, a slow one, or one that refuses; then in its own words.
 * @typedef {{ code: "offline" | "slow" | "refused", message?: string }} Problem
 */

/**
 * @typedef {object} Hint
 * @property {"asking" | "open" | "failed"} status
 * @property {HintReply} [reply]
 * @property {number} rung the last rung that is shown, from 0
 * @property {number} [links] so many links of a chain are drawn; all if not said
 * @property {Problem} [problem]
 */

/** What the tutor says where there is no hint: an id of page.ftl, or sentences from the server. */
/** @typedef {{ id?: string, args?: Record<string, string | number>, text?: SpanJson[], lines?: SpanJson[][], table?: SummaryLine[], step?: StepJson, review?: import("./types/contract.js").ReviewReply, tone: "calm" | "good" | "bad" }} Note */

/** A short notice that can take something back. @typedef {{ id: string, args?: Record<string, string | number>, undo?: "event" | "game" }} Toast */

/**
 * A list of steps: all there are now, or a path, which one can walk: then the board is as it is before each.
 * @typedef {object} Walk
 * @property {"steps" | "path"} kind
 * @property {"asking" | "open" | "failed"} status
 * @property {{ name: string, step: StepJson, text: SpanJson[] }[]} steps
 * @property {Sheet[]} sheets of a path: before each step, and after the last
 * @property {SpanJson[]} text what it is or how it ends, in words
 * @property {number} at the step that is shown; -1 for none
 * @property {Problem} [problem]
 */

/** A puzzle that is being written. @typedef {{ sheet: Sheet, past: Sheet[], status: "writing" | "checking" | "refused" | "failed", reply?: CheckReply, problem?: Problem }} Writing */

/**
 * What the player claims to see; part: what a tap marks.
 * @typedef {object} Claim
 * @property {string} technique
 * @property {import("./panels/parts.js").Part} part
 * @property {number[]} cells of the pattern
 * @property {Candidate[]} gone candidates that go
 * @property {"marking" | "asking" | "judged" | "failed"} status
 * @property {import("./types/contract.js").ClaimReply} [reply]
 * @property {Problem} [problem]
 */

/** @typedef {{ digits: number, pairs: boolean }} Filter  a mask of digits; whether cells with two candidates are meant */

/** @typedef {{ name: "new", text?: string, files?: File[] } | { name: "technique", id: string } | { name: "keys" | "settings" | "save" | "print" | "saves" | "choose" }} Dialog */

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
 * @property {Walk | null} walk
 * @property {Writing | null} writing
 * @property {Claim | null} claim
 * @property {Filter} filter
 * @property {number} held the digit that is chosen before its cells; 0 for none
 * @property {(Candidate & { strong: boolean }) | null} linking where a link begins whose end is still to be chosen
 * @property {(Candidate & { x: number, y: number }) | null} menu where the context menu is open; digit 0 for a cell
 * @property {boolean} paused
 * @property {ComplaintJson[]} waved complaints that the player does not want to hear
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
 *   | { type: "walkAsked", kind: "steps" | "path" } | { type: "walkCame", walk: Omit<Walk, "status" | "kind" | "at"> }
 *   | { type: "walkFailed", problem: Problem } | { type: "walked", at: number } | { type: "walkClosed" }
 *   | { type: "writingBegun", boxRows: number, boxColumns: number, sheet?: Sheet } | { type: "written", cells: number[], digit: number }
 *   | { type: "writingUndone" } | { type: "writingAsked" } | { type: "writingRefused", reply?: CheckReply, problem?: Problem } | { type: "writingEnded" }
 *   | { type: "filtered", filter: Filter } | { type: "held", digit: number } | { type: "linked", from: (Candidate & { strong: boolean }) | null }
 *   | { type: "menuOpened", menu: (Candidate & { x: number, y: number }) | null } | { type: "paused", paused: boolean }
 *   | { type: "waved", complaint: ComplaintJson } | { type: "linksShown", links: number }
 *   | { type: "hintMore" } | { type: "hintClosed" } | { type: "hintApplied" } | { type: "tutorFolded", folded: boolean }
 *   | { type: "noted", note: Note | null } | { type: "claimed", claim: Claim | null }
 *   | { type: "lit", value: ValueJson | null } | { type: "pointed", cell: number | null }
 *   | { type: "toasted", toast: Toast | null }
 *   | { type: "dialogOpened", dialog: Dialog } | { type: "dialogClosed" }
 *   | { type: "set", settings: Partial<Settings> }
 *   | { type: "placed", place: Partial<State> } | { type: "keeping", kept: boolean }} PageEvent
 */

/** @type {Settings} */
export const DEFAULTS = {
  lang: "en",
  theme: "auto",
  keys: "modern",
  alphabet: "digits",
  clean: true,
  coordinates: true,
  same: true,
  digitFirst: false,
  clock: true,
  colors: true,
  technique: "",
};

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
    walk: null,
    writing: null,
    claim: null,
    filter: { digits: 0, pairs: false },
    held: 0,
    linking: null,
    menu: null,
    paused: false,
    waved: [],
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
      return {
        ...state,
        hint: { status: "asking", rung: 0 },
        walk: null,
        claim: null,
        note: null,
        lit: null,
        folded: false,
      };
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
    case "linksShown":
      return state.hint ? { ...state, hint: { ...state.hint, links: event.links } } : state;
    case "waved":
      return { ...state, waved: [...state.waved, event.complaint] };
    case "walkAsked":
      return {
        ...state,
        hint: null,
        note: null,
        claim: null,
        lit: null,
        folded: false,
        walk: { kind: event.kind, status: "asking", steps: [], sheets: [], text: [], at: -1 },
      };
    case "walkCame":
      return state.walk
        ? {
            ...state,
            walk: {
              ...state.walk,
              ...event.walk,
              status: "open",
              at: event.walk.steps.length && state.walk.kind === "path" ? 0 : -1,
            },
          }
        : state;
    case "walkFailed":
      return state.walk
        ? { ...state, walk: { ...state.walk, status: "failed", problem: event.problem } }
        : state;
    case "walked":
      return state.walk && state.walk.at !== event.at
        ? { ...state, lit: null, walk: { ...state.walk, at: event.at } }
        : state;
    case "walkClosed":
      return { ...state, walk: null, lit: null };
    case "writingBegun": {
      const board = geometry(event.boxRows, event.boxColumns);
      const sheet = event.sheet ?? freshSheet(board, new Array(board.size).fill(0));
      return {
        ...state,
        hint: null,
        walk: null,
        note: null,
        claim: null,
        lit: null,
        dialog: null,
        mode: "digit",
        folded: false,
        selection: only(0),
        writing: { sheet, past: [], status: "writing" },
      };
    }
    case "written": {
      const { writing } = state;
      if (!writing) return state;
      const givens = writing.sheet.givens.map((given, cell) =>
        event.cells.includes(cell) ? event.digit : given,
      );
      if (givens.every((given, cell) => given === writing.sheet.givens[cell])) return state;
      return {
        ...state,
        lit: null,
        writing: {
          sheet: freshSheet(writing.sheet.board, givens),
          past: [...writing.past, writing.sheet],
          status: "writing",
        },
      };
    }
    case "writingUndone": {
      const { writing } = state;
      const before = writing?.past[writing.past.length - 1];
      return writing && before
        ? { ...state, writing: { sheet: before, past: writing.past.slice(0, -1), status: "writing" } }
        : state;
    }
    case "writingAsked":
      return state.writing
        ? {
            ...state,
            writing: { ...state.writing, status: "checking", reply: undefined, problem: undefined },
          }
        : state;
    case "writingRefused":
      return state.writing
        ? {
            ...state,
            writing: {
              ...state.writing,
              status: event.reply ? "refused" : "failed",
              reply: event.reply,
              problem: event.problem,
            },
          }
        : state;
    case "writingEnded":
      return { ...state, writing: null, lit: null, selection: only(firstOpen(state.game)) };
    case "filtered":
      return { ...state, filter: event.filter };
    case "held":
      return { ...state, held: event.digit };
    case "linked":
      return { ...state, linking: event.from };
    case "menuOpened":
      return { ...state, menu: event.menu };
    case "paused":
      return state.paused === event.paused ? state : { ...state, paused: event.paused, menu: null };
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
    case "claimed":
      return {
        ...state,
        claim: event.claim,
        hint: null,
        walk: null,
        note: null,
        lit: null,
        folded: event.claim ? state.folded : false,
      };
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
        note: event.settings.lang && (state.note?.text || state.note?.review) ? null : state.note,
        claim:
          event.settings.lang && state.claim
            ? { ...state.claim, status: "marking", reply: undefined }
            : state.claim,
      };
    case "placed":
      return { ...state, ...event.place };
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
  // Colours and save points are nothing to the tutor.
  const seen = /** @type {const} */ (["entries", "corners", "candidates", "removed", "excluded"]);
  if (seen.every((part) => game.sheet[part] === state.game.sheet[part])) return { ...state, game };
  const stale =
    state.hint?.status === "open" || state.hint?.status === "asking" || state.walk?.status === "open";
  /** @type {Note | null} */
  const note = stale ? { id: "note-stale", tone: "calm" } : null;
  return { ...state, game, hint: null, walk: null, claim: null, lit: null, toast: null, note };
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

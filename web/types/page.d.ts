// The state of the game's page, and the events that change it. Types only: no browser loads this file.

import type {
  CheckReply,
  ClaimReply,
  ComplaintJson,
  OpennessJson,
  AdviceReply,
  ReviewReply,
  RungJson,
  SpanJson,
  StepJson,
  SummaryLine,
  ValueJson,
} from "./contract.js";
import type { Command as KeyCommand } from "../board/keys.js";
import type { SheetEvent } from "../game/events.js";
import type { Game, GameEvent, Logged } from "../game/game.js";
import type { Move } from "../game/moves.js";
import type { Selection } from "../game/selection.js";
import type { Candidate, Sheet } from "../game/sheet.js";
import type { Race } from "../race/race.js";

// ---- Settings, shared by every page (settings.js)

export type Language = "en" | "es";

export interface Settings {
  lang: Language;
  theme: "auto" | "light" | "dark" | "sepia" | "contrast";
  /** In the thesis' key mode, a plain digit is a candidate, and Ctrl with a digit enters it. */
  keys: "modern" | "thesis";
  /** What digits look like. */
  alphabet: "digits" | "letters" | "shapes";
  /** Whether an entry removes its digit from the marks of its peers. */
  clean: boolean;
  /** Whether the digit of the focused cell is highlighted everywhere. */
  same: boolean;
  /** Whether row and column numbers are shown. */
  coordinates: boolean;
  /** Whether a digit is chosen first, then its cells. */
  digitFirst: boolean;
  /** Whether wrong digits are shown as soon as they are entered. */
  mistakes: boolean;
  /** Whether the clock is shown. */
  clock: boolean;
  /** Whether the player's colours are shown. */
  colors: boolean;
  /** Whether each of them has its shape on the board, too. */
  forms: boolean;
  /** The techniques that hints and steps use: all, the thesis' sixteen, or the player's own choice. */
  profile: "full" | "classic" | "own";
  /** The ids of the player's own choice. */
  own: string[];
  /** The technique that hints and steps are restricted to; empty for all techniques. */
  technique: string;
  /** How much a hint says at once; it says more when asked. */
  depth: "where" | "technique" | "all";
  /** Whether a hint is offered to a player who has not gone on for a while. */
  offer: boolean;
  /** Whether the tutor says a word when the player uses a technique that was learnt. */
  praise: boolean;
  /** Whether a digit is heard when it is entered. */
  sound: boolean;
  /** Whether it is felt, on devices that vibrate. */
  vibration: boolean;
  /** Whether digits are written by hand: in a field in the place of their keys, or with a pen on the board. */
  write: boolean;
  /** How much help new games allow. */
  help: Help;
}

/** How much help a game allows: any, so many hints, or neither hints nor checks. */
export type Help = "free" | "5" | "3" | "1" | "exam";

// ---- The state, grouped by owner (state/)

export interface State {
  play: Play;
  input: Input;
  tutor: Tutor;
  draft: Draft | null;
  panels: Panels;
}

/** What is known about the puzzle of a game. */
export interface GameLabel {
  /** Its level, for example `easy`. */
  level?: string;
  /** Its score. */
  score?: number;
  /** The hardest technique that it needs. */
  hardest?: string;
  /** How much there is to find. */
  openness?: OpennessJson;
  /** If it is a puzzle of a day: the day, for example `2026-11-22`. */
  day?: string;
  /** Whether it is the board that teaches the rules. */
  guide?: boolean;
  /** If practice handed it over: the technique that it is about, with its name. */
  practice?: { id: string; name: string };
  /** If a teacher assigned it: the title of the assignment. */
  task?: string;
  /** The techniques that it was made without. */
  without?: string[];
  /** Whether the techniques that the player has chosen do not solve it. */
  beyond?: boolean;
}

/** The open game. Only this group has undo, and only its log is stored. */
export interface Play {
  game: Game;
  /** The id of the game that was open before this one. */
  previous: string | null;
  /** Whether the browser stores the game. */
  stored: boolean;
  /** Whether the player has stopped the clock. */
  paused: boolean;
}

export type PlayEvent =
  | { type: "game"; event: Logged }
  | { type: "hintApplied"; event: SheetEvent & Pick<Logged, "t" | "technique"> }
  | { type: "gameOpened"; game: Game; fresh: boolean }
  | { type: "gameRebased"; log: GameEvent[] }
  | { type: "paused"; paused: boolean }
  | { type: "storing"; stored: boolean };

/** What the player has selected, and what the next digit does. */
export interface Input {
  selection: Selection;
  mode: Mode;
  filter: Filter;
  /** In digit-first mode, the chosen digit; 0 for none. */
  heldDigit: number;
  /** The start of a link whose end has not been chosen yet. */
  linkStart: LinkStart | null;
  /** Whether, among the colours, a tap on a candidate begins or ends a link, and a drag draws one. */
  pen: boolean;
  /** The cell under the pointer. */
  pointedCell: number | null;
}

/** What a digit key does: with `color` it picks a colour, with `filter` it highlights the digit. */
export type Mode = "digit" | "corner" | "candidate" | "color" | "filter";

/**
 * What is highlighted: a mask of digits, and whether to highlight cells with two candidates. With `noted`, only what the
 * player has noted counts as a candidate.
 */
export type Filter = { digits: number; pairs: boolean; noted?: boolean };

export type LinkStart = Candidate & { strong: boolean };

export type InputEvent =
  | { type: "selected"; selection: Selection }
  | { type: "modeChosen"; mode: Mode }
  | { type: "filtered"; filter: Filter }
  | { type: "digitHeld"; digit: number }
  | { type: "linkStarted"; from: LinkStart | null }
  | { type: "penTaken"; pen: boolean }
  | { type: "pointed"; cell: number | null };

/** What the tutor shows and says. */
export interface Tutor {
  hint: Hint | null;
  walk: Walk | null;
  claim: Claim | null;
  note: Note | null;
  /** Complaints that the player ignores. */
  ignored: ComplaintJson[];
  /** The value of the tutor's word under the pointer or the focus. */
  lit: ValueJson | null;
  /** On a small screen: whether the panel is collapsed although it has something to show. */
  folded: boolean;
}

/** Why a request failed: no server, a timeout, or a refusal with the server's message. */
export type Problem = { code: "offline" | "slow" | "refused" | "absent" | "broken"; message?: string };

export interface Hint {
  status: "asking" | "open" | "failed";
  reply?: AdviceReply;
  /** The last rung shown, from 0. */
  rung: number;
  /** While it is asked for: the rung up to which it will be shown (default: the first). */
  until?: RungJson;
  /** The number of lines of an argument, or of links, that are shown (default: all). */
  linesShown?: number;
  problem?: Problem;
}

/** What the tutor says apart from hints: an id in page.ftl, or sentences from the server. */
export interface Note {
  tone: "calm" | "good" | "bad";
  id?: string;
  args?: Record<string, string | number>;
  text?: SpanJson[];
  lines?: SpanJson[][];
  table?: SummaryLine[];
  step?: StepJson;
  /** The cells with wrong digits, and whether they are shown on the board. */
  wrong?: number[];
  shown?: boolean;
  review?: ReviewReply;
}

/**
 * A list of steps: all that apply now, a path, or the moves of the game so far. On a path, the board shows the sheet
 * before the current step; among the moves, the sheet after the current one.
 */
export interface Walk {
  kind: "steps" | "path" | "moves";
  status: "asking" | "open" | "failed";
  steps: { name: string; step: StepJson; text: SpanJson[] }[];
  /** Of a path or a game: the sheets before each step and after the last one. */
  sheets: Sheet[];
  /** The moves of the game. */
  moves?: Move[];
  /** Steps among them that the tutor took, by the index of the move: found again when they are looked at. */
  found?: Record<number, Walk["steps"][number]>;
  /** What the list is, or how the path ends. */
  text: SpanJson[];
  /** The index of the step that is shown; -1 for none. */
  at: number;
  problem?: Problem;
}

/** What the player claims to see. */
export interface Claim {
  technique: string;
  part: Part;
  /** The cells of the pattern. */
  cells: number[];
  /** The candidates to eliminate. */
  eliminated: Candidate[];
  status: "marking" | "asking" | "judged" | "failed";
  reply?: ClaimReply;
  problem?: Problem;
}

/** What a tap marks: cells of a pattern, or candidates to eliminate. */
export type Part = "cells" | "eliminated";

export type TutorEvent =
  | HintEvent
  | WalkEvent
  | ClaimEvent
  | { type: "noted"; note: Note | null }
  | { type: "lit"; value: ValueJson | null }
  | { type: "tutorFolded"; folded: boolean }
  | { type: "languageChanged" };

export type HintEvent =
  | { type: "hintAsked"; keep: boolean; until?: RungJson }
  | { type: "hintCame"; reply: AdviceReply }
  | { type: "hintFailed"; problem: Problem }
  | { type: "hintMore" }
  | { type: "hintClosed" }
  | { type: "linksShown"; lines: number }
  | { type: "complaintIgnored"; complaint: ComplaintJson };

export type WalkEvent =
  | { type: "walkAsked"; kind: Walk["kind"] }
  | { type: "walkCame"; walk: Pick<Walk, "steps" | "sheets" | "text" | "moves"> }
  | { type: "walkFailed"; problem: Problem }
  | { type: "walked"; at: number }
  | { type: "moveExplained"; at: number; step: Walk["steps"][number] }
  | { type: "walkClosed" };

export type ClaimEvent =
  | { type: "claimStarted"; technique: string; cells: number[] }
  | { type: "claimCellToggled"; cell: number }
  | { type: "claimCandidateToggled"; candidate: Candidate }
  | { type: "claimCleared" }
  | { type: "claimTechniqueChosen"; technique: string }
  | { type: "claimPartChosen"; part: Part }
  | { type: "claimAsked" }
  | { type: "claimJudged"; reply: ClaimReply }
  | { type: "claimFailed"; problem: Problem }
  | { type: "claimClosed" };

/** A puzzle that the player is writing. */
export interface Draft {
  sheet: Sheet;
  /** The sheets that undo returns to, the oldest first. */
  past: Sheet[];
  status: "writing" | "checking" | "refused" | "failed";
  reply?: CheckReply;
  problem?: Problem;
}

export type DraftEvent =
  | { type: "draftStarted"; boxRows: number; boxColumns: number; sheet?: Sheet }
  | { type: "draftWritten"; cells: number[]; digit: number }
  | { type: "draftUndone" }
  | { type: "draftChecking" }
  | { type: "draftRefused"; reply?: CheckReply; problem?: Problem }
  | { type: "draftClosed" };

/** What is open over the page. */
export interface Panels {
  dialog: Dialog | null;
  toast: Toast | null;
  menu: MenuPlace | null;
  /** Whether the page offers games to play, in place of the tutor and the pad. */
  start: boolean;
  /** The day whose puzzles it offers, if it was opened for another day than today. */
  day: string;
}

export type Dialog =
  | { name: "new"; tab?: "variant"; text?: string; files?: File[] }
  | { name: "technique"; id: string }
  | { name: "photo"; file?: File }
  | { name: "race"; race?: Race }
  | { name: "keys" | "settings" | "commands" | "save" | "share" | "print" | "saves" | "choose" };

/** A short notice that can undo something. */
export type Toast = { id: string; args?: Record<string, string | number>; undo?: "event" | "game" };

/** The context menu of a cell, or of a candidate if the digit is not 0. */
export type MenuPlace = { cell: number; digit: number };

export type PanelEvent =
  | { type: "dialogOpened"; dialog: Dialog }
  | { type: "dialogClosed" }
  | { type: "toasted"; toast: Toast | null }
  | { type: "menuOpened"; menu: MenuPlace }
  | { type: "menuClosed" }
  | { type: "startShown"; start: boolean; day?: string };

/** What a reload restores. */
export type Place = Pick<Tutor, "hint" | "claim" | "note" | "ignored" | "folded"> &
  Pick<Input, "selection" | "mode" | "filter">;

/** Every event that can change the state. */
export type PageEvent =
  PlayEvent | InputEvent | TutorEvent | DraftEvent | PanelEvent | { type: "placeRestored"; place: Place };

// ---- Commands: what the player can ask the page to do (commands/)

export type Command =
  | KeyCommand
  | { do: "focus"; cell: number }
  | { do: "tapped"; cell: number; digit?: number }
  | { do: "dragged"; from: Candidate; to: Candidate }
  | { do: "openMenu"; cell: number; digit: number }
  | { do: "color"; color: number }
  | { do: "write"; boxRows: number; boxColumns: number }
  | { do: "walkTo"; at: number }
  | { do: "technique"; id: string }
  | { do: "playLevel"; level: string }
  | { do: "playDay"; day: string; level: string }
  | { do: ButtonCommand };

/** Commands of buttons and menus without parameters. */
export type ButtonCommand =
  | "apply"
  | "applyClaim"
  | "askHint"
  | "checkClaim"
  | "closeHint"
  | "closeWalk"
  | "filterOff"
  | "filterPairs"
  | "foldTutor"
  | "goOnFromThere"
  | "guide"
  | "halfHint"
  | "ignoreComplaint"
  | "moves"
  | "pen"
  | "playOn"
  | "playWalk"
  | "share"
  | "showMistakes"
  | "start"
  | "takeBack"
  | "writeCancel"
  | "writeDone";

/**
 * When something was set, by a hybrid logical clock (crates/jade-game/src/sync/stamp.rs): a time in milliseconds since 1970,
 * and what comes after it at that time; without a count 0.
 */
export interface Stamp {
  at: number;
  count?: number;
}

/** A setting; `at` is 0 if it was never set. */
export interface Setting extends Stamp {
  value: any;
  /**
   * When it was set by the clock of this device, if it has no stamp of its own yet; the stamp is then that of the value it
   * replaced.
   */
  set?: number;
}

/** The settings by name. */
export type Stamped = Record<string, Setting>;

/** What this device knows of the account that it syncs with. */
export interface SyncState {
  id: string;
  name: string;
  /** The number of the last change that this device knows. */
  since: number;
  /** The epoch of the server in which it learned that number; absent before it synced with a server that has one. */
  epoch?: string;
  /** When it last synced, in milliseconds since 1970; 0 if never. */
  at: number;
  /** Whether it syncs; false if the player wants to keep this device apart. */
  on: boolean;
}

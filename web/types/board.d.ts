// The interface of the board component: its config and its handlers. The game, lessons, drills and thumbnails all use
// it. Types only: no browser loads this file.

import type { ValueJson } from "./contract.js";
import type { Filter, Point, Settings } from "./page.js";
import type { Command } from "../board/keys.js";
import type { Drawing } from "../board/hint-shapes.js";
import type { Shape } from "../board/shapes.js";
import type { Geometry } from "../game/geometry.js";
import type { Selection } from "../game/selection.js";
import type { Candidate, Sheet } from "../game/sheet.js";

export type Alphabet = Settings["alphabet"];

/** Returns the text of page.ftl with this id. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Everything that a board shows. Values are compared by identity: to change one, pass a new object. */
export interface BoardConfig {
  sheet: Sheet;
  /** Whether row and column numbers are shown, at the left and at the top. */
  numbered: boolean;
  /** What digits look like. */
  alphabet: Alphabet;
  /** The language of the labels; it must be the one that `say` uses. */
  lang: Settings["lang"];
  say: Say;
  selection: Selection;
  /** Whether the cells that the one selected cell sees are tinted. */
  peers: boolean;
  /** Whether the digit of the one selected cell is highlighted everywhere. */
  same: boolean;
  filter: Filter;
  /** What the tutor draws. */
  drawing: Drawing;
  /** What the tutor's words light up. */
  lit: ValueJson | null;
  /** Whether the player's colours and links are shown. */
  colors: boolean;
  /** How the player's links are drawn; null while the module that draws them is not loaded. */
  links: ((sheet: Sheet) => Shape[]) | null;
  /** Receives what the player does. Without handlers the board is a picture, which keys cannot reach. */
  on: BoardHandlers | null;
  renderer: MakeRenderer;
}

/** What a board reports to its host. The board changes nothing itself: the host answers with `set`. */
export interface BoardHandlers {
  /** A key was pressed. Returns whether the host has handled it; if not, the browser and the page get the key. */
  command(command: Command): boolean;
  /** A press, a drag or a double click changes the selection. */
  select(selection: Selection): void;
  /** A screen reader has moved the focus to a cell. */
  focus(cell: number): void;
  /** A plain click or tap; `digit` is the digit whose candidate position was hit, or 0. */
  tap(cell: number, digit: number): void;
  /** A drag from one cell to another has ended; the digits are those of the candidate positions, or 0. */
  drag?(from: Candidate, to: Candidate): void;
  /** A right click or a long press; `digit` is the candidate that was hit, or 0. */
  menu?(cell: number, digit: number): void;
  /** The mouse has moved to another cell, or off the board. */
  point?(cell: number | null): void;
}

export interface BoardApi {
  /** Changes the config and redraws what depends on it. */
  set(change: Partial<BoardConfig>): void;
  /** Moves the focus to the selected cell. */
  focus(): void;
  /** Lights up a cell for a moment, after a delay in milliseconds. Nothing happens on a picture. */
  glow(cell: number, delay: number): void;
  /** The position of a cell on the screen; undefined if the board is a picture. */
  cellBox(cell: number): DOMRect | undefined;
  destroy(): void;
}

/** From bottom to top: selection, colours, tutor's background, digits and marks, links, tutor's signs, lit words. */
export type LayerName = "choice" | "paint" | "under" | "sheet" | "drawn" | "over" | "chosen" | "lit";

/** Draws shapes in any technology; see `svgRenderer`. */
export interface Renderer {
  element: Element;
  /** The margins before and after the cells, as fractions of the picture's side. */
  near: number;
  far: number;
  /** Replaces the shapes of a layer. */
  show(layer: LayerName, shapes: Shape[]): void;
}

export type MakeRenderer = (board: Geometry, options: { numbered: boolean; alphabet: Alphabet }) => Renderer;

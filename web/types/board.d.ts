// The board as a component: what it is told, what it tells. It is used by the game, by lessons and drills, and by every
// small picture of a sheet. Types only: nothing of this is sent to a browser.

import type { ValueJson } from "./contract.js";
import type { Filter, Point, Settings } from "./page.js";
import type { Command } from "../board/keys.js";
import type { Drawing } from "../board/hint-shapes.js";
import type { Shape } from "../board/shapes.js";
import type { Geometry } from "../game/geometry.js";
import type { Selection } from "../game/selection.js";
import type { Sheet } from "../game/sheet.js";

export type Alphabet = Settings["alphabet"];

/** A text of page.ftl. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** Everything that a board shows. Values are compared by identity: whoever changes one hands over a new one. */
export interface BoardConfig {
  sheet: Sheet;
  /** Row and column numbers stand at the top and left. */
  numbered: boolean;
  /** What digits look like. */
  alphabet: Alphabet;
  /** The language of the labels, which `say` words. */
  lang: Settings["lang"];
  say: Say;
  selection: Selection;
  /** What the one selected cell sees is tinted. */
  peers: boolean;
  /** The digit of the one selected cell is highlighted everywhere. */
  same: boolean;
  filter: Filter;
  /** What the tutor draws. */
  drawing: Drawing;
  /** What the tutor's words light up. */
  lit: ValueJson | null;
  /** The player's colours and links are shown. */
  colors: boolean;
  /** What the player does is told here; without it the board is a picture, and cannot be reached by keys. */
  on: BoardHandlers | null;
  renderer: MakeRenderer;
}

/** What a board tells its host. The board itself changes nothing: the host answers with `set`. */
export interface BoardHandlers {
  /** A key asks for something. Whether the host has done it; else the key is left to the browser and the page. */
  command(command: Command): boolean;
  /** A press, a drag or a double click selects. */
  select(selection: Selection): void;
  /** A screen reader has put the focus on a cell. */
  focus(cell: number): void;
  /** A plain press or tap; `digit` is the one whose candidate has its place there, or 0. */
  tap(cell: number, digit: number): void;
  /** A right click or a long press; `digit` is the candidate that stands there, or 0. */
  menu?(cell: number, digit: number, at: Point): void;
  /** The mouse is over another cell, or over none. */
  point?(cell: number | null): void;
}

export interface BoardApi {
  /** Shows what has changed. */
  set(change: Partial<BoardConfig>): void;
  /** Gives the focus to the selected cell. */
  focus(): void;
  /** Where a cell is on the screen; undefined on a picture. */
  cellBox(cell: number): DOMRect | undefined;
  destroy(): void;
}

/** From the bottom to the top: selection, colours, tutor's ground, digits and marks, links, tutor's signs, lit words. */
export type LayerName = "choice" | "paint" | "under" | "sheet" | "drawn" | "over" | "lit";

/** Draws shapes, by whatever means. */
export interface Renderer {
  element: Element;
  /** Room before and behind the cells, as a share of the whole picture's side. */
  near: number;
  far: number;
  /** Makes a layer show these shapes and no others. */
  show(layer: LayerName, shapes: Shape[]): void;
}

export type MakeRenderer = (board: Geometry, options: { numbered: boolean; alphabet: Alphabet }) => Renderer;

// The record of a game. Pure.

import { movesOf } from "../game/game.js";
import { valueAt } from "../game/sheet.js";
import { today } from "../game/today.js";
import { outcomeOf, RECORD_VERSION } from "./record-rules.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameRecord, RateReply, ReviewReply } from "../types/contract.js" */

/**
 * The record of a game as it stands.
 * @param {Game} game
 * @param {{ full: boolean, seconds: number, now: Date, label: import("../types/page.js").GameLabel, profile: string, tally: import("./tally.js").Tally }} more
 *   full: whether the board is full and right
 * @returns {GameRecord}
 */
export function recordOf(game, { full, seconds, now, label, profile, tally }) {
  const { id, start, sheet } = game;
  const moves = movesOf(game);
  const { level, score, hardest, day } = label;
  const givens = sheet.givens.filter(Boolean).length;
  const prefilled = [...(start.entries ?? "")].filter((digit) => digit !== "." && digit !== " ").length;
  // Without a full board, what is on it is not the solution.
  const right = (/** @type {{ cell: number, digit: number }} */ { cell, digit }) =>
    !full || digit === valueAt(sheet, cell);
  const told = new Set(moves.filter((move) => move.told && right(move)).map(({ cell }) => cell)).size;
  return {
    version: RECORD_VERSION,
    id,
    boxRows: start.boxRows,
    boxColumns: start.boxColumns,
    puzzle: start.givens,
    givens,
    prefilled,
    outcome: outcomeOf(full, told, sheet.givens.length - givens - prefilled),
    .../** @type {Pick<GameRecord, "level">} */ (level ? { level, score, hardest } : {}),
    ...(day ? { day } : {}),
    profile,
    playedOn: "page",
    seconds,
    pauses: tally.pauses,
    mistakes: moves.filter((move) => !right(move)).length,
    hints: /** @type {GameRecord["hints"]} */ (tally.hints),
    told,
    at: now.getTime(),
    date: today(now),
  };
}

/**
 * A record with what the program says about the puzzle and the game.
 * @param {GameRecord} record
 * @param {RateReply | null} rated
 * @param {ReviewReply | null} reviewed
 * @param {Record<string, number[]>} hints how many hints about each technique ended at each rung
 * @returns {GameRecord}
 */
export function completed(record, rated, reviewed, hints) {
  /** @type {NonNullable<GameRecord["techniques"]>} */
  const techniques = {};
  const none = /** @type {GameRecord["hints"]} */ ([0, 0, 0, 0, 0]);
  for (const { technique, easiest, own } of reviewed?.lines ?? [])
    techniques[technique] = { needed: easiest, own, hints: none };
  for (const [id, counts] of Object.entries(hints))
    techniques[id] = {
      needed: techniques[id]?.needed ?? 0,
      own: techniques[id]?.own ?? 0,
      hints: /** @type {GameRecord["hints"]} */ (counts),
    };
  const { level, score, hardest, openness, canonical } = rated ?? {};
  return {
    ...record,
    ...(record.level || !level ? {} : { level, score, hardest }),
    ...(openness ? { openness } : {}),
    ...(canonical ? { canonical } : {}),
    ...(reviewed ? { techniques } : {}),
  };
}

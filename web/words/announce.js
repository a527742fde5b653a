// What is said aloud (in the page's live region) after an event.

import { contentLabel, placeLabel } from "../board/label.js";
import { digitIn } from "../board/lit-shapes.js";
import { digitsIn, symbol } from "../game/geometry.js";
import { conflicts, isSolved, valueAt } from "../game/sheet.js";
import { problemText } from "./fault.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").PageEvent} PageEvent */
/** @typedef {import("../game/sheet.js").Sheet} Sheet */
/** @typedef {import("../board/label.js").Say} Say */

/**
 * @param {Say} say
 * @param {State} before
 * @param {PageEvent} event
 * @param {State} after
 * @returns {string} empty for nothing
 */
export function announcement(say, before, event, after) {
  const words = wordsIn(after);
  switch (event.type) {
    case "game":
    case "hintApplied":
      return [change(say, before, event, after), stale(say, before, after)].filter(Boolean).join(" ");
    case "gameOpened":
      return event.fresh ? say("said-new", { side: after.game.sheet.board.side }) : "";
    case "modeChosen":
      return say("said-mode", { mode: say(`mode-${event.mode}`) });
    case "hintAsked":
      return event.keep ? "" : say("tutor-asking");
    case "hintCame":
    case "hintMore":
      return rung(say, after);
    case "hintFailed":
      return after.hint?.problem ? problemText(say, after.hint.problem) : "";
    case "hintClosed":
      return before.hint ? say("said-hint-closed") : "";
    case "noted":
      return event.note
        ? [
            event.note.id && say(event.note.id, event.note.args),
            words(event.note.text),
            ...(event.note.lines ?? []).map(words),
            ...(event.note.review?.text ?? []).map(words),
          ]
            .filter(Boolean)
            .join(" ")
        : "";
    case "claimed":
      return claimed(say, before, event.claim, after);
    case "paused":
      return say(event.paused ? "said-paused" : "said-going-on");
    case "filtered": {
      const { digits, pairs } = event.filter;
      const list = [
        ...digitsIn(digits).map((digit) => symbol(digit, after.settings.alphabet)),
        ...(pairs ? [say("filter-pairs")] : []),
      ];
      return list.length ? say("said-filter", { digits: list.join(", ") }) : say("said-filter-off");
    }
    case "toasted":
      return event.toast && event.toast.id !== "toast-reset" ? say(event.toast.id, event.toast.args) : "";
    case "walkAsked":
      return say("walk-asking");
    case "walkCame":
      return words(event.walk.text);
    case "walked": {
      const step = after.walk?.steps[event.at];
      return step && after.walk?.kind === "path" ? words(step.text) : "";
    }
    case "walkFailed":
      return problemText(say, event.problem);
    case "writingBegun":
      return say("writing-intro");
    case "writingRefused":
      return event.problem ? problemText(say, event.problem) : words(event.reply?.text);
    case "linked":
      return event.from
        ? say("linking", {
            digit: symbol(event.from.digit, after.settings.alphabet),
            place: placeLabel(say, after.game.sheet, event.from.cell),
          })
        : "";
    case "keeping":
      return event.kept ? "" : say("not-kept");
    default:
      return "";
  }
}

/** @param {Say} say @param {State} before @param {import("../state.js").Claim | null} claim @param {State} after */
function claimed(say, before, claim, after) {
  if (!claim) return say("claim-closed");
  if (!before.claim) return `${say("claim-title")} ${say("claim-how")}`;
  if (claim.problem) return problemText(say, claim.problem);
  if (claim.reply) return claim.reply.findings.map(wordsIn(after)).join(" ");
  const { cells, gone } = claim;
  if (cells === before.claim.cells && gone === before.claim.gone) return "";
  const list = [
    ...cells.map((cell) => placeLabel(say, after.game.sheet, cell)),
    ...gone.map(({ cell, digit }) =>
      say("claim-goes", {
        place: placeLabel(say, after.game.sheet, cell),
        digit: symbol(digit, after.settings.alphabet),
      }),
    ),
  ];
  return say("claim-said", { list: list.join("; ") });
}

/** Sentences, with digits in the alphabet of the board. @param {State} state */
const wordsIn =
  ({ settings: { alphabet } }) =>
  (/** @type {import("../types/contract.js").SpanJson[] | undefined} */ text) =>
    (text ?? []).map((span) => (digitIn(span) ? symbol(digitIn(span), alphabet) : span.text)).join("");

/**
 * @param {Say} say
 * @param {State} before
 * @param {PageEvent} event
 * @param {State} after
 */
function change(say, before, event, after) {
  const was = before.game.sheet;
  const is = after.game.sheet;
  if (was === is) return "";
  if (isSolved(is)) return `${say("solved-title")} ${say("solved-text")}`;
  const wrong = conflicts(is);
  const type = event.type === "game" ? event.event.type : "apply";
  if (type === "undo" || type === "redo") return `${say(`said-${type}`)} ${difference(say, was, is, wrong)}`;
  if (type === "reset") return say("said-reset");
  if (type === "compute") return say("said-filled");
  if (type === "clearMarks") return say("said-cleared");
  if (type === "apply") return `${say("note-applied")} ${difference(say, was, is, wrong)}`;
  if (type === "accept") return say("said-solved");
  const { cells, focus } = after.selection;
  if (cells.length > 1) return say("said-cells", { count: cells.length });
  return contentLabel(say, is, focus, wrong.has(focus), after.settings.alphabet);
}

/**
 * Where two sheets differ.
 * @param {Say} say
 * @param {Sheet} was
 * @param {Sheet} is
 * @param {Set<number>} wrong
 */
function difference(say, was, is, wrong) {
  const all = is.givens.map((_, cell) => cell);
  const entered = all.filter((cell) => valueAt(was, cell) !== valueAt(is, cell));
  const marked = all.filter(
    (cell) => was.candidates[cell] !== is.candidates[cell] || was.corners[cell] !== is.corners[cell],
  );
  const cells = entered.length ? entered : marked;
  if (cells.length === 1)
    return `${placeLabel(say, is, cells[0])}, ${contentLabel(say, is, cells[0], wrong.has(cells[0]))}`;
  return say("said-cells", { count: cells.length });
}

/** @param {Say} say @param {State} before @param {State} after */
const stale = (say, before, after) =>
  before.hint && after.note?.id === "note-stale" ? say("note-stale") : "";

/** @param {Say} say @param {State} after */
function rung(say, after) {
  const reply = after.hint?.reply;
  if (!reply || !after.hint) return "";
  const { name, text } = reply.rungs[after.hint.rung] ?? { name: "message", text: [] };
  const sentence = wordsIn(after)(text);
  return reply.rungs.length > 1 ? `${say(`rung-${name}`)}: ${sentence}` : sentence;
}

// What a screen reader announces, in the page's live region, after an event.

import { contentLabel, placeLabel } from "../board/label.js";
import { digitIn } from "../board/lit-shapes.js";
import { digitsIn, symbol } from "../game/geometry.js";
import { conflicts, faultId, isSolved, pairsOf, valueAt } from "../game/sheet.js";
import { problemText } from "./fault.js";

/** @import { Say } from "../types/board.js" */
/** @import { Sheet } from "../game/sheet.js" */
/** @import { PageEvent, Settings, State } from "../types/page.js" */

/**
 * @param {Say} say
 * @param {State} before
 * @param {PageEvent} event
 * @param {State} after
 * @param {Settings["alphabet"]} [alphabet] how the board shows digits
 * @returns {string} empty if there is nothing to announce
 */
export function announcement(say, before, event, after, alphabet = "digits") {
  const words = wordsIn(alphabet);
  switch (event.type) {
    case "game":
    case "hintApplied":
      return [change(say, before, event, after, alphabet), stale(say, before, after)]
        .filter(Boolean)
        .join(" ");
    case "gameOpened":
      return event.fresh ? say("said-new", { side: after.play.game.sheet.board.side }) : "";
    case "modeChosen":
      return say("said-mode", { mode: say(`mode-${event.mode}`) });
    case "hintAsked":
      return event.keep ? "" : say("tutor-asking");
    case "hintCame":
    case "hintMore":
      return rung(say, after, words);
    case "hintFailed":
      return problemText(say, event.problem);
    case "hintClosed":
      return before.tutor.hint ? say("said-hint-closed") : "";
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
    case "claimStarted":
      return `${say("claim-title")} ${say("claim-how")}`;
    case "claimClosed":
      return before.tutor.claim ? say("claim-closed") : "";
    case "claimFailed":
      return problemText(say, event.problem);
    case "claimJudged":
      return event.reply.findings.map(words).join(" ");
    case "claimCellToggled":
    case "claimCandidateToggled":
    case "claimCleared":
      return claimed(say, after, alphabet);
    case "linksShown": {
      const rung = after.tutor.hint?.reply?.rungs.find(({ argument }) => argument);
      return words(rung?.argument?.lines[event.lines - 1]?.text);
    }
    case "paused":
      return say(event.paused ? "said-paused" : "said-going-on");
    case "filtered": {
      const { digits, pairs } = event.filter;
      const list = [
        ...digitsIn(digits).map((digit) => symbol(digit, alphabet)),
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
      const { walk } = after.tutor;
      const step = walk?.steps[event.at];
      if (walk?.kind === "moves") return say("moves-said", { at: event.at, count: walk.sheets.length - 1 });
      return step && walk?.kind === "path" ? words(step.text) : "";
    }
    case "moveExplained":
      return words(event.step.text);
    case "walkFailed":
      return problemText(say, event.problem);
    case "draftStarted":
      return say("writing-intro");
    case "draftRefused":
      return event.problem ? problemText(say, event.problem) : words(event.reply?.text);
    case "linkStarted":
      return event.from
        ? say(after.input.pen ? "pen-start" : "linking", {
            digit: symbol(event.from.digit, alphabet),
            place: placeLabel(say, after.play.game.sheet, event.from.cell),
          })
        : "";
    case "penTaken":
      return say(event.pen ? "pen-how" : "pen-off");
    case "storing":
      return event.stored ? "" : say("not-kept");
    default:
      return "";
  }
}

/** What the claim marks so far. @param {Say} say @param {State} after @param {Settings["alphabet"]} alphabet */
function claimed(say, { play, tutor: { claim } }, alphabet) {
  const { sheet } = play.game;
  const list = [
    ...(claim?.cells ?? []).map((cell) => placeLabel(say, sheet, cell)),
    ...(claim?.eliminated ?? []).map(({ cell, digit }) =>
      say("claim-goes", { place: placeLabel(say, sheet, cell), digit: symbol(digit, alphabet) }),
    ),
  ];
  return say("claim-said", { list: list.join("; ") });
}

/** Turns sentences into text, with digits in the board's alphabet. @param {Settings["alphabet"]} alphabet */
const wordsIn = (alphabet) => (/** @type {import("../types/contract.js").SpanJson[] | undefined} */ text) =>
  (text ?? []).map((span) => (digitIn(span) ? symbol(digitIn(span), alphabet) : span.text)).join("");

/**
 * @param {Say} say
 * @param {State} before
 * @param {PageEvent} event
 * @param {State} after
 * @param {Settings["alphabet"]} alphabet
 */
function change(say, before, event, after, alphabet) {
  const was = before.play.game.sheet;
  const is = after.play.game.sheet;
  if (was === is) return "";
  if (isSolved(is)) return `${say("solved-title")} ${say("solved-text")}`;
  const wrong = conflicts(is);
  const type = event.type === "game" ? event.event.type : "apply";
  if (type === "undo" || type === "redo") return `${say(`said-${type}`)} ${difference(say, was, is, wrong)}`;
  if (type === "reset") return say("said-reset");
  if (type === "compute") return say("said-filled");
  if (type === "clearMarks") return say("said-cleared");
  if (type === "apply")
    return `${say(after.tutor.note?.id ?? "note-applied")} ${difference(say, was, is, wrong)}`;
  if (type === "accept") return say("said-solved");
  const { cells, focus } = after.input.selection;
  if (cells.length > 1) return say("said-cells", { count: cells.length });
  // Why, as the tutor's panel shows it.
  const faults = type === "enter" ? pairsOf(is, focus) : [];
  return [
    contentLabel(say, is, focus, wrong.has(focus), alphabet),
    ...faults.map(({ house, other, digit }) =>
      say(faultId(house, other === focus), {
        number: house?.number ?? 0,
        place: placeLabel(say, is, other),
        digit: symbol(digit, alphabet),
      }),
    ),
  ].join(". ");
}

/**
 * Describes how two sheets differ.
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
const stale = (say, before, after) => {
  const id = after.tutor.note?.id;
  return before.tutor.hint && (id === "note-stale" || id === "note-found") ? say(id) : "";
};

/** @param {Say} say @param {State} after @param {ReturnType<typeof wordsIn>} words */
function rung(say, { tutor: { hint } }, words) {
  if (!hint?.reply) return "";
  const { reply } = hint;
  const { name, text } = reply.rungs[hint.rung] ?? { name: "message", text: [] };
  const sentence = words(text);
  return reply.rungs.length > 1 ? `${say(`rung-${name}`)}: ${sentence}` : sentence;
}

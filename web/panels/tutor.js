// The tutor's panel: an invitation, a hint rung by rung, a list of steps, a puzzle being written, or a message. The
// board does not move when the panel changes.

import { aside, button, h, say, useLayoutEffect, useRef } from "../ui.js";
import { late, withTutorStyle } from "../late.js";
import { focusBoard } from "./game-board.js";
import { cellName, placeLabel } from "../board/label.js";
import { runCommand } from "../commands/run.js";
import { allowance, isExam } from "../help/help.js";
import { digitOf, symbol } from "../game/geometry.js";
import { faultId, isRestricted, pairsOf } from "../game/sheet.js";
import { settings } from "../settings.js";
import {
  claim,
  draft,
  folded,
  guided,
  hint,
  linkStart,
  mode,
  note,
  paused,
  pen,
  selection,
  sheet,
  solved,
  walk,
} from "../store.js";
import { withMoreWords } from "../say.js";
import { problemText } from "../words/fault.js";
import { Icon } from "./icons.js";
import { Lines, Spans } from "./spans.js";
import { ToolButton } from "./tool-buttons.js";
import { ROOT } from "../root.js";

/** @import { AdviceReply } from "../types/contract.js" */
/** @import { Hint, Note } from "../types/page.js" */

/**
 * A view of the panel that is loaded late.
 * @template {keyof typeof import("./tutor-views.js")} Name
 * @param {Name} name
 */
const view = (name) =>
  /** @type {typeof import("./tutor-views.js")[Name]} */ (
    /** @type {any} */ (
      late(
        async () =>
          /** @type {any} */ ((await withTutorStyle(withMoreWords(import("./tutor-views.js"))))[name]),
      )
    )
  );
const BarredBar = view("BarredBar");
const RulesBar = view("RulesBar");
const Chosen = view("Chosen");
const ClaimActions = view("ClaimActions");
const ClaimBody = view("ClaimBody");
const Guide = view("Guide");
const HelpLeft = view("HelpLeft");
const Ladder = view("Ladder");
const NameLink = view("NameLink");
const Review = view("Review");
const Table = view("Table");
const WalkActions = view("WalkActions");
const WalkList = view("WalkList");
const Writing = view("Writing");
const WritingActions = view("WritingActions");

/** Whether the tutor says something of which the pad is no part. On a small screen it then covers the pad. */
export const tutorCovers = () =>
  walk.value !== null ||
  claim.value !== null ||
  draft.value?.reply !== undefined ||
  note.value?.table !== undefined ||
  note.value?.review !== undefined ||
  solved.value;

/** Whether the tutor's text needs more than a line. */
const tutorSpeaks = () =>
  hint.value !== null ||
  walk.value !== null ||
  claim.value !== null ||
  draft.value?.reply !== undefined ||
  isLong(note.value) ||
  solved.value;

/** Whether a note takes more than a line. @param {Note | null} one */
const isLong = (one) =>
  one !== null &&
  (one.tone === "bad" || one.text !== undefined || one.table !== undefined || one.review !== undefined);

/** Keeps the focus on the board when the tutor's buttons are clicked. @param {Event} event */
const keepFocus = (event) => event.preventDefault();

export function Tutor() {
  const open = hint.value;
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const within = useRef(false);
  // Read before this rendering removes the focused button.
  within.current = host.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    const next = /** @type {HTMLElement | null} */ (
      hint.peek() || walk.peek() || draft.peek() || claim.peek()
        ? host.current?.querySelector(".tutor-foot button")
        : null
    );
    if (next) next.focus({ preventScroll: true });
    // There is nothing more to ask for: the player goes on.
    else focusBoard();
  });
  const bad =
    draft.value?.reply ||
    open?.reply?.kind === "complaint" ||
    open?.status === "failed" ||
    note.value?.tone === "bad";
  const speaks = tutorSpeaks();
  // With long text, the buttons are below it.
  const writes = draft.value || guided.value;
  const look = `tutor${writes ? " writes" : ""}${bad ? " bad" : ""}${speaks ? " speaks" : ""}${folded.value ? " folded" : ""}${walk.value ? " walks" : ""}`;
  return h(
    "section",
    { class: look, ref: host, "aria-labelledby": "tutor-title" },
    h(
      "div",
      { class: "tutor-head", onMouseDown: keepFocus },
      h("h2", { id: "tutor-title" }, bad && h(Icon, { name: "warning" }), title(open)),
      open?.reply && open.reply.rungs.length > 1 && h(Rungs, { hint: open }),
      speaks &&
        h(ToolButton, {
          name: "fold",
          text: folded.value ? "action-unfold" : "action-fold",
          look: "fold-button",
          onClick: () => runCommand({ do: "foldTutor" }),
        }),
      (open || note.value) &&
        h(ToolButton, {
          name: "close",
          text: "action-close-hint",
          onClick: () => runCommand({ do: "closeHint" }),
        }),
      walk.value &&
        h(ToolButton, {
          name: "close",
          text: "action-close-list",
          onClick: () => (runCommand({ do: "closeWalk" }), focusBoard()),
        }),
    ),
    h(Chosen, {}),
    sheet.value.board.rules && !draft.value && !solved.value && h(RulesBar, {}),
    isRestricted(sheet.value) && !draft.value && !solved.value && h(BarredBar, {}),
    allowance.value.help !== "free" && !draft.value && !solved.value && h(HelpLeft, {}),
    h(
      "div",
      {
        class: "tutor-body",
        tabIndex: speaks ? 0 : undefined,
        role: speaks ? "group" : undefined,
        "aria-labelledby": speaks ? "tutor-title" : undefined,
      },
      body(open),
    ),
    h("div", { class: "tutor-foot", onMouseDown: keepFocus }, h(Actions, { hint: open })),
  );
}

/** @param {Hint | null} open */
function title(open) {
  if (draft.value) return say("writing-title");
  if (claim.value) return say("claim-title");
  if (note.value?.review) return say("review-title");
  if (walk.value) return say(`walk-${walk.value.kind}`);
  if (open?.status === "failed") return say("tutor-failed");
  if (open?.reply?.kind === "complaint") return say("tutor-complaint");
  if (open) return say("tutor-hint");
  return solved.value ? say("solved-title") : say("tutor-title");
}

/** @param {Hint | null} open */
function body(open) {
  if (paused.value) return h("p", {}, say("paused"));
  if (draft.value) return h(Writing, { writing: draft.value });
  if (claim.value) return h(ClaimBody, { claim: claim.value });
  if (walk.value) return h(WalkList, { walk: walk.value });
  if (open?.status === "asking") return aside("tutor-asking");
  if (open?.status === "failed" && open.problem) {
    return [h("p", {}, problemText(say, open.problem)), aside("problem-go-on")];
  }
  if (open?.reply) return h(Ladder, { reply: open.reply, rung: open.rung });
  const current = note.value;
  if (current?.review) return h(Review, { review: current.review });
  if (solved.value && !current?.table)
    return h(
      "p",
      {},
      current?.id === "note-solved-for-you" ? say("note-solved-for-you") : say("solved-text"),
    );
  const linking = linkStart.value;
  if (pen.value && !linking) return h("p", {}, say("pen-how"));
  if (linking)
    return h(
      "p",
      {},
      say(pen.value ? "pen-start" : "linking", {
        digit: symbol(linking.digit, settings.value.alphabet),
        place: pen.value
          ? cellName(say, sheet.value.board, linking.cell)
          : placeLabel(say, sheet.value, linking.cell),
      }),
    );
  // On the board that teaches the rules, the next task follows a hint at once.
  if (current && !(guided.value && current.tone === "calm")) return h(NoteText, { note: current });
  if (guided.value) return h(Guide, {});
  const faults = pairsOf(sheet.value, selection.value.focus);
  if (faults.length)
    return faults.map((fault, i) => h("p", { key: i }, h(Spans, { text: faultSpans(fault) })));
  // What the chosen key of the pad does, for those who have not met it yet.
  if (mode.value !== "digit") return h("p", { class: "idle" }, say(`mode-${mode.value}-how`));
  if (isExam.value) return h("p", { class: "idle" }, say("help-exam-open"));
  return [
    h(
      "p",
      { class: "idle" },
      say("tutor-welcome"),
      " ",
      h("span", { class: "more-words" }, say("tutor-welcome-how"), " "),
      h("a", { class: "learn-here", href: `${ROOT}learn` }, say("tutor-welcome-learn")),
    ),
    h("p", { class: "quiet more-words" }, say("tutor-welcome-more")),
  ];
}

/** @param {{ note: Note }} props */
function NoteText({ note: { id, args, text, lines, table, step } }) {
  return [
    (id || text) &&
      h(
        "p",
        {},
        id ? say(id, args) : h(Spans, { text: text ?? [] }),
        id === "note-wrote" && [
          " ",
          button({ class: "word-button", onClick: () => runCommand({ do: "fill" }) }, say("action-fill")),
        ],
        step && [" ", h(NameLink, { id: step.technique })],
      ),
    lines && h(Lines, { lines }),
    table && table.length > 0 && h(Table, { lines: table }),
  ];
}

/** Describes which rule a cell breaks, and with which other cell. @param {ReturnType<typeof pairsOf>[number]} fault @returns {import("../types/contract.js").SpanJson[]} */
function faultSpans({ house, other, digit }) {
  // The other cell is a span of its own, which lights up the cell.
  const [before, after] = say(faultId(house, other === selection.peek().focus), {
    number: house?.number ?? 0,
    place: "\n",
    digit: symbol(digit, settings.value.alphabet),
  }).split("\n");
  return [
    { text: before },
    { text: cellName(say, sheet.value.board, other), value: { kind: "cell", cell: other } },
    { text: after ?? "" },
  ];
}

/** The progress through the rungs of a hint. @param {{ hint: Hint }} props */
function Rungs({ hint: { reply, rung } }) {
  const of = reply?.rungs.length ?? 0;
  return h(
    "span",
    { class: "rungs", role: "img", "aria-label": say("rung-count", { rung: rung + 1, of }) },
    Array.from({ length: of }, (_, i) => h("i", { key: i, class: i <= rung ? "on" : "" })),
  );
}

/** @param {string} key */
const keySign = (key) => h("kbd", { "aria-hidden": "true" }, key);

/** Whether a letter is a digit of the open board, and so no command. @param {string} letter */
function isDigit(letter) {
  const { side } = sheet.value.board;
  const digit = settings.value.alphabet === "letters" ? letter.charCodeAt(0) - 64 : digitOf(letter);
  return digit <= side;
}

/** @param {{ hint: Hint | null }} props */
function Actions({ hint: open }) {
  if (draft.value) return h(WritingActions, { writing: draft.value });
  if (claim.value) return h(ClaimActions, { claim: claim.value });
  if (walk.value) return h(WalkActions, { walk: walk.value });
  const reply = open?.reply;
  const last = reply !== undefined && open !== null && open.rung + 1 >= reply.rungs.length;
  const shown = reply?.rungs.slice(0, (open?.rung ?? 0) + 1) ?? [];
  const canApply =
    reply &&
    "apply" in reply &&
    reply.apply &&
    shown.some(({ name }) => name === "reasoning" || name === "apply");
  if (solved.value && !open) {
    return [
      button(
        { key: "new", class: "main-button", onClick: () => runCommand({ do: "new" }) },
        say("action-new"),
      ),
      !note.value?.review &&
        button({ key: "review", onClick: () => runCommand({ do: "review" }) }, say("action-review")),
    ];
  }
  // An exam has nothing to offer.
  if (isExam.value && !open) return null;
  return [
    reply &&
      !last &&
      button(
        { key: "more", class: "main-button", onClick: () => runCommand({ do: "hint" }) },
        say("action-more"),
      ),
    note.value?.id === "note-offer" &&
      button(
        { key: "half", class: "main-button", onClick: () => runCommand({ do: "halfHint" }) },
        say("action-half"),
      ),
    !reply &&
      note.value?.id !== "note-offer" &&
      button(
        {
          key: "hint",
          class: "main-button hint-button",
          "aria-disabled": open?.status === "asking" ? "true" : undefined,
          onClick: () => open?.status !== "asking" && runCommand({ do: "askHint" }),
        },
        say(open?.status === "failed" ? "action-retry" : "action-hint"),
        // On boards where H is a digit, the other key of hints.
        keySign(isDigit("H") ? "?" : "H"),
      ),
    !reply &&
      open?.status !== "asking" &&
      note.value?.wrong &&
      !note.value.shown &&
      button(
        { key: "where", onClick: () => runCommand({ do: "showMistakes" }) },
        say("action-show-mistakes"),
      ),
    !reply &&
      !guided.value &&
      open?.status !== "asking" &&
      !note.value?.wrong &&
      button(
        { key: "check", class: "check-button", onClick: () => runCommand({ do: "checkRules" }) },
        say("action-check-now"),
      ),
    !reply &&
      !guided.value &&
      open?.status !== "asking" &&
      button(
        { key: "step", class: "step-button", onClick: () => runCommand({ do: "step" }) },
        say("action-step"),
        !isDigit("J") && keySign("J"),
      ),
    reply?.kind === "complaint" &&
      !reply.dismissed &&
      button({ key: "dismiss", onClick: () => runCommand({ do: "ignoreComplaint" }) }, say("action-dismiss")),
    canApply &&
      button(
        {
          key: "apply",
          class: last ? "main-button apply-button" : "apply-button",
          onClick: () => runCommand({ do: "apply" }),
        },
        say("action-apply"),
      ),
  ];
}

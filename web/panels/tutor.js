// The tutor's panel: an invitation, a hint rung by rung, or what there is to say. Its size never moves the board.

import { useEffect, useLayoutEffect, useRef } from "../vendor/preact/hooks.js";
import { h } from "../vendor/preact/preact.js";
import { focusBoard } from "../board/grid.js";
import { runCommand } from "../commands.js";
import { hint, note, solved, state } from "../store.js";
import { problemText } from "../words/announce.js";
import { say } from "../words/say.js";
import { Icon } from "./icons.js";
import { Spans } from "./spans.js";
import { ToolButton } from "./head.js";

/** @typedef {import("../state.js").Hint} Hint */
/** @typedef {import("../types/contract.js").HintReply} HintReply */

/** Whether the tutor has more to say than fits in a line; on a small screen it then lies over the pad. */
export const tutorSpeaks = () => hint.value !== null || note.value?.tone === "bad" || solved.value;

/** The focus stays on the board when the tutor's buttons are used with the mouse. @param {Event} event */
const keepFocus = (event) => event.preventDefault();

export function Tutor() {
  const open = hint.value;
  const host = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const within = useRef(false);
  // Before this rendering takes away the button that has the focus.
  within.current = host.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    const next = /** @type {HTMLElement | null} */ (hint.peek() ? host.current?.querySelector(".tutor-foot button") : null);
    if (next) next.focus({ preventScroll: true });
    // There is nothing more to ask: play goes on.
    else focusBoard();
  });
  const bad = open?.reply?.kind === "complaint" || open?.status === "failed" || note.value?.tone === "bad";
  const speaks = tutorSpeaks();
  const look = `tutor${bad ? " bad" : ""}${speaks ? " speaks" : ""}${state.value.folded ? " folded" : ""}`;
  return h("section", { class: look, ref: host, "aria-labelledby": "tutor-title" },
    h("div", { class: "tutor-head", onMouseDown: keepFocus },
      h("h2", { id: "tutor-title" }, bad && h(Icon, { name: "warning" }), title(open)),
      open?.reply && open.reply.rungs.length > 1 && h(Rungs, { hint: open }),
      speaks && h(ToolButton, {
        name: "fold", text: state.value.folded ? "action-unfold" : "action-fold", look: "fold-button",
        onClick: () => runCommand({ do: "foldTutor" }),
      }),
      (open || note.value) && h(ToolButton, { name: "close", text: "action-close-hint", onClick: () => runCommand({ do: "closeHint" }) })),
    h("div", { class: "tutor-body", tabIndex: speaks ? 0 : undefined, role: speaks ? "group" : undefined, "aria-labelledby": speaks ? "tutor-title" : undefined }, body(open)),
    h("div", { class: "tutor-foot", onMouseDown: keepFocus }, h(Actions, { hint: open })));
}

/** @param {Hint | null} open */
function title(open) {
  if (open?.status === "failed") return say("tutor-failed");
  if (open?.reply?.kind === "complaint") return say("tutor-complaint");
  if (open) return say("tutor-hint");
  return solved.value ? say("solved-title") : say("tutor-title");
}

/** @param {Hint | null} open */
function body(open) {
  if (open?.status === "asking") return h("p", { class: "quiet" }, say("tutor-asking"));
  if (open?.status === "failed" && open.problem) {
    return [h("p", {}, problemText(say, open.problem)), h("p", { class: "quiet" }, say("problem-go-on"))];
  }
  if (open?.reply) return h(Ladder, { reply: open.reply, rung: open.rung });
  if (solved.value) return h("p", {}, note.value?.id === "note-solved-for-you" ? say("note-solved-for-you") : say("solved-text"));
  const said = note.value;
  if (said) return h("p", {}, said.id ? say(said.id) : h(Spans, { text: said.text ?? [] }));
  return [h("p", {}, say("tutor-welcome"), h("span", { class: "more-words" }, ` ${say("tutor-welcome-how")}`)), h("p", { class: "quiet more-words" }, say("tutor-welcome-more"))];
}

/** The rungs so far; the earlier ones stay readable. @param {{ reply: HintReply, rung: number }} props */
function Ladder({ reply, rung }) {
  const list = /** @type {{ current: HTMLOListElement | null }} */ (useRef(null));
  useEffect(() => {
    const last = /** @type {HTMLElement | null | undefined} */ (list.current?.lastElementChild);
    const panel = list.current?.parentElement;
    // Only the panel scrolls, never the page: the board stays where it is.
    if (last && panel) panel.scrollTop = Math.min(last.offsetTop, last.offsetTop + last.offsetHeight - panel.clientHeight + 8);
  }, [reply, rung]);
  if (reply.rungs.length === 1) return h("p", {}, h(Spans, { text: reply.rungs[0].text }));
  return h("ol", { class: "ladder", ref: list }, reply.rungs.slice(0, rung + 1).map(({ name, text }, i) =>
    h("li", { key: name, class: i === rung ? "rung now" : "rung" },
      h("h3", {}, say(`rung-${name}`)), h("p", {}, h(Spans, { text })),
      name === "technique" && reply.step && h("a", { class: "lesson-link", href: `/learn/${reply.step.technique}` }, say("action-lesson")))));
}

/** How far the hint has come. @param {{ hint: Hint }} props */
function Rungs({ hint: { reply, rung } }) {
  const of = reply?.rungs.length ?? 0;
  return h("span", { class: "rungs", role: "img", "aria-label": say("rung-count", { rung: rung + 1, of }) },
    Array.from({ length: of }, (_, i) => h("i", { key: i, class: i <= rung ? "on" : "" })));
}

/** @param {{ hint: Hint | null }} props */
function Actions({ hint: open }) {
  const reply = open?.reply;
  const last = reply !== undefined && open !== null && open.rung + 1 >= reply.rungs.length;
  const shown = reply?.rungs.slice(0, (open?.rung ?? 0) + 1) ?? [];
  const ready = reply?.apply && shown.some(({ name }) => name === "reasoning" || name === "apply");
  if (solved.value && !open) {
    return h("button", { type: "button", class: "main-button", onClick: () => runCommand({ do: "new" }) }, say("action-new"));
  }
  return [
    reply && !last && h("button", { key: "more", type: "button", class: "main-button", onClick: () => runCommand({ do: "hint" }) },
      say("action-more")),
    !reply && h("button", {
      key: "hint", type: "button", class: "main-button hint-button", "aria-disabled": open?.status === "asking" ? "true" : undefined,
      onClick: () => open?.status !== "asking" && runCommand({ do: "askHint" }),
    }, say(open?.status === "failed" ? "action-retry" : "action-hint"), h("kbd", { "aria-hidden": "true" }, "H")),
    ready && h("button", { key: "apply", type: "button", class: last ? "main-button apply-button" : "apply-button", onClick: () => runCommand({ do: "apply" }) },
      say("action-apply")),
  ];
}

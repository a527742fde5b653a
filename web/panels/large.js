// A board that is too large to play: it can be shown and solved.

import { button, h, say, useState } from "../ui.js";
import { symbolsOf } from "../game/symbols.js";
import { settings } from "../settings.js";
import { ask } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { fault } from "./icons.js";
import { Spans } from "./spans.js";

/** @import { LargeReply } from "../types/contract.js" */

/** @param {{ text: string }} props */
export function Large({ text }) {
  const [reply, setReply] = useState(/** @type {LargeReply | null} */ (null));
  const [state, setState] = useState({ busy: false, solved: false, problem: "" });
  const show = () => {
    if (state.busy) return;
    setState({ busy: true, solved: false, problem: "" });
    ask("large", { text, lang: settings.peek().lang }).then(
      (/** @type {LargeReply} */ found) => (
        setReply(found),
        setState({ busy: false, solved: false, problem: "" })
      ),
      (error) => {
        setState({ busy: false, solved: false, problem: faultText(error) });
      },
    );
  };
  return h(
    "div",
    { class: "large" },
    !reply &&
      button(
        { "aria-disabled": Boolean(state.busy), onClick: show },
        say(state.busy ? "writing-checking" : "large-show"),
      ),
    state.problem && fault(state.problem),
    reply && h("p", {}, h(Spans, { text: reply.text.map(({ text: words }) => ({ text: words })) })),
    reply?.solution &&
      button(
        { "aria-pressed": state.solved, onClick: () => setState({ ...state, solved: !state.solved }) },
        say("large-solve"),
      ),
    reply &&
      h(Board, {
        reply,
        solved: state.solved,
        symbols: symbolsOf(text, reply.boxes.rows * reply.boxes.columns),
      }),
  );
}

/** @param {{ reply: LargeReply, solved: boolean, symbols: string | null }} props */
function Board({ reply: { boxes, digits, solution }, solved, symbols }) {
  const side = boxes.rows * boxes.columns;
  const shown = solved && solution ? solution : digits;
  const lines = (/** @type {(i: number) => boolean} */ across, /** @type {(i: number) => boolean} */ down) =>
    Array.from({ length: side - 1 }, (_, i) => i + 1)
      .map((i) => (across(i) ? `M0 ${i} H${side} ` : "") + (down(i) ? `M${i} 0 V${side} ` : ""))
      .join("");
  return h(
    "svg",
    {
      class: "board large-board",
      viewBox: `-0.05 -0.05 ${side + 0.1} ${side + 0.1}`,
      role: "img",
      "aria-label": say("board-label", { side }),
    },
    h("rect", { x: 0, y: 0, width: side, height: side, class: "paper" }),
    h("path", {
      d: lines(
        () => true,
        () => true,
      ),
      class: "thin-line",
    }),
    h("path", {
      d: lines(
        (i) => i % boxes.rows === 0,
        (i) => i % boxes.columns === 0,
      ),
      class: "thick-line",
    }),
    h("rect", { x: 0, y: 0, width: side, height: side, class: "border" }),
    shown.map(
      (digit, cell) =>
        digit > 0 &&
        h(
          "text",
          {
            key: cell,
            x: (cell % side) + 0.5,
            y: Math.floor(cell / side) + 0.5 + 0.19,
            "font-size": 0.56,
            class: digits[cell] ? "digit given" : "digit entry",
          },
          symbols ? symbols[digit - 1] : digit,
        ),
    ),
  );
}

// A hint, rung by rung; loaded late.

import { h, say, useEffect, useRef } from "../ui.js";
import { ROOT } from "../root.js";
import { Argument, Legend, LinkPlayer, Notation } from "./legend.js";
import { Spans } from "./spans.js";
import { Truths } from "./truths.js";

/** @import { AdviceReply } from "../types/contract.js" */

/** The rungs shown so far; earlier ones stay readable. @param {{ reply: AdviceReply, rung: number }} props */
export function Ladder({ reply, rung }) {
  const list = /** @type {{ current: HTMLOListElement | null }} */ (useRef(null));
  useEffect(() => {
    const last = /** @type {HTMLElement | null | undefined} */ (list.current?.lastElementChild);
    const panel = list.current?.parentElement;
    // Scroll only the panel, not the page: the board stays in place.
    if (last && panel)
      panel.scrollTop = Math.min(last.offsetTop, last.offsetTop + last.offsetHeight - panel.clientHeight + 8);
  }, [reply, rung]);
  if (reply.rungs.length === 1) return h("p", {}, h(Spans, { text: reply.rungs[0].text }));
  const step = "step" in reply ? reply.step : undefined;
  const reasoned = reply.rungs.slice(0, rung + 1).some(({ name }) => name === "reasoning");
  const argued = reply.rungs.some(({ argument }) => argument);
  return [
    h(
      "ol",
      { class: "ladder", ref: list },
      reply.rungs
        .slice(0, rung + 1)
        .map(({ name, text, argument }, i) =>
          h(
            "li",
            { key: name, class: i === rung ? "rung now" : "rung" },
            h("h3", {}, say(`rung-${name}`)),
            argument && step ? h(Argument, { step, argument }) : h("p", {}, h(Spans, { text })),
            name === "technique" &&
              step &&
              h("a", { class: "lesson-link", href: `${ROOT}learn/${step.technique}` }, say("action-lesson")),
          ),
        ),
    ),
    step && h(Notation, { key: "notation", reply, rung }),
    step &&
      reasoned &&
      !argued &&
      (step.scene.links?.length ?? 0) > 1 &&
      h(LinkPlayer, { key: "links", step }),
    step && reasoned && h(Legend, { key: "legend", step }),
    step && reasoned && step.eliminations.length > 0 && h(Truths, { key: "truths", step }),
  ];
}

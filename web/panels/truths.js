// For experts: the truths and links of a hint's step, with their rank; asked for when they are opened.

import { button, h, say, useState } from "../ui.js";
import { settings } from "../settings.js";
import { state } from "../store.js";
import { reason } from "../tutor/asks.js";

/** @import { AdviceReply, StepJson, TruthsAndLinksJson } from "../types/contract.js" */

/** @param {{ step: StepJson }} props */
export function Truths({ step }) {
  const [found, setFound] = useState(/** @type {TruthsAndLinksJson[] | null} */ (null));
  const ask = () => {
    const { technique } = settings.peek();
    const { ignored } = state.peek().tutor;
    const same = { ...(technique ? { technique } : {}), ...(ignored.length ? { dismissed: ignored } : {}) };
    void reason("hint", { ...same, truths: true }, (/** @type {AdviceReply} */ reply) => {
      if ("step" in reply && reply.step.notation === step.notation) setFound(reply.step.truths ?? []);
    });
  };
  return h(
    "div",
    { class: "truths" },
    button(
      {
        class: "word-button",
        "aria-expanded": found !== null,
        onClick: () => (found ? setFound(null) : ask()),
      },
      say("truths-title"),
    ),
    found &&
      (found.length
        ? [
            h("p", { class: "quiet" }, say("truths-what")),
            found.map(({ rank, notation }) =>
              h("p", { key: notation }, say("truths-rank", { rank }), " ", h("code", {}, notation)),
            ),
          ]
        : h("p", { class: "quiet" }, say("truths-none"))),
  );
}

// “I see an X-Wing”: the claim, and the verdict on it.

import { button, h, say, valued } from "../ui.js";
import { techniques } from "../tutor/asks.js";
import { runCommand } from "../commands/run.js";
import { dispatch } from "../store.js";
import { problemText } from "../words/fault.js";
import { TechniqueOptions, useAnswer } from "./answer.js";
import { Parts } from "./parts.js";
import { Spans } from "./spans.js";

/** @import { Claim } from "../types/page.js" */

/** @param {{ claim: Claim }} props */
export function ClaimBody({ claim: { technique, part, cells, eliminated, status, reply, problem } }) {
  const known = useAnswer(techniques, "");
  const right = reply?.verdict === "right";
  return [
    !reply && h("p", { key: "how", class: "quiet" }, say("claim-how")),
    // The verdict comes first: where there is little room, the rest must be scrolled to.
    status === "asking" && h("p", { key: "asking" }, say("tutor-asking")),
    (problem || known.problem) &&
      h("p", { key: "problem", class: "fault" }, problem ? problemText(say, problem) : known.problem),
    reply?.findings.map((text, i) => h("p", { key: i, class: "finding" }, h(Spans, { text }))),
    reply?.walk.map(({ text }, i) => h("p", { key: `walk${i}` }, h(Spans, { text }))),
    !right &&
      h(
        "label",
        { key: "which", class: "field" },
        h("span", {}, say("claim-which")),
        h(
          "select",
          {
            value: technique,
            onChange: valued((id) => dispatch({ type: "claimTechniqueChosen", technique: id })),
          },
          h(TechniqueOptions, { list: known.reply?.techniques ?? [], others: known.reply?.onRequest }),
        ),
      ),
    !right && h(Parts, { key: "part", part, choose: (part) => dispatch({ type: "claimPartChosen", part }) }),
    h(
      "p",
      { key: "marked", class: "quiet" },
      say("claim-marked", { cells: cells.length, count: eliminated.length }),
    ),
  ];
}

/** @param {{ claim: Claim }} props */
export const ClaimActions = ({ claim: { cells, eliminated, status, reply } }) => {
  const off = cells.length + eliminated.length === 0 || status === "asking";
  return [
    reply?.verdict === "right"
      ? button(
          { key: "apply", class: "main-button", onClick: () => runCommand({ do: "applyClaim" }) },
          say("action-apply"),
        )
      : button(
          {
            key: "check",
            class: "main-button",
            "aria-disabled": Boolean(off),
            onClick: () => runCommand({ do: "checkClaim" }),
          },
          say("practice-check"),
        ),
    button(
      { key: "end", onClick: () => dispatch({ type: "claimClosed" }) },
      say(reply?.verdict === "right" ? "claim-end" : "writing-cancel"),
    ),
  ];
};

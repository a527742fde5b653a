// What has to do with techniques as such: their list, the one chosen, the table of how often each was used.

import { button, h, say } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { changeSettings, settings } from "../settings.js";
import { techniques } from "../tutor/asks.js";
import { useAnswer } from "./answer.js";
import { ToolButton } from "./head.js";

/** @import { SummaryLine, TechniqueJson } from "../types/contract.js" */

/** @returns {{ list: TechniqueJson[], others: TechniqueJson[] }} */
export function useTechniques() {
  const { reply } = useAnswer(techniques, "");
  return { list: reply?.techniques ?? [], others: reply?.onRequest ?? [] };
}

/** @param {string} id @returns {string | undefined} */
function useName(id) {
  const { list, others } = useTechniques();
  return [...list, ...others].find((one) => one.id === id)?.name;
}

/** Leads to what a technique is in general. @param {{ id: string, name: string }} props */
export const TechniqueLink = ({ id, name }) =>
  button(
    { class: "word-button", onClick: () => runCommand({ do: "technique", id }) },
    say("technique-what", { name }),
  );

/** The name of a technique in a sentence of its own, leading to what it is. @param {{ id: string }} props */
export function NameLink({ id }) {
  const name = useName(id);
  return name ? h(TechniqueLink, { id, name }) : null;
}

/** Says that only one technique is wanted, and lets go of it. */
export function Chosen() {
  const id = settings.value.technique;
  const name = useName(id) ?? id;
  if (!id) return null;
  return h(
    "div",
    { class: "chosen" },
    h("span", {}, say("chosen", { name })),
    h(ToolButton, { name: "close", text: "chosen-off", onClick: () => choose("") }),
  );
}

/** @param {string} id */
export const choose = (id) => changeSettings({ technique: id });

/** How often each technique was used. @param {{ lines: SummaryLine[] }} props */
export const Table = ({ lines }) =>
  h(
    "table",
    { class: "uses" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col" }, say("table-technique")),
        h("th", { scope: "col" }, say("table-times")),
        h("th", { scope: "col" }, say("table-points")),
      ),
    ),
    h(
      "tbody",
      {},
      lines.map(({ technique: id, name, times, points }) =>
        h(
          "tr",
          { key: id },
          h(
            "th",
            { scope: "row" },
            button({ class: "word-button", onClick: () => runCommand({ do: "technique", id }) }, name),
          ),
          h("td", {}, times),
          h("td", {}, points),
        ),
      ),
    ),
  );

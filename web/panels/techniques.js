// The list of techniques, the one that is chosen, and the table of how often each was used.

import { button, h, say } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { changeSettings, settings } from "../settings.js";
import { techniques } from "../tutor/asks.js";
import { lift, without } from "../tutor/chosen.js";
import { useAnswer } from "./answer.js";
import { RestrictionBar } from "./restriction-bar.js";

/** @import { MoveKindJson, SummaryLine, TechniqueJson } from "../types/contract.js" */

/** @returns {{ list: TechniqueJson[], others: TechniqueJson[], kinds: MoveKindJson[] }} kinds: moves without marks */
export function useTechniques() {
  const { reply } = useAnswer(techniques, "");
  return { list: reply?.techniques ?? [], others: reply?.onRequest ?? [], kinds: reply?.beforeMarks ?? [] };
}

/** @param {string} id @returns {string | undefined} */
function useName(id) {
  const { list, others } = useTechniques();
  return [...list, ...others].find((one) => one.id === id)?.name;
}

/** A link to the description of a technique. @param {{ id: string, name: string }} props */
export const TechniqueLink = ({ id, name }) =>
  button(
    { class: "word-button", onClick: () => runCommand({ do: "technique", id }) },
    say("technique-what", { name }),
  );

/** The name of a technique as a sentence, linked to its description. @param {{ id: string }} props */
export function NameLink({ id }) {
  const name = useName(id);
  return name ? h(TechniqueLink, { id, name }) : null;
}

/** Shows which techniques hints are restricted to, with a button to lift the restriction. */
export function Chosen() {
  const id = settings.value.technique;
  const { list, others } = useTechniques();
  const nameOf = (/** @type {string} */ one) =>
    [...list, ...others].find((known) => known.id === one)?.name ?? one;
  const leftOut = without.value;
  const profile = profileText();
  if (!id && !profile && !leftOut.length) return null;
  const names = new Intl.ListFormat(settings.value.lang, { type: "conjunction" }).format(leftOut.map(nameOf));
  const text = id
    ? say("chosen", { name: nameOf(id) })
    : [profile, leftOut.length && say("chosen-without", { name: names })].filter(Boolean).join(" · ");
  const off = () => {
    if (id) return choose("");
    if (leftOut.length) lift();
    changeSettings({ profile: "full" });
  };
  return h(RestrictionBar, { text, lift: "chosen-off", onLift: off });
}

/** The techniques that the tutor uses, in words; empty if it uses all. */
export function profileText() {
  const { profile, own } = settings.value;
  if (profile === "full") return "";
  return profile === "own" ? say("chosen-own", { count: own.length }) : say("chosen-classic");
}

/** @param {string} id */
export const choose = (id) => changeSettings({ technique: id });

/** A table of how often each technique was used. @param {{ lines: SummaryLine[] }} props */
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

// What has to do with techniques as such: their list to choose one from, what one is in general, the one chosen, the
// table of how often each was used.

import { aside, button, field, h, say, valued } from "../ui.js";
import { Thumbnail } from "./board-view.js";
import { stepDrawing } from "../board/hint-shapes.js";
import { geometry } from "../game/geometry.js";
import { freshSheet, readLine } from "../game/sheet.js";
import { runCommand } from "../commands/run.js";
import { changeSettings, settings } from "../settings.js";
import { dispatch } from "../store.js";
import { technique, techniques } from "../tutor/asks.js";
import { TechniqueOptions, useAnswer } from "./answer.js";
import { DialogFrame } from "./dialog.js";
import { ToolButton } from "./head.js";
import { Spans } from "./spans.js";
import { TechniqueLink } from "./walk.js";

/** @import { ExampleJson, SummaryLine, TechniqueJson, TechniqueReply } from "../types/contract.js" */

/** @returns {{ list: TechniqueJson[], others: TechniqueJson[] }} */
function useTechniques() {
  const { reply } = useAnswer(techniques, "");
  return { list: reply?.techniques ?? [], others: reply?.onRequest ?? [] };
}

/** @param {string} id @returns {string | undefined} */
function useName(id) {
  const { list, others } = useTechniques();
  return [...list, ...others].find((one) => one.id === id)?.name;
}

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
const choose = (id) => changeSettings({ technique: id });

/** The one technique that hints, steps and worksheets are of, to choose. */
export function TechniqueSelect() {
  const known = useTechniques();
  return h(
    "select",
    { value: settings.value.technique, onChange: valued(choose) },
    h("option", { value: "" }, say("choose-any")),
    h(TechniqueOptions, known),
  );
}

/** Chooses the one technique that hints and steps are of. */
export function ChooseDialog() {
  const { problem } = useAnswer(techniques, "");
  const now = settings.value.technique;
  return h(
    DialogFrame,
    { title: say("choose-title") },
    aside("choose-intro"),
    problem && h("p", { class: "fault" }, problem),
    field("choose-label", h(TechniqueSelect, {})),
    now &&
      h(
        "div",
        { class: "buttons" },
        button(
          {
            class: "main-button",
            onClick: () => (dispatch({ type: "dialogClosed" }), runCommand({ do: "steps" })),
          },
          say("choose-steps"),
        ),
        button({ onClick: () => runCommand({ do: "technique", id: now }) }, say("choose-what")),
      ),
  );
}

/** What a technique is. @param {{ id: string }} props */
export function TechniqueDialog({ id }) {
  const { reply, problem } = useAnswer(() => technique(id), id);
  return h(
    DialogFrame,
    { title: reply?.name ?? say("tutor-title"), look: "wide" },
    problem && h("p", { class: "fault" }, problem),
    reply && [
      h(
        "p",
        { class: "quiet" },
        say(`page-level-${reply.level}`),
        reply.needsPencilMarks && ` · ${say("page-technique-marks")}`,
        reply.assumesUniqueness && ` · ${say("technique-unique")}`,
      ),
      h("p", { class: "about" }, h(Spans, { text: reply.about })),
      reply.example && h(Example, { example: reply.example }),
      h(
        "div",
        { class: "buttons" },
        h("a", { class: "lesson-link", href: `/learn/${id}` }, say("action-lesson")),
        button(
          {
            "aria-pressed": settings.value.technique === id,
            onClick: () => choose(settings.peek().technique === id ? "" : id),
          },
          say("technique-only"),
        ),
      ),
    ],
  );
}

/** @param {{ example: ExampleJson }} props */
function Example({ example: { digits, candidates, step, text } }) {
  const side = Math.round(Math.sqrt([...digits].length));
  const board = geometry(Math.floor(Math.sqrt(side)), side / Math.floor(Math.sqrt(side)));
  const sheet = {
    ...freshSheet(board, readLine(board, digits)),
    candidates: candidates.map((mask) => mask || null),
  };
  return h(
    "div",
    { class: "example" },
    h(Thumbnail, { sheet, drawing: stepDrawing(sheet, step), numbered: true }),
    h("p", {}, h(Spans, { text })),
  );
}

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

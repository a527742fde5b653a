// Dialogs about techniques: choosing one from a list, and the description of one.

import { aside, button, field, h, say, valued } from "../ui.js";
import { stepDrawing } from "../board/hint-shapes.js";
import { runCommand } from "../commands/run.js";
import { geometry } from "../game/geometry.js";
import { freshSheet, readLine } from "../game/sheet.js";
import { changeSettings, settings } from "../settings.js";
import { dispatch } from "../store.js";
import { technique, techniques } from "../tutor/asks.js";
import { TechniqueOptions, useAnswer } from "./answer.js";
import { Thumbnail } from "./board-view.js";
import { DialogFrame } from "./dialog.js";
import { Spans } from "./spans.js";
import { choose, useTechniques } from "./techniques.js";
import { ROOT } from "../root.js";

/** @import { ExampleJson } from "../types/contract.js" */

/** A select for the one technique that hints, steps and worksheets are restricted to. */
export function TechniqueSelect() {
  const known = useTechniques();
  return h(
    "select",
    { value: settings.value.technique, onChange: valued(choose) },
    h("option", { value: "" }, say("choose-any")),
    h(TechniqueOptions, known),
  );
}

/** The dialog to choose the one technique that hints and steps are restricted to. */
export function ChooseDialog() {
  const { problem } = useAnswer(techniques, "");
  const now = settings.value.technique;
  return h(
    DialogFrame,
    { title: say("choose-title") },
    aside("choose-intro"),
    problem && h("p", { class: "fault" }, problem),
    field("choose-label", h(TechniqueSelect, {})),
    !now && h(Profile, {}),
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

const PROFILES = /** @type {const} */ (["full", "classic", "own"]);

/** Which techniques hints, steps and paths use. */
function Profile() {
  const { list } = useTechniques();
  const { profile, own } = settings.value;
  const order = list.map(({ id }) => id);
  /** @param {string} id */
  const toggle = (id) => {
    const next = own.includes(id) ? own.filter((one) => one !== id) : [...own, id];
    changeSettings({ own: order.filter((one) => next.includes(one)) });
  };
  return [
    h(
      "fieldset",
      { class: "profiles", key: "profiles" },
      h("legend", {}, say("profile-title")),
      PROFILES.map((one) =>
        h(
          "label",
          { class: "choice", key: one },
          h("input", {
            type: "radio",
            name: "profile",
            value: one,
            checked: profile === one,
            onChange: () => changeSettings({ profile: one, own: one === "own" && !own.length ? order : own }),
          }),
          h("span", {}, say(`profile-${one}`)),
        ),
      ),
    ),
    profile === "own" &&
      h(
        "div",
        { class: "implied", key: "own" },
        list.map(({ id, name }) =>
          h(
            "label",
            { class: "choice", key: id },
            h("input", { type: "checkbox", checked: own.includes(id), onChange: () => toggle(id) }),
            h("span", {}, name),
          ),
        ),
      ),
  ];
}

/** The description of a technique. @param {{ id: string }} props */
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
        h("a", { class: "lesson-link", href: `${ROOT}learn/${id}` }, say("action-lesson")),
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

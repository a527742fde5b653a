// How a puzzle comes and goes: a new board, its line to copy and to edit, play it, links.

import { button, field, h, say, useEffect, useState, valued } from "../ui.js";
import { ROOT } from "../root.js";
import { loadStyle } from "../late.js";
import { copied } from "../panels/share-link.js";
import { handOver } from "../storage/hand-over.js";
import { emptyDraft, lineOf, sheetOfDraft, sideOf } from "./draft.js";
import { readDraft, writeDraft } from "./answers.js";
import { change, chosen, draft, found, tell, uneven } from "./state.js";

/** The shapes of boxes on offer. */
const SIZES = ["2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "4x4"];

/** @param {string} text */
const copy = async (text) => tell((await copied(text)) === "save-copied" ? "desk-copied" : "desk-not-copied");

/** Opens the draft as a game. */
function play() {
  handOver(sheetOfDraft(draft.peek()));
  location.assign(ROOT);
}

/** Copies a link. @param {"jade-link" | "f-puzzles"} format */
async function copyLink(format) {
  try {
    const text = await writeDraft(format);
    const link =
      format === "jade-link"
        ? new URL(ROOT, location.href).href + text.replace(/^[^#]*/, "")
        : text.replace("f-puzzles.com/?load=", "sudokupad.app/fpuzzles");
    await copy(link);
  } catch (error) {
    tell("desk-no-link", {}, "bad");
    console.info(error);
  }
}

export function Doors() {
  const now = draft.value;
  const isProper = found.value.possible?.status === "proper" && !uneven.value.length;
  const size = `${now.boxRows}x${now.boxColumns}`;
  return h(
    "section",
    { class: "desk-card desk-doors", "aria-label": say("desk-doors") },
    h(
      "div",
      { class: "buttons" },
      button(
        { class: "main-button", "aria-disabled": !isProper, onClick: () => isProper && play() },
        say("desk-play"),
      ),
      button({ onClick: () => void copyLink("jade-link") }, say("desk-link")),
      button({ onClick: () => void copyLink("f-puzzles") }, say("desk-link-sudokupad")),
    ),
    h(Line, {}),
    h(
      "div",
      { class: "desk-new" },
      field(
        "desk-size",
        h(
          "select",
          {
            value: size,
            onChange: valued((chosenSize) => {
              const [rows, columns] = chosenSize.split("x").map(Number);
              chosen.value = "";
              change(emptyDraft(rows, columns));
              tell("desk-told-new", { side: rows * columns });
            }),
          },
          (SIZES.includes(size) ? SIZES : [size, ...SIZES]).map((one) => {
            const [rows, columns] = one.split("x").map(Number);
            return h("option", { key: one, value: one }, `${rows * columns}×${rows * columns}`);
          }),
        ),
      ),
      button(
        {
          onClick: () => {
            chosen.value = "";
            change(emptyDraft(now.boxRows, now.boxColumns));
            tell("desk-told-new", { side: sideOf(now) });
          },
        },
        say("desk-empty"),
      ),
    ),
  );
}

/** The puzzle as a line, which can be edited, or replaced by one in any format. */
function Line() {
  const line = lineOf(draft.value);
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => void loadStyle("styles/dialogs.css"), []);
  const read = async () => {
    if (text === null || !text.trim()) return setText(null);
    const made = await readDraft(text);
    if (typeof made === "string") return setProblem(made);
    setProblem("");
    setText(null);
    chosen.value = "";
    change(made);
    return tell("desk-told-read", { side: sideOf(made) });
  };
  return h(
    "form",
    {
      class: "desk-line",
      onSubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        void read();
      },
    },
    h("label", { for: "desk-line" }, say("desk-line")),
    h("textarea", {
      id: "desk-line",
      rows: 3,
      spellcheck: false,
      autocomplete: "off",
      autocapitalize: "off",
      "aria-describedby": "desk-line-help",
      value: text ?? line,
      onInput: valued(setText),
    }),
    h("p", { id: "desk-line-help", class: "quiet" }, say("desk-line-help")),
    problem && h("p", { role: "alert", class: "bad" }, problem),
    h(
      "div",
      { class: "buttons" },
      text === null
        ? button({ onClick: () => void copy(line) }, say("desk-line-copy"))
        : [
            h("button", { type: "submit", key: "read" }, say("desk-line-read")),
            button({ key: "back", onClick: () => (setText(null), setProblem("")) }, say("desk-line-back")),
          ],
    ),
  );
}

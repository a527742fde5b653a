// The save points as a tree: the parent of each is the one created or visited before it.

import { aside, button, field, h, say, useState, valued } from "../ui.js";
import { Thumbnail } from "./board-view.js";
import { sheetFrom, valueAt } from "../game/sheet.js";
import { change, dispatch, game } from "../store.js";
import { DialogFrame } from "./dialog.js";
import { ToolButton } from "./tool-buttons.js";

/** @import { Save } from "../game/game.js" */
/** @import { Sheet } from "../game/sheet.js" */

export function SavesDialog() {
  const [name, setName] = useState("");
  const { saves, at, start } = game.value;
  const onSubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    change({ type: "save", name: name.trim() });
    setName("");
  };
  return h(
    DialogFrame,
    { title: say("saves-title"), look: "wide" },
    aside("saves-intro"),
    h(
      "form",
      { class: "row-form", onSubmit },
      field("saves-name", h("input", { type: "text", value: name, maxLength: 60, onInput: valued(setName) })),
      h("button", { type: "submit", class: "main-button" }, say("saves-make")),
    ),
    h(
      "ul",
      { class: "saves" },
      h(
        "li",
        {},
        h(Row, { id: 0, name: say("saves-start"), sheet: sheetFrom(start), here: at === 0 }),
        branch(saves, 0, at),
      ),
    ),
  );
}

/** @param {Save[]} saves @param {number} parent @param {number} at @returns {import("preact").ComponentChild} */
function branch(saves, parent, at) {
  const mine = saves.filter((save) => save.parent === parent);
  return (
    mine.length > 0 &&
    h(
      "ul",
      {},
      mine.map(({ id, name, sheet }) =>
        h(
          "li",
          { key: id },
          h(Row, { id, name: name || say("saves-unnamed", { number: id }), sheet, here: at === id }),
          branch(saves, id, at),
        ),
      ),
    )
  );
}

/** @param {{ id: number, name: string, sheet: Sheet, here: boolean }} props */
function Row({ id, name, sheet, here }) {
  const filled = sheet.givens.filter((_, cell) => valueAt(sheet, cell)).length;
  const visit = () => {
    dispatch({ type: "dialogClosed" });
    change({ type: "goTo", save: id });
    dispatch({ type: "toasted", toast: { id: "toast-visited", undo: "event" } });
  };
  return h(
    "div",
    { class: "save-row" },
    button(
      { "aria-current": here ? "true" : undefined, onClick: visit },
      h(Thumbnail, { sheet }),
      h(
        "span",
        {},
        h("strong", {}, name),
        h("small", {}, say("saves-filled", { count: filled, of: sheet.board.size })),
        here && h("small", { class: "here" }, say("saves-here")),
      ),
    ),
    id > 0 &&
      h(ToolButton, {
        name: "close",
        text: "saves-forget",
        onClick: () => change({ type: "forget", save: id }),
      }),
  );
}

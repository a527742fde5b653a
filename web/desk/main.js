// Starts the setter's desk: a board to draw rules on and to write givens, and what the tutor says of the puzzle at once.

import { aside, effect, h, say } from "../ui.js";
import { startLeaf } from "../panels/leaf.js";
import { SiteHead } from "../panels/site-head.js";
import { loadRules } from "../rules-late.js";
import { alsoLoad } from "../say.js";
import { followDraft } from "./answers.js";
import { DeskBoard, onKey, onNumberKey, Pad, Told } from "./desk-board.js";
import { Doors } from "./doors.js";
import { Findings } from "./findings.js";
import { Rules } from "./rule-list.js";
import { keepDraft, shows } from "./state.js";
import { Tools } from "./tool-list.js";

function Page() {
  return h(
    "div",
    { class: "leaf desk" },
    h(SiteHead, { here: "desk" }),
    h(
      "main",
      { class: "leaf-main" },
      h("div", { class: "desk-title" }, h("h1", {}, say("desk-title")), aside("desk-about")),
      h(
        "div",
        { class: "desk-table" },
        h(Tools, {}),
        h(
          "div",
          { class: "desk-middle" },
          h("div", { onKeyDownCapture: onNumberKey }, h(DeskBoard, {})),
          h(Told, {}),
          h(Pad, {}),
          h(
            "label",
            { class: "choice desk-shows" },
            h("input", {
              type: "checkbox",
              checked: shows.value,
              onChange: () => void (shows.value = !shows.value),
            }),
            h("span", {}, say("desk-shows")),
          ),
        ),
        h("div", { class: "desk-side" }, h(Findings, {}), h(Rules, {}), h(Doors, {})),
      ),
    ),
  );
}

function follow() {
  effect(() => void (document.title = `${say("desk-title")} · JADE`));
  addEventListener("keydown", onKey);
  keepDraft();
  followDraft();
}

alsoLoad("desk");
// Boards with rules need what reads and draws them before the first drawing.
void loadRules().then(() =>
  startLeaf(
    Page,
    follow,
    "The desk could not be loaded: the program does not answer. · No se ha podido cargar el taller: el programa no responde.",
  ),
);

// The root component of the game's page.

import { h, say } from "./ui.js";
import { late } from "./late.js";
import { GameBoard } from "./panels/game-board.js";
import { Head } from "./panels/head.js";
import { Pad } from "./panels/pad.js";
import { Toast } from "./panels/toast.js";
import { Tutor, tutorCovers } from "./panels/tutor.js";
import { dialog, dispatch, folded, kept, menu } from "./store.js";
import { spoken } from "./words/read-aloud.js";

const ContextMenu = late(
  async () => (await import("./panels/context-menu.js")).ContextMenu,
  () => dispatch({ type: "menuClosed" }),
);
const OpenDialog = late(
  async () => (await import("./panels/dialogs.js")).OpenDialog,
  () => {
    dispatch({ type: "dialogClosed" });
    dispatch({ type: "noted", note: { id: "problem-offline", tone: "bad" } });
  },
);

export function App() {
  const covered = tutorCovers() && !folded.value;
  return h(
    "div",
    { class: "page" },
    h(Head, {}),
    h(
      "main",
      { class: "main" },
      h("div", { class: "board-area" }, h(GameBoard, {})),
      h("div", { class: covered ? "side covered" : "side" }, h(Tutor, {}), h(Pad, {})),
      menu.value && h(ContextMenu, { key: menu.value.cell, place: menu.value }),
    ),
    !kept.value && h("p", { class: "not-kept" }, say("not-kept")),
    h(Toast, {}),
    h("div", { class: "spoken", role: "status", "aria-live": "polite" }, spoken.value),
    dialog.value && h(OpenDialog, { open: dialog.value }),
  );
}

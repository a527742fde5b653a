// The page as a whole.

import { h, say } from "./ui.js";
import { ContextMenu } from "./panels/context-menu.js";
import { GameBoard } from "./panels/game-board.js";
import { Head } from "./panels/head.js";
import { KeysDialog } from "./panels/keys-dialog.js";
import { NewDialog } from "./panels/new-dialog.js";
import { Pad } from "./panels/pad.js";
import { PrintDialog } from "./panels/print-dialog.js";
import { SaveDialog } from "./panels/save-dialog.js";
import { SavesDialog } from "./panels/saves-dialog.js";
import { SettingsDialog } from "./panels/settings-dialog.js";
import { ChooseDialog, TechniqueDialog } from "./panels/techniques.js";
import { Toast } from "./panels/toast.js";
import { Tutor, tutorSpeaks } from "./panels/tutor.js";
import { dialog, folded, kept } from "./store.js";
import { spoken } from "./words/read-aloud.js";

export function App() {
  const covered = tutorSpeaks() && !folded.value;
  return h(
    "div",
    { class: "page" },
    h(Head, {}),
    h(
      "main",
      { class: "main" },
      h("div", { class: "board-area" }, h(GameBoard, {})),
      h("div", { class: covered ? "side covered" : "side" }, h(Tutor, {}), h(Pad, {})),
      h(ContextMenu, {}),
    ),
    !kept.value && h("p", { class: "not-kept" }, say("not-kept")),
    h(Toast, {}),
    h("div", { class: "spoken", role: "status", "aria-live": "polite" }, spoken.value),
    openDialog(),
  );
}

function openDialog() {
  const open = dialog.value;
  switch (open?.name) {
    case "new":
      return h(NewDialog, { key: "new", text: open.text, files: open.files });
    case "keys":
      return h(KeysDialog, { key: "keys" });
    case "settings":
      return h(SettingsDialog, { key: "settings" });
    case "save":
      return h(SaveDialog, { key: "save" });
    case "print":
      return h(PrintDialog, { key: "print" });
    case "saves":
      return h(SavesDialog, { key: "saves" });
    case "choose":
      return h(ChooseDialog, { key: "choose" });
    case "technique":
      return h(TechniqueDialog, { key: open.id, id: open.id });
    default:
      return null;
  }
}

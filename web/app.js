// The page as a whole.

import { h } from "./vendor/preact/preact.js";
import { signal } from "./vendor/signals/signals.js";
import { Board } from "./board/board.js";
import { Head } from "./panels/head.js";
import { KeysDialog } from "./panels/keys-dialog.js";
import { NewDialog } from "./panels/new-dialog.js";
import { Pad } from "./panels/pad.js";
import { SettingsDialog } from "./panels/settings-dialog.js";
import { Toast } from "./panels/toast.js";
import { Tutor, tutorSpeaks } from "./panels/tutor.js";
import { dialog, state } from "./store.js";
import { say } from "./words/say.js";

/** What the live region says. */
export const spoken = signal("");

export function App() {
  const covered = tutorSpeaks() && !state.value.folded;
  return h("div", { class: "page" },
    h(Head, {}),
    h("main", { class: "main" },
      h("div", { class: "board-area" }, h(Board, {})),
      h("div", { class: covered ? "side covered" : "side" }, h(Tutor, {}), h(Pad, {}))),
    !state.value.kept && h("p", { class: "not-kept" }, say("not-kept")),
    h(Toast, {}),
    h("div", { class: "spoken", role: "status", "aria-live": "polite" }, spoken.value),
    openDialog());
}

function openDialog() {
  const open = dialog.value;
  switch (open?.name) {
    case "new":
      return h(NewDialog, { key: "new", text: open.text });
    case "keys":
      return h(KeysDialog, { key: "keys" });
    case "settings":
      return h(SettingsDialog, { key: "settings" });
    default:
      return null;
  }
}

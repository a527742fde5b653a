// All dialogs, loaded late.

import { late, loadStyle } from "../late.js";
import { pictureIn, withPhoto } from "../photo/late.js";
import { dispatch } from "../store.js";
import { h } from "../ui.js";
import { CommandsDialog } from "./commands-dialog.js";
import { KeysDialog } from "./keys-dialog.js";
import { NewDialog } from "./new-dialog.js";
import { PrintDialog } from "./print-dialog.js";
import { SaveDialog } from "./save-dialog.js";
import { SavesDialog } from "./saves-dialog.js";
import { ShareDialog } from "./share-dialog.js";
import { SettingsDialog } from "./settings-dialog.js";
import { ChooseDialog, TechniqueDialog } from "./technique-dialogs.js";

/** @import { Dialog } from "../types/page.js" */

const RaceDialog = late(async () => {
  const [dialog] = await Promise.all([import("./race-dialog.js"), loadStyle("styles/solved.css")]);
  return dialog.RaceDialog;
});
const PhotoDialog = late(
  async () => (await withPhoto(import("./photo-dialog.js"))).PhotoDialog,
  () => {
    dispatch({ type: "dialogClosed" });
    dispatch({ type: "noted", note: { id: "problem-offline", tone: "bad" } });
  },
);

/** @param {{ open: Dialog }} props */
export function OpenDialog({ open }) {
  switch (open.name) {
    case "new": {
      const file = pictureIn(open.files);
      if (file) return h(PhotoDialog, { key: "photo", file });
      return h(NewDialog, { key: "new", tab: open.tab, text: open.text, files: open.files });
    }
    case "photo":
      return h(PhotoDialog, { key: "photo", file: open.file });
    case "keys":
      return h(KeysDialog, { key: "keys" });
    case "commands":
      return h(CommandsDialog, { key: "commands" });
    case "settings":
      return h(SettingsDialog, { key: "settings" });
    case "save":
      return h(SaveDialog, { key: "save" });
    case "share":
      return h(ShareDialog, { key: "share" });
    case "race":
      return h(RaceDialog, { key: open.race?.id ?? "race", race: open.race });
    case "print":
      return h(PrintDialog, { key: "print" });
    case "saves":
      return h(SavesDialog, { key: "saves" });
    case "choose":
      return h(ChooseDialog, { key: "choose" });
    case "technique":
      return h(TechniqueDialog, { key: open.id, id: open.id });
  }
}

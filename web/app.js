// The root component of the game's page.

import { button, h, say } from "./ui.js";
import { late, loadStyle, withTutorStyle } from "./late.js";
import { runCommand } from "./commands/run.js";
import { focusBoard, GameBoard } from "./panels/game-board.js";
import { Head } from "./panels/head.js";
import { GameBar } from "./panels/game-bar.js";
import { Icon } from "./panels/icons.js";
import { Pad } from "./panels/pad.js";
import { Tutor, tutorCovers } from "./panels/tutor.js";
import {
  claim,
  dialog,
  dispatch,
  folded,
  hint,
  isStored,
  menu,
  note,
  paused,
  race,
  solved,
  spoken,
  start,
  walk,
} from "./store.js";
import { withMoreWords } from "./say.js";

const ContextMenu = late(
  async () => (await withTutorStyle(withMoreWords(import("./panels/context-menu.js")))).ContextMenu,
  () => dispatch({ type: "menuClosed" }),
);
const RaceBars = late(async () => {
  const [bars] = await Promise.all([
    withMoreWords(import("./panels/race-bars.js")),
    loadStyle("styles/solved.css"),
  ]);
  return bars.RaceBars;
});
const Toast = late(async () => (await withTutorStyle(withMoreWords(import("./panels/toast.js")))).Toast);
const Start = late(async () => (await import("./panels/start.js")).Start);
const Solved = late(async () => {
  const [solved] = await Promise.all([
    withMoreWords(import("./panels/solved.js")),
    loadStyle("styles/dialogs.css"),
    loadStyle("styles/solved.css"),
  ]);
  return solved.Solved;
});
const OpenDialog = late(
  async () => {
    const [dialogs] = await Promise.all([
      withMoreWords(import("./panels/dialogs.js")),
      loadStyle("styles/dialogs.css"),
    ]);
    return dialogs.OpenDialog;
  },
  () => {
    dispatch({ type: "dialogClosed" });
    dispatch({ type: "noted", note: { id: "problem-offline", tone: "bad" } });
  },
);

export function App() {
  return h(
    "div",
    { class: "page" },
    h(Head, {}),
    h(
      "main",
      { class: "main" },
      h(GameBar, {}),
      h("div", { class: "board-area" }, h(GameBoard, {}), paused.value && h(Resume, {})),
      h(Side, {}),
      menu.value && h(ContextMenu, { key: menu.value.cell, place: menu.value }),
    ),
    !isStored.value && h("p", { class: "not-kept" }, say("not-kept")),
    h("div", { class: "spoken", role: "status", "aria-live": "polite" }, spoken.value),
    dialog.value && h(OpenDialog, { open: dialog.value }),
  );
}

/** What is beside the board: games to play, the end of a game, or the tutor and the pad. */
function Side() {
  if (start.value) return h("div", { class: "side offers" }, h(Start, {}), h(Toast, {}));
  if (isOver()) return h("div", { class: "side offers" }, h(Solved, {}), h(Toast, {}));
  const covered = tutorCovers() && !folded.value;
  return h(
    "div",
    { class: covered ? "side covered" : "side" },
    race.value && h(RaceBars, {}),
    h(Tutor, {}),
    h(Toast, {}),
    h(Pad, {}),
  );
}

/** Whether the game is solved and the tutor has nothing else to show. */
const isOver = () =>
  solved.value &&
  !hint.value &&
  !walk.value &&
  !claim.value &&
  !note.value?.review &&
  !note.value?.table &&
  note.value?.tone !== "bad";

/** Covers the board in a pause: one click goes on. */
const Resume = () =>
  button(
    { class: "resume", onClick: () => (runCommand({ do: "pause" }), focusBoard()) },
    h(Icon, { name: "play" }),
    h("span", {}, say("action-go-on-clock")),
  );

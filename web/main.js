// Starts the page.

import { h, render } from "./vendor/preact/preact.js";
import { App, spoken } from "./app.js";
import { focusBoard } from "./board/grid.js";
import { pageCommand } from "./board/keys.js";
import { runCommand } from "./commands.js";
import { keepSettings } from "./keep/settings.js";
import { startGame, startKeeping } from "./keep/keeper.js";
import { takeOver } from "./learn/hand-over.js";
import { START } from "./start-puzzle.js";
import { dialog, watch } from "./store.js";
import { followLanguage } from "./tutor/asks.js";
import { announcement } from "./words/announce.js";
import { loadWords, say } from "./words/say.js";

/** Whether what is typed there is text. @param {EventTarget | null} target */
const isText = (target) => target instanceof HTMLElement && target.closest("textarea, input, [contenteditable]") !== null;

function listen() {
  watch((before, event, after) => {
    const text = announcement(say, before, event, after);
    // The same words once more would not be read: a space makes them new.
    if (text) spoken.value = text === spoken.peek() ? `${text}\u00a0` : text;
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isText(event.target) || dialog.peek()) return;
    const command = pageCommand(event);
    if (command) {
      event.preventDefault();
      runCommand(command);
    } else if (event.key.startsWith("Arrow") && event.target === document.body) {
      event.preventDefault();
      focusBoard();
    }
  });
  // A click beside everything leaves the focus where it is, most often on the board: keys go on working.
  document.addEventListener("mousedown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(".page") && !target.closest("button, label, input, textarea, [tabindex], .tutor-body, .toast, dialog")) event.preventDefault();
  });
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isText(event.target) || dialog.peek() || !text.trim()) return;
    event.preventDefault();
    runCommand({ do: "new", text });
  });
}

async function start() {
  await loadWords();
  keepSettings();
  await startKeeping(START);
  // A board that somebody wants to try, from a lesson.
  const tried = takeOver();
  if (tried) startGame(tried);
  listen();
  followLanguage();
  const root = document.getElementById("jade");
  if (!root) throw new Error("no place for the page");
  root.replaceChildren();
  render(h(App, {}), root);
  if (document.activeElement === document.body) focusBoard();
  document.documentElement.dataset.ready = "true";
}

start().catch((error) => {
  // Without its texts the page can say this only: in both languages, as index.html does without scripts.
  const root = document.getElementById("jade");
  if (root && !document.documentElement.dataset.ready) {
    root.textContent = "JADE could not start: the program does not answer. Is it still running? Then load this page again. · JADE no ha podido empezar: el programa no responde. ¿Sigue en marcha? Entonces vuelve a cargar esta página.";
  }
  throw error;
});

// Starts the page.

import { effect, h, render, untracked } from "./ui.js";
import { App } from "./app.js";
import { focusBoard } from "./panels/game-board.js";
import { pageCommand } from "./board/keys.js";
import { runCommand } from "./commands/run.js";
import { keepHelp, limitHelp } from "./help/help.js";
import { keepSettings, restoreSettings } from "./storage/settings.js";
import { reopenSame, startGame, startKeeping } from "./storage/keeper.js";
import { loadLate } from "./late.js";
import { takeOver } from "./storage/hand-over.js";
import { findPlace, keepPlace } from "./tutor/place.js";
import { settings } from "./settings.js";
import { START } from "./start-puzzle.js";
import { dialog, dispatch, state } from "./store.js";
import { alsoLoad, loadAllWords, loadWords } from "./say.js";
import { loadRules, readyFor } from "./rules-late.js";

alsoLoad("game");

/** Whether an element takes text. @param {EventTarget | null} target */
const isText = (target) => target instanceof Element && target.closest("textarea, input, [contenteditable]");

/** Escape leaves the start, wherever the focus is. @param {KeyboardEvent} event @returns {import("./types/page.js").Command | null} */
const leaving = ({ key }) => (key === "Escape" && state.peek().panels.start ? { do: "playOn" } : null);

function listen() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isText(event.target) || dialog.peek()) return;
    const command = pageCommand(event) ?? leaving(event);
    if (command) {
      event.preventDefault();
      runCommand(command);
    } else if (event.key.startsWith("Arrow") && event.target === document.body) {
      event.preventDefault();
      focusBoard();
    }
  });
  // A click outside all controls leaves the focus where it is, most often on the board, so that keys keep working.
  document.addEventListener("mousedown", (event) => {
    const { target } = event;
    if (
      target instanceof Element &&
      target.closest(".page") &&
      !target.closest("button, label, input, textarea, [tabindex], .tutor-body, .toast, dialog")
    )
      event.preventDefault();
  });
  document.addEventListener("dragover", (event) => event.preventDefault());
  const take = (/** @type {DataTransfer | null} */ data, /** @type {boolean} */ textFirst) => {
    const text = data?.getData("text/plain") ?? "";
    const files = [...(data?.files ?? [])];
    if (files.length && !(textFirst && text.trim())) runCommand({ do: "new", files });
    else if (text.trim()) runCommand({ do: "new", text });
  };
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    take(event.dataTransfer, false);
  });
  addEventListener("hashchange", openLink);
  document.addEventListener("paste", (event) => {
    if (isText(event.target) || dialog.peek()) return;
    // Otherwise the field of the dialog, which opens at once, would get the text, too.
    event.preventDefault();
    // Programs for tables copy a picture of the cells along with their text.
    take(event.clipboardData, true);
  });
}

/** Asks again for what is open when the language changes. */
function followLanguage() {
  let { lang } = settings.peek();
  effect(() => {
    const before = lang;
    ({ lang } = settings.value);
    if (lang !== before) void import("./tutor/asks.js").then(({ askAgain }) => untracked(askAgain));
  });
}

/** What a JADE link brings: a sheet or a race. */
const LINK = /^#(s1|race)=/;

/** Opens what a JADE link brings, and removes it from the address. */
function openLink() {
  if (!LINK.test(location.hash)) return;
  const { href } = location;
  history.replaceState(null, "", location.pathname);
  void import("./app/link.js").then(({ openAddress }) => openAddress(href));
}

async function start() {
  restoreSettings();
  await loadWords(settings.peek().lang);
  keepSettings();
  keepHelp();
  const same = await startKeeping(START);
  // A board that the player wants to try, from a lesson.
  const tried = takeOver();
  await readyFor(tried);
  if (tried) {
    const { moment, since, help, ...board } = tried;
    if (since === undefined || !(await reopenSame(board, since))) {
      if (moment)
        (await import("./storage/moment.js")).startMoment(board, board.label?.practice?.name, moment);
      else startGame(board);
    }
    if (help) limitHelp(help);
  }
  listen();
  const found = findPlace();
  // Somebody who arrives is offered games to play; after a reload, everything is as it was.
  const { tutor, draft } = state.peek();
  const asked = location.search || LINK.test(location.hash);
  // These have titles that the first drawing does not need otherwise.
  if (tutor.walk || tutor.note?.review) await loadAllWords().catch(() => {});
  const open = tried || tutor.hint || tutor.walk || tutor.claim || draft || asked;
  if (!open && !(same && found)) dispatch({ type: "startShown", start: true });
  followLanguage();
  const root = document.getElementById("jade");
  if (!root) return;
  root.replaceChildren();
  render(h(App, {}), root);
  keepPlace();
  if (document.activeElement === document.body) focusBoard();
  document.documentElement.dataset.ready = "true";
  // What follows is optional: while the program runs, the page works without it.
  try {
    (await import("./app/follow.js")).follow();
    openLink();
    // Ready for the first hint.
    await import("./tutor/asks.js");
    (await import("./storage/erased.js")).followErasure();
    await loadRules();
    await Promise.all([loadLate(), loadAllWords()]);
    document.documentElement.dataset.complete = "true";
    (await import("./tutor/transport.js")).startSoon();
    await (await import("./app/arrivals.js")).takeArrivals();
    if (localStorage.getItem("jade.account")) {
      (await import("./sync/client.js")).startSync();
      (await import("./race/live.js")).followRace();
    }
    await (await import("./app/installed.js")).keepApp();
  } catch (error) {
    console.info("not kept:", error);
  }
}

start().catch((error) => {
  // Without its texts the page can show only this, in both languages, as index.html does without scripts.
  const root = document.getElementById("jade");
  if (root && !document.documentElement.dataset.ready) {
    root.textContent =
      "JADE could not start. Start the program and reload the page. · JADE no ha podido empezar. Inicia el programa y recarga la página.";
  }
  throw error;
});

// Starts the page of classes: a teacher's classes, one of them, its cards; or what a pupil is to do.

import { aside, effect, h, say } from "../ui.js";
import { late } from "../late.js";
import { AccountPages, signInFirst } from "../panels/account-pages.js";
import { startLeaf } from "../panels/leaf.js";
import { SiteHead } from "../panels/site-head.js";
import { settings } from "../settings.js";
import { alsoLoad } from "../say.js";
import { arriveAt, load, reload, view } from "./state.js";

const failed = () => void (view.value = { kind: "failed", message: say("account-offline") });
const List = late(async () => (await import("./list.js")).List, failed);
const ClassPage = late(async () => (await import("./class-page.js")).ClassPage, failed);
const Cards = late(async () => (await import("./cards.js")).Cards, failed);
const Own = late(async () => (await import("./own.js")).Own, failed);

function Page() {
  return h(
    "div",
    { class: "leaf account classes" },
    h(SiteHead, { here: "account" }),
    h(AccountPages, { here: "classes" }),
    h("main", { class: "leaf-main" }, body()),
  );
}

function body() {
  const now = view.value;
  switch (now.kind) {
    case "loading":
      return aside("lessons-loading");
    case "none":
      return message(say("account-none"));
    case "failed":
      return [h("h1", {}, say("class-title")), h("p", { role: "alert" }, now.message)];
    case "out":
      return [h("h1", {}, say("class-title")), signInFirst(say("class-out"), say("account-sign-in"))];
    case "nothing":
      return message(say("class-nothing"));
    case "own":
      return h(Own, { own: now.own, now: now.now, ahead: now.ahead });
    case "list":
      return h(List, { list: now.list });
    case "class":
      return h(ClassPage, { key: now.reply.class.id, reply: now.reply });
    case "cards":
      return h(Cards, { reply: now.reply });
  }
}

/** @param {string} text */
const message = (text) => [h("h1", {}, say("class-title")), h("p", {}, text)];

function follow() {
  effect(() => void (document.title = `${title()} · JADE`));
  let before = "";
  effect(() => {
    const now = view.value;
    const what = now.kind === "class" ? now.reply.class.id : now.kind;
    if (before && before !== "loading" && before !== what)
      requestAnimationFrame(() => (scrollTo(0, 0), document.querySelector("h1")?.focus()));
    before = what;
  });
  let { lang } = settings.peek();
  effect(() => {
    // The server’s sentences are in the language of the page.
    if (settings.value.lang !== lang && view.peek().kind === "failed") void load();
    lang = settings.value.lang;
  });
  addEventListener("popstate", () => void arriveAt());
  // What was just played counts as soon as it is synced.
  addEventListener("jade:synced", () => void reload());
  void load();
}

/** What the tab is called. */
function title() {
  const now = view.value;
  if (now.kind === "class" || now.kind === "cards") return now.reply.class.name;
  return now.kind === "own" ? now.own.className : say("class-title");
}

alsoLoad("account");
alsoLoad("class");
void startLeaf(
  Page,
  follow,
  "The classes could not be loaded: the program does not answer. · No se han podido cargar las clases: el programa no responde.",
);

// Starts the page of the rankings: who solves a level or the puzzle of a day in which time, of those who want to be ranked.

import { aside, effect, h, say } from "../ui.js";
import { AccountPages, signInFirst } from "../panels/account-pages.js";
import { startLeaf } from "../panels/leaf.js";
import { SiteHead } from "../panels/site-head.js";
import { alsoLoad } from "../say.js";
import { Participation, SetAside } from "./participation.js";
import { load, view } from "./state.js";
import { Table, Wanted } from "./table.js";

function Page() {
  return h(
    "div",
    { class: "leaf rankings" },
    h(SiteHead, { here: "account" }),
    h(AccountPages, { here: "rankings" }),
    h("main", { class: "leaf-main" }, h("h1", {}, say("rankings-title")), body()),
  );
}

function body() {
  const now = view.value;
  switch (now.kind) {
    case "loading":
      return aside("lessons-loading");
    case "none":
      return h("p", {}, say("rankings-none"));
    case "out":
      return signInFirst(say("rankings-out"), say("rankings-sign-in"));
    case "failed":
      return h("p", { role: "alert" }, now.message);
    case "in":
      return [
        h(Wanted, { key: "wanted" }),
        h(Table, { key: "table", ...now }),
        h(Participation, { key: "participation", participation: now.reply.participation ?? null }),
        h(SetAside, { key: "aside", solves: now.reply.setAside }),
      ];
  }
}

function follow() {
  effect(() => void (document.title = `${say("rankings-title")} · JADE`));
  void load();
}

alsoLoad("rankings");
void startLeaf(
  Page,
  follow,
  "The rankings could not be loaded: the program does not answer. · No se han podido cargar las clasificaciones: el programa no responde.",
);

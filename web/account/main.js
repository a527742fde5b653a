// Starts the page of the account: sign up, sign in, recovery codes, devices, name and password, export, deletion.

import { aside, effect, h, say } from "../ui.js";
import { late } from "../late.js";
import { AccountPages } from "../panels/account-pages.js";
import { startLeaf } from "../panels/leaf.js";
import { SiteHead } from "../panels/site-head.js";
import { settings } from "../settings.js";
import { alsoLoad } from "../say.js";
import { Codes } from "./codes.js";
import { CardIn } from "./card-in.js";
import { SignedOut } from "./signed-out.js";
import { account, load, view } from "./state.js";

const SignedIn = late(async () => (await import("./signed-in.js")).SignedIn);

function Page() {
  return h(
    "div",
    { class: "leaf account" },
    h(SiteHead, { here: "account" }),
    h(AccountPages, { here: "account" }),
    h("main", { class: "leaf-main" }, body()),
  );
}

function body() {
  const now = view.value;
  switch (now.kind) {
    case "loading":
      return aside("lessons-loading");
    case "none":
      return [h("h1", {}, say("account-title")), h("p", {}, say("account-none"))];
    case "failed":
      return [h("h1", {}, say("account-title")), h("p", { role: "alert" }, now.message)];
    case "out":
      return h(SignedOut, { form: now.form });
    case "card":
      return h(CardIn, { code: now.code });
    case "codes":
      return h(Codes, { codes: now.codes, name: account.value?.name ?? "" });
    case "merge":
    case "in":
      return h(SignedIn, { merge: now.kind === "merge" });
  }
}

function follow() {
  effect(() => void (document.title = `${say("account-title")} · JADE`));
  let before = "";
  effect(() => {
    const now = view.value;
    const what = now.kind === "out" ? now.form : now.kind;
    // The heading of what is shown next takes the focus, so that a screen reader reads it.
    if (before && before !== "loading" && before !== what)
      requestAnimationFrame(() => document.querySelector("h1")?.focus());
    before = what;
  });
  let { lang } = settings.peek();
  effect(() => {
    // The server’s sentences are in the language of the page.
    if (settings.value.lang !== lang && view.peek().kind === "failed") void load();
    lang = settings.value.lang;
  });
  void load();
}

alsoLoad("account");
alsoLoad("class");
void startLeaf(
  Page,
  follow,
  "The account could not be loaded: the program does not answer. · No se ha podido cargar la cuenta: el programa no responde.",
);

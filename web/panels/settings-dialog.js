// The dialog with the settings.

import { aside, button, h, say, useEffect, useState } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { canReadInk } from "../ink/reader.js";
import { ROOT } from "../root.js";
import { changeSettings, settings } from "../settings.js";
import { syncedAccount } from "../sync/kept.js";
import { accountsAt } from "../sync/server.js";
import { changeLanguage, loadPart } from "../say.js";
import { DialogFrame } from "./dialog.js";

/** @import { Settings } from "../types/page.js" */

/** The switches in groups of five. */
const SWITCHES = /** @type {const} */ ({
  board: ["same", "mistakes", "clean", "coordinates", "colors"],
  game: ["clock", "offer", "digitFirst", "sound", "vibration"],
});
const HELPS = /** @type {const} */ (["free", "5", "3", "1", "exam"]);
const DEPTHS = /** @type {const} */ (["where", "technique", "all"]);
const KEYS = /** @type {const} */ (["modern", "thesis"]);
const ALPHABETS = /** @type {const} */ (["digits", "letters", "shapes"]);
const THEMES = /** @type {const} */ (["auto", "light", "dark", "sepia", "contrast"]);
const LANGUAGES = /** @type {const} */ ([
  { lang: "en", name: "English" },
  { lang: "es", name: "Español" },
]);

/** @param {Partial<Settings>} some */
const set = (some) => changeSettings(some);

export function SettingsDialog() {
  const now = settings.value;
  return h(
    DialogFrame,
    { title: say("settings-title"), look: "settings wide tall" },
    choices(
      "theme",
      THEMES,
      (theme) => say(`theme-${theme}`),
      now.theme,
      (theme) => set({ theme }),
    ),
    choices(
      "language",
      LANGUAGES.map(({ lang }) => lang),
      (lang) => LANGUAGES.find((one) => one.lang === lang)?.name ?? lang,
      now.lang,
      changeLanguage,
    ),
    h(
      "div",
      { class: "switches" },
      Object.entries(SWITCHES).map(([group, names]) =>
        h(
          "section",
          { key: group, "aria-labelledby": `settings-${group}` },
          h("h3", { id: `settings-${group}` }, say(`settings-${group}`)),
          names.map((name) => h(Switch, { name, key: name })),
        ),
      ),
    ),
    choices(
      "depth",
      DEPTHS,
      (depth) => say(`depth-${depth}`),
      now.depth,
      (depth) => set({ depth }),
    ),
    choices(
      "help",
      HELPS,
      (help) => say(`help-way-${help}`),
      now.help,
      (help) => set({ help }),
    ),
    aside("setting-help-more"),
    h(
      "details",
      {},
      h("summary", {}, say("settings-more")),
      choices(
        "keys",
        KEYS,
        (keys) => say(`keys-way-${keys}`),
        now.keys,
        (keys) => set({ keys }),
      ),
      choices(
        "alphabet",
        ALPHABETS,
        (alphabet) => say(`alphabet-${alphabet}`),
        now.alphabet,
        (alphabet) => set({ alphabet }),
      ),
      h(Switch, { name: "praise" }),
      h(Switch, { name: "forms" }),
      h(WriteSwitch, {}),
    ),
    h(
      "div",
      { class: "buttons" },
      button({ class: "link-button", onClick: () => runCommand({ do: "keys" }) }, say("action-keys")),
      h("a", { class: "link-button", href: `${ROOT}statistics#data-title` }, say("setting-data")),
      h(AccountLink, {}),
    ),
  );
}

/** @param {{ name: typeof SWITCHES["board" | "game"][number] | "forms" | "praise" | "write" }} props */
const Switch = ({ name }) =>
  h(
    "label",
    { class: "switch" },
    h(
      "span",
      {},
      say(`setting-${name.toLowerCase()}`),
      h("small", {}, say(`setting-${name.toLowerCase()}-more`)),
    ),
    h("input", {
      type: "checkbox",
      checked: settings.value[name],
      onChange: () => set({ [name]: !settings.peek()[name] }),
    }),
  );

/** Writing by hand, if this page has what reads it. */
function WriteSwitch() {
  const [can, setCan] = useState(false);
  useEffect(() => void canReadInk().then(setCan), []);
  return can && h(Switch, { name: "write" });
}

/** A link to the account, if the server has accounts; it says when this device was last synced. */
function AccountLink() {
  const [text, setText] = useState("");
  useEffect(() => {
    let here = true;
    void accountsAt().then(async (at) => {
      if (at === null) return;
      await loadPart("account");
      const found = await accountText();
      if (here) setText(found);
    });
    return () => void (here = false);
  }, [settings.value.lang]);
  return text && h("a", { class: "link-button", href: `${ROOT}account` }, text);
}

async function accountText() {
  if (!localStorage.getItem("jade.account")) return say("setting-account");
  const { syncing } = await import("../sync/client.js");
  const { state } = syncing.peek();
  if (state === "offline") return say("setting-account-offline");
  if (state === "signed-out") return say("setting-account-out");
  const at = (await syncedAccount())?.at;
  if (!at) return say("setting-account");
  const when = new Intl.DateTimeFormat(settings.peek().lang, { dateStyle: "medium", timeStyle: "short" });
  return say("setting-account-synced", { when: when.format(at) });
}

/**
 * A choice of one, as buttons in a row.
 * @template {string} Value
 * @param {string} name
 * @param {readonly Value[]} values
 * @param {(value: Value) => string} text
 * @param {Value} now
 * @param {(value: Value) => void} choose
 */
const choices = (name, values, text, now, choose) =>
  h(
    "fieldset",
    { class: "segments" },
    h("legend", {}, say(`setting-${name}`)),
    values.map((value) =>
      h(
        "label",
        { class: "choice", key: value },
        h("input", { type: "radio", name, value, checked: now === value, onChange: () => choose(value) }),
        h("span", {}, text(value)),
      ),
    ),
  );

// The dialog with the settings.

import { button, h, say, useEffect, useState } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { ROOT } from "../root.js";
import { changeSettings, settings } from "../settings.js";
import { getKept } from "../sync/kept.js";
import { accountsAt } from "../sync/server.js";
import { changeLanguage, loadPart } from "../words/say.js";
import { DialogFrame } from "./dialog.js";

/** @import { Settings } from "../types/page.js" */

const SWITCHES = /** @type {const} */ ([
  "clean",
  "same",
  "mistakes",
  "coordinates",
  "digitFirst",
  "clock",
  "colors",
  "offer",
]);
const HELPS = /** @type {const} */ (["free", "5", "3", "1", "exam"]);
const KEYS = /** @type {const} */ (["modern", "thesis"]);
const ALPHABETS = /** @type {const} */ (["digits", "letters", "shapes"]);
const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
const LANGUAGES = /** @type {const} */ ([
  { lang: "en", name: "English" },
  { lang: "es", name: "Español" },
]);

/** @param {Partial<Settings>} some */
const set = (some) => changeSettings(some);

export function SettingsDialog() {
  return h(
    DialogFrame,
    { title: say("settings-title") },
    SWITCHES.map((name) =>
      h(
        "label",
        { class: "switch", key: name },
        h("input", {
          type: "checkbox",
          checked: settings.value[name],
          onChange: () => set({ [name]: !settings.peek()[name] }),
        }),
        h(
          "span",
          {},
          say(`setting-${name.toLowerCase()}`),
          h("small", {}, say(`setting-${name.toLowerCase()}-more`)),
        ),
      ),
    ),
    h(
      "fieldset",
      {},
      h("legend", {}, say("setting-help")),
      HELPS.map((help) =>
        choice("help", help, say(`help-way-${help}`), settings.value.help === help, () => set({ help })),
      ),
      h("small", {}, say("setting-help-more")),
    ),
    h(
      "fieldset",
      {},
      h("legend", {}, say("setting-keys")),
      KEYS.map((keys) =>
        choice("keys", keys, say(`keys-way-${keys}`), settings.value.keys === keys, () => set({ keys })),
      ),
    ),
    h(
      "fieldset",
      {},
      h("legend", {}, say("setting-alphabet")),
      ALPHABETS.map((alphabet) =>
        choice("alphabet", alphabet, say(`alphabet-${alphabet}`), settings.value.alphabet === alphabet, () =>
          set({ alphabet }),
        ),
      ),
    ),
    h(
      "fieldset",
      {},
      h("legend", {}, say("setting-theme")),
      THEMES.map((theme) =>
        choice("theme", theme, say(`theme-${theme}`), settings.value.theme === theme, () => set({ theme })),
      ),
    ),
    h(
      "fieldset",
      {},
      h("legend", {}, say("setting-language")),
      LANGUAGES.map(({ lang, name }) =>
        choice("lang", lang, name, settings.value.lang === lang, () => changeLanguage(lang)),
      ),
    ),
    button({ class: "link-button", onClick: () => runCommand({ do: "keys" }) }, say("action-keys")),
    h("a", { class: "link-button", href: `${ROOT}statistics#data-title` }, say("setting-data")),
    h(AccountLink, {}),
  );
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
  const at = (await getKept("account"))?.at;
  if (!at) return say("setting-account");
  const when = new Intl.DateTimeFormat(settings.peek().lang, { dateStyle: "medium", timeStyle: "short" });
  return say("setting-account-synced", { when: when.format(at) });
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} text
 * @param {boolean} checked
 * @param {() => void} choose
 */
const choice = (name, value, text, checked, choose) =>
  h(
    "label",
    { class: "choice", key: value },
    h("input", { type: "radio", name, value, checked, onChange: choose }),
    h("span", {}, text),
  );

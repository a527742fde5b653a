// What the player can do with the records: export, import, erase.

import { aside, button, h, say, useEffect, useState } from "../ui.js";
import { today } from "../game/today.js";
import { writeRecords } from "../records/record-rules.js";
import { erase, everything, records, take, takeAll } from "./records.js";

/** The largest file that is read, in bytes. */
const MOST = 64_000_000;

export function Data() {
  const [message, setMessage] = useState({ text: "", wrong: false });
  const [sure, setSure] = useState(false);
  const [persisted, setPersisted] = useState(true);
  useEffect(() => void navigator.storage?.persisted?.().then(setPersisted, () => {}), []);
  const all = records.value ?? [];
  const report = (/** @type {string} */ text, wrong = false) => setMessage({ text, wrong });

  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  async function read({ currentTarget: input }) {
    const file = input.files?.[0];
    // The same file can then be chosen again.
    const done = () => (input.value = "");
    if (!file) return;
    try {
      const text = file.size > MOST ? "" : await file.text();
      const all = await takeAll(text);
      const merged = all ? null : await take(text);
      if (all) report(say("everything-taken", all));
      else if (merged) report(say("statistics-imported", merged));
      else report(say("statistics-no-file"), true);
    } catch {
      report(say("statistics-failed"), true);
    }
    done();
  }

  async function saveEverything() {
    try {
      save("everything", await everything());
    } catch {
      report(say("statistics-failed"), true);
    }
  }

  async function persist() {
    // Browsers decide by themselves, and some ask the player.
    const safe = await navigator.storage.persist().catch(() => false);
    setPersisted(safe);
    report(say(safe ? "everything-persisted" : "everything-not-persisted"), !safe);
  }

  async function eraseAll() {
    setSure(false);
    try {
      await erase();
      report(say("statistics-erased"));
    } catch {
      report(say("statistics-failed"), true);
    }
  }

  return h(
    "section",
    { class: "data", "aria-labelledby": "data-title" },
    h("h2", { id: "data-title" }, say("statistics-data")),
    aside("statistics-data-about"),
    h(
      "div",
      { class: "buttons" },
      button({ onClick: () => void saveEverything() }, say("everything-save")),
      all.length > 0 && button({ onClick: () => save("games", writeRecords(all)) }, say("statistics-export")),
      h(
        "label",
        { class: "file-choice" },
        h("input", { type: "file", accept: ".json,application/json", onChange: read }),
        h("span", {}, say("statistics-import")),
      ),
      all.length > 0 && !sure && button({ onClick: () => setSure(true) }, say("statistics-erase")),
    ),
    !persisted &&
      h(
        "p",
        { class: "quiet" },
        say("everything-may-go"),
        " ",
        button({ class: "link-button", onClick: () => void persist() }, say("everything-persist")),
      ),
    sure &&
      h(
        "div",
        { class: "sure", role: "group", "aria-labelledby": "erase-sure" },
        h("p", { id: "erase-sure" }, say("statistics-erase-sure")),
        h(
          "div",
          { class: "buttons" },
          button({ class: "danger", onClick: () => void eraseAll() }, say("statistics-erase-yes")),
          button(
            { ref: (/** @type {HTMLElement | null} */ no) => no?.focus(), onClick: () => setSure(false) },
            say("statistics-erase-no"),
          ),
        ),
      ),
    h("p", { class: message.wrong ? "told wrong" : "told", role: "status" }, message.text),
  );
}

/** @param {string} what @param {string} text JSON */
function save(what, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: `jade-${what}-${today()}.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
